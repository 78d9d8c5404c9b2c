<?php
/**
 * Removes what WordPress stored about the plugin's screens. Programs, categories and the days without activity stay: editors wrote them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// A second copy is deleted while another one runs.
if ( defined( __NAMESPACE__ . '\\PLUGIN_FILE' ) && plugin_basename( PLUGIN_FILE ) !== WP_UNINSTALL_PLUGIN ) {
	return;
}

require_once __DIR__ . '/includes/wordpress/import-events.php';

// The hierarchy that WordPress derives from the categories; it builds it anew when it is needed. Each site of a network has one, and
// remembers which page is the listing, and which plugins the network had (includes/addresses/lifecycle.php). A network may have more sites
// than fit into memory.
$programs_filter_options = array( 'pfilter_categoria_children', 'programs_filter_clock', 'programs_filter_first_steps', 'programs_filter_found_page', 'programs_filter_import_table', 'programs_filter_imports', 'programs_filter_index', 'programs_filter_listed_types', 'programs_filter_network_plugins', 'programs_filter_order.lock', 'programs_filter_page', 'programs_filter_swatches', 'programs_filter_swatches_clear', 'programs_filter_swatches_stock', 'programs_filter_words' );

// What one site has left: imports that were not closed (includes/import/job.php), and more.
$programs_filter_remove_rest = static function (): void {
	wp_unschedule_hook( WordPress\IMPORT_CONTINUE_EVENT );
	wp_unschedule_hook( WordPress\IMPORT_CLEANUP_EVENT );
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	foreach ( array( 'pfilter_spans', 'pfilter_index', 'pfilter_words', 'pfilter_import_rows' ) as $table ) {
		// phpcs:ignore WordPress.DB -- The tables of the index (includes/listing/index/tables.php), and of imports (includes/import/import-table.php).
		$wpdb->query( (string) $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $table ) );
	}
	wp_clear_scheduled_hook( 'programs_filter_index' );
	wp_clear_scheduled_hook( 'programs_filter_check_index' );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'programs_filter_import', '', true );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'programs_filter_import_answers', '', true );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'programs_filter_season', '', true );
	// What was typed into a form of facts that was refused (includes/program/forms/facts-box.php).
	// phpcs:ignore WordPress.DB -- WordPress deletes transients by name only. The name of the table is WordPress's.
	$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '\\_transient\\_%pfilter\\_%'" );
};

if ( is_multisite() ) {
	$programs_filter_query = array(
		'fields'  => 'ids',
		'orderby' => 'id',
		'number'  => 100,
		'offset'  => 0,
	);
	do {
		$programs_filter_sites = get_sites( $programs_filter_query );
		foreach ( $programs_filter_sites as $programs_filter_site ) {
			switch_to_blog( $programs_filter_site );
			array_map( 'delete_option', $programs_filter_options );
			wp_clear_scheduled_hook( 'programs_filter_clock' );
			$programs_filter_remove_rest();
			restore_current_blog();
		}
		// Each site leaves its options in memory.
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		$programs_filter_query['offset'] += $programs_filter_query['number'];
	} while ( array() !== $programs_filter_sites );
} else {
	array_map( 'delete_option', $programs_filter_options );
	wp_clear_scheduled_hook( 'programs_filter_clock' );
	$programs_filter_remove_rest();
}

// How each user arranged the screens of the programs, and which notices they have read.
foreach ( array(
	'closedpostboxes_pfilter_programa',
	'edit_pfilter_categoria_per_page',
	'edit_pfilter_programa_per_page',
	'manageedit-pfilter_categoriacolumnshidden',
	'manageedit-pfilter_programacolumnshidden',
	'meta-box-order_pfilter_programa',
	'metaboxhidden_pfilter_programa',
	'programs_filter_read_first_steps',
	'screen_layout_pfilter_programa',
) as $programs_filter_key ) {
	delete_metadata( 'user', 0, $programs_filter_key, '', true );
}
