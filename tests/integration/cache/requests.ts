import type { CachedWordPress } from './cached-wordpress.ts';
import { read } from '../listing.ts';
import { wordpress } from '../wordpress.ts';

const PATH = '/programas-en-cache/';

/** Requests one after another, and many at once. */
export function requests( site: () => CachedWordPress ): void {
	beforeAll( async () => {
		await site().run( 'contents' );
	} );

	const renders = () => site().run< number >( 'renders' );

	/** Fetches a page, and counts what was rendered for it. */
	async function rendersOf( paths: readonly string[] ) {
		const before = await renders();
		const pages = await Promise.all( paths.map( site().fetchPage ) );
		return { pages, renders: ( await renders() ) - before };
	}

	it( 'without a persistent object cache nothing is kept', async () => {
		const { inSandbox } = wordpress();
		expect( await inSandbox( 'without_cache' ) ).toEqual( [ 2, 0 ] );
	} );

	it( 'a second request, to another server too, renders nothing and asks the database nothing', async () => {
		await site().fetchPage( PATH );
		const { pages, renders: count } = await rendersOf( [ PATH ] );
		expect( count ).toBe( 0 );
		expect( read( pages[ 0 ] ?? '' ).visible ).toEqual( [
			'Acuarela',
			'Coro',
		] );
		expect( await site().run( 'queries_when_kept' ) ).toBeLessThanOrEqual(
			2
		);
	} );

	it( 'a stampede renders once or twice', async () => {
		await site().run( 'forget' );
		await site().run( 'slow_down', true );
		const { pages, renders: count } = await rendersOf(
			Array< string >( 6 ).fill( PATH )
		);
		await site().run( 'slow_down', false );
		expect( count ).toBeGreaterThanOrEqual( 1 );
		expect( count ).toBeLessThanOrEqual( 2 );
		expect(
			new Set( pages.map( ( page ) => read( page ).visible.join() ) )
		).toEqual( new Set( [ 'Acuarela,Coro' ] ) );
	} );

	it( 'no category is rendered for itself, and one that does not exist adds nothing', async () => {
		await site().run( 'forget' );
		const pages = [];
		const before = await renders();
		for ( const query of [
			'?categoria=arte',
			'?categoria=musica',
			'',
			'?categoria=nada',
			'?otro=1',
		] ) {
			pages.push( await site().fetchPage( PATH + query ) );
		}
		expect( ( await renders() ) - before ).toBe( 1 );
		expect( pages.map( ( page ) => read( page ).visible.join() ) ).toEqual(
			[
				'Acuarela',
				'Coro',
				'Acuarela,Coro',
				'Acuarela,Coro',
				'Acuarela,Coro',
			]
		);
	} );

	it( 'the first cards that are shown load their pictures at once, whichever category was asked for first', async () => {
		const loading = await site().run< string[] >( 'loading' );
		// Watercolours, a choir without a picture, and five dances.
		expect( loading ).toEqual( [ 'eellll', 'leelll', 'elllll', 'eellll' ] );
	} );
}
