<?php
/**
 * Import of programs from a sheet, and export to one. All but the page's menu item is loaded by its screen, its forms, its REST route,
 * its cron event and the command line only.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Cron event that removes old files. */
const TIDY_EVENT = 'programs_filter_tidy_imports';

/** Event that goes on with an import whose page is closed. Its arguments are the user and the key. */
const GO_ON_EVENT = 'programs_filter_go_on';

const IMPORT_PAGE = 'programs-filter-import';

/** Action of the page's forms, and of their nonce. */
const IMPORT_ACTION = 'programs_filter_import';

/** Hooks of this room. */
function bootstrap(): void {
	add_action( TIDY_EVENT, WordPress\lazily( __NAMESPACE__ . '\\tidy_folder' ), 10, 0 );
	add_action( GO_ON_EVENT, WordPress\lazily( __NAMESPACE__ . '\\go_on' ), 10, 2 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\add_import_route' );
}

/** Hooks of its admin screen. */
function bootstrap_admin(): void {
	add_action( 'admin_menu', __NAMESPACE__ . '\\add_import_page', 10, 0 );
	add_action( 'admin_post_' . IMPORT_ACTION, __NAMESPACE__ . '\\act_on_import', 10, 0 );
	add_action( 'admin_init', __NAMESPACE__ . '\\tidy_without_cron', 10, 0 );
}

/** The commands `wp programas`. */
function bootstrap_command_line(): void {
	load();
	require_once __DIR__ . '/command.php';

	add_commands();
}

/** Loads the room. */
function load(): void {
	Program\load();
	require_once __DIR__ . '/load.php';
}

/** Registers the routes, whose permission callback loads the room. */
function add_import_route(): void {
	require_once __DIR__ . '/requests.php';
	require_once __DIR__ . '/routes.php';

	register_import_route();
	register_file_routes();
}

/** Adds the page to the menu of programs. */
function add_import_page(): void {
	if ( ! Program\is_post_type_ours() ) {
		return;
	}
	$page = add_submenu_page(
		'edit.php?post_type=' . Program\POST_TYPE,
		__( 'Import and export', 'programs-filter' ),
		__( 'Import and export', 'programs-filter' ),
		'edit_others_' . Program\CAPABILITY_PLURAL,
		IMPORT_PAGE,
		WordPress\lazily( __NAMESPACE__ . '\\print_import_page' )
	);
	add_action( "load-$page", WordPress\lazily( __NAMESPACE__ . '\\prepare_import_page' ), 10, 0 );
}

/** Tidies where the site's WP-Cron does not run: journals may have personal data. */
function tidy_without_cron(): void {
	$due = wp_next_scheduled( TIDY_EVENT );
	if ( false !== $due && $due < time() - HOUR_IN_SECONDS && ! wp_doing_ajax() ) {
		load();
		tidy_folder();
	}
}

/**
 * Address of the page.
 *
 * @param string $tab Tab; '' for the import.
 */
function import_page_url( string $tab = '' ): string {
	return admin_url( 'edit.php?post_type=' . Program\POST_TYPE . '&page=' . IMPORT_PAGE . ( '' === $tab ? '' : "&tab=$tab" ) );
}

/** Does what a form of the page asks for. */
function act_on_import(): void {
	check_admin_referer( IMPORT_ACTION );
	load();
	if ( ! may_import() ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to import programs.', 'programs-filter' ), 403 );
	}
	do_form_action();
}
