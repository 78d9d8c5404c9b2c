<?php
/**
 * Beginning and end of a row, from all columns that hold days or hours.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Columns with days, and with hours. A program of the column "day" ends on that day. */
const DAY_COLUMNS  = array( 'start', 'end', 'day' );
const HOUR_COLUMNS = array( 'time', 'end_time' );

/**
 * A row with beginning and end as they are stored.
 *
 * @param SheetRow              $row            Row.
 * @param array<string, string> $texts          Cells of DAY_COLUMNS and HOUR_COLUMNS.
 * @param bool                  $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return SheetRow
 */
function with_dates( array $row, array $texts, bool $is_month_first ): array {
	$dates    = array();
	$schedule = array();
	foreach ( $texts as $column => $text ) {
		$read = '' === $text || is_unknown_date( $text ) ? dates_from( '' ) : read_dates( $text, $is_month_first );
		if ( null !== $read ) {
			$dates[ $column ] = $read;
		}
		if ( in_array( $column, HOUR_COLUMNS, true ) ) {
			// Such as "Consultar en el Ayuntamiento".
			$schedule[ $column ] = '' === ( $read['start'] ?? '' ) ? $text : '';
		} elseif ( null === $read ) {
			/* translators: %s: a day in digits */
			$row['problems'][ $column ] = sprintf( __( 'This is not a date. Write it as %s.', 'programs-filter' ), '15/10/2027' );
		} elseif ( '' !== $text && '' === $read['start'] ) {
			$row['problems'][ $column ] = __( 'There is no date yet.', 'programs-filter' );
		}
	}
	$said = joined_dates( $dates );
	if ( Program\is_hour_alone( $said['start'] ?? '' ) ) {
		$row['problems'][ isset( $texts['start'] ) ? 'start' : 'day' ] = Program\missing_day_problem();
		unset( $said['start'] );
	}
	if ( isset( $texts['time'] ) && 11 > strlen( $said['start'] ?? '' ) ) {
		$schedule['time'] = $texts['time'];
	}
	$schedule = implode( ' – ', array_unique( array_diff( $schedule, array( '' ) ) ) );
	if ( '' !== $schedule && '' === ( $row['values']['schedule'] ?? '' ) ) {
		$row['values']['schedule'] = $schedule;
	}
	$row['values'] = $said + $row['values'];

	return $row;
}

/**
 * Beginning and end of the dates of columns.
 *
 * @param array<string, SheetDates> $dates Dates by column.
 * @return array{start?: string, end?: string} What the columns say; an end may be an hour alone.
 */
function joined_dates( array $dates ): array {
	$none  = array(
		'start' => '',
		'end'   => '',
	);
	$said  = array();
	$day   = $dates['day'] ?? $none;
	$given = $dates['start'] ?? $none;
	$hours = $dates['time'] ?? $none;
	if ( isset( $dates['start'] ) || isset( $dates['day'] ) ) {
		$start         = with_hour( $day['start'], $given['start'] );
		$said['start'] = 10 === strlen( $start ) && '' !== $hours['start'] ? moment_at( $start, $hours['start'] ) : $start;
	}
	$start = $said['start'] ?? '';
	$end   = $dates['end'] ?? $none;
	$end   = '' === $end['end'] ? $end['start'] : $end['end'];
	$end   = '' === $end ? $given['end'] : $end;
	$end   = '' === $end ? $day['end'] : $end;
	$end   = '' === $end && isset( $dates['day'] ) ? substr( $start, 0, 10 ) : $end;
	$hour  = $dates['end_time']['start'] ?? '';
	$hour  = '' === $hour ? $hours['end'] : $hour;
	if ( '' !== $hour && strlen( $end ) < 11 ) {
		$end = '' === $end || substr( $start, 0, 10 ) === $end ? $hour : moment_at( $end, $hour );
	}
	if ( isset( $dates['end'] ) || isset( $dates['day'] ) || '' !== $end ) {
		$said['end'] = '' !== $start && Program\is_hour_alone( $end ) ? end_at( $start, $end ) : $end;
	}

	return whole_days( $said );
}

/**
 * A day with an hour.
 *
 * @param string $day  Day; '' for none.
 * @param string $date Date, or an hour alone.
 */
function with_hour( string $day, string $date ): string {
	if ( '' === $date || '' === $day ) {
		return '' === $date ? $day : $date;
	}

	return Program\is_hour_alone( $date ) ? moment_at( substr( $day, 0, 10 ), $date ) : $date;
}

/**
 * Dates without midnight where it means whole days: on both sides, or without an end; and 23:59.
 *
 * @param array{start?: string, end?: string} $said Dates.
 * @return array{start?: string, end?: string}
 */
function whole_days( array $said ): array {
	$hours = array( substr( $said['start'] ?? '', 10 ), substr( $said['end'] ?? '', 10 ) );
	if ( array() === array_diff( $hours, array( '', 'T00:00', 'T23:59' ) ) && 'T23:59' !== $hours[0] ) {
		return array_map( static fn( string $date ): string => substr( $date, 0, 10 ), $said );
	}

	return $said;
}
