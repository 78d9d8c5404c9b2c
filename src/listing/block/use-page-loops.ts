import { store } from '@wordpress/block-editor';
import { getBlockType, hasBlockSupport } from '@wordpress/blocks';
import { type select, useRegistry, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import metadata from './block.json';
import type { PageGrid } from './page-grids';
import { type FoundLoop, pageLoops } from './page-loops';

const LOOP = 'core/query';
const ITEMS = 'core/post-template';

/** The loops of the page, but for those that stand in each item of another. */
function find( from: typeof select ): FoundLoop[] {
	const { getBlockParents, getBlocksByClientId, getBlocksByName } =
		from( store );

	return getBlocksByClientId( getBlocksByName( LOOP ) ).flatMap( ( loop ) => {
		const around = getBlocksByClientId(
			getBlockParents( loop.clientId, true )
		);

		return around.some( ( { name } ) => name === ITEMS )
			? []
			: [ { loop, around } ];
	} );
}

/** How many grids and loops are in a block. */
function countIn( from: typeof select, clientId: string ): number {
	const { getBlockParents, getBlocksByClientId, getBlocksByName } =
		from( store );
	const grids = getBlocksByClientId(
		getBlocksByName( metadata.name )
	).filter( ( { attributes } ) => attributes.showGrid !== false );

	return [ ...grids, ...find( from ).map( ( { loop } ) => loop ) ].filter(
		( block ) => getBlockParents( block.clientId ).includes( clientId )
	).length;
}

/** The Query Loops of the page that is being edited, in its order; also those in a template around it. */
export function usePageLoops(): PageGrid[] {
	const { select: from } = useRegistry();
	// The same text as long as nothing of it changes: blocks around a loop are others with each letter that is typed.
	const known = useSelect(
		() =>
			JSON.stringify(
				pageLoops( find( from ), {
					title: getBlockType( LOOP )?.title ?? '',
					canHaveId: ( { name } ) =>
						hasBlockSupport( name, 'anchor' ),
					countIn: ( clientId ) => countIn( from, clientId ),
				} )
			),
		[ from ]
	);

	return useMemo( () => JSON.parse( known ) as PageGrid[], [ known ] );
}
