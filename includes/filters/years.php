<?php
/**
 * Years to choose from, as in an archive.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

defined( 'ABSPATH' ) || exit;

/** The most years of a program. One that lasts longer has probably a wrong date. */
const MOST_YEARS = 10;

/**
 * Returns the years in which a program takes place.
 *
 * @param ProgramDates $dates Dates.
 * @return list<string> One where it goes on; none without dates.
 */
function years_of_program( array $dates ): array {
	$first = (int) substr( '' === $dates['start'] ? $dates['end'] : $dates['start'], 0, 4 );
	$last  = '' === $dates['end'] ? $first : (int) substr( $dates['end'], 0, 4 );

	return 0 === $first ? array() : array_map( 'strval', array_slice( range( $first, $last ), - MOST_YEARS ) );
}

/**
 * Returns the labels of years, the latest first.
 *
 * @param list<int|string> $years Years.
 * @return array<int|string, string> By value.
 */
function year_labels( array $years ): array {
	$years = array_map( 'strval', $years );
	rsort( $years );

	return array_combine( $years, $years );
}
