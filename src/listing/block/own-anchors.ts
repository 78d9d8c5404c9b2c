/**
 * Gives copied blocks anchors of their own. WordPress keeps the anchor of the original, for example in a duplicated block or a pattern that is used
 * twice.
 */
import type { EditedBlock } from '@wordpress/block-editor';
import metadata from './block.json';
import { freeAnchor, selectorsOf } from './page-grids';

/** A change of a block's attributes. */
export interface Change {
	clientId: string;
	attributes: { anchor: string } | { target: string };
}

const anchorOf = ( { attributes }: EditedBlock ): string | undefined =>
	typeof attributes.anchor === 'string' && attributes.anchor !== ''
		? attributes.anchor
		: undefined;

/** Whether a filter among blocks controls an ID. */
const isTarget = ( blocks: readonly EditedBlock[], anchor: string ): boolean =>
	blocks.some(
		( { name, attributes } ) =>
			name === metadata.name &&
			selectorsOf( anchor ).some(
				( selector ) => selector === attributes.target
			)
	);

/**
 * Returns new anchors for inserted blocks "Programas" and the targets of inserted filters, if other blocks have the same. Inserted filters follow
 * their target.
 *
 * @param blocks All blocks of the page.
 * @param came   Client IDs of the inserted blocks.
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
	/** New anchor of the first copy by its old one. */
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
