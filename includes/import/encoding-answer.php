<?php
/**
 * The answer in which encoding a sheet is: its copied rows are decoded anew.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are read one by one.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Unusable is escaped where it is printed.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * An import whose file is in the encoding that its user chose. Where the name of a column is another then, it holds what that name says.
 * It has a key of its own: as long as it is not stored, the import is as it was.
 *
 * @param ImportJob $job    Import.
 * @param string    $chosen Encoding.
 * @return ImportJob
 * @throws Unusable When the rows cannot be written.
 */
function job_in_encoding( array $job, string $chosen ): array {
	$job['is_encoding_chosen'] = true;
	if ( $chosen === $job['encoding'] ) {
		return $job;
	}
	$key = new_import_key();
	try {
		decode_rows_anew( import_file( $job['key'], 'rows' ), import_file( $key, 'rows' ), $job['encoding'], $chosen );
	} catch ( Unusable $reason ) {
		remove_files( $key );
		throw $reason;
	}
	$header                  = texts_decoded_anew( $job['header'], $job['encoding'], $chosen );
	$renamed                 = array_diff_assoc( $header, $job['header'] );
	list( $columns, $notes ) = read_columns( $header, $key );
	$job['key']              = $key;
	$job['header']           = $header;
	$job['encoding']         = $chosen;
	$job['recognized']       = array_values( array_replace( $job['recognized'], array_intersect_key( $columns, $renamed ) ) );
	$job['columns']          = array_values( array_replace( $job['columns'], array_intersect_key( $columns, $renamed ) ) );
	$job['notes']            = array_intersect_key( $notes, $renamed ) + array_diff_key( $job['notes'], $renamed );

	return $job;
}

/**
 * Copies rows, decoded in another encoding.
 *
 * @param string $path Copied rows.
 * @param string $copy File to write.
 * @param string $from Encoding in which they were decoded.
 * @param string $to   The other one.
 * @throws Unusable When the file cannot be written.
 */
function decode_rows_anew( string $path, string $copy, string $from, string $to ): void {
	$rows = static function () use ( $path, $from, $to ): \Generator {
		$file = fopen( $path, 'rb' );
		if ( false === $file ) {
			throw new Unusable( 'unreadable' );
		}
		// copy_rows() takes the first one for the header.
		yield array( 0, array() );
		while ( array() !== ( $rows = next_copied_rows( $file, 1 ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition, Generic.CodeAnalysis.AssignmentInCondition -- Until the end.
			yield array( $rows[0][0], texts_decoded_anew( $rows[0][1], $from, $to ) );
		}
		fclose( $file );
	};
	copy_rows( $rows(), $copy );
}

/**
 * Texts that were decoded in one encoding, as they are in another.
 *
 * @param list<string> $texts Texts.
 * @param string       $from  Encoding in which they were decoded.
 * @param string       $to    The other one.
 * @return list<string>
 */
function texts_decoded_anew( array $texts, string $from, string $to ): array {
	return array_map( static fn( string $text ): string => decoded_anew( $text, $from, $to ), $texts );
}
