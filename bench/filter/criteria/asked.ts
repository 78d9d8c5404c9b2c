/** What a visitor asks for on the pages with more criteria than the category; '' for everything. */
export interface Asked {
	/** Slug of an age: the taxonomy of bench/content/age-taxonomy.php. */
	edad: string;
	/** Whether only what is still to come is asked for. */
	coming: boolean;
	/** Whether only what is free is. */
	free: boolean;
	/** What is typed: beginnings of words, without accents and capitals. */
	words: string;
}

/** Nothing in particular. */
export const EVERYTHING: Asked = {
	edad: '',
	coming: false,
	free: false,
	words: '',
};

const CARD = /<li class="programas-card"([^>]*)>/g;

/**
 * The positions of the cards that are asked for, read from the page as the server sent it.
 *
 * @param html  Page.
 * @param asked What is asked for.
 * @param now   Now, by the site's clock: `2026-03-03T18:00`.
 */
export const positionsAsked = (
	html: string,
	asked: Asked,
	now: string
): number[] =>
	[ ...html.matchAll( CARD ) ].flatMap( ( [ , attributes = '' ], index ) => {
		const said = ( name: string ): string =>
			new RegExp( ` data-${ name }="([^"]*)"` ).exec(
				attributes
			)?.[ 1 ] ?? '';
		const words = said( 'buscar' ).split( ' ' );
		const isAsked =
			( ! asked.edad ||
				said( 'edad' ).split( ' ' ).includes( asked.edad ) ) &&
			( ! asked.coming || said( 'cuando' ) > now ) &&
			( ! asked.free || said( 'gratis' ) === '1' ) &&
			asked.words
				.split( ' ' )
				.every( ( beginning ) =>
					words.some( ( word ) => word.startsWith( beginning ) )
				);

		return isAsked ? [ index ] : [];
	} );

/**
 * The page with the place of each card on it: some rivals take those out of the page that were not asked for.
 *
 * @param html Page.
 */
export function withPlaces( html: string ): string {
	let place = 0;

	return html.replace(
		CARD,
		( _, attributes: string ) =>
			`<li class="programas-card" data-place="${ place++ }"${ attributes }>`
	);
}
