/** Random numbers below a limit, the same for the same seed (Park and Miller's generator). */
export function randomNumbers( seed: number ): ( limit: number ) => number {
	let state = seed;
	return ( limit ) => {
		state = ( state * 48_271 ) % 2_147_483_647;
		return state % limit;
	};
}
