<?php
/**
 * What was done with each row, in words: on the screen, and as a CSV to download.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Report;

use ProgramsFilter\Import_Log;
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
	$row   = sprintf( __( 'Row %s', 'programs-filter' ), number_format_i18n( $line['number'] ) );
	$parts = array( $row, $line['title'], problems( $line['problems'] ) );

	return implode( ': ', array_filter( $parts, static fn( string $part ): bool => '' !== $part ) );
}

/**
 * The report as a CSV, row by row.
 *
 * @param string $log     Log.
 * @param bool   $is_done Whether it was done.
 * @return \Generator<string>
 */
function csv( string $log, bool $is_done ): \Generator {
	$actions = actions( $is_done );
	$labels  = Sheet_Columns\labels();
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
	foreach ( Import_Log\lines( $log ) as $line ) {
		$changes = array_map( static fn( string $field ): string => $labels[ $field ] ?? $field, 'change' === $line['action'] ? $line['changes'] : array() );
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
