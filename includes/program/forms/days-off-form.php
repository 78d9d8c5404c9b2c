<?php
/**
 * Days without activity as a person writes them, those of the next year, and the sessions that they move.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\{Reader, WordPress};

defined( 'ABSPATH' ) || exit;

/** How many days or holidays there can be, the longest one in days, and the bytes of all of them. */
const MAX_DAYS_OFF        = 300;
const MAX_TIME_OFF_DAYS   = 366;
const MAX_DAYS_OFF_LENGTH = 50000;

/** Letters of a name. */
const MAX_DAYS_OFF_NAME_LENGTH = 100;

/**
 * Reads days as a person writes them, a line for each: "Navidad: del 24 de diciembre al 7 de enero", "6 y 8 de diciembre".
 *
 * @param string $text Lines.
 * @return array{list<DaysOff>, list<string>}|null Days in order, once; and the lines that are not understood. Null for more than MAX_DAYS_OFF.
 */
function read_days_off( string $text ): ?array {
	$days   = array();
	$unread = array();
	$lines  = array_diff( array_map( 'trim', explode( "\n", $text ) ), array( '' ) );
	if ( count( $lines ) > MAX_DAYS_OFF ) {
		return null;
	}
	foreach ( $lines as $line ) {
		$read = days_off_of_line( $line );
		if ( array() === $read ) {
			$unread[] = $line;
		}
		foreach ( $read as $time ) {
			$days[ "{$time['from']}/{$time['to']}" ] = $time;
		}
	}
	ksort( $days );

	return count( $days ) > MAX_DAYS_OFF ? null : array( array_values( $days ), $unread );
}

/**
 * Reads the days of a line. What is before a colon may be a name with days of its own, such as "Viernes Santo: 26/3/2027".
 *
 * @param string $line Line.
 * @return list<DaysOff> None where it is not understood.
 */
function days_off_of_line( string $line ): array {
	$colon = strrpos( $line, ':' );
	$days  = false === $colon ? array() : days_off_of_words( substr( $line, $colon + 1 ), substr( $line, 0, $colon ) );

	return array() === $days ? days_off_of_words( $line ) : $days;
}

/**
 * Reads days.
 *
 * @param string $words Words.
 * @param string $name  Their name; '' where the words say it.
 * @return list<DaysOff> None where they are not understood, or say more beside a name.
 */
function days_off_of_words( string $words, string $name = '' ): array {
	$read  = new Reader\Days( $words );
	$group = $read->groups[0] ?? null;
	if ( ! $read->is_clear || null === $group || isset( $read->groups[1] ) || '' !== $group['weekdays'] || array() !== $group['hours'] ) {
		return array();
	}
	if ( '' !== $name && '' !== $read->rest ) {
		return array();
	}
	$days = array();
	foreach ( $group['days'] as $span ) {
		if ( '' === $span['start'] || '' === $span['end'] || $span['start'] > $span['end'] || day_number( $span['end'] ) - day_number( $span['start'] ) > MAX_TIME_OFF_DAYS ) {
			return array();
		}
		$days[] = array(
			'from' => $span['start'],
			'to'   => $span['end'],
			'name' => mb_substr( trim( '' === $name ? $read->rest : $name, " \t:;,.-–—()" ), 0, MAX_DAYS_OFF_NAME_LENGTH ),
		);
	}

	return $days;
}

/**
 * Days in words that are read back.
 *
 * @param DaysOff $time Days.
 */
function words_of_days_off( array $time ): string {
	$days = sheet_day( $time['from'] );
	if ( $time['from'] !== $time['to'] ) {
		/* translators: 1: first day, 2: last day. */
		$days = sprintf( _x( 'from %1$s to %2$s', 'sessions in a sheet', 'programs-filter' ), $days, sheet_day( $time['to'] ) );
	}

	return '' === $time['name'] ? $days : "{$time['name']}: $days";
}

/**
 * The days of the last twelve months of a list, a year later. Those of Easter follow it.
 *
 * @param list<DaysOff> $days Days in order.
 * @return list<DaysOff> Without those that the list has.
 */
function days_off_next_year( array $days ): array {
	$newest = max( array_merge( array( '' ), array_column( $days, 'from' ) ) );
	$next   = array();
	foreach ( $days as $time ) {
		if ( '' === $newest || day_number( $newest ) - day_number( $time['from'] ) > 364 ) {
			continue;
		}
		$year   = (int) $time['from'];
		$easter = easter( $year );
		$first  = day_number( $time['from'] );
		$length = day_number( $time['to'] ) - $first;
		// From Maundy Thursday to Easter Monday; what lasts longer than a holiday of Easter stays.
		$is_of_easter = $length < 21 && $first <= $easter + 1 && $first + $length >= $easter - 3;
		$from         = $is_of_easter ? easter( $year + 1 ) + $first - $easter : day_number( gmdate( 'Y-m-d', (int) strtotime( "{$time['from']} +1 year" ) ) );
		$next[]       = array(
			'from' => day_of_number( $from ),
			'to'   => day_of_number( $from + $length ),
			'name' => $time['name'],
		);
	}

	return array_values( array_udiff( $next, $days, static fn( array $one, array $other ): int => array( $one['from'], $one['to'] ) <=> array( $other['from'], $other['to'] ) ) );
}

/**
 * Easter Sunday, by the algorithm of Meeus, Jones and Butcher.
 *
 * @param int $year Year.
 * @return int Its number, as in day_number().
 */
function easter( int $year ): int {
	$golden  = $year % 19;
	$century = intdiv( $year, 100 );
	$leap    = $year % 100;
	$moon    = ( 19 * $golden + $century - intdiv( $century, 4 ) - intdiv( $century - intdiv( $century + 8, 25 ) + 1, 3 ) + 15 ) % 30;
	$sunday  = ( 32 + 2 * ( $century % 4 ) + 2 * intdiv( $leap, 4 ) - $moon - $leap % 4 ) % 7;
	$later   = $moon + $sunday - 7 * intdiv( $golden + 11 * $moon + 22 * $sunday, 451 );

	// Days after 22 March.
	return day_number( "$year-03-22" ) + $later;
}

/**
 * The coming sessions that other days without activity would remove and bring back.
 *
 * @param list<DaysOff> $days Days in place of the stored ones.
 * @return array<int, array{gone: list<string>, back: list<string>}> Days by program, for programs with such sessions.
 */
function sessions_moved_by_days_off( array $days ): array {
	$now     = days_off_numbers();
	$then    = numbers_of_days_off( $days );
	$today   = day_number( current_day( WordPress\get_current_timestamp() ) );
	$days_of = static function ( string $lines, array $off ) use ( $today ): array {
		$rules = read_session_lines( explode( "\n", $lines ), $off )['rules'];

		return array_filter( array_merge( array(), ...array_column( $rules, 'days' ) ), static fn( int $day ): bool => $day >= $today );
	};
	$moved   = array();
	foreach ( facts_of_many( DATE_FACTS, "post_status NOT IN ( 'trash', 'auto-draft' )" ) as $program => $facts ) {
		if ( '' !== $facts['sessions'] ) {
			$before = $days_of( $facts['sessions'], $now );
			$after  = $days_of( $facts['sessions'], $then );
			$change = array(
				'gone' => sorted_days( array_diff( $before, $after ) ),
				'back' => sorted_days( array_diff( $after, $before ) ),
			);
			if ( array() !== array_merge( $change['gone'], $change['back'] ) ) {
				$moved[ $program ] = $change;
			}
		}
	}

	return $moved;
}

/**
 * Days in order, once.
 *
 * @param array<int> $numbers Their numbers.
 * @return list<string>
 */
function sorted_days( array $numbers ): array {
	$numbers = array_unique( $numbers );
	sort( $numbers );

	return array_map( __NAMESPACE__ . '\\day_of_number', $numbers );
}
