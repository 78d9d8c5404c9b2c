<?php
/**
 * The row actions "Move to the start" and "Move to the end" of the list of programs: links that work without the script, across pages of the list.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

const MOVE_ACTION = 'programs_filter_move';

/** Prefix of the transient with the last move; the ID of the user follows. */
const LAST_MOVE_TRANSIENT = 'pfilter_moved_';

/**
 * Adds the actions where the list can be ordered.
 *
 * @param array<string, string> $actions Links.
 * @param \WP_Post              $post    Post of the row.
 * @return array<string, string>
 */
function add_move_actions( array $actions, \WP_Post $post ): array {
	if ( is_list_sort_requested() || ! current_user_can_move( $post->ID ) ) {
		return $actions;
	}
	foreach ( array(
		'first' => __( 'Move to the start', 'programs-filter' ),
		'last'  => __( 'Move to the end', 'programs-filter' ),
	) as $place => $label ) {
		$actions[ MOVE_ACTION . "_$place" ] = sprintf( '<a href="%s">%s</a>', esc_url( get_move_url( $post->ID, $place ) ), esc_html( $label ) );
	}

	return $actions;
}

/**
 * Whether the user can move a post: a program in the manual order.
 *
 * @param int $id Post.
 */
function current_user_can_move( int $id ): bool {
	return Program\POST_TYPE === get_post_type( $id ) && 'trash' !== get_post_status( $id )
		&& Program\current_user_can_order_programs() && current_user_can( 'edit_post', $id );
}

/**
 * Address that moves a program.
 *
 * @param int    $program Program.
 * @param string $place   `first`, `last`, or the number that it had.
 */
function get_move_url( int $program, string $place ): string {
	return wp_nonce_url( admin_url( 'admin-post.php?action=' . MOVE_ACTION . "&program=$program&place=$place" ), MOVE_ACTION . "_$program" );
}

/** Moves a program, and redirects to the list. */
function handle_move(): void {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The nonce is that of the program; the place is one of two words, or a number.
	$program = isset( $_GET['program'] ) && is_numeric( $_GET['program'] ) ? (int) $_GET['program'] : 0;
	$place   = isset( $_GET['place'] ) && is_string( $_GET['place'] ) ? $_GET['place'] : '';
	// phpcs:enable
	check_first_step_request( MOVE_ACTION . "_$program", current_user_can_move( $program ) && ( is_numeric( $place ) || in_array( $place, array( 'first', 'last' ), true ) ) );
	$before = 0;
	$result = change_order_as_current_user(
		static function ( array $numbers ) use ( $program, $place, &$before ): array {
			$before = $numbers[ $program ] ?? 0;
			$others = array_diff_key( $numbers, array( $program => 0 ) );
			if ( is_numeric( $place ) ) {
				$number = (float) $place;
			} elseif ( array() === $others ) {
				return array();
			} else {
				$number = 'first' === $place ? min( $others ) - 1 : max( $others ) + 1;
			}

			return array( $program => (int) max( -Program\MAX_MENU_ORDER, min( Program\MAX_MENU_ORDER, $number ) ) );
		}
	);
	if ( is_wp_error( $result ) ) {
		wp_die( $result, '', array( 'back_link' => true ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- One of our sentences, and its status.
	}
	set_transient( LAST_MOVE_TRANSIENT . get_current_user_id(), array( $program, is_numeric( $place ) ? null : $before ), 60 );
	$list = wp_get_referer();
	wp_safe_redirect( false === $list ? admin_url( 'edit.php?post_type=' . Program\POST_TYPE ) : $list );
	exit;
}

/** Prints once that the order was changed, with a link that undoes it, or that it was undone. */
function print_moved_notice(): void {
	$move = is_program_list() ? get_transient( LAST_MOVE_TRANSIENT . get_current_user_id() ) : null;
	if ( ! is_array( $move ) ) {
		return;
	}
	delete_transient( LAST_MOVE_TRANSIENT . get_current_user_id() );
	list( $program, $before ) = array_pad( $move, 2, null );
	if ( ! is_int( $program ) || ! current_user_can_move( $program ) ) {
		return;
	}
	$html = is_int( $before )
		? sprintf( '%s <a href="%s">%s</a>', esc_html__( 'Order saved.', 'programs-filter' ), esc_url( get_move_url( $program, (string) $before ) ), esc_html__( 'Undo', 'programs-filter' ) )
		: esc_html__( 'The order is as it was before.', 'programs-filter' );
	wp_admin_notice(
		$html,
		array(
			'type'        => 'success',
			'dismissible' => true,
		)
	);
}
