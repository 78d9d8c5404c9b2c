/** The grids of the edited page, for the filters that control them. */
import type { EditedBlock } from '@wordpress/block-editor';
import { cleanForSlug } from '@wordpress/url';

/** A block that shows cards. */
export interface PageGrid {
	clientId: string;
	/** Anchor of the block; '' for none. */
	anchor: string;
	/** Distinct name. */
	name: string;
}

/** A block "Programas" that shows cards. */
export interface PageListing extends PageGrid {
	attributes: Readonly< Record< string, unknown > >;
}

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value.trim() : '';

/** The custom name of a block in the list view. */
const givenName = ( { attributes }: EditedBlock ): string =>
	text( ( attributes.metadata as { name?: unknown } | undefined )?.name );

/**
 * Returns the grids among blocks.
 *
 * @param blocks Blocks "Programas", in the order of the page.
 * @param title  Name of a block without a custom one; numbered if there are several.
 */
export function pageGrids(
	blocks: readonly EditedBlock[],
	title: string
): PageListing[] {
	const grids = blocks.filter(
		( { attributes } ) => attributes.showGrid !== false
	);
	const counts = new Map< string, number >();

	return grids.map( ( block, index ) => {
		const anchor = text( block.attributes.anchor );
		const own =
			givenName( block ) ||
			anchor ||
			( grids.length === 1 ? title : `${ title } ${ index + 1 }` );
		const count = ( counts.get( own ) ?? 0 ) + 1;
		counts.set( own, count );

		return {
			clientId: block.clientId,
			anchor,
			name: count === 1 ? own : `${ own } (${ count })`,
			attributes: block.attributes,
		};
	} );
}

/**
 * Returns the selector of a grid.
 *
 * @param anchor Anchor of its block.
 */
export const selectorOf = ( anchor: string ): string =>
	`#${ CSS.escape( anchor ) }`;

/**
 * Returns the selectors of a grid: its block, and the list inside it.
 *
 * @param anchor Anchor of its block.
 */
export const selectorsOf = ( anchor: string ): [ string, string ] => [
	selectorOf( anchor ),
	`${ selectorOf( anchor ) } .programas-grid`,
];

/**
 * Returns the grid of a selector, by the anchor of its block.
 *
 * @param target Selector; '' for the first grid of the page.
 * @param grids  Grids of the page.
 */
export function gridOf< Grid extends PageGrid >(
	target: string,
	grids: readonly Grid[]
): Grid | undefined {
	const selector = target.trim();

	return selector === ''
		? grids[ 0 ]
		: grids.find(
				( { anchor } ) =>
					anchor !== '' && selectorsOf( anchor ).includes( selector )
			);
}

/**
 * Returns an unused anchor.
 *
 * @param wanted Preferred anchor.
 * @param taken  Used anchors.
 */
export function freeAnchor( wanted: string, taken: readonly string[] ): string {
	const candidates = [
		wanted,
		...taken.map( ( _, index ) => `${ wanted }-${ index + 2 }` ),
	];

	return candidates.find( ( id ) => ! taken.includes( id ) ) ?? wanted;
}

/**
 * Returns an anchor for a grid without one.
 *
 * @param name  Name of the grid.
 * @param taken Used anchors.
 */
export function newAnchor( name: string, taken: readonly string[] ): string {
	// The prefix avoids IDs of the theme and of other blocks.
	const words = cleanForSlug( name )
		.split( '-' )
		.filter( ( word ) => word !== '' && word !== 'programas' );

	return freeAnchor( [ 'programas', ...words ].join( '-' ), taken );
}
