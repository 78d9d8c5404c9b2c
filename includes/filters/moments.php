<?php
/**
 * The criterion of time. Beginning and end are in the site's time zone, in a format that sorts as text. Server and script (src/filters/moments.ts)
 * compare the texts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

defined( 'ABSPATH' ) || exit;

/** Values of the criterion. */
const MOMENTS = array( 'en-curso', 'esta-semana', 'este-mes', 'proximos' );

/**
 * Returns the dates of a program as text.
 *
 * @param ProgramDates $dates Dates.
 * @return string `2026-03-03T18:00/2026-03-28T24`: its beginning and the first moment after it, each '' when unknown; '' for neither.
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
 * Whether a program is in a period.
 *
 * @param string $moments Result of moment_of_dates().
 * @param string $value   One of MOMENTS.
 * @param Clock  $clock   Result of moments_clock().
 */
function is_in_moment( string $moments, string $value, array $clock ): bool {
	list( $start, $end ) = explode( '/', $moments . '/' );
	if ( '' === $moments || ( '' !== $end && $end <= $clock['now'] ) ) {
		return false;
	}
	switch ( $value ) {
		case 'en-curso':
			return $start <= $clock['now'];
		case 'esta-semana':
			return $start < $clock['next_week'];
		case 'este-mes':
			return substr( $start, 0, 7 ) <= $clock['month'];
	}

	return $start > $clock['now'];
}

/**
 * Returns what is_in_moment() compares with. Made once for all cards, as dates with time zones are slow.
 *
 * @param string $now Current time in the site's time zone: `2026-03-03T18:00`.
 * @return Clock
 */
function moments_clock( string $now ): array {
	return array(
		'now'       => $now,
		'next_week' => next_week_start( $now ),
		'month'     => substr( $now, 0, 7 ),
	);
}

/**
 * Returns the first day of the next week.
 *
 * @param string $now Now.
 * @return string Day.
 */
function next_week_start( string $now ): string {
	$day  = new \DateTimeImmutable( substr( $now, 0, 10 ), new \DateTimeZone( 'UTC' ) );
	$left = 7 - ( (int) $day->format( 'w' ) - first_weekday() + 7 ) % 7;

	return $day->modify( "+$left days" )->format( 'Y-m-d' );
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
		'en-curso'    => __( 'Running now', 'programs-filter' ),
		'esta-semana' => __( 'This week', 'programs-filter' ),
		'este-mes'    => __( 'This month', 'programs-filter' ),
		'proximos'    => __( 'Coming', 'programs-filter' ),
	);
}
