/**
 * Works on some items at a time, in their order.
 *
 * @param items  Items.
 * @param atOnce How many at a time.
 * @param work   What is done with each.
 * @return The results, in the order of the items.
 */
export async function inTurns< Item, Result >(
	items: readonly Item[],
	atOnce: number,
	work: ( item: Item ) => Promise< Result >
): Promise< Result[] > {
	const results: Result[] = [];
	const waiting = items.entries();
	await Promise.all(
		Array.from( { length: atOnce }, async () => {
			for ( const [ index, item ] of waiting ) {
				results[ index ] = await work( item );
			}
		} )
	);
	return results;
}
