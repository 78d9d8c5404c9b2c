<?php
/**
 * The criterion of time. Beginning and end are in the site's time zone, in a format that sorts as text. Server and script (src/filters/moments.ts)
 * compare the texts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Value of programs that are over. */
const OVER = 'terminados';

/** Beginning of a program whose date is not known yet. */
const FAR_FUTURE = '9999-12-31';

/** Values of the criterion, as visitors think of them. */
const MOMENTS = array( 'hoy', 'fin-de-semana', 'esta-semana', 'este-mes', 'en-curso', 'proximos', OVER );

/**
 * Returns when a program takes place as text: from when until when, and on which days, where these are known.
 *
 * @param Facts $facts Facts.
 * @return string `2026-10-06T18:00/2026-10-13T19:30 T18:00/T19:30@2026-10-06,7`: after a space the hours of a rule, its first day and the
 *                number of days from each to the next. '' without dates.
 */
function moments_of_facts( array $facts ): string {
	if ( Program\is_without_new_date( $facts ) ) {
		// It comes, but on no day that is known.
		return FAR_FUTURE . '/';
	}
	$texts = array( moment_of_dates( $facts ) );
	foreach ( Program\are_several_sessions( $facts['sessions'] ) ? Program\session_rules( $facts['sessions'] ) : array() as $rule ) {
		if ( array() === $rule['days'] ) {
			// All of its sessions are cancelled.
			continue;
		}
		list( $day, $start ) = explode( 'T', Program\session_on( $rule['days'][0], $rule )['start'] . 'T' );
		$text                = ( '' === $start ? '' : "T$start" ) . '/' . ( $rule['end'] > $rule['start'] ? "T{$rule['end']}" : 'T24' ) . "@$day";
		foreach ( $rule['days'] as $index => $number ) {
			$text .= 0 === $index ? '' : ',' . ( $number - $rule['days'][ $index - 1 ] );
		}
		$texts[] = $text;
	}

	return implode( ' ', $texts );
}

/**
 * Returns beginning and end as text.
 *
 * @param ProgramDates $dates Dates.
 * @return string `2026-03-03T18:00/2026-03-28T24`: the beginning and the first moment after the end, each '' when unknown; '' for neither.
 */
function moment_of_dates( array $dates ): string {
	$start = $dates['start'];
	$end   = $dates['end'];
	if ( '' === $end && strlen( $start ) > 10 ) {
		// Shown as one event (includes/program/period.php).
		$end = substr( $start, 0, 10 );
	}
	if ( 10 === strlen( $end ) ) {
		$end .= 'T24';
	}

	return '' === $start && '' === $end ? '' : "$start/$end";
}

/**
 * Whether a listing shows programs that are over only where the address asks for them: visitors can choose them, and otherwise it leaves them out.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function are_past_ones_apart( array $attributes ): bool {
	return in_array( WHEN, $attributes['filters'], true ) && in_array( $attributes['when'], array( 'current-and-coming', 'coming' ), true );
}

/**
 * Whether a program is in a period. One without dates is on offer: it runs now.
 *
 * @param string $moments Result of moments_of_facts().
 * @param string $value   One of MOMENTS.
 * @param Clock  $clock   Result of moments_clock().
 */
function is_in_moment( string $moments, string $value, array $clock ): bool {
	$span                = explode( ' ', $moments )[0];
	list( $start, $end ) = explode( '/', $span . '/' );
	switch ( $value ) {
		case OVER:
			return '' !== $end && $end <= $clock['now'];
		case 'proximos':
			return $start > $clock['now'];
		case 'en-curso':
			// A course runs between its sessions, too.
			return is_between( $span, ...$clock['periods'][ $value ] );
	}

	return is_between( $moments, ...$clock['periods'][ $value ] );
}

/**
 * Whether a program runs, or has a session, between two moments.
 *
 * @param string $moments Result of moments_of_facts().
 * @param string $from    The first moment; '' for any.
 * @param string $until   The first moment after them.
 */
function is_between( string $moments, string $from, string $until ): bool {
	$groups              = explode( ' ', $moments );
	list( $start, $end ) = explode( '/', array_shift( $groups ) . '/' );
	if ( $start >= $until || ( '' !== $end && $end <= $from ) ) {
		return false;
	}
	foreach ( $groups as $group ) {
		list( $hours, $days ) = explode( '@', $group );
		list( $start, $end )  = explode( '/', $hours );
		$number               = Program\day_number( substr( $days, 0, 10 ) );
		$first                = '' === $from ? 0 : Program\day_number( substr( $from, 0, 10 ) );
		foreach ( explode( ',', '0' . substr( $days, 10 ) ) as $more ) {
			$number += (int) $more;
			if ( $number < $first ) {
				continue;
			}
			$day = Program\day_of_number( $number );
			if ( $day . $start >= $until ) {
				break;
			}
			if ( $day . $end > $from ) {
				return true;
			}
		}
	}

	return array() === $groups;
}

/**
 * Returns what is_in_moment() compares with. Made once for all cards, as dates with time zones are slow.
 *
 * @param string $now Current time in the site's time zone: `2026-03-03T18:00`.
 * @return Clock
 */
function moments_clock( string $now ): array {
	$today    = substr( $now, 0, 10 );
	$monday   = next_weekday( $today, 1 );
	$saturday = shifted_day( $monday, -2 ) . 'T00:00';

	return array(
		'now'     => $now,
		'periods' => array(
			'hoy'           => array( $now, shifted_day( $today, 1 ) ),
			// Of one that has begun, what is left.
			'fin-de-semana' => array( max( $now, $saturday ), $monday ),
			'esta-semana'   => array( $now, next_weekday( $today, first_weekday() ) ),
			// No month has a 32nd day.
			'este-mes'      => array( $now, substr( $now, 0, 7 ) . '-32' ),
			// What begins now runs: any longer text is greater.
			'en-curso'      => array( $now, "$now " ),
		),
	);
}

/**
 * Returns the next day with a weekday, after a day.
 *
 * @param string $day     Day.
 * @param int    $weekday Weekday: 0 for Sunday.
 * @return string Day.
 */
function next_weekday( string $day, int $weekday ): string {
	return shifted_day( $day, 7 - ( (int) gmdate( 'w', (int) strtotime( "$day UTC" ) ) - $weekday + 7 ) % 7 );
}

/**
 * Returns a day that is some days after another one.
 *
 * @param string $day  Day.
 * @param int    $days Number of days.
 * @return string Day.
 */
function shifted_day( string $day, int $days ): string {
	return gmdate( 'Y-m-d', (int) strtotime( "$day UTC" ) + $days * DAY_IN_SECONDS );
}

/**
 * Returns the first day of the week.
 *
 * @return int 0 for Sunday, to 6.
 */
function first_weekday(): int {
	$first = get_option( 'start_of_week' );

	return is_numeric( $first ) ? ( (int) $first % 7 + 7 ) % 7 : 1;
}

/** Returns the current time in the site's time zone. */
function site_now(): string {
	return ( new \DateTimeImmutable( 'now', wp_timezone() ) )->format( 'Y-m-d\TH:i' );
}

/**
 * Returns the labels of the values.
 *
 * @return array<string, string> Labels by value.
 */
function moment_labels(): array {
	return array(
		'hoy'           => __( 'Today', 'programs-filter' ),
		'fin-de-semana' => __( 'This weekend', 'programs-filter' ),
		'esta-semana'   => __( 'This week', 'programs-filter' ),
		'este-mes'      => __( 'This month', 'programs-filter' ),
		'en-curso'      => __( 'Running now', 'programs-filter' ),
		'proximos'      => __( 'Coming', 'programs-filter' ),
		OVER            => _x( 'Ended', 'programs', 'programs-filter' ),
	);
}
