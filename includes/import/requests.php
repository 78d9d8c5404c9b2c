<?php
/**
 * The REST route and the WP-Cron event that run an import batch by batch.
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
			'permission_callback' => __NAMESPACE__ . '\\may_import',
			'args'                => array(
				'key' => array(
					'description' => __( 'Key of the import.', 'programs-filter' ),
					'type'        => 'string',
					'pattern'     => '^[0-9a-f]{32}$',
					'required'    => true,
				),
			),
			'callback'            => static fn( \WP_REST_Request $request ) => progress_response( WordPress\only_text( $request['key'] ) ),
		)
	);
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
 * Goes on with an import of the user, and tells its script how far it is.
 *
 * @param string $key Key of the import.
 * @return \WP_REST_Response|\WP_Error
 */
function progress_response( string $key ) {
	$job   = current_job();
	$state = 'done';
	if ( null === $job || $key !== $job->key ) {
		return new \WP_Error( 'programs_filter_no_import', __( 'This import is not there any more.', 'programs-filter' ), array( 'status' => 404 ) );
	}
	try {
		if ( '' !== Job::STEPS[ $job->step ]['next'] ) {
			set_transient( SEEN_TRANSIENT . $key, 1, SECONDS_ALONE );
			list( $job, $state ) = advance_job( $job );
		}
	} catch ( Unusable $reason ) {
		return new \WP_Error( 'programs_filter_stuck', $reason->sentence(), array( 'status' => 507 ) );
	}

	return new \WP_REST_Response(
		array(
			'step'  => $job->step,
			'busy'  => 'busy' === $state,
			'rows'  => Rows::of( $job )->count(),
			'total' => $job->total,
		)
	);
}
