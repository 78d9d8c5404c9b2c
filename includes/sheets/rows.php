<?php
/**
 * The rows of an import, copied from whatever file they came in.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are written one by one.

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Rows;

use ProgramsFilter\Unusable_File\Unusable;

defined( 'ABSPATH' ) || exit;

/**
 * The most rows of a file.
 */
const MOST_ROWS = 50000;

/**
 * Copies rows, one a line, so that batches can go on at any of them.
 *
 * @param iterable<array{int, list<string>}> $rows Rows; the header is the first.
 * @param string                             $path File to write.
 * @return array{list<string>, int} The header, without columns at the end in which nothing is; and how many rows follow it.
 * @throws Unusable When there are too many, or the file cannot be written.
 */
function copied( iterable $rows, string $path ): array {
	$file   = fopen( $path, 'wb' );
	$header = null;
	$total  = 0;
	$width  = 0;
	if ( false === $file ) {
		throw new Unusable( 'unwritable' );
	}
	try {
		foreach ( $rows as $row ) {
			if ( null === $header ) {
				$header = array_map( 'trim', $row[1] );
				$width  = width( $header );
				continue;
			}
			$width = max( $width, width( $row[1] ) );
			if ( ++$total > MOST_ROWS ) {
				throw new Unusable( 'many-rows', MOST_ROWS );
			}
			$line = wp_json_encode( $row ) . "\n";
			if ( strlen( $line ) !== fwrite( $file, $line ) ) {
				throw new Unusable( 'unwritable' );
			}
		}
	} finally {
		fclose( $file );
	}

	// Spreadsheets may write columns at the end in which nothing is.
	return array( array_slice( $header ?? array(), 0, $width ), $total );
}

/**
 * How many cells a row has up to the last one that is not blank.
 *
 * @param list<string> $cells Cells.
 */
function width( array $cells ): int {
	$width = count( $cells );
	while ( $width > 0 && '' === trim( $cells[ $width - 1 ] ) ) {
		--$width;
	}

	return $width;
}
