<?php
/**
 * The order of programs in the REST API: the same as on the page, so that the preview shows what visitors will see.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Rest_Order;

use ProgramsFilter\Query;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

/**
 * Orders that the block offers; the REST API knows the others already.
 */
const ORDERS = array( 'manual', 'title', 'date' );

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_filter( 'rest_' . POST_TYPE . '_collection_params', __NAMESPACE__ . '\\offer_manual' );
	add_filter( 'rest_' . POST_TYPE . '_query', __NAMESPACE__ . '\\apply', 10, 2 );
}

/**
 * Adds `manual` to the values of `orderby`.
 *
 * @param array<string, array<string, mixed>> $parameters Parameters of the collection.
 * @return array<string, array<string, mixed>>
 */
function offer_manual( array $parameters ): array {
	$values                        = $parameters['orderby']['enum'] ?? array();
	$parameters['orderby']['enum'] = is_array( $values ) ? array_merge( $values, array( 'manual' ) ) : array( 'manual' );

	return $parameters;
}

/**
 * Orders by the same fields as the page, down to the ID.
 *
 * @param array<string, mixed> $arguments Arguments of the query.
 * @param \WP_REST_Request     $request   Request.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>
 */
function apply( array $arguments, \WP_REST_Request $request ): array {
	$order_by = $request['orderby'];
	if ( is_string( $order_by ) && in_array( $order_by, ORDERS, true ) ) {
		$arguments['orderby'] = Query\order_by( $order_by, 'asc' === $request['order'] ? 'ASC' : 'DESC' );
	}

	return $arguments;
}
