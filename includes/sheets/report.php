<?php
/**
 * What was done with each row, in words: on the screen, and as a CSV to download.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Report;

use ProgramsFilter\Answers;
use ProgramsFilter\Import_Folder;
use ProgramsFilter\Import_Log;
use ProgramsFilter\New_Categories;
use ProgramsFilter\Sheet_Cells;
use ProgramsFilter\Sheet_Columns;

defined( 'ABSPATH' ) || exit;

/**
 * What is done with rows, in words.
 *
 * @param bool $is_done Whether it was done; else it would be.
 * @return array<'create'|'change'|'same'|'skip', string>
 */
function actions( bool $is_done ): array {
	return $is_done ? array(
		'create' => __( 'Created', 'programs-filter' ),
		'change' => __( 'Changed', 'programs-filter' ),
		'same'   => __( 'Left as it was', 'programs-filter' ),
		'skip'   => __( 'Not imported', 'programs-filter' ),
	) : array(
		'create' => __( 'Would be created', 'programs-filter' ),
		'change' => __( 'Would be changed', 'programs-filter' ),
		'same'   => __( 'Would be left as it is', 'programs-filter' ),
		'skip'   => __( 'Would not be imported', 'programs-filter' ),
	);
}

/**
 * The problems of a row, in words.
 *
 * @param array<string, string> $problems Sentences by column.
 */
function problems( array $problems ): string {
	$labels    = Sheet_Columns\labels();
	$sentences = array();
	foreach ( $problems as $field => $problem ) {
		$sentences[] = isset( $labels[ $field ] ) ? "$labels[$field]: $problem" : $problem;
	}

	return implode( ' ', $sentences );
}

/**
 * The problems of a row with its number and title, in words.
 *
 * @param array $line Row.
 * @phpstan-param ImportLine $line
 */
function sentence( array $line ): string {
	/* translators: %s: number */
	$row   = sprintf( __( 'Row %s', 'programs-filter' ), Answers\number( $line['number'] ) );
	$parts = array( $row, $line['title'], problems( $line['problems'] ) );

	return implode( ': ', array_filter( $parts, static fn( string $part ): bool => '' !== $part ) );
}

/**
 * The heading above the categories that are new.
 *
 * @param bool $is_done Whether they were added.
 */
function heading_of_categories( bool $is_done ): string {
	return $is_done ? __( 'Categories added', 'programs-filter' ) : __( 'Categories that would be added', 'programs-filter' );
}

/**
 * The categories that are new, in one line.
 *
 * @param string $key     Key of the import.
 * @param bool   $is_done Whether they were added.
 * @return list<string> No line where none is.
 */
function new_categories( string $key, bool $is_done ): array {
	$names = array_map( 'ProgramsFilter\New_Categories\name', array_column( New_Categories\read( $key ), 1 ) );

	return array() === $names ? array() : array( heading_of_categories( $is_done ) . ': ' . implode( ' | ', $names ) );
}

/**
 * The report as a CSV, row by row.
 *
 * @param string $key     Key of the import.
 * @param bool   $is_done Whether it was done.
 * @return \Generator<string>
 */
function csv( string $key, bool $is_done ): \Generator {
	$actions = actions( $is_done );
	$labels  = Sheet_Columns\labels();
	$new     = array();
	foreach ( New_Categories\read( $key ) as list( $number, $path ) ) {
		$new[ $number ][] = New_Categories\name( $path );
	}
	yield "\xEF\xBB\xBF" . Sheet_Cells\row(
		array(
			__( 'Row', 'programs-filter' ),
			__( 'Title', 'programs-filter' ),
			__( 'Result', 'programs-filter' ),
			__( 'ID', 'programs-filter' ),
			__( 'What is new', 'programs-filter' ),
			__( 'Problems', 'programs-filter' ),
		)
	);
	foreach ( Import_Log\lines( Import_Folder\file( $key, $is_done ? 'import' : 'check' ) ) as $line ) {
		$changes = array_map( static fn( string $field ): string => $labels[ $field ] ?? $field, 'change' === $line['action'] ? $line['changes'] : array() );
		$names   = $new[ $line['number'] ] ?? array();
		if ( array() !== $names ) {
			/* translators: %s: names of categories, each with those above it */
			$changes[] = sprintf( _n( 'New category: %s', 'New categories: %s', count( $names ), 'programs-filter' ), implode( ' | ', $names ) );
		}
		yield Sheet_Cells\row(
			array(
				(string) $line['number'],
				$line['title'],
				$actions[ $line['action'] ] ?? '',
				0 === $line['program'] ? '' : (string) $line['program'],
				implode( ', ', $changes ),
				problems( $line['problems'] ),
			)
		);
	}
}
