<?php
/**
 * Corrects what a column's name suggests by looking at its values.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\{Program, Reader};

defined( 'ABSPATH' ) || exit;

/** Columns by whose names "from" and "to" may be days or hours, and what they are with hours. */
const HOUR_COLUMN_OF = array(
	'start' => 'time',
	'end'   => 'end_time',
);

/**
 * The columns of a sheet, after a look at its values.
 *
 * @param list<string>       $columns What the columns hold by their names.
 * @param list<list<string>> $rows    Cells of the first rows.
 * @return array{list<string>, array<int, string>} What they hold; a sentence for each column that is left out.
 */
function columns_by_values( array $columns, array $rows ): array {
	$notes = array();
	$all   = array();
	foreach ( array_diff( $columns, array( '' ) ) as $number => $field ) {
		$all[ $number ] = array_values( array_diff( array_map( static fn( array $cells ): string => cell_text( $field, $cells[ $number ] ?? '' ), $rows ), array( '' ) ) );
	}
	$all = array_filter( $all, static fn( array $values ): bool => array() !== $values );
	foreach ( $all as $number => $values ) {
		$field              = $columns[ $number ];
		$fitting            = fitting_field( $field, $values );
		$columns[ $number ] = $fitting !== $field && in_array( $fitting, $columns, true ) ? '' : $fitting;
		if ( '' === $fitting ) {
			/* translators: %s: what a column would hold, such as "Status" */
			$notes[ $number ] = sprintf( __( 'No value of this column can be used for “%s”. It will not be imported.', 'programs-filter' ), column_label( $field ) );
		}
	}
	if ( in_array( 'start', $columns, true ) ) {
		// Beside a beginning, "Date" is another day.
		$columns = array_map( static fn( string $field ): string => 'day' === $field ? '' : $field, $columns );
	}

	return array( array_values( $columns ), $notes );
}

/**
 * What a column holds by its values.
 *
 * @param string                 $field  What it holds by its name.
 * @param non-empty-list<string> $values Some of its values.
 * @return string The field, or another one; '' for none.
 */
function fitting_field( string $field, array $values ): string {
	$has = static fn( callable $is_right ): bool => array() !== array_filter( $values, $is_right );
	switch ( $field ) {
		case 'status':
		case 'event_status':
		case 'order':
		case 'date':
			// Whether something is published, cancelled or fully booked may all be its "Estado", and when it is published its "Publicación".
			$others = array(
				'event_status' => array( 'status', 'event_status', 'signup_state' ),
				'status'       => array( 'status', 'date' ),
			);
			$counts = array();
			foreach ( $others[ $field ] ?? array( $field ) as $other ) {
				$counts[ $other ] = count( array_filter( $values, static fn( string $value ): bool => '' === value_problem( $other, value_of_text( $other, $value ) ) ) );
			}
			return 0 === max( $counts ) ? '' : (string) array_search( max( $counts ), $counts, true );
		case 'day':
			return ! $has( static fn( string $value ): bool => '' !== ( Reader\read_dates( $value )['start'] ?? '' ) ) && $has( static fn( string $value ): bool => Reader\are_weekdays( $value ) ) ? 'weekdays' : 'day';
		case 'start':
		case 'end':
			return $has( static fn( string $value ): bool => ! Program\is_time_without_date( Reader\read_dates( $value )['start'] ?? $value ) ) ? $field : HOUR_COLUMN_OF[ $field ];
	}

	return $field;
}
