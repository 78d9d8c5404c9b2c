import { wordpress } from './wordpress.ts';

const { inSandbox, onSite, fetchPage } = wordpress();

const PLUGIN = 'programs-filter/programs-filter.php';

describe( 'rewrite rules', () => {
	it( 'deactivation removes the rule of the programs, activation brings it back', async () => {
		const rules = await inSandbox( `
			require_once ABSPATH . 'wp-admin/includes/admin.php';
			// What the next request that needs the rules makes.
			$has = static fn() => array_key_exists( 'programa/([^/]+)(?:/([0-9]+))?/?$', $GLOBALS['wp_rewrite']->wp_rewrite_rules() );
			$result = array( $has() );
			deactivate_plugins( '${ PLUGIN }' );
			$result[] = $has();
			activate_plugin( '${ PLUGIN }' );
			$result[] = $has();
			return $result;
		` );
		expect( rules ).toEqual( [ true, false, true ] );
	} );

	it( 'deactivation leaves the rules of others to be made by the next request, which has them all', async () => {
		const stored = await inSandbox( `
			require_once ABSPATH . 'wp-admin/includes/admin.php';
			register_post_type( 'libro', array( 'public' => true ) );
			$GLOBALS['wp_rewrite']->flush_rules( false );
			// Not registered in this request, as a plugin that was updated meanwhile.
			unregister_post_type( 'libro' );
			deactivate_plugins( '${ PLUGIN }' );
			return get_option( 'rewrite_rules' );
		` );
		expect( stored ).toBe( false );
	} );

	it( 'a plugin that is switched on with this one, and flushes the rules, keeps no rule of programs away', async () => {
		const stored = await inSandbox( `
			require_once ABSPATH . 'wp-admin/includes/admin.php';
			$GLOBALS['wp_rewrite']->flush_rules( false );
			do_action( 'activated_plugin', 'otro/otro.php', false );
			return get_option( 'rewrite_rules' );
		` );
		expect( stored ).toBe( false );
	} );

	it( 'a page view does not write them', async () => {
		await onSite( `
			flush_rewrite_rules( false );
			update_option( 'rewrite_rules', get_option( 'rewrite_rules' ) + array( 'marca/?$' => 'index.php' ) );
		` );
		await fetchPage( '/' );
		expect(
			await onSite( `
				$kept = isset( get_option( 'rewrite_rules' )['marca/?$'] );
				flush_rewrite_rules( false );
				return $kept;
			` )
		).toBe( true );
	} );
} );

describe( 'uninstalling', () => {
	it( 'keeps programs, categories and pictures, and removes what WordPress stored about the screens', async () => {
		const left = await inSandbox( `
			$category = category( 'Arte', 'arte', category( 'Cultura' ) );
			$program  = program( 'Acuarela', array( $category ), array( 'meta_input' => array( '_thumbnail_id' => picture() ) ) );
			$users    = array( 'closedpostboxes_pfilter_programa', 'edit_pfilter_programa_per_page', 'manageedit-pfilter_programacolumnshidden', 'meta-box-order_pfilter_programa' );
			foreach ( array_merge( $users, array( 'closedpostboxes_page' ) ) as $key ) {
				update_user_meta( 1, $key, 'x' );
			}
			get_term_children( $category, 'pfilter_categoria' );
			$before = get_option( 'pfilter_categoria_children' );
			define( 'WP_UNINSTALL_PLUGIN', '${ PLUGIN }' );
			require WP_PLUGIN_DIR . '/programs-filter/uninstall.php';
			clean_post_cache( $program );
			return array(
				'program'    => get_post( $program )->post_title,
				'picture'    => has_post_thumbnail( $program ),
				'categories' => wp_get_object_terms( $program, 'pfilter_categoria', array( 'fields' => 'names' ) ),
				'hierarchy'  => array( is_array( $before ), get_option( 'pfilter_categoria_children' ) ),
				'screens'    => array_filter( $users, static fn( $key ) => '' !== get_user_meta( 1, $key, true ) ),
				'others'     => get_user_meta( 1, 'closedpostboxes_page', true ),
			);
		` );
		expect( left ).toEqual( {
			program: 'Acuarela',
			picture: true,
			categories: [ 'Arte' ],
			hierarchy: [ true, false ],
			screens: [],
			others: 'x',
		} );
	} );
} );
