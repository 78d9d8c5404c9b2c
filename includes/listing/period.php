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
 * @phpstan-param Facts $facts
 * @return int|null Null when nobody said so.
 */
function begins( array $facts ): ?int {
	return '' === $facts['start'] ? null : Dates\moment( $facts['start'] )->getTimestamp();
}

/**
 * When it is over: without a time, at the end of its last day. What has a beginning with a time and no end is over with that day, as it
 * is announced as one event; with a mere first day it goes on.
 *
 * @param array $facts Facts.
 * @phpstan-param Facts $facts
 * @return int|null The first moment after it; null when it goes on.
 */
function ends( array $facts ): ?int {
	if ( '' !== $facts['end'] ) {
		return strlen( $facts['end'] ) > 10 ? Dates\moment( $facts['end'] )->getTimestamp() : end_of_day( $facts['end'] );
	}

	return strlen( $facts['start'] ) > 10 ? end_of_day( substr( $facts['start'], 0, 10 ) ) : null;
}

/**
 * When a day is over.
 *
 * @param string $day Day.
 */
function end_of_day( string $day ): int {
	static $known = array();

	$key           = wp_timezone_string() . "|$day";
	$known[ $key ] = $known[ $key ] ?? Dates\moment( $day )->modify( '+1 day' )->getTimestamp();

	return $known[ $key ];
}

/**
 * Whether it is over.
 *
 * @param array $facts Facts.
 * @param int   $now   Now.
 * @phpstan-param Facts $facts
 */
function is_over( array $facts, int $now ): bool {
	$ends = ends( $facts );

	return null !== $ends && $ends <= $now;
}

/**
 * When the clock will next change what is said about a program: it begins, it is over, its sign-up is.
 *
 * @param array $facts Facts.
 * @param int   $now   Now.
 * @phpstan-param Facts $facts
 * @return int|null Null when nothing will.
 */
function next_change( array $facts, int $now ): ?int {
	$moments = array( begins( $facts ), ends( $facts ), '' === $facts['signup_until'] ? null : end_of_day( $facts['signup_until'] ) );
	$coming  = array_filter( $moments, static fn( ?int $moment ): bool => null !== $moment && $moment > $now );

	return array() === $coming ? null : (int) min( $coming );
}
