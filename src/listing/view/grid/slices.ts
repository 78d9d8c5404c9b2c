/** Spreads work on many cards over several tasks after the next frame, so that the page stays responsive; used by controller.ts. */
import { afterFrame } from '../after-frame';

/** Minimum number of cards in a slice. */
const SLICE = 80;

/** Maximum number of slices: each one causes a layout of the grid. */
const SLICES = 10;

/**
 * Processes items after the next frame, slice by slice.
 *
 * @param items Items.
 * @param work  What to do with each.
 * @return Stops the rest.
 */
export function runInSlices< Item >(
	items: readonly Item[],
	work: ( item: Item ) => void
): () => void {
	const size = Math.max( SLICE, Math.ceil( items.length / SLICES ) );
	let next = 0;
	let stopped = false;
	const slice = (): void => {
		if ( stopped ) {
			return;
		}
		items.slice( next, next + size ).forEach( work );
		next += size;
		if ( next < items.length ) {
			setTimeout( slice );
		}
	};
	if ( items.length > 0 ) {
		afterFrame( slice );
	}

	return () => {
		stopped = true;
	};
}
