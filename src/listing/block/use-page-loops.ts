import { store } from '@wordpress/block-editor';
import { getBlockType, hasBlockSupport } from '@wordpress/blocks';
import { type select, useRegistry, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import metadata from './block.json';
import type { PageGrid } from './page-grids';
import { type FoundLoop, pageLoops } from './page-loops';

const LOOP = 'core/query';
const ITEMS = 'core/post-template';

/** Finds the loops of the page, without nested ones. */
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

/** Counts the grids and loops in a block. */
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

/** Returns the Query Loops of the edited page in order, with those of its template. */
export function usePageLoops(): PageGrid[] {
	const { select: from } = useRegistry();
	// Serialized, as parents of a loop are new objects after each typed letter.
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
