/** What starts a WordPress keeps about one core busy. Small machines have two. */
const AT_ONCE = 2;

/**
 * Works on two items at a time, in their order.
 */
export async function inTurns< Item >(
	items: readonly Item[],
	work: ( item: Item ) => Promise< void >
): Promise< void > {
	const waiting = items.values();
	await Promise.all(
		Array.from( { length: AT_ONCE }, async () => {
			for ( const item of waiting ) {
				await work( item );
			}
		} )
	);
}
