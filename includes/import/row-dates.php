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

/** Number of characters of a cell that is no date, which its problem quotes. */
const LONGEST_UNREAD = 60;

/**
 * A row with beginning and end as they are stored.
 *
 * @param SheetRow              $row            Row.
 * @param array<string, string> $texts          Cells of DAY_COLUMNS and HOUR_COLUMNS.
 * @param bool                  $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return SheetRow
 */
function with_dates( array $row, array $texts, bool $is_month_first ): array {
	$several = several_days( $texts, $is_month_first );
	if ( array() !== $several ) {
		$row['values'] = $several + $row['values'];
		unset( $row['values']['weekdays'] );
		return $row;
	}
	$dates    = array();
	$schedule = array();
	foreach ( $texts as $column => $text ) {
		// In a column of hours, "9.00" is no day.
		$clock = in_array( $column, HOUR_COLUMNS, true ) ? (string) preg_replace( '/\b(\d{1,2})\.(\d\d)\b/', '$1:$2', $text ) : $text;
		$read  = '' === $text || is_unknown_date( $text ) ? dates_from( '' ) : read_dates( $clock, $is_month_first );
		if ( null !== $read ) {
			$dates[ $column ] = $read;
		}
		if ( in_array( $column, HOUR_COLUMNS, true ) ) {
			// Such as "Consultar en el Ayuntamiento".
			$is_unknown          = is_unknown_date( $text ) && ! str_starts_with( plain_column_name( $text ), 'consult' );
			$schedule[ $column ] = '' === ( $read['start'] ?? '' ) && ! $is_unknown ? $text : '';
		} elseif ( null === $read ) {
			/* translators: %1$s: text of a cell, %2$s: a day in digits */
			$row['problems'][ $column ] = sprintf( __( '“%1$s” is not a date. Write it as %2$s.', 'programs-filter' ), mb_substr( $text, 0, LONGEST_UNREAD ), '15/10/2027' );
		} elseif ( '' !== $text && '' === $read['start'] ) {
			$row['problems'][ $column ] = __( 'There is no date yet.', 'programs-filter' );
		}
	}
	$dates = with_year_of_end( $dates, $texts );
	$days  = $dates['day'] ?? $dates['start'] ?? null;
	if ( null !== $days && is_range_of_days( $days ) || is_longer_than_a_week( $dates ) ) {
		// Of each day, not of the first and the last.
		$hours    = array_intersect_key( $texts, array_flip( HOUR_COLUMNS ) );
		$schedule = $hours + $schedule;
		$dates    = array_diff_key( $dates, $hours );
	}
	$said = joined_dates( $dates );
	// An export has midnight where a program has it.
	$is_exact = array() !== preg_grep( '/^\d{4}-\d\d-\d\d \d\d:\d\d$/D', array_intersect_key( $texts, array_flip( array( 'start', 'end' ) ) ) );
	$said     = $is_exact ? $said : whole_days( $said );
	foreach ( $said as $fact => $date ) {
		$problem = Program\is_hour_alone( $date ) ? '' : Program\fact_problem( 'moment', $date );
		if ( '' !== $problem ) {
			$row['problems'][ isset( $texts[ $fact ] ) ? $fact : 'day' ] = $problem;
			unset( $said[ $fact ] );
		}
	}
	if ( Program\is_hour_alone( $said['start'] ?? '' ) ) {
		$row['problems'][ isset( $texts['start'] ) ? 'start' : 'day' ] = Program\missing_day_problem();
		unset( $said['start'] );
	}
	if ( '' !== ( $dates['time']['start'] ?? '' ) && '' === ( $said['start'] ?? '' ) ) {
		// An hour without a day.
		$schedule['time'] = $texts['time'];
	}
	$schedule = implode( ' – ', array_unique( array_diff( $schedule, array( '' ) ) ) );
	$both     = implode( ', ', array_diff( array( $row['values']['schedule'] ?? '', $schedule ), array( '' ) ) );
	if ( '' !== $schedule && mb_strlen( $both ) <= Program\kinds_table()['text']['longest'] ) {
		$row['values']['schedule'] = $both;
	}
	$row['values'] = $said + $row['values'];

	return with_sessions( with_weekdays( $row ) );
}

/**
 * Sessions of cells that have a day in each line, and hours in the lines of other cells.
 *
 * @param array<string, string> $texts          Cells of DAY_COLUMNS and HOUR_COLUMNS.
 * @param bool                  $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return array<string, string> Facts; none where a line is no day, or where there is one.
 */
function several_days( array $texts, bool $is_month_first ): array {
	$lines = array_map( static fn( string $text ): array => explode( "\n", $text ), $texts );
	$count = max( array_map( 'count', $lines + array( 'day' => array( '' ) ) ) );
	$days  = array();
	for ( $at = 0; $count > 1 && $at < $count; $at++ ) {
		$row = with_dates(
			array(
				'values'     => array(),
				'categories' => null,
				'problems'   => array(),
			),
			array_map( static fn( array $of_column ): string => trimmed_cell( $of_column[ $at ] ?? '' ), $lines ),
			$is_month_first
		);
		$day = day_of_session( $row );
		if ( '' === $day || array() !== $row['problems'] || isset( $row['values']['schedule'] ) ) {
			return array();
		}
		$hours  = array_diff( array( substr( $row['values']['start'] ?? '', 11 ), substr( $row['values']['end'] ?? '', 11 ) ), array( '' ) );
		$days[] = rtrim( "$day " . implode( '-', $hours ) );
	}
	$sessions = (string) Program\clean_fact( 'sessions', implode( "\n", $days ) );

	return '' === $sessions ? array() : Program\facts_of_sessions( compact( 'sessions' ) );
}

/**
 * Whether the columns of beginning and end have days without hours, more than a week apart.
 *
 * @param array<string, SheetDates> $dates Dates by column.
 */
function is_longer_than_a_week( array $dates ): bool {
	list( $start, $end ) = array( $dates['start']['start'] ?? $dates['day']['start'] ?? '', $dates['end']['start'] ?? '' );

	return 10 === strlen( $start ) && 10 === strlen( $end ) && Program\day_number( $end ) - Program\day_number( $start ) > 7;
}

/**
 * Dates of columns whose beginning says no year: it is the last such day before the end, as in one cell ("del 6 de octubre al 18 de diciembre").
 *
 * @param array<string, SheetDates> $dates Dates by column; without a year the next such day.
 * @param array<string, string>     $texts Cells.
 * @return array<string, SheetDates>
 */
function with_year_of_end( array $dates, array $texts ): array {
	$start = $dates['start']['start'] ?? '';
	$end   = substr( $dates['end']['start'] ?? '', 0, 10 );
	$year  = (int) $start;
	if ( 10 === strlen( $end ) && $year > 0 && substr( $start, 0, 10 ) > $end && '' === $dates['start']['end'] && 1 !== preg_match( '/\d{4}|\d[-\/. ]+\d+[-\/. ]+\d/', $texts['start'] ) ) {
		$before = (int) $end - ( substr( $start, 4, 6 ) > substr( $end, 4 ) ? 1 : 0 );
		$moment = str_pad( (string) $before, 4, '0', STR_PAD_LEFT ) . substr( $start, 4 );

		$dates['start']['start'] = null === Program\clean_moment( $moment ) ? $start : $moment;
	}

	return $dates;
}

/**
 * Whether one cell has several days without hours, such as "3 to 7 July".
 *
 * @param SheetDates $dates Dates of the cell.
 */
function is_range_of_days( array $dates ): bool {
	return 10 === strlen( $dates['start'] ) && 10 === strlen( $dates['end'] ) && $dates['start'] !== $dates['end'];
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
		$start = with_hour( $day['start'], $given['start'] );
		// Midnight is no hour where a column has one.
		$start         = '' !== $hours['start'] && 'T00:00' === substr( $start, 10 ) ? substr( $start, 0, 10 ) : $start;
		$said['start'] = 10 === strlen( $start ) && '' !== $hours['start'] ? (string) moment_at( $start, $hours['start'] ) : $start;
	}
	$start = $said['start'] ?? '';
	$end   = $dates['end'] ?? $none;
	$end   = '' === $end['end'] ? $end['start'] : $end['end'];
	$end   = '' === $end ? $given['end'] : $end;
	$end   = '' === $end ? $day['end'] : $end;
	$end   = '' === $end && isset( $dates['day'] ) ? substr( $start, 0, 10 ) : $end;
	$hour  = $dates['end_time']['start'] ?? '';
	$hour  = '' === $hour ? $hours['end'] : $hour;
	if ( '' !== $hour && in_array( (string) substr( $end, 10 ), array( '', 'T00:00' ), true ) ) {
		$day = substr( $end, 0, 10 );
		$end = '' === $day || substr( $start, 0, 10 ) === $day ? $hour : (string) moment_at( $day, $hour );
	}
	if ( isset( $dates['end'] ) || isset( $dates['day'] ) || '' !== $end ) {
		$is_whole    = 'T24:00' === $end && in_array( (string) substr( $start, 10 ), array( '', 'T00:00' ), true );
		$said['end'] = $is_whole ? substr( $start, 0, 10 ) : Program\completed_end( $end, $start );
	}

	return $said;
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

	return Program\is_hour_alone( $date ) ? (string) moment_at( substr( $day, 0, 10 ), $date ) : $date;
}

/**
 * Dates without midnight where it means whole days: on both sides, or without an end; and 23:59.
 *
 * @param array{start?: string, end?: string} $said Dates.
 * @return array{start?: string, end?: string}
 */
function whole_days( array $said ): array {
	$hours = array( (string) substr( $said['start'] ?? '', 10 ), (string) substr( $said['end'] ?? '', 10 ) );
	if ( array() === array_diff( $hours, array( '', 'T00:00', 'T23:59' ) ) && 'T23:59' !== $hours[0] ) {
		return array_map( static fn( string $date ): string => substr( $date, 0, 10 ), $said );
	}

	return $said;
}
