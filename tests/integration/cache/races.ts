import type { CachedWordPress } from './cached-wordpress.ts';

/** Changes while something is being rendered. */
export function races( site: () => CachedWordPress ): void {
	it( 'a render that began before an edit is not kept as if it had begun after it', async () => {
		expect( await site().run( 'edited_during_render' ) ).toEqual( [
			'Coro',
			'Óleo',
		] );
	} );

	it( 'a request that had a program in memory before the edit does not keep what it had', async () => {
		expect( await site().run( 'edited_in_memory' ) ).toEqual( [
			'Coro',
			'Óleo',
		] );
	} );

	it( 'a render between WordPress’s announcement of a change and its end of cached queries does not count', async () => {
		expect( await site().run( 'rendered_during_announcement' ) ).toEqual( [
			'Acuarela',
			'Coro',
			'Danza',
		] );
	} );
}
