<?php
/**
 * The REST route by which a script asks for one part of an import after another.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Steps that are done in parts. */
const RUNNING_STEPS = array( 'check', 'import', 'undo' );

/** Registers the route. */
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
		'/import',
		array(
			array(
				'methods'  => \WP_REST_Server::READABLE,
				'callback' => static fn( \WP_REST_Request $request ) => progress_response( requested_job( $request ), 'going' ),
			) + $shared,
			array(
				'methods'  => \WP_REST_Server::CREATABLE,
				'callback' => static function ( \WP_REST_Request $request ) {
					$job = requested_job( $request );
					try {
						return null !== $job && in_array( $job['step'], RUNNING_STEPS, true ) ? progress_response( ...advance_job( $job ) ) : progress_response( $job, 'done' );
					} catch ( Unusable $reason ) {
						return new \WP_Error( 'programs_filter_stuck', $reason->sentence(), array( 'status' => 507 ) );
					}
				},
			) + $shared,
		)
	);
}

/**
 * Whether the user may use the route.
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
 * The import of a request, if it is that of the user.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return ImportJob|null
 */
function requested_job( \WP_REST_Request $request ): ?array {
	$job = current_job();

	return null !== $job && $job['key'] === $request['key'] ? $job : null;
}

/**
 * Does the next part of an import. After the last part, the import goes to its next step.
 *
 * @param ImportJob $job Import.
 * @return array{ImportJob, string} Import, and what run_part() returns.
 */
function advance_job( array $job ): array {
	$next  = array(
		'check'  => 'checked',
		'import' => 'done',
		'undo'   => 'undone',
	);
	$state = 'undo' === $job['step'] ? undo_part( $job ) : run_part( $job );

	$now = is_current_job( $job ) ? current_job()['step'] ?? '' : '';
	if ( 'done' === $state && '' !== $now ) {
		return array( go_to_step( $job, $next[ $job['step'] ] ), $state );
	}
	if ( 'import' === $job['step'] && 'done' === $now ) {
		// Stopped meanwhile: the rows of this part count, too.
		remember_import( array( 'step' => 'done' ) + $job );
	}

	return array( $job, $state );
}

/**
 * The response to a request of the script.
 *
 * @param ImportJob|null $job   Import.
 * @param string         $state What run_part() returned.
 * @return \WP_REST_Response|\WP_Error
 */
function progress_response( ?array $job, string $state ) {
	if ( null === $job ) {
		return new \WP_Error( 'programs_filter_no_import', __( 'This import is not there any more.', 'programs-filter' ), array( 'status' => 404 ) );
	}
	$last = log_progress( log_file( $job ) );

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
