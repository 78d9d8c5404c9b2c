<?php
/**
 * The script with which the list of programs is ordered (src/ordering/), and what it says.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Ordering_Script;

use ProgramsFilter\Build;
use ProgramsFilter\Ordering;
use ProgramsFilter\Order;
use ProgramsFilter\Rest_Order;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;
use const ProgramsFilter\Rest_Listing\API;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'programs-filter-ordering';

/**
 * The script in `build/`, without its extension.
 */
const SCRIPT = 'ordering/index';

/**
 * WordPress's own: dragging, and dragging by touch.
 */
const OF_WORDPRESS = array( 'jquery-ui-sortable', 'jquery-touch-punch' );

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue' );
}

/**
 * Enqueues script and styles where the list shows the manual order to somebody who may change it.
 */
function enqueue(): void {
	$file = PLUGIN_DIR . '/build/' . SCRIPT . '.asset.php';
	if ( ! Ordering\is_in_order() || ! Order\is_allowed() || ! is_readable( $file ) ) {
		return;
	}
	$asset        = include $file;
	$dependencies = is_array( $asset ) && is_array( $asset['dependencies'] ?? null ) ? array_filter( $asset['dependencies'], static fn( $name ): bool => is_string( $name ) && '' !== $name ) : array();
	wp_enqueue_script( HANDLE, plugins_url( 'build/' . SCRIPT . '.js', PLUGIN_FILE ), array_merge( $dependencies, OF_WORDPRESS ), Build\version( SCRIPT ), array( 'in_footer' => true ) );
	// The texts come along, so that the script needs no translations of its own.
	wp_add_inline_script( HANDLE, sprintf( 'window.programsFilterOrdering = %s;', (string) wp_json_encode( settings(), JSON_HEX_TAG | JSON_HEX_AMP ) ), 'before' );
	wp_enqueue_style( HANDLE, plugins_url( 'build/' . SCRIPT . '.css', PLUGIN_FILE ), array(), Build\version( SCRIPT ) );
	wp_style_add_data( HANDLE, 'rtl', 'replace' );
}

/**
 * What the script reads from the page.
 *
 * @return array<string, mixed>
 */
function settings(): array {
	$query = $GLOBALS['wp_query'] ?? null;
	$of    = static fn( string $name ): int => $query instanceof \WP_Query && is_numeric( $query->get( $name ) ) ? (int) $query->get( $name ) : 0;

	return array(
		'path'  => '/' . API . Rest_Order\ROUTE,
		// How many stand before the first of this page.
		'above' => max( 0, $of( 'paged' ) - 1 ) * max( 0, $of( 'posts_per_page' ) ),
		'total' => $query instanceof \WP_Query ? $query->found_posts : 0,
		'texts' => texts(),
	);
}

/**
 * What the script says.
 *
 * @return array<string, string>
 */
function texts(): array {
	return array(
		/* translators: %s: title of a program. */
		'handle'    => __( 'Move %s', 'programs-filter' ),
		'help'      => __( 'Drag, or press Space and then the arrow keys. Space again saves the new place, Escape leaves everything as it was.', 'programs-filter' ),
		/* translators: 1: title of a program, 2: its position, 3: how many there are. */
		'picked'    => __( '%1$s picked up. Position %2$d of %3$d. Move it with the arrow keys.', 'programs-filter' ),
		/* translators: 1: name of a category, or of a fact of programs, 2: its position, 3: how many there are. */
		'moved'     => __( '%1$s: position %2$d of %3$d', 'programs-filter' ),
		'cancelled' => __( 'Nothing was moved.', 'programs-filter' ),
		'saved'     => __( 'Order saved.', 'programs-filter' ),
		'keys'      => __( 'Ctrl+Z or Cmd+Z undoes it.', 'programs-filter' ),
		'undo'      => __( 'Undo', 'programs-filter' ),
		'undone'    => __( 'The order is as it was before.', 'programs-filter' ),
		'failed'    => __( 'The order was not saved.', 'programs-filter' ),
		'dismiss'   => __( 'Dismiss this notice.', 'programs-filter' ),
	);
}
