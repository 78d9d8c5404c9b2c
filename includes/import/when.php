<?php
/**
 * Reads when a program takes place, from all columns of a row with days or hours. What cannot be read becomes its schedule, as text.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\{Program, Reader};

defined( 'ABSPATH' ) || exit;

/** Dates that say nothing. */
const NO_DATES = array(
	'start'    => '',
	'end'      => '',
	'sessions' => '',
	'schedule' => '',
	'doubts'   => array(),
);

/**
 * Reads when a program is.
 *
 * @param Row                   $row   Row, which gets beginning, end, sessions and schedule.
 * @param array<string, string> $texts Texts of columns with days, hours and weekdays.
 * @param Job                   $job   Import.
 */
function read_when( Row $row, array $texts, Job $job ): void {
	$texts   = texts_in_their_columns( $row, $texts );
	$heading = '' === $row->heading || '' !== ( $texts['day'] ?? '' ) . ( $texts['start'] ?? '' ) ? null : Reader\read_dates( $row->heading );
	if ( null !== $heading && ! is_month( $heading ) ) {
		// "18:00" below "Viernes 12 de agosto".
		$texts['day'] = $row->heading;
	}
	$words = array( 'weekdays' => $texts['weekdays'] ?? '' );
	unset( $texts['weekdays'] );
	$dates = array();
	foreach ( $texts as $column => $text ) {
		list( $dates[ $column ], $words[ $column ] ) = dates_of_cell( $row, $column, $text, $job );
	}
	$dates = ends_after_beginning( open_beginnings( $row, $dates, $texts, $words ) );
	$days  = $dates['day'] ?? $dates['start'] ?? NO_DATES;
	$hours = array_intersect_key( $texts, array_flip( columns_with( 'when', 'hours' ) ) );
	if ( '' !== $days['sessions'] ) {
		read_sessions_with_hours( $row, $days['sessions'], $dates );
		// The days say their weekdays themselves.
		add_to_schedule( $row, array( 'weekdays' => '' ) + $words );
		return;
	}
	if ( is_range_of_days( $days ) || is_longer_than_a_week( $dates ) ) {
		// Of each day, not of the first and the last.
		$words = $hours + $words;
		$dates = array_diff_key( $dates, $hours );
	}
	read_beginning_and_end( $row, $dates, $texts );
	if ( '' === ( $row->values['start'] ?? '' ) ) {
		// Hours without a day.
		$words = array_intersect_key( $texts, array_filter( $dates, static fn( array $of_cell ): bool => Program\is_time_without_date( $of_cell['start'] ) ) ) + $words;
	}
	if ( '' !== session_of_row( $row ) ) {
		// The day says its weekday itself.
		$words['weekdays'] = '';
	}
	add_to_schedule( $row, $words );
	with_sessions_of_schedule( $row );
}

/**
 * Texts in the columns to which they belong: days in the column of weekdays, and hours that stand alone in that of the schedule.
 *
 * @param Row                   $row   Row, whose schedule may be hours.
 * @param array<string, string> $texts Texts by column.
 * @return array<string, string>
 */
function texts_in_their_columns( Row $row, array $texts ): array {
	$has_days = '' !== ( $texts['day'] ?? '' ) . ( $texts['start'] ?? '' );
	if ( ! $has_days && '' !== ( Reader\read_dates( $texts['weekdays'] ?? '' )['start'] ?? '' ) ) {
		$texts['day'] = $texts['weekdays'];
		unset( $texts['weekdays'] );
		$has_days = true;
	}
	$hours = Reader\read_dates( $row->values['schedule'] ?? '' );
	if ( $has_days && '' === ( $texts['time'] ?? '' ) && null !== $hours && Program\is_time_without_date( $hours['start'] ) && '' === $hours['sessions'] . $hours['schedule'] ) {
		$texts['time'] = $row->values['schedule'];
		unset( $row->values['schedule'] );
	}

	return $texts;
}

/**
 * The dates of a cell.
 *
 * @param Row    $row    Row, which gets problems and doubts.
 * @param string $column Column.
 * @param string $text   Text.
 * @param Job    $job    Import.
 * @return array{ReadDates, string} Dates; what is kept of it in words.
 */
function dates_of_cell( Row $row, string $column, string $text, Job $job ): array {
	if ( '' === $text ) {
		return array( NO_DATES, '' );
	}
	$is_hours = 'hours' === sheet_columns()[ $column ]['when'];
	if ( Reader\is_unknown_date( $text ) ) {
		if ( ! $is_hours ) {
			$row->problems[ $column ] = __( 'There is no date yet.', 'programs-filter' );
		}
		return array( NO_DATES, $is_hours ? $text : '' );
	}
	// In a column of hours, "9.00" is no day, and "19" an hour.
	$read = read_days( $is_hours ? (string) preg_replace( array( '/\b(\d{1,2})[.,](\d\d)\b/', '/^(\d{1,2})$/D' ), array( '$1:$2', '$1:00' ), $text ) : $text, $job );
	if ( null === $read && ! $is_hours && '' !== Reader\read_month( $row->heading ) ) {
		// "Lunes 1" below "MARZO 2027".
		$read = read_days( "$text de " . Reader\read_month( $row->heading ), $job );
	}
	if ( null === $read || '' === $read['start'] . $read['end'] . $read['sessions'] || null === Program\clean_sessions( $read['sessions'] ) ) {
		// "Verano" says a time, and no day.
		if ( ! $is_hours && has_weekdays( $text ) ) {
			$row->doubts[ $column ] = doubt_words( 'always', $text );
		} elseif ( ! $is_hours ) {
			$row->problems[ $column ] = doubt_words( 'unread', $text );
		}

		return array( NO_DATES, $text );
	}
	foreach ( $read['doubts'] as $doubt ) {
		if ( 'year' === $doubt ) {
			// Many sheets say none: it is asked once for all rows.
			$row->lacks_year = true;
		} else {
			$row->doubts[ $column ] = doubt_words( $doubt, $text );
		}
	}

	return array( $read, $read['schedule'] );
}

/**
 * Reads days as the sheet writes them.
 *
 * @param string $text Text.
 * @param Job    $job  Import.
 * @return ReadDates|null As Reader\read_dates() returns it.
 */
function read_days( string $text, Job $job ): ?array {
	$year = $job->answers['year'];

	return Reader\read_dates( $text, $job->is_month_first(), '' === $year ? '' : "$year-01-01", Program\get_settled_doubts() );
}

/**
 * Dates whose beginning has no end: what begins "from" a day, or has weekdays, lasts until the day that was answered. With weekdays, a month is the one
 * in which it begins.
 *
 * @param Row                      $row   Row, which gets doubts.
 * @param array<string, ReadDates> $dates Dates by column.
 * @param array<string, string>    $texts Texts by column.
 * @param array<string, string>    $words What is kept in words.
 * @return array<string, ReadDates>
 */
function open_beginnings( Row $row, array $dates, array $texts, array $words ): array {
	$column       = isset( $dates['start'] ) ? 'start' : 'day';
	$days         = $dates[ $column ] ?? NO_DATES;
	$is_month     = in_array( 'month', $days['doubts'], true );
	$has_weekdays = '' !== $words['weekdays'] || has_weekdays( $row->values['schedule'] ?? '' );
	if ( $has_weekdays && $is_month ) {
		$days['end']      = '';
		$dates[ $column ] = $days;
	}
	$ends    = ( $dates['end']['start'] ?? '' ) . ( $dates['end']['end'] ?? '' ) . $days['end'] . $days['sessions'] . ( $row->values['sessions'] ?? '' );
	$is_open = in_array( 'open', $days['doubts'], true ) || ( $has_weekdays && ( 'start' === $column || $is_month ) );
	if ( '' === $ends && $is_open && '' !== $days['start'] && ! Program\is_time_without_date( $days['start'] ) ) {
		$row->doubts[ $column ] = doubt_words( 'open', $texts[ $column ] );
	}

	return $dates;
}

/**
 * Whether a schedule says days of the week.
 *
 * @param string $schedule Schedule.
 */
function has_weekdays( string $schedule ): bool {
	return '' !== $schedule && '' !== Reader\read_schedule( $schedule, '2027-01-01', '2027-12-31', array( 'holidays' ) );
}

/**
 * Gives sessions of days the hours of another column.
 *
 * @param Row                      $row      Row.
 * @param string                   $sessions Lines.
 * @param array<string, ReadDates> $dates    Dates by column.
 */
function read_sessions_with_hours( Row $row, string $sessions, array $dates ): void {
	$from = (string) substr( $dates['time']['start'] ?? '', 1 );
	$to   = (string) substr( '' === ( $dates['end_time']['start'] ?? '' ) ? $dates['time']['end'] ?? '' : $dates['end_time']['start'], 1 );
	if ( '' !== $from ) {
		$hours    = '' === $to ? $from : "$from-$to";
		$sessions = (string) preg_replace( '~^([\d/-]+(?: [^\s:]*[A-Z][^\s:]*)?)(?= [*-]|$)~m', "$1 $hours", $sessions );
	}
	set_sessions( $row, $sessions );
}

/**
 * Gives a row sessions, with the beginning and the end that follow from them.
 *
 * @param Row    $row      Row.
 * @param string $sessions Lines.
 */
function set_sessions( Row $row, string $sessions ): void {
	$sessions    = (string) Program\sanitize_fact( 'sessions', $sessions );
	$row->values = compact( 'sessions' ) + ( '' === $sessions ? array() : Program\get_dates_of_sessions( $sessions ) ) + $row->values;
}

/**
 * Adds words to the schedule, as far as there is room.
 *
 * @param Row                   $row   Row.
 * @param array<string, string> $words Words by column.
 */
function add_to_schedule( Row $row, array $words ): void {
	$words = array_diff( $words, array( '' ) );
	if ( array() === $words ) {
		return;
	}
	// The weekdays come first.
	$schedule = implode( ', ', array_unique( array_diff( array_merge( array( $words['weekdays'] ?? '', $row->values['schedule'] ?? '' ), array_values( $words ) ), array( '' ) ) ) );
	if ( mb_strlen( $schedule ) <= Program\get_kinds_table()['text']['longest'] ) {
		$row->values['schedule'] = $schedule;
	} else {
		$row->problems['schedule'] = __( 'Shorten this text.', 'programs-filter' );
	}
}

/**
 * Says that days or hours stay words: a schedule with digits that are no hours of each day, nor weekdays without days.
 *
 * @param Row $row Row.
 * @param Job $job Import.
 */
function note_schedule_in_words( Row $row, Job $job ): void {
	$schedule = $row->values['schedule'] ?? '';
	$read     = read_days( $schedule, $job );
	$is_said  = array() !== array_intersect_key( $row->problems + $row->doubts, array_flip( array( 'start', 'end', 'day', 'sessions' ) ) );
	$has_days = '' !== ( $row->values['start'] ?? '' ) . ( $row->values['sessions'] ?? '' );
	if ( 1 === preg_match( '/\d/', $schedule ) && ! $is_said && ! Program\is_time_without_date( $read['start'] ?? '' ) && ( $has_days || ! has_weekdays( $schedule ) ) ) {
		$row->doubts['schedule'] = doubt_words( 'words', $schedule );
	}
}

/**
 * Makes the weekdays and hours of a schedule sessions from the beginning to the end: it is no event of some weeks.
 *
 * @param Row $row Row.
 */
function with_sessions_of_schedule( Row $row ): void {
	$values   = $row->values;
	$schedule = $values['schedule'] ?? '';
	// An export says which sessions a program has, or that it has none.
	$is_export = isset( $values['sessions'], $values['id'] );
	if ( '' === $schedule || $is_export || '' !== ( $values['sessions'] ?? '' ) || isset( $row->problems['sessions'] ) ) {
		return;
	}
	$sessions = (string) Program\clean_sessions( Reader\read_schedule( $schedule, $values['start'] ?? '', $values['end'] ?? '', Program\get_settled_doubts() ) );
	if ( '' !== $sessions ) {
		$row->values = array( 'schedule' => '' ) + compact( 'sessions' ) + $values;
	}
}

/**
 * The session of a row that begins and ends on one day.
 *
 * @param Row $row Row.
 * @return string Line; '' for one that has several days, no end, or sessions.
 */
function session_of_row( Row $row ): string {
	list( $start, $end ) = array_map( static fn( string $fact ): string => (string) Program\sanitize_fact( 'moment', $row->values[ $fact ] ?? '' ), array( 'start', 'end' ) );

	return '' !== $start && substr( $start, 0, 10 ) === substr( $end, 0, 10 ) && '' === ( $row->values['sessions'] ?? '' ) ? Program\get_sessions_of_dates( $start, $end ) : '';
}

/**
 * Reads beginning and end.
 *
 * @param Row                      $row   Row, which gets them.
 * @param array<string, ReadDates> $dates Dates by column.
 * @param array<string, string>    $texts Texts by column.
 */
function read_beginning_and_end( Row $row, array $dates, array $texts ): void {
	$said = joined_dates( $dates );
	// An export has midnight where a program has it.
	$is_exact = array() !== preg_grep( '/^\d{4}-\d\d-\d\d \d\d:\d\d$/D', array_intersect_key( $texts, array_flip( array( 'start', 'end' ) ) ) );
	$said     = $is_exact ? $said : whole_days( $said );
	foreach ( $said as $fact => $date ) {
		$column  = isset( $texts[ $fact ] ) ? $fact : 'day';
		$problem = Program\is_time_without_date( $date ) ? Program\get_missing_day_problem() : Program\get_fact_problem( 'moment', $date );
		if ( '' !== $problem ) {
			$row->problems = array_intersect_key( array( $column => $problem ), $texts ) + $row->problems;
			unset( $said[ $fact ] );
		}
	}
	if ( '' === ( $said['start'] ?? null ) && ( isset( $row->problems['start'] ) || isset( $row->problems['day'] ) ) ) {
		// It is there, and could not be read.
		unset( $said['start'] );
	}
	$row->values = $said + $row->values;
}

/**
 * Dates with a beginning before the end: where it says no year, it is the last such day before the end, as in one cell ("del 6 de octubre al 18 de
 * diciembre").
 *
 * @param array<string, ReadDates> $dates Dates by column; without a year the next such day.
 * @return array<string, ReadDates>
 */
function ends_after_beginning( array $dates ): array {
	$start = $dates['start']['start'] ?? '';
	$end   = substr( $dates['end']['start'] ?? '', 0, 10 );
	if ( 10 === strlen( $end ) && substr( $start, 0, 10 ) > $end && in_array( 'year', $dates['start']['doubts'] ?? array(), true ) ) {
		$before = (int) $end - ( substr( $start, 4, 6 ) > substr( $end, 4 ) ? 1 : 0 );
		$moment = str_pad( (string) $before, 4, '0', STR_PAD_LEFT ) . substr( $start, 4 );

		$dates['start']['start'] = null === Program\sanitize_datetime( $moment ) ? $start : $moment;
	}

	return $dates;
}

/**
 * Whether the columns of beginning and end have days without hours, more than a week apart.
 *
 * @param array<string, ReadDates> $dates Dates by column.
 */
function is_longer_than_a_week( array $dates ): bool {
	list( $start, $end ) = array( $dates['start']['start'] ?? $dates['day']['start'] ?? '', $dates['end']['start'] ?? '' );

	return 10 === strlen( $start ) && 10 === strlen( $end ) && Program\day_number( $end ) - Program\day_number( $start ) > 7;
}

/**
 * Whether one cell has several days without hours, such as "3 to 7 July".
 *
 * @param ReadDates $dates Dates of the cell.
 */
function is_range_of_days( array $dates ): bool {
	return 10 === strlen( $dates['start'] ) && 10 === strlen( $dates['end'] ) && $dates['start'] !== $dates['end'];
}

/**
 * Beginning and end of the dates of columns.
 *
 * @param array<string, ReadDates> $dates Dates by column.
 * @return array{start?: string, end?: string} What the columns say; an end may be an hour alone.
 */
function joined_dates( array $dates ): array {
	$said  = array();
	$day   = $dates['day'] ?? NO_DATES;
	$given = $dates['start'] ?? NO_DATES;
	$hours = $dates['time'] ?? NO_DATES;
	if ( isset( $dates['start'] ) || isset( $dates['day'] ) ) {
		$start = with_hour( $day['start'], $given['start'] );
		// Midnight is no hour where a column has one.
		$start         = '' !== $hours['start'] && 'T00:00' === substr( $start, 10 ) ? substr( $start, 0, 10 ) : $start;
		$said['start'] = 10 === strlen( $start ) && '' !== $hours['start'] ? Reader\get_moment( $start, $hours['start'] ) : $start;
	}
	$start = $said['start'] ?? '';
	$end   = $dates['end'] ?? NO_DATES;
	$end   = '' === $end['end'] ? $end['start'] : $end['end'];
	$end   = '' === $end ? $given['end'] : $end;
	$end   = '' === $end ? $day['end'] : $end;
	$end   = '' === $end && isset( $dates['day'] ) && array() === array_intersect( array( 'open', 'month' ), $day['doubts'] ) ? substr( $start, 0, 10 ) : $end;
	$hour  = $dates['end_time']['start'] ?? '';
	$hour  = '' === $hour ? $hours['end'] : $hour;
	if ( '' !== $hour && in_array( (string) substr( $end, 10 ), array( '', 'T00:00' ), true ) ) {
		$day = substr( $end, 0, 10 );
		$end = '' === $day || substr( $start, 0, 10 ) === $day ? $hour : Reader\get_moment( $day, $hour );
	}
	if ( isset( $dates['end'] ) || isset( $dates['day'] ) || '' !== $end ) {
		$is_whole    = 'T24:00' === $end && in_array( (string) substr( $start, 10 ), array( '', 'T00:00' ), true );
		$said['end'] = $is_whole ? substr( $start, 0, 10 ) : complete_end_date( $end, $start );
	}

	return $said;
}

/**
 * An end that has an hour and no day, with the day of the beginning, or the next one: from 22:00 to 01:00.
 *
 * @param string $end   Typed end.
 * @param string $start Beginning.
 * @return string The same when it is no such end, or there is no beginning.
 */
function complete_end_date( string $end, string $start ): string {
	$start = (string) Program\sanitize_fact( 'moment', $start );
	if ( '' === $start || ! Program\is_time_without_date( $end ) ) {
		return $end;
	}
	$day  = substr( $start, 0, 10 );
	$time = 'T' . substr( ltrim( $end, 'T' ), 0, 5 );
	// An hour that is less than twelve hours earlier is a mistake.
	$is_next_day = strlen( $start ) > 10 && (int) strtotime( "$day$time UTC" ) - (int) strtotime( "$start UTC" ) <= -12 * HOUR_IN_SECONDS;

	return 'T24:00' === $time ? Program\day_after( $day ) . 'T00:00' : ( $is_next_day ? Program\day_after( $day ) : $day ) . $time;
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

	return Program\is_time_without_date( $date ) ? Reader\get_moment( substr( $day, 0, 10 ), $date ) : $date;
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

/**
 * Whether dates are a month.
 *
 * @param ReadDates $dates Dates.
 */
function is_month( array $dates ): bool {
	return in_array( 'month', $dates['doubts'], true ) && substr( $dates['start'], 0, 7 ) === substr( $dates['end'], 0, 7 );
}
