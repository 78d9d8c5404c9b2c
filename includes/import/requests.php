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

/** Seconds that an event may take: WP-Cron does others after it. */
const SECONDS_OF_EVENT = 20.0;

/** Transient that a page leaves which goes on with an import, and seconds after which it seems to be closed. */
const SEEN_TRANSIENT = 'pfilter_import_seen_';
const SECONDS_ALONE  = 30;

/** Registers the route. */
function register_import_route(): void {
	register_rest_route(
		WordPress\REST_NAMESPACE,
		'/import',
		array(
			'methods'             => \WP_REST_Server::CREATABLE,
			'permission_callback' => __NAMESPACE__ . '\\may_import_in_rest',
			'args'                => array(
				'key' => array(
					'description' => __( 'Key of the import.', 'programs-filter' ),
					'type'        => 'string',
					'pattern'     => '^[0-9a-f]{32}$',
					'required'    => true,
				),
			),
			'callback'            => static function ( \WP_REST_Request $request ) {
				$job = requested_job( $request );
				try {
					set_transient( SEEN_TRANSIENT . WordPress\only_text( $request['key'] ), 1, SECONDS_ALONE );

					return null !== $job && '' !== Job::STEPS[ $job->step ]['next'] ? progress_response( ...advance_job( $job ) ) : progress_response( $job, 'done' );
				} catch ( Unusable $reason ) {
					return new \WP_Error( 'programs_filter_stuck', $reason->sentence(), array( 'status' => 507 ) );
				}
			},
		)
	);
}

/**
 * Whether the user may use the route.
 *
 * @return true|\WP_Error
 */
function may_import_in_rest() {
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
 * @return Job|null
 */
function requested_job( \WP_REST_Request $request ): ?Job {
	$job = current_job();

	return null !== $job && $job->key === $request['key'] ? $job : null;
}

/**
 * Does the next part of an import. After the last part, the import goes to its next step.
 *
 * @param Job $job Import.
 * @return array{Job, string} Import, and what run_part() returns.
 */
function advance_job( Job $job ): array {
	// Where its event was lost, such as with the plugin deactivated.
	schedule_parts( $job );
	$state = run_part( $job );

	$now = stored_step( $job );
	if ( 'done' === $state && '' !== $now ) {
		return array( go_to_step( $job, Job::STEPS[ $job->step ]['next'] ), $state );
	}
	if ( 'import' === $job->step && 'done' === $now ) {
		// Stopped meanwhile: the rows of this part count, too.
		remember_import( $job->in_step( 'done' ) );
	}

	return array( $job, $state );
}

/**
 * Goes on with an import whose page is closed, as its user.
 *
 * @param mixed $user User.
 * @param mixed $key  Key of the import.
 */
function go_on( $user = 0, $key = '' ): void {
	$until  = microtime( true ) + SECONDS_OF_EVENT;
	$before = get_current_user_id();
	wp_set_current_user( is_numeric( $user ) ? (int) $user : 0 );
	$switched = switch_to_user_locale( get_current_user_id() );
	$job      = current_job();
	try {
		if ( null === $job || $job->key !== $key || '' === Job::STEPS[ $job->step ]['next'] || ! may_import() ) {
			return;
		}
		// The server may end at a row.
		schedule_parts( $job );
		if ( false !== get_transient( SEEN_TRANSIENT . $job->key ) ) {
			return;
		}
		do {
			list( $job, $state ) = advance_job( $job );
		} while ( 'going' === $state && microtime( true ) < $until );
	} catch ( Unusable $reason ) {
		// The next event tries again.
		return;
	} finally {
		if ( $switched ) {
			restore_previous_locale();
		}
		wp_set_current_user( $before );
	}
}

/**
 * The response to a request of the script.
 *
 * @param Job|null $job   Import.
 * @param string   $state What run_part() returned.
 * @return \WP_REST_Response|\WP_Error
 */
function progress_response( ?Job $job, string $state ) {
	if ( null === $job ) {
		return new \WP_Error( 'programs_filter_no_import', __( 'This import is not there any more.', 'programs-filter' ), array( 'status' => 404 ) );
	}
	return new \WP_REST_Response(
		array(
			'step'   => $job->step,
			'busy'   => 'busy' === $state,
			'rows'   => Rows::of( $job )->count(),
			'total'  => $job->total,
			'counts' => Rows::of( $job )->counts(),
		)
	);
}
