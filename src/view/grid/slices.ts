/**
 * Work that nobody sees, in slices, so that the page answers in between.
 */
import { afterFrame } from '../after-frame';

/** Cards a slice, at least: their contents are not laid out yet. */
const SLICE = 80;

/** Slices, at most: each makes the browser place the whole grid anew. */
const SLICES = 10;

/**
 * Does something when the next frame is on the screen, and then something to each item, a slice now and then.
 *
 * @param first What to do first, at once: of several steps, each would move what stands below.
 * @param items Items.
 * @param work  What to do with each.
 * @return Stops: what was not reached is left alone.
 */
export function inSlices< Item >(
	first: () => void,
	items: readonly Item[],
	work: ( item: Item ) => void
): () => void {
	const size = Math.max( SLICE, Math.ceil( items.length / SLICES ) );
	let next = 0;
	let stopped = false;
	const whenFree = ( step: () => void ): void => {
		setTimeout( () => stopped || step() );
	};
	const slice = (): void => {
		items.slice( next, next + size ).forEach( work );
		next += size;
		if ( next < items.length ) {
			whenFree( slice );
		}
	};
	afterFrame( () => {
		if ( ! stopped ) {
			first();
			whenFree( slice );
		}
	} );

	return () => {
		stopped = true;
	};
}
