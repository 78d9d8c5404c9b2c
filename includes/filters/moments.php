<?php
/**
 * When a program is, as visitors ask for it. Beginning and end are moments of the site's own clock, written so that the earlier one is the
 * smaller text: server and script (src/filters/moments.ts) compare them as they are.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

defined( 'ABSPATH' ) || exit;

/**
 * What can be asked for.
 */
const MOMENTS = array( 'en-curso', 'esta-semana', 'este-mes', 'proximos' );

/**
 * When a program is.
 *
 * @param ProgramDates $dates Dates.
 * @return string `2026-03-03T18:00/2026-03-28T24`: its beginning and the first moment after it, each '' when nobody said so; '' for neither.
 */
function moment_of_dates( array $dates ): string {
	$start = $dates['start'];
	$end   = $dates['end'];
	if ( '' === $end && strlen( $start ) > 10 ) {
		// Announced as one event (period.php).
		$end = substr( $start, 0, 10 );
	}
	if ( 10 === strlen( $end ) ) {
		$end .= 'T24';
	}

	return '' === $start && '' === $end ? '' : "$start/$end";
}

/**
 * Whether it is then.
 *
 * @param string $moments What moment_of_dates() gave.
 * @param string $value   One of MOMENTS.
 * @param Clock  $clock   What moments_clock() gave.
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
 * With what is_in_moment() compares. Made once for all cards: time zones and dates cost many times what comparing texts does.
 *
 * @param string $now Now, by the site's clock: `2026-03-03T18:00`.
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
 * The first day of the next week.
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
 * The day with which a week begins here.
 *
 * @return int 0 for Sunday, to 6.
 */
function first_weekday(): int {
	$first = get_option( 'start_of_week' );

	return is_numeric( $first ) ? ( (int) $first % 7 + 7 ) % 7 : 1;
}

/**
 * Now, by the site's clock.
 */
function site_now(): string {
	return ( new \DateTimeImmutable( 'now', wp_timezone() ) )->format( 'Y-m-d\TH:i' );
}

/**
 * What can be asked for, in words.
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
