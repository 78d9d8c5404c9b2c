<?php
/**
 * Reads and writes the manual order of programs (`menu_order`, then title) for the list in the admin and its REST route.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the user can order programs, which changes those of other authors.
 */
function current_user_can_order_programs(): bool {
	return current_user_has_program_cap( 'edit_others_posts' );
}

/**
 * The present numbers of all programs that are not in the trash.
 *
 * @return array<int, int> By ID, in the manual order.
 */
function get_order_numbers(): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	/**
	 * Rows.
	 *
	 * @var list<array{ID: string, menu_order: string}> $rows
	 */
	// phpcs:ignore WordPress.DB -- Past every cache: it is compared with what the user saw.
	$rows    = $wpdb->get_results( $wpdb->prepare( "SELECT ID, menu_order FROM %i WHERE post_type = %s AND post_status NOT IN ( 'trash', 'auto-draft' ) ORDER BY menu_order, post_title, ID", $wpdb->posts, POST_TYPE ), 'ARRAY_A' );
	$numbers = array();
	foreach ( $rows as $row ) {
		$numbers[ (int) $row['ID'] ] = (int) $row['menu_order'];
	}

	return $numbers;
}

/**
 * The numbers after some programs changed places among themselves. All others keep their places.
 *
 * Each place keeps its number unless two are equal: programs with one number are in the order of their titles.
 *
 * @param array<int, int> $numbers All numbers, in order.
 * @param list<int>       $shown   Some programs, in the order that the user saw.
 * @param list<int>       $wanted  The same programs, in the new order.
 * @return array<int, int>|null Numbers by ID, in the new order; null if the order has changed in the meantime, or for other programs.
 */
function rearrange_numbers( array $numbers, array $shown, array $wanted ): ?array {
	$ids    = array_keys( $numbers );
	$places = array_keys( array_intersect( $ids, $shown ) );
	$same   = $wanted;
	sort( $same );
	$programs = $shown;
	sort( $programs );
	if ( array() === $numbers || $same !== $programs || array_values( array_intersect( $ids, $shown ) ) !== $shown ) {
		return null;
	}
	foreach ( $places as $index => $place ) {
		$ids[ $place ] = $wanted[ $index ];
	}
	$of_places = array_values( $numbers );
	$arranged  = array();
	// In a list that was never ordered, counting begins with 1.
	$last = array( 0 ) === array_unique( $of_places ) ? 0 : min( $of_places ) - 1;
	foreach ( $ids as $place => $id ) {
		$last            = max( $of_places[ $place ], $last + 1 );
		$arranged[ $id ] = $last;
	}

	return $arranged;
}

/** Numbers that one statement writes: the database compares each row with each of them. */
const NUMBERS_IN_STATEMENT = 500;

/**
 * Writes numbers, in a transaction all of them, or none. Without one, those that make room stay in their order where a statement fails: the last ones come
 * first. Nothing else of the programs changes, so they get no revision. clean_order_cache() comes after it.
 *
 * @param array<int, int> $numbers By ID.
 * @return bool Whether they are written.
 */
function update_order_numbers( array $numbers ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	foreach ( array_reverse( array_chunk( $numbers, NUMBERS_IN_STATEMENT, true ) ) as $some ) {
		$cases = '';
		foreach ( $some as $id => $number ) {
			$cases .= sprintf( ' WHEN %d THEN %d', $id, $number );
		}
		// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Whole numbers only; clean_order_cache() empties the caches.
		if ( false === $wpdb->query( "UPDATE $wpdb->posts SET menu_order = CASE ID$cases ELSE menu_order END WHERE ID IN (" . implode( ',', array_keys( $some ) ) . ')' ) ) {
			return false;
		}
	}

	return true;
}

/**
 * Empties the caches of programs that have other numbers.
 *
 * @param list<int> $ids Programs.
 */
function clean_order_cache( array $ids ): void {
	if ( array() === $ids ) {
		return;
	}
	wp_cache_delete_multiple( $ids, 'posts' );
	// Page caches listen to this function. One program stands for all, one that visitors see if there is any: what it shows are lists.
	clean_post_cache( array_find( $ids, static fn( int $id ): bool => is_post_publicly_viewable( $id ) ) ?? $ids[0] );
}

/** Option whose row is locked while the order changes. Its value is unused. */
const ORDER_LOCK = 'programs_filter_order.lock';

/**
 * Reads and writes the order while no other request does. The database lets the next one go on as soon as this one has ended, in whatever way.
 *
 * @param callable(array<int, int>): (array<int, int>|\WP_Error|null) $change Returns the wanted numbers from the present ones; null when the order is not
 *                                                                           the one that the user saw.
 * @return array{from: object, to: object}|\WP_Error Numbers that were written, and those before.
 */
function change_order( callable $change ) {
	add_option( ORDER_LOCK, '', '', false );
	$written = array();
	$result  = WordPress\run_in_transaction(
		static function () use ( $change, &$written ) {
			/**
			 * The database.
			 *
			 * @var \wpdb $wpdb
			 */
			global $wpdb;
			// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Waits for other requests, and keeps them waiting until the end of the transaction. The first query: what is read after it is new.
			if ( false === $wpdb->query( (string) $wpdb->prepare( 'UPDATE %i SET option_value = option_value WHERE option_name = %s', $wpdb->options, ORDER_LOCK ) ) ) {
				return order_not_written_error();
			}
			$numbers = get_order_numbers();
			$wanted  = $change( $numbers ) ?? order_changed_error();
			if ( $wanted instanceof \WP_Error ) {
				return $wanted;
			}
			$written = array_diff_assoc( $wanted, $numbers );

			return update_order_numbers( $written ) ? array(
				'from' => (object) $written,
				'to'   => (object) array_intersect_key( $numbers, $written ),
			) : order_not_written_error();
		}
	);
	clean_order_cache( array_keys( $written ) );

	return $result;
}

/** The error of a database that cannot be written. */
function order_not_written_error(): \WP_Error {
	return new \WP_Error( 'programs_filter_order_not_written', __( 'The database could not write the order.', 'programs-filter' ), array( 'status' => 500 ) );
}

/** The error of an order that is not the one that the user saw. */
function order_changed_error(): \WP_Error {
	return new \WP_Error( 'programs_filter_order_changed', __( 'The order was changed in the meantime. Reload the list to see it.', 'programs-filter' ), array( 'status' => 409 ) );
}

/** The error for a user without the capability. */
function cannot_order_error(): \WP_Error {
	return new \WP_Error( 'programs_filter_cannot_order', __( 'Sorry, you are not allowed to change the order of these programs.', 'programs-filter' ), array( 'status' => rest_authorization_required_code() ) );
}
