import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { wordpress } from './wordpress.ts';

const { inSandbox, fetchPage, onSite, removeContent } = wordpress();

const read = ( file: string ) =>
	readFileSync( join( __dirname, '../..', file ), 'utf8' );

interface Registered {
	post: Record< string, unknown >;
	supports: string[];
	taxonomy: Record< string, unknown >;
}

describe( 'the post type and the taxonomy', () => {
	let registered: Registered;

	beforeAll( async () => {
		registered = await inSandbox(
			`return array(
				'post'     => get_post_type_object( 'pfilter_programa' ),
				'supports' => array_keys( get_all_post_type_supports( 'pfilter_programa' ) ),
				'taxonomy' => get_taxonomy( 'pfilter_categoria' ),
			);`
		);
	} );

	it( 'programs have title, text, excerpt, picture, order and revisions', () => {
		expect( registered.supports ).toEqual(
			expect.arrayContaining( [
				'title',
				'editor',
				'excerpt',
				'thumbnail',
				'page-attributes',
				'revisions',
			] )
		);
	} );

	it( 'programs are public, in the REST API as "programas", without an archive', () => {
		expect( registered.post ).toMatchObject( {
			public: true,
			has_archive: false,
			hierarchical: false,
			show_in_rest: true,
			rest_base: 'programas',
			delete_with_user: false,
		} );
	} );

	it( 'categories are a tree, in the REST API as "programa-categorias", without a query variable', () => {
		expect( registered.taxonomy ).toMatchObject( {
			hierarchical: true,
			show_in_rest: true,
			rest_base: 'programa-categorias',
			query_var: false,
			publicly_queryable: false,
			object_type: [ 'pfilter_programa' ],
		} );
	} );

	it( 'the README names each taxonomy of the programs, and uninstalling leaves nothing of it', async () => {
		const taxonomies = await inSandbox< string[] >(
			`return get_object_taxonomies( 'pfilter_programa' );`
		);
		const uninstall = read( 'uninstall.php' );
		expect( taxonomies ).toContain( 'pfilter_categoria' );
		for ( const name of taxonomies ) {
			expect( read( 'README.md' ) ).toContain( `\`${ name }\`` );
			expect( uninstall ).toContain( `'${ name }_children'` );
			expect( uninstall ).toContain( `'edit_${ name }_per_page'` );
			expect( uninstall ).toContain(
				`'manageedit-${ name }columnshidden'`
			);
		}
	} );

	it( 'the list says in its own words what was done with several programs', async () => {
		expect(
			await inSandbox( `
				require_once \\ProgramsFilter\\PLUGIN_DIR . '/includes/admin/messages.php';
				\\ProgramsFilter\\Admin_Messages\\bootstrap();
				$counts = array( 'updated' => 1, 'locked' => 2, 'deleted' => 1, 'trashed' => 2, 'untrashed' => 1 );
				return array_values( apply_filters( 'bulk_post_updated_messages', array(), $counts )['pfilter_programa'] );
			` )
		).toEqual( [
			'%s programa actualizado.',
			'%s programas no se han actualizado: alguien los está editando.',
			'%s programa borrado definitivamente.',
			'%s programas enviados a la papelera.',
			'%s programa recuperado de la papelera.',
		] );
	} );

	it( 'every label that WordPress knows is written anew, so no "entrada" shows', async () => {
		const missing = await inSandbox( `
			$known = static fn( $labels ) => array_keys( array_filter( (array) $labels, 'is_string' ) );
			// WordPress makes these from the singular name.
			$derived = array( 'name_admin_bar', 'template_name' );
			return array(
				array_values( array_diff( $known( get_post_type_object( 'post' )->labels ), array_keys( \\ProgramsFilter\\Post_Type\\labels() ) ) ),
				array_values( array_diff( $known( get_taxonomy( 'category' )->labels ), array_keys( \\ProgramsFilter\\Taxonomy\\labels() ), $derived ) ),
				preg_grep( '/entrada|página/i', (array) get_post_type_object( 'pfilter_programa' )->labels ),
			);
		` );
		expect( missing ).toEqual( [ [], [], [] ] );
	} );
} );

describe( 'the reserved slug', () => {
	it( 'no category gets "all": not a new one, not a changed one, not two of them', async () => {
		const slugs = await inSandbox( `
			$first = category( 'All' );
			$second = category( 'Otra', 'all', $first );
			$third = category( 'Tercera' );
			wp_update_term( $third, 'pfilter_categoria', array( 'slug' => 'all' ) );
			return array_map( static fn( $id ) => get_term( $id )->slug, array( $first, $second, $third ) );
		` );
		expect( slugs ).toEqual( [
			'all-programas',
			expect.stringMatching( /^all-programas-.+/ ),
			expect.stringMatching( /^all-programas-.+/ ),
		] );
	} );

	it( 'other taxonomies may use it', async () => {
		expect(
			await inSandbox(
				`return get_term( wp_insert_term( 'All', 'post_tag' )['term_id'] )->slug;`
			)
		).toBe( 'all' );
	} );
} );

describe( 'addresses', () => {
	beforeAll( () =>
		onSite( `
			program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
			page( 'programas', 'La página de programas' );
		` )
	);
	afterAll( removeContent );

	it.each( [
		[ '/programa/acuarela/', 200, 'Acuarela' ],
		[ '/programas/', 200, 'La página de programas' ],
		[ '/programas/?categoria=arte', 200, 'La página de programas' ],
		[ '/programas/?categoria=no-hay', 200, 'La página de programas' ],
		[ '/?categoria=arte', 200, 'Hello world' ],
		[ '/pfilter_categoria/arte/', 404, '' ],
	] )( '%s answers %i', async ( path, status, text ) => {
		const page = await fetchPage( path );
		expect( page.status ).toBe( status );
		expect( page.html ).toContain( text );
	} );

	it( 'the category of an address is no query variable', async () => {
		expect(
			await inSandbox( `
				$_SERVER['REQUEST_URI'] = '/programas/?categoria=arte&pfilter_categoria=arte&taxonomy=pfilter_categoria&term=arte';
				$_GET = array( 'categoria' => 'arte', 'pfilter_categoria' => 'arte', 'taxonomy' => 'pfilter_categoria', 'term' => 'arte' );
				$wp = new \\WP();
				$wp->parse_request();
				return array_keys( array_filter( $wp->query_vars ) );
			` )
		).toEqual( [ 'pagename' ] );
	} );
} );
