/**
 * The category that a preview shows, as on the page: what was chosen last in one of the filters of its grid, else what the page opens
 * with. A filter without cards chooses for the grid that it controls.
 */
import { useBlockEditContext } from '@wordpress/block-editor';
import { useEffect, useRef, useSyncExternalStore } from '@wordpress/element';
import { ALL } from '../../view/constants';
import type { Attributes } from './attributes';
import { gridOf } from './page-grids';
import { choiceOf, choose, subscribe } from './shared-choice';
import { usePageGrids } from './use-page-grids';

/**
 * The category of a preview.
 *
 * @param attributes Of the block.
 * @param initial    Category that the page opens with.
 * @param offered    Categories that have a pill.
 * @return The category, `all` for all; and what chooses one.
 */
export function useChoice(
	attributes: Attributes,
	initial: string,
	offered: readonly string[]
): [ string, ( category: string ) => void ] {
	const { clientId = '' } = useBlockEditContext();
	const { showFilter, showGrid, target } = attributes;
	const grids = usePageGrids();
	const grid = showGrid
		? clientId
		: ( gridOf( target, grids )?.clientId ?? clientId );
	const choice = useSyncExternalStore( subscribe, () => choiceOf( grid ) );
	const isOwn = choice?.by === clientId;
	const isGone = isOwn && showFilter && ! offered.includes( choice.category );
	const opensWith = useRef( initial );

	useEffect( () => {
		// Whoever changes the category that the page opens with wants to see it.
		if ( opensWith.current !== initial || isGone ) {
			opensWith.current = initial;
			choose( grid, undefined );
		}
		if ( grid === clientId ) {
			return undefined;
		}
		choose( grid, { category: initial, by: clientId } );

		return () => {
			if ( choiceOf( grid )?.by === clientId ) {
				choose( grid, undefined );
			}
		};
	}, [ clientId, grid, initial, isGone ] );

	return [
		isGone ? ALL : ( choice?.category ?? initial ),
		( category ) => choose( grid, { category, by: clientId } ),
	];
}
