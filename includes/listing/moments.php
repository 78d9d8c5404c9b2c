<?php
/**
 * The criterion of time. Beginning and end are in the site's time zone, in a format that sorts as text. Server and script (src/listing/criteria/moments.ts)
 * compare the texts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Values of programs that are not over, that have not begun, and that are over. */
const CURRENT = 'vigentes';
const COMING  = 'proximos';
const OVER    = 'terminados';

/** Beginning of a program whose date is not known yet. */
const FAR_FUTURE = '9999-12-31';

/** A program that runs through a period without a day of its own in it: it comes after those that have one. */
const RUNS_THROUGH = 2;

/** Values of the criterion, as visitors think of them. */
const MOMENTS = array( 'hoy', 'manana', 'fin-de-semana', 'esta-semana', 'este-mes', 'en-curso', COMING, OVER );

/** Values that depend on the first and the last day alone. */
const PHASES = array( CURRENT, 'en-curso', COMING, OVER );

/**
 * Returns when a program takes place as text: from when until when, and on which days, where these are known.
 *
 * @param Facts $facts Facts.
 * @return string `2026-10-06T18:00/2026-10-13T19:30 T18:00/T19:30@2026-10-06,7`: after a space the hours of sessions, the first day with
 *                them and the number of days from each to the next. '' without dates.
 */
function moments_of_facts( array $facts ): string {
	$span = span_of_facts( $facts );
	if ( Program\is_without_new_date( $facts ) ) {
		return $span;
	}
	$texts = array( $span );
	// One night is of the day on which it begins.
	$lines  = Program\are_several_sessions( $facts['sessions'] ) || substr( $facts['end'], 0, 10 ) > substr( $facts['start'], 0, 10 ) ? $facts['sessions'] : '';
	$groups = array();
	foreach ( Program\session_rules( $lines ) as $rule ) {
		// The days of sessions are those on which they begin.
		$hours            = ( '' === $rule['start'] ? '' : "T{$rule['start']}" ) . '/' . ( $rule['end'] > $rule['start'] ? "T{$rule['end']}" : 'T24' );
		$groups[ $hours ] = ( $groups[ $hours ] ?? array() ) + array_flip( $rule['days'] );
	}
	foreach ( $groups as $hours => $days ) {
		if ( array() === $days ) {
			// All sessions of these hours are cancelled.
			continue;
		}
		ksort( $days );
		$before = null;
		$text   = "$hours@";
		foreach ( array_keys( $days ) as $number ) {
			$text  .= null === $before ? Program\day_of_number( $number ) : ',' . ( $number - $before );
			$before = $number;
		}
		$texts[] = $text;
	}

	return implode( ' ', $texts );
}

/**
 * Returns the first part of moments_of_facts(), for which no session is read.
 *
 * @param Facts $facts Facts.
 */
function span_of_facts( array $facts ): string {
	// One without its new date comes, but on no day that is known.
	return Program\is_without_new_date( $facts ) ? FAR_FUTURE . '/' : moment_of_dates( $facts );
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
	if ( 10 === strlen( $end ) ) {
		$end .= 'T24';
	}

	return '' === $start && '' === $end ? '' : "$start/$end";
}

/**
 * Whether programs that are over are left out.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function is_without_past( array $attributes ): bool {
	return array() !== array_intersect( $attributes['only'][ WHEN ] ?? array(), array( CURRENT, COMING ) );
}

/**
 * Whether a program is in a period, and how. One without dates is on offer: it runs now, but is on no day.
 *
 * @param ReadMoments $moments Result of read_moments().
 * @param string      $value   One of MOMENTS, or CURRENT.
 * @param Clock       $clock   Result of moments_clock().
 * @return int 0 where it is not; RUNS_THROUGH where it runs through days without one of its own.
 */
function place_in_moment( array $moments, string $value, array $clock ): int {
	if ( isset( $clock['periods'][ $value ] ) ) {
		return place_in_period( $moments, ...$clock['periods'][ $value ] );
	}
	list( 'start' => $start, 'end' => $end ) = $moments;
	$is_over                                 = '' !== $end && $end <= $clock['now'];
	switch ( $value ) {
		case CURRENT:
			return (int) ! $is_over;
		case OVER:
			return (int) $is_over;
		case COMING:
			return (int) ( $start > $clock['now'] );
	}

	// A course runs between its sessions, too.
	return (int) ( $start <= $clock['now'] && ! $is_over );
}

/**
 * Whether a program has a day of its own between two moments, or runs through them.
 *
 * @param ReadMoments $moments Result of read_moments().
 * @param string      $from    The first moment; '' for any.
 * @param string      $until   The first day after them.
 * @return int 0 for neither, 1 for a day of its own, RUNS_THROUGH.
 */
function place_in_period( array $moments, string $from, string $until ): int {
	if ( ( '' === $moments['start'] && array() === $moments['groups'] ) || $moments['start'] >= $until || ( '' !== $moments['end'] && $moments['end'] <= $from ) ) {
		// What has an end alone, such as a grant, is no day to go.
		return 0;
	}
	if ( array() === $moments['groups'] ) {
		return $moments['own'] > $from ? 1 : RUNS_THROUGH;
	}
	list( $first, $after ) = array( '' === $from ? 0 : Program\day_number( substr( $from, 0, 10 ) ), Program\day_number( $until ) );
	foreach ( $moments['groups'] as list( $end, $days ) ) {
		// What is over on the first day is left out.
		$low = $end > substr( $from, 10 ) ? $first : $first + 1;
		foreach ( $days as $day ) {
			if ( $day >= $low ) {
				if ( $day < $after ) {
					return 1;
				}
				break;
			}
		}
	}

	return 0;
}

/**
 * Reads when a program takes place.
 *
 * @param string $moments Result of moments_of_facts(), or hand-written.
 * @return ReadMoments
 */
function read_moments( string $moments ): array {
	$groups              = explode( ' ', $moments );
	list( $start, $end ) = explode( '/', array_shift( $groups ) . '/' );
	$own                 = Program\is_of_few_days( compact( 'start', 'end' ) ) ? $end : substr( $start, 0, 10 ) . 'T24';
	foreach ( $groups as $index => $group ) {
		list( $hours, $said ) = explode( '@', "$group@" );
		$number               = Program\day_number( substr( $said, 0, 10 ) );
		$days                 = array( $number );
		foreach ( array_slice( explode( ',', $said ), 1 ) as $more ) {
			$number += (int) $more;
			$days[]  = $number;
		}
		$groups[ $index ] = array( explode( '/', "$hours/" )[1], $days );
	}

	return compact( 'start', 'end', 'own', 'groups' );
}

/**
 * Returns the period of two days that visitors ask for.
 *
 * @param string $from  First day; '' for any.
 * @param string $until Last day; '' for any.
 * @return array{string, string} The first moment, and the first day after them.
 */
function period_of_days( string $from, string $until ): array {
	// A program whose date is not known is on no day.
	return array( '' === $from ? '' : "{$from}T00:00", '' === $until ? FAR_FUTURE : shifted_day( $until, 1 ) );
}

/**
 * Returns what place_in_moment() compares with. Made once for all cards, as dates with time zones are slow.
 *
 * @param string $now Current time in the site's time zone: `2026-03-03T18:00`.
 * @return Clock
 */
function moments_clock( string $now ): array {
	$today    = substr( $now, 0, 10 );
	$tomorrow = shifted_day( $today, 1 );
	$monday   = next_weekday( $today, 1 );
	$saturday = shifted_day( $monday, -2 ) . 'T00:00';

	return array(
		'now'     => $now,
		'periods' => array(
			'hoy'           => array( $now, $tomorrow ),
			'manana'        => array( "{$tomorrow}T00:00", shifted_day( $today, 2 ) ),
			// Of one that has begun, what is left.
			'fin-de-semana' => array( max( $now, $saturday ), $monday ),
			'esta-semana'   => array( $now, next_weekday( $today, first_weekday() ) ),
			'este-mes'      => array( $now, gmdate( 'Y-m-d', (int) strtotime( substr( $now, 0, 7 ) . '-01 UTC +1 month' ) ) ),
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

/**
 * Returns a time in the site's time zone.
 *
 * @param int|null $time Unix time; null for now.
 */
function site_now( ?int $time = null ): string {
	return ( new \DateTimeImmutable( '@' . ( $time ?? WordPress\get_current_timestamp() ) ) )->setTimezone( wp_timezone() )->format( 'Y-m-d\TH:i' );
}

/**
 * Returns the labels of the values.
 *
 * @return array<string, string> Labels by value.
 */
function moment_labels(): array {
	return array(
		CURRENT         => __( 'Current and upcoming', 'programs-filter' ),
		'hoy'           => __( 'Today', 'programs-filter' ),
		'manana'        => __( 'Tomorrow', 'programs-filter' ),
		'fin-de-semana' => __( 'This weekend', 'programs-filter' ),
		'esta-semana'   => __( 'This week', 'programs-filter' ),
		'este-mes'      => __( 'This month', 'programs-filter' ),
		'en-curso'      => __( 'Running now', 'programs-filter' ),
		COMING          => __( 'Coming', 'programs-filter' ),
		OVER            => _x( 'Ended', 'programs', 'programs-filter' ),
	);
}
