import path from 'node:path';

import { startWordPress } from '../../tools/playground/index.ts';
import { projectRoot } from '../../tools/project-root.ts';

const PLUGIN = 'programs-filter/uninstall.php';

/** More than are cleaned at a time. */
const SITES = 103;

const MAKE_NETWORK = `
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	define( 'WP_INSTALLING_NETWORK', true );
	foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
		$wpdb->$table = $name;
	}
	install_network();
	$host = wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT );
	$done = populate_network( 1, $host, 'red@example.org', 'Red', '/', false );
	if ( is_wp_error( $done ) ) {
		throw new Exception( wp_json_encode( $done->get_error_messages() ) );
	}
	$constants = array(
		'MULTISITE'            => true,
		'SUBDOMAIN_INSTALL'    => false,
		'DOMAIN_CURRENT_SITE'  => $host,
		'PATH_CURRENT_SITE'    => '/',
		'SITE_ID_CURRENT_SITE' => 1,
		'BLOG_ID_CURRENT_SITE' => 1,
	);
	$lines = '';
	foreach ( $constants as $name => $value ) {
		$lines .= "define( '$name', " . var_export( $value, true ) . " );\n";
	}
	$config = ABSPATH . 'wp-config.php';
	file_put_contents( $config, preg_replace( '/^<\\?php/', "<?php\n$lines", file_get_contents( $config ), 1 ) );`;

/** Of most sites only their names are there: the first, the second and the last have tables. */
const MAKE_SITES = `
	for ( $id = 2; $id <= ${ SITES }; $id++ ) {
		$wpdb->insert( $wpdb->blogs, array( 'blog_id' => $id, 'site_id' => 1, 'domain' => 'red.example.org', 'path' => "/s$id/" ) );
	}
	$checked = array( 1, 2, ${ SITES } );
	foreach ( array( 2, ${ SITES } ) as $id ) {
		switch_to_blog( $id );
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		make_db_current_silent( 'blog' );
		restore_current_blog();
	}
	$wpdb->suppress_errors();`;

const UNINSTALL = `
	${ MAKE_SITES }
	foreach ( $checked as $id ) {
		update_blog_option( $id, 'pfilter_categoria_children', array( 1 => array( 2 ) ) );
		update_blog_option( $id, 'programs_filter_network_plugins', 'x' );
		update_blog_option( $id, 'other', 'stays' );
	}
	define( 'WP_UNINSTALL_PLUGIN', 'programs-filter/programs-filter.php' );
	require WP_PLUGIN_DIR . '/${ PLUGIN }';
	foreach ( $checked as $id ) {
		$left[] = array( get_blog_option( $id, 'pfilter_categoria_children' ), get_blog_option( $id, 'programs_filter_network_plugins' ), get_blog_option( $id, 'other' ) );
	}
	echo wp_json_encode( array( 'network' => is_multisite(), 'current' => get_current_blog_id(), 'left' => $left ) );`;

/** Which sites still have the rules that they had, after each step and, where this plugin is active, the next visit; how many sites the step itself went to. */
const ACTIVATE = `
	${ MAKE_SITES }
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$plugin = 'programs-filter/programs-filter.php';
	$visit  = static function () use ( $checked ): void {
		foreach ( $checked as $id ) {
			switch_to_blog( $id );
			do_action( 'wp_loaded' );
			restore_current_blog();
		}
	};
	$went = 0;
	$kept = static function ( callable $act, bool $visited = true ) use ( $checked, $visit, &$went ): array {
		$visit();
		foreach ( $checked as $id ) {
			update_blog_option( $id, 'rewrite_rules', array( 'x' => 'y' ) );
		}
		$went  = 0;
		$count = static function () use ( &$went ): void {
			++$went;
		};
		add_action( 'switch_blog', $count );
		$act();
		remove_action( 'switch_blog', $count );
		$sites = intdiv( $went, 2 );
		if ( $visited ) {
			$visit();
		}
		return array( $sites, array_values( array_filter( $checked, static fn( $id ) => false !== get_blog_option( $id, 'rewrite_rules' ) ) ) );
	};
	$another = static function ( string $name, array $plugins ): void {
		update_site_option( 'active_sitewide_plugins', $plugins + get_site_option( 'active_sitewide_plugins' ) );
		do_action( $name, 'otro/otro.php', true );
	};
	$result = array(
		'off on one site'      => $kept( static fn() => deactivate_plugins( $plugin, false, false ), false ),
		'on for all'           => $kept( static fn() => activate_plugin( $plugin, '', true ) ),
		'another, on for all'  => $kept( static fn() => $another( 'activated_plugin', array( 'otro/otro.php' => time() ) ) ),
		'nothing'              => $kept( static fn() => null ),
		'another, on one site' => $kept( static fn() => do_action( 'activated_plugin', 'otro/otro.php', false ) ),
		'off for all'          => $kept( static fn() => deactivate_plugins( $plugin, false, true ), false ),
	);
	echo wp_json_encode( array( 'active' => is_plugin_active_for_network( $plugin ), 'kept' => $result ) );`;

/** What a listing’s cards are kept under, before and after the network has another plugin. */
const KEYS = `
	wp_using_ext_object_cache( true );
	$_SERVER['REQUEST_TIME'] = time() + 100;
	$key = static fn() => ProgramsFilter\\Cache\\key( ProgramsFilter\\Attributes\\normalize( array() ), array() );
	$keys = array( $key(), $key() );
	update_site_option( 'active_sitewide_plugins', array( 'otro/otro.php' => time() ) );
	$before = $wpdb->num_queries;
	$keys[] = $key();
	echo wp_json_encode( array( null !== $keys[0], $keys[0] === $keys[1], $keys[1] === $keys[2], $wpdb->num_queries - $before ) );`;

it( 'activating and deactivating for a network has every site make its addresses anew: each at its next visit, and all at once where nobody is left to do it', async () => {
	const network = await startWordPress();
	try {
		await network.runPhp( MAKE_NETWORK );
		expect( JSON.parse( await network.runPhp( ACTIVATE ) ) ).toEqual( {
			active: false,
			kept: {
				'off on one site': [ 0, [ 2, SITES ] ],
				'on for all': [ 0, [] ],
				'another, on for all': [ 0, [] ],
				nothing: [ 0, [ 1, 2, SITES ] ],
				'another, on one site': [ 0, [ 2, SITES ] ],
				// The one that it is switched off from needs no visit.
				'off for all': [ SITES - 1, [] ],
			},
		} );
	} finally {
		await network.stop();
	}
} );

it( 'a plugin that is switched on for a network makes the kept listings of its sites old, without a query', async () => {
	const network = await startWordPress();
	try {
		await network.runPhp( MAKE_NETWORK );
		expect( JSON.parse( await network.runPhp( KEYS ) ) ).toEqual( [
			true,
			true,
			false,
			0,
		] );
	} finally {
		await network.stop();
	}
} );

it( 'deleting the plugin cleans every site of a network, also of one with more sites than are cleaned at a time', async () => {
	const network = await startWordPress( {
		plugin: false,
		mounts: [
			{
				hostPath: path.join( projectRoot, 'uninstall.php' ),
				vfsPath: `/wordpress/wp-content/plugins/${ PLUGIN }`,
			},
		],
	} );
	try {
		await network.runPhp( MAKE_NETWORK );
		expect( JSON.parse( await network.runPhp( UNINSTALL ) ) ).toEqual( {
			network: true,
			current: 1,
			left: [
				[ false, false, 'stays' ],
				[ false, false, 'stays' ],
				[ false, false, 'stays' ],
			],
		} );
	} finally {
		await network.stop();
	}
} );
