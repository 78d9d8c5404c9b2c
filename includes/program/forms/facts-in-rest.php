<?php
/**
 * Facts in REST API requests for a program: prepares and validates those that are written. reading.php hides those that the user may not read.
 *
 * An invalid request fails with status 400, code `rest_invalid_param` and a message by field in `data.params` ("meta.pfilter_sessions"). If another user
 * has changed a fact in the meantime, it fails with status 409, code `programs_filter_conflict` and the stored values in `data.conflicts`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Registers the field in which a client sends the facts as it loaded them, so that it writes only what it changed. It is not read. */
function register_loaded_facts_field(): void {
	register_rest_field(
		POST_TYPE,
		LOADED_FACTS_FIELD,
		array(
			'schema' => array(
				'description'          => 'Facts of the program as they were loaded, by meta key. A fact that is sent as it was loaded is not written; one that was changed here and elsewhere is a conflict (409).',
				'type'                 => 'object',
				'context'              => array(),
				'maxProperties'        => 200,
				'additionalProperties' => array(
					'type'      => array( 'boolean', 'string' ),
					'maxLength' => MAX_SESSIONS_LENGTH,
				),
			),
		)
	);
}

/**
 * Passes the facts of a request to prepare_facts(): unchanged ones are dropped, and a request with an invalid fact, or with one
 * that another user has changed in the meantime, is rejected as a whole. WordPress itself validates metadata after the post is saved.
 *
 * An autosave drops invalid facts: its text is what counts, and WordPress would take an error for a post there. It gets all facts, as a preview
 * shows those of the autosave alone.
 *
 * @param \stdClass|\WP_Error $post    Post to be written, or an error.
 * @param \WP_REST_Request    $request Request.
 * @return \stdClass|\WP_Error
 *
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 */
function prepare_facts_in_request( object $post, \WP_REST_Request $request ): object {
	$meta = $request['meta'];
	if ( $post instanceof \WP_Error || ! is_array( $meta ) ) {
		return $post;
	}
	$program  = is_numeric( $post->ID ?? null ) ? (int) $post->ID : 0;
	$loaded   = $request[ LOADED_FACTS_FIELD ];
	$to_write = prepare_facts( $meta, $program, is_array( $loaded ) ? $loaded : array() );
	$others   = array_diff_key( $meta, array_flip( get_fact_meta_keys() ) );
	// WordPress finds a route in any case.
	if ( 1 === preg_match( '#/autosaves/?$#iD', $request->get_route() ) ) {
		foreach ( array_diff_key( stored_facts( $program ), DERIVED_FACTS ) as $fact => $value ) {
			$key            = META_PREFIX . $fact;
			$others[ $key ] = $to_write['values'][ $key ] ?? $value;
		}
		$request->set_param( 'meta', $others );

		return $post;
	}
	if ( array() !== $to_write['problems'] ) {
		return get_facts_error( $to_write );
	}
	foreach ( $to_write['values'] as $key => $value ) {
		$is_flag        = 'boolean' === get_kinds_table()[ get_fact_kinds()[ (string) get_fact_by_meta_key( $key ) ] ]['type'];
		$others[ $key ] = '' === $value ? null : ( $is_flag ? '1' === $value : $value );
	}
	$request->set_param( 'meta', $others );

	return $post;
}

/**
 * The error for a request with invalid facts.
 *
 * @param FactsToWrite $to_write The result of prepare_facts().
 */
function get_facts_error( array $to_write ): \WP_Error {
	$params = array();
	foreach ( $to_write['problems'] as $key => $problem ) {
		$params[ "meta.$key" ] = $problem;
	}
	$conflicts = $to_write['conflicts'];
	$is_wrong  = array() !== array_diff_key( $to_write['problems'], $conflicts );

	return new \WP_Error(
		$is_wrong ? 'rest_invalid_param' : 'programs_filter_conflict',
		implode( ' ', get_problem_sentences( $to_write['problems'] ) ),
		array( 'status' => $is_wrong ? 400 : 409 ) + compact( 'params' ) + ( $is_wrong ? array() : compact( 'conflicts' ) )
	);
}
