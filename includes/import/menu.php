<?php
/**
 * Programs → Import, for who may. What it shows and does is loaded with it only.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Admin;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const IMPORT_PAGE = 'programs-filter-import';

/**
 * Action of its forms, and what their nonce is for.
 */
const IMPORT_ACTION = 'programs_filter_import';

const IMPORT_HANDLE = 'programs-filter-import';

/**
 * The script in `build/`, without its extension.
 */
const IMPORT_SCRIPT = 'import/index';

/**
 * Adds the page to the menu.
 */
function add_import_page(): void {
	$type = get_post_type_object( Program\POST_TYPE );
	$may  = $type->cap->edit_others_posts ?? null;
	if ( ! Program\is_post_type_ours() || ! is_string( $may ) ) {
		return;
	}
	$page = add_submenu_page(
		'edit.php?post_type=' . Program\POST_TYPE,
		__( 'Import Programs', 'programs-filter' ),
		__( 'Import', 'programs-filter' ),
		$may,
		IMPORT_PAGE,
		__NAMESPACE__ . '\\show_import_page'
	);
	if ( is_string( $page ) ) {
		add_action( "load-$page", __NAMESPACE__ . '\\prepare_import_page', 10, 0 );
	}
}

/**
 * Address of the page.
 */
function import_page_url(): string {
	return add_query_arg(
		array(
			'post_type' => Program\POST_TYPE,
			'page'      => IMPORT_PAGE,
		),
		admin_url( 'edit.php' )
	);
}

/**
 * Gets the page ready.
 */
function prepare_import_page(): void {
	load();
	$screen = get_current_screen();
	if ( null !== $screen ) {
		Admin\add_tabs( $screen, Admin\import_tabs() );
	}
	$file = PLUGIN_DIR . '/build/' . IMPORT_SCRIPT . '.asset.php';
	add_action( 'admin_print_styles', 'ProgramsFilter\\Import\\print_import_style' );
	if ( ! is_readable( $file ) ) {
		// Its parts then come by a button.
		return;
	}
	$asset        = include $file;
	$dependencies = is_array( $asset ) && is_array( $asset['dependencies'] ?? null ) ? array_filter( $asset['dependencies'], static fn( $name ): bool => is_string( $name ) && '' !== $name ) : array();
	wp_enqueue_script( IMPORT_HANDLE, plugins_url( 'build/' . IMPORT_SCRIPT . '.js', PLUGIN_FILE ), $dependencies, WordPress\built_version( IMPORT_SCRIPT ), array( 'in_footer' => true ) );
}

/**
 * Shows the page.
 */
function show_import_page(): void {
	load();
	show_import_screen();
}

/**
 * Does what a form of the page asks for.
 */
function act_on_import(): void {
	check_admin_referer( IMPORT_ACTION );
	load();
	if ( ! may_import() ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to import programs.', 'programs-filter' ), 403 );
	}
	do_action_of_form();
}
