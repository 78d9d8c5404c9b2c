<?php
/**
 * Programs Filter: Courses, Workshops and Activities
 *
 * @package ProgramsFilter
 *
 * @wordpress-plugin
 * Plugin Name:       Programs Filter: Courses, Workshops and Activities
 * Description:       Courses, workshops, activities and grants as cards that visitors filter at once. Import your sheet, with undo.
 * Version:           0.2.0
 * Requires at least: 6.8
 * Requires PHP:      7.4
 * Author:            Programs Filter contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       programs-filter
 * Domain Path:       /languages
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'ABSPATH' ) || exit;

if ( defined( __NAMESPACE__ . '\\VERSION' ) ) {
	/**
	 * Fires in a second copy of the plugin, which then does nothing.
	 *
	 * @since 0.1.0
	 *
	 * @param string $file Path of its main file.
	 */
	do_action( 'programs_filter_second_copy', __FILE__ );
	return;
}

const VERSION     = '0.2.0';
const PLUGIN_FILE = __FILE__;
const PLUGIN_DIR  = __DIR__;

require_once __DIR__ . '/includes/wordpress/loading.php';

// phpcs:ignore WordPress.WP.CapitalPDangit -- The name of a folder.
WordPress\load_rooms( 'wordpress' );
WordPress\bootstrap();
if ( ! is_readable( WordPress\get_block_build_dir() . '/block.json' ) ) {
	add_action( 'admin_notices', 'ProgramsFilter\WordPress\print_missing_build_notice' );
	return;
}
WordPress\load_rooms( 'integrations', 'program', 'listing', 'listing/index', 'query-loop', 'addresses', 'program-page' );

// The rooms that print share the page.
$programs_filter_page    = new Listing\Page();
$programs_filter_changes = new Listing\Changes();

Integrations\bootstrap();
Program\bootstrap();
Addresses\bootstrap();
Listing\bootstrap( $programs_filter_page, $programs_filter_changes );
Query_Loop\bootstrap( $programs_filter_page );
Program_Page\bootstrap( $programs_filter_page );

$programs_filter_is_command = defined( 'WP_CLI' ) && true === WP_CLI;
$programs_filter_load_tools = static function (): void {
	WordPress\load_rooms( 'program/forms', 'reader', 'import', 'admin' );
	Program\bootstrap_forms();
	Import\bootstrap();
	Admin\bootstrap();
};
if ( is_admin() || wp_doing_cron() || $programs_filter_is_command ) {
	$programs_filter_load_tools();
} else {
	// What else uses these rooms. With ALTERNATE_WP_CRON a visitor's request does the events.
	foreach ( array( 'rest_api_init', 'wp_abilities_api_categories_init', 'wp_abilities_api_init', 'wp_site_health_scheduled_check', WordPress\IMPORT_CONTINUE_EVENT, WordPress\IMPORT_CLEANUP_EVENT ) as $programs_filter_hook ) {
		add_action( $programs_filter_hook, $programs_filter_load_tools, 0, 0 );
	}
}
if ( is_admin() ) {
	Program\bootstrap_admin();
	Addresses\bootstrap_admin();
	Import\bootstrap_admin();
	Admin\bootstrap_admin();
}
if ( $programs_filter_is_command ) {
	Import\bootstrap_command_line();
	Admin\bootstrap_command_line();
}

add_action(
	'woocommerce_init',
	static function (): void {
		WordPress\load_rooms( 'shop' );
		Shop\bootstrap();
	}
);
add_action(
	'elementor/init',
	static function () use ( $programs_filter_page ): void {
		WordPress\load_rooms( 'elementor' );
		Elementor\bootstrap( $programs_filter_page );
	}
);
