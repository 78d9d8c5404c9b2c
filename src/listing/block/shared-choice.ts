/** The chosen category of each grid in the editor, from its own pills or from those of a block that controls it. */
import { SharedValues } from './shared-values';

/** A choice. */
export interface Choice {
	/** Slug of the category, or `all`. */
	category: string;
	/** Client ID of the block with the pill. */
	by: string;
}

const choices = new SharedValues< Choice >();

/** Calls back when a choice changes. */
export const { subscribe } = choices;

/** The choice of a grid; undefined for none. */
export const choiceOf = choices.get;

/**
 * Chooses for a grid.
 *
 * @param grid   Client ID of the grid's block.
 * @param choice Choice; undefined removes it.
 */
export function choose( grid: string, choice: Choice | undefined ): void {
	const before = choices.get( grid );
	if ( before?.category !== choice?.category || before?.by !== choice?.by ) {
		choices.set( grid, choice );
	}
}
