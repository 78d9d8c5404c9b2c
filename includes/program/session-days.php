<?php
/**
 * The days of a rule of sessions, which sessions.php reads from a line.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Weekdays, from Monday. */
const WEEKDAYS = array( 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU' );

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
		$days = days_of_months( $rule );
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
 * The days of a rule by months.
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
 * The weekday of a day.
 *
 * @param int $number Number of the day.
 * @return int Its place in WEEKDAYS.
 */
function weekday_of( int $number ): int {
	// The first day of 1970 was a Thursday.
	return ( $number % 7 + 10 ) % 7;
}
