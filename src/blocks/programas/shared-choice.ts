/**
 * Which category a grid of the editor shows, where somebody has chosen one: in its own pills or in those of a block that controls
 * it. Kept outside of the blocks, because it belongs to two of them.
 */

/** A choice. */
export interface Choice {
	/** Slug of the category, or `all`. */
	category: string;
	/** Client ID of the block whose pill it was. */
	by: string;
}

const choices = new Map< string, Choice >();
const listeners = new Set< () => void >();

/**
 * Calls back when any choice has changed.
 *
 * @param listener What to do.
 * @return Stops it.
 */
export function subscribe( listener: () => void ): () => void {
	listeners.add( listener );

	return () => {
		listeners.delete( listener );
	};
}

/**
 * What stands for a grid.
 *
 * @param grid Client ID of the grid's block.
 * @return The same object until it changes; undefined where nobody has chosen.
 */
export const choiceOf = ( grid: string ): Choice | undefined =>
	choices.get( grid );

/**
 * Chooses for a grid.
 *
 * @param grid   Client ID of the grid's block.
 * @param choice The choice; undefined takes back what stands.
 */
export function choose( grid: string, choice: Choice | undefined ): void {
	const before = choices.get( grid );
	if ( before?.category === choice?.category && before?.by === choice?.by ) {
		return;
	}
	if ( choice ) {
		choices.set( grid, choice );
	} else {
		choices.delete( grid );
	}
	for ( const listener of [ ...listeners ] ) {
		listener();
	}
}
