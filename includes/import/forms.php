<?php
/**
 * Handles the forms of the import screen, and its downloads.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- act_on_import() has checked nonce and capability; values meet lists.

/** Does what a form of the page asks for, and ends the request. What disk or database refuse is said on the page. */
function act_on_import(): void {
	check_admin_referer( IMPORT_ACTION );
	if ( ! may_import() ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to import programs.', 'programs-filter' ), 403 );
	}
	$action = $_REQUEST[ ACTION_FIELD ] ?? null;
	$job    = current_job();
	$sheet  = is_string( $action ) ? sheet_to_download( $action ) : null;
	if ( null !== $sheet && isset( $_GET['workbook'] ) ) {
		send_pieces( array( 'Content-Type: application/json; charset=utf-8' ), workbook_json( "$sheet[name].xlsx", $sheet['pages'] ) );
	}
	if ( null !== $sheet ) {
		send_csv( "$sheet[name].csv", csv_of_rows( array_values( $sheet['pages'] )[0] ) );
	}
	if ( 'report' === $action && null !== $job && in_array( $job->step, array( 'checked', 'done' ), true ) ) {
		send_csv( 'informe-' . current_time( 'Y-m-d-Hi' ) . '.csv', report_csv( $job ) );
	}
	if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
		back_to_page();
	}
	if ( ( $job->key ?? '' ) !== ( $_REQUEST[ KEY_FIELD ] ?? '' ) ) {
		back_to_page( array( 'problem' => 'other-import' ) );
	}
	try {
		if ( 'upload' === $action ) {
			check_rows( begin_sent_import() );
		} elseif ( 'undo' === $action && is_between_imports( $job ) ) {
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
 * Begins an import with the file that the form sends, else with the rows that are pasted into it.
 *
 * @return Job
 * @throws Unusable When they cannot be used.
 */
function begin_sent_import(): Job {
	$file = is_array( $_FILES['programs_filter_file'] ?? null ) ? $_FILES['programs_filter_file'] : array();
	$name = is_string( $file['name'] ?? null ) ? sanitize_text_field( $file['name'] ) : '';
	$text = is_string( $_POST[ TEXT_FIELD ] ?? null ) ? trim( wp_unslash( $_POST[ TEXT_FIELD ] ), "\r\n" ) : '';
	if ( '' !== $name || '' === $text ) {
		return begin_job( uploaded_path( $file ), $name );
	}
	$path = wp_tempnam();
	try {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file, like an uploaded one.
		if ( strlen( $text ) !== file_put_contents( $path, $text ) ) {
			throw new Unusable( 'no-room' );
		}
		return begin_job( $path, __( 'pasted rows', 'programs-filter' ) );
	} finally {
		wp_delete_file( $path );
	}
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
		throw new Unusable( 'too-large', absint( most_megabytes() ) );
	}
	if ( UPLOAD_ERR_NO_FILE === $error ) {
		throw new Unusable( 'missing' );
	}
	if ( UPLOAD_ERR_CANT_WRITE === $error || UPLOAD_ERR_NO_TMP_DIR === $error ) {
		throw new Unusable( 'no-room' );
	}
	if ( UPLOAD_ERR_OK !== $error || ! is_string( $path ) || ! is_uploaded_file( $path ) ) {
		throw new Unusable( 'incomplete' );
	}

	return $path;
}

/**
 * Takes an import to another step, does its next part, or ends it.
 *
 * @param Job    $job     Import.
 * @param string $action  What the form asks for.
 * @param float  $seconds How long to wait for another import at most, whose part takes some.
 * @throws Unusable When disk or database fail, or another import is at work.
 */
function do_step_action( Job $job, string $action, float $seconds = 2 * SECONDS_OF_PART ): void {
	$is_running = '' !== Job::STEPS[ $job->step ]['next'];
	if ( 'checked' === $job->step && in_array( $action, array( 'check', 'import' ), true ) ) {
		$before       = $job->answers;
		$job->answers = answers_of_form( wp_unslash( $_POST ), $job );
		// A program that is found by its ID now, or is published, is in the same rows.
		$is_other = array_diff_key( $before, array_flip( array( 'status', 'corrections' ) ) ) !== array_diff_key( $job->answers, array_flip( array( 'status', 'corrections' ) ) );
		$lock     = Lock::take( $seconds );
		if ( null === $lock ) {
			throw new Unusable( 'others' );
		}
		try {
			// In another tab it may have begun meanwhile.
			if ( 'checked' !== stored_step( $job ) ) {
				throw new Unusable( 'other-import' );
			}
			remember_answers( $job );
			$job   = 'check' === $action || $is_other ? outlined( $job ) : $job;
			$lacks = 'import' === $action && ! can_begin_import( $job );
			$job   = go_to_step( $job, 'check' === $action || $lacks ? 'check' : 'import' );
		} finally {
			$lock->release();
		}
		if ( 'check' === $job->step ) {
			check_rows( $job );
		}
		if ( $lacks ) {
			throw new Unusable( 'unanswered' );
		}
	} elseif ( 'run' === $action && $is_running ) {
		advance_job( $job );
	} elseif ( 'end' === $action && 'undo' === $job->step ) {
		// What is not taken back yet can be so later.
		count_categories();
		announce_import();
		end_job();
	} elseif ( 'end' === $action && 'import' === $job->step ) {
		// A part may be at work.
		$lock = Lock::take( $seconds );
		if ( null === $lock ) {
			throw new Unusable( 'others' );
		}
		// The report names what is written already. A part that was killed has not counted it.
		count_categories();
		go_to_step( $job, 'done' );
		$lock->release();
	} elseif ( 'end' === $action ) {
		if ( 'checked' === $job->step ) {
			// The sheet may be corrected and chosen again.
			$job->answers = answers_of_form( wp_unslash( $_POST ), $job );
			remember_answers( $job );
		}
		end_job();
	}
}

/**
 * Does the first part of a check: of most sheets it is all.
 *
 * @param Job $job Import.
 * @throws Unusable When disk or database fail.
 */
function check_rows( Job $job ): void {
	$job = go_to_step( $job, has_title_column( $job ) ? 'check' : 'checked' );
	if ( 'check' === $job->step ) {
		advance_job( $job );
	}
}

/**
 * The answers of a form.
 *
 * @param array<mixed> $sent Fields of the form.
 * @param Job          $job  Import.
 * @return ImportAnswers
 */
function answers_of_form( array $sent, Job $job ): array {
	$answers = sanitize_answers( $sent, $job );

	$answers['corrections'] = chosen_corrections( $job, $sent['corrections'] ?? null );
	if ( $answers['page'] !== $job->answers['page'] ) {
		$answers['header'] = '';
	}
	if ( $answers['page'] !== $job->answers['page'] || $answers['header'] !== $job->answers['header'] ) {
		// They were about other columns and rows.
		$answers = array_replace( $answers, array_intersect_key( Job::NO_ANSWERS, array_flip( array( 'columns', 'corrections' ) ) ) );
	}

	return $answers;
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
	send_pieces( array( 'Content-Type: text/csv; charset=utf-8', "Content-Disposition: attachment; filename=\"$name\"" ), $csv );
}

/**
 * Sends a text, piece by piece, and ends the request.
 *
 * @param list<string>     $headers Headers.
 * @param iterable<string> $pieces  Text.
 * @return never
 */
function send_pieces( array $headers, iterable $pieces ): void {
	nocache_headers();
	array_map( 'header', array_merge( $headers, array( 'X-Content-Type-Options: nosniff' ) ) );
	while ( @ob_end_clean() ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors, Generic.CodeAnalysis.EmptyStatement -- PHP's own compression cannot be ended.
	}
	foreach ( $pieces as $piece ) {
		echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput -- Not HTML, see its type.
	}
	exit;
}
