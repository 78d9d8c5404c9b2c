/**
 * The IDs of blocks that came into the page as copies: a pattern that is used twice, a block that is duplicated. WordPress leaves a copy
 * the ID of its original, and the page would have it twice.
 */
import type { EditedBlock } from '@wordpress/block-editor';
import metadata from './block.json';
import { freeAnchor, selectorsOf } from './page-grids';

/** What is to be changed of a block. */
export interface Change {
	clientId: string;
	attributes: { anchor: string } | { target: string };
}

const anchorOf = ( { attributes }: EditedBlock ): string | undefined =>
	typeof attributes.anchor === 'string' && attributes.anchor !== ''
		? attributes.anchor
		: undefined;

/** Whether one of the filters among blocks aims at an ID. */
const isTarget = ( blocks: readonly EditedBlock[], anchor: string ): boolean =>
	blocks.some(
		( { name, attributes } ) =>
			name === metadata.name &&
			selectorsOf( anchor ).some(
				( selector ) => selector === attributes.target
			)
	);

/**
 * Gives each block "Programas" among those that came, and what their filters aim at, an ID of its own where another block has it. The
 * filters that came with it go on controlling it.
 *
 * @param blocks All blocks of the page.
 * @param came   Client IDs of those that came.
 */
export function ownAnchors(
	blocks: readonly EditedBlock[],
	came: ReadonlySet< string >
): Change[] {
	const added = blocks.filter( ( { clientId } ) => came.has( clientId ) );
	const copies = added.filter(
		( block ) =>
			block.name === metadata.name ||
			isTarget( added, anchorOf( block ) ?? '' )
	);
	const taken = blocks
		.filter( ( found ) => ! copies.includes( found ) )
		.flatMap( ( found ) => anchorOf( found ) ?? [] );
	const changes: Change[] = [];
	/** The ID of the first copy, by the one with which it came. */
	const now = new Map< string, string >();
	for ( const copy of copies ) {
		const anchor = anchorOf( copy );
		if ( anchor ) {
			const own = freeAnchor( anchor, taken );
			taken.push( own );
			if ( ! now.has( anchor ) ) {
				now.set( anchor, own );
			}
			if ( own !== anchor ) {
				changes.push( {
					clientId: copy.clientId,
					attributes: { anchor: own },
				} );
			}
		}
	}
	for ( const { clientId, attributes } of copies ) {
		for ( const [ anchor, own ] of now ) {
			const which = selectorsOf( anchor ).findIndex(
				( selector ) => selector === attributes.target
			);
			const target = selectorsOf( own )[ which ];
			if ( target !== undefined && own !== anchor ) {
				changes.push( { clientId, attributes: { target } } );
			}
		}
	}

	return changes;
}
