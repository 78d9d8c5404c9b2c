import type { CachedWordPress } from './cached-wordpress.ts';

/** A cache that fails costs nobody more than the render. */
export function failures( site: () => CachedWordPress ): void {
	beforeAll( async () => {
		await site().run( 'small_site' );
	} );

	/** What three requests show while the cache fails, how often they rendered, and how long the fastest took. */
	const requestsWhileIt = ( way: string ) =>
		site().run< { shown: string[]; renders: number; seconds: number } >(
			'requests_while_it',
			way
		);

	it.each( [
		'is down',
		'only reads',
		'gives no lock',
		'refuses the cards, as too large',
		'refuses every large value',
		'deletes nothing',
	] )(
		'a cache that %s lets every request render, at once and right',
		async ( way ) => {
			const { shown, renders, seconds } = await requestsWhileIt( way );
			expect( shown ).toEqual( [ 'right', 'right', 'right' ] );
			expect( renders ).toBeLessThanOrEqual( 3 );
			expect( seconds ).toBeLessThan( 1.5 );
		}
	);

	it( 'a refused listing does not leave the one before for others', async () => {
		expect( await site().run( 'renders_after_refusal' ) ).toBe( 1 );
	} );

	/** The next request while another one, which may have crashed, has the lock. */
	const whileLocked = ( name: string ) =>
		site().run< { html: string; renders: number; seconds: number } >(
			name
		);

	it( 'while another request renders, the version before is served', async () => {
		const { html, renders, seconds } =
			await whileLocked( 'locked_after_edit' );
		expect( html ).toContain( 'Coro</a>' );
		expect( renders ).toBe( 0 );
		expect( seconds ).toBeLessThan( 1.5 );
	} );

	it( 'while another request renders what nobody has kept, one renders for itself', async () => {
		const { html, renders, seconds } =
			await whileLocked( 'locked_and_empty' );
		expect( html ).toContain( 'Coro' );
		expect( renders ).toBe( 1 );
		expect( seconds ).toBeLessThan( 1.5 );
	} );

	it( 'what cannot be told apart is not kept', async () => {
		expect( await site().run( 'not_to_be_told_apart' ) ).toEqual( [
			'una',
			'otra',
		] );
	} );
}
