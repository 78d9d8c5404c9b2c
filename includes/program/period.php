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
 * The day that it is in the site's time zone.
 *
 * @param int $now Unix time.
 */
function current_day( int $now ): string {
	// A listing asks for the same day for each of its programs.
	return WordPress\get_cached( "day $now", static fn(): string => ( new \DateTimeImmutable( "@$now" ) )->setTimezone( wp_timezone() )->format( 'Y-m-d' ) );
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
 * A date in the site's time zone; without a time it is the beginning of that day.
 *
 * @param string $date Clean date.
 */
function date_moment( string $date ): \DateTimeImmutable {
	return new \DateTimeImmutable( $date, wp_timezone() );
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
