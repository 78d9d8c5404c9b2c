<?php
/**
 * What the forms of the import's page ask for.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

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
	if ( ( $job['key'] ?? '' ) !== ( $_REQUEST[ KEY_FIELD ] ?? '' ) ) {
		back_to_page( array( 'problem' => 'other-import' ) );
	}
	try {
		if ( 'template-workbook' === $action && can_make_workbooks() ) {
			send_file( TEMPLATE_NAME . '.xlsx', WORKBOOK_TYPE . '.sheet', template_workbook() );
		} elseif ( 'upload' === $action ) {
			$file = is_array( $_FILES['programs_filter_file'] ?? null ) ? $_FILES['programs_filter_file'] : array();
			begin_job( uploaded_path( $file ), is_string( $file['name'] ?? null ) ? sanitize_text_field( $file['name'] ) : '' );
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
		if ( correct_cells( $job, wp_unslash( $_POST['cells'] ?? null ) ) ) {
			// What was typed is checked first.
			go_to_step( $job, 'check' );
			return;
		}
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
