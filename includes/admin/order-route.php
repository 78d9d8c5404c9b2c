<?php
/**
 * REST routes that save a new manual order, and undo it, for src/admin/ordering/.
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
const MAX_ORDERED_PROGRAMS = 1000;

/** Programs whose numbers an undo can send back. */
const MAX_NUMBERED_PROGRAMS = 100000;

/** Registers the routes. */
function register_order_routes(): void {
	$programs = array(
		'required'    => true,
		'type'        => 'array',
		'items'       => array(
			'type'    => 'integer',
			'minimum' => 1,
		),
		'uniqueItems' => true,
		'minItems'    => 1,
		'maxItems'    => MAX_ORDERED_PROGRAMS,
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
		// The first arrangement numbers all programs.
		'maxProperties'        => MAX_NUMBERED_PROGRAMS,
	);
	$route = array(
		'methods'             => \WP_REST_Server::CREATABLE,
		'permission_callback' => __NAMESPACE__ . '\\order_permissions_check',
	);
	register_rest_route(
		WordPress\REST_NAMESPACE,
		ORDER_ROUTE,
		$route + array(
			'callback' => __NAMESPACE__ . '\\save_program_order',
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
 * Whether the user can use the routes.
 *
 * @return true|\WP_Error
 */
function order_permissions_check() {
	return Program\current_user_can_order_programs() ? true : Program\cannot_order_error();
}

/**
 * Writes another arrangement of some programs.
 *
 * @param \WP_REST_Request<array{shown: list<int>, wanted: list<int>}> $request Request.
 * @return array{from: object, to: object}|\WP_Error
 */
function save_program_order( \WP_REST_Request $request ) {
	return change_order_as_current_user( static fn( array $numbers ): ?array => Program\rearrange_numbers( $numbers, $request['shown'] ?? array(), $request['wanted'] ?? array() ) );
}

/**
 * Writes the numbers that programs had before.
 *
 * @param \WP_REST_Request<array{from: array<int, int>, to: array<int, int>}> $request Request.
 * @return array{from: object, to: object}|\WP_Error
 */
function undo_arrangement( \WP_REST_Request $request ) {
	$from    = $request['from'] ?? array();
	$to      = $request['to'] ?? array();
	$is_same = array() === array_diff_key( $from, $to ) && array() === array_diff_key( $to, $from );

	return change_order_as_current_user( static fn( array $numbers ): ?array => $is_same && array() === array_diff_assoc( $from, $numbers ) ? $to : null );
}

/**
 * Writes another order, if the user may edit all programs that it moves.
 *
 * @param callable(array<int, int>): (array<int, int>|null) $change As that of Program\change_order().
 * @return array{from: object, to: object}|\WP_Error As the second route takes them.
 */
function change_order_as_current_user( callable $change ) {
	return Program\change_order(
		static function ( array $numbers ) use ( $change ) {
			$wanted = $change( $numbers );
			$moved  = array_keys( array_diff_assoc( $wanted ?? array(), $numbers ) );
			// The first arrangement moves all programs.
			foreach ( array_chunk( $moved, Program\NUMBERS_IN_STATEMENT ) as $some ) {
				_prime_post_caches( $some, false, false );
				if ( ! array_all( $some, static fn( int $program ): bool => current_user_can( 'edit_post', $program ) ) ) {
					return Program\cannot_order_error();
				}
				if ( isset( $some[ Program\NUMBERS_IN_STATEMENT - 1 ] ) ) {
					WordPress\free_memory();
				}
			}

			return $wanted;
		}
	);
}
