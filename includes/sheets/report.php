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
 * What is done with rows, in words, for how many there are of each.
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
 * What is done with one row, in words.
 *
 * @param string $action  What, as in actions().
 * @param bool   $is_done Whether it was done; else it would be.
 */
function action( string $action, bool $is_done ): string {
	$words = $is_done ? array(
		'create' => _x( 'Created', 'one program', 'programs-filter' ),
		'change' => _x( 'Changed', 'one program', 'programs-filter' ),
		'same'   => _x( 'Left as it was', 'one program', 'programs-filter' ),
		'skip'   => _x( 'Not imported', 'one program', 'programs-filter' ),
	) : array(
		'create' => _x( 'Would be created', 'one program', 'programs-filter' ),
		'change' => _x( 'Would be changed', 'one program', 'programs-filter' ),
		'same'   => _x( 'Would be left as it is', 'one program', 'programs-filter' ),
		'skip'   => _x( 'Would not be imported', 'one program', 'programs-filter' ),
	);

	return $words[ $action ] ?? '';
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
 * What a column is called.
 *
 * @param int    $column Its number.
 * @param string $name   Its name in the file.
 */
function column( int $column, string $name ): string {
	/* translators: %s: number */
	return '' === $name ? sprintf( __( 'Column %s', 'programs-filter' ), Answers\number( $column + 1 ) ) : $name;
}

/**
 * Which columns are not imported.
 *
 * @param array $job Import.
 * @phpstan-param ImportJob $job
 * @return string '' where all are.
 */
function left_out( array $job ): string {
	$names = array();
	foreach ( $job['header'] as $column => $name ) {
		if ( '' === ( $job['columns'][ $column ] ?? '' ) ) {
			$names[] = column( $column, $name );
		}
	}
	/* translators: %1$s: number, %2$s: names of columns */
	$format = _n( '%1$s column will not be imported: %2$s', '%1$s columns will not be imported: %2$s', count( $names ), 'programs-filter' );

	return array() === $names ? '' : sprintf( $format, Answers\number( count( $names ) ), implode( ', ', $names ) );
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
	$labels = Sheet_Columns\labels();
	$new    = array();
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
				action( $line['action'], $is_done ),
				0 === $line['program'] ? '' : (string) $line['program'],
				implode( ', ', $changes ),
				problems( $line['problems'] ),
			)
		);
	}
}
