<?php
/**
 * Categories that an import adds, or that a dry run says it would: a line for each in a file, before it is added, so that none is unsaid when
 * the server ends just then.
 *
 * Which programs the rows of an import were about so far: two rows about the same would make it twice, or change it twice.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Lines are added.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Kind of the file.
 */
const NEW_CATEGORIES = 'new';

/**
 * Notes what a row is about to add.
 *
 * @param ImportJob $job    Import.
 * @param int       $number Number of the row.
 * @param SheetPlan $plan   Plan.
 * @return list<list<string>> Paths that are not there yet, those above others first.
 */
function note_new_categories( array $job, int $number, array $plan ): array {
	$paths = lacking_categories( $plan['terms']['missing'] ?? array() );
	add_new_categories( $job['key'], $number, $paths );
	if ( 'check' === $job['step'] ) {
		pretend_new_categories( $paths );
	}

	return $paths;
}

/**
 * Takes back what could not be added.
 *
 * @param string             $key   Key of the import.
 * @param list<list<string>> $paths What was noted.
 */
function settle_new_categories( string $key, array $paths ): void {
	add_new_categories( $key, 0, lacking_categories( $paths ) );
}

/**
 * Has rows of a dry run find what rows before them would have added, as rows of the import will.
 *
 * @param list<list<string>> $paths Categories, those above others first.
 */
function pretend_new_categories( array $paths ): void {
	$index = category_index();
	// No category has such a number.
	$id = min( array( 0, ...array_map( 'min', array_filter( $index ) ) ) );
	foreach ( $paths as $path ) {
		$name   = category_key( (string) end( $path ) );
		$parent = 1 === count( $path ) ? 0 : category_ids( array_slice( $path, 0, -1 ) )[0] ?? 0;

		$index[ $parent ][ $name ] = $index[ $parent ][ $name ] ?? --$id;
		category_index( $index );
	}
}

/**
 * Which categories are not there, of some and those above them.
 *
 * @param list<list<string>> $paths Categories.
 * @return list<list<string>>
 */
function lacking_categories( array $paths ): array {
	$lacking = array();
	foreach ( $paths as $path ) {
		$parent = 0;
		foreach ( $path as $depth => $name ) {
			$parent = null === $parent ? null : category_index()[ $parent ][ category_key( $name ) ] ?? null;
			$begin  = array_slice( $path, 0, $depth + 1 );
			if ( null === $parent ) {
				$lacking[ new_category_name( array_map( 'ProgramsFilter\\Import\\category_key', $begin ) ) ] = $begin;
			}
		}
	}

	return array_values( $lacking );
}

/**
 * Adds lines. Half a line that a kill left before them is none.
 *
 * @param string             $key    Key of the import.
 * @param int                $number Number of the row; 0 for what was not added.
 * @param list<list<string>> $paths  Categories.
 */
function add_new_categories( string $key, int $number, array $paths ): void {
	foreach ( $paths as $path ) {
		file_put_contents( import_file( $key, NEW_CATEGORIES ), "\n" . wp_json_encode( array( $number, $path ) ) . "\n", FILE_APPEND );
	}
}

/**
 * The categories that are new.
 *
 * @param string $key Key of the import.
 * @return list<array{int, list<string>}> Number of the row, and path.
 */
function read_new_categories( string $key ): array {
	$path  = import_file( $key, NEW_CATEGORIES );
	$lines = is_file( $path ) ? file( $path ) : array();
	$found = array();
	foreach ( is_array( $lines ) ? $lines : array() as $line ) {
		$read  = json_decode( $line, true );
		$names = is_array( $read ) && is_array( $read[1] ?? null ) ? array_values( array_filter( $read[1], 'is_string' ) ) : array();
		if ( ! is_array( $read ) || ! is_int( $read[0] ?? null ) || array() === $names ) {
			continue;
		}
		$id = new_category_name( array_map( 'ProgramsFilter\\Import\\category_key', $names ) );
		if ( 0 === $read[0] ) {
			unset( $found[ $id ] );
		} else {
			$found += array( $id => array( $read[0], $names ) );
		}
	}

	return array_values( $found );
}

/**
 * A category as a cell has it.
 *
 * @param list<string> $path Names.
 */
function new_category_name( array $path ): string {
	return implode( ' > ', array_map( static fn( string $name ): string => addcslashes( $name, '\\|;>' ), $path ) );
}

/**
 * The number of an earlier row about the same program.
 *
 * @param string                 $key    Key of the import.
 * @param SheetPlan              $plan   Plan.
 * @param SheetRow               $row    What the row says.
 * @param int                    $number Its number.
 * @param array<int|string, int> $seen   Rows so far by what they are about. Gets this one.
 * @return int 0 when there is none.
 */
function earlier_row( string $key, array $plan, array $row, int $number, array &$seen ): int {
	$title   = array( md5( compared_title( $plan['title'] ) . "\n" . ( $row['values']['start'] ?? '' ) ) );
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
		file_put_contents( import_file( $key, 'seen' ), "$one $number\n", FILE_APPEND );
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
function read_seen_rows( string $key ): array {
	$path  = import_file( $key, 'seen' );
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
