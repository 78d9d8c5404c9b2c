<?php
/**
 * Days without activity of the organization, such as holidays: repeated sessions leave them out. They are stored as lines.
 *
 *     2026-12-08/2026-12-08 Inmaculada
 *     2026-12-24/2027-01-07 Navidad
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** A stored line. */
const DAYS_OFF_LINE = '~^(?<from>\d{4}-\d\d-\d\d)/(?<to>\d{4}-\d\d-\d\d)(?: (?<name>.*))?$~Du';

/** The stored lines. A missing option that is asked by its name would cost each page a query. */
function stored_days_off(): string {
	$stored = wp_load_alloptions()[ DAYS_OFF_OPTION ] ?? '';

	return is_string( $stored ) ? $stored : '';
}

/**
 * The days without activity.
 *
 * @return list<DaysOff> In order.
 */
function days_off(): array {
	return days_off_of_lines( explode( "\n", stored_days_off() ) );
}

/**
 * Doubts about written days that the site has settled: "excepto festivos" is clear where it knows its days without activity.
 *
 * @return list<string>
 */
function get_settled_doubts(): array {
	return array() === days_off() ? array() : array( 'holidays' );
}

/**
 * Days of stored lines.
 *
 * @param array<string> $lines Lines.
 * @return list<DaysOff> In order.
 */
function days_off_of_lines( array $lines ): array {
	$days = array();
	sort( $lines );
	foreach ( $lines as $line ) {
		if ( 1 === preg_match( DAYS_OFF_LINE, $line, $parts ) && is_day( $parts['from'] ) && is_day( $parts['to'] ) ) {
			$days[] = array(
				'from' => $parts['from'],
				'to'   => $parts['to'],
				'name' => $parts['name'] ?? '',
			);
		}
	}

	return $days;
}

/**
 * The numbers of these days, as in day_number().
 *
 * @param list<DaysOff> $days Days.
 * @return array<int, true>
 */
function numbers_of_days_off( array $days ): array {
	$numbers = array();
	foreach ( $days as $time ) {
		$numbers += array_fill_keys( range( day_number( $time['from'] ), day_number( $time['to'] ) ), true );
	}

	return $numbers;
}

/**
 * The numbers of the days without activity. Every reading of sessions asks.
 *
 * @return array<int, true>
 */
function days_off_numbers(): array {
	$stored = stored_days_off();

	return '' === $stored ? array() : WordPress\get_cached( "days off $stored", static fn(): array => numbers_of_days_off( days_off() ) );
}

/**
 * Days as they are stored.
 *
 * @param list<DaysOff> $days Days.
 */
function lines_of_days_off( array $days ): string {
	return implode( "\n", array_map( static fn( array $time ): string => rtrim( "{$time['from']}/{$time['to']} {$time['name']}" ), $days ) );
}
