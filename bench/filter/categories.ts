/** A category that one card in six has. */
export const NARROW = 'danza';

/** The pill that shows every card. */
export const WIDEN = 'all';

/**
 * The positions of the cards that a category has, read from the page as the server sent it.
 *
 * @param html     Page.
 * @param category Slug.
 */
export function positionsOf( html: string, category: string ): number[] {
	return [ ...html.matchAll( / data-categories="([^"]*)"/g ) ].flatMap(
		( [ , slugs = '' ], index ) =>
			slugs.split( ' ' ).includes( category ) ? [ index ] : []
	);
}
