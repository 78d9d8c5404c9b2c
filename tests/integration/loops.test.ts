import { parse, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

type Pages = Record< string, string >;

/** What a loop shows: titles, and of each whether it is hidden. */
function read( html = '' ) {
	const root = parse( html );
	const cards = '.programas-grid > [data-categories]';

	return {
		items: textsOf( root, '.wp-block-post > h3' ),
		shown: textsOf( root, `${ cards }:not([hidden]) > h3` ),
		categories: valuesOf( root, cards, 'data-categories' ),
		pills: textsOf( root, '.programas-pill__label' ),
		empty: root.querySelector( '.programas-empty:not([hidden])' ),
	};
}

const ALL = [ 'Acuarela', 'Bailes', 'Coro', 'Danza', 'Esgrima' ];

describe( 'a Query Loop that a filter aims at', () => {
	let pages: Pages;

	beforeAll( async () => {
		pages = await inSandbox< Pages >( 'places' );
	} );

	it.each( [
		[ 'before', [ 'Coro', 'Danza' ] ],
		[ 'after', [ 'Coro', 'Danza' ] ],
		[ 'all', ALL ],
		[ 'parent', [ 'Acuarela', 'Coro', 'Danza' ] ],
		[ 'unknown', ALL ],
		[ 'synced', [ 'Acuarela' ] ],
		[ 'pattern', [ 'Bailes', 'Danza' ] ],
		[ 'shortcode', [ 'Bailes', 'Danza' ] ],
		[ 'own ID', [ 'Bailes', 'Danza' ] ],
		[ 'two', [ 'Acuarela' ] ],
	] )(
		'has all its items in the page, and shows those that the address asks for: %s',
		( name, shown ) => {
			const loop = read( pages[ name ] );
			expect( loop.items ).toEqual( ALL );
			expect( loop.shown ).toEqual( shown );
			expect( loop.categories ).toEqual( [
				'artes',
				'danza',
				'musica artes',
				'danza musica artes',
				'',
			] );
		}
	);

	it.each( [ 'elsewhere', 'none', 'quoted' ] )(
		'is left as it is where no filter means it: %s',
		( name ) => {
			const loop = read( pages[ name ] );
			expect( loop.items ).toEqual( [ 'Acuarela', 'Bailes' ] );
			expect( pages[ name ] ).not.toContain( 'data-categories' );
			expect( pages[ name ] ).toContain( 'data-wp-router-region' );
		}
	);

	it( 'is the first one of several in what the selector means', () => {
		const root = parse( pages[ 'first only' ] ?? '' );
		const lists = root.querySelectorAll( '.wp-block-post-template' );
		expect(
			[ ...lists ].map( ( { children } ) => children.length )
		).toEqual( [ 5, 2 ] );
		expect( root.querySelectorAll( '.programas-grid' ) ).toHaveLength( 1 );
	} );

	it( 'does not change its page without loading another one, and leaves no trace of how its items are found', () => {
		expect( pages.before ).not.toMatch( /data-wp-|programas-[0-9a-f]{8}-/ );
	} );
} );

it( 'its items say what the criteria of its filter need, and nothing matches where nothing does', async () => {
	const pages = await inSandbox< Pages >( 'criteria' );
	const root = parse( pages.all ?? '' );
	const cards = '.programas-grid > li';
	expect( valuesOf( root, cards, 'data-gratis' ) ).toEqual( [
		'1',
		null,
		null,
		null,
		null,
	] );
	expect( valuesOf( root, cards, 'data-cuando' )[ 1 ] ).toMatch(
		/^2099-03-03\//
	);
	expect( valuesOf( root, cards, 'data-buscar' )[ 0 ] ).toContain(
		'acuarela'
	);
	expect(
		root.querySelector( '.programas-grid[data-waits]' )
	).not.toBeNull();
	expect( read( pages.free ).shown ).toEqual( [ 'Acuarela' ] );
	expect( read( pages.coming ).shown ).toEqual( [ 'Bailes' ] );
	expect( read( pages.words ).shown ).toEqual( [ 'Danza' ] );
	expect( read( pages.all ).empty ).toBeNull();
	for ( const name of [ 'none', 'narrow' ] ) {
		expect( read( pages[ name ] ).shown ).toEqual( [] );
		expect( read( pages[ name ] ).empty?.textContent ).toBe(
			'Nada coincide con estos filtros.'
		);
	}
} );

it( 'the class of the markup contract makes any loop a grid, with the taxonomies of its post type', async () => {
	const pages = await inSandbox< Pages >( 'classes' );
	const loop = read( pages.class );
	expect( loop.shown ).toEqual( [ ...ALL, 'Fotografía' ] );
	expect( loop.categories[ 3 ] ).toBe( 'danza musica artes' );
	expect(
		valuesOf(
			parse( pages.class ?? '' ),
			'.programas-grid.mi-clase > li',
			'data-edad'
		).at( -1 )
	).toBe( 'mayores' );
	expect( loop.empty ).toBeNull();
	expect( read( pages.filter ).shown ).toEqual( [ 'Bailes', 'Danza' ] );
	expect( read( pages.other ).categories ).toEqual( [] );
} );

it( 'a loop of posts is filtered by their own terms', async () => {
	const pages = await inSandbox< Pages >( 'posts' );
	expect( read( pages.all ).categories ).toEqual( [ '', '', '', '' ] );
	expect( read( pages.tag ).shown ).toEqual( [ 'Noticia' ] );
	expect(
		valuesOf(
			parse( pages.tag ?? '' ),
			'.programas-grid > li',
			'data-category'
		)
	).toEqual( Array( 4 ).fill( 'uncategorized' ) );
} );

it( 'a loop inside of an item stays as it is', async () => {
	const root = parse( await inSandbox< string >( 'nested' ) );
	expect(
		textsOf( root, '.programas-grid > li:not([hidden]) > h3' )
	).toEqual( [ 'Bailes', 'Danza' ] );
	const inner = root.querySelectorAll( 'li .wp-block-post-template' );
	expect( inner ).toHaveLength( 5 );
	for ( const list of inner ) {
		expect( list.querySelectorAll( 'li' ) ).toHaveLength( 1 );
		expect( list.querySelector( '[data-categories]' ) ).toBeNull();
	}
} );

describe( 'the pages of a filtered loop', () => {
	let pages: Pages;

	beforeAll( async () => {
		pages = await inSandbox< Pages >( 'pages', 'visitor' );
	} );

	it( 'are one, whatever the address says, and are counted by the filter alone: WordPress’s own number of results would contradict it', () => {
		for ( const name of [ 'first', 'second' ] ) {
			expect( read( pages[ name ] ).items ).toEqual( ALL );
			expect( pages[ name ] ).not.toMatch(
				/wp-block-query-(pagination|total)|Nada/
			);
		}
		expect( read( pages.offset ).items ).toEqual( ALL.slice( 2 ) );
		expect( read( pages.plain ).items ).toEqual( [ 'Coro', 'Danza' ] );
		expect( pages.plain ).toContain( 'wp-block-query-pagination' );
		expect( pages.plain ).toContain( 'wp-block-query-total' );
	} );

	it( 'end at a limit, which editors are told of', async () => {
		expect( read( pages.limited ).items ).toEqual( ALL.slice( 0, 4 ) );
		expect( pages.limited ).not.toContain( 'programas-notice' );
		const seen = await inSandbox< Pages >( 'pages', 'editor' );
		expect(
			textsOf( parse( seen.limited ?? '' ), '.programas-notice' )
		).toEqual( [ expect.stringMatching( /\b5\b.*\b4\b/ ) ] );
		expect( seen.first ).not.toContain( 'programas-notice' );
		expect( seen.fits ).not.toContain( 'programas-notice' );
	} );
} );

it( 'what stands in titles, slugs and items breaks nothing', async () => {
	const html = await inSandbox< string >( 'hostile' );
	expect( html ).not.toContain( '<script>' );
	const items = html.match( /<li [^>]*post-\d[^>]*>/g ) ?? [];
	expect( items ).toHaveLength( 2 );
	expect( items.join() ).toContain(
		'data-categories="&#091;programas&#093;&quot;&gt;&lt;script&gt;"'
	);
	expect( items.join() ).toContain( 'data-categories=""' );
} );

describe( 'a filter whose cards stand elsewhere', () => {
	let pages: Pages;

	beforeAll( async () => {
		pages = await inSandbox< Pages >( 'apart' );
	} );

	it.each( [
		[ 'loop', 'Todos Artes Música Danza', '5 programas' ],
		[ 'after', 'Todos Artes Música Danza', '2 de 5 programas' ],
		[ 'by hand', 'Todos Artes Música Danza', '5 programas' ],
		[ 'block', 'Todos Artes Música Danza', '3 programas' ],
		[ 'first', 'Todos Artes Música Danza', '3 programas' ],
		[ 'before', 'Todos Artes Música Danza', '3 programas' ],
		[ 'shortcode', 'Todos Artes Música Danza', '3 programas' ],
		[ 'categories', 'Todos Danza', '2 programas' ],
		[ 'its own', 'Todos Música Danza', '3 programas' ],
	] )(
		'has the categories and the number of those cards, whatever its own settings say: %s',
		( name, pills, count ) => {
			const root = parse( pages[ name ] ?? '' );
			expect( read( pages[ name ] ).pills.join( ' ' ) ).toBe( pills );
			expect( textsOf( root, '.programas-count' ) ).toContain( count );
		}
	);
} );
