<?php
/**
 * When the clock alone changes what is said about a program. All moments are Unix times.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * When the clock changes what is said about a program: it, a session or its sign-up ends, or it begins; and when a season begins, from which
 * on other dates are said with their year.
 *
 * @param ClockFacts $facts Facts.
 * @param int        $since Unix time; the next session from then, and from now.
 * @return list<int>
 */
function moments_of_change( array $facts, int $since ): array {
	$moments = array( begins_at( $facts ), ends_at( $facts ), '' === $facts['signup_until'] ? null : end_of_day( $facts['signup_until'] ) );
	// The one that ends at that moment is over then.
	foreach ( array( $since - 1, WordPress\get_current_timestamp() ) as $now ) {
		$moments[] = '' === $facts['start'] . $facts['end'] ? null : next_season( $now );
		$session   = next_session( $facts['sessions'], $now );
		$moments[] = null === $session ? null : ends_at( $session );
	}

	return array_values( array_filter( $moments, 'is_int' ) );
}

/**
 * When dates are said with other years (dates.php): at the beginning of a year and of September.
 *
 * @param int $now Unix time.
 * @return int The next such moment.
 */
function next_season( int $now ): int {
	$today = current_day( $now );
	$year  = (int) $today;

	return date_moment( substr( $today, 5 ) < '09-01' ? "$year-09-01" : ( $year + 1 ) . '-01-01' )->getTimestamp();
}

/**
 * The next of these moments.
 *
 * @param list<int> $moments What moments_of_change() returned, also of several programs.
 * @param int       $now     Unix time.
 * @return int|null Null when there is none.
 */
function next_moment_of_change( array $moments, int $now ): ?int {
	$coming = array_filter( $moments, static fn( int $moment ): bool => $moment > $now );

	return array() === $coming ? null : min( $coming );
}
