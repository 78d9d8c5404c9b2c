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
 * A page of the preview of a listing, asked for by the administrator.
 *
 * @param array<string, mixed> $parameters Attributes of the block; page and per_page.
 */
function preview_page( array $parameters = array() ): WP_REST_Response {
	wp_set_current_user( 1 );
	$response = rest( '/programs-filter/v1/listing', $parameters );
	wp_set_current_user( 0 );

	return $response;
}

/**
 * What the preview shows of a listing.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @param int                  $size       Cards of a page.
 * @return array{around: string, cards: string, counts: mixed, initial: string, missing: mixed}
 * @throws RuntimeException When a page is refused.
 */
function preview( array $attributes = array(), int $size = 100 ): array {
	$seen  = array( 'around' => '', 'cards' => '', 'counts' => array(), 'initial' => '', 'missing' => array() );
	$pages = 1;
	for ( $page = 1; $page <= $pages; $page++ ) {
		$response = preview_page( array( 'page' => $page, 'per_page' => $size ) + $attributes );
		$data     = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		$slice    = is_array( $data ) ? $data[0] ?? null : null;
		if ( ! is_array( $slice ) || ! is_string( $slice['cards'] ?? null ) ) {
			throw new RuntimeException( (string) wp_json_encode( $data ) );
		}
		$pages          = (int) text( $response->get_headers()['X-WP-TotalPages'] ?? '' );
		$seen['cards'] .= $slice['cards'];
		if ( is_array( $slice['listing'] ?? null ) ) {
			$seen['around']  = text( $slice['listing']['html'] ?? '' );
			$seen['counts']  = $slice['listing']['counts'] ?? null;
			$seen['initial'] = text( $slice['listing']['initial'] ?? '' );
			$seen['missing'] = $slice['listing']['missing'] ?? null;
		}
	}

	return $seen;
}
