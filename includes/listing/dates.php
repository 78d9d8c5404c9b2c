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
	$dates = '' === $start ? array( $end ) : array( $start, $end );
	$parts = array();
	foreach ( explode( '{', strtr( Date_Patterns\sentence( Date_Patterns\choose( $start, $end ) ), '}', '{' ) ) as $index => $piece ) {
		if ( 0 === $index % 2 ) {
			if ( '' !== $piece ) {
				$parts[] = array( $piece, '' );
			}
			continue;
		}
		$written = (string) array_shift( $dates );
		if ( strlen( $written ) <= 10 && str_contains( $piece, 'TIME' ) ) {
			$piece = trim( Date_Patterns\sentence( 'day' ), '{}' );
		}
		$parts[] = array( formatted( $piece, $written ), attribute( $written ) );
	}

	return Date_Grammar\in_language( $parts );
}

/**
 * A date in a format.
 *
 * @param string $format  Format, with TIME for the site's.
 * @param string $written Clean date.
 */
function formatted( string $format, string $written ): string {
	static $known = array();

	$has_time = strlen( $written ) > 10;
	$times    = $has_time ? get_option( 'time_format' ) : '';
	$format   = str_replace( 'TIME', is_string( $times ) && '' !== $times ? $times : 'H:i', $format );
	$moment   = $has_time ? moment( $written ) : null;
	if ( null === $moment || $moment->format( 'Y-m-d\TH:i' ) !== $written ) {
		// The clocks skip this hour, or it is a mere day: it is printed as somebody wrote it.
		$moment = new \DateTimeImmutable( $written, new \DateTimeZone( 'UTC' ) );
	}
	// Days come again and again in a listing, and WordPress takes its time for each.
	$key           = determine_locale() . "|$format|" . $moment->format( 'c e' );
	$known[ $key ] = $known[ $key ] ?? (string) wp_date( $format, $moment->getTimestamp(), $moment->getTimezone() );

	return $known[ $key ];
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
	static $known = array();

	$key = wp_timezone_string() . "|$written";
	if ( isset( $known[ $key ] ) ) {
		return $known[ $key ];
	}
	$zone   = wp_timezone();
	$utc    = ( new \DateTimeImmutable( $written, new \DateTimeZone( 'UTC' ) ) )->getTimestamp();
	$offset = static fn( int $time ): int => $zone->getOffset( new \DateTimeImmutable( "@$time" ) );
	$before = $offset( $utc - DAY );
	$after  = $offset( $utc + DAY );
	$right  = $before;
	if ( $before !== $after ) {
		// With the later offset only where the earlier one does not give this hour, and the later one does.
		$right = $offset( $utc - $before ) !== $before && $offset( $utc - $after ) === $after ? $after : $before;
		$shown = $offset( $utc - $right );
		// PHP 7.4 forgets which of two equal hours it is, unless the zone is a mere offset.
		$zone = new \DateTimeZone( ( $shown < 0 ? '-' : '+' ) . gmdate( 'H:i', abs( $shown ) ) );
	}
	$known[ $key ] = ( new \DateTimeImmutable( '@' . ( $utc - $right ) ) )->setTimezone( $zone );

	return $known[ $key ];
}
