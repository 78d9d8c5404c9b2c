<?php
/**
 * A date in a format, as WordPress's own wp_date() prints it.
 *
 * That takes its time, and a listing has a thousand days: the text of a month is made once, with places for what differs within it,
 * and for the year.
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
 * What differs within a month or from year to year, and the character that keeps its place.
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
	'Y' => "\x10",
	'y' => "\x11",
);

/**
 * What is the same in all of a month, of any year.
 */
const OF_MONTH = 'FMmn';

/**
 * The text.
 *
 * @param string $format  Format.
 * @param string $written Clean date.
 */
function text( string $format, string $written ): string {
	static $months = array();

	$site   = Site_Formats\current()['all'];
	$number = substr( $written, 5, 2 );
	$pieces = $months[ $site ][ $format ][ $number ] ?? null;
	if ( null === $pieces ) {
		$month  = with_places( $format, $written );
		$pieces = null === $month ? array() : in_pieces( $month );
		// In some languages the name of the month depends on what stands before it.
		if ( array() !== $pieces && filled( $pieces, $written ) !== alone( $format, $written ) ) {
			$pieces = array();
		}
		$months[ $site ][ $format ][ $number ] = $pieces;
	}

	return array() === $pieces ? alone( $format, $written ) : filled( $pieces, $written );
}

/**
 * The text of the month, with places.
 *
 * @param string $format  Format.
 * @param string $written Clean date.
 * @return string|null Null when more differs within a month, or somebody else has a say.
 */
function with_places( string $format, string $written ): ?string {
	static $known = array();

	$known[ $format ] = $known[ $format ] ?? format_with_places( $format );

	return '' === $known[ $format ] || false !== has_filter( 'wp_date' ) ? null : alone( $known[ $format ], $written );
}

/**
 * A format with places for what differs within a month and from year to year.
 *
 * @param string $format Format.
 * @return string '' when more differs within a month.
 */
function format_with_places( string $format ): string {
	// A letter behind a backslash is itself.
	preg_match_all( '/\\\\.|./s', $format, $found );
	$known = implode( '', array_keys( PLACES ) ) . OF_MONTH;
	if ( array() !== array_filter( $found[0], static fn( string $one ): bool => 1 === preg_match( "/^(?![$known])[a-zA-Z]$/D", $one ) ) ) {
		return '';
	}

	return implode( '', array_map( static fn( string $one ): string => PLACES[ $one ] ?? $one, $found[0] ) );
}

/**
 * The text of the month in pieces.
 *
 * @param string $month Text of the month, with places.
 * @return list<string> By turns what is the same in all of the month, '' for nothing, and the letter of a place.
 */
function in_pieces( string $month ): array {
	$letters = array_flip( PLACES );
	$pieces  = array();
	foreach ( (array) preg_split( '/([\x01-\x07\x0e-\x11])/', $month, -1, PREG_SPLIT_DELIM_CAPTURE ) as $index => $piece ) {
		$pieces[] = 1 === $index % 2 ? $letters[ (string) $piece ] ?? '' : (string) $piece;
	}

	return $pieces;
}

/**
 * The text with the day, the time and the year in their places.
 *
 * @param list<string> $pieces  Text of the month, as above.
 * @param string       $written Clean date.
 */
function filled( array $pieces, string $written ): string {
	$text = '';
	foreach ( $pieces as $index => $piece ) {
		$text .= 1 === $index % 2 ? value( $piece, $written ) : $piece;
	}

	return $text;
}

/**
 * What stands for a letter of a format.
 *
 * @param string $letter  A letter of PLACES.
 * @param string $written Clean date.
 */
function value( string $letter, string $written ): string {
	switch ( $letter ) {
		case 'd':
			return substr( $written, 8, 2 );
		case 'j':
			return ltrim( substr( $written, 8, 2 ), '0' );
		case 'Y':
			return substr( $written, 0, 4 );
		case 'y':
			return substr( $written, 2, 2 );
		case 'i':
			return substr( $written . 'T00:00', 14, 2 );
	}

	return value_of_hour( $letter, (int) substr( $written, 11, 2 ) );
}

/**
 * The same for a letter that is about the hour.
 *
 * @param string $letter A letter of PLACES.
 * @param int    $hour   Hour, from 0 to 23.
 */
function value_of_hour( string $letter, int $hour ): string {
	global $wp_locale;
	if ( 'a' === $letter || 'A' === $letter ) {
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
