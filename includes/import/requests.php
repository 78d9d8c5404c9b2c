<?php
/**
 * Requests of an import: those of the forms on its page, and the REST route by which a script asks for one part after another.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Field of a form that tells what it asks for. */
const ACTION_FIELD = 'programs_filter_do';

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

	return array( 'done' === $state && is_current_job( $job ) ? go_to_step( $job, $next[ $job['step'] ] ) : $job, $state );
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

// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- act_on_import() has checked nonce and capability; values meet lists.

/** Does what a form asks for, and ends the request. What disk or database refuse is said on the page. */
function do_form_action(): void {
	$action = $_REQUEST[ ACTION_FIELD ] ?? null;
	$job    = current_job();
	if ( 'export' === $action ) {
		send_csv( 'programas-' . current_time( 'Y-m-d' ) . '.csv', export_csv() );
	}
	if ( 'template-csv' === $action ) {
		send_csv( TEMPLATE_NAME . '.csv', template_csv() );
	}
	if ( 'report' === $action && null !== $job && in_array( $job['step'], array( 'checked', 'done' ), true ) ) {
		send_csv( 'informe-' . current_time( 'Y-m-d-Hi' ) . '.csv', report_csv( $job['key'], 'done' === $job['step'] ) );
	}
	if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
		back_to_page();
	}
	try {
		if ( 'template-workbook' === $action && can_make_workbooks() ) {
			send_file( TEMPLATE_NAME . '.xlsx', WORKBOOK_TYPE . '.sheet', template_workbook() );
		} elseif ( 'upload' === $action ) {
			$file = is_array( $_FILES['programs_filter_file'] ?? null ) ? $_FILES['programs_filter_file'] : array();
			begin_job( uploaded_path( $file ), is_string( $file['name'] ?? null ) ? sanitize_text_field( $file['name'] ) : '' );
		} elseif ( 'undo' === $action && ( null === $job || in_array( $job['step'], array( 'done', 'undone' ), true ) ) ) {
			$past = import_to_undo( $_POST['import'] ?? null );
			if ( null === $past ) {
				back_to_page( array( 'problem' => 'no-undo' ) );
			}
			store_job( $past );
		} elseif ( null !== $job && is_string( $action ) ) {
			do_step_action( $job, $action );
		}
	} catch ( Unusable $reason ) {
		back_to_page(
			array(
				'problem' => $reason->getMessage(),
				'number'  => $reason->getCode(),
			)
		);
	}
	back_to_page();
}

/**
 * Path of the uploaded file.
 *
 * @param array<mixed> $file Entry of $_FILES.
 * @throws Unusable When it did not arrive.
 */
function uploaded_path( array $file ): string {
	$error = $file['error'] ?? UPLOAD_ERR_NO_FILE;
	$path  = $file['tmp_name'] ?? null;
	// PHP discards the whole body of a request that is too large.
	$is_discarded = array() === $_FILES && '0' !== ( $_SERVER['CONTENT_LENGTH'] ?? '0' );
	if ( $is_discarded || UPLOAD_ERR_INI_SIZE === $error || UPLOAD_ERR_FORM_SIZE === $error ) {
		throw new Unusable( 'too-large', most_megabytes() );
	}
	if ( UPLOAD_ERR_NO_FILE === $error ) {
		throw new Unusable( 'missing' );
	}
	if ( UPLOAD_ERR_OK !== $error || ! is_string( $path ) || ! is_uploaded_file( $path ) ) {
		throw new Unusable( 'incomplete' );
	}

	return $path;
}

/**
 * Takes an import to another step, does its next part, or ends it.
 *
 * @param ImportJob $job    Import.
 * @param string    $action What the form asks for.
 * @throws Unusable When disk or database fail.
 */
function do_step_action( array $job, string $action ): void {
	if ( 'columns' === $job['step'] && in_array( $action, array( 'columns', 'check' ), true ) ) {
		$sent    = is_array( $_POST['columns'] ?? null ) ? $_POST['columns'] : array();
		$columns = array();
		foreach ( array_keys( $job['header'] ) as $number ) {
			$field     = $sent[ $number ] ?? '';
			$columns[] = is_string( $field ) && isset( sheet_columns()[ $field ] ) ? $field : '';
		}
		$before         = $job;
		$encoding       = $_POST['encoding'] ?? '';
		$job['columns'] = $columns;
		if ( is_string( $encoding ) && isset( $job['encodings'][ $encoding ] ) ) {
			$job     = job_in_encoding( $job, $encoding );
			$columns = $job['columns'];
		}
		list( $job['columns'], $job['ignored'] ) = columns_once( $columns );
		$job['notes']                            = array_intersect_key( $job['notes'], array_intersect( $columns, array( '' ) ) );
		$month_first                             = $_POST['month_first'] ?? '';
		$job['month_first']                      = in_array( $month_first, array( 'no', 'yes' ), true ) ? $month_first : '';

		$language        = $_POST['language'] ?? '';
		$job['status']   = 'publish' === ( $_POST['status'] ?? '' ) ? 'publish' : 'draft';
		$job['language'] = is_string( $language ) && isset( program_languages()[ $language ] ) ? $language : '';
		// Names that are others now are looked at first.
		$is_complete = $before['header'] === $job['header'] && can_begin_import( $job['columns'] ) && ! lacks_encoding( $job ) && ! lacks_language( $job ) && ! lacks_order_of_days( $job ) && array() === array_diff( $job['ignored'], array( '' ) );
		if ( $is_complete ) {
			remember_columns( $job );
		}
		go_to_step( $job, $is_complete ? $action : 'columns' );
		if ( $before['key'] !== $job['key'] ) {
			remove_files( $before['key'] );
		}
	} elseif ( 'columns' === $action && in_array( $job['step'], array( 'check', 'checked' ), true ) ) {
		go_to_step( $job, 'columns' );
	} elseif ( 'import' === $action && 'checked' === $job['step'] ) {
		$job['corrections'] = chosen_corrections( $job, $_POST['corrections'] ?? null );
		go_to_step( $job, 'import' );
	} elseif ( 'correct' === $action && 'checked' === $job['step'] ) {
		correct_cells( $job, wp_unslash( $_POST['cells'] ?? null ) );
		go_to_step( $job, 'check' );
	} elseif ( 'run' === $action && in_array( $job['step'], RUNNING_STEPS, true ) ) {
		advance_job( $job );
	} elseif ( 'end' === $action && 'undo' === $job['step'] ) {
		// What is not taken back yet can be so later.
		count_categories();
		end_job();
	} elseif ( 'end' === $action && 'import' === $job['step'] ) {
		// The report names what is written already. A part that was killed has not counted it.
		count_categories();
		go_to_step( $job, 'done' );
	} elseif ( 'end' === $action ) {
		end_job();
	}
}

// phpcs:enable

/**
 * Redirects to the page, and ends the request.
 *
 * @param array<string, int|string> $parameters Parameters of its address.
 * @return never
 */
function back_to_page( array $parameters = array() ): void {
	wp_safe_redirect( add_query_arg( $parameters, import_page_url() ) );
	exit;
}

/**
 * Sends a CSV as a download, and ends the request.
 *
 * @param string           $name File name.
 * @param iterable<string> $csv  CSV.
 * @return never
 */
function send_csv( string $name, iterable $csv ): void {
	send_file( $name, 'text/csv; charset=utf-8', $csv );
}

/**
 * Sends a download, piece by piece, and ends the request.
 *
 * @param string           $name   File name.
 * @param string           $type   Its type.
 * @param iterable<string> $pieces Content.
 * @return never
 */
function send_file( string $name, string $type, iterable $pieces ): void {
	nocache_headers();
	header( "Content-Type: $type" );
	header( "Content-Disposition: attachment; filename=\"$name\"" );
	header( 'X-Content-Type-Options: nosniff' );
	while ( @ob_end_clean() ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors, Generic.CodeAnalysis.EmptyStatement -- PHP's own compression cannot be ended.
	}
	foreach ( $pieces as $piece ) {
		echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput -- Not HTML, see its type.
	}
	exit;
}
