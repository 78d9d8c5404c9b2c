<?php
/**
 * Which programs the rows of an import were about so far: two rows about the same would make it twice, or change it twice.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A line is added for each row.

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Seen;

use ProgramsFilter\Import_Folder;
use ProgramsFilter\Sheet_Match;

defined( 'ABSPATH' ) || exit;

/**
 * The number of an earlier row about the same program.
 *
 * @param string                 $key    Key of the import.
 * @param array                  $plan   Plan.
 * @phpstan-param SheetPlan $plan
 * @param array                  $row    What the row says.
 * @phpstan-param SheetRow $row
 * @param int                    $number Its number.
 * @param array<int|string, int> $seen   Rows so far by what they are about. Gets this one.
 * @return int 0 when there is none.
 */
function earlier( string $key, array $plan, array $row, int $number, array &$seen ): int {
	$title   = array( md5( Sheet_Match\title( $plan['title'] ) . "\n" . ( $row['values']['start'] ?? '' ) ) );
	$program = 0 === $plan['program'] ? array() : array( $plan['program'] );
	$about   = array_merge( $program, $title );
	// Two programs may have the same title and beginning, and each its row with its ID.
	$is_named = array( (int) ( $row['values']['id'] ?? 0 ) ) === $program;
	$earlier  = array_diff( array_intersect_key( $seen, array_flip( $is_named ? $program : $about ) ), array( $number ) );
	if ( array() !== $earlier ) {
		return min( $earlier );
	}
	$new = array_diff_key( array_fill_keys( $about, $number ), $seen );
	foreach ( array_keys( $new ) as $one ) {
		file_put_contents( Import_Folder\file( $key, 'seen' ), "$one $number\n", FILE_APPEND );
	}
	$seen += $new;

	return 0;
}

/**
 * What earlier parts have seen.
 *
 * @param string $key Key of the import.
 * @return array<int|string, int>
 */
function read( string $key ): array {
	$path  = Import_Folder\file( $key, 'seen' );
	$lines = is_file( $path ) ? file( $path, FILE_IGNORE_NEW_LINES ) : array();
	$seen  = array();
	foreach ( is_array( $lines ) ? $lines : array() as $text ) {
		$parts = explode( ' ', $text );
		if ( 2 === count( $parts ) ) {
			$seen += array( $parts[0] => (int) $parts[1] );
		}
	}

	return $seen;
}
