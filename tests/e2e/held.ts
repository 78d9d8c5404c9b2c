/** A promise, and what keeps it. */
export function held(): { promise: Promise< void >; release: () => void } {
	let release = (): void => {};
	const promise = new Promise< void >( ( resolve ) => ( release = resolve ) );
	return { promise, release: () => release() };
}
