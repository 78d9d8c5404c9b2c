import { read } from './listing.ts';
import { siteWith } from './release-of-others.ts';

// A site starts.
jest.setTimeout( 180_000 );

const { describe, start, stop, run, get } = siteWith(
	'polylang',
	'polylang.php'
);

/** Path of the link from the page of a program to the listing. */
async function wayBack( path: string ): Promise< string | undefined > {
	const { html } = await get( path );
	const [ link = '' ] =
		/<a class="programas-facts__back[^>]*>/.exec( html ) ?? [];

	return /href="https?:\/\/[^/]+([^"?#]*)/.exec( link )?.[ 1 ];
}

describe( 'beside Polylang', () => {
	beforeAll( async () => {
		await start();
		await run( 'activate' );
		await run( 'languages' );
		await run( 'contents' );
	} );
	afterAll( () => stop() );

	const listing = async ( path: string ) =>
		read( ( await get( path ) ).html );

	test( 'programs and categories are translated, by what wpml-config.xml says', async () => {
		expect( await run( 'translated' ) ).toEqual( {
			programs: true,
			categories: true,
		} );
	} );

	test( "each language's listing shows its own programs, pills and texts", async () => {
		expect( await listing( '/programas/' ) ).toMatchObject( {
			visible: [ 'Acuarela', 'Coro' ],
			pills: [ 'Todos', 'Arte', 'Música' ],
			count: '2 programas',
		} );
		expect( await listing( '/en/programs/' ) ).toMatchObject( {
			visible: [ 'Watercolour', 'Choir' ],
			pills: [ 'All', 'Art', 'Music' ],
			count: '2 programs',
		} );
	} );

	test( 'a deep link keeps its language, whose slugs are others', async () => {
		expect(
			( await listing( '/en/programs/?categoria=music' ) ).visible
		).toEqual( [ 'Choir' ] );
		expect(
			( await listing( '/programas/?categoria=musica' ) ).visible
		).toEqual( [ 'Coro' ] );
		expect(
			( await listing( '/en/programs/?categoria=musica' ) ).visible
		).toEqual( [ 'Watercolour', 'Choir' ] );
	} );

	test( 'the translation of a page may go on naming the categories of the original', async () => {
		expect( ( await listing( '/en/only-music/' ) ).visible ).toEqual( [
			'Choir',
		] );
		expect( ( await listing( '/en/music-first/' ) ).visible ).toEqual( [
			'Choir',
		] );
	} );

	test( 'a category leads to the listing of its own language, whatever that of the request', async () => {
		expect( await run( 'links' ) ).toEqual( {
			language: 'es',
			musica: '/programas/?categoria=musica',
			music: '/en/programs/?categoria=music',
		} );
	} );

	test( 'the page of a program leads to the listing of its language', async () => {
		expect( await wayBack( '/en/programa/choir/' ) ).toBe(
			'/en/programs/'
		);
		expect( await wayBack( '/programa/coro/' ) ).toBe( '/programas/' );
	} );

	test( 'a translation begins with the facts of its original, and the words are its own', async () => {
		expect( await run( 'copied' ) ).toEqual( {
			pfilter_start: '2030-01-02',
			pfilter_price: '5 €',
		} );
		expect( await run( 'kept_in_step' ) ).toEqual( {
			pfilter_start: '2030-02-03',
			pfilter_price: '5 pounds',
		} );
	} );
} );
