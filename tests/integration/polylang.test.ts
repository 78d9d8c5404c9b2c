import { read } from './listing.ts';
import { muPlugin } from './mu-plugin.ts';
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

	test( "each language's listing shows its own programs, pills and texts", async () => {
		expect( await listing( '/programas/' ) ).toMatchObject( {
			visible: [ 'Acuarela', 'Coro' ],
			pills: [ 'Todos', 'Arte', 'Música' ],
			count: '2 resultados',
		} );
		expect( await listing( '/en/programs/' ) ).toMatchObject( {
			visible: [ 'Watercolor', 'Choir' ],
			pills: [ 'All', 'Art', 'Music' ],
			count: '2 programs',
		} );
	} );

	test( 'a deep link keeps its language, whose slugs are others; the translation of a page may go on naming the categories of the original', async () => {
		const visible = await Promise.all(
			[
				'/en/programs/?categoria=music',
				'/programas/?categoria=musica',
				'/en/programs/?categoria=musica',
				'/en/only-music/',
				'/en/music-first/',
			].map( async ( path ) => ( await listing( path ) ).visible )
		);
		expect( visible ).toEqual( [
			[ 'Choir' ],
			[ 'Coro' ],
			[ 'Watercolor', 'Choir' ],
			[ 'Choir' ],
			[ 'Choir' ],
		] );
	} );

	test( 'by what wpml-config.xml says, a category and the page of a program lead to the listing of their own language, whatever that of the request', async () => {
		expect( await run( 'links' ) ).toEqual( {
			translated: [ true, true ],
			language: 'es',
			musica: '/programas/?categoria=musica',
			music: '/en/programs/?categoria=music',
		} );
		expect( await wayBack( '/en/programa/choir/' ) ).toBe(
			'/en/programs/'
		);
		expect( await wayBack( '/programa/coro/' ) ).toBe( '/programas/' );
	} );

	test( 'the preview of a page in the editor shows the language of that page, whatever the editor’s is', async () => {
		const remove = await muPlugin( { onSite: run }, 'be_administrator' );
		const previewed = async ( slug: string ) => {
			const { html } = await get(
				`/wp-json/programs-filter/v1/listing?post=${ await run< number >(
					'page_id',
					slug
				) }`
			);
			const preview = JSON.parse( html ) as { html: string };
			const { visible, pills, count } = read( preview.html );
			return [ visible, pills, count ];
		};
		expect( await previewed( 'programas' ) ).toEqual( [
			[ 'Acuarela', 'Coro' ],
			[ 'Todos', 'Arte', 'Música' ],
			'2 resultados',
		] );
		expect( await previewed( 'programs' ) ).toEqual( [
			[ 'Watercolor', 'Choir' ],
			[ 'All', 'Art', 'Music' ],
			'2 programs',
		] );
		await remove();
	} );

	test( 'the translation of a page goes on showing the category of its original whose slug was changed', async () => {
		await run( 'rename', 'musica', 'musica-clasica' );
		const visible = await Promise.all(
			[ '/en/only-music/', '/en/music-first/' ].map(
				async ( path ) => ( await listing( path ) ).visible
			)
		);
		await run( 'rename', 'musica-clasica', 'musica' );
		expect( visible ).toEqual( [ [ 'Choir' ], [ 'Choir' ] ] );
	} );

	test( 'a translation begins with the facts of its original, and the words are its own', async () => {
		expect( await run( 'facts' ) ).toEqual( [
			[ '2030-01-02', '5 €' ],
			[ '2030-02-03', '5 pounds' ],
		] );
	} );

	test( 'copies of translations are translations of each other', async () => {
		expect( await run( 'copied' ) ).toEqual( [ [ 'en', 'es' ], true ] );
	} );

	test( 'an import changes programs of its language only; new programs and categories get that language', async () => {
		const remove = await muPlugin( { onSite: run }, 'offer_import' );
		const imported = async ( csv: string, language = '' ) => {
			const query = new URLSearchParams( { csv, lang: language } );
			const { html } = await get(
				`/wp-json/test/v1/import?${ query.toString() }`
			);
			return JSON.parse( html ) as unknown;
		};
		const SHEET =
			'Título;Lugar;Categorías\nCoro;Room 1;Arte | Music > Voice\n';
		expect( await imported( SHEET, 'en' ) ).toEqual( {
			actions: [ 'create' ],
			programs: [
				'Coro es Música (es)',
				'Coro en Room 1 Arte (en) Voice (en)',
			],
			counts: { Arte: 1, Voice: 1 },
		} );
		expect( await imported( SHEET, 'en' ) ).toMatchObject( {
			actions: [ 'same' ],
		} );
		expect(
			await imported( 'Título;Idioma;Lugar\nCoro;es;Aula 2\nCoro;;\n' )
		).toMatchObject( {
			actions: [ 'change', 'skip' ],
			programs: [
				'Coro es Aula 2 Música (es)',
				'Coro en Room 1 Arte (en) Voice (en)',
			],
		} );
		await remove();
		// As on the command line, where a request has the language of a page.
		expect(
			await run( 'imported', 'Título;Idioma;Lugar\nCoro;en;Room 3\n' )
		).toMatchObject( {
			actions: [ 'change' ],
			programs: [
				'Coro es Aula 2 Música (es)',
				'Coro en Room 3 Arte (en) Voice (en)',
			],
			counts: { Arte: 1, Voice: 1 },
		} );
	} );
} );
