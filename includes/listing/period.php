<?php
/**
 * From when until when a program runs, and when something about it changes by the clock alone. All moments are Unix times.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Period;

use ProgramsFilter\Dates;

defined( 'ABSPATH' ) || exit;

/**
 * When it begins: without a time, with its first day.
 *
 * @param array $facts Facts.
 * @phpstan-param ProgramDates $facts
 * @return int|null Null when nobody said so.
 */
function begins( array $facts ): ?int {
	return '' === $facts['start'] ? null : Dates\timestamp( $facts['start'] );
}

/**
 * When it is over: without a time, at the end of its last day. What has a beginning with a time and no end is over with that day, as it
 * is announced as one event; with a mere first day it goes on.
 *
 * @param array $facts Facts.
 * @phpstan-param ProgramDates $facts
 * @return int|null The first moment after it; null when it goes on.
 */
function ends( array $facts ): ?int {
	if ( '' !== $facts['end'] ) {
		return strlen( $facts['end'] ) > 10 ? Dates\timestamp( $facts['end'] ) : end_of_day( $facts['end'] );
	}

	return strlen( $facts['start'] ) > 10 ? end_of_day( substr( $facts['start'], 0, 10 ) ) : null;
}

/**
 * When a day is over.
 *
 * @param string $day Day.
 */
function end_of_day( string $day ): int {
	static $next = array();

	$next[ $day ] = $next[ $day ] ?? gmdate( 'Y-m-d', Dates\in_utc( $day ) + Dates\DAY );

	return Dates\timestamp( $next[ $day ] );
}

/**
 * Whether it is over.
 *
 * @param array $facts Facts.
 * @param int   $now   Now.
 * @phpstan-param ProgramDates $facts
 */
function is_over( array $facts, int $now ): bool {
	$ends = ends( $facts );

	return null !== $ends && $ends <= $now;
}

/**
 * Where a program stands in time.
 *
 * @param array $facts Its dates.
 * @param int   $now   Now.
 * @phpstan-param ProgramDates $facts
 * @return 'none'|'coming'|'current'|'past' `none` where nobody said when it is; `current` also when only its end is known, or only its first day.
 */
function phase( array $facts, int $now ): string {
	if ( '' === $facts['start'] && '' === $facts['end'] ) {
		return 'none';
	}
	if ( is_over( $facts, $now ) ) {
		return 'past';
	}

	return (int) begins( $facts ) > $now ? 'coming' : 'current';
}

/**
 * When the clock changes what is said about a program: it begins, it is over, its sign-up is.
 *
 * @param array $facts Facts.
 * @phpstan-param array{start: string, end: string, signup_until: string, ...<string, string>} $facts
 * @return list<int>
 */
function changes( array $facts ): array {
	$moments = array( begins( $facts ), ends( $facts ), '' === $facts['signup_until'] ? null : end_of_day( $facts['signup_until'] ) );

	return array_values( array_filter( $moments, 'is_int' ) );
}

/**
 * When it will do so next.
 *
 * @param list<int> $moments All that changes() gave, also of several programs.
 * @param int       $now     Now.
 * @return int|null Null when it will not.
 */
function next_change( array $moments, int $now ): ?int {
	$coming = array_filter( $moments, static fn( int $moment ): bool => $moment > $now );

	return array() === $coming ? null : min( $coming );
}
