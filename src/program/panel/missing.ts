/** Lists what a program still lacks, for the check before publishing in panel.tsx. */
import { __ } from '@wordpress/i18n';
import { metaKeyOf, type Settings, type Texts } from './settings';

/** Recommended facts: at least one of each row. */
const RECOMMENDED = [ [ 'sessions' ], [ 'place', 'online_url' ], [ 'price' ] ];

/**
 * Labels of what a program should have and has not: some facts, and a picture.
 *
 * @param settings Settings.
 * @param texts    Its facts.
 * @param picture  ID of its picture, 0 for none; undefined where the site has no pictures of programs.
 */
export function missingLabels(
	settings: Settings,
	texts: Texts,
	picture: unknown
): string[] {
	const fields = settings.groups.flatMap( ( group ) => group.fields );

	return [
		...RECOMMENDED.filter( ( facts ) =>
			facts.every( ( fact ) => ! texts[ metaKeyOf( settings, fact ) ] )
		).flatMap( ( [ first ] ) =>
			fields
				.filter( ( { fact } ) => fact === first )
				.map( ( { label } ) => label )
		),
		...( picture === 0 ? [ __( 'Image', 'programs-filter' ) ] : [] ),
	];
}
