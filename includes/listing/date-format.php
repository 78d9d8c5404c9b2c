<?php
/**
 * A date in a format, as WordPress's own wp_date() prints it.
 *
 * That takes its time, and a listing has a thousand days: the text of a month is made once, with places for what differs within it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Date_Format;

use ProgramsFilter\Answers;
use ProgramsFilter\Dates;
use ProgramsFilter\Site_Formats;

defined( 'ABSPATH' ) || exit;

/**
 * What differs within a month, and the character that keeps its place.
 */
const PLACES = array(
	'd' => "\x01",
	'j' => "\x02",
	'H' => "\x03",
	'G' => "\x04",
	'h' => "\x05",
	'g' => "\x06",
	'i' => "\x07",
	'a' => "\x0e",
	'A' => "\x0f",
);

/**
 * What is the same in all of a month.
 */
const OF_MONTH = 'FMmntLYy';

/**
 * The text.
 *
 * @param string $format  Format.
 * @param string $written Clean date.
 */
function text( string $format, string $written ): string {
	static $months = array();

	$key = Site_Formats\current()['all'] . "\n$format\n" . substr( $written, 0, 7 );
	if ( ! isset( $months[ $key ] ) ) {
		$month = with_places( $format, $written );
		// In some languages the name of the month depends on what stands before it.
		$months[ $key ] = null !== $month && filled( $month, $written ) === alone( $format, $written ) ? $month : '';
	}

	return '' === $months[ $key ] ? alone( $format, $written ) : filled( $months[ $key ], $written );
}

/**
 * The text of the month, with places.
 *
 * @param string $format  Format.
 * @param string $written Clean date.
 * @return string|null Null when more differs within a month, or somebody else has a say.
 */
function with_places( string $format, string $written ): ?string {
	// A letter behind a backslash is itself.
	preg_match_all( '/\\\\.|./s', $format, $found );
	$known = implode( '', array_keys( PLACES ) ) . OF_MONTH;
	if ( array() !== array_filter( $found[0], static fn( string $one ): bool => 1 === preg_match( "/^(?![$known])[a-z]$/Di", $one ) ) || false !== has_filter( 'wp_date' ) ) {
		return null;
	}

	return alone( implode( '', array_map( static fn( string $one ): string => PLACES[ $one ] ?? $one, $found[0] ) ), $written );
}

/**
 * The text with the day and the time in their places.
 *
 * @param string $month   Text of the month.
 * @param string $written Clean date.
 */
function filled( string $month, string $written ): string {
	foreach ( PLACES as $letter => $place ) {
		if ( str_contains( $month, $place ) ) {
			$month = str_replace( $place, value( $letter, $written ), $month );
		}
	}

	return $month;
}

/**
 * What stands for a letter of a format.
 *
 * @param string $letter  A letter of PLACES.
 * @param string $written Clean date.
 */
function value( string $letter, string $written ): string {
	global $wp_locale;
	if ( 'j' === $letter || 'd' === $letter ) {
		return 'd' === $letter ? substr( $written, 8, 2 ) : ltrim( substr( $written, 8, 2 ), '0' );
	}
	$hour = (int) substr( $written, 11, 2 );
	switch ( $letter ) {
		case 'i':
			return substr( $written . 'T00:00', 14, 2 );
		case 'a':
		case 'A':
			$half = $hour < 12 ? 'am' : 'pm';

			return $wp_locale instanceof \WP_Locale ? (string) $wp_locale->get_meridiem( 'A' === $letter ? strtoupper( $half ) : $half ) : $half;
	}
	$shown = 'H' === $letter || 'G' === $letter ? $hour : ( $hour + 11 ) % 12 + 1;

	return 'H' === $letter || 'h' === $letter ? sprintf( '%02d', $shown ) : (string) $shown;
}

/**
 * The text by WordPress.
 *
 * @param string $format  Format.
 * @param string $written Clean date.
 */
function alone( string $format, string $written ): string {
	static $known = array();

	$key = Site_Formats\current()['all'] . "\n$format\n$written";
	if ( ! isset( $known[ $key ] ) ) {
		$moment = strlen( $written ) > 10 ? Dates\moment( $written ) : null;
		if ( null === $moment || $moment->format( 'Y-m-d\TH:i' ) !== $written ) {
			// The clocks skip this hour, or it is a mere day: it is printed as somebody wrote it.
			$moment = new \DateTimeImmutable( $written, new \DateTimeZone( 'UTC' ) );
		}
		$known[ $key ] = Answers\text( 'wp_date', static fn() => wp_date( $format, $moment->getTimestamp(), $moment->getTimezone() ) );
	}

	return $known[ $key ];
}
