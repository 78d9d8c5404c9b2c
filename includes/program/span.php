<?php
/**
 * Spans: the sessions of a program that goes on from one day to another, without a schedule of its own. A span is the only line of its program.
 *
 *     2026-10-01/2026-12-18              an exhibition
 *     2026-10-01 10:00/2026-10-03 14:00  a congress, through its nights
 *     2026-10-01/..                      goes on, because a person said so; it has no hours
 *     ../2026-12-31                      until a day
 *
 * Loaded on every page, as beginning and end of a program follow from its sessions (sessions.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Such a line. */
const SPAN_LINE = '~^(?:(?<from>(?:19|20|21)\d\d-\d\d-\d\d(?: [0-2]\d:[0-5]\d)?)|\.\.)/(?:(?<to>(?:19|20|21)\d\d-\d\d-\d\d(?: [0-2]\d:[0-5]\d)?)|\.\.)$~D';

/**
 * Reads a span.
 *
 * @param string $sessions Sessions.
 * @return array{start: string, end: string}|null Dates, '' for none; null for other sessions, and when it ends before it begins.
 */
function get_span( string $sessions ): ?array {
	if ( 1 !== preg_match( SPAN_LINE, $sessions, $parts, PREG_UNMATCHED_AS_NULL ) ) {
		return null;
	}
	list( $start, $end ) = array_map( static fn( ?string $date ): ?string => null === $date ? '' : sanitize_datetime( $date ), array( $parts['from'], $parts['to'] ) );

	if ( null === $start || null === $end || '' === $start . $end || ends_before_it_starts( $start, $end ) ) {
		return null;
	}
	$start = '' === $end ? substr( $start, 0, 10 ) : $start;

	return compact( 'start', 'end' );
}

/**
 * The sessions of a program of which only beginning and end are known: one day with its hours, a night, or a span. A beginning alone is that day.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none.
 * @return string Line; '' for neither.
 */
function get_sessions_of_dates( string $start, string $end ): string {
	list( $day, $from ) = explode( 'T', $start . 'T' );
	list( $last, $to )  = explode( 'T', $end . 'T' );
	$is_day             = '' !== $start && ( '' === $last || $day === $last ) && ( '' === $to || ( '' !== $from && $to > $from ) );
	$is_night           = '' !== $from && '' !== $to && $to <= min( $from, '09:00' ) && day_after( $day ) === $last;
	if ( $is_day || $is_night ) {
		return rtrim( "$day " . rtrim( "$from-$to", '-' ) );
	}

	return '' === $start . $end ? '' : str_replace( 'T', ' ', ( '' === $start ? '..' : $start ) . '/' . ( '' === $end ? '..' : $end ) );
}
