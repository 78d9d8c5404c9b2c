<?php
/**
 * Facts in requests to the REST API.
 *
 * A request with a fact that cannot be used is refused as a whole before anything is written. WordPress itself checks metadata when the post
 * is already saved. The answer has status 400, code `rest_invalid_param` and in `data.params` a sentence by field ("meta.pfilter_end").
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Empties the facts of a program that is password-protected, or that the user may not read or edit. WordPress protects content and excerpt only.
 *
 * @param \WP_REST_Response $response Response.
 * @param \WP_Post          $post     Program.
 */
function hide_unreadable_facts( \WP_REST_Response $response, \WP_Post $post ): \WP_REST_Response {
	$data = $response->get_data();
	if ( is_array( $data ) && is_array( $data['meta'] ?? null ) && ! is_open_program( $post ) && ! current_user_can( 'edit_post', $post->ID ) ) {
		foreach ( fact_kinds() as $fact => $kind ) {
			if ( isset( $data['meta'][ META_PREFIX . $fact ] ) ) {
				$data['meta'][ META_PREFIX . $fact ] = 'boolean' === kinds_table()[ $kind ]['type'] ? false : '';
			}
		}
		$response->set_data( $data );
	}

	return $response;
}

/**
 * Refuses a request with facts that cannot be used. An autosave goes on without them: its text is what counts, and WordPress takes an
 * error for a post there.
 *
 * @param \stdClass|\WP_Error $post    Post to be written, or an error.
 * @param \WP_REST_Request    $request Request.
 * @return \stdClass|\WP_Error
 *
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 */
function check_facts_in_request( object $post, \WP_REST_Request $request ): object {
	$meta = $request['meta'];
	if ( $post instanceof \WP_Error || ! is_array( $meta ) ) {
		return $post;
	}
	$program = is_numeric( $post->ID ?? null ) ? (int) $post->ID : 0;
	$typed   = meta_of_right_types( $meta );
	if ( is_free_left_on( $typed, $program ) ) {
		// The editor sends all facts.
		$typed[ fact_meta_key( 'free' ) ] = false;
		$meta[ fact_meta_key( 'free' ) ]  = false;
		$request->set_param( 'meta', $meta );
	}
	$problems = fact_problems( $typed, $program );
	if ( array() === $problems ) {
		return $post;
	}
	if ( str_ends_with( $request->get_route(), '/autosaves' ) ) {
		$request->set_param( 'meta', array_diff_key( $meta, $problems ) );

		return $post;
	}
	$params = array();
	foreach ( $problems as $key => $problem ) {
		$params[ "meta.$key" ] = $problem;
	}

	return new \WP_Error(
		'rest_invalid_param',
		implode( ' ', problem_sentences( $problems ) ),
		array(
			'status' => 400,
			'params' => $params,
		)
	);
}

/**
 * The metadata of a request, with an unusable value in place of one whose type WordPress would refuse later.
 *
 * @param array<mixed> $meta Values by meta key.
 * @return array<mixed>
 */
function meta_of_right_types( array $meta ): array {
	foreach ( fact_kinds() as $fact => $kind ) {
		$key = META_PREFIX . $fact;
		if ( isset( $meta[ $key ] ) && true !== rest_validate_value_from_schema( $meta[ $key ], array( 'type' => kinds_table()[ $kind ]['type'] ) ) ) {
			$meta[ $key ] = array();
		}
	}

	return $meta;
}
