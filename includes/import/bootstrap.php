<?php
/**
 * Import of programs from a sheet, and export to one: the hooks of its screen, its forms, its REST route, its events and its commands.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const IMPORT_PAGE = 'programs-filter-import';

/** Action of the page's forms, and of their nonce. */
const IMPORT_ACTION = 'programs_filter_import';

/** Hooks of this room. */
function bootstrap(): void {
	add_action( WordPress\IMPORT_CLEANUP_EVENT, __NAMESPACE__ . '\\tidy_imports', 10, 0 );
	add_action( WordPress\IMPORT_CONTINUE_EVENT, __NAMESPACE__ . '\\go_on', 10, 2 );
	add_filter( 'wpmu_drop_tables', __NAMESPACE__ . '\\add_rows_table' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_import_route' );
}

/** Hooks of its admin screen. */
function bootstrap_admin(): void {
	add_action( 'admin_menu', __NAMESPACE__ . '\\add_import_page', 10, 0 );
	add_action( 'admin_post_' . IMPORT_ACTION, __NAMESPACE__ . '\\act_on_import', 10, 0 );
	add_action( 'admin_init', __NAMESPACE__ . '\\tidy_without_cron', 10, 0 );
}

/** The commands `wp programas`. */
function bootstrap_command_line(): void {
	\WP_CLI::add_command( 'programas import', __NAMESPACE__ . '\\import_programs' );
	\WP_CLI::add_command( 'programas export', __NAMESPACE__ . '\\export_programs' );
}
