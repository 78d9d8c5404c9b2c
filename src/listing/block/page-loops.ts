/** The Query Loops of the page that is being edited: a filter can aim at one by the ID of the loop, or of a block around it alone. */
import type { EditedBlock } from '@wordpress/block-editor';
import type { PageGrid } from './page-grids';

/** A Query Loop, and what is around it. */
export interface FoundLoop {
	loop: EditedBlock;
	/** Blocks around it, the nearest first. */
	around: readonly EditedBlock[];
}

/** What else has to be known of the page. */
export interface Page {
	/** What a loop without a name of its own is called. */
	title: string;
	/** Whether a block can have an ID. */
	canHaveId: ( block: EditedBlock ) => boolean;
	/** How many grids and loops are in a block. */
	countIn: ( clientId: string ) => number;
}

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value.trim() : '';

const givenName = ( { attributes }: EditedBlock ): string =>
	text( ( attributes.metadata as { name?: unknown } | undefined )?.name );

const anchorOf = ( { attributes }: EditedBlock ): string =>
	text( attributes.anchor );

/** The block whose ID means a loop: one that has an ID, else one that can have one. Before WordPress 7.0 the loop itself cannot. */
function holderOf(
	{ loop, around }: FoundLoop,
	{ canHaveId, countIn }: Page
): EditedBlock | undefined {
	const holders = [
		loop,
		// A selector means the first of several.
		...around.filter( ( { clientId } ) => countIn( clientId ) === 1 ),
	].filter( canHaveId );

	return holders.find( ( block ) => anchorOf( block ) ) ?? holders[ 0 ];
}

/**
 * The loops that a filter can aim at.
 *
 * @param loops Query Loops, in the order of the page.
 * @param page  What else is known.
 * @return Each with the block that has, or gets, the ID, under a name of its own.
 */
export function pageLoops(
	loops: readonly FoundLoop[],
	page: Page
): PageGrid[] {
	const counts = new Map< string, number >();

	return loops.flatMap( ( found ) => {
		const holder = holderOf( found, page );
		if ( ! holder ) {
			return [];
		}
		const anchor = anchorOf( holder );
		const own = givenName( found.loop ) || givenName( holder ) || anchor;
		// A grid may be called the same.
		const name = own ? `${ own } (${ page.title })` : page.title;
		const count = ( counts.get( name ) ?? 0 ) + 1;
		counts.set( name, count );

		return {
			clientId: holder.clientId,
			anchor,
			name: count === 1 ? name : `${ name } ${ count }`,
		};
	} );
}
