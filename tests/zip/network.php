<?php
/**
 * A network of sites.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.DB.DirectDatabaseQuery, WordPress.NamingConventions.PrefixAllGlobals -- A test site, and WordPress's own names.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Network;

use ProgramsFilter\Listing;
use function ProgramsFilter\Tests\{database, text};

require_once __DIR__ . '/../integration/php/globals.php';
require_once __DIR__ . '/../integration/php/text.php';

const PLUGIN = 'programs-filter/programs-filter.php';

/**
 * Makes a network of this site.
 *
 * @throws \RuntimeException When WordPress refuses it.
 */
function make(): void {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	define( 'WP_INSTALLING_NETWORK', true );
	foreach ( database()->tables( 'ms_global' ) as $table => $name ) {
		database()->$table = $name; // @phpstan-ignore property.dynamicName (as WordPress does it)
	}
	install_network();
	$host = text( wp_parse_url( home_url(), PHP_URL_HOST ) ) . ':' . wp_json_encode( wp_parse_url( home_url(), PHP_URL_PORT ) );
	$done = populate_network( 1, $host, 'red@example.org', 'Red', '/', false );
	if ( is_wp_error( $done ) ) {
		throw new \RuntimeException( implode( ' ', $done->get_error_messages() ) );
	}
	configure( $host );
}

/**
 * Writes what the next request has to know into wp-config.php.
 *
 * @param string $host Host and port.
 */
function configure( string $host ): void {
	$constants = array(
		'MULTISITE'            => true,
		'SUBDOMAIN_INSTALL'    => false,
		'DOMAIN_CURRENT_SITE'  => $host,
		'PATH_CURRENT_SITE'    => '/',
		'SITE_ID_CURRENT_SITE' => 1,
		'BLOG_ID_CURRENT_SITE' => 1,
	);
	$lines     = '';
	foreach ( $constants as $name => $value ) {
		$lines .= sprintf( "define( '%s', %s );\n", $name, (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES ) );
	}
	$config = ABSPATH . 'wp-config.php';
	file_put_contents( $config, preg_replace( '/^<\?php/', "<?php\n$lines", (string) file_get_contents( $config ), 1 ) );
}

/**
 * Makes more sites. Of most only their names are there: the first, the second and the last have tables.
 *
 * @param int $number How many there are then.
 * @return list<int> Those with tables.
 */
function make_sites( int $number ): array {
	for ( $id = 2; $id <= $number; $id++ ) {
		database()->insert(
			(string) database()->blogs,
			array( 'blog_id' => $id, 'site_id' => 1, 'domain' => 'red.example.org', 'path' => "/s$id/" )
		);
	}
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	foreach ( array( 2, $number ) as $id ) {
		switch_to_blog( $id );
		make_db_current_silent( 'blog' );
		restore_current_blog();
	}
	database()->suppress_errors();

	return array( 1, 2, $number );
}

/**
 * What is left in a network of which the plugin is deleted. Three options of each site: two of the plugin, and another.
 *
 * @param int $number How many sites there are.
 */
function uninstall( int $number ): object {
	$sites = make_sites( $number );
	foreach ( $sites as $id ) {
		update_blog_option( $id, 'pfilter_categoria_children', array( 1 => array( 2 ) ) );
		update_blog_option( $id, 'programs_filter_network_plugins', 'x' );
		update_blog_option( $id, 'other', 'stays' );
	}
	define( 'WP_UNINSTALL_PLUGIN', PLUGIN );
	require WP_PLUGIN_DIR . '/programs-filter/uninstall.php';

	return (object) array(
		'network' => is_multisite(),
		'current' => get_current_blog_id(),
		'left'    => array_map(
			static fn( int $id ): array => array(
				get_blog_option( $id, 'pfilter_categoria_children' ),
				get_blog_option( $id, 'programs_filter_network_plugins' ),
				get_blog_option( $id, 'other' ),
			),
			$sites
		),
	);
}

/**
 * Which sites still have the rules that they had, after each step and, where this plugin is active, the next visit.
 *
 * @param int $number How many sites there are.
 * @return array{active: bool, kept: array<string, array{int, list<int>}>} Also how many sites the step itself went to, and whether the plugin is
 *                                                                       active for all at the end.
 */
function activate( int $number ): array {
	$sites = make_sites( $number );
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$kept = array();
	foreach ( steps() as $name => $step ) {
		visit( $sites );
		foreach ( $sites as $id ) {
			update_blog_option( $id, 'rewrite_rules', array( 'x' => 'y' ) );
		}
		$went = sites_gone_to( $step );
		if ( 0 !== strpos( $name, 'off' ) ) {
			visit( $sites );
		}
		$kept[ $name ] = array( $went, array_values( array_filter( $sites, static fn( int $id ): bool => false !== get_blog_option( $id, 'rewrite_rules' ) ) ) );
	}

	return array( 'active' => is_plugin_active_for_network( PLUGIN ), 'kept' => $kept );
}

/**
 * What activate() does one after the other.
 *
 * @return array<string, callable(): mixed>
 */
function steps(): array {
	return array(
		'off on one site'      => static fn() => deactivate_plugins( PLUGIN, false, false ),
		'on for all'           => static fn() => activate_plugin( PLUGIN, '', true ),
		'another, on for all'  => static function (): void {
			activate_another_for_all();
			do_action( 'activated_plugin', 'otro/otro.php', true );
		},
		'nothing'              => static fn() => null,
		'another, on one site' => static fn() => do_action( 'activated_plugin', 'otro/otro.php', false ),
		'off for all'          => static fn() => deactivate_plugins( PLUGIN, false, true ),
	);
}

/** Adds a plugin of others to those of the network, and runs no hook. */
function activate_another_for_all(): void {
	$active = get_site_option( 'active_sitewide_plugins' );
	update_site_option( 'active_sitewide_plugins', array( 'otro/otro.php' => time() ) + ( is_array( $active ) ? $active : array() ) );
}

/**
 * What WordPress does at the beginning of a visit to each site.
 *
 * @param list<int> $sites IDs.
 */
function visit( array $sites ): void {
	foreach ( $sites as $id ) {
		switch_to_blog( $id );
		do_action( 'wp_loaded' );
		restore_current_blog();
	}
}

/**
 * How many sites a step goes to.
 *
 * @param callable(): mixed $step Step.
 */
function sites_gone_to( callable $step ): int {
	$went  = 0;
	$count = static function () use ( &$went ): void {
		++$went;
	};
	add_action( 'switch_blog', $count );
	$step();
	remove_action( 'switch_blog', $count );

	// There, and back.
	return intdiv( $went, 2 );
}

/**
 * What a request on the first site writes about a program of the second, before that has its tables and afterwards.
 *
 * @return list<array{list<string>, list<int>}> What a listing of the second site shows, and the programs that differ from its index, after each.
 */
function index(): array {
	make_sites( 2 );
	activate_plugin( PLUGIN, '', true );
	switch_to_blog( 2 );
	do_action( 'activate_blog', 2 );
	$id = wp_insert_post( array( 'post_type' => 'pfilter_programa', 'post_status' => 'publish', 'post_title' => 'Coro', 'meta_input' => array( 'pfilter_sessions' => '2099-03-03 18:00' ) ) );
	restore_current_blog();
	do_action( 'shutdown' );
	$seen = array( look( 2 ) );
	switch_to_blog( 2 );
	do_action( Listing\INDEX_EVENT );
	update_post_meta( $id, 'pfilter_sessions', '2099-04-04 18:00' );
	restore_current_blog();
	wp_cache_flush();
	$changes = $GLOBALS['programs_filter_changes'] ?? null;
	assert( $changes instanceof Listing\Changes );
	// The action has been.
	$changes->index();

	return array_merge( $seen, array( look( 2 ) ) );
}

/**
 * A visit to a site.
 *
 * @param int $site Site.
 * @return array{list<string>, list<int>} What a listing of April shows, and the programs that differ from the index.
 */
function look( int $site ): array {
	switch_to_blog( $site );
	Listing\maybe_create_index();
	$wanted = array(
		'post_type'    => 'pfilter_programa',
		'pfilter_only' => array( 'desde' => array( '2099-04-01' ) ),
	);
	$found  = array( array_column( Listing\get_listed_programs( $wanted ), 'post_title' ), Listing\find_differing_entries() );
	restore_current_blog();

	return $found;
}

/**
 * What a listing's cards are kept under, before and after the network has another plugin.
 *
 * @return array{bool, bool, bool, int} Whether they are kept, under the same key, and under the same key afterwards; queries for the last key.
 */
function keys(): array {
	wp_using_ext_object_cache( true );
	$_SERVER['REQUEST_TIME'] = time() + 100;

	$key    = static fn(): ?string => Listing\cache_key( Listing\prepare_listing_attributes( array() ), array() );
	$first  = $key();
	$second = $key();
	update_site_option( 'active_sitewide_plugins', array( 'otro/otro.php' => time() ) );
	$before = database()->num_queries;
	$third  = $key();

	return array( null !== $first, $first === $second, $second === $third, database()->num_queries - $before );
}
