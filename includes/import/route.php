<?php
/**
 * The import in the REST API: how far it is, and its next part. Its script asks for one part after another.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const IMPORT_ROUTE = '/import';

/**
 * Registers the route.
 */
function register_import_route(): void {
	$shared = array(
		'permission_callback' => __NAMESPACE__ . '\\may_import_in_rest',
		'args'                => array(
			'key' => array(
				'description' => __( 'Key of the import.', 'programs-filter' ),
				'type'        => 'string',
				'pattern'     => '^[0-9a-f]{32}$',
				'required'    => true,
			),
		),
	);
	register_rest_route(
		WordPress\REST_NAMESPACE,
		IMPORT_ROUTE,
		array(
			array(
				'methods'  => \WP_REST_Server::READABLE,
				'callback' => __NAMESPACE__ . '\\rest_progress',
			) + $shared,
			array(
				'methods'  => \WP_REST_Server::CREATABLE,
				'callback' => __NAMESPACE__ . '\\rest_next',
			) + $shared,
		)
	);
}

/**
 * Whether somebody may import.
 *
 * @return true|\WP_Error
 */
function may_import_in_rest() {
	load();

	return may_import() ? true : new \WP_Error(
		'programs_filter_cannot_import',
		__( 'Sorry, you are not allowed to import programs.', 'programs-filter' ),
		array( 'status' => rest_authorization_required_code() )
	);
}

/**
 * How far the import is.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function rest_progress( \WP_REST_Request $request ) {
	return progress_answer( requested_job( $request ), 'going' );
}

/**
 * Does the next part.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function rest_next( \WP_REST_Request $request ) {
	$job = requested_job( $request );

	return null !== $job && in_array( $job['step'], array( 'check', 'import' ), true ) ? progress_answer( ...advance_job( $job ) ) : progress_answer( $job, 'done' );
}

/**
 * Does the next part of an import, which goes to its next step where that was the last.
 *
 * @param ImportJob $job Import.
 * @return array{ImportJob, string}
 */
function advance_job( array $job ): array {
	$state = run_part( $job );

	return array( 'done' === $state && is_current_job( $job ) ? go_to_step( $job, 'check' === $job['step'] ? 'checked' : 'done' ) : $job, $state );
}

/**
 * The import of a request: of whoever asks.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return ImportJob|null
 */
function requested_job( \WP_REST_Request $request ): ?array {
	$job = current_job();

	return null !== $job && $job['key'] === $request['key'] ? $job : null;
}

/**
 * The answer.
 *
 * @param ImportJob|null $job   Import.
 * @param string         $state What became of the part.
 * @return \WP_REST_Response|\WP_Error
 */
function progress_answer( ?array $job, string $state ) {
	if ( null === $job ) {
		return new \WP_Error( 'programs_filter_no_import', __( 'This import is not there any more.', 'programs-filter' ), array( 'status' => 404 ) );
	}
	if ( 'stuck' === $state ) {
		return new \WP_Error( 'programs_filter_disk', __( 'The server could not write into its folder of uploads. Somebody who looks after the site has to allow it.', 'programs-filter' ), array( 'status' => 507 ) );
	}
	$last = log_progress( import_file( $job['key'], in_array( $job['step'], array( 'import', 'done' ), true ) ? 'import' : 'check' ) );

	return new \WP_REST_Response(
		array(
			'step'   => $job['step'],
			'busy'   => 'busy' === $state,
			'rows'   => $last['row'],
			'total'  => $job['total'],
			'counts' => $last['counts'],
		)
	);
}
