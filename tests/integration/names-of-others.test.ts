import { muPlugin } from './mu-plugin.ts';
import { parse, read } from './listing.ts';
import { wordpress } from './wordpress.ts';

const site = wordpress();
const { inSandbox, onSite, fetchPage, removeContent, phpLog } = site;

/** The admin as it stands on a screen: what is loaded there only. */
const ADMIN = `
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	require_once \\ProgramsFilter\\PLUGIN_DIR . '/includes/admin/collision-notice.php';
	\\ProgramsFilter\\Collision_Notice\\bootstrap();
	$notices = static function ( string $screen = 'plugins' ): string {
		set_current_screen( $screen );
		ob_start();
		do_action( 'network' === substr( $screen, -7 ) ? 'network_admin_notices' : 'admin_notices' );
		return ob_get_clean();
	};
`;

/** The notices of the admin, for an administrator and for an editor. */
const notices = () =>
	onSite< [ string, string ] >( `
		${ ADMIN }
		return array_map( static function ( $user ) use ( $notices ) {
			wp_set_current_user( $user );
			return $notices();
		}, array( 1, wp_insert_user( array( 'user_login' => uniqid( 'editora' ), 'user_pass' => 'x', 'role' => 'editor' ) ) ) );
	` );

/** Names in the notice. */
const namesIn = ( html: string ) =>
	[ ...parse( html ).querySelectorAll( '.notice code' ) ].map(
		( name ) => name.textContent
	);

const listingAt = async ( path: string ) => {
	const page = await fetchPage( path );
	expect( page.status ).toBe( 200 );
	return read( page.html );
};

const restTitles = async ( path: string ) => {
	const page = await fetchPage( path );
	return ( JSON.parse( page.html ) as { title: { rendered: string } }[] ).map(
		( { title } ) => title.rendered
	);
};

const CONTENT = `
	program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
	program( 'Coro', array( category( 'Música', 'musica' ) ) );
	page( 'lista', block() );
`;

afterEach( removeContent );

it( 'without a collision nothing is said', async () => {
	expect( ( await notices() ).map( namesIn ) ).toEqual( [ [], [] ] );
} );

describe.each( [
	[ 'earlier', 1 ],
	[ 'later', 99 ],
] )( 'somebody who registers %s than this plugin', ( when, priority ) => {
	const register = ( code: string ) =>
		`add_action( 'init', static function () { ${ code } }, ${ priority } );`;

	it( 'keeps the REST base and the address of the programs', async () => {
		const remove = await muPlugin(
			site,
			`rest-${ when }`,
			register(
				`register_post_type( 'curso', array( 'public' => true, 'show_in_rest' => true, 'rest_base' => 'programas', 'rewrite' => array( 'slug' => 'programa', 'with_front' => false ) ) );`
			)
		);
		try {
			await onSite( `
				${ CONTENT }
				post( array( 'post_type' => 'curso', 'post_status' => 'publish', 'post_title' => 'Curso suyo', 'post_name' => 'suyo' ) );
			` );
			const [ forAdmin, forEditor ] = await notices();
			expect( namesIn( forAdmin ) ).toEqual( [
				'/wp/v2/programas',
				'/programa/',
			] );
			expect( namesIn( forEditor ) ).toEqual( [] );
			expect( await restTitles( '/wp-json/wp/v2/programas' ) ).toEqual( [
				'Curso suyo',
			] );
			expect(
				await restTitles(
					'/wp-json/wp/v2/pfilter_programa?orderby=title&order=asc'
				)
			).toEqual( [ 'Acuarela', 'Coro' ] );
			expect( ( await fetchPage( '/programa/suyo/' ) ).html ).toContain(
				'Curso suyo'
			);
			expect( ( await listingAt( '/lista/' ) ).visible ).toEqual( [
				'Acuarela',
				'Coro',
			] );
			const link = await onSite< string >(
				`return wp_make_link_relative( get_permalink( get_page_by_path( 'coro', OBJECT, 'pfilter_programa' ) ) );`
			);
			expect( link ).toContain( '?post_type=pfilter_programa&p=' );
			expect( ( await fetchPage( link ) ).html ).toContain( '>Coro<' );
			expect(
				await onSite(
					`return implode( wp_scripts()->get_data( 'programs-filter-programas-editor-script', 'before' ) );`
				)
			).toContain( '{"programas":"pfilter_programa"}' );
		} finally {
			await remove();
			await onSite(
				`$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->posts, array( 'post_type' => 'curso' ) );`
			);
		}
		// Once it is gone, all is as it was.
		expect( ( await fetchPage( '/programa/coro/' ) ).status ).toBe( 200 );
	} );

	it( 'keeps the shortcode', async () => {
		const remove = await muPlugin(
			site,
			`shortcode-${ when }`,
			register(
				`add_shortcode( 'programas', static fn() => 'Lo suyo' );`
			)
		);
		try {
			await onSite( `${ CONTENT } page( 'codigo', '[programas]' );` );
			expect( namesIn( ( await notices() )[ 0 ] ) ).toEqual( [
				'[programas]',
			] );
			expect( ( await fetchPage( '/codigo/' ) ).html ).toContain(
				'Lo suyo'
			);
			expect( ( await listingAt( '/lista/' ) ).visible ).toHaveLength(
				2
			);
		} finally {
			await remove();
		}
	} );

	it( 'keeps post type and taxonomy, of which nothing is shown', async () => {
		const remove = await muPlugin(
			site,
			`types-${ when }`,
			register( `
				register_post_type( 'pfilter_programa', array( 'public' => false, 'label' => 'Suyos' ) );
				register_taxonomy( 'pfilter_categoria', 'pfilter_programa', array( 'label' => 'Suyas' ) );
			` )
		);
		try {
			await onSite( `
				$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->posts, array( 'post_type' => 'pfilter_programa', 'post_status' => 'publish', 'post_title' => 'Interno', 'post_name' => 'interno', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
				add_post_meta( $GLOBALS['wpdb']->insert_id, MARK, '1' );
				page( 'lista', block() );
				page( 'codigo', '[programas categorias="arte"]' );
			` );
			expect( namesIn( ( await notices() )[ 0 ] ) ).toEqual( [
				'pfilter_programa',
				'pfilter_categoria',
			] );
			for ( const path of [
				'/lista/',
				'/lista/?categoria=arte',
				'/codigo/',
			] ) {
				expect( await listingAt( path ) ).toMatchObject( {
					visible: [],
					hidden: [],
				} );
			}
			expect(
				await onSite(
					`return get_post_type_object( 'pfilter_programa' )->label;`
				)
			).toBe( 'Suyos' );
			expect(
				( await fetchPage( '/wp-json/wp/v2/programas' ) ).status
			).toBe( 404 );
		} finally {
			await remove();
		}
	} );
} );

it( "somebody's block of the same name stays", async () => {
	const remove = await muPlugin(
		site,
		'block-earlier',
		`add_action( 'init', static fn() => register_block_type( 'programs-filter/programas', array( 'render_callback' => static fn() => 'Bloque suyo' ) ), 1 );`
	);
	try {
		await onSite( CONTENT );
		expect( namesIn( ( await notices() )[ 0 ] ) ).toEqual( [
			'programs-filter/programas',
		] );
		expect( ( await fetchPage( '/lista/' ) ).html ).toContain(
			'Bloque suyo'
		);
	} finally {
		await remove();
	}
} );

describe( 'the notice', () => {
	const NAME_OF_OTHER = `\\ProgramsFilter\\Collisions\\note( 'shortcode', '[programas]' );`;

	it( 'stands with the plugins and with the programs, and nowhere else', async () => {
		expect(
			await inSandbox( `
				${ ADMIN }
				${ NAME_OF_OTHER }
				wp_set_current_user( 1 );
				$shown = array();
				foreach ( array( 'plugins', 'plugins-network', 'edit-pfilter_programa', 'pfilter_programa', 'edit-pfilter_categoria', 'dashboard', 'edit-page', 'options-general', 'themes' ) as $screen ) {
					if ( '' !== $notices( $screen ) ) {
						$shown[] = $screen;
					}
				}
				return $shown;
			` )
		).toEqual( [
			'plugins',
			'plugins-network',
			'edit-pfilter_programa',
			'pfilter_programa',
			'edit-pfilter_categoria',
		] );
	} );

	it( 'is gone for who has read it, until there are other names', async () => {
		expect(
			await inSandbox( `
				${ ADMIN }
				${ NAME_OF_OTHER }
				wp_set_current_user( 1 );
				$dismiss = static function ( bool $really ) use ( $notices ) {
					preg_match( '/href="([^"]+)"/', $notices(), $link );
					wp_parse_str( wp_parse_url( html_entity_decode( $link[1] ), PHP_URL_QUERY ), $_REQUEST );
					if ( ! $really ) {
						$_REQUEST['_wpnonce'] = 'x';
					}
					// Instead of the exit that follows.
					$end = static function () {
						throw new \\RuntimeException( 'end' );
					};
					add_filter( 'wp_redirect', $end );
					add_filter( 'wp_die_handler', static fn() => $end );
					try {
						do_action( 'admin_post_' . $_REQUEST['action'] );
					} catch ( \\RuntimeException $error ) {
						return '' === $notices();
					}
				};
				$seen = array(
					'with another nonce' => $dismiss( false ),
					'read'               => $dismiss( true ),
				);
				\\ProgramsFilter\\Collisions\\note( 'block', 'programs-filter/programas' );
				$seen['other names'] = '' === $notices();
				$other = wp_insert_user( array( 'user_login' => 'otra', 'user_pass' => 'x', 'role' => 'administrator' ) );
				$seen['read again'] = $dismiss( true );
				wp_set_current_user( $other );
				$seen['another person'] = '' === $notices();
				return $seen;
			` )
		).toEqual( {
			'with another nonce': false,
			read: true,
			'other names': false,
			'read again': true,
			'another person': false,
		} );
	} );
} );

it( 'nothing of it is an error', async () => {
	expect( await phpLog() ).toBe( '' );
} );
