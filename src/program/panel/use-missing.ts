import { useEntityProp } from '@wordpress/core-data';
import type { Settings } from './settings';
import type { Facts } from './use-facts';

/** What visitors look for first. */
const NEEDED = [ 'start', 'place', 'price' ];

/**
 * Labels of what a program should have and has not: some facts, and a picture.
 *
 * @param settings Settings.
 * @param id       ID of the program.
 * @param facts    Its facts.
 */
export function useMissing(
	settings: Settings,
	id: number,
	facts: Facts
): string[] {
	const picture = useEntityProp(
		'postType',
		settings.postType,
		'featured_media',
		id
	)[ 0 ] as unknown;
	const isFree = Object.values( facts.flags ).includes( true );

	return [
		...settings.fields
			.filter(
				( { fact, key } ) =>
					NEEDED.includes( fact ) &&
					! facts.texts[ key ] &&
					! ( fact === 'price' && isFree )
			)
			.map( ( { label } ) => label ),
		...( picture ? [] : [ settings.texts.picture ] ),
	];
}
