<?php
/**
 * Where a program stands in time. All moments are Unix times; what is asked of many programs is in the index, in minutes (listing/times.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Facts that say when a program takes place. */
const DATE_FACTS = array( 'start', 'end', 'schedule', 'sessions', 'event_status', 'previous_start' );

/** Most days of a span that are all days of its program: of a longer one it is not known on which it takes place. */
const OWN_DAYS = 7;

/** Facts about one time that a program takes place: the next one does not have them. */
const PER_EDITION_FACTS = array( 'event_status', 'notice', 'previous_start', 'signup_state', 'places_left' );

/**
 * Whether the days from beginning to end are days to go.
 *
 * @param ProgramDates $facts Facts with a beginning.
 */
function is_of_few_days( array $facts ): bool {
	return '' !== $facts['end'] && day_number( $facts['end'] ) - day_number( $facts['start'] ) < OWN_DAYS;
}

/**
 * The last day on which a program with a span is known to take place: of a long one, and of one without an end, the day on which it begins.
 *
 * @param ProgramDates $facts Facts with a beginning.
 */
function last_known_day( array $facts ): string {
	return substr( is_of_few_days( $facts ) ? $facts['end'] : $facts['start'], 0, 10 );
}

/**
 * The end of a day: the beginning of the next one.
 *
 * @param string $day Day.
 */
function end_of_day( string $day ): int {
	return date_moment( day_after( $day ) )->getTimestamp();
}

/**
 * The day after a day.
 *
 * @param string $day Day.
 */
function day_after( string $day ): string {
	return gmdate( 'Y-m-d', (int) strtotime( "$day UTC" ) + DAY_IN_SECONDS );
}

/**
 * Whether a day is over.
 *
 * @param string $day Day.
 * @param int    $now Unix time.
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

	// A listing asks for the same day for each of its programs.
	if ( ! isset( $known[ $now ] ) ) {
		$day  = WordPress\only_text( wp_date( 'Y-m-d', $now ) );
		$next = day_after( $day );
		// Where the clocks go back behind midnight, the day that has begun is not the one before again.
		$known = array( $now => date_moment( $next )->getTimestamp() <= $now ? $next : $day );
	}

	return $known[ $now ];
}

/**
 * Whether a program is over.
 *
 * @param ProgramDates $facts Facts.
 * @param int          $now   Unix time.
 */
function is_over( array $facts, int $now ): bool {
	if ( strlen( $facts['end'] ) > 10 ) {
		return has_come( $facts['end'], $now );
	}

	return '' !== $facts['end'] && is_past_day( $facts['end'], $now );
}

/**
 * Whether a date has come: without a time, with the beginning of its day.
 *
 * @param string $date Clean date.
 * @param int    $now  Unix time.
 */
function has_come( string $date, int $now ): bool {
	$day   = substr( $date, 0, 10 );
	$today = current_day( $now );

	// Times with a zone are slow, and few dates are of today.
	return $day < $today || ( $day === $today && date_moment( $date )->getTimestamp() <= $now );
}

/**
 * Where a program stands in time.
 *
 * @param ProgramDates $facts Its dates.
 * @param int          $now   Unix time.
 * @return 'none'|'coming'|'current'|'past' `none` without dates; `current` also when only the end is known, or only the first day.
 */
function program_phase( array $facts, int $now ): string {
	if ( '' === $facts['start'] && '' === $facts['end'] ) {
		return 'none';
	}
	if ( is_over( $facts, $now ) ) {
		return 'past';
	}

	return '' === $facts['start'] || has_come( $facts['start'], $now ) ? 'current' : 'coming';
}

/**
 * The value of `datetime`.
 *
 * @param string $date Clean date.
 */
function datetime_attribute( string $date ): string {
	return strlen( $date ) <= 10 ? $date : date_moment( $date )->format( 'Y-m-d\TH:iP' );
}

/**
 * A date in the site's time zone; without a time it is the beginning of that day. A card asks several times for its few dates.
 *
 * @param string $date Clean date.
 */
function date_moment( string $date ): \DateTimeImmutable {
	static $known = array();

	$zone = wp_timezone_string();
	if ( ! isset( $known[ $zone ][ $date ] ) ) {
		$known                   = count( $known[ $zone ] ?? array() ) < 100 ? $known : array();
		$known[ $zone ][ $date ] = moment_in_zone( $date, new \DateTimeZone( $zone ) );
	}

	return $known[ $zone ][ $date ];
}

/**
 * A date in a time zone. PHP's versions do not agree on an hour that the clocks repeat, so it is chosen here.
 *
 * @param string        $date Clean date.
 * @param \DateTimeZone $zone Time zone.
 */
function moment_in_zone( string $date, \DateTimeZone $zone ): \DateTimeImmutable {
	$utc    = ( new \DateTimeImmutable( $date, new \DateTimeZone( 'UTC' ) ) )->getTimestamp();
	$offset = static fn( int $time ): int => $zone->getOffset( new \DateTimeImmutable( "@$time" ) );
	$before = $offset( $utc - DAY_IN_SECONDS );
	$after  = $offset( $utc + DAY_IN_SECONDS );
	if ( $before === $after ) {
		return ( new \DateTimeImmutable( '@' . ( $utc - $before ) ) )->setTimezone( $zone );
	}
	// With the later offset only where the earlier one does not give this hour, and the later one does.
	$right = $offset( $utc - $before ) !== $before && $offset( $utc - $after ) === $after ? $after : $before;
	$shown = $offset( $utc - $right );

	// An offset, as PHP 7.4 forgets which of two equal hours a moment is.
	return ( new \DateTimeImmutable( '@' . ( $utc - $right ) ) )->setTimezone( new \DateTimeZone( ( $shown < 0 ? '-' : '+' ) . gmdate( 'H:i', abs( $shown ) ) ) );
}

/**
 * The number of a day, counted from the first day of 1970.
 *
 * @param string $day Day.
 */
function day_number( string $day ): int {
	return intdiv( (int) gmmktime( 0, 0, 0, (int) substr( $day, 5, 2 ), (int) substr( $day, 8, 2 ), (int) $day ), DAY_IN_SECONDS );
}

/**
 * Whether there is a day in the calendar.
 *
 * @param string $day Day.
 */
function is_day( string $day ): bool {
	return checkdate( (int) substr( $day, 5, 2 ), (int) substr( $day, 8, 2 ), (int) $day );
}

/**
 * The day with a number.
 *
 * @param int $number Number, as in day_number().
 */
function day_of_number( int $number ): string {
	return gmdate( 'Y-m-d', $number * DAY_IN_SECONDS );
}
