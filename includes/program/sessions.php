<?php
/**
 * Sessions: the days on which a program takes place. They are stored as lines: one day, or a rule with the names of iCalendar.
 *
 *     2026-11-28 17:00-18:30
 *     2026-10-06/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13 -2026-12-08
 *     2026-10-01/2027-05-31 -1FR 19:00-20:30
 *     2026-10-01/2027-05-31 1,15
 *     2026-10-01/.. MO,TU,WE,TH,FR 09:00-14:00
 *
 * A rule has weekdays, weekdays of a month (the last Friday) or days of a month. Hours, `*2` for every second week or month, and the days
 * without a session are optional. It leaves out the days without activity of the organization (days-off.php), unless it says `+all`. Weeks
 * begin on Monday; weeks and months are counted from that of the first day. With `..` in place of the last day it goes on. A session that ends before
 * it begins ends on the next day. Hours are those of the site's clock, also when the clocks change. Other lines are about all sessions of a day: they
 * are cancelled (`!2026-12-10`, or with a reason, `!2026-12-10 Huelga`), elsewhere (`@2026-12-15 Biblioteca municipal`), or on another day, at the
 * same hours or others (`>2026-12-15 2026-12-18 18:00-19:30`).
 *
 * The panel of the editor has the same format: src/program/panel/sessions.ts. A program without days of its own is a span instead: span.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Weekdays, from Monday. */
const WEEKDAYS = array( 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU' );

/** A line with sessions. */
const SESSION_LINE = '~^(?<from>(?:19|20|21)\d\d-\d\d-\d\d)(?:/(?<to>(?:19|20|21)\d\d-\d\d-\d\d|\.\.) '
	. '(?:(?<weekdays>[A-Z]{2}(?:,[A-Z]{2}){0,6})|(?<monthdays>(?:-1|[1-4])[A-Z]{2}(?:,(?:-1|[1-4])[A-Z]{2})*|[1-9]\d?(?:,[1-9]\d?)*)))?'
	. '(?: (?<start>[0-2]\d:[0-5]\d)(?:-(?<end>[0-2]\d:[0-5]\d))?)?(?: \*(?<every>[1-9]\d?))?(?<all> \+all)?(?<without>(?: -(?:19|20|21)\d\d-\d\d-\d\d)*)$~D';

/** A line about the sessions of a day: they are cancelled, at another place, or on another day. */
const EXCEPTION_LINE = '~^(?:!(?<cancelled>(?:19|20|21)\d\d-\d\d-\d\d)(?: (?<reason>\S.{0,99}))?|@(?<elsewhere>(?:19|20|21)\d\d-\d\d-\d\d) (?<place>\S.{0,99})'
	. '|>(?<moved>(?:19|20|21)\d\d-\d\d-\d\d) (?<to>(?:19|20|21)\d\d-\d\d-\d\d)(?: (?<start>[01]\d:[0-5]\d|2[0-3]:[0-5]\d)(?:-(?<end>[01]\d:[0-5]\d|2[0-3]:[0-5]\d))?)?)$~Du';

/** How many lines, and how many sessions in all: a school year of every day, and no more than a page can show. */
const MOST_SESSION_LINES = 100;
const MOST_SESSIONS      = 1000;

/** The longest time from the first to the last day of a rule, in days: two years. */
const LONGEST_RULE = 731;

/**
 * How many days before and after the beginning of this month a rule without a last day has its days: those of a month before, and of 13 months from any
 * day of it.
 */
const OPEN_RULE_PAST   = 31;
const OPEN_RULE_FUTURE = 430;

/**
 * Sessions in the spelling in which they are stored.
 *
 * @param string $text Lines in any order.
 * @return string|null Null when they cannot be used.
 */
function clean_sessions( string $text ): ?string {
	$clean = sorted_lines( $text );
	$span  = get_span( $clean );
	if ( null !== $span ) {
		return '' === $span['end'] ? "{$span['start']}/.." : get_sessions_of_dates( $span['start'], $span['end'] );
	}

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
 * @return array{problem: ''|'lines'|'sessions'|'line'|'span'|'day', rules: list<SessionRule>} What is wrong: there are too many lines or sessions, a line cannot
 *                                                                                     be read, or a day that is cancelled or elsewhere has no session.
 */
function read_sessions( string $text ): array {
	static $known = array();

	if ( '' === $text ) {
		return array(
			'problem' => '',
			'rules'   => array(),
		);
	}
	$by = stored_days_off();
	if ( ! isset( $known[ $by ][ $text ] ) ) {
		// A card asks several times for its sessions. More would take memory.
		$known                 = count( $known[ $by ] ?? array() ) < 100 ? $known : array();
		$known[ $by ][ $text ] = rules_of_lines( explode( "\n", $text ), days_off_numbers() );
	}

	return $known[ $by ][ $text ];
}

/**
 * The rules of lines. Reading ends at the first problem, so that no text has more days made than a program may have.
 *
 * @param list<string>     $lines Lines.
 * @param array<int, true> $off   Days without activity, by their numbers.
 * @return array{problem: ''|'lines'|'sessions'|'line'|'span'|'day', rules: list<SessionRule>} As above.
 */
function rules_of_lines( array $lines, array $off ): array {
	$rules     = array();
	$cancelled = array();
	$places    = array();
	$moved     = array();
	$problem   = static fn( string $problem ): array => compact( 'problem' ) + array( 'rules' => array() );
	$count     = 0;
	if ( count( $lines ) > MOST_SESSION_LINES ) {
		return $problem( 'lines' );
	}
	if ( 1 === count( $lines ) && null !== get_span( $lines[0] ) ) {
		return $problem( '' );
	}
	foreach ( $lines as $line ) {
		if ( strspn( $line, '!@>' ) > 0 && 1 === preg_match( EXCEPTION_LINE, $line, $parts, PREG_UNMATCHED_AS_NULL ) ) {
			$day    = $parts['cancelled'] ?? $parts['elsewhere'] ?? $parts['moved'] ?? '';
			$number = day_number( $day );
			if ( ! is_day( $day ) || isset( $places[ $number ] ) || isset( $moved[ $number ] ) || ( isset( $parts['moved'] ) && ( isset( $cancelled[ $number ] ) || ! is_day( $parts['to'] ?? '' ) || ">$day $day" === $parts[0] ) ) ) {
				return $problem( 'line' );
			}
			if ( isset( $parts['elsewhere'] ) ) {
				$places[ $number ] = $parts['place'] ?? '';
			} elseif ( isset( $parts['moved'] ) ) {
				if ( abs( day_number( $parts['to'] ?? '' ) - $number ) > LONGEST_RULE ) {
					return $problem( 'line' );
				}
				$moved[ $number ] = array( $parts['to'] ?? '', $parts['start'] ?? '', $parts['end'] ?? '' );
			} else {
				$cancelled[ $number ] = $parts['reason'] ?? '';
			}
			continue;
		}
		$rule = read_session_rule( $line );
		if ( null === $rule ) {
			return $problem( null === get_span( $line ) ? 'line' : 'span' );
		}
		$rules[] = $rule;
		$count  += $rule['is_open'] ? sessions_of_year( $rule ) : count( $rule['days'] );
		if ( $count > MOST_SESSIONS ) {
			return $problem( 'sessions' );
		}
	}
	$others = array();
	foreach ( array() === $moved ? array() : $rules as $rule ) {
		foreach ( array_intersect_key( $moved, array_flip( $rule['days'] ) ) as $number => list( $to, $start, $end ) ) {
			$hours = '' === $start ? array( $rule['start'], $rule['end'] ) : array( $start, $end );
			$other = read_session_rule( rtrim( "$to " . rtrim( implode( '-', $hours ), '-' ) ) );
			if ( null !== $other ) {
				$others[] = array( 'moved' => array( day_number( $to ) => day_of_number( $number ) ) ) + $other;
			}
		}
	}
	foreach ( array_keys( $cancelled + $places + $moved ) as $number ) {
		if ( ! has_any_day( isset( $moved[ $number ] ) ? $rules : array_merge( $rules, $others ), $number ) ) {
			return $problem( 'day' );
		}
	}
	foreach ( array() === $off ? array() : $rules as $index => $rule ) {
		// After the check of the lines: they stay usable whatever days are named later.
		$rules[ $index ] = $rule['is_always'] ? $rule : without_days_off( $rule, $off );
	}
	// A session that was moved to a day without activity takes place, too.
	$rules = array_merge( $rules, $others );
	foreach ( array() === $cancelled + $places + $moved ? array() : $rules as $index => $rule ) {
		$days = array_flip( $rule['days'] );
		$away = array() === $rule['moved'] ? array_map( static fn( array $to ): string => $to[0], array_intersect_key( $moved, $days ) ) : array();

		$rule['places']    = array_intersect_key( $places, $days );
		$rule['reasons']   = array_filter( array_intersect_key( $cancelled, $days ), static fn( string $reason ): bool => '' !== $reason );
		$rule['moved']    += $away;
		$rule['cancelled'] = array_values( array_filter( $rule['days'], static fn( int $day ): bool => isset( $cancelled[ $day ] ) || isset( $away[ $day ] ) ) );
		$rule['days']      = array_values( array_diff( $rule['days'], $rule['cancelled'] ) );
		$rules[ $index ]   = $rule;
	}

	return array( 'problem' => '' ) + compact( 'rules' );
}

/**
 * Whether one of the rules has a day, also where it is one of a rule without a last day that is long past or far ahead.
 *
 * @param list<SessionRule> $rules  Rules.
 * @param int               $number Number of the day.
 */
function has_any_day( array $rules, int $number ): bool {
	$day = day_of_number( $number );
	foreach ( $rules as $rule ) {
		if ( in_array( $number, $rule['days'], true ) || ( $rule['is_open'] && $day >= $rule['from'] && array() !== days_of_rule( array( 'to' => $day ) + $rule, $number ) ) ) {
			return true;
		}
	}

	return false;
}

/**
 * How many sessions a rule has in a year, by which one without a last day counts: those of today would be others tomorrow.
 *
 * @param SessionRule $rule Rule.
 */
function sessions_of_year( array $rule ): int {
	return intdiv( 52 * count( $rule['weekdays'] ) + 12 * count( $rule['monthdays'] ), $rule['every'] );
}

/**
 * A rule that leaves out the days without activity. A day alone takes place: somebody wrote it.
 *
 * @param SessionRule      $rule Rule.
 * @param array<int, true> $off  Days without activity, by their numbers.
 * @return SessionRule
 */
function without_days_off( array $rule, array $off ): array {
	$left_out = is_repeated( $rule ) ? array_filter( $rule['days'], static fn( int $day ): bool => isset( $off[ $day ] ) ) : array();
	if ( array() !== $left_out ) {
		$rule['days']    = array_values( array_diff( $rule['days'], $left_out ) );
		$rule['without'] = array_merge( $rule['without'], array_map( __NAMESPACE__ . '\\day_of_number', array_values( $left_out ) ) );
	}

	return $rule;
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
		'from'      => $parts['from'],
		'to'        => '' === $parts['to'] ? $parts['from'] : $parts['to'],
		'weekdays'  => '' === $parts['weekdays'] ? array() : array_values( array_intersect( WEEKDAYS, explode( ',', $parts['weekdays'] ) ) ),
		'monthdays' => '' === $parts['monthdays'] ? array() : array_values( array_unique( explode( ',', $parts['monthdays'] ) ) ),
		'start'     => $parts['start'],
		'end'       => $parts['end'],
		'every'     => max( 1, (int) $parts['every'] ),
		'is_open'   => '..' === $parts['to'],
		'days'      => array(),
		'cancelled' => array(),
		'places'    => array(),
		'reasons'   => array(),
		'moved'     => array(),
		'is_always' => '' !== $parts['all'],
		'without'   => '' === $parts['without'] ? array() : array_slice( explode( ' -', $parts['without'] ), 1 ),
	);
	if ( $rule['start'] >= '24' || $rule['end'] >= '24' || ! is_day( $rule['from'] ) ) {
		return null;
	}
	if ( ! is_repeated( $rule ) ) {
		$rule['days'] = array( day_number( $rule['from'] ) );

		return array() === $rule['without'] && 1 === $rule['every'] && ! $rule['is_always'] ? $rule : null;
	}
	$first = $rule['from'];
	if ( $rule['is_open'] ) {
		$month      = day_number( substr( current_day( WordPress\get_current_timestamp() ), 0, 8 ) . '01' );
		$first      = max( $rule['from'], day_of_number( $month - OPEN_RULE_PAST ) );
		$rule['to'] = day_of_number( max( day_number( $first ), $month ) + OPEN_RULE_FUTURE );
	}
	foreach ( array_merge( array( $rule['to'] ), $rule['without'] ) as $day ) {
		if ( ! is_day( $day ) ) {
			return null;
		}
	}
	$names     = array_diff( array_map( static fn( string $name ): string => ltrim( $name, '-0..9' ), $rule['monthdays'] ), array( '' ) );
	$is_usable = implode( ',', $rule['weekdays'] ) === $parts['weekdays'] && implode( ',', $rule['monthdays'] ) === $parts['monthdays']
		&& array() === array_diff( $names, WEEKDAYS )
		&& $rule['from'] <= $rule['to'] && ( $rule['is_open'] || day_number( $rule['to'] ) - day_number( $rule['from'] ) <= LONGEST_RULE );
	if ( ! $is_usable ) {
		return null;
	}
	$rule['days'] = days_of_rule( $rule, day_number( $first ) );
	// One that goes on may be between two of its days.
	$days = $rule['is_open'] ? days_of_rule( array( 'to' => day_of_number( day_number( $rule['from'] ) + LONGEST_RULE ) ) + $rule, day_number( $rule['from'] ) ) : $rule['days'];

	return array() === $days ? null : $rule;
}

/**
 * The rules of sessions, with their days. A rule whose sessions are all cancelled, or on days without activity, has none.
 *
 * @param string $text Clean lines.
 * @return list<SessionRule>
 */
function session_rules( string $text ): array {
	return read_sessions( $text )['rules'];
}

/**
 * The days of a rule with weekdays or days of months.
 *
 * @param SessionRule $rule  Rule.
 * @param int         $first Number of the first day that counts.
 * @return list<int> Numbers of days, as in day_number().
 */
function days_of_rule( array $rule, int $first ): array {
	$from = day_number( $rule['from'] );
	$last = day_number( $rule['to'] );
	if ( array() !== $rule['monthdays'] ) {
		$days = days_of_months( $rule, $first );
	} else {
		$offsets = array_keys( array_intersect( WEEKDAYS, $rule['weekdays'] ) );
		$days    = array();
		$step    = 7 * $rule['every'];
		$monday  = $from - weekday_of( $from );
		// From the first week that counts: a rule may be as old as the organization.
		for ( $monday += $step * max( 0, intdiv( $first - $monday, $step ) ); $monday <= $last; $monday += $step ) {
			foreach ( $offsets as $offset ) {
				$days[] = $monday + $offset;
			}
		}
	}
	$without = array_flip( array_map( __NAMESPACE__ . '\\day_number', $rule['without'] ) );

	return array_values( array_filter( $days, static fn( int $day ): bool => $first <= $day && $day <= $last && ! isset( $without[ $day ] ) ) );
}

/**
 * The days of a rule by months, from the first month that counts.
 *
 * @param SessionRule $rule  Rule.
 * @param int         $first Number of the first day that counts.
 * @return list<int> Numbers of days in order. A month without such a day has none.
 */
function days_of_months( array $rule, int $first ): array {
	list( $year, $month ) = array_map( 'intval', explode( '-', $rule['from'] ) );
	$beginning            = static fn( int $later ): int => intdiv( (int) gmmktime( 0, 0, 0, $month + $later, 1, $year ), DAY_IN_SECONDS );
	$last                 = day_number( $rule['to'] );
	$days                 = array();
	list( $in, $on )      = array_map( 'intval', explode( '-', day_of_number( $first ) ) );
	$later                = $rule['every'] * max( 0, intdiv( 12 * ( $in - $year ) + $on - $month, $rule['every'] ) );
	for ( $first = $beginning( $later ); $first <= $last; $first = $beginning( $later ) ) {
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
		'reason'    => $rule['reasons'][ $number ] ?? '',
		'moved'     => $rule['moved'][ $number ] ?? '',
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
				$session = session_on( $day, $rule );

				// Two may begin at the same hour; the same one is said once.
				$sessions[ "{$session['start']} {$session['end']}" ] = $session;
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
 * @param string $text           Clean lines.
 * @param int    $now            Unix time.
 * @param bool   $with_cancelled Whether one that is cancelled, or on another day, counts for its day.
 * @return Session|null Null when there is none.
 */
function next_session( string $text, int $now, bool $with_cancelled = false ): ?array {
	$today     = current_day( $now );
	$yesterday = day_number( $today ) - 1;
	$next      = null;
	$found     = PHP_INT_MAX;
	foreach ( session_rules( $text ) as $rule ) {
		foreach ( $with_cancelled && array() !== $rule['cancelled'] ? array( $rule['days'], $rule['cancelled'] ) : array( $rule['days'] ) as $days ) {
			foreach ( $days as $day ) {
				if ( $day < $yesterday ) {
					// One may go on past midnight.
					continue;
				}
				if ( $day > $found ) {
					break;
				}
				$session = session_on( $day, $rule );
				// At another hour it takes place on this day all the same.
				$is_here = '' === $session['cancelled'] || day_of_number( $day ) !== $session['moved'];
				if ( $is_here && ( substr( $session['end'], 0, 10 ) > $today || ! is_over( $session, $now ) ) ) {
					$next  = null === $next || $session['start'] < $next['start'] ? $session : $next;
					$found = $day;
					break;
				}
			}
		}
	}

	return $next;
}

/**
 * When a program takes place next: its next session, or without one the program itself, until the end of the last day on which it is known to take
 * place. So what begins today counts until the day is over.
 *
 * @param SessionDates $facts Facts.
 * @param int          $now   Unix time.
 * @return SessionDates|Session|null Null when it is over, or no day of it is known.
 */
function next_occurrence( array $facts, int $now ): ?array {
	if ( is_over( $facts, $now ) ) {
		return null;
	}
	$is_known = '' !== $facts['start'] && ! is_past_day( last_known_day( $facts ), $now );

	// Where all sessions are cancelled, there is none.
	return next_session( $facts['sessions'], $now ) ?? ( $is_known && array() === session_rules( $facts['sessions'] ) ? $facts : null );
}

/**
 * Whether several sessions take place.
 *
 * @param string $text Clean lines.
 */
function are_several_sessions( string $text ): bool {
	$count = 0;
	foreach ( session_rules( $text ) as $rule ) {
		$count += count( $rule['days'] );
		if ( $count > 1 ) {
			return true;
		}
	}

	return false;
}

/**
 * The day of the last session.
 *
 * @param list<SessionRule> $rules Rules of at least one.
 */
function last_session_day( array $rules ): string {
	$lasts = array_map( static fn( array $rule ): int => (int) end( $rule['days'] ), $rules );

	return day_of_number( max( 0, ...$lasts ) );
}

/**
 * The beginning of the first session and the end of the last one. What goes on has no end.
 *
 * @param string $sessions Clean lines.
 * @return array{start: string, end: string} '' for none.
 */
function get_dates_of_sessions( string $sessions ): array {
	$span = get_span( $sessions );
	if ( null !== $span ) {
		return $span;
	}
	$rules = session_rules( $sessions );
	// Where all are cancelled, it was to begin and end with them.
	$which  = array() === array_merge( array(), ...array_column( $rules, 'days' ) ) ? 'cancelled' : 'days';
	$starts = array();
	$ends   = array();
	if ( array() !== $rules && in_array( true, array_column( $rules, 'is_open' ), true ) ) {
		return array(
			'start' => min( array_column( $rules, 'from' ) ),
			'end'   => '',
		);
	}
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

	return array(
		'start' => array() === $starts ? '' : min( $starts ),
		'end'   => array() === $ends ? '' : str_replace( 'T24', '', max( $ends ) ),
	);
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
 * Whether a rule has weekdays or days of months.
 *
 * @param SessionRule $rule Rule.
 */
function is_repeated( array $rule ): bool {
	return array() !== $rule['weekdays'] || array() !== $rule['monthdays'];
}

/**
 * Lines of sessions without changes that are not finished, or of days that have no session any more.
 *
 * @param string $lines Lines.
 * @param string $until Day from which they are kept for a person to look at; '' for none.
 */
function keep_usable_changes( string $lines, string $until = '' ): string {
	if ( null !== clean_sessions( $lines ) ) {
		return $lines;
	}
	list( $changes, $kept ) = array( array(), array() );
	foreach ( explode( "\n", $lines ) as $line ) {
		if ( strspn( $line, '!@>' ) > 0 ) {
			$changes[] = $line;
		} else {
			$kept[] = $line;
		}
	}
	foreach ( array_slice( $changes, 0, MOST_SESSION_LINES ) as $change ) {
		$more = sorted_lines( implode( "\n", array_merge( $kept, array( $change ) ) ) );
		$kept = null === clean_sessions( $more ) && ( '' === $until || substr( $change, 1, 10 ) < $until ) ? $kept : explode( "\n", $more );
	}

	return implode( "\n", $kept );
}
