<?php
/**
 * Programs → Import, for who may. What it shows and does is loaded with it only.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Menu;

use ProgramsFilter\Build;
use ProgramsFilter\Help;
use ProgramsFilter\Import_Actions;
use ProgramsFilter\Import_Job;
use ProgramsFilter\Import_Screen;
use ProgramsFilter\Post_Type;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const PAGE = 'programs-filter-import';

/**
 * Action of its forms, and what their nonce is for.
 */
const ACTION = 'programs_filter_import';

const HANDLE = 'programs-filter-import';

/**
 * The script in `build/`, without its extension.
 */
const SCRIPT = 'import/index';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'admin_menu', __NAMESPACE__ . '\\add', 10, 0 );
	add_action( 'admin_post_' . ACTION, __NAMESPACE__ . '\\act', 10, 0 );
}

/**
 * Adds the page to the menu.
 */
function add(): void {
	$type = get_post_type_object( Post_Type\NAME );
	$may  = $type->cap->edit_others_posts ?? null;
	if ( ! Post_Type\is_ours() || ! is_string( $may ) ) {
		return;
	}
	$page = add_submenu_page(
		'edit.php?post_type=' . Post_Type\NAME,
		__( 'Import Programs', 'programs-filter' ),
		__( 'Import', 'programs-filter' ),
		$may,
		PAGE,
		__NAMESPACE__ . '\\show'
	);
	if ( is_string( $page ) ) {
		add_action( "load-$page", __NAMESPACE__ . '\\prepare', 10, 0 );
	}
}

/**
 * Address of the page.
 */
function address(): string {
	return add_query_arg(
		array(
			'post_type' => Post_Type\NAME,
			'page'      => PAGE,
		),
		admin_url( 'edit.php' )
	);
}

/**
 * Loads what the page needs.
 */
function load(): void {
	require_once PLUGIN_DIR . '/includes/sheets/load.php';
	require_once __DIR__ . '/import-actions.php';
	require_once __DIR__ . '/import-screen.php';
	require_once __DIR__ . '/import-preview.php';
	require_once __DIR__ . '/import-columns.php';
	require_once __DIR__ . '/import-results.php';
}

/**
 * Gets the page ready.
 */
function prepare(): void {
	load();
	$screen = get_current_screen();
	if ( null !== $screen ) {
		Help\add_tabs( $screen, Help\import_tabs() );
	}
	$file = PLUGIN_DIR . '/build/' . SCRIPT . '.asset.php';
	add_action( 'admin_print_styles', 'ProgramsFilter\\Import_Screen\\print_style' );
	if ( ! is_readable( $file ) ) {
		// Its parts then come by a button.
		return;
	}
	$asset        = include $file;
	$dependencies = is_array( $asset ) && is_array( $asset['dependencies'] ?? null ) ? array_filter( $asset['dependencies'], static fn( $name ): bool => is_string( $name ) && '' !== $name ) : array();
	wp_enqueue_script( HANDLE, plugins_url( 'build/' . SCRIPT . '.js', PLUGIN_FILE ), $dependencies, Build\version( SCRIPT ), array( 'in_footer' => true ) );
}

/**
 * Shows the page.
 */
function show(): void {
	load();
	Import_Screen\show();
}

/**
 * Does what a form of the page asks for.
 */
function act(): void {
	check_admin_referer( ACTION );
	load();
	if ( ! Import_Job\is_allowed() ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to import programs.', 'programs-filter' ), 403 );
	}
	Import_Actions\act();
}
