import { type EditedBlock, store } from '@wordpress/block-editor';
import type { select } from '@wordpress/data';

/**
 * All blocks of the page that is being edited, in its order, also those inside of others.
 *
 * @param from Selects from the editor's store.
 */
export function allBlocks( from: typeof select ): EditedBlock[] {
	const { getBlocksByClientId, getClientIdsWithDescendants } = from( store );

	return getBlocksByClientId( getClientIdsWithDescendants() );
}
