/**
 * A category whose slug was changed: blocks, shortcodes and shared addresses that have the old one go on working.
 */
import { parse, read, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox, onSite, fetchPage, removeContent } = wordpress();

const RENAMED = {
	// One chosen category is nothing to choose from.
	pills: [],
	visible: [ 'Acuarela' ],
};

const CHOSEN = { active: 'arte', visible: [ 'Acuarela' ], hidden: [ 'Coro' ] };

describe( 'a category that was renamed', () => {
	it( 'is found by its old slug in a block and in a shortcode', async () => {
		const html = await inSandbox< string[] >( 'named_by_old_slug' );
		expect( html.map( read ) ).toMatchObject( [
			RENAMED,
			RENAMED,
			CHOSEN,
		] );
	} );

	it( 'is chosen at first paint by an address that has its old slug, and its pill tells the script of it', async () => {
		const html = await inSandbox< string >( 'asked_by_old_slug' );
		expect( read( html ) ).toMatchObject( {
			...CHOSEN,
			count: '1 de 2 programas',
		} );
		expect(
			valuesOf( parse( html ), '.programas-pill', 'data-old-slugs' )
		).toEqual( [ null, 'bellas-artes', null ] );
	} );

	it( 'is found by every slug that it ever had, also one with letters of another script or of digits', async () => {
		const pages = await inSandbox< string[] >( 'renamed_often' );
		expect( pages.map( ( html ) => read( html ).active ) ).toEqual(
			Array( 5 ).fill( 'artes' )
		);
		expect(
			valuesOf(
				parse( pages[ 0 ] ?? '' ),
				'[data-category=artes]',
				'data-old-slugs'
			)
		).toEqual( [ 'bellas-artes arte %e6%97%a5%e6%9c%ac 2026' ] );
	} );

	it( 'keeps no old slug that it has again, that another category takes, or that was its own all along; a tag has none', async () => {
		const { html, ...metadata } = await inSandbox< { html: string } >(
			'taken_slugs'
		);
		expect( metadata ).toEqual( {
			renamed: [ 'bellas-artes' ],
			back: [ 'arte' ],
			'taken by a new one': [],
			'taken by a renamed one': [ [], [], [ 'musica' ] ],
			'another name': [ 'musica' ],
			deleted: [],
			'of a tag': [],
		} );
		expect( read( html ).visible ).toEqual( [ 'Coro' ] );
	} );
} );

it( 'a renamed category is found by its old slug from the translation of a page, too', async () => {
	expect(
		await inSandbox( 'translated', [ 'bellas-artes', 'musica', 'danza' ] )
	).toEqual( [ 'art', 'music' ] );
} );

describe( 'the old slugs of categories in the REST API', () => {
	beforeAll( () => onSite( 'contents' ) );
	afterAll( removeContent );

	it( 'are a field that all may read and none may write, and no metadata', async () => {
		const { html } = await fetchPage(
			'/wp-json/wp/v2/programa-categorias?orderby=name'
		);
		expect( JSON.parse( html ) ).toMatchObject( [
			{ slug: 'arte', programs_filter_old_slugs: [ 'bellas-artes' ] },
			{ slug: 'musica', programs_filter_old_slugs: [] },
		] );
		expect( html ).not.toContain( '_programs_filter' );
		expect( await inSandbox( 'written_by_rest' ) ).toEqual( [
			[ 'bellas-artes' ],
			false,
		] );
	} );
} );
