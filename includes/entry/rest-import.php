<?php
/**
 * The import in the REST API: how far it is, and its next part. Its script asks for one part after another.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Rest_Import;

use ProgramsFilter\Import_Folder;
use ProgramsFilter\Import_Job;
use ProgramsFilter\Import_Log;
use ProgramsFilter\Import_Run;
use ProgramsFilter\Rest_Listing;
use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

const ROUTE = '/import';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register' );
}

/**
 * Registers the route.
 */
function register(): void {
	$shared = array(
		'permission_callback' => __NAMESPACE__ . '\\may_import',
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
		Rest_Listing\API,
		ROUTE,
		array(
			array(
				'methods'  => \WP_REST_Server::READABLE,
				'callback' => __NAMESPACE__ . '\\progress',
			) + $shared,
			array(
				'methods'  => \WP_REST_Server::CREATABLE,
				'callback' => __NAMESPACE__ . '\\next',
			) + $shared,
		)
	);
}

/**
 * Whether somebody may import.
 *
 * @return true|\WP_Error
 */
function may_import() {
	require_once PLUGIN_DIR . '/includes/sheets/load.php';

	return Import_Job\is_allowed() ? true : new \WP_Error(
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
function progress( \WP_REST_Request $request ) {
	return answer( job( $request ), 'going' );
}

/**
 * Does the next part.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function next( \WP_REST_Request $request ) {
	$job = job( $request );

	return null !== $job && in_array( $job['step'], array( 'check', 'import' ), true ) ? answer( ...advance( $job ) ) : answer( $job, 'done' );
}

/**
 * Does the next part of an import, which goes to its next step where that was the last.
 *
 * @param array $job Import.
 * @phpstan-param ImportJob $job
 * @return array{array, string}
 * @phpstan-return array{ImportJob, string}
 */
function advance( array $job ): array {
	$state = Import_Run\part( $job );

	return array( 'done' === $state && Import_Job\is_current( $job ) ? Import_Job\go( $job, 'check' === $job['step'] ? 'checked' : 'done' ) : $job, $state );
}

/**
 * The import of a request: of whoever asks.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return array|null
 * @phpstan-return ImportJob|null
 */
function job( \WP_REST_Request $request ): ?array {
	$job = Import_Job\current();

	return null !== $job && $job['key'] === $request['key'] ? $job : null;
}

/**
 * The answer.
 *
 * @param array|null $job   Import.
 * @phpstan-param ImportJob|null $job
 * @param string     $state What became of the part.
 * @return \WP_REST_Response|\WP_Error
 */
function answer( ?array $job, string $state ) {
	if ( null === $job ) {
		return new \WP_Error( 'programs_filter_no_import', __( 'This import is not there any more.', 'programs-filter' ), array( 'status' => 404 ) );
	}
	if ( 'stuck' === $state ) {
		return new \WP_Error( 'programs_filter_disk', __( 'The server could not write into its folder of uploads. Somebody who looks after the site has to allow it.', 'programs-filter' ), array( 'status' => 507 ) );
	}
	$last = Import_Log\progress( Import_Folder\file( $job['key'], in_array( $job['step'], array( 'import', 'done' ), true ) ? 'import' : 'check' ) );

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
