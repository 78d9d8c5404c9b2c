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
 * @return array{list<string>, array<int, string>} What they hold; a sentence for each column that is left out, or supposed.
 */
function columns_by_values( array $columns, array $rows ): array {
	$notes = array();
	$all   = array();
	foreach ( $columns as $number => $field ) {
		$all[ $number ] = array_values( array_diff( array_map( static fn( array $cells ): string => cell_text( $field, $cells[ $number ] ?? '' ), $rows ), array( '' ) ) );
	}
	$all = array_filter( $all, static fn( array $values ): bool => array() !== $values );
	foreach ( $all as $number => $values ) {
		$field = $columns[ $number ];
		if ( '' === $field ) {
			$supposed = supposed_field( $values );
			$filled   = array_intersect_key( $columns, $all );
			// Beside a column with a name, it is something else.
			if ( '' !== $supposed && ! in_array( $supposed, $filled, true ) && ! ( 'start' === $supposed && in_array( 'day', $filled, true ) ) ) {
				$columns[ $number ] = $supposed;
				/* translators: %s: what a column holds, such as "Starts" */
				$notes[ $number ] = sprintf( __( 'Supposed by its values: “%s”. Its name is not known.', 'programs-filter' ), column_label( $supposed ) );
			}
			continue;
		}
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

	return array( $columns, $notes );
}

/**
 * What a column without a name that is known holds, if all of its values are days, amounts, or addresses.
 *
 * @param non-empty-list<string> $values Some of its values.
 * @return string '' for another one.
 */
function supposed_field( array $values ): string {
	$kinds = array(
		'start' => static fn( string $value ): bool => 1 === preg_match( '~^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}[\s\dT:Zh]*$~', $value ) && null !== Reader\read_dates( $value ),
		'price' => static fn( string $value ): bool => 1 === preg_match( '/^(?:\d+(?:[.,]\d{1,2})? ?(?:€|EUR|euros?)|€ ?\d+(?:[.,]\d{1,2})?)$/i', $value ),
		'email' => static fn( string $value ): bool => false !== is_email( $value ),
		'web'   => static fn( string $value ): bool => 1 === preg_match( '~^https?://\S+$~i', $value ),
	);
	foreach ( $kinds as $field => $is_one ) {
		if ( count( array_filter( $values, $is_one ) ) === count( $values ) ) {
			return $field;
		}
	}

	return '';
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
