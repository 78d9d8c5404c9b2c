import { type EditedBlock, store } from '@wordpress/block-editor';
import type { select } from '@wordpress/data';

/**
 * Returns all blocks of the edited page in order, with inner blocks.
 *
 * @param from Selects from the editor's store.
 */
export function allBlocks( from: typeof select ): EditedBlock[] {
	const { getBlocksByClientId, getClientIdsWithDescendants } = from( store );

	return getBlocksByClientId( getClientIdsWithDescendants() );
}
