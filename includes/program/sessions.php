<?php
/**
 * Sessions: the days on which a program takes place. They are stored as lines: one day, or a rule with the names of iCalendar.
 *
 *     2026-11-28 17:00-18:30
 *     2026-10-06/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13 -2026-12-08
 *     2026-10-01/2027-05-31 -1FR 19:00-20:30
 *     2026-10-01/2027-05-31 1,15
 *
 * A rule has weekdays, weekdays of a month (the last Friday) or days of a month. Hours, `*2` for every second week or month, and the days
 * without a session are optional. Weeks begin on Monday; weeks and months are counted from that of the first day. A session that ends before
 * it begins ends on the next day. Hours are those of the site's clock, also when the clocks change. The lines `!2026-12-10` and
 * `@2026-12-15 Biblioteca municipal` are about all sessions of a day: they are cancelled, or elsewhere.
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

/** A line with sessions. */
const SESSION_LINE = '~^(?<from>(?:19|20|21)\d\d-\d\d-\d\d)(?:/(?<to>(?:19|20|21)\d\d-\d\d-\d\d) '
	. '(?:(?<weekdays>[A-Z]{2}(?:,[A-Z]{2}){0,6})|(?<monthdays>(?:-1|[1-4])[A-Z]{2}(?:,(?:-1|[1-4])[A-Z]{2})*|[1-9]\d?(?:,[1-9]\d?)*)))?'
	. '(?: (?<start>[0-2]\d:[0-5]\d)(?:-(?<end>[0-2]\d:[0-5]\d))?)?(?: \*(?<every>[1-9]\d?))?(?<without>(?: -(?:19|20|21)\d\d-\d\d-\d\d)*)$~D';

/** A line about the sessions of a day: they are cancelled, or at another place. */
const EXCEPTION_LINE = '~^(?:!(?<cancelled>(?:19|20|21)\d\d-\d\d-\d\d)|@(?<elsewhere>(?:19|20|21)\d\d-\d\d-\d\d) (?<place>\S.{0,99}))$~Du';

/** How many lines, and how many sessions in all: a school year of every day, and no more than a page can show. */
const MOST_SESSION_LINES = 100;
const MOST_SESSIONS      = 1000;

/** The longest time from the first to the last day of a rule, in days: two years. */
const LONGEST_RULE = 731;

/**
 * Sessions in the spelling in which they are stored.
 *
 * @param string $text Lines in any order.
 * @return string|null Null when they cannot be used.
 */
function clean_sessions( string $text ): ?string {
	$clean = sorted_lines( $text );

	return '' === read_sessions( $clean )['problem'] ? $clean : null;
}

/**
 * Lines without spaces around them, once, in the order in which they are stored.
 *
 * @param string $text Lines.
 */
function sorted_lines( string $text ): string {
	$lines = preg_split( '/\s*\n\s*/', trim( $text ), -1, PREG_SPLIT_NO_EMPTY );
	$lines = false === $lines ? array() : array_unique( $lines );
	sort( $lines );

	return implode( "\n", $lines );
}

/**
 * Reads sessions.
 *
 * @param string $text Lines.
 * @return array{problem: ''|'lines'|'sessions'|'line'|'day', rules: list<SessionRule>} What is wrong: there are too many lines or sessions, a line cannot
 *                                                                                     be read, or a day that is cancelled or elsewhere has no session.
 */
function read_sessions( string $text ): array {
	static $known = array();

	if ( ! isset( $known[ $text ] ) ) {
		// A listing asks about each of its programs several times. More would take memory.
		$known          = count( $known ) < 1000 ? $known : array();
		$known[ $text ] = rules_of_lines( '' === $text ? array() : explode( "\n", $text ) );
	}

	return $known[ $text ];
}

/**
 * The rules of lines. Reading ends at the first problem, so that no text has more days made than a program may have.
 *
 * @param list<string> $lines Lines.
 * @return array{problem: ''|'lines'|'sessions'|'line'|'day', rules: list<SessionRule>} As above.
 */
function rules_of_lines( array $lines ): array {
	$rules     = array();
	$cancelled = array();
	$places    = array();
	$days      = array();
	$problem   = static fn( string $problem ): array => compact( 'problem' ) + array( 'rules' => array() );
	$count     = 0;
	if ( count( $lines ) > MOST_SESSION_LINES ) {
		return $problem( 'lines' );
	}
	foreach ( $lines as $line ) {
		if ( 1 === preg_match( EXCEPTION_LINE, $line, $parts ) ) {
			$day    = '' === $parts['cancelled'] ? $parts['elsewhere'] : $parts['cancelled'];
			$number = day_number( $day );
			if ( day_of_number( $number ) !== $day || isset( $places[ $number ] ) ) {
				return $problem( 'line' );
			}
			if ( '' === $parts['cancelled'] ) {
				$places[ $number ] = $parts['place'];
			} else {
				$cancelled[ $number ] = true;
			}
			continue;
		}
		$rule = read_session_rule( $line );
		if ( null === $rule ) {
			return $problem( 'line' );
		}
		$rules[] = $rule;
		$days   += array_fill_keys( $rule['days'], true );
		$count  += count( $rule['days'] );
		if ( $count > MOST_SESSIONS ) {
			return $problem( 'sessions' );
		}
	}
	if ( array() !== array_diff_key( $cancelled + $places, $days ) ) {
		return $problem( 'day' );
	}
	foreach ( $rules as $index => $rule ) {
		$rules[ $index ]['days']      = array_values( array_filter( $rule['days'], static fn( int $day ): bool => ! isset( $cancelled[ $day ] ) ) );
		$rules[ $index ]['cancelled'] = array_values( array_filter( $rule['days'], static fn( int $day ): bool => isset( $cancelled[ $day ] ) ) );
		$rules[ $index ]['places']    = array_intersect_key( $places, array_flip( $rule['days'] ) );
	}

	return array( 'problem' => '' ) + compact( 'rules' );
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
	$list = static fn( string $text ): array => '' === $text ? array() : explode( ',', $text );
	$rule = array(
		'from'      => $parts['from'],
		'to'        => '' === $parts['to'] ? $parts['from'] : $parts['to'],
		'weekdays'  => array_values( array_intersect( WEEKDAYS, $list( $parts['weekdays'] ) ) ),
		'monthdays' => array_values( array_unique( $list( $parts['monthdays'] ) ) ),
		'start'     => $parts['start'],
		'end'       => $parts['end'],
		'every'     => max( 1, (int) $parts['every'] ),
		'days'      => array(),
		'cancelled' => array(),
		'places'    => array(),
		'without'   => array_slice( explode( ' -', $parts['without'] ), 1 ),
	);
	foreach ( array_merge( array( $rule['from'], $rule['to'] ), $rule['without'] ) as $day ) {
		if ( day_of_number( day_number( $day ) ) !== $day ) {
			return null;
		}
	}
	$names     = array_diff( array_map( static fn( string $name ): string => ltrim( $name, '-0..9' ), $rule['monthdays'] ), array( '' ) );
	$is_usable = $rule['start'] < '24' && $rule['end'] < '24'
		&& implode( ',', $rule['weekdays'] ) === $parts['weekdays'] && implode( ',', $rule['monthdays'] ) === $parts['monthdays']
		&& array() === array_diff( $names, WEEKDAYS )
		&& $rule['from'] <= $rule['to'] && day_number( $rule['to'] ) - day_number( $rule['from'] ) <= LONGEST_RULE;
	$is_single = array() === $rule['weekdays'] && array() === $rule['monthdays'];

	if ( ! $is_usable || ( $is_single && ( array() !== $rule['without'] || $rule['every'] > 1 ) ) ) {
		return null;
	}
	$rule['days'] = days_of_rule( $rule );

	return array() === $rule['days'] ? null : $rule;
}

/**
 * The rules of sessions, with their days. A rule whose sessions are all cancelled has none.
 *
 * @param string $text Clean lines.
 * @return list<SessionRule>
 */
function session_rules( string $text ): array {
	return read_sessions( $text )['rules'];
}

/**
 * The days of a rule.
 *
 * @param SessionRule $rule Rule.
 * @return list<int> Numbers of days, as in day_number().
 */
function days_of_rule( array $rule ): array {
	$first = day_number( $rule['from'] );
	$last  = day_number( $rule['to'] );
	if ( array() !== $rule['monthdays'] ) {
		$days = days_of_months( $rule );
	} elseif ( array() === $rule['weekdays'] ) {
		$days = array( $first );
	} else {
		$offsets = array_keys( array_intersect( WEEKDAYS, $rule['weekdays'] ) );
		$days    = array();
		for ( $monday = $first - weekday_of( $first ); $monday <= $last; $monday += 7 * $rule['every'] ) {
			foreach ( $offsets as $offset ) {
				$days[] = $monday + $offset;
			}
		}
	}
	$days = array_filter( $days, static fn( int $day ): bool => $first <= $day && $day <= $last );

	return array_values( array_diff( $days, array_map( __NAMESPACE__ . '\\day_number', $rule['without'] ) ) );
}

/**
 * The days of a rule by months, from the first day of its first month.
 *
 * @param SessionRule $rule Rule.
 * @return list<int> Numbers of days in order. A month without such a day has none.
 */
function days_of_months( array $rule ): array {
	list( $year, $month ) = array_map( 'intval', explode( '-', $rule['from'] ) );
	$beginning            = static fn( int $later ): int => intdiv( (int) gmmktime( 0, 0, 0, $month + $later, 1, $year ), DAY_IN_SECONDS );
	$last                 = day_number( $rule['to'] );
	$days                 = array();
	$later                = 0;
	for ( $first = $beginning( 0 ); $first <= $last; $first = $beginning( $later ) ) {
		$next   = $beginning( $later + 1 );
		$later += $rule['every'];
		foreach ( $rule['monthdays'] as $name ) {
			$number  = (int) $name;
			$weekday = array_search( substr( $name, -2 ), WEEKDAYS, true );
			if ( false !== $weekday ) {
				// One of seven days has the weekday.
				$seven  = $number < 0 ? $next - 7 : $first + 7 * ( $number - 1 );
				$days[] = $seven + ( $weekday - weekday_of( $seven ) + 7 ) % 7;
			} elseif ( $first + $number <= $next ) {
				$days[] = $first + $number - 1;
			}
		}
	}
	// The fourth Friday may be the last one.
	$days = array_unique( $days );
	sort( $days );

	return $days;
}

/**
 * A session.
 *
 * @param int         $number Number of its day.
 * @param SessionRule $rule   Its rule.
 * @return Session Beginning and end are as those of a program.
 */
function session_on( int $number, array $rule ): array {
	$day = day_of_number( $number );

	return array(
		'start'     => '' === $rule['start'] ? $day : "{$day}T{$rule['start']}",
		'end'       => '' === $rule['end'] ? $day : ( $rule['end'] > $rule['start'] ? $day : day_of_number( $number + 1 ) ) . "T{$rule['end']}",
		'place'     => $rule['places'][ $number ] ?? '',
		'cancelled' => in_array( $number, $rule['cancelled'], true ) ? '1' : '',
	);
}

/**
 * The sessions in the order of time.
 *
 * @param string $text           Clean lines.
 * @param int    $first          Number of the first day that counts.
 * @param bool   $with_cancelled Whether those that are cancelled are among them.
 * @return list<Session>
 */
function sessions_from( string $text, int $first = PHP_INT_MIN, bool $with_cancelled = false ): array {
	$sessions = array();
	foreach ( session_rules( $text ) as $rule ) {
		foreach ( $with_cancelled ? array_merge( $rule['days'], $rule['cancelled'] ) : $rule['days'] as $day ) {
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
 * @param string $text           Clean lines.
 * @param int    $now            Unix time.
 * @param bool   $with_cancelled Whether those that are cancelled are among them.
 * @return list<Session>
 */
function coming_sessions( string $text, int $now, bool $with_cancelled = false ): array {
	$today = current_day( $now );
	// One may go on past midnight.
	$sessions = '' === $text ? array() : sessions_from( $text, day_number( $today ) - 1, $with_cancelled );
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
 * @return Session|null Null when there is none.
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
 * Whether several sessions take place.
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
	return day_of_number( max( 0, ...array_merge( array(), ...array_column( session_rules( $text ), 'days' ) ) ) );
}

/**
 * Facts with the beginning of the first session and the end of the last one.
 *
 * @param array<string, string> $facts Facts.
 * @return array<string, string>
 */
function facts_of_sessions( array $facts ): array {
	$rules = session_rules( $facts['sessions'] ?? '' );
	// Where all are cancelled, it was to begin and end with them.
	$which  = array() === array_merge( array(), ...array_column( $rules, 'days' ) ) ? 'cancelled' : 'days';
	$starts = array();
	$ends   = array();
	foreach ( $rules as $rule ) {
		$days = $rule[ $which ];
		if ( array() === $days ) {
			continue;
		}
		$starts[] = session_on( $days[0], $rule )['start'];
		$end      = session_on( end( $days ), $rule )['end'];
		// A day ends after all of its hours.
		$ends[] = strlen( $end ) > 10 ? $end : $end . 'T24';
	}

	return array() === $starts || array() === $ends ? $facts : array(
		'start' => min( $starts ),
		'end'   => str_replace( 'T24', '', max( $ends ) ),
	) + $facts;
}

/**
 * The weekday of a day.
 *
 * @param int $number Number of the day.
 * @return int Its place in WEEKDAYS.
 */
function weekday_of( int $number ): int {
	// The first day of 1970 was a Thursday.
	return ( $number % 7 + 10 ) % 7;
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
