<?php
/**
 * Beginning and end of a program as a reader of the page's language writes them: "Del 3 al 28 de marzo de 2026".
 *
 * Times are those that were written, also in an hour that the clocks skip or repeat; the attribute `datetime` has the offset of the
 * site's time zone: after the change for an hour that does not exist (02:30 is 03:30 then), before it for one that exists twice.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Dates;

use ProgramsFilter\Date_Grammar;
use ProgramsFilter\Date_Patterns;

defined( 'ABSPATH' ) || exit;

/**
 * A day in seconds.
 */
const DAY = 86400;

/**
 * The dates as text.
 *
 * @param string $start Clean beginning ("2026-03-03", "2026-03-03T18:00"), '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 */
function text( string $start, string $end ): string {
	return implode( '', array_column( parts( $start, $end ), 0 ) );
}

/**
 * The same as HTML, with a `<time>` around each date.
 *
 * @param list<array{string, string}> $parts What parts() gave.
 */
function html( array $parts ): string {
	$html = '';
	foreach ( $parts as list( $text, $datetime ) ) {
		$html .= '' === $datetime ? esc_html( $text ) : '<time datetime="' . esc_attr( $datetime ) . '">' . esc_html( $text ) . '</time>';
	}

	return $html;
}

/**
 * What text and HTML are made of.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 * @return list<array{string, string}> Text, and the value for `datetime`; '' for words between dates.
 */
function parts( string $start, string $end ): array {
	if ( '' === $start && '' === $end ) {
		return array();
	}
	$patterns = Date_Patterns\all();
	$day      = trim( $patterns['day'], '{}' );
	$dates    = '' === $start ? array( $end ) : array( $start, $end );
	$parts    = array();
	foreach ( (array) preg_split( '/[{}]/', $patterns[ Date_Patterns\choose( $start, $end ) ] ) as $index => $piece ) {
		if ( 0 === $index % 2 ) {
			$parts[] = array( (string) $piece, '' );
			continue;
		}
		$written = (string) array_shift( $dates );
		$lacks   = strlen( $written ) <= 10 && str_contains( (string) $piece, 'TIME' );
		$parts[] = array( formatted( $lacks ? $day : (string) $piece, $written ), attribute( $written ) );
	}

	return Date_Grammar\in_language( array_values( array_filter( $parts, static fn( array $part ): bool => '' !== $part[0] ) ) );
}

/**
 * A date in a format.
 *
 * @param string $format  Format, with TIME for the site's.
 * @param string $written Clean date.
 */
function formatted( string $format, string $written ): string {
	$times  = get_option( 'time_format' );
	$format = str_replace( 'TIME', is_string( $times ) && '' !== $times ? $times : 'H:i', $format );
	$moment = moment( $written );
	if ( $moment->format( 'Y-m-d\TH:i' ) !== ( strlen( $written ) > 10 ? $written : "{$written}T00:00" ) ) {
		// The clocks skip this hour; it is printed as somebody wrote it.
		$moment = new \DateTimeImmutable( $written, new \DateTimeZone( 'UTC' ) );
	}

	return (string) wp_date( $format, $moment->getTimestamp(), $moment->getTimezone() );
}

/**
 * The value of `datetime`.
 *
 * @param string $written Clean date.
 */
function attribute( string $written ): string {
	return strlen( $written ) > 10 ? moment( $written )->format( 'Y-m-d\TH:iP' ) : $written;
}

/**
 * A date in the site's time zone; without a time it is the beginning of that day. PHP's versions do not agree on an hour that the
 * clocks repeat, so it is chosen here.
 *
 * @param string $written Clean date.
 */
function moment( string $written ): \DateTimeImmutable {
	$zone   = wp_timezone();
	$utc    = ( new \DateTimeImmutable( $written, new \DateTimeZone( 'UTC' ) ) )->getTimestamp();
	$at     = static fn( int $time ): \DateTimeImmutable => ( new \DateTimeImmutable( "@$time" ) )->setTimezone( $zone );
	$before = $at( $utc - DAY )->getOffset();
	$after  = $at( $utc + DAY )->getOffset();
	$second = $at( $utc - $after );

	// With the later offset only where the earlier one does not give this hour, and the later one does.
	return $before !== $after && $at( $utc - $before )->getOffset() !== $before && $second->getOffset() === $after ? $second : $at( $utc - $before );
}
