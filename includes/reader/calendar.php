<?php
/**
 * Days and hours of the calendar, as lines of sessions have them. Used by the grammar of days.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Reader;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Weekdays in lines of sessions, from Monday. */
const WEEKDAYS = array( 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU' );

/** The day of today, by the site's clock. */
function get_today(): string {
	return WordPress\only_text( wp_date( 'Y-m-d', WordPress\get_current_timestamp() ) );
}

/**
 * A day before or after another one.
 *
 * @param string $day   Day.
 * @param int    $later Days after it.
 */
function get_day( string $day, int $later ): string {
	return gmdate( 'Y-m-d', (int) strtotime( "$day UTC" ) + $later * DAY_IN_SECONDS );
}

/**
 * The days from a first to a last one.
 *
 * @param string $first First.
 * @param string $last  Last.
 * @return list<string> At most ten years of them.
 */
function get_days_between( string $first, string $last ): array {
	$count = min( 3660, intdiv( (int) strtotime( "$last UTC" ) - (int) strtotime( "$first UTC" ), DAY_IN_SECONDS ) );

	return $first > $last ? array() : array_map( static fn( int $later ): string => get_day( $first, $later ), range( 0, $count ) );
}

/**
 * The weekday of a day.
 *
 * @param string $day Day.
 */
function get_weekday( string $day ): string {
	return WEEKDAYS[ (int) gmdate( 'N', (int) strtotime( "$day UTC" ) ) - 1 ] ?? '';
}

/**
 * A time of a clock.
 *
 * @param int $minutes Minutes of the day.
 * @return string "T24:00" for the end of the day.
 */
function get_time( int $minutes ): string {
	return sprintf( 'T%02d:%02d', intdiv( $minutes, 60 ), $minutes % 60 );
}

/**
 * A day with a time.
 *
 * @param string $day  Day; '' for none.
 * @param string $time Time, '' for none; "T24:00" is the beginning of the next day.
 */
function get_moment( string $day, string $time ): string {
	return '' === $day ? '' : ( 'T24:00' === $time ? get_day( $day, 1 ) . 'T00:00' : $day . $time );
}
