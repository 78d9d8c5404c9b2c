import { store, useBlockEditContext } from '@wordpress/block-editor';
import { type select, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { allBlocks } from './all-blocks';
import metadata from './block.json';
import { ownAnchors } from './own-anchors';

/** How WordPress calls where an inserted block came from: nothing, and before WordPress 7.0 sometimes the inserter. */
const SOURCES = [ undefined, 'inserter_menu' ];

/**
 * Whether a block came with the last insertion. What the page or a synced pattern was opened with did not, also where that
 * synced pattern was inserted.
 */
function cameLast( from: typeof select, clientId: string ): boolean {
	const { areInnerBlocksControlled, getBlockParents, wasBlockJustInserted } =
		from( store );
	const path = [ clientId, ...getBlockParents( clientId, true ) ];
	const loaded = path.findIndex(
		( id, index ) => index > 0 && areInnerBlocksControlled( id )
	);

	return ( loaded === -1 ? path : path.slice( 0, loaded ) ).some( ( id ) =>
		SOURCES.some( ( source ) => wasBlockJustInserted( id, source ) )
	);
}

/** Gives the block, if it came as a copy, an ID of its own, in the same step of undo. */
export function useOwnAnchors(): void {
	const registry = useRegistry();
	const { clientId = '' } = useBlockEditContext();

	useEffect( () => {
		if ( ! cameLast( registry.select, clientId ) ) {
			return;
		}
		const blocks = allBlocks( registry.select );
		// Also what is around a Query Loop, at which a filter aims.
		const came = blocks
			.filter(
				( { name, attributes } ) =>
					name === metadata.name || attributes.anchor
			)
			.map( ( { clientId: id } ) => id )
			.filter( ( id ) => cameLast( registry.select, id ) );
		const changes = ownAnchors( blocks, new Set( came ) );
		const { updateBlockAttributes, ...actions } =
			registry.dispatch( store );
		registry.batch( () => {
			for ( const change of changes ) {
				void actions.__unstableMarkNextChangeAsNotPersistent();
				void updateBlockAttributes(
					change.clientId,
					change.attributes
				);
			}
		} );
	}, [ registry, clientId ] );
}
