<?php
/**
 * The manual order in the REST API, for who may edit everybody's programs: an arrangement is written in one request, and undone in one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const ORDER_ROUTE = '/order';

/**
 * Programs of a request: more than a screen of WordPress shows.
 */
const MOST_ORDERED = 1000;

/**
 * Name of the lock, and seconds after which one that was left behind counts no more.
 */
const ORDER_LOCK         = 'programs_filter_order';
const ORDER_LOCK_SECONDS = 30;

/**
 * Registers the routes.
 */
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
 * Whether somebody may order programs at all.
 *
 * @return true|\WP_Error
 */
function may_order_in_rest() {
	return Program\may_order_programs() ? true : forbidden_error();
}

/**
 * Writes another arrangement of some programs.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function arrange_programs( \WP_REST_Request $request ) {
	list( $shown, $wanted ) = array_map( static fn( $sent ): array => array_values( whole_number_parameter( $sent ) ), array( $request['shown'], $request['wanted'] ) );

	return with_order_lock( static fn( array $numbers ): ?array => Program\arranged_numbers( $numbers, $shown, $wanted ) );
}

/**
 * Writes numbers that programs had before.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function undo_arrangement( \WP_REST_Request $request ) {
	list( $from, $to ) = array_map( __NAMESPACE__ . '\\whole_number_parameter', array( $request['from'], $request['to'] ) );
	$same              = array() === array_diff_key( $from, $to ) && array() === array_diff_key( $to, $from );

	return with_order_lock( static fn( array $numbers ): ?array => $same && array() === array_diff_assoc( $from, $numbers ) ? $to : null );
}

/**
 * A parameter, which WordPress has checked, as what it is.
 *
 * @param mixed $parameter Parameter.
 * @return array<int, int>
 */
function whole_number_parameter( $parameter ): array {
	$numbers = array();
	foreach ( is_array( $parameter ) ? $parameter : array() as $key => $number ) {
		if ( is_int( $key ) && is_int( $number ) ) {
			$numbers[ $key ] = $number;
		}
	}

	return $numbers;
}

/**
 * Reads the order, and writes what becomes of it, while nobody else does.
 *
 * @param callable(array<int, int>): (array<int, int>|null) $change Gets all numbers, and gives those that programs shall have; null when the order is another one.
 * @return \WP_REST_Response|\WP_Error With the numbers that were written, `from`, and those before, `to`: what the second route takes.
 */
function with_order_lock( callable $change ) {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	if ( ! \WP_Upgrader::create_lock( ORDER_LOCK, ORDER_LOCK_SECONDS ) ) {
		return changed_meanwhile_error();
	}
	try {
		$numbers = Program\order_numbers();
		$wanted  = $change( $numbers );
		if ( null === $wanted ) {
			return changed_meanwhile_error();
		}
		$written = array_diff_assoc( $wanted, $numbers );
		_prime_post_caches( array_keys( $written ), false, false );
		foreach ( array_keys( $written ) as $program ) {
			if ( ! current_user_can( 'edit_post', $program ) ) {
				return forbidden_error();
			}
		}
		if ( ! Program\write_order( $written ) ) {
			return new \WP_Error( 'programs_filter_order_not_written', __( 'The database could not write the order.', 'programs-filter' ), array( 'status' => 500 ) );
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

/**
 * What is said where the order is not the one that somebody saw.
 */
function changed_meanwhile_error(): \WP_Error {
	return new \WP_Error( 'programs_filter_order_changed', __( 'Somebody has changed the order of the programs in the meantime. Reload the list to see it.', 'programs-filter' ), array( 'status' => 409 ) );
}

/**
 * What is said to who may not.
 */
function forbidden_error(): \WP_Error {
	return new \WP_Error( 'programs_filter_cannot_order', __( 'Sorry, you are not allowed to change the order of these programs.', 'programs-filter' ), array( 'status' => rest_authorization_required_code() ) );
}
