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

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * What differs within a month or from year to year, and its place in the text of the month, as sprintf() has it: year, year of the century,
 * day, hour, hour before or after noon, minute.
 */
const DATE_PLACES = array(
	'Y' => '%1$d',
	'y' => '%2$02d',
	'd' => '%3$02d',
	'j' => '%3$d',
	'H' => '%4$02d',
	'G' => '%4$d',
	'h' => '%5$02d',
	'g' => '%5$d',
	'i' => '%6$02d',
);

/**
 * What is the same in all of a month, of any year, before or after noon.
 */
const SAME_IN_MONTH = 'FMmnaA';

/**
 * The text.
 *
 * @param string $format  Format.
 * @param string $written Clean date.
 */
function formatted_date( string $format, string $written ): string {
	$month = month_format( $format, $written );

	return '' === $month ? wordpress_date( $format, $written ) : vsprintf( $month, month_values( $written ) );
}

/**
 * The text of the month as a format of sprintf's, for month_values().
 *
 * @param string $format  Format.
 * @param string $written Clean date.
 * @return string '' when more differs within a month, or somebody else has a say.
 */
function month_format( string $format, string $written ): string {
	static $known = array();

	$site  = site_formats()['all'];
	$which = which_month( $written );
	if ( ! isset( $known[ $site ][ $format ][ $which ] ) ) {
		$month = text_with_places( $format, $written );
		// In some languages the name of the month depends on what stands before it.
		$is_same = '' === $month || vsprintf( $month, month_values( $written ) ) === wordpress_date( $format, $written );

		$known[ $site ][ $format ][ $which ] = $is_same ? $month : '';
	}

	return $known[ $site ][ $format ][ $which ];
}

/**
 * What two dates with the same text of the month have in common.
 *
 * @param string $written Clean date, '' for none.
 */
function which_month( string $written ): string {
	// PHP 7.4 has no text after the end of one.
	$month = (string) substr( $written, 5, 2 );

	return strlen( $written ) <= 10 ? $month : $month . ( (int) substr( $written, 11, 2 ) < 12 ? 'am' : 'pm' );
}

/**
 * What differs within a month and from year to year, for DATE_PLACES.
 *
 * @param string $written Clean date, '' for none.
 * @return array{int, int, int, int, int, int}
 */
function month_values( string $written ): array {
	if ( strlen( $written ) <= 10 ) {
		return array( (int) substr( $written, 0, 4 ), (int) substr( $written, 2, 2 ), (int) substr( $written, 8, 2 ), 0, 12, 0 );
	}
	$hour = (int) substr( $written, 11, 2 );

	return array( (int) substr( $written, 0, 4 ), (int) substr( $written, 2, 2 ), (int) substr( $written, 8, 2 ), $hour, ( $hour + 11 ) % 12 + 1, (int) substr( $written, 14, 2 ) );
}

/**
 * The text of the month with DATE_PLACES.
 *
 * @param string $format  Format.
 * @param string $written Clean date.
 * @return string '' when more differs within a month, or somebody else has a say.
 */
function text_with_places( string $format, string $written ): string {
	static $known = array();

	$known[ $format ] = $known[ $format ] ?? format_with_places( $format );
	if ( '' === $known[ $format ] || false !== has_filter( 'wp_date' ) ) {
		return '';
	}
	$places = array( '%' => '%%' );
	foreach ( array_keys( DATE_PLACES ) as $number => $letter ) {
		$places[ "\x01$number\x02" ] = DATE_PLACES[ $letter ];
	}

	return strtr( wordpress_date( $known[ $format ], $written ), $places );
}

/**
 * A format in which a number between two characters that no format has stands for each of DATE_PLACES: WordPress leaves what is no letter as it is.
 *
 * @param string $format Format.
 * @return string '' when more differs within a month.
 */
function format_with_places( string $format ): string {
	// A letter behind a backslash is itself.
	preg_match_all( '/\\\\.|./s', $format, $found );
	$known = implode( '', array_keys( DATE_PLACES ) ) . SAME_IN_MONTH;
	if ( array() !== array_filter( $found[0], static fn( string $one ): bool => 1 === preg_match( "/^(?![$known])[a-zA-Z]$/D", $one ) ) ) {
		return '';
	}
	$numbers = array_flip( array_keys( DATE_PLACES ) );

	return implode( '', array_map( static fn( string $one ): string => isset( $numbers[ $one ] ) ? "\x01{$numbers[ $one ]}\x02" : $one, $found[0] ) );
}

/**
 * The text by WordPress.
 *
 * @param string $format  Format.
 * @param string $written Clean date.
 */
function wordpress_date( string $format, string $written ): string {
	static $known = array();

	$key = site_formats()['all'] . "\n$format\n$written";
	if ( ! isset( $known[ $key ] ) ) {
		$moment = strlen( $written ) > 10 ? date_moment( $written ) : null;
		if ( null === $moment || $moment->format( 'Y-m-d\TH:i' ) !== $written ) {
			// The clocks skip this hour, or it is a mere day: it is printed as somebody wrote it.
			$moment = new \DateTimeImmutable( $written, new \DateTimeZone( 'UTC' ) );
		}
		$known[ $key ] = (string) wp_date( $format, $moment->getTimestamp(), $moment->getTimezone() );
	}

	return $known[ $key ];
}
