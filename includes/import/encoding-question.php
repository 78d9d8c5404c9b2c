<?php
/**
 * The question in which encoding a sheet is, where its letters do not tell: cells as each encoding reads them.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are read one by one.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Number of cells that are shown of each encoding, and their length. */
const ENCODING_SAMPLES = 3;
const LONGEST_SAMPLE   = 60;

/**
 * Cells as each encoding reads them.
 *
 * @param list<string> $header    Names of the columns.
 * @param string       $path      Copied rows.
 * @param list<string> $encodings Encodings; names and rows were decoded in the first one.
 * @return array<string, list<string>> By encoding; nothing where there is only one.
 */
function encoding_samples( array $header, string $path, array $encodings ): array {
	$file = count( $encodings ) > 1 ? fopen( $path, 'rb' ) : false;
	if ( false === $file ) {
		return array();
	}
	$found = array();
	$cells = $header;
	do {
		foreach ( $cells as $cell ) {
			$sample = sample_of_cell( $cell );
			$read   = array();
			foreach ( $encodings as $encoding ) {
				$read[ $encoding ] = decoded_anew( $sample, $encodings[0], $encoding );
			}
			if ( count( array_unique( $read ) ) > 1 ) {
				$found[ $sample ] = $read;
			}
		}
		$found = array_slice( $found, 0, ENCODING_SAMPLES, true );
		$cells = next_copied_rows( $file, 1 )[0][1] ?? null;
	} while ( null !== $cells && ! isset( array_keys( $found )[ ENCODING_SAMPLES - 1 ] ) );
	fclose( $file );
	$samples = array();
	foreach ( $encodings as $encoding ) {
		$samples[ $encoding ] = array_column( $found, $encoding );
	}

	return $samples;
}

/**
 * The part of a cell around its first letter beyond ASCII.
 *
 * @param string $cell Cell.
 */
function sample_of_cell( string $cell ): string {
	$before = strcspn( $cell, implode( '', array_map( 'chr', range( 128, 255 ) ) ) );

	return trim( mb_substr( $cell, max( 0, $before - intdiv( LONGEST_SAMPLE, 2 ) ), LONGEST_SAMPLE ) );
}

/**
 * Whether it has to be asked in which encoding a sheet is.
 *
 * @param ImportJob $job Import.
 */
function lacks_encoding( array $job ): bool {
	return array() !== $job['encodings'] && ! $job['is_encoding_chosen'];
}

/**
 * Prints the question in which encoding a sheet is.
 *
 * @param ImportJob $job Import.
 */
function print_encoding_question( array $job ): void {
	if ( array() === $job['encodings'] ) {
		return;
	}
	$choices = array();
	foreach ( $job['encodings'] as $encoding => $samples ) {
		$choices[ $encoding ] = implode( ' | ', $samples ) . ' (' . ( ENCODINGS[ $encoding ] ?? $encoding ) . ')';
	}
	print_radios( __( 'Which of these has the right letters?', 'programs-filter' ), 'encoding', $choices, $job['is_encoding_chosen'] ? $job['encoding'] : '' );
}
