import type { CachedWordPress } from './cached-wordpress.ts';

/** Kept listings, and the clock. */
export function clock( site: () => CachedWordPress ): void {
	it( 'is rendered anew at the moment at which the clock changes it, whether or not that is announced', async () => {
		expect( await site().run( 'around_the_moment' ) ).toEqual( [
			1, 0, 1, 0,
		] );
	} );
}
