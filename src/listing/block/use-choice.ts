/**
 * The category that a preview shows, as on the page: what was chosen last in one of the filters of its grid, else what the page opens
 * with. A filter without cards chooses for the grid that it controls.
 */
import { useBlockEditContext } from '@wordpress/block-editor';
import {
	useCallback,
	useEffect,
	useRef,
	useSyncExternalStore,
} from '@wordpress/element';
import type { Attributes } from './attributes';
import { gridOf } from './page-grids';
import { choiceOf, choose, subscribe } from './shared-choice';
import { usePageGrids } from './use-page-grids';

/** What a preview shows. */
export interface ShownCategory {
	/** Client ID of the block. */
	clientId: string;
	/** Client ID of the block whose cards are narrowed: its own, or the one that it controls. */
	grid: string;
	/** Slug, or `all`. */
	category: string;
	/** Whether it was chosen in this block: then it has a pill here, unless that has gone since. */
	isOwn: boolean;
	/** Chooses another one; undefined for what the page opens with. */
	choose: ( category: string | undefined ) => void;
}

/**
 * The category of a preview.
 *
 * @param attributes Of the block.
 * @param initial    Category that the page opens with.
 */
export function useChoice(
	attributes: Attributes,
	initial: string
): ShownCategory {
	const { clientId = '' } = useBlockEditContext();
	const { showGrid, target } = attributes;
	const grids = usePageGrids();
	const grid = showGrid
		? clientId
		: ( gridOf( target, grids )?.clientId ?? clientId );
	const choice = useSyncExternalStore( subscribe, () => choiceOf( grid ) );
	const opensWith = useRef( initial );

	useEffect( () => {
		if ( grid !== clientId ) {
			choose( grid, { category: initial, by: clientId } );
		} else if (
			opensWith.current !== initial &&
			choiceOf( grid )?.by === clientId
		) {
			// Whoever changes the category that the page opens with wants to see it.
			choose( grid, undefined );
		}
		opensWith.current = initial;

		return () => {
			if ( grid !== clientId && choiceOf( grid )?.by === clientId ) {
				choose( grid, undefined );
			}
		};
	}, [ clientId, grid, initial ] );

	const chooseHere = useCallback(
		( category: string | undefined ) => {
			const opening = grid === clientId ? undefined : initial;
			const chosen = category ?? opening;
			choose(
				grid,
				chosen === undefined
					? undefined
					: { category: chosen, by: clientId }
			);
		},
		[ clientId, grid, initial ]
	);

	return {
		clientId,
		grid,
		category: choice?.category ?? initial,
		isOwn: choice?.by === clientId,
		choose: chooseHere,
	};
}
