import type { Settings } from './settings';
import { shownFields } from './shown-fields';
import type { Facts } from './use-facts';

/** What visitors look for first. */
const NEEDED = [ 'start', 'place', 'price' ];

/**
 * Labels of what a program should have and has not: some facts, and a picture.
 *
 * @param settings Settings.
 * @param facts    Its facts.
 * @param picture  ID of its picture, 0 for none; undefined where the site has no pictures of programs.
 */
export function missingLabels(
	settings: Settings,
	facts: Pick< Facts, 'texts' | 'flags' >,
	picture: unknown
): string[] {
	const { fields, texts } = settings;
	const isPriceSaid = fields.some(
		( { fact, key } ) =>
			( fact === 'free' && facts.flags[ key ] === true ) ||
			( fact === 'prices' && Boolean( facts.texts[ key ] ) )
	);

	const shown = new Set(
		shownFields( fields, facts.texts ).map( ( { fact } ) => fact )
	);

	return [
		...fields
			.filter(
				( { fact, key } ) =>
					NEEDED.includes( fact ) &&
					! facts.texts[ key ] &&
					shown.has( fact ) &&
					! ( fact === 'price' && isPriceSaid )
			)
			.map( ( { label } ) => label ),
		...( picture === 0 ? [ texts.picture ] : [] ),
	];
}
