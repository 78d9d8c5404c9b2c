/** What a listing shows, read from its HTML. */
export interface Listing {
	pills: string[];
	/** Slug of the pill that is pressed; undefined without a filter. */
	active: string | undefined;
	/** Titles of the cards that are shown. */
	visible: string[];
	/** Titles of the cards that are in the page but hidden. */
	hidden: string[];
	count: string | undefined;
	/** Text of the empty state, where it is shown. */
	empty: string | undefined;
}

export const parse = ( html: string ): Document =>
	new DOMParser().parseFromString( html, 'text/html' );

const textOf = ( element: Element | null ): string | undefined =>
	element?.textContent.trim();

export const textsOf = ( root: ParentNode, selector: string ): string[] =>
	[ ...root.querySelectorAll( selector ) ].map(
		( element ) => textOf( element ) ?? ''
	);

export const valuesOf = (
	root: ParentNode,
	selector: string,
	attribute: string
): ( string | null )[] =>
	[ ...root.querySelectorAll( selector ) ].map( ( element ) =>
		element.getAttribute( attribute )
	);

export function read( html: string ): Listing {
	const root = parse( html );
	return {
		pills: textsOf( root, '.programas-pill__label' ),
		active:
			root
				.querySelector( '.programas-pill[aria-pressed="true"]' )
				?.getAttribute( 'data-category' ) ?? undefined,
		visible: textsOf(
			root,
			'.programas-card:not([hidden]) .programas-card__title'
		),
		hidden: textsOf(
			root,
			'.programas-card[hidden] .programas-card__title'
		),
		count: textOf( root.querySelector( '.programas-count' ) ),
		empty: textOf( root.querySelector( '.programas-empty:not([hidden])' ) ),
	};
}
