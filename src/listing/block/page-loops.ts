/** The Query Loops of the edited page. A filter can control one by its anchor, or by that of a block that contains only this loop. */
import type { EditedBlock } from '@wordpress/block-editor';
import type { PageGrid } from './page-grids';

/** A Query Loop and its parents. */
export interface FoundLoop {
	loop: EditedBlock;
	/** Parents, the nearest first. */
	around: readonly EditedBlock[];
}

/** Data of the page. */
export interface Page {
	/** Name of a loop without a custom one. */
	title: string;
	/** Whether a block supports anchors. */
	canHaveId: ( block: EditedBlock ) => boolean;
	/** Counts the grids and loops in a block. */
	countIn: ( clientId: string ) => number;
}

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value.trim() : '';

const givenName = ( { attributes }: EditedBlock ): string =>
	text( ( attributes.metadata as { name?: unknown } | undefined )?.name );

const anchorOf = ( { attributes }: EditedBlock ): string =>
	text( attributes.anchor );

/** The block whose anchor selects a loop: one with an anchor, else one that supports it. Before WordPress 7.0 the loop does not. */
function holderOf(
	{ loop, around }: FoundLoop,
	{ canHaveId, countIn }: Page
): EditedBlock | undefined {
	const holders = [
		loop,
		// A selector matches the first of several.
		...around.filter( ( { clientId } ) => countIn( clientId ) === 1 ),
	].filter( canHaveId );

	return holders.find( ( block ) => anchorOf( block ) ) ?? holders[ 0 ];
}

/**
 * Returns the loops that a filter can control.
 *
 * @param loops Query Loops, in the order of the page.
 * @param page  Data of the page.
 * @return Distinct names, with the block that has or gets the anchor.
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
		// A grid may have the same name.
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
