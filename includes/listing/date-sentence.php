<?php
/**
 * The sentences of dates in certain months: only numbers differ in them. A listing has a thousand, of some dozens of months.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Date_Sentence;

use ProgramsFilter\Date_Format;
use ProgramsFilter\Date_Grammar;
use ProgramsFilter\Date_Patterns;
use ProgramsFilter\Dates;
use ProgramsFilter\Site_Formats;

defined( 'ABSPATH' ) || exit;

/**
 * How many values Date_Format\values() gives.
 */
const VALUES = 6;

/**
 * Text and HTML of dates.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 * @return array{string, string}|null Null when more than numbers differs, or somebody else has a say.
 */
function of_months( string $start, string $end ): ?array {
	static $known = array();

	// Who has a say in each text must not get formats.
	if ( false !== has_filter( 'attribute_escape' ) ) {
		return null;
	}
	$site = Site_Formats\current()['all'];
	$same = Date_Patterns\choose( $start, $end ) . Date_Format\which_month( $start ) . Date_Format\which_month( $end );
	if ( ! isset( $known[ $site ][ $same ] ) ) {
		$known[ $site ][ $same ] = formats( $start, $end );
	}
	list( $text, $html ) = $known[ $site ][ $same ];
	if ( '' === $text ) {
		return null;
	}
	$values = array( ...Date_Format\values( $start ), ...Date_Format\values( $end ), Dates\attribute( $start ), Dates\attribute( $end ) );

	return array( vsprintf( $text, $values ), vsprintf( $html, $values ) );
}

/**
 * Both as formats of sprintf's: for the values of the beginning, those of the end, and the two attributes.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none.
 * @return array{string, string} Empty texts when more than numbers differs.
 */
function formats( string $start, string $end ): array {
	$dates = '' === $start ? array( array( $end, 1 ) ) : array( array( $start, 0 ), array( $end, 1 ) );
	$parts = array();
	foreach ( Date_Grammar\depends_on_numbers() || '' === $start . $end ? array() : Date_Patterns\pieces( Date_Patterns\choose( $start, $end ) ) as list( $words, $of_moment, $of_day ) ) {
		if ( '' !== $words ) {
			$parts[] = array( str_replace( '%', '%%', $words ), '' );
			continue;
		}
		list( $written, $which ) = array_shift( $dates ) ?? array( '', 1 );

		$month = Date_Format\month( strlen( $written ) > 10 ? $of_moment : $of_day, $written );
		if ( '' === $month ) {
			return array( '', '' );
		}
		$parts[] = array( moved( $month, $which * VALUES ), sprintf( '%%%d$s', 2 * VALUES + 1 + $which ) );
	}

	return Dates\of_parts( $parts );
}

/**
 * A format for values that stand further on.
 *
 * @param string $format Format of sprintf's.
 * @param int    $by     How much further.
 */
function moved( string $format, int $by ): string {
	return (string) preg_replace_callback( '/%(?:%|(\d)\$)/', static fn( array $found ): string => isset( $found[1] ) ? '%' . ( (int) $found[1] + $by ) . '$' : $found[0], $format );
}
