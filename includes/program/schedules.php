<?php
/**
 * Schedules in words that say weekdays, such as "M y J 17:00-18:30", as sessions; and sessions as words of a sheet, which are read back.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The sessions of facts that say them in words only: between beginning and end, or always where there is neither. What is beside the weekdays stays in
 * the schedule, which is shown.
 *
 * @param array<string, string> $facts Facts.
 * @return string Lines as they are stored.
 */
function sessions_in_words( array $facts ): string {
	static $known                   = array();
	list( $schedule, $start, $end ) = array( $facts['schedule'] ?? '', $facts['start'] ?? '', $facts['end'] ?? '' );
	if ( '' === $schedule || ( '' === $start ) !== ( '' === $end ) ) {
		return '';
	}
	if ( '' === $start ) {
		// What is always open: each week of this year and of the next one.
		$year                = (int) current_day( WordPress\get_current_timestamp() );
		list( $start, $end ) = array( "$year-01-01", ( $year + 1 ) . '-12-31' );
	}
	$key = "$start/$end/$schedule";
	if ( ! isset( $known[ $key ] ) ) {
		// A listing asks several times for each of its programs. More would take memory.
		$known         = count( $known ) < 1000 ? $known : array();
		$written       = written_schedule( $schedule, $start );
		$known[ $key ] = $written->is_rest_of_times ? sessions_between( $written, $start, $end ) : '';
	}

	return $known[ $key ];
}

/**
 * The sessions of a schedule from a first to a last day: a rule for each weekdays with hours.
 *
 * @param string $schedule Schedule.
 * @param string $start    Beginning, '' for none.
 * @param string $end      End, '' for none. Where the schedule says no hours, they are those of beginning and end.
 * @return string Lines as they are stored; '' where the days are not days apart, or the schedule says no weekdays, or more than these.
 */
function sessions_of_schedule( string $schedule, string $start, string $end ): string {
	$written = written_schedule( $schedule, $start );

	return '' === $written->rest ? sessions_between( $written, $start, $end ) : '';
}

/**
 * What is understood of a schedule.
 *
 * @param string $schedule Schedule.
 * @param string $start    Beginning, which tells the year of days without one; '' for none.
 */
function written_schedule( string $schedule, string $start ): Written_Days {
	static $known = array();

	// Many courses of a listing are on the same weekdays and hours, and these depend on no day.
	if ( ! isset( $known[ $schedule ] ) ) {
		$written = new Written_Days( $schedule, false, substr( $start, 0, 10 ) );
		if ( array() !== array_merge( array(), ...array_column( $written->groups, 'days' ) ) ) {
			return $written;
		}
		$known              = count( $known ) < 1000 ? $known : array();
		$known[ $schedule ] = $written;
	}

	return $known[ $schedule ];
}

/**
 * The sessions of a schedule that is understood, from a first to a last day.
 *
 * @param Written_Days $written Schedule.
 * @param string       $start   Beginning, '' for none.
 * @param string       $end     End, '' for none.
 * @return string Lines as they are stored; '' for none.
 */
function sessions_between( Written_Days $written, string $start, string $end ): string {
	list( $from, $to ) = array( substr( $start, 0, 10 ), substr( $end, 0, 10 ) );
	// What ends on the next day can be a night.
	if ( ! $written->is_clear || '' === $from || '' === $to || day_number( $to ) - day_number( $from ) < 2 ) {
		return '';
	}
	// "Martes y jueves", from a day with an hour to another one.
	$hours = strlen( $start ) > 10 ? array( substr( $start, 10 ), substr( $end, 10 ) ) : NO_HOURS;

	return (string) clean_sessions( implode( "\n", written_session_lines( $written, $from, $to, $hours ) ?? array() ) );
}

/** Words of a sheet about the session of a day, behind its colon. */
const CANCELLED_WORDS = '(?:cancelad[oa]|suspendid[oa]|anulad[oa]|cancelled|canceled|cancel\W+lada|suspesa|bertan behera)';
const ALWAYS_WORDS    = '(?:tambien en (?:los )?dias sin actividad|tambe els dies sense activitat|tamen nos dias sen actividade|jarduerarik gabeko egunetan ere|tambem nos dias sem atividade|also on days without activity)';
const ELSEWHERE_WORDS = '(?:en|at|a|em|lekua,)';

/**
 * The sessions that words of a sheet say, as words_of_sessions() writes them, or a person: a rule in each line.
 *
 * @param string       $text    Words, or lines as they are stored.
 * @param list<string> $allowed Doubts (Written_Days) that are taken: 'year' where a day without one is the next such day.
 * @param string       $from    First day of weekdays that say only a last one; '' where they have to say both.
 * @return string Lines as they are stored; '' where it says none, or more than them.
 */
function sessions_of_words( string $text, array $allowed = array(), string $from = '' ): string {
	$stored = clean_sessions( $text );
	if ( null !== $stored ) {
		return $stored;
	}
	$lines = array();
	foreach ( explode( "\n", trim( $text ) ) as $line ) {
		if ( 1 === preg_match( '/^\s*(?<day>[^:]+): (?<words>.+)$/Du', $line, $parts ) ) {
			$words   = plain_words( rtrim( $parts['words'] ) )[0];
			$is_left = 1 === preg_match( '/^' . CANCELLED_WORDS . '$/D', $words );
			if ( $is_left || 1 === preg_match( '/^' . ELSEWHERE_WORDS . ' /', $words ) ) {
				$day     = read_date( $parts['day'] );
				$lines[] = $is_left ? "!$day" : "@$day " . preg_replace( '/^\S+ /', '', $parts['words'] );
				continue;
			}
		}
		$parts   = explode( ',', $line );
		$is_all  = 1 === preg_match( '/^' . ALWAYS_WORDS . '$/D', plain_words( trim( end( $parts ) ) )[0] );
		$written = new Written_Days( $is_all ? implode( ',', array_slice( $parts, 0, -1 ) ) : $line, false, $from );
		$is_sure = $written->is_clear && '' === $written->rest && array() === array_diff( $written->doubts, $allowed );
		$more    = $is_sure ? written_session_lines( $written, $from ) : null;
		if ( null === $more ) {
			return '';
		}
		$lines = array_merge( $lines, $is_all ? preg_replace( '/(?= -\d{4}-)|$/D', ' +all', $more, 1 ) : $more );
	}

	return (string) clean_sessions( implode( "\n", $lines ) );
}
