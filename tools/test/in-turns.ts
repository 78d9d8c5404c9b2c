/** What starts a WordPress keeps about one core busy. Small machines have two. */
const AT_ONCE = 2;

/**
 * Works on two items at a time, in their order.
 *
 * @return The results, in the order of the items.
 */
export async function inTurns< Item, Result >(
	items: readonly Item[],
	work: ( item: Item ) => Promise< Result >
): Promise< Result[] > {
	const results: Result[] = [];
	const waiting = items.entries();
	await Promise.all(
		Array.from( { length: AT_ONCE }, async () => {
			for ( const [ index, item ] of waiting ) {
				results[ index ] = await work( item );
			}
		} )
	);
	return results;
}
