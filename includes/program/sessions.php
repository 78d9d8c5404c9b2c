<?php
/**
 * Sessions: the days on which a program takes place. They are stored as lines: one day, or a rule with weekdays, by the names of iCalendar.
 *
 *     2026-11-28 17:00-18:30
 *     2026-10-06/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13 -2026-12-08
 *
 * Hours, `*2` for every second week, and the days without a session are optional. Weeks begin on Monday and are counted from that of the first day.
 * A session that ends before it begins ends on the next day. Hours are those of the site's clock, also when the clocks change.
 *
 * The panel of the editor has the same format: src/program/panel/sessions.ts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Weekdays, from Monday. */
const WEEKDAYS = array( 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU' );

/** A line. */
const SESSION_LINE = '~^(?<from>\d{4}-\d\d-\d\d)(?:/(?<to>\d{4}-\d\d-\d\d) (?<weekdays>[A-Z]{2}(?:,[A-Z]{2}){0,6}))?(?: (?<start>[0-2]\d:[0-5]\d)(?:-(?<end>[0-2]\d:[0-5]\d))?)?(?: \*(?<every>[1-9]\d?))?(?<without>(?: -\d{4}-\d\d-\d\d)*)$~D';

/** The longest time from the first to the last day of a rule, in days: two years. */
const LONGEST_RULE = 731;

/**
 * Sessions in the spelling in which they are stored.
 *
 * @param string $text Lines in any order.
 * @return string|null Lines by their first day; null when one cannot be used.
 */
function clean_sessions( string $text ): ?string {
	$lines = preg_split( '/\s*\n\s*/', trim( $text ) );
	$lines = false === $lines || array( '' ) === $lines ? array() : array_unique( $lines );
	foreach ( $lines as $line ) {
		if ( null === session_rule( $line ) ) {
			return null;
		}
	}
	sort( $lines );

	return implode( "\n", $lines );
}

/**
 * The rule of a line.
 *
 * @param string $line Line.
 * @return SessionRule|null Null when it cannot be used, and when it has no day.
 */
function session_rule( string $line ): ?array {
	static $known = array();

	if ( ! array_key_exists( $line, $known ) ) {
		// A listing asks about each of its programs several times. More would take memory.
		$known          = count( $known ) < 1000 ? $known : array();
		$known[ $line ] = read_session_rule( $line );
	}

	return $known[ $line ];
}

/**
 * Reads the rule of a line.
 *
 * @param string $line Line.
 * @return SessionRule|null Null when it cannot be used, and when it has no day.
 */
function read_session_rule( string $line ): ?array {
	if ( 1 !== preg_match( SESSION_LINE, $line, $parts ) ) {
		return null;
	}
	$rule = array(
		'from'     => $parts['from'],
		'to'       => '' === $parts['to'] ? $parts['from'] : $parts['to'],
		'weekdays' => array_values( array_intersect( WEEKDAYS, explode( ',', $parts['weekdays'] ) ) ),
		'start'    => $parts['start'],
		'end'      => $parts['end'],
		'every'    => max( 1, (int) $parts['every'] ),
		'days'     => array(),
		'without'  => array_slice( explode( ' -', $parts['without'] ), 1 ),
	);
	foreach ( array_merge( array( $rule['from'], $rule['to'] ), $rule['without'] ) as $day ) {
		if ( day_of_number( day_number( $day ) ) !== $day ) {
			return null;
		}
	}
	$is_usable = $rule['start'] < '24' && $rule['end'] < '24' && implode( ',', $rule['weekdays'] ) === $parts['weekdays']
		&& $rule['from'] <= $rule['to'] && day_number( $rule['to'] ) - day_number( $rule['from'] ) <= LONGEST_RULE;

	if ( ! $is_usable || ( array() === $rule['weekdays'] && ( array() !== $rule['without'] || $rule['every'] > 1 ) ) ) {
		return null;
	}
	$rule['days'] = days_of_rule( $rule );

	return array() === $rule['days'] ? null : $rule;
}

/**
 * The rules of sessions, with their days.
 *
 * @param string $text Clean lines.
 * @return list<SessionRule>
 */
function session_rules( string $text ): array {
	return '' === $text ? array() : array_values( array_filter( array_map( __NAMESPACE__ . '\\session_rule', explode( "\n", $text ) ), 'is_array' ) );
}

/**
 * The days of a rule.
 *
 * @param SessionRule $rule Rule.
 * @return list<int> Numbers of days, as in day_number().
 */
function days_of_rule( array $rule ): array {
	$first = day_number( $rule['from'] );
	if ( array() === $rule['weekdays'] ) {
		return array( $first );
	}
	$last    = day_number( $rule['to'] );
	$offsets = array_keys( array_intersect( WEEKDAYS, $rule['weekdays'] ) );
	$days    = array();
	// The first day of 1970 was a Thursday.
	for ( $monday = $first - ( $first + 3 ) % 7; $monday <= $last; $monday += 7 * $rule['every'] ) {
		foreach ( $offsets as $offset ) {
			if ( $monday + $offset >= $first && $monday + $offset <= $last ) {
				$days[] = $monday + $offset;
			}
		}
	}

	return array() === $rule['without'] ? $days : array_values( array_diff( $days, array_map( __NAMESPACE__ . '\\day_number', $rule['without'] ) ) );
}

/**
 * A session.
 *
 * @param int         $number Number of its day.
 * @param SessionRule $rule   Its rule.
 * @return ProgramDates Beginning and end, as those of a program.
 */
function session_on( int $number, array $rule ): array {
	$day = day_of_number( $number );

	return array(
		'start' => '' === $rule['start'] ? $day : "{$day}T{$rule['start']}",
		'end'   => '' === $rule['end'] ? $day : ( $rule['end'] > $rule['start'] ? $day : day_after( $day ) ) . "T{$rule['end']}",
	);
}

/**
 * The sessions in the order of time.
 *
 * @param string $text  Clean lines.
 * @param int    $first Number of the first day that counts.
 * @return list<ProgramDates>
 */
function sessions_from( string $text, int $first = PHP_INT_MIN ): array {
	$sessions = array();
	foreach ( session_rules( $text ) as $rule ) {
		foreach ( $rule['days'] as $day ) {
			if ( $day >= $first ) {
				$session                       = session_on( $day, $rule );
				$sessions[ $session['start'] ] = $session;
			}
		}
	}
	ksort( $sessions );

	return array_values( $sessions );
}

/**
 * The sessions that are not over.
 *
 * @param string $text Clean lines.
 * @param int    $now  Unix time.
 * @return list<ProgramDates>
 */
function coming_sessions( string $text, int $now ): array {
	$today = current_day( $now );
	// One may go on past midnight.
	$sessions = '' === $text ? array() : sessions_from( $text, day_number( $today ) - 1 );
	while ( isset( $sessions[0] ) && substr( $sessions[0]['end'], 0, 10 ) <= $today && is_over( $sessions[0], $now ) ) {
		array_shift( $sessions );
	}

	return $sessions;
}

/**
 * The next session, or the one that goes on.
 *
 * @param string $text Clean lines.
 * @param int    $now  Unix time.
 * @return ProgramDates|null Null when there is none.
 */
function next_session( string $text, int $now ): ?array {
	$today     = current_day( $now );
	$yesterday = day_number( $today ) - 1;
	$next      = null;
	foreach ( session_rules( $text ) as $rule ) {
		foreach ( $rule['days'] as $day ) {
			if ( $day < $yesterday ) {
				// One may go on past midnight.
				continue;
			}
			$session = session_on( $day, $rule );
			if ( substr( $session['end'], 0, 10 ) > $today || ! is_over( $session, $now ) ) {
				$next = null === $next || $session['start'] < $next['start'] ? $session : $next;
				break;
			}
		}
	}

	return $next;
}

/**
 * Whether there are several sessions.
 *
 * @param string $text Clean lines.
 */
function are_several_sessions( string $text ): bool {
	return array_sum( array_map( 'count', array_column( session_rules( $text ), 'days' ) ) ) > 1;
}

/**
 * The day of the last session.
 *
 * @param string $text Clean lines of at least one.
 */
function last_session_day( string $text ): string {
	return day_of_number( max( 0, ...array_map( static fn( array $rule ): int => (int) end( $rule['days'] ), session_rules( $text ) ) ) );
}

/**
 * Facts with the beginning of the first session and the end of the last one.
 *
 * @param array<string, string> $facts Facts.
 * @return array<string, string>
 */
function facts_of_sessions( array $facts ): array {
	$starts = array();
	$ends   = array();
	foreach ( session_rules( $facts['sessions'] ?? '' ) as $rule ) {
		$starts[] = session_on( $rule['days'][0], $rule )['start'];
		$end      = session_on( (int) end( $rule['days'] ), $rule )['end'];
		// A day ends after all of its hours.
		$ends[] = strlen( $end ) > 10 ? $end : $end . 'T24';
	}

	return array() === $starts ? $facts : array(
		'start' => min( $starts ),
		'end'   => str_replace( 'T24', '', max( $ends ) ),
	) + $facts;
}

/**
 * The number of a day, counted from the first day of 1970.
 *
 * @param string $day Day.
 */
function day_number( string $day ): int {
	return intdiv( (int) strtotime( "$day UTC" ), DAY_IN_SECONDS );
}

/**
 * The day with a number.
 *
 * @param int $number Number, as in day_number().
 */
function day_of_number( int $number ): string {
	return gmdate( 'Y-m-d', $number * DAY_IN_SECONDS );
}
