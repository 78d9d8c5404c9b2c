/**
 * A category whose slug was changed: blocks, shortcodes and shared addresses that have the old one go on working.
 */
import { parse, read, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox, onSite, fetchPage, removeContent } = wordpress();

/** Two categories with a program each, of which one is renamed: bellas-artes is arte now. */
const CONTENT = `
	$rename = static fn( $id, $slug, $fields = array() ) => wp_update_term( $id, \\ProgramsFilter\\Taxonomy\\NAME, array( 'slug' => $slug ) + $fields );
	$arte = category( 'Bellas Artes', 'bellas-artes' );
	$musica = category( 'Música', 'musica' );
	program( 'Acuarela', array( $arte ) );
	program( 'Coro', array( $musica ) );
	$rename( $arte, 'arte', array( 'name' => 'Arte' ) );
`;

const RENAMED = {
	pills: [ 'Todos', 'Arte' ],
	visible: [ 'Acuarela' ],
};

describe( 'a category that was renamed', () => {
	it( 'is found by its old slug in a block and in a shortcode', async () => {
		const [ block, shortcode, initial ] = await inSandbox< string[] >( `
			${ CONTENT }
			return array(
				listing( array( 'categories' => array( 'bellas-artes' ) ) ),
				do_shortcode( '[programas categorias="bellas-artes,no-existe"]' ),
				do_shortcode( '[programas categoria_inicial="bellas-artes"]' ),
			);
		` );
		expect( read( block ?? '' ) ).toMatchObject( RENAMED );
		expect( read( shortcode ?? '' ) ).toMatchObject( RENAMED );
		expect( read( initial ?? '' ) ).toMatchObject( {
			active: 'arte',
			visible: [ 'Acuarela' ],
			hidden: [ 'Coro' ],
		} );
	} );

	it( 'is chosen at first paint by an address that has its old slug, and its pill tells the script of it', async () => {
		const html = await inSandbox< string >( `
			${ CONTENT }
			return listing( array(), 'categoria=bellas-artes' );
		` );
		expect( read( html ) ).toMatchObject( {
			active: 'arte',
			visible: [ 'Acuarela' ],
			hidden: [ 'Coro' ],
			count: '1 de 2 programas',
		} );
		expect(
			valuesOf( parse( html ), '.programas-pill', 'data-old-slugs' )
		).toEqual( [ null, 'bellas-artes', null ] );
	} );

	it( 'is found by every slug that it ever had, also one with letters of another script or of digits', async () => {
		const pages = await inSandbox< string[] >( `
			${ CONTENT }
			$rename( $arte, '日本' );
			$rename( $arte, '2026' );
			$rename( $arte, 'artes' );
			$rename( $arte, 'artes', array( 'name' => 'Artes' ) );
			return array_map( static fn( $slug ) => listing( array( 'categories' => array( urldecode( $slug ) ) ), 'categoria=' . $slug ), array( 'bellas-artes', 'arte', rawurlencode( sanitize_title( '日本' ) ), '2026', 'artes' ) );
		` );
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

	it( 'keeps no old slug that it has again, that another category takes, or that was its own all along', async () => {
		const { html, ...metadata } = await inSandbox< { html: string } >( `
			${ CONTENT }
			$of = static fn( $id ) => get_term_meta( $id, '_programs_filter_old_slug' );
			$result = array( 'renamed' => $of( $arte ) );
			$rename( $arte, 'bellas-artes' );
			$result['back'] = $of( $arte );
			$rename( $arte, 'arte' );
			$new = category( 'Otras', 'bellas-artes' );
			$result['taken by a new one'] = $of( $arte );
			$rename( $new, 'otras' );
			$rename( $musica, 'bellas-artes' );
			$result['taken by a renamed one'] = array( $of( $arte ), $of( $new ), $of( $musica ) );
			$rename( $musica, 'bellas-artes', array( 'name' => 'Otra cosa' ) );
			$result['another name'] = $of( $musica );
			$result['html'] = listing( array(), 'categoria=bellas-artes' );
			wp_delete_term( $musica, \\ProgramsFilter\\Taxonomy\\NAME );
			$result['deleted'] = $of( $musica );
			return $result;
		` );
		expect( metadata ).toEqual( {
			renamed: [ 'bellas-artes' ],
			back: [ 'arte' ],
			'taken by a new one': [],
			'taken by a renamed one': [ [], [], [ 'musica' ] ],
			'another name': [ 'musica' ],
			deleted: [],
		} );
		expect( read( html ).visible ).toEqual( [ 'Coro' ] );
	} );

	it( 'of another taxonomy is none of our business', async () => {
		expect(
			await inSandbox( `
				$tag = wp_insert_term( 'Uno', 'post_tag', array( 'slug' => 'uno' ) );
				wp_update_term( $tag['term_id'], 'post_tag', array( 'slug' => 'dos' ) );
				return get_term_meta( $tag['term_id'] );
			` )
		).toEqual( [] );
	} );

	it( 'wins over nobody: a category has its slug of today, even if damaged data name another for it', async () => {
		const html = await inSandbox< string >( `
			${ CONTENT }
			add_term_meta( $arte, '_programs_filter_old_slug', 'musica' );
			add_term_meta( $musica, '_programs_filter_old_slug', array( 'x' ) );
			return listing( array(), 'categoria=musica' );
		` );
		expect( read( html ) ).toMatchObject( {
			active: 'musica',
			visible: [ 'Coro' ],
		} );
	} );
} );

describe( 'the old slugs of categories in the REST API', () => {
	beforeAll( () => onSite( CONTENT ) );
	afterAll( removeContent );

	it( 'are a field that everybody reads and nobody writes, and no metadata', async () => {
		const { html } = await fetchPage(
			'/wp-json/wp/v2/programa-categorias?orderby=name'
		);
		expect( JSON.parse( html ) ).toMatchObject( [
			{ slug: 'arte', programs_filter_old_slugs: [ 'bellas-artes' ] },
			{ slug: 'musica', programs_filter_old_slugs: [] },
		] );
		expect( html ).not.toContain( '_programs_filter' );
		expect(
			await inSandbox( `
				wp_set_current_user( 1 );
				$arte = get_term_by( 'slug', 'arte', \\ProgramsFilter\\Taxonomy\\NAME )->term_id;
				$request = new \\WP_REST_Request( 'POST', '/wp/v2/programa-categorias/' . $arte );
				$request->set_body_params( array( 'programs_filter_old_slugs' => array( 'x' ), 'meta' => array( '_programs_filter_old_slug' => 'x' ) ) );
				rest_do_request( $request );
				return array( get_term_meta( $arte, '_programs_filter_old_slug' ), current_user_can( 'edit_term_meta', $arte, '_programs_filter_old_slug' ) );
			` )
		).toEqual( [ [ 'bellas-artes' ], false ] );
	} );
} );
