<?php
/**
 * The REST API for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use WP_REST_Request;

/**
 * What the editor gets of the programs, as JSON would carry it.
 *
 * @param array<string, mixed> $parameters Parameters of the collection.
 * @return mixed
 */
function rest_programs( array $parameters ) {
	$request = new WP_REST_Request( 'GET', '/wp/v2/programas' );
	$request->set_query_params( $parameters + array( 'per_page' => 100 ) );

	return rest_get_server()->response_to_data( rest_do_request( $request ), false );
}
