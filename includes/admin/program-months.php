<?php
/**
 * The months in which programs take place, for the choice of a month above the list of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Most months of a program that can be chosen. */
const MAX_PROGRAM_MONTHS = 48;

/**
 * The month of a minute.
 *
 * @param int $minute Minute of the wall clock.
 * @return string `2026-10`.
 */
function get_month_of_minute( int $minute ): string {
	return substr( Program\day_of_number( (int) floor( $minute / Listing\DAY ) ), 0, 7 );
}

/**
 * The minutes of a month.
 *
 * @param string $month `2026-10`.
 * @return array{int, int} Half-open.
 */
function get_month_span( string $month ): array {
	$number = Listing\get_month_number( $month ) + 1;

	return array( Listing\get_minute( "$month-01" ), Listing\get_minute( sprintf( '%04d-%02d-01', intdiv( $number, 12 ), $number % 12 + 1 ) ) );
}

/**
 * The months in which a program takes place. One that goes on does so up to now.
 *
 * @param Facts $facts Displayed facts.
 * @return list<string> `2026-10`.
 */
function get_program_months( array $facts ): array {
	$times = Listing\get_program_times( $facts );

	return array() === $times[ Listing\THROUGH ]
		? array_values( array_unique( array_map( __NAMESPACE__ . '\\get_month_of_minute', array_column( $times[ Listing\SESSION ], 0 ) ) ) )
		: get_months_of_run( ...$times[ Listing\RUN ][0] );
}

/**
 * The months through which a program runs.
 *
 * @param int $low  First minute.
 * @param int $high Minute after the last one.
 * @return list<string> `2026-10`.
 */
function get_months_of_run( int $low, int $high ): array {
	$first  = Listing\get_month_number( get_month_of_minute( $low ) );
	$last   = Listing\get_month_number( get_month_of_minute( Listing\HIGHEST === $high ? max( $low, Listing\get_site_minute() ) : $high - 1 ) );
	$months = range( $first, max( $first, min( $last, $first + MAX_PROGRAM_MONTHS ) ) );

	return array_map( static fn( int $month ): string => sprintf( '%04d-%02d', intdiv( $month, 12 ), $month % 12 + 1 ), $months );
}
