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
 * @param mixed $parameters Parameters of the collection.
 * @return mixed
 */
function offer_manual( $parameters ) {
	$order_by = is_array( $parameters ) ? $parameters['orderby'] ?? null : null;
	if ( is_array( $parameters ) && is_array( $order_by ) && is_array( $order_by['enum'] ?? null ) ) {
		$order_by['enum'][]    = 'manual';
		$parameters['orderby'] = $order_by;
	}

	return $parameters;
}

/**
 * Orders by the same fields as the page, down to the ID.
 *
 * @param mixed $arguments Arguments of the query.
 * @param mixed $request   Request.
 * @return mixed
 */
function apply( $arguments, $request = null ) {
	$order_by = $request instanceof \WP_REST_Request ? $request['orderby'] : null;
	if ( is_array( $arguments ) && is_string( $order_by ) && in_array( $order_by, ORDERS, true ) ) {
		$arguments['orderby'] = Query\order_by( $order_by, 'asc' === $request['order'] ? 'ASC' : 'DESC' );
	}

	return $arguments;
}
