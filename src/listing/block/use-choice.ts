/**
 * The hook for the category of a preview: the last choice in the filters of its grid, else the initial one. A filter without cards chooses for the
 * grid that it controls.
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

/** The category of a preview. */
export interface ShownCategory {
	/** Client ID of the block. */
	clientId: string;
	/** Client ID of the filtered block: its own, or the one that it controls. */
	grid: string;
	/** Slug, or `all`. */
	category: string;
	/** Whether it was chosen in this block. */
	isOwn: boolean;
	/** Chooses another one; undefined for the initial one. */
	choose: ( category: string | undefined ) => void;
}

/**
 * Returns the category of a preview.
 *
 * @param attributes Attributes.
 * @param initial    Initial category.
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
			// A change of the initial category shows it.
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
