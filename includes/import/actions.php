<?php
/**
 * What the forms of the import ask for. Whoever calls has checked the nonce, and that the user may (menu.php).
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.Security.NonceVerification -- See above.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Which of them, in the form.
 */
const ACTION_FIELD = 'programs_filter_do';

/**
 * Does it, and ends.
 */
function do_action_of_form(): void {
	$asked = $_REQUEST[ ACTION_FIELD ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with a list.
	$job   = current_job();
	if ( 'export' === $asked ) {
		send_csv( 'programas-' . current_time( 'Y-m-d' ) . '.csv', export_csv() );
	}
	if ( 'report' === $asked && null !== $job && in_array( $job['step'], array( 'checked', 'done' ), true ) ) {
		$is_done = 'done' === $job['step'];
		send_csv( 'informe-' . current_time( 'Y-m-d-Hi' ) . '.csv', report_csv( $job['key'], $is_done ) );
	}
	if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
		back_to_page();
	}
	if ( 'upload' === $asked ) {
		upload_file();
	} elseif ( 'end' === $asked ) {
		stop_import( $job );
	} elseif ( null !== $job ) {
		go_to_import_step( $job, is_string( $asked ) ? $asked : '' );
	}
	back_to_page();
}

/**
 * Ends an import. What it has written already is in its report.
 *
 * @param ImportJob|null $job Import.
 */
function stop_import( ?array $job ): void {
	if ( null !== $job && 'import' === $job['step'] ) {
		go_to_step( $job, 'done' );
	} else {
		end_job();
	}
}

/**
 * Begins an import with the file that was sent.
 */
function upload_file(): void {
	$file = $_FILES['programs_filter_file'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- A path that PHP made.
	try {
		begin_job( sent_file( is_array( $file ) ? $file : array() ), is_array( $file ) && is_string( $file['name'] ?? null ) ? sanitize_text_field( $file['name'] ) : '' );
	} catch ( Unusable $why ) {
		back_to_page(
			array(
				'problem' => $why->getMessage(),
				'number'  => $why->getCode(),
			)
		);
	}
}

/**
 * Path of the file that was sent.
 *
 * @param array<mixed> $file As PHP has it.
 * @throws Unusable When it did not arrive.
 */
function sent_file( array $file ): string {
	$error = $file['error'] ?? UPLOAD_ERR_NO_FILE;
	$path  = $file['tmp_name'] ?? null;
	// Of a request that is too large PHP keeps nothing at all.
	$is_too_large = array() === $_FILES && '0' !== ( $_SERVER['CONTENT_LENGTH'] ?? '0' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
	if ( $is_too_large || UPLOAD_ERR_INI_SIZE === $error || UPLOAD_ERR_FORM_SIZE === $error ) {
		throw new Unusable( 'too-large', (int) floor( min( MOST_MEGABYTES * MB_IN_BYTES, wp_max_upload_size() ) / MB_IN_BYTES ) );
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
 * Takes an import to another step.
 *
 * @param ImportJob $job   Import.
 * @param string    $asked What the form asks for.
 */
function go_to_import_step( array $job, string $asked ): void {
	if ( 'columns' === $job['step'] && in_array( $asked, array( 'columns', 'check' ), true ) ) {
		list( $job['columns'], $job['ignored'] ) = columns_once( sent_columns( count( $job['header'] ) ) );

		$job['status'] = 'publish' === ( $_POST['status'] ?? '' ) ? 'publish' : 'draft'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
		$is_clear      = can_begin_import( $job['columns'] ) && array() === array_diff( $job['ignored'], array( '' ) );
		go_to_step( $job, $is_clear ? $asked : 'columns' );
	} elseif ( 'columns' === $asked && in_array( $job['step'], array( 'check', 'checked' ), true ) ) {
		go_to_step( $job, 'columns' );
	} elseif ( 'import' === $asked && 'checked' === $job['step'] ) {
		go_to_step( $job, 'import' );
	} elseif ( 'run' === $asked && in_array( $job['step'], array( 'check', 'import' ), true ) ) {
		advance_job( $job );
	}
}

/**
 * What the form says that the columns hold.
 *
 * @param int $width How many there are.
 * @return list<string> '' for nothing.
 */
function sent_columns( int $width ): array {
	$sent    = $_POST['columns'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with a list.
	$columns = array();
	for ( $number = 0; $number < $width; $number++ ) {
		$field     = is_array( $sent ) ? $sent[ $number ] ?? '' : '';
		$columns[] = is_string( $field ) && isset( sheet_columns()[ $field ] ) ? $field : '';
	}

	return $columns;
}

/**
 * Goes back to the page.
 *
 * @param array<string, int|string> $parameters More of its address.
 */
function back_to_page( array $parameters = array() ): void {
	wp_safe_redirect( add_query_arg( $parameters, import_page_url() ) );
	exit;
}

/**
 * Ends what holds back the answer, as far as it lets itself be ended: PHP's own compression does not.
 */
function end_buffers(): void {
	do {
		$flags   = ob_get_status()['flags'] ?? 0;
		$can_end = is_int( $flags ) && 0 !== ( $flags & PHP_OUTPUT_HANDLER_REMOVABLE );
	} while ( $can_end && ob_end_clean() );
}

/**
 * Sends a CSV to be stored, piece by piece.
 *
 * @param string           $name Its name.
 * @param iterable<string> $csv  CSV.
 */
function send_csv( string $name, iterable $csv ): void {
	nocache_headers();
	header( 'Content-Type: text/csv; charset=utf-8' );
	header( "Content-Disposition: attachment; filename=\"$name\"" );
	header( 'X-Content-Type-Options: nosniff' );
	end_buffers();
	foreach ( $csv as $piece ) {
		echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput -- No HTML: see its type.
	}
	exit;
}
