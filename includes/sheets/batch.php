<?php
/**
 * Rows of an import that are taken together: what is known of all of them is read once.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Rows are read one by one.

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Batch;

use ProgramsFilter\New_Categories;
use ProgramsFilter\Sheet_Categories;
use ProgramsFilter\Sheet_Last;
use ProgramsFilter\Sheet_Match;
use ProgramsFilter\Sheet_Row;

defined( 'ABSPATH' ) || exit;

/**
 * The next rows, whose programs are looked up.
 *
 * @param resource     $file    Rows.
 * @param array        $job     Import.
 * @phpstan-param ImportJob $job
 * @param list<string> $columns What each column holds.
 * @param int          $most    How many at most.
 * @return list<array{number: int, at: int, row: array}> The number of each, where the next one begins, what it says.
 * @phpstan-return list<array{number: int, at: int, row: SheetRow}>
 */
function next( $file, array $job, array $columns, int $most ): array {
	$batch = array();
	for ( $count = 0; $count < $most; $count++ ) {
		$text = fgets( $file );
		$read = false === $text ? null : json_decode( $text, true );
		if ( ! is_array( $read ) || ! is_int( $read[0] ?? null ) || ! is_array( $read[1] ?? null ) ) {
			break;
		}
		$batch[] = array(
			'number' => $read[0],
			'at'     => (int) ftell( $file ),
			'row'    => Sheet_Row\read( array_values( array_filter( $read[1], 'is_string' ) ), $columns ),
		);
	}
	Sheet_Categories\index( array() );
	if ( 'check' === $job['step'] ) {
		New_Categories\pretend( array_column( New_Categories\read( $job['key'] ), 1 ) );
	}
	Sheet_Last\forget();
	Sheet_Match\titles( array() );

	return Sheet_Match\read( array_column( array_column( array_column( $batch, 'row' ), 'values' ), 'title' ) ) ? $batch : array();
}
