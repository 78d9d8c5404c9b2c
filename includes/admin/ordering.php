<?php
/**
 * The list of programs opens in the manual order, and that order is changed by dragging.
 *
 * Where the list shows some programs only (a page, a category, a search), those change places among themselves, and all others keep
 * theirs. Sorted by something else, the list says how to get there.
 *
 * The script with which the list of programs is ordered (src/admin/ordering/), and what it says.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Programs of a page, until somebody chooses another number: what is on another page cannot be dragged to.
 */
const PROGRAMS_PER_PAGE = 100;

/**
 * Has the list in the manual order, unless somebody sorts it. The trash stays as it is.
 *
 * @param mixed $query Query.
 */
function open_in_order( $query ): void {
	if ( $query instanceof \WP_Query && $query->is_main_query() && is_program_list() && ! is_list_sorted() && 'trash' !== $query->get( 'post_status' ) ) {
		$query->set( 'orderby', Listing\query_order( 'manual', 'ASC' ) );
	}
}

/**
 * Whether the list shows the manual order, whoever else had a say in its query.
 */
function is_in_order(): bool {
	$query = $GLOBALS['wp_query'] ?? null;

	return is_program_list() && $query instanceof \WP_Query && Listing\query_order( 'manual', 'ASC' ) === $query->get( 'orderby' );
}

/**
 * Whether this is the list of programs.
 */
function is_program_list(): bool {
	// Quick edit and REST have no screen, and may not know the function.
	$screen = is_admin() && function_exists( 'get_current_screen' ) ? get_current_screen() : null;

	return null !== $screen && 'edit-' . Program\POST_TYPE === $screen->id && Program\is_post_type_ours();
}

/**
 * Whether the list's address asks for another order.
 */
function is_list_sorted(): bool {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared.
	$by        = $_GET['orderby'] ?? '';
	$direction = $_GET['order'] ?? '';
	// phpcs:enable

	return '' !== $by && ( ORDER_COLUMN !== $by || ( is_string( $direction ) && 'desc' === strtolower( $direction ) ) );
}

/**
 * Lets the list be sorted by the order, and says that it is so from the beginning.
 *
 * @param mixed $columns What each column sorts by.
 * @return mixed
 */
function name_order( $columns ) {
	$order = array( ORDER_COLUMN, false, __( 'Order', 'programs-filter' ), __( 'Table ordered by hand.', 'programs-filter' ), 'asc' );

	return is_array( $columns ) ? array( ORDER_COLUMN => $order ) + $columns : $columns;
}

/**
 * Has a page of the list show many programs.
 *
 * @param mixed $chosen What the user chose in the screen options.
 * @return mixed
 */
function show_many( $chosen ) {
	return is_numeric( $chosen ) && (int) $chosen > 0 ? $chosen : PROGRAMS_PER_PAGE;
}

/**
 * Above a list that is sorted by something else, prints a link to the order that can be changed.
 *
 * @param mixed $which `top` or `bottom`.
 */
function show_way_back( $which ): void {
	if ( 'top' === $which && is_program_list() && is_list_sorted() && ! is_in_order() && Program\may_order_programs() ) {
		printf( '<div class="alignleft actions"><a class="button" href="%s">%s</a></div>', esc_url( remove_query_arg( array( 'orderby', 'order', 'paged' ) ) ), esc_html__( 'Order by hand', 'programs-filter' ) );
	}
}

const ORDERING_HANDLE = 'programs-filter-ordering';

/**
 * The script in `build/`, without its extension.
 */
const ORDERING_SCRIPT = 'admin/ordering/index';

/**
 * WordPress's own: dragging, and dragging by touch.
 */
const DRAGGING_SCRIPTS = array( 'jquery-ui-sortable', 'jquery-touch-punch' );

/**
 * Enqueues script and styles where the list shows the manual order to somebody who may change it.
 */
function enqueue_ordering(): void {
	$file = PLUGIN_DIR . '/build/' . ORDERING_SCRIPT . '.asset.php';
	if ( ! is_in_order() || ! Program\may_order_programs() || ! is_readable( $file ) ) {
		return;
	}
	$asset        = include $file;
	$dependencies = is_array( $asset ) && is_array( $asset['dependencies'] ?? null ) ? array_filter( $asset['dependencies'], static fn( $name ): bool => is_string( $name ) && '' !== $name ) : array();
	wp_enqueue_script( ORDERING_HANDLE, plugins_url( 'build/' . ORDERING_SCRIPT . '.js', PLUGIN_FILE ), array_merge( $dependencies, DRAGGING_SCRIPTS ), WordPress\built_version( ORDERING_SCRIPT ), array( 'in_footer' => true ) );
	// The texts come along, so that the script needs no translations of its own.
	wp_add_inline_script( ORDERING_HANDLE, sprintf( 'window.programsFilterOrdering = %s;', (string) wp_json_encode( ordering_settings(), JSON_HEX_TAG | JSON_HEX_AMP ) ), 'before' );
	wp_enqueue_style( ORDERING_HANDLE, plugins_url( 'build/' . ORDERING_SCRIPT . '.css', PLUGIN_FILE ), array(), WordPress\built_version( ORDERING_SCRIPT ) );
	wp_style_add_data( ORDERING_HANDLE, 'rtl', 'replace' );
}

/**
 * What the script reads from the page.
 *
 * @return array<string, mixed>
 */
function ordering_settings(): array {
	$query = $GLOBALS['wp_query'] ?? null;
	$of    = static fn( string $name ): int => $query instanceof \WP_Query && is_numeric( $query->get( $name ) ) ? (int) $query->get( $name ) : 0;

	return array(
		'path'  => '/' . WordPress\REST_NAMESPACE . ORDER_ROUTE,
		// How many stand before the first of this page.
		'above' => max( 0, $of( 'paged' ) - 1 ) * max( 0, $of( 'posts_per_page' ) ),
		'total' => $query instanceof \WP_Query ? $query->found_posts : 0,
		'texts' => ordering_texts(),
	);
}

/**
 * What the script says.
 *
 * @return array<string, string>
 */
function ordering_texts(): array {
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
