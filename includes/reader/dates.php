<?php
/**
 * Days and hours as people and spreadsheets write them, as dates and lines of sessions: "3/3/2026", "del 3 al 7 de julio, 18 h", "sábados de febrero".
 * Used where something is written: by forms, imports and REST. What is rare, or may mean two things, is not read.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Reader;

defined( 'ABSPATH' ) || exit;

/** Number of 1 January 1970 in a spreadsheet, which counts days. Numbers from 1954 to 2118 are read as days. */
const SPREADSHEET_EPOCH = 25569;

/** The longest time from the first to the last day of a rule, and of days without weekdays that are sessions. */
const LONGEST_RULE  = 731;
const LONGEST_RANGE = 7;

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
 * @param string       $text           Text.
 * @param bool         $is_month_first Whether "3/4/2026" is the fourth of March.
 * @param string       $from           Day from which a day without a year is the next such day; '' for today.
 * @param list<string> $allowed        Doubts that are none: "holidays" where the site knows them.
 * @return ReadDates|null Null where it says no days. With sessions, beginning and end are those of their rules. "Martes y jueves" are a schedule alone.
 */
function read_dates( string $text, bool $is_month_first = false, string $from = '', array $allowed = array() ): ?array {
	$text = trim( $text );
	if ( 1 === preg_match( '/^[2-7]\d{4}(?:[.,]\d+)?$/D', $text ) ) {
		$seconds = (int) round( ( (float) str_replace( ',', '.', $text ) - SPREADSHEET_EPOCH ) * 1440 ) * 60;

		return get_dates( gmdate( 0 === $seconds % DAY_IN_SECONDS ? 'Y-m-d' : 'Y-m-d\TH:i', $seconds ) );
	}
	if ( 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)? ?(?:[Zz]|[+-]\d\d:?\d\d)$/D', $text, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ) {
		$moment = date_create_immutable( $text );

		return false === $moment ? null : get_dates( $moment->setTimezone( wp_timezone() )->format( 'Y-m-d\TH:i' ) );
	}
	$read = new Days( $text, $is_month_first, $from );
	if ( ! $read->is_clear ) {
		return null;
	}
	$doubts    = array_diff( $read->doubts, $allowed );
	$rest      = implode( ', ', array_diff( array( $read->rest, in_array( 'holidays', $doubts, true ) ? $read->holidays : '' ), array( '' ) ) );
	$days      = array_merge( array(), ...array_column( $read->groups, 'days' ) );
	$hours     = array_merge( array(), ...array_column( $read->groups, 'hours' ) );
	$has_names = '' !== implode( '', array_column( $read->groups, 'weekdays' ) );
	$start     = array() === $days ? '' : min( array_column( $days, 'start' ) );
	$end       = array() === $days ? '' : max( array_column( $days, 'end' ) );
	if ( array() === $days && ! $has_names && '' === $rest && 1 === count( $hours ) && array() === $read->except ) {
		return get_dates( ...$hours[0] );
	}
	$is_open = '' === $start || '' === $end;
	$is_one  = 1 === count( $days ) && ! $has_names && array() === $read->except;
	$doubts  = array_merge( $doubts, '' !== $start && '' === $end && ! $read->is_endless ? array( 'open' ) : array(), $is_one && $days[0]['is_month'] && '' !== $start ? array( 'month' ) : array() );

	list( $begin, $until ) = $hours[0] ?? NO_HOURS;
	if ( $is_one && ! $read->is_endless && 1 === $read->every && count( $hours ) <= (int) ( $is_open || $start === $end ) ) {
		$last = $start === $end ? ( '' === $until ? '' : get_moment( $until <= $begin ? get_day( $start, 1 ) : $start, $until ) ) : get_moment( $end, $begin );
		return get_dates( get_moment( $start, $begin ), $last, $rest, $doubts );
	}
	$lines = get_session_lines( $read );
	if ( null === $lines ) {
		// The words say more than a beginning and an end can.
		return ( $has_names && array() !== $read->except ) || ( '' !== $end && $start > $end ) ? null : get_dates( $start, $end, $text, $doubts );
	}

	return get_dates( $start, $end, $rest, $doubts, sort_lines( $lines ) );
}

/**
 * What is read of a text.
 *
 * @param string       $start    Beginning.
 * @param string       $end      End; '' for none.
 * @param string       $schedule What is beside them.
 * @param list<string> $doubts   What a person should look at.
 * @param string       $sessions Lines of sessions.
 * @return ReadDates
 */
function get_dates( string $start, string $end = '', string $schedule = '', array $doubts = array(), string $sessions = '' ): array {
	$doubts = array_values( array_unique( $doubts ) );

	return compact( 'start', 'end', 'sessions', 'schedule', 'doubts' );
}

/**
 * What is understood as lines of sessions.
 *
 * @param Days                  $read  Text.
 * @param string                $start First day of what says none, and of all; '' for none.
 * @param string                $end   Last one.
 * @param array{string, string} $hours Hours of weekdays that say none.
 * @return non-empty-list<string>|null Null where it says no sessions, or more than them, or no first or last day.
 */
function get_session_lines( Days $read, string $start = '', string $end = '', array $hours = NO_HOURS ): ?array {
	$lines = array();
	$left  = array();
	if ( $read->every > 1 && count( $read->groups ) > 1 ) {
		// "Martes 17:00 y jueves alternos 18:00".
		return null;
	}
	foreach ( $read->groups as $group ) {
		$names = $group['weekdays'];
		if ( '' === $names ? '' !== $start || $read->every > 1 : $read->every > 1 && array() === $group['days'] ) {
			// Which weeks these are is certain where the words say the first day.
			return null;
		}
		foreach ( array() === $group['days'] ? array( array_fill_keys( array( 'start', 'end' ), '' ) ) : $group['days'] as $span ) {
			$from = max( $span['start'], $start );
			$to   = '' === $end || '' === $span['end'] ? max( $span['end'], $end ) : min( $span['end'], $end );
			if ( $read->is_endless && ( '' !== $to || '' === $from || ( '' === $names && array() !== $group['hours'] ) ) ) {
				return null;
			}
			if ( $read->is_endless && '' === $names ) {
				$lines[] = "$from/..";
				continue;
			}
			$days = '' === $from || ( '' === $to && ! $read->is_endless ) ? array() : get_days_between( $from, $read->is_endless ? get_day( $from, LONGEST_RULE - 1 ) : $to );
			$to   = $read->is_endless ? '..' : $to;
			if ( '' === $from || '' === $to || count( $days ) > ( '' === $names ? LONGEST_RANGE : LONGEST_RULE ) ) {
				// Of many days without weekdays it is not certain on which of them it takes place.
				return null;
			}
			$own    = '' === $names ? implode( ',', array_intersect( WEEKDAYS, array_map( __NAMESPACE__ . '\\get_weekday', $days ) ) ) : $names;
			$except = array_filter( array_intersect( $days, array_merge( array(), ...$read->except ) ), static fn( string $day ): bool => 1 === preg_match( '/' . get_weekday( $day ) . '|(?<!\d)' . (int) substr( $day, 8 ) . '(?![\dA-Z])/', $own ) );
			$left   = array_merge( $left, $from === $to ? array() : $except );
			$after  = implode( ' -', array_merge( array( $read->every > 1 ? " *$read->every" : '' ), $from === $to ? array() : $except ) );
			foreach ( array() === $days ? array() : ( array() === $group['hours'] ? array( '' === $names ? NO_HOURS : $hours ) : $group['hours'] ) as $time ) {
				if ( 'T24:00' === $time[0] ) {
					// It begins on the next day.
					return null;
				}
				$time    = str_replace( array( 'T', '24:00' ), array( '', '00:00' ), implode( '-', array_diff( $time, array( '' ) ) ) );
				$lines[] = ( $from === $to && '' === $names ? $from : "$from/$to $own" ) . rtrim( " $time" ) . $after;
			}
		}
	}

	foreach ( $read->except as $days ) {
		if ( array() === array_intersect( $days, $left ) ) {
			// A day that is no session cannot be left out: one of both is wrong.
			return null;
		}
	}

	return array() === $lines ? null : $lines;
}

/**
 * Lines in the order in which they are stored.
 *
 * @param list<string> $lines Lines.
 */
function sort_lines( array $lines ): string {
	$lines = array_unique( $lines );
	sort( $lines );

	return implode( "\n", $lines );
}


/**
 * The sessions that a text says, a rule in each line.
 *
 * @param string       $text    Words.
 * @param list<string> $allowed Doubts that are taken: "year" where a day without one is the next such day, "holidays" where the site knows them.
 * @param string       $from    First day of weekdays that say only a last one; '' where they have to say both.
 * @return string Lines in the order in which they are stored; '' where it says none, or more than them.
 */
function read_sessions_text( string $text, array $allowed = array(), string $from = '' ): string {
	$lines  = array();
	$always = '/,\s*' . get_pattern( 'always' ) . '\s*$/D';
	foreach ( explode( "\n", trim( $text ) ) as $line ) {
		// "…, también en días sin actividad".
		$is_always = str_contains( $line, ',' ) && 1 === preg_match( $always, fold_text( $line )[0] );
		$note      = read_day_note( $line );
		$more      = '' === $note ? read_lines( $is_always ? substr( $line, 0, (int) strrpos( $line, ',' ) ) : $line, $allowed, $from ) : array( $note );
		if ( array() === $more ) {
			return '';
		}
		$lines = array_merge( $lines, $is_always ? (array) preg_replace( '/(?= -\d{4}-)|$/D', ' +all', $more, 1 ) : $more );
	}

	return sort_lines( $lines );
}

/**
 * The sessions of a schedule from a first to a last day: a rule for each weekdays with hours.
 *
 * @param string       $schedule Schedule.
 * @param string       $start    Beginning, '' for none.
 * @param string       $end      End, '' for none. Where the schedule says no hours, they are those of beginning and end.
 * @param list<string> $allowed  Doubts that are taken.
 * @return string Lines in the order in which they are stored; '' where the days are not days apart, or the schedule says no weekdays, or more than these.
 */
function read_schedule( string $schedule, string $start, string $end, array $allowed = array() ): string {
	list( $from, $to ) = array( substr( $start, 0, 10 ), substr( $end, 0, 10 ) );
	// "Martes y jueves", from a day with an hour to another one.
	$hours = strlen( $start ) > 10 ? array( substr( $start, 10 ), substr( $end, 10 ) ) : NO_HOURS;

	// What ends on the next day can be a night.
	return '' === $from || '' === $to || get_day( $from, 2 ) > $to ? '' : sort_lines( read_lines( $schedule, array_merge( $allowed, array( 'year' ) ), $from, $to, $hours ) );
}

/**
 * The sessions of a text that says nothing else.
 *
 * @param string                $text    Words.
 * @param list<string>          $allowed Doubts that are taken.
 * @param string                $from    First day of what says none, and of all; '' for none.
 * @param string                $to      Last one.
 * @param array{string, string} $hours   Hours of weekdays that say none.
 * @return list<string>
 */
function read_lines( string $text, array $allowed, string $from, string $to = '', array $hours = NO_HOURS ): array {
	$read = new Days( $text, false, $from );

	return $read->is_clear && '' === $read->rest && array() === array_diff( $read->doubts, $allowed ) ? get_session_lines( $read, $from, $to, $hours ) ?? array() : array();
}

/**
 * A line about the session of a day, as a sheet has it: "13/10/2026: cancelada (huelga)", "13/10/2026: en la biblioteca", "13/10/2026: pasa al 14/10/2026".
 *
 * @param string $line Words.
 * @return string Line as it is stored; '' for any other.
 */
function read_day_note( string $line ): string {
	if ( ! str_contains( $line, ': ' ) ) {
		// Most lines: an export reads all of them.
		return '';
	}
	list( $day, $words ) = array_map( 'trim', explode( ': ', $line, 2 ) );

	$day   = read_date( $day );
	$plain = fold_text( $words )[0];
	if ( 10 === strlen( $day ) && 1 === preg_match( '~^' . get_pattern( 'cancelled' ) . '(?: \(.+\))?$~D', $plain ) ) {
		return rtrim( "!$day " . preg_replace( '/^[^(]*\(?|\)$/D', '', $words ) );
	}
	if ( 10 === strlen( $day ) && 1 === preg_match( '~^' . get_pattern( 'moves' ) . ' (?<to>.*?)(?<hours> \d\d:\d\d(?:-\d\d:\d\d)?)?$~D', $plain, $found ) ) {
		$to = read_date( $found['to'] );
		return 10 === strlen( $to ) ? ">$day $to" . ( $found['hours'] ?? '' ) : '';
	}

	// "A las 18 h" is no place.
	return 10 === strlen( $day ) && 1 === preg_match( '~^' . get_pattern( 'elsewhere' ) . ' ~', $plain ) && null === read_dates( $words ) ? "@$day " . preg_replace( '/^\S+ /', '', $words ) : '';
}

/**
 * Whether a text is weekdays and nothing else.
 *
 * @param string $text Such as "martes y jueves", "L-V".
 */
function are_weekdays( string $text ): bool {
	$read = new Days( $text );

	return $read->is_clear && '' === $read->rest && 1 === count( $read->groups ) && '' !== $read->groups[0]['weekdays'] && array() === $read->groups[0]['hours'] && array() === $read->groups[0]['days'];
}

/**
 * Whether a text says that a date is not known yet.
 *
 * @param string $text Such as "TBD", "Por definir", "–".
 */
function is_unknown_date( string $text ): bool {
	return 1 === preg_match( '~^[ .?;()/-]*(?:' . get_pattern( 'unknown' ) . '[ .?;()/-]*)?$~D', fold_text( $text )[0] );
}

/**
 * The month that a text says.
 *
 * @param string $text Text.
 * @return string Such as "agosto 2027"; '' for none.
 */
function read_month( string $text ): string {
	$pattern = '~(?<![a-z])(?=[a-z]{4})' . get_pattern( 'months' ) . '(?: (?:' . get_pattern( 'of' ) . ' ?)?' . YEAR . ')?~';

	return 1 === preg_match( $pattern, fold_text( $text )[0], $found ) ? $found[0] : '';
}

/**
 * The first day of a text that no calendar has, such as "31/02".
 *
 * @param string $text Text.
 * @return array{int, int}|null Day and month.
 */
function find_impossible_day( string $text ): ?array {
	$dates = array_filter( array_column( array_column( get_tokens( $text ), 'means' ), 'wrong' ), static fn( int $date ): bool => $date > 0 && intdiv( $date, 100 ) % 100 < 13 && $date % 100 < 32 );
	$date  = reset( $dates );

	return false === $date ? null : array( $date % 100, intdiv( $date, 100 ) % 100 );
}
