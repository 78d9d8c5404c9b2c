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
 * The line of an earlier row about the same program.
 *
 * @param string                 $key  Key of the import.
 * @param array                  $plan Plan.
 * @phpstan-param SheetPlan $plan
 * @param array                  $row  What the row says.
 * @phpstan-param SheetRow $row
 * @param int                    $line Its line.
 * @param array<int|string, int> $seen Lines so far by what they are about. Gets this one.
 * @return int 0 when there is none.
 */
function line_of( string $key, array $plan, array $row, int $line, array &$seen ): int {
	$about = md5( Sheet_Match\title( $plan['title'] ) . "\n" . ( $row['values']['start'] ?? '' ) );
	$about = isset( $row['values']['id'] ) && $plan['program'] === (int) $row['values']['id'] ? (string) $plan['program'] : $about;
	$first = $seen[ $about ] ?? $line;
	if ( $first === $line && ! isset( $seen[ $about ] ) ) {
		$seen[ $about ] = $line;
		file_put_contents( Import_Folder\file( $key, 'seen' ), "$about $line\n", FILE_APPEND );
	}

	return $first === $line ? 0 : $first;
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
