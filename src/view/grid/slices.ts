/**
 * Work on many cards in slices, so that the page answers in between.
 */

/** Cards a slice: their contents are not laid out yet, and each slice makes the browser place the whole grid anew. */
const SLICE = 500;

/**
 * Does something to each item, a slice now and then.
 *
 * @param items Items.
 * @param work  What to do with each.
 * @return Stops: items that were not reached are left alone.
 */
export function inSlices< Item >(
	items: readonly Item[],
	work: ( item: Item ) => void
): () => void {
	let next = 0;
	let timer: ReturnType< typeof setTimeout > | undefined;
	const slice = (): void => {
		items.slice( next, next + SLICE ).forEach( work );
		next += SLICE;
		schedule();
	};
	const schedule = (): void => {
		if ( next < items.length ) {
			timer = setTimeout( slice );
		}
	};
	schedule();

	return () => clearTimeout( timer );
}
