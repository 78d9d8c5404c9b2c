<?php
/**
 * The list of programs in manual order, with drag and drop (src/admin/ordering/).
 *
 * If the list shows only some programs (a page, a category, a search), these swap positions and all others keep theirs. A list in another order
 * links to the manual one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Programs of a page, unless the user has chosen another number. A program cannot be dragged to another page. */
const PROGRAMS_PER_PAGE = 100;

const ORDERING_HANDLE = 'programs-filter-ordering';
const ORDERING_SCRIPT = 'admin/ordering/index';

/**
 * Puts the list into the manual order, unless another one is requested. The trash stays as it is.
 *
 * @param \WP_Query $query Query.
 */
function set_manual_order( \WP_Query $query ): void {
	if ( $query->is_main_query() && is_program_list() && ! is_list_sort_requested() && 'trash' !== $query->get( 'post_status' ) ) {
		$query->set( 'orderby', Listing\get_query_order( 'manual' ) );
		$query->set( Listing\IGNORE_CUSTOM_SORT, true );
	}
}

/** Whether the list shows the manual order. Another plugin may have changed its query. */
function is_list_in_manual_order(): bool {
	$query = $GLOBALS['wp_query'] ?? null;

	return is_program_list() && $query instanceof \WP_Query && Listing\get_query_order( 'manual' ) === $query->get( 'orderby' );
}

/** Whether this is the list of programs. */
function is_program_list(): bool {
	// Quick edit and REST requests do not load the function.
	$screen = is_admin() && function_exists( 'get_current_screen' ) ? get_current_screen() : null;

	return null !== $screen && 'edit-' . Program\POST_TYPE === $screen->id;
}

/** Whether the list's URL requests another order. */
function is_list_sort_requested(): bool {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared.
	$parameters = $_GET;
	// phpcs:enable
	if ( wp_doing_ajax() ) {
		// Quick edit writes a row anew.
		parse_str( (string) wp_parse_url( (string) wp_get_referer(), PHP_URL_QUERY ), $parameters );
	}
	$by        = $parameters['orderby'] ?? '';
	$direction = $parameters['order'] ?? '';

	return '' !== $by && ( ORDER_COLUMN !== $by || ( is_string( $direction ) && 'desc' === strtolower( $direction ) ) );
}

/**
 * Makes the list sortable by the order, in which it opens.
 *
 * @param array<string, mixed> $columns Sorting by column.
 * @return array<string, mixed>
 */
function add_sortable_order( array $columns ): array {
	return array( ORDER_COLUMN => array( ORDER_COLUMN, false, __( 'Order', 'programs-filter' ), __( 'Ordered by hand.', 'programs-filter' ), 'asc' ) ) + $columns;
}

/**
 * Shows many programs on a page of the list.
 *
 * @param mixed $chosen Number that the user has chosen in the screen options, if any.
 * @return mixed
 */
function set_programs_per_page( $chosen ) {
	return is_numeric( $chosen ) && (int) $chosen > 0 ? $chosen : PROGRAMS_PER_PAGE;
}

/**
 * Prints a link to the manual order above a list in another one, or why the user cannot change it.
 *
 * @param string $which `top` or `bottom`.
 */
function print_manual_order_link( string $which ): void {
	if ( 'top' !== $which || ! is_program_list() ) {
		return;
	}
	if ( ! Program\current_user_can_order_programs() ) {
		// Not with the class of WordPress's filters, which phones hide.
		printf( '<p class="alignleft" style="margin:.5em 0">%s</p>', esc_html( get_cannot_order_text() ) );
	} elseif ( is_list_sort_requested() && ! is_list_in_manual_order() ) {
		printf( '<div class="alignleft actions"><a class="button" href="%s">%s</a></div>', esc_url( remove_query_arg( array( 'orderby', 'order', 'paged' ) ) ), esc_html__( 'Order by hand', 'programs-filter' ) );
	}
}

/** Why a user has no handles. */
function get_cannot_order_text(): string {
	return __( 'Only editors and administrators can change the order, as that moves the programs of others, too.', 'programs-filter' );
}

/** Enqueues script and style where the list shows the manual order to a user who may change it. */
function enqueue_ordering(): void {
	if ( ! is_list_in_manual_order() || ! Program\current_user_can_order_programs() ) {
		return;
	}
	// jQuery UI and its plugin for touch, as WordPress has them.
	WordPress\enqueue_built_script( ORDERING_HANDLE, ORDERING_SCRIPT, array( 'jquery-ui-sortable', 'jquery-touch-punch' ) );
	WordPress\add_script_data( ORDERING_HANDLE, 'programsFilterOrdering', get_ordering_settings() );
	WordPress\enqueue_built_style( ORDERING_HANDLE, ORDERING_SCRIPT );
	wp_style_add_data( ORDERING_HANDLE, 'rtl', 'replace' );
}

/**
 * Settings of the script.
 *
 * @return array{path: string, above: int, total: int}
 */
function get_ordering_settings(): array {
	/**
	 * The list's query.
	 *
	 * @var \WP_Query $wp_query
	 */
	global $wp_query;
	$page     = $wp_query->get( 'paged' );
	$per_page = $wp_query->get( 'posts_per_page' );

	return array(
		'path'  => '/' . WordPress\REST_NAMESPACE . ORDER_ROUTE,
		// Number of programs on the pages before this one.
		'above' => is_numeric( $page ) && is_numeric( $per_page ) ? max( 0, (int) $page - 1 ) * max( 0, (int) $per_page ) : 0,
		'total' => $wp_query->found_posts,
	);
}
