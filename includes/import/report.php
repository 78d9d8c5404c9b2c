<?php
/**
 * What was done with each row, in words: on the screen, and as a CSV to download.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * What is done with rows, in words, for how many there are of each.
 *
 * @param bool $is_done Whether it was done; else it would be.
 * @return array<'create'|'change'|'same'|'skip', string>
 */
function action_counts( bool $is_done ): array {
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
 * @param string $action  What, as in action_counts().
 * @param bool   $is_done Whether it was done; else it would be.
 */
function action_words( string $action, bool $is_done ): string {
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
function problem_words( array $problems ): string {
	$labels    = column_labels();
	$sentences = array();
	foreach ( $problems as $field => $problem ) {
		$sentences[] = isset( $labels[ $field ] ) ? "$labels[$field]: $problem" : $problem;
	}

	return implode( ' ', $sentences );
}

/**
 * The problems of a row with its number and title, in words.
 *
 * @param ImportLine $line Row.
 */
function row_sentence( array $line ): string {
	/* translators: %s: number */
	$row   = sprintf( __( 'Row %s', 'programs-filter' ), number_format_i18n( $line['number'] ) );
	$parts = array( $row, $line['title'], problem_words( $line['problems'] ) );

	return implode( ': ', array_filter( $parts, static fn( string $part ): bool => '' !== $part ) );
}

/**
 * What a column is called.
 *
 * @param int    $column Its number.
 * @param string $name   Its name in the file.
 */
function column_name( int $column, string $name ): string {
	/* translators: %s: number */
	return '' === $name ? sprintf( __( 'Column %s', 'programs-filter' ), number_format_i18n( $column + 1 ) ) : $name;
}

/**
 * Which columns are not imported.
 *
 * @param ImportJob $job Import.
 * @return string '' where all are.
 */
function left_out_columns( array $job ): string {
	$names = array();
	foreach ( $job['header'] as $column => $name ) {
		if ( '' === ( $job['columns'][ $column ] ?? '' ) ) {
			$names[] = column_name( $column, $name );
		}
	}
	/* translators: %1$s: number, %2$s: names of columns */
	$format = _n( '%1$s column will not be imported: %2$s', '%1$s columns will not be imported: %2$s', count( $names ), 'programs-filter' );

	return array() === $names ? '' : sprintf( $format, number_format_i18n( count( $names ) ), implode( ', ', $names ) );
}

/**
 * The heading above the categories that are new.
 *
 * @param bool $is_done Whether they were added.
 */
function new_categories_heading( bool $is_done ): string {
	return $is_done ? __( 'Categories added', 'programs-filter' ) : __( 'Categories that would be added', 'programs-filter' );
}

/**
 * The categories that are new, in one line.
 *
 * @param string $key     Key of the import.
 * @param bool   $is_done Whether they were added.
 * @return list<string> No line where none is.
 */
function new_categories_line( string $key, bool $is_done ): array {
	$names = array_map( 'ProgramsFilter\Import\new_category_name', array_column( read_new_categories( $key ), 1 ) );

	return array() === $names ? array() : array( new_categories_heading( $is_done ) . ': ' . implode( ' | ', $names ) );
}

/**
 * The report as a CSV, row by row.
 *
 * @param string $key     Key of the import.
 * @param bool   $is_done Whether it was done.
 * @return \Generator<string>
 */
function report_csv( string $key, bool $is_done ): \Generator {
	$labels = column_labels();
	$new    = array();
	foreach ( read_new_categories( $key ) as list( $number, $path ) ) {
		$new[ $number ][] = new_category_name( $path );
	}
	yield "\xEF\xBB\xBF" . csv_row(
		array(
			__( 'Row', 'programs-filter' ),
			__( 'Title', 'programs-filter' ),
			__( 'Result', 'programs-filter' ),
			__( 'ID', 'programs-filter' ),
			__( 'What is new', 'programs-filter' ),
			__( 'Problems', 'programs-filter' ),
		)
	);
	foreach ( log_lines( import_file( $key, $is_done ? 'import' : 'check' ) ) as $line ) {
		$changes = array_map( static fn( string $field ): string => $labels[ $field ] ?? $field, 'change' === $line['action'] ? $line['changes'] : array() );
		$names   = $new[ $line['number'] ] ?? array();
		if ( array() !== $names ) {
			/* translators: %s: names of categories, each with those above it */
			$changes[] = sprintf( _n( 'New category: %s', 'New categories: %s', count( $names ), 'programs-filter' ), implode( ' | ', $names ) );
		}
		yield csv_row(
			array(
				(string) $line['number'],
				$line['title'],
				action_words( $line['action'], $is_done ),
				0 === $line['program'] ? '' : (string) $line['program'],
				implode( ', ', $changes ),
				problem_words( $line['problems'] ),
			)
		);
	}
}
