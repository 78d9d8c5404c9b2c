<?php
/**
 * Categories that an import adds, or that a dry run says it would: a line for each in a file, before it is added, so that none is unsaid when
 * the server ends just then.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Lines are added.

declare( strict_types = 1 );

namespace ProgramsFilter\New_Categories;

use ProgramsFilter\Import_Folder;
use ProgramsFilter\Sheet_Categories;

defined( 'ABSPATH' ) || exit;

/**
 * Kind of the file.
 */
const KIND = 'new';

/**
 * Notes what a row is about to add.
 *
 * @param array $job    Import.
 * @phpstan-param ImportJob $job
 * @param int   $number Number of the row.
 * @param array $plan   Plan.
 * @phpstan-param SheetPlan $plan
 * @return list<list<string>> Paths that are not there yet, those above others first.
 */
function noted( array $job, int $number, array $plan ): array {
	$paths = lacking( $plan['terms']['missing'] ?? array() );
	add( $job['key'], $number, $paths );
	if ( 'check' === $job['step'] ) {
		pretend( $paths );
	}

	return $paths;
}

/**
 * Takes back what could not be added.
 *
 * @param string             $key   Key of the import.
 * @param list<list<string>> $paths What was noted.
 */
function settle( string $key, array $paths ): void {
	add( $key, 0, lacking( $paths ) );
}

/**
 * Has rows of a dry run find what rows before them would have added, as rows of the import will.
 *
 * @param list<list<string>> $paths Categories, those above others first.
 */
function pretend( array $paths ): void {
	$index = Sheet_Categories\index();
	// No category has such a number.
	$id = min( array( 0, ...array_map( 'min', array_filter( $index ) ) ) );
	foreach ( $paths as $path ) {
		$name   = Sheet_Categories\key( (string) end( $path ) );
		$parent = 1 === count( $path ) ? 0 : Sheet_Categories\ids( array_slice( $path, 0, -1 ) )[0] ?? 0;

		$index[ $parent ][ $name ] = $index[ $parent ][ $name ] ?? --$id;
		Sheet_Categories\index( $index );
	}
}

/**
 * Which categories are not there, of some and those above them.
 *
 * @param list<list<string>> $paths Categories.
 * @return list<list<string>>
 */
function lacking( array $paths ): array {
	$lacking = array();
	foreach ( $paths as $path ) {
		$parent = 0;
		foreach ( $path as $depth => $name ) {
			$parent = null === $parent ? null : Sheet_Categories\index()[ $parent ][ Sheet_Categories\key( $name ) ] ?? null;
			$begin  = array_slice( $path, 0, $depth + 1 );
			if ( null === $parent ) {
				$lacking[ name( array_map( 'ProgramsFilter\\Sheet_Categories\\key', $begin ) ) ] = $begin;
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
function add( string $key, int $number, array $paths ): void {
	foreach ( $paths as $path ) {
		file_put_contents( Import_Folder\file( $key, KIND ), "\n" . wp_json_encode( array( $number, $path ) ) . "\n", FILE_APPEND );
	}
}

/**
 * The categories that are new.
 *
 * @param string $key Key of the import.
 * @return list<array{int, list<string>}> Number of the row, and path.
 */
function read( string $key ): array {
	$path  = Import_Folder\file( $key, KIND );
	$lines = is_file( $path ) ? file( $path ) : array();
	$found = array();
	foreach ( is_array( $lines ) ? $lines : array() as $line ) {
		$read  = json_decode( $line, true );
		$names = is_array( $read ) && is_array( $read[1] ?? null ) ? array_values( array_filter( $read[1], 'is_string' ) ) : array();
		if ( ! is_array( $read ) || ! is_int( $read[0] ?? null ) || array() === $names ) {
			continue;
		}
		$id = name( array_map( 'ProgramsFilter\\Sheet_Categories\\key', $names ) );
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
function name( array $path ): string {
	return implode( ' > ', array_map( static fn( string $name ): string => addcslashes( $name, '\\|;>' ), $path ) );
}
