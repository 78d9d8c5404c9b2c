<?php
/**
 * From when until when a program runs, and when something about it changes by the clock alone. All moments are Unix times.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * When it begins: without a time, with its first day.
 *
 * @param ProgramDates $facts Facts.
 * @return int|null Null when nobody said so.
 */
function begins_at( array $facts ): ?int {
	return '' === $facts['start'] ? null : date_timestamp( $facts['start'] );
}

/**
 * When it is over: without a time, at the end of its last day. What has a beginning with a time and no end is over with that day, as it
 * is announced as one event; with a mere first day it goes on.
 *
 * @param ProgramDates $facts Facts.
 * @return int|null The first moment after it; null when it goes on.
 */
function ends_at( array $facts ): ?int {
	if ( strlen( $facts['end'] ) > 10 ) {
		return date_timestamp( $facts['end'] );
	}
	$day = last_day( $facts );

	return '' === $day ? null : end_of_day( $day );
}

/**
 * The day with which it is over, unless its end has a time.
 *
 * @param ProgramDates $facts Facts.
 * @return string Day; '' when it goes on.
 */
function last_day( array $facts ): string {
	return '' !== $facts['end'] || strlen( $facts['start'] ) <= 10 ? $facts['end'] : substr( $facts['start'], 0, 10 );
}

/**
 * When a day is over.
 *
 * @param string $day Day.
 */
function end_of_day( string $day ): int {
	static $next = array();

	$next[ $day ] = $next[ $day ] ?? day_after( $day );

	return date_timestamp( $next[ $day ] );
}

/**
 * The day after a day.
 *
 * @param string $day Day.
 */
function day_after( string $day ): string {
	return gmdate( 'Y-m-d', timestamp_in_utc( $day ) + DAY_IN_SECONDS );
}

/**
 * Whether a day is over. Days are compared, as a listing has thousands: a day's end as Unix time takes longer.
 *
 * @param string $day Day.
 * @param int    $now Now.
 */
function is_past_day( string $day, int $now ): bool {
	return $day < current_day( $now );
}

/**
 * The day that it is in the site's time zone: the last one that has begun.
 *
 * @param int $now Unix time.
 */
function current_day( int $now ): string {
	static $known = array();

	$zone = site_formats()['zone'];
	if ( ! isset( $known[ $zone ][ $now ] ) ) {
		$day  = ( new \DateTimeImmutable( "@$now" ) )->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		$next = day_after( $day );
		// Where the clocks go back behind midnight, the day that begins then is not the one before again.
		$known[ $zone ] = array( $now => date_timestamp( $next ) <= $now ? $next : $day );
	}

	return $known[ $zone ][ $now ];
}

/**
 * Whether it is over.
 *
 * @param ProgramDates $facts Facts.
 * @param int          $now   Now.
 */
function is_over( array $facts, int $now ): bool {
	if ( strlen( $facts['end'] ) > 10 ) {
		return date_timestamp( $facts['end'] ) <= $now;
	}
	$day = last_day( $facts );

	return '' !== $day && is_past_day( $day, $now );
}

/**
 * Where a program stands in time.
 *
 * @param ProgramDates $facts Its dates.
 * @param int          $now   Now.
 * @return 'none'|'coming'|'current'|'past' `none` where nobody said when it is; `current` also when only its end is known, or only its first day.
 */
function program_phase( array $facts, int $now ): string {
	if ( '' === $facts['start'] && '' === $facts['end'] ) {
		return 'none';
	}
	if ( is_over( $facts, $now ) ) {
		return 'past';
	}

	return (int) begins_at( $facts ) > $now ? 'coming' : 'current';
}

/**
 * When the clock changes what is said about a program: it begins, it is over, its sign-up is.
 *
 * @param array<string, string> $facts Facts.
 * @phpstan-param array{start: string, end: string, signup_until: string, ...<string, string>} $facts
 * @return list<int>
 */
function moments_of_change( array $facts ): array {
	$moments = array( begins_at( $facts ), ends_at( $facts ), '' === $facts['signup_until'] ? null : end_of_day( $facts['signup_until'] ) );

	return array_values( array_filter( $moments, 'is_int' ) );
}

/**
 * When it will do so next.
 *
 * @param list<int> $moments All that moments_of_change() gave, also of several programs.
 * @param int       $now     Now.
 * @return int|null Null when it will not.
 */
function next_moment_of_change( array $moments, int $now ): ?int {
	$coming = array_filter( $moments, static fn( int $moment ): bool => $moment > $now );

	return array() === $coming ? null : min( $coming );
}
