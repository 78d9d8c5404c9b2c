<?php
/**
 * Facts in requests to the REST API: a request with one that cannot be used is refused as a whole, before anything of it is written,
 * with a message for each field. WordPress itself looks at metadata when the post is saved already.
 *
 * Of a program behind a password only those who may edit it read them.
 *
 * The answer: status 400, code `rest_invalid_param`, `data.params` with a sentence by field ("meta.pfilter_end").
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out the facts of a program behind a password, as cards do: WordPress protects content and excerpt only.
 *
 * @param mixed $response Response.
 * @param mixed $post     Program.
 * @return mixed The response.
 */
function hide_facts_behind_password( $response, $post = null ) {
	if ( ! $response instanceof \WP_REST_Response || ! $post instanceof \WP_Post || '' === $post->post_password || current_user_can( 'edit_post', $post->ID ) ) {
		return $response;
	}
	$data = $response->get_data();
	if ( is_array( $data ) && is_array( $data['meta'] ?? null ) ) {
		foreach ( FACTS as list( $key, $kind ) ) {
			if ( array_key_exists( $key, $data['meta'] ) ) {
				$data['meta'][ $key ] = 'flag' === $kind ? false : '';
			}
		}
		$response->set_data( $data );
	}

	return $response;
}

/**
 * Refuses a request with facts that cannot be used. An autosave goes on without them: its text is what counts, and WordPress
 * takes an error for a post there.
 *
 * @param mixed $post    Post to be written, or an error.
 * @param mixed $request Request.
 * @return mixed The post, or an error.
 */
function check_facts_in_request( $post, $request = null ) {
	$meta = $request instanceof \WP_REST_Request ? $request['meta'] : null;
	if ( is_wp_error( $post ) || ! is_array( $meta ) || ! $request instanceof \WP_REST_Request ) {
		return $post;
	}
	$program  = is_object( $post ) && is_numeric( $post->ID ?? null ) ? (int) $post->ID : 0;
	$problems = fact_problems( meta_of_right_types( $meta ), $program );
	if ( array() === $problems ) {
		return $post;
	}
	if ( str_ends_with( $request->get_route(), '/autosaves' ) ) {
		$request->set_param( 'meta', array_diff_key( $meta, $problems ) );

		return $post;
	}
	$params    = array();
	$sentences = array();
	$labels    = fact_labels();
	foreach ( $problems as $key => $problem ) {
		$params[ "meta.$key" ] = $problem;
		$fact                  = fact_of_meta( $key );
		$sentences[]           = ( null === $fact ? $key : $labels[ $fact[0] ] ) . ": $problem";
	}

	return new \WP_Error(
		'rest_invalid_param',
		implode( ' ', $sentences ),
		array(
			'status' => 400,
			'params' => $params,
		)
	);
}

/**
 * The request's metadata, with something that is no value where WordPress would refuse its type later.
 *
 * @param array<mixed> $meta Values by key.
 * @return array<mixed>
 */
function meta_of_right_types( array $meta ): array {
	foreach ( FACTS as list( $key, $kind ) ) {
		$schema = array( 'type' => 'flag' === $kind ? 'boolean' : 'string' );
		if ( isset( $meta[ $key ] ) && true !== rest_validate_value_from_schema( $meta[ $key ], $schema ) ) {
			$meta[ $key ] = array();
		}
	}

	return $meta;
}
