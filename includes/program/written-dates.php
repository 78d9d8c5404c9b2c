<?php
/**
 * Days and hours as people and spreadsheets write them: "3/3/2026", "del 3 al 7 de julio, 18 h", "3, 10 y 17 de marzo",
 * "sábados de febrero".
 *
 * One parser for the form, for schedules and for sheets: class-written-days.php is the grammar, written-words.php has the words.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Number of 1 January 1970 in a spreadsheet, which counts days, and the numbers that are read as days: 1954 to 2119. */
const SPREADSHEET_EPOCH = 25569;
const FIRST_SERIAL_DAY  = 20000;
const LAST_SERIAL_DAY   = 80000;

/** Hours of a session: beginning and end, '' for none. */
const NO_HOURS = array( '', '' );

/**
 * A date in the format of facts.
 *
 * @param string $text           Such as "3/3/2026", "2026-03-03", "martes, 3 de marzo de 2026 a las 18 h".
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return string The text itself where it is no date, or several, or says more; "T18:00" for a time without a date.
 */
function read_date( string $text, bool $is_month_first = false ): string {
	$read = read_dates( $text, $is_month_first );

	return null === $read || '' !== $read['end'] . $read['schedule'] ? $text : $read['start'];
}

/**
 * Reads the days of a text.
 *
 * @param string $text           Text.
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @param string $from           Day from which a day without a year is the next such day; '' for today.
 * @return ReadDates|null Null where it says no days. With sessions, beginning and end are those of the first and of the last one.
 *                        "Martes y jueves" and "verano" say days that are not known: they are a schedule alone.
 */
function read_dates( string $text, bool $is_month_first = false, string $from = '' ): ?array {
	$text = trim( $text );
	if ( 1 === preg_match( '/^\d{5}(?:[.,]\d+)?$/D', $text ) ) {
		return read_from( serial_date( (float) str_replace( ',', '.', $text ) ) );
	}
	if ( 1 === preg_match( '/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)? ?(?:[Zz]|[+-]\d\d:?\d\d)$/D', $text ) ) {
		return read_from( local_date( str_replace( ',', '.', $text ) ) );
	}
	$written = new Written_Days( $text, $is_month_first, $from );

	return $written->is_clear && '' !== $text ? dates_of_written_days( $written, $text ) : null;
}

/**
 * The dates of a text that is understood.
 *
 * @param Written_Days $written What is understood.
 * @param string       $text    Text.
 * @return ReadDates|null
 */
function dates_of_written_days( Written_Days $written, string $text ): ?array {
	$groups = $written->groups;
	$days   = array_merge( array(), ...array_column( $groups, 'days' ) );
	$rest   = $written->rest;
	$doubts = $written->doubts;
	if ( array() === $days ) {
		$is_hour = 1 === count( $groups ) && '' === $groups[0]['weekdays'] && 1 === count( $groups[0]['hours'] ) && '' === $rest;

		return $is_hour ? read_from( $groups[0]['hours'][0][0], $groups[0]['hours'][0][1] ) : read_from( '', '', $text, $doubts );
	}
	$span   = 1 === count( $groups ) && '' === $groups[0]['weekdays'] && array() === $written->except ? joined_span( $groups[0] ) : null;
	$months = null !== $span && $span['is_month'] && '' !== $span['from'] ? array( substr( $span['from'], 0, 7 ), '' ) : array();
	$doubts = array_merge(
		$doubts,
		in_array( '', array_column( $days, 'to' ), true ) ? array( 'open' ) : array(),
		in_array( substr( $span['to'] ?? '', 0, 7 ), $months, true ) ? array( 'month' ) : array()
	);
	$dates  = null === $span ? null : dates_of_span( $span );
	if ( null !== $dates ) {
		return read_from( $dates[0], $dates[1], $rest, $doubts );
	}
	$sessions = (string) clean_sessions( implode( "\n", written_session_lines( $written ) ?? array() ) );
	if ( '' !== $sessions ) {
		$facts = facts_of_sessions( compact( 'sessions' ) );

		return read_from( $facts['start'] ?? '', $facts['end'] ?? '', $rest, $doubts, $sessions );
	}

	list( $start, $end ) = array( $days[0]['from'], end( $days )['to'] );

	// The words say more than a beginning and an end can.
	return '' !== $end && $start > $end ? null : read_from( $start, $end, $text, $doubts );
}

/**
 * What is read of a text.
 *
 * @param string|null  $start    Beginning.
 * @param string|null  $end      End; '' for none.
 * @param string       $schedule What is beside them.
 * @param list<string> $doubts   What a person should look at.
 * @param string       $sessions Lines of sessions.
 * @return ReadDates|null Null where there is no such beginning or end.
 */
function read_from( ?string $start, ?string $end = '', string $schedule = '', array $doubts = array(), string $sessions = '' ): ?array {
	return null === $start || null === $end ? null : array(
		'start'    => $start,
		'end'      => $end,
		'sessions' => $sessions,
		'schedule' => $schedule,
		'doubts'   => array_values( array_unique( $doubts ) ),
	);
}

/**
 * The days of a group as one span: "octubre y noviembre" are two months, and one span.
 *
 * @param WrittenGroup $group Group.
 * @return WrittenSpan|null Null where there are several, or several hours.
 */
function joined_span( array $group ): ?array {
	$spans = joined_months( $group['days'] );
	$span  = $spans[0] ?? null;
	if ( null === $span || count( $spans ) > 1 ) {
		return null;
	}
	if ( array() === $span['hours'] && array() === $span['hours_of_end'] ) {
		// "18 h, 3 de marzo".
		$span[ $span['from'] === $span['to'] ? 'hours' : 'hours_of_end' ] = $group['hours'];
	} elseif ( array() !== $group['hours'] ) {
		return null;
	}

	return count( $span['hours'] ) > 1 || count( $span['hours_of_end'] ) > 1 ? null : $span;
}

/**
 * Spans in which months that follow each other are one.
 *
 * @param list<WrittenSpan> $spans Spans.
 * @return list<WrittenSpan>
 */
function joined_months( array $spans ): array {
	/**
	 * Those so far.
	 *
	 * @var list<WrittenSpan> $joined
	 */
	$joined = array();
	foreach ( $spans as $span ) {
		$last       = array_pop( $joined );
		$are_months = null !== $last && $last['is_month'] && $span['is_month'] && '' !== $last['to'] && array() === $last['hours'];
		if ( null !== $last && $are_months && day_after( $last['to'] ) === $span['from'] ) {
			$span['from'] = $last['from'];
		} elseif ( null !== $last ) {
			$joined[] = $last;
		}
		$joined[] = $span;
	}

	return $joined;
}

/**
 * Beginning and end of a span.
 *
 * @param WrittenSpan $span Span.
 * @return array{string, string}|null Null where these do not say it: an hour of each day of a month.
 */
function dates_of_span( array $span ): ?array {
	list( $first, $last ) = array( $span['hours'][0] ?? NO_HOURS, $span['hours_of_end'][0] ?? NO_HOURS );
	if ( $span['is_month'] && '' !== $first[0] ) {
		return null;
	}
	if ( $span['is_open'] ) {
		return '' === $span['from'] ? array( '', moment_at( $span['to'], $first[0] ) ) : array( moment_at( $span['from'], $first[0] ), '' );
	}
	if ( $span['from'] === $span['to'] ) {
		return dates_with_hours( $span['from'], '' === $first[0] ? $last : $first );
	}
	if ( '' === $first[0] ) {
		// "Del 3 al 7 de julio, de 17 a 19 h"; "del 3 al 7 de julio, 17 h" begins at that hour.
		return array( moment_at( $span['from'], $last[0] ), moment_at( $span['to'], $last[1] ) );
	}

	// "Del 3 de julio, 17 h, al 7 de julio, 19 h".
	return array( moment_at( $span['from'], $first[0] ), moment_at( $span['to'], $last[0] ) );
}

/**
 * The dates of a day and its hours.
 *
 * @param string                $day   Day.
 * @param array{string, string} $hours Beginning and end, '' for none.
 * @return array{string, string}
 */
function dates_with_hours( string $day, array $hours ): array {
	if ( array( 'T00:00', 'T24:00' ) === $hours ) {
		return array( $day, $day );
	}
	$start = moment_at( $day, $hours[0] );

	return array( $start, '' === $hours[1] ? '' : complete_end_date( $hours[1], $start ) );
}

/**
 * What is understood as lines of sessions.
 *
 * @param Written_Days          $written Text.
 * @param string                $start   First day of what says none, and of all; '' for none.
 * @param string                $end     Last one.
 * @param array{string, string} $hours   Hours of weekdays that say none.
 * @return list<string>|null Null where it says no sessions, or more than them.
 */
function written_session_lines( Written_Days $written, string $start = '', string $end = '', array $hours = NO_HOURS ): ?array {
	$lines = array();
	foreach ( $written->groups as $group ) {
		$spans = joined_months( $group['days'] );
		if ( '' === $group['weekdays'] ) {
			$more = '' === $start ? lines_of_days( $spans, $group['hours'], $written->except ) : null;
		} else {
			$more = lines_of_weekdays( $group, $spans, $written->except, array( $start, $end ), $hours );
		}
		if ( null === $more ) {
			return null;
		}
		$lines = array_merge( $lines, $more );
	}

	return array() === $lines ? null : $lines;
}

/**
 * Days, and all days from one to another, as lines of sessions.
 *
 * @param list<WrittenSpan>           $spans  Days.
 * @param list<array{string, string}> $hours  Hours of those that say none.
 * @param list<string>                $except Days that are left out.
 * @return list<string>|null Null for months and other long spans, and where hours are said that are not those of a day.
 */
function lines_of_days( array $spans, array $hours, array $except ): ?array {
	$lines = array();
	if ( array() !== $hours && array() !== array_merge( array(), ...array_column( $spans, 'hours' ), ...array_column( $spans, 'hours_of_end' ) ) ) {
		return null;
	}
	foreach ( array_reverse( $spans ) as $span ) {
		$last = day_number( $span['to'] );
		// Of more days it is not known on which of them it takes place.
		if ( $span['is_open'] || $span['is_month'] || $last - day_number( $span['from'] ) >= OWN_DAYS ) {
			return null;
		}
		$own = array() === $span['hours'] ? $span['hours_of_end'] : $span['hours'];
		// "3 y 10 de marzo, 18 h": those of the next one.
		$hours = array() === $own ? $hours : $own;
		$names = array();
		foreach ( range( day_number( $span['from'] ), $last ) as $number ) {
			$names[ weekday_of( $number ) ] = WEEKDAYS[ weekday_of( $number ) ];
		}
		ksort( $names );
		$last  = $span['from'] === $span['to'] ? '' : $span['to'];
		$lines = array_merge( $lines, lines_of_rule( $span['from'], $last, implode( ',', $names ), $hours, 1, $except ) );
	}

	return $lines;
}

/**
 * Weekdays between days as lines of sessions.
 *
 * @param WrittenGroup          $group  Group.
 * @param list<WrittenSpan>     $spans  Days between which they are.
 * @param list<string>          $except Days that are left out.
 * @param array{string, string} $bounds First and last day of what says none, and of all; '' for none.
 * @param array{string, string} $hours  Hours of those that say none.
 * @return list<string>|null Null without a first or a last day.
 */
function lines_of_weekdays( array $group, array $spans, array $except, array $bounds, array $hours ): ?array {
	$lines = array();
	if ( array() === $spans ) {
		$spans = array(
			array(
				'from'         => $bounds[0],
				'to'           => $bounds[1],
				'hours'        => array(),
				'hours_of_end' => array(),
			),
		);
	}
	foreach ( $spans as $span ) {
		$own  = array() === $span['hours'] ? $span['hours_of_end'] : $span['hours'];
		$from = max( $span['from'], $bounds[0] );
		$to   = '' === $bounds[1] || '' === $span['to'] ? max( $span['to'], $bounds[1] ) : min( $span['to'], $bounds[1] );
		$own  = array() === $group['hours'] ? $own : $group['hours'];
		$own  = array() === $own ? array( $hours ) : $own;
		// Which weeks these are is known where the words say the first day.
		$is_unknown = $group['every'] > 1 && array() === $group['days'];
		if ( '' === $from || '' === $to || $is_unknown ) {
			return null;
		}
		if ( $from <= $to ) {
			// "Martes de octubre y 5 de noviembre".
			$last  = $span['from'] === $span['to'] ? '' : $to;
			$lines = array_merge( $lines, lines_of_rule( $from, $last, $group['weekdays'], $own, $group['every'], $except ) );
		}
	}

	return $lines;
}

/**
 * Lines of a day, or of a rule, one for each of its hours.
 *
 * @param string                      $from   First day.
 * @param string                      $to     Last day; '' for one day.
 * @param string                      $names  Weekdays as lines have them.
 * @param list<array{string, string}> $hours  Hours; none for the whole day.
 * @param int                         $every  1 for every week or month, 2 for every second one.
 * @param list<string>                $except Days that are left out.
 * @return list<string>
 */
function lines_of_rule( string $from, string $to, string $names, array $hours, int $every, array $except ): array {
	$lines = array();
	$rule  = '' === $to ? $from : "$from/$to $names";
	$after = $every > 1 ? " *$every" : '';
	if ( '' !== $to && array() !== $except ) {
		$read = read_session_rule( $rule . $after );
		$days = array_map( __NAMESPACE__ . '\\day_of_number', $read['days'] ?? array() );
		sort( $except );
		foreach ( array_intersect( $except, $days ) as $day ) {
			$after .= " -$day";
		}
	}
	foreach ( array() === $hours ? array( NO_HOURS ) : $hours as list( $begin, $end ) ) {
		$time    = str_replace( array( 'T', '24:00' ), array( '', '00:00' ), '' === $end ? $begin : "$begin-$end" );
		$lines[] = $rule . ( '' === $time ? '' : " $time" ) . $after;
	}

	return $lines;
}

/**
 * A moment in the time of the site.
 *
 * @param string $text ISO 8601, with a zone.
 * @return string|null Null where there is no such moment.
 */
function local_date( string $text ): ?string {
	$moment = null === sanitize_datetime( strtoupper( substr( $text, 0, 16 ) ) ) ? false : date_create_immutable( $text );

	return false === $moment ? null : $moment->setTimezone( wp_timezone() )->format( 'Y-m-d\TH:i' );
}

/**
 * The date of a spreadsheet's number.
 *
 * @param float $days Days, and parts of one.
 * @return string|null Null where the number is not read as a day.
 */
function serial_date( float $days ): ?string {
	if ( $days < FIRST_SERIAL_DAY || $days > LAST_SERIAL_DAY ) {
		return null;
	}
	$seconds = (int) round( ( $days - SPREADSHEET_EPOCH ) * 1440 ) * 60;

	return gmdate( 0 === $seconds % DAY_IN_SECONDS ? 'Y-m-d' : 'Y-m-d\TH:i', $seconds );
}

/**
 * A day with a time.
 *
 * @param string $day  Day.
 * @param string $time Time, '' for none; "T24:00" is the beginning of the next day.
 */
function moment_at( string $day, string $time ): string {
	return 'T24:00' === $time ? day_after( $day ) . 'T00:00' : $day . $time;
}
