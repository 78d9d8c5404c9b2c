<?php
/**
 * Activation, deactivation and the end of the plugin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Lifecycle;

use ProgramsFilter\Addresses;
use ProgramsFilter\Import;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use function ProgramsFilter\Tests\Import_Steps\begun;
use function ProgramsFilter\Tests\category;
use function ProgramsFilter\Tests\{database, load_admin, post_of, program, rewrite, with_picture};

require_once __DIR__ . '/import/steps.php';

const PLUGIN = 'programs-filter/programs-filter.php';

/**
 * What deactivation and activation do to rules and to the page that was found as the listing.
 *
 * @return array<string, list<mixed>>
 */
function around_deactivation(): array {
	load_admin();
	// What the next request that needs the rules makes.
	$has = static fn(): bool => array_key_exists( 'programa/([^/]+)(?:/([0-9]+))?/?$', rewrite()->wp_rewrite_rules() );
	$set = static function (): void {
		rewrite()->flush_rules( false );
		// Another code of this very request may ask for it.
		update_option( Addresses\FOUND_PAGE, 5 );
	};
	$get = static fn(): array => array( get_option( 'rewrite_rules' ), get_option( Addresses\FOUND_PAGE ) );
	register_post_type( 'libro', array( 'public' => true ) );
	$set();
	$seen = array( 'rule' => array( $has() ) );
	// Not registered in this request, as a plugin that was updated meanwhile.
	unregister_post_type( 'libro' );
	deactivate_plugins( PLUGIN );
	$seen['stored after deactivation'] = $get();
	$seen['rule'][]                    = $has();
	$set();
	activate_plugin( PLUGIN );
	$seen['rule'][]                  = $has();
	$seen['stored after activation'] = array( get_option( Addresses\FOUND_PAGE ) );
	rewrite()->flush_rules( false );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	do_action( 'activated_plugin', 'otro/otro.php', false );
	$seen['stored after another plugin'] = array( get_option( 'rewrite_rules' ) );

	return $seen;
}

/**
 * What is left after the plugin was deleted.
 *
 * @return array<string, mixed>
 */
function left_after_uninstall(): array {
	$category = category( 'Arte', 'arte', category( 'Cultura' ) );
	$program  = program( 'Acuarela', array( $category ), with_picture() );
	$screens  = array( 'closedpostboxes_pfilter_programa', 'edit_pfilter_programa_per_page', 'manageedit-pfilter_programacolumnshidden', 'meta-box-order_pfilter_programa' );
	foreach ( array_merge( $screens, array( 'closedpostboxes_page' ) ) as $key ) {
		update_user_meta( 1, $key, 'x' );
	}
	get_term_children( $category, Program\TAXONOMY );
	$before = get_option( 'pfilter_categoria_children' );
	wp_set_current_user( 1 );
	$import = begun( "Título\nUno\n" )['key'];
	set_transient( 'pfilter_typed_1_5', array( 'email' => 'ana@example.org' ), 60 );
	$begun = is_file( Import\import_file( $import, 'rows' ) ) && false !== wp_next_scheduled( Import\TIDY_EVENT );
	define( 'WP_UNINSTALL_PLUGIN', PLUGIN ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
	require WP_PLUGIN_DIR . '/programs-filter/uninstall.php';
	clean_post_cache( $program );

	return array(
		'program'    => post_of( $program )->post_title,
		'picture'    => has_post_thumbnail( $program ),
		'categories' => wp_get_object_terms( $program, Program\TAXONOMY, array( 'fields' => 'names' ) ),
		'imports'    => array( $begun, file_exists( WordPress\import_folder() ), wp_next_scheduled( Import\TIDY_EVENT ), get_user_option( 'programs_filter_import', 1 ) ),
		'hierarchy'  => array( is_array( $before ), get_option( 'pfilter_categoria_children' ) ),
		'screens'    => array_filter( $screens, static fn( string $key ): bool => '' !== get_user_meta( 1, $key, true ) ),
		'others'     => get_user_meta( 1, 'closedpostboxes_page', true ),
		'typed'      => database()->get_col( 'SELECT option_name FROM ' . database()->options . " WHERE option_name LIKE '%pfilter_typed%'" ), // phpcs:ignore WordPress.DB -- Past every cache.
	);
}
