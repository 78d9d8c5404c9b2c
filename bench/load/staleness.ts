import { setTimeout as sleep } from 'node:timers/promises';

/** How many answers in a row have to be right: both nodes, and each again. */
const RIGHT_IN_A_ROW = 4;
const PAUSE_MS = 100;
const LIMIT_MS = 30_000;

/**
 * Asks for a page until it shows an edit, and goes on to see whether it stays.
 *
 * @param  fetchPage Fetches it.
 * @param  shown     Text that has to be there.
 * @param  gone      Text that must not be there any more.
 * @return Milliseconds from the call to the end of the last answer that was old; 0 when none was.
 * @throws {Error} When the page does not show the edit in time.
 */
export async function lastStaleAnswer(
	fetchPage: () => Promise< string >,
	shown: string | null,
	gone: string | null
): Promise< number > {
	const start = performance.now();
	let last = 0;
	for ( let right = 0; right < RIGHT_IN_A_ROW; ) {
		const html = await fetchPage();
		const isOld =
			( shown !== null && ! html.includes( shown ) ) ||
			( gone !== null && html.includes( gone ) );
		if ( isOld ) {
			right = 0;
			last = performance.now() - start;
			await sleep( PAUSE_MS );
		} else {
			right++;
		}
		if ( last > LIMIT_MS ) {
			throw new Error( `After ${ LIMIT_MS } ms the page is still old.` );
		}
	}
	return last;
}
