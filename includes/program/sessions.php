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
	// A card asks several times for its sessions.
	return '' === $text ? array(
		'problem' => '',
		'rules'   => array(),
	) : WordPress\get_cached( 'sessions ' . md5( stored_days_off() . $text ), static fn(): array => read_session_lines( explode( "\n", $text ), days_off_numbers() ) );
}

/**
 * Reads lines of sessions. Reading ends at the first problem, so that no text has more days made than a program may have.
 *
 * @param list<string>     $lines Lines.
 * @param array<int, true> $off   Days without activity, by their numbers.
 * @return array{problem: ''|'lines'|'sessions'|'line'|'span'|'day', rules: list<SessionRule>} As above.
 */
function read_session_lines( array $lines, array $off ): array {
	$rules   = array();
	$changes = array();
	$problem = static fn( string $problem ): array => compact( 'problem' ) + array( 'rules' => array() );
	$count   = 0;
	if ( count( $lines ) > MOST_SESSION_LINES ) {
		return $problem( 'lines' );
	}
	if ( 1 === count( $lines ) && null !== get_span( $lines[0] ) ) {
		return $problem( '' );
	}
	foreach ( $lines as $line ) {
		if ( 1 === preg_match( EXCEPTION_LINE, $line, $change, PREG_UNMATCHED_AS_NULL ) ) {
			$day    = (string) ( $change['cancelled'] ?? $change['elsewhere'] ?? $change['moved'] );
			$to     = $change['to'] ?? $day;
			$number = day_number( $day );
			$change = array_filter( $change, 'is_string' );
			$known  = $changes[ $number ] ?? array();
			// What is elsewhere may be cancelled as well.
			$is_second = array() !== $known && ( isset( $known['moved'] ) || isset( $change['moved'] ) || isset( $known['cancelled'] ) === isset( $change['cancelled'] ) );
			if ( ! is_day( $day ) || ! is_day( $to ) || $is_second || ">$day $day" === $line || abs( day_number( $to ) - $number ) > LONGEST_RULE ) {
				return $problem( 'line' );
			}
			$changes[ $number ] = $change + $known;
			continue;
		}
		$rule = read_session_rule( $line );
		if ( null === $rule ) {
			return $problem( null === get_span( $line ) ? 'line' : 'span' );
		}
		$rules[] = $rule;
		// Of one without a last day, those of a year: those of today would be others tomorrow.
		$count += $rule['is_open'] ? intdiv( 52 * count( $rule['weekdays'] ) + 12 * count( $rule['monthdays'] ), $rule['every'] ) : count( $rule['days'] );
		if ( $count > MOST_SESSIONS ) {
			return $problem( 'sessions' );
		}
	}
	$moved = get_moved_sessions( $rules, array_filter( $changes, static fn( array $change ): bool => isset( $change['moved'] ) ) );
	foreach ( $changes as $number => $change ) {
		$of_day = array_filter(
			isset( $change['moved'] ) ? $rules : array_merge( $rules, $moved ),
			// One without a last day goes on after the days of a year.
			static fn( array $rule ): bool => in_array( $number, $rule['is_open'] && day_number( $rule['from'] ) <= $number ? days_of_rule( array( 'to' => day_of_number( $number ) ) + $rule, $number ) : $rule['days'], true )
		);
		if ( array() === $of_day ) {
			return $problem( 'day' );
		}
	}
	foreach ( $rules as $index => $rule ) {
		// A day alone takes place: somebody wrote it.
		$without = is_repeated( $rule ) && ! $rule['is_always'] ? array_filter( $rule['days'], static fn( int $day ): bool => isset( $off[ $day ] ) ) : array();

		$rules[ $index ]['days']    = array_values( array_diff( $rule['days'], $without ) );
		$rules[ $index ]['without'] = array_merge( $rule['without'], array_map( __NAMESPACE__ . '\\day_of_number', array_values( $without ) ) );
	}

	// A session that was moved to a day without activity takes place, too.
	return array(
		'problem' => '',
		'rules'   => array_map( static fn( array $rule ): array => apply_session_changes( $rule, $changes ), array_merge( $rules, $moved ) ),
	);
}

/**
 * The sessions that were moved to another day, as rules of a day.
 *
 * @param list<SessionRule>              $rules   Rules.
 * @param array<int, array<string|null>> $changes Parts of the lines by the number of the day from which they move.
 * @return list<SessionRule>
 */
function get_moved_sessions( array $rules, array $changes ): array {
	$moved = array();
	foreach ( $rules as $rule ) {
		foreach ( array_intersect_key( $changes, array_flip( $rule['days'] ) ) as $number => $change ) {
			$hours = isset( $change['start'] ) ? array( $change['start'], $change['end'] ?? '' ) : array( $rule['start'], $rule['end'] );
			$other = read_session_rule( rtrim( "{$change['to']} " . rtrim( implode( '-', $hours ), '-' ) ) );
			if ( null !== $other ) {
				$moved[] = array( 'moved' => array( day_number( $other['from'] ) => day_of_number( $number ) ) ) + $other;
			}
		}
	}

	return $moved;
}

/**
 * A rule with what is different on single days.
 *
 * @param SessionRule                    $rule    Rule.
 * @param array<int, array<string|null>> $changes Parts of the lines by the number of the day.
 * @return SessionRule
 */
function apply_session_changes( array $rule, array $changes ): array {
	$changes = array_intersect_key( $changes, array_flip( $rule['days'] ) );
	$get     = static fn( string $part ): array => array_diff( array_map( static fn( array $change ): string => $change[ $part ] ?? '', $changes ), array( '' ) );
	// What was moved here stays.
	$away = array() === $rule['moved'] ? $get( 'to' ) : array();

	$rule['places']    = $get( 'place' );
	$rule['reasons']   = $get( 'reason' );
	$rule['moved']    += $away;
	$rule['cancelled'] = array_values( array_intersect( $rule['days'], array_keys( $get( 'cancelled' ) + $away ) ) );
	$rule['days']      = array_values( array_diff( $rule['days'], $rule['cancelled'] ) );

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
	return array() === $rule['days'] && ! $rule['is_open'] ? null : $rule;
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
