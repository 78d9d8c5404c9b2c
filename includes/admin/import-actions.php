<?php
/**
 * What the forms of the import ask for. Whoever calls has checked the nonce, and that the user may (import-menu.php).
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.Security.NonceVerification -- See above.

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Actions;

use ProgramsFilter\Import_Job;
use ProgramsFilter\Import_Menu;
use ProgramsFilter\Import_Report;
use ProgramsFilter\Rest_Import;
use ProgramsFilter\Sheet_Columns;
use ProgramsFilter\Sheet_Export;
use ProgramsFilter\Sheet_File;
use ProgramsFilter\Unusable_File\Unusable;

defined( 'ABSPATH' ) || exit;

/**
 * Which of them, in the form.
 */
const FIELD = 'programs_filter_do';

/**
 * Does it, and ends.
 */
function act(): void {
	$asked = $_REQUEST[ FIELD ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with a list.
	$job   = Import_Job\current();
	if ( 'export' === $asked ) {
		send( 'programas-' . current_time( 'Y-m-d' ) . '.csv', Sheet_Export\csv() );
	}
	if ( 'report' === $asked && null !== $job && in_array( $job['step'], array( 'checked', 'done' ), true ) ) {
		$is_done = 'done' === $job['step'];
		send( 'informe-' . current_time( 'Y-m-d-Hi' ) . '.csv', Import_Report\csv( $job['key'], $is_done ) );
	}
	if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
		back();
	}
	if ( 'upload' === $asked ) {
		upload();
	} elseif ( 'end' === $asked ) {
		stop( $job );
	} elseif ( null !== $job ) {
		step( $job, is_string( $asked ) ? $asked : '' );
	}
	back();
}

/**
 * Ends an import. What it has written already is in its report.
 *
 * @param array|null $job Import.
 * @phpstan-param ImportJob|null $job
 */
function stop( ?array $job ): void {
	if ( null !== $job && 'import' === $job['step'] ) {
		Import_Job\go( $job, 'done' );
	} else {
		Import_Job\end();
	}
}

/**
 * Begins an import with the file that was sent.
 */
function upload(): void {
	$file = $_FILES['programs_filter_file'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- A path that PHP made.
	try {
		Import_Job\begin( sent( is_array( $file ) ? $file : array() ), is_array( $file ) && is_string( $file['name'] ?? null ) ? sanitize_text_field( $file['name'] ) : '' );
	} catch ( Unusable $why ) {
		back(
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
function sent( array $file ): string {
	$error = $file['error'] ?? UPLOAD_ERR_NO_FILE;
	$path  = $file['tmp_name'] ?? null;
	// Of a request that is too large PHP keeps nothing at all.
	$is_too_large = array() === $_FILES && '0' !== ( $_SERVER['CONTENT_LENGTH'] ?? '0' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
	if ( $is_too_large || UPLOAD_ERR_INI_SIZE === $error || UPLOAD_ERR_FORM_SIZE === $error ) {
		throw new Unusable( 'too-large', (int) floor( min( Sheet_File\MOST_MB * MB_IN_BYTES, wp_max_upload_size() ) / MB_IN_BYTES ) );
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
 * @param array  $job   Import.
 * @phpstan-param ImportJob $job
 * @param string $asked What the form asks for.
 */
function step( array $job, string $asked ): void {
	if ( 'columns' === $job['step'] && in_array( $asked, array( 'columns', 'check' ), true ) ) {
		list( $job['columns'], $job['ignored'] ) = Sheet_Columns\once( columns( count( $job['header'] ) ) );

		$job['status'] = 'publish' === ( $_POST['status'] ?? '' ) ? 'publish' : 'draft'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
		$is_clear      = Import_Job\can_begin( $job['columns'] ) && array() === array_diff( $job['ignored'], array( '' ) );
		Import_Job\go( $job, $is_clear ? $asked : 'columns' );
	} elseif ( 'columns' === $asked && in_array( $job['step'], array( 'check', 'checked' ), true ) ) {
		Import_Job\go( $job, 'columns' );
	} elseif ( 'import' === $asked && 'checked' === $job['step'] ) {
		Import_Job\go( $job, 'import' );
	} elseif ( 'run' === $asked && in_array( $job['step'], array( 'check', 'import' ), true ) ) {
		Rest_Import\advance( $job );
	}
}

/**
 * What the form says that the columns hold.
 *
 * @param int $width How many there are.
 * @return list<''|key-of<Sheet_Columns\TABLE>> '' for nothing.
 */
function columns( int $width ): array {
	$sent    = $_POST['columns'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with a list.
	$columns = array();
	for ( $number = 0; $number < $width; $number++ ) {
		$field     = is_array( $sent ) ? $sent[ $number ] ?? '' : '';
		$columns[] = is_string( $field ) && isset( Sheet_Columns\TABLE[ $field ] ) ? $field : '';
	}

	return $columns;
}

/**
 * Goes back to the page.
 *
 * @param array<string, int|string> $parameters More of its address.
 */
function back( array $parameters = array() ): void {
	wp_safe_redirect( add_query_arg( $parameters, Import_Menu\address() ) );
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
function send( string $name, iterable $csv ): void {
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
