<?php
/**
 * The REST API for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use RuntimeException;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Asks for something, as JSON would carry it.
 *
 * @param string               $path       Path.
 * @param array<string, mixed> $parameters Parameters of the query.
 */
function rest( string $path, array $parameters = array() ): WP_REST_Response {
	$request = new WP_REST_Request( 'GET', $path );
	$request->set_query_params( $parameters );

	return rest_do_request( $request );
}

/**
 * Sends something, as JSON.
 *
 * @param string       $path Path.
 * @param array<mixed> $body Body.
 */
function rest_post( string $path, array $body ): WP_REST_Response {
	$request = new WP_REST_Request( 'POST', $path );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( $body ) );

	return rest_do_request( $request );
}

/**
 * The preview of a listing, asked for by the administrator.
 *
 * @param array<string, mixed> $parameters Attributes of the block.
 */
function preview( array $parameters = array() ): WP_REST_Response {
	wp_set_current_user( 1 );
	$response = rest( '/programs-filter/v1/listing', $parameters );
	wp_set_current_user( 0 );

	return $response;
}
