import { store, useBlockEditContext } from '@wordpress/block-editor';
import { type select, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { allBlocks } from './all-blocks';
import metadata from './block.json';
import { ownAnchors } from './own-anchors';

/** Sources of inserted blocks in WordPress: none, and before 7.0 sometimes the inserter. */
const SOURCES = [ undefined, 'inserter_menu' ];

/** Whether a block came with the last insertion. Blocks of the saved page, and inside synced patterns, did not. */
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

/** Gives a copied block its own anchor, in the same step of undo. */
export function useOwnAnchors(): void {
	const registry = useRegistry();
	const { clientId = '' } = useBlockEditContext();

	useEffect( () => {
		if ( ! cameLast( registry.select, clientId ) ) {
			return;
		}
		const blocks = allBlocks( registry.select );
		// Includes parents of Query Loops, which filters may control.
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
