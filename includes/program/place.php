<?php
/**
 * The position of a new program in the manual order: the last one, where WordPress would give it the first; of copies, the one after their source.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** The largest number that the column `menu_order` has in MySQL. */
const MAX_MENU_ORDER = 2147483647;

/**
 * The number for a program at the end.
 *
 * @param int $program The program, when it is there already.
 * @return int 0 in a list that was never ordered, which is in the order of the titles.
 */
function get_next_order_number( int $program = 0 ): int {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	// phpcs:ignore WordPress.DB -- Once for a new program.
	$row   = $wpdb->get_row( $wpdb->prepare( "SELECT MIN( menu_order ) AS least, MAX( menu_order ) AS most FROM %i WHERE post_type = %s AND post_status <> 'auto-draft' AND ID <> %d", $wpdb->posts, POST_TYPE, $program ), 'ARRAY_A' );
	$least = is_numeric( $row['least'] ?? null ) ? (int) $row['least'] : 0;
	$most  = is_numeric( $row['most'] ?? null ) ? (int) $row['most'] : 0;

	return 0 === $least && 0 === $most ? 0 : (int) min( $most + 1, MAX_MENU_ORDER );
}

/**
 * Sets the position of a new program, unless the data has one.
 *
 * @param array<string, mixed> $data         Columns of the post.
 * @param array<string, mixed> $completed    Given fields, completed.
 * @param array<string, mixed> $given        Given fields.
 * @param bool                 $is_an_update Whether the post exists.
 * @return array<string, mixed>
 */
function set_new_program_order( array $data, array $completed, array $given, bool $is_an_update ): array {
	if ( POST_TYPE !== $data['post_type'] ) {
		return $data;
	}
	$id = is_numeric( $completed['ID'] ?? null ) ? (int) $completed['ID'] : 0;
	if ( $is_an_update ? is_first_save( $data, $id ) : ! isset( $given['menu_order'] ) ) {
		$data['menu_order'] = get_next_order_number( $id );
	} elseif ( $is_an_update && is_user_logged_in() && ! current_user_can_order_programs() ) {
		// Forms of WordPress have a field for it.
		$data['menu_order'] = (int) get_post_field( 'menu_order', $id );
	}

	return $data;
}

/**
 * Puts copies right after their sources.
 *
 * @param array<int, int> $sources Sources by copy.
 * @return bool Whether they stand there; else they are the last ones, and it can be tried again.
 */
function place_copies_after_sources( array $sources ): bool {
	return ! is_wp_error( change_order( static fn( array $numbers ): array => get_numbers_with_copies( $numbers, $sources ) ) );
}

/**
 * The numbers with which copies stand right after their sources. All others stay in their order.
 *
 * @param array<int, int> $numbers All numbers, in order, also those of the copies.
 * @param array<int, int> $sources Sources by copy.
 * @return array<int, int> Numbers that change, by ID; none in a list that was never ordered.
 */
function get_numbers_with_copies( array $numbers, array $sources ): array {
	$placed = array();
	$last   = PHP_INT_MIN;
	foreach ( array( 0 ) === array_values( array_unique( $numbers ) ) ? array() : array_diff_key( $numbers, $sources ) as $id => $number ) {
		$last          = max( $number, $last + 1 );
		$placed[ $id ] = $last;
		foreach ( array_keys( $sources, $id, true ) as $copy ) {
			$placed[ $copy ] = ++$last;
		}
	}

	return array_diff_assoc( $placed, $numbers );
}

/**
 * Whether a new program is saved for the first time with the number that it got when the editor was opened: others may have come last since
 * then.
 *
 * @param array<mixed> $data Columns of the post.
 * @param int          $id   Program.
 */
function is_first_save( array $data, int $id ): bool {
	$before = get_post( $id );

	return $before instanceof \WP_Post && 'auto-draft' === $before->post_status
		&& ! in_array( $data['post_status'] ?? '', array( 'auto-draft', 'trash' ), true )
		&& is_numeric( $data['menu_order'] ?? null ) && (int) $data['menu_order'] === $before->menu_order;
}

/**
 * Rejects a request that changes the position of a program, by a user who cannot order programs.
 *
 * @param \stdClass|\WP_Error $post    Post to be written, or an error.
 * @param \WP_REST_Request    $request Request.
 * @return \stdClass|\WP_Error
 *
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 */
function check_order_in_request( object $post, \WP_REST_Request $request ): object {
	$before = (int) get_post_field( 'menu_order', is_numeric( $request['id'] ) ? (int) $request['id'] : 0 );

	return null === $request['menu_order'] || $before === $request['menu_order'] || current_user_can_order_programs() ? $post : cannot_order_error();
}
