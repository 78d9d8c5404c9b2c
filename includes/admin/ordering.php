<?php
/**
 * The list of programs opens in the manual order, and that order is changed by dragging.
 *
 * Where the list shows some programs only (a page, a category, a search), those change places among themselves, and all others keep
 * theirs. Sorted by something else, the list says how to get there.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Ordering;

use ProgramsFilter\Order;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Query;
use const ProgramsFilter\Admin_List\ORDER as COLUMN;

defined( 'ABSPATH' ) || exit;

/**
 * Programs of a page, until somebody chooses another number: what is on another page cannot be dragged to.
 */
const PER_PAGE = 100;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'pre_get_posts', __NAMESPACE__ . '\\open_in_order' );
	add_filter( 'manage_edit-' . Post_Type\NAME . '_sortable_columns', __NAMESPACE__ . '\\name_order' );
	add_filter( 'get_user_option_edit_' . Post_Type\NAME . '_per_page', __NAMESPACE__ . '\\show_many' );
	add_action( 'manage_posts_extra_tablenav', __NAMESPACE__ . '\\show_way_back' );
}

/**
 * Has the list in the manual order, unless somebody sorts it. The trash stays as it is.
 *
 * @param mixed $query Query.
 */
function open_in_order( $query ): void {
	if ( $query instanceof \WP_Query && $query->is_main_query() && is_list() && ! is_sorted() && 'trash' !== $query->get( 'post_status' ) ) {
		$query->set( 'orderby', Query\order_by( 'manual', 'ASC' ) );
	}
}

/**
 * Whether the list shows the manual order, whoever else had a say in its query.
 */
function is_in_order(): bool {
	$query = $GLOBALS['wp_query'] ?? null;

	return is_list() && $query instanceof \WP_Query && Query\order_by( 'manual', 'ASC' ) === $query->get( 'orderby' );
}

/**
 * Whether this is the list of programs.
 */
function is_list(): bool {
	// Quick edit and REST have no screen, and may not know the function.
	$screen = is_admin() && function_exists( 'get_current_screen' ) ? get_current_screen() : null;

	return null !== $screen && 'edit-' . Post_Type\NAME === $screen->id && Post_Type\is_ours();
}

/**
 * Whether the list's address asks for another order.
 */
function is_sorted(): bool {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared.
	$by        = $_GET['orderby'] ?? '';
	$direction = $_GET['order'] ?? '';
	// phpcs:enable

	return '' !== $by && ( COLUMN !== $by || ( is_string( $direction ) && 'desc' === strtolower( $direction ) ) );
}

/**
 * Lets the list be sorted by the order, and says that it is so from the beginning.
 *
 * @param mixed $columns What each column sorts by.
 * @return mixed
 */
function name_order( $columns ) {
	$order = array( COLUMN, false, __( 'Order', 'programs-filter' ), __( 'Table ordered by hand.', 'programs-filter' ), 'asc' );

	return is_array( $columns ) ? array( COLUMN => $order ) + $columns : $columns;
}

/**
 * Has a page of the list show many programs.
 *
 * @param mixed $chosen What the user chose in the screen options.
 * @return mixed
 */
function show_many( $chosen ) {
	return is_numeric( $chosen ) && (int) $chosen > 0 ? $chosen : PER_PAGE;
}

/**
 * Above a list that is sorted by something else, prints a link to the order that can be changed.
 *
 * @param mixed $which `top` or `bottom`.
 */
function show_way_back( $which ): void {
	if ( 'top' === $which && is_list() && is_sorted() && ! is_in_order() && Order\is_allowed() ) {
		printf( '<div class="alignleft actions"><a class="button" href="%s">%s</a></div>', esc_url( remove_query_arg( array( 'orderby', 'order', 'paged' ) ) ), esc_html__( 'Order by hand', 'programs-filter' ) );
	}
}
