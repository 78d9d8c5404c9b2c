/**
 * Which category a grid of the editor shows, where somebody has chosen one: in its own pills or in those of a block that controls
 * it.
 */
import { SharedValues } from './shared-values';

/** A choice. */
export interface Choice {
	/** Slug of the category, or `all`. */
	category: string;
	/** Client ID of the block whose pill it was. */
	by: string;
}

const choices = new SharedValues< Choice >();

/** Calls back when any choice has changed. */
export const { subscribe } = choices;

/** What stands for a grid; undefined where nobody has chosen. */
export const choiceOf = choices.get;

/**
 * Chooses for a grid.
 *
 * @param grid   Client ID of the grid's block.
 * @param choice The choice; undefined takes back what stands.
 */
export function choose( grid: string, choice: Choice | undefined ): void {
	const before = choices.get( grid );
	if ( before?.category !== choice?.category || before?.by !== choice?.by ) {
		choices.set( grid, choice );
	}
}
