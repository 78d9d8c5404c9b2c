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

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The dates as text.
 *
 * @param string $start Clean beginning ("2026-03-03", "2026-03-03T18:00"), '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 */
function dates_text( string $start, string $end ): string {
	return dates_text_and_html( $start, $end )[0];
}

/**
 * Text, and the same as HTML with a `<time>` around each date.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 * @return array{string, string} Empty texts when there are no dates.
 */
function dates_text_and_html( string $start, string $end ): array {
	return dates_of_months( $start, $end ) ?? text_and_html_of_parts( dates_parts( $start, $end ) );
}

/**
 * The same of parts.
 *
 * @param list<array{string, string}> $parts What dates_parts() gave.
 * @return array{string, string}
 */
function text_and_html_of_parts( array $parts ): array {
	$text = implode( '', array_column( $parts, 0 ) );
	$html = '';
	// Not one by one: where words depend on numbers, most programs have their own.
	$is_plain = WordPress\is_plain_text( $text );
	foreach ( $parts as list( $words, $datetime ) ) {
		$escaped = $is_plain ? $words : WordPress\escaped_text( $words );
		$html   .= '' === $datetime ? $escaped : '<time datetime="' . ( $is_plain ? $datetime : WordPress\escaped_text( $datetime ) ) . '">' . $escaped . '</time>';
	}

	return array( $text, $html );
}

/**
 * What text and HTML are made of.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 * @return list<array{string, string}> Text, and the value for `datetime`; '' for words between dates.
 */
function dates_parts( string $start, string $end ): array {
	if ( '' === $start && '' === $end ) {
		return array();
	}
	$dates = '' === $start ? array( $end ) : array( $start, $end );
	$parts = array();
	foreach ( sentence_pieces( sentence_pattern( $start, $end ) ) as list( $words, $of_moment, $of_day ) ) {
		if ( '' !== $words ) {
			$parts[] = array( $words, '' );
			continue;
		}
		$written = (string) array_shift( $dates );
		$parts[] = array( formatted_date( strlen( $written ) > 10 ? $of_moment : $of_day, $written ), datetime_attribute( $written ) );
	}

	return parts_in_language( $parts );
}

/**
 * The value of `datetime`.
 *
 * @param string $written Clean date.
 */
function datetime_attribute( string $written ): string {
	if ( strlen( $written ) <= 10 ) {
		return $written;
	}
	$offset = offset_in_month( substr( $written, 0, 7 ) );

	return null === $offset ? date_moment( $written )->format( 'Y-m-d\TH:iP' ) : $written . offset_in_hours( $offset );
}

/**
 * An offset as dates have it: "+02:00".
 *
 * @param int $offset Seconds.
 */
function offset_in_hours( int $offset ): string {
	static $known = array();

	$known[ $offset ] = $known[ $offset ] ?? ( $offset < 0 ? '-' : '+' ) . gmdate( 'H:i', abs( $offset ) );

	return $known[ $offset ];
}

/**
 * A date in the site's time zone as Unix time; without a time it is the beginning of that day.
 *
 * @param string $written Clean date.
 */
function date_timestamp( string $written ): int {
	static $known = array();

	$zone = site_formats()['zone'];
	if ( ! isset( $known[ $zone ][ $written ] ) ) {
		$offset = offset_in_month( substr( $written, 0, 7 ) );

		$known[ $zone ][ $written ] = null === $offset ? date_moment( $written )->getTimestamp() : timestamp_in_utc( $written ) - $offset;
	}

	return $known[ $zone ][ $written ];
}

/**
 * The same as if the site were in London in winter.
 *
 * @param string $written Clean date.
 */
function timestamp_in_utc( string $written ): int {
	$numbers = array_map( 'intval', explode( '-', strtr( $written, 'T:', '--' ) ) );

	return (int) gmmktime( $numbers[3] ?? 0, $numbers[4] ?? 0, 0, $numbers[1] ?? 1, $numbers[2] ?? 1, $numbers[0] );
}

/**
 * The offset of the site's time zone in a month, and two days around it.
 *
 * @param string $month Month, as "2026-03".
 * @return int|null Seconds; null when it changes in that time.
 */
function offset_in_month( string $month ): ?int {
	static $known = array();

	$key = site_formats()['zone'] . "|$month";
	if ( ! array_key_exists( $key, $known ) ) {
		$zone    = wp_timezone();
		$first   = timestamp_in_utc( "$month-01" );
		$offsets = array();
		$moment  = new \DateTime( '@0' );
		// No zone changes twice in a week.
		for ( $day = -2; $day <= 33; $day += 7 ) {
			$offsets[] = $zone->getOffset( $moment->setTimestamp( $first + $day * DAY_IN_SECONDS ) );
		}
		$known[ $key ] = 1 === count( array_unique( $offsets ) ) ? $offsets[0] : null;
	}

	return $known[ $key ];
}

/**
 * A date in the site's time zone; without a time it is the beginning of that day. PHP's versions do not agree on an hour that the
 * clocks repeat, so it is chosen here.
 *
 * @param string $written Clean date.
 */
function date_moment( string $written ): \DateTimeImmutable {
	static $known = array();

	$key = site_formats()['zone'] . "|$written";
	if ( isset( $known[ $key ] ) ) {
		return $known[ $key ];
	}
	$zone   = wp_timezone();
	$utc    = timestamp_in_utc( $written );
	$offset = static fn( int $time ): int => $zone->getOffset( new \DateTimeImmutable( "@$time" ) );
	$before = $offset( $utc - DAY_IN_SECONDS );
	$after  = $offset( $utc + DAY_IN_SECONDS );
	$right  = $before;
	if ( $before !== $after ) {
		// With the later offset only where the earlier one does not give this hour, and the later one does.
		$right = $offset( $utc - $before ) !== $before && $offset( $utc - $after ) === $after ? $after : $before;
		$shown = $offset( $utc - $right );
		// PHP 7.4 forgets which of two equal hours it is, unless the zone is a mere offset.
		$zone = new \DateTimeZone( offset_in_hours( $shown ) );
	}
	$known[ $key ] = ( new \DateTimeImmutable( '@' . ( $utc - $right ) ) )->setTimezone( $zone );

	return $known[ $key ];
}
