<?php
/**
 * The manual order in the REST API: one request writes an arrangement, another undoes it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const ORDER_ROUTE = '/order';

/** Programs of a request: more than a screen of WordPress shows. */
const MOST_ORDERED = 1000;

/** Name of the lock, and seconds after which it expires. */
const ORDER_LOCK         = 'programs_filter_order';
const ORDER_LOCK_SECONDS = 30;

/** Registers the routes. */
function register_order_routes(): void {
	if ( ! Program\is_post_type_ours() ) {
		return;
	}
	$programs = array(
		'required'    => true,
		'type'        => 'array',
		'items'       => array(
			'type'    => 'integer',
			'minimum' => 1,
		),
		'uniqueItems' => true,
		'minItems'    => 1,
		'maxItems'    => MOST_ORDERED,
	);
	$number   = array(
		'type'    => 'integer',
		'minimum' => -2147483648,
		'maximum' => 2147483647,
	);
	$numbers  = array(
		'required'             => true,
		'type'                 => 'object',
		'patternProperties'    => array( '^[1-9][0-9]*$' => $number ),
		'additionalProperties' => false,
	);
	$route    = array(
		'methods'             => \WP_REST_Server::CREATABLE,
		'permission_callback' => __NAMESPACE__ . '\\may_order_in_rest',
	);
	register_rest_route(
		WordPress\REST_NAMESPACE,
		ORDER_ROUTE,
		$route + array(
			'callback' => __NAMESPACE__ . '\\arrange_programs',
			'args'     => array(
				// The same programs: as they were seen, and as they shall be.
				'shown'  => $programs,
				'wanted' => $programs,
			),
		)
	);
	register_rest_route(
		WordPress\REST_NAMESPACE,
		ORDER_ROUTE . '/undo',
		$route + array(
			'callback' => __NAMESPACE__ . '\\undo_arrangement',
			'args'     => array(
				// By ID: the numbers of now, and those of before.
				'from' => $numbers,
				'to'   => $numbers,
			),
		)
	);
}

/**
 * Whether the user may use the routes.
 *
 * @return true|\WP_Error
 */
function may_order_in_rest() {
	return Program\may_order_programs() ? true : cannot_order_error();
}

/**
 * Writes another arrangement of some programs.
 *
 * @param \WP_REST_Request<array{shown: list<int>, wanted: list<int>}> $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function arrange_programs( \WP_REST_Request $request ) {
	return with_order_lock( static fn( array $numbers ): ?array => Program\arranged_numbers( $numbers, $request['shown'] ?? array(), $request['wanted'] ?? array() ) );
}

/**
 * Writes the numbers that programs had before.
 *
 * @param \WP_REST_Request<array{from: array<int, int>, to: array<int, int>}> $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function undo_arrangement( \WP_REST_Request $request ) {
	$from    = $request['from'] ?? array();
	$to      = $request['to'] ?? array();
	$is_same = array() === array_diff_key( $from, $to ) && array() === array_diff_key( $to, $from );

	return with_order_lock( static fn( array $numbers ): ?array => $is_same && array() === array_diff_assoc( $from, $numbers ) ? $to : null );
}

/**
 * Reads and writes the order while no other request does.
 *
 * @param callable(array<int, int>): (array<int, int>|null) $change Returns the wanted numbers from the present ones; null when the order is not the one that the user saw.
 * @return \WP_REST_Response|\WP_Error Numbers that were written, `from`, and those before, `to`, as the second route takes them.
 */
function with_order_lock( callable $change ) {
	$error = take_order_lock();
	if ( null !== $error ) {
		return $error;
	}
	try {
		$numbers = Program\order_numbers();
		$wanted  = $change( $numbers );
		if ( null === $wanted ) {
			return order_changed_error();
		}
		$written = array_diff_assoc( $wanted, $numbers );
		_prime_post_caches( array_keys( $written ), false, false );
		foreach ( array_keys( $written ) as $program ) {
			if ( ! current_user_can( 'edit_post', $program ) ) {
				return cannot_order_error();
			}
		}
		if ( ! Program\write_order( $written ) ) {
			return order_not_written_error();
		}

		return new \WP_REST_Response(
			array(
				'from' => (object) $written,
				'to'   => (object) array_intersect_key( $numbers, $written ),
			)
		);
	} finally {
		\WP_Upgrader::release_lock( ORDER_LOCK );
	}
}

/** Takes the lock. Returns an error where another request has it, or the database cannot be written. */
function take_order_lock(): ?\WP_Error {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$since = order_locked_at();
	// WordPress retries for ever if it cannot delete an old lock, and respects a lock with a future date.
	if ( null !== $since && abs( time() - $since ) > ORDER_LOCK_SECONDS && ! delete_option( ORDER_LOCK . '.lock' ) ) {
		return order_not_written_error();
	}
	// The other request can release the lock between the two questions: then it is free to be taken.
	for ( $tries = 0; $tries < 3; $tries++ ) {
		if ( \WP_Upgrader::create_lock( ORDER_LOCK, ORDER_LOCK_SECONDS ) ) {
			return null;
		}
		if ( null !== order_locked_at() ) {
			return order_changed_error();
		}
	}

	return order_not_written_error();
}

/**
 * Returns when the lock was taken, past every cache, as WordPress writes it.
 *
 * @return int|null Unix time, 0 for a damaged lock; null where there is none.
 */
function order_locked_at(): ?int {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	// phpcs:ignore WordPress.DB -- See above.
	$since = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, ORDER_LOCK . '.lock' ) );

	return null === $since ? null : (int) $since;
}

/** The error of a database that cannot be written. */
function order_not_written_error(): \WP_Error {
	return new \WP_Error( 'programs_filter_order_not_written', __( 'The database could not write the order.', 'programs-filter' ), array( 'status' => 500 ) );
}

/** The error of an order that is not the one that the user saw. */
function order_changed_error(): \WP_Error {
	return new \WP_Error( 'programs_filter_order_changed', __( 'The order was changed in the meantime. Reload the list to see it.', 'programs-filter' ), array( 'status' => 409 ) );
}

/** The error of a user who may not change the order. */
function cannot_order_error(): \WP_Error {
	return new \WP_Error( 'programs_filter_cannot_order', __( 'Sorry, you are not allowed to change the order of these programs.', 'programs-filter' ), array( 'status' => rest_authorization_required_code() ) );
}
