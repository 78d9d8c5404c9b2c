/**
 * Work in parallel, but not all at once.
 *
 * @param count How many tasks there are.
 * @param most  How many of them run at a time.
 * @param run   Runs the task with an index.
 * @return The results, in the order of the tasks. When one fails, none is begun any more.
 */
export async function inTurns< Result >(
	count: number,
	most: number,
	run: ( index: number ) => Promise< Result >
): Promise< Result[] > {
	const results: Result[] = [];
	let next = 0;
	const work = async (): Promise< void > => {
		while ( next < count ) {
			const index = next++;
			try {
				results[ index ] = await run( index );
			} catch ( reason ) {
				next = count;
				throw reason;
			}
		}
	};
	await Promise.all( Array.from( { length: most }, work ) );

	return results;
}
