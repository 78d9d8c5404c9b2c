/** The grids of the page that is being edited, for the blocks that are a filter of one of them. */
import type { EditedBlock } from '@wordpress/block-editor';
import { cleanForSlug } from '@wordpress/url';

/** A block that shows cards. */
export interface PageGrid {
	clientId: string;
	/** ID of the block; '' for none. */
	anchor: string;
	/** What it is called: each grid of the page has another name. */
	name: string;
}

/** A block "Programas" that shows cards. */
export interface PageListing extends PageGrid {
	attributes: Readonly< Record< string, unknown > >;
}

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value.trim() : '';

/** The name that a person gave the block in the list view. */
const givenName = ( { attributes }: EditedBlock ): string =>
	text( ( attributes.metadata as { name?: unknown } | undefined )?.name );

/**
 * The grids among blocks.
 *
 * @param blocks Blocks "Programas", in the order of the page.
 * @param title  What a block without a name of its own is called; with its position, where there are several.
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
 * The selector of a grid.
 *
 * @param anchor ID of its block.
 */
export const selectorOf = ( anchor: string ): string =>
	`#${ CSS.escape( anchor ) }`;

/**
 * The selectors that mean a grid: its block, or the list inside it.
 *
 * @param anchor ID of its block.
 */
export const selectorsOf = ( anchor: string ): [ string, string ] => [
	selectorOf( anchor ),
	`${ selectorOf( anchor ) } .programas-grid`,
];

/**
 * The grid that a selector means, as far as that can be known without the page: by the ID of its block.
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
 * An ID that nobody has.
 *
 * @param wanted What it should be.
 * @param taken  IDs that are there already.
 */
export function freeAnchor( wanted: string, taken: readonly string[] ): string {
	const candidates = [
		wanted,
		...taken.map( ( _, index ) => `${ wanted }-${ index + 2 }` ),
	];

	return candidates.find( ( id ) => ! taken.includes( id ) ) ?? wanted;
}

/**
 * An ID for a grid that has none.
 *
 * @param name  What it is called.
 * @param taken IDs that are there already.
 */
export function newAnchor( name: string, taken: readonly string[] ): string {
	// What a theme or another block calls something is hardly called so.
	const words = cleanForSlug( name )
		.split( '-' )
		.filter( ( word ) => word !== '' && word !== 'programas' );

	return freeAnchor( [ 'programas', ...words ].join( '-' ), taken );
}
