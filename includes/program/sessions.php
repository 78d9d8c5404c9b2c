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
 * @return SessionRule|null Null when it cannot be used.
 */
function session_rule( string $line ): ?array {
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
		'without'  => array_slice( explode( ' -', $parts['without'] ), 1 ),
	);
	foreach ( array_merge( array( $rule['from'], $rule['to'] ), $rule['without'] ) as $day ) {
		if ( clean_moment( $day ) !== $day ) {
			return null;
		}
	}
	$is_usable = $rule['start'] < '24' && $rule['end'] < '24' && implode( ',', $rule['weekdays'] ) === $parts['weekdays']
		&& $rule['from'] <= $rule['to'] && day_number( $rule['to'] ) - day_number( $rule['from'] ) <= LONGEST_RULE;

	return $is_usable ? $rule : null;
}

/**
 * The rules of sessions.
 *
 * @param string $text Clean lines.
 * @return list<SessionRule>
 */
function session_rules( string $text ): array {
	return array_values( array_filter( array_map( __NAMESPACE__ . '\\session_rule', '' === $text ? array() : explode( "\n", $text ) ) ) );
}

/**
 * All sessions in the order of time.
 *
 * @param string $text Clean lines.
 * @return list<ProgramDates> Beginning and end of each, as those of a program.
 */
function all_sessions( string $text ): array {
	static $known = array();

	// All that is asked about a program is asked in turn.
	if ( ! isset( $known[ $text ] ) ) {
		$sessions = array();
		foreach ( session_rules( $text ) as $rule ) {
			foreach ( days_of_rule( $rule ) as $day ) {
				$session                       = session_on( $day, $rule );
				$sessions[ $session['start'] ] = $session;
			}
		}
		ksort( $sessions );
		$known = array( $text => array_values( $sessions ) );
	}

	return $known[ $text ];
}

/**
 * The days of a rule.
 *
 * @param SessionRule $rule Rule.
 * @return list<string>
 */
function days_of_rule( array $rule ): array {
	if ( array() === $rule['weekdays'] ) {
		return array( $rule['from'] );
	}
	$first   = day_number( $rule['from'] );
	$last    = day_number( $rule['to'] );
	$offsets = array_keys( array_intersect( WEEKDAYS, $rule['weekdays'] ) );
	$days    = array();
	// The first day of 1970 was a Thursday.
	for ( $monday = $first - ( $first + 3 ) % 7; $monday <= $last; $monday += 7 * $rule['every'] ) {
		foreach ( $offsets as $offset ) {
			if ( $monday + $offset >= $first && $monday + $offset <= $last ) {
				$days[] = gmdate( 'Y-m-d', ( $monday + $offset ) * DAY_IN_SECONDS );
			}
		}
	}

	return array_values( array_diff( $days, $rule['without'] ) );
}

/**
 * A session.
 *
 * @param string      $day  Day.
 * @param SessionRule $rule Its rule.
 * @return ProgramDates
 */
function session_on( string $day, array $rule ): array {
	$last = $rule['end'] > $rule['start'] ? $day : day_after( $day );

	return array(
		'start' => '' === $rule['start'] ? $day : "{$day}T{$rule['start']}",
		'end'   => '' === $rule['end'] ? $day : "{$last}T{$rule['end']}",
	);
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

	return array_values( array_filter( all_sessions( $text ), static fn( array $session ): bool => substr( $session['end'], 0, 10 ) >= $today && ! is_over( $session, $now ) ) );
}

/**
 * Facts with the beginning of the first session and the end of the last one.
 *
 * @param array<string, string> $facts Facts.
 * @return array<string, string>
 */
function facts_of_sessions( array $facts ): array {
	$sessions = all_sessions( $facts['sessions'] ?? '' );

	return array() === $sessions ? $facts : array(
		'start' => $sessions[0]['start'],
		'end'   => max( array_column( $sessions, 'end' ) ),
	) + $facts;
}

/**
 * The number of a day, counted from the first day of 1970.
 *
 * @param string $day Day.
 */
function day_number( string $day ): int {
	return intdiv( (int) gmmktime( 0, 0, 0, (int) substr( $day, 5, 2 ), (int) substr( $day, 8, 2 ), (int) substr( $day, 0, 4 ) ), DAY_IN_SECONDS );
}
