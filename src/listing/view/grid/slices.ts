/** Work that nobody sees, in slices, so that the page answers in between. */
import { afterFrame } from '../after-frame';

/** Cards a slice, at least: their contents are not laid out yet. */
const SLICE = 80;

/** Slices, at most: each makes the browser place the whole grid anew. */
const SLICES = 10;

/**
 * Does something to each item when the next frame is on the screen, a slice now and then.
 *
 * @param items Items.
 * @param work  What to do with each.
 * @return Stops: what was not reached is left alone.
 */
export function inSlices< Item >(
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
