<?php
/**
 * The sessions of a program in order: those to come, the next one, the first and the last.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

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
 * @param int    $last           Number of the last day that counts.
 * @return list<Session>
 */
function sessions_from( string $text, int $first = PHP_INT_MIN, bool $with_cancelled = false, int $last = PHP_INT_MAX ): array {
	$sessions = array();
	foreach ( session_rules( $text ) as $rule ) {
		foreach ( $with_cancelled ? array_merge( $rule['days'], $rule['cancelled'] ) : $rule['days'] as $day ) {
			if ( $day >= $first && $day <= $last ) {
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

	return array_values( array_filter( $sessions, static fn( array $session ): bool => substr( $session['end'], 0, 10 ) > $today || ! is_over( $session, $now ) ) );
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
	$days = array();
	foreach ( session_rules( $text ) as $rule ) {
		$days += array_flip( $with_cancelled ? array_merge( $rule['days'], $rule['cancelled'] ) : $rule['days'] );
	}
	ksort( $days );
	// One may go on past midnight.
	$first = day_number( current_day( $now ) ) - 1;
	foreach ( array_keys( $days ) as $day ) {
		foreach ( $day < $first ? array() : sessions_from( $text, $day, $with_cancelled, $day ) as $session ) {
			// At another hour it takes place on this day all the same.
			if ( ! is_over( $session, $now ) && ( '' === $session['cancelled'] || substr( $session['start'], 0, 10 ) !== $session['moved'] ) ) {
				return $session;
			}
		}
	}

	return null;
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
 * How many sessions take place.
 *
 * @param string $text Clean lines.
 */
function count_sessions( string $text ): int {
	return count( array_merge( array(), ...array_column( session_rules( $text ), 'days' ) ) );
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
 * @param string $text Clean lines.
 * @return array{start: string, end: string} '' for none.
 */
function get_dates_of_sessions( string $text ): array {
	$span = get_span( $text );
	if ( null !== $span ) {
		return $span;
	}
	$rules = session_rules( $text );
	if ( array() !== $rules && in_array( true, array_column( $rules, 'is_open' ), true ) ) {
		return array(
			'start' => min( array_column( $rules, 'from' ) ),
			'end'   => '',
		);
	}
	// Where all are cancelled, it was to begin and end with them.
	$sessions = sessions_from( $text, PHP_INT_MIN, count_sessions( $text ) < 1 );
	// A day ends after all of its hours.
	$ends = array_map( static fn( string $end ): string => $end . ( 10 === strlen( $end ) ? 'T24' : '' ), array_column( $sessions, 'end' ) );

	return array(
		'start' => $sessions[0]['start'] ?? '',
		'end'   => str_replace( 'T24', '', max( array( '', ...$ends ) ) ),
	);
}
