<?php
/**
 * Hours as people write them: a time of a clock, or from one to another.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** A time, and two. A mere number is none, nor is "20.10", which may be a day and a month. */
const CLOCK_PATTERN = '\d{1,2}(?:\s*[:.h]\s*\d{2}(?::\d{2}(?:[.,]\d+)?)?)?\s*(?:[ap]\.?\s?m\.?)?\s*(?:h|hs|hrs?|horas?|hores)?\.?';
const HOURS_PATTERN = '(?:(?:a|de|desde|from|at|as|a\s+partir\s+de)\s+)?(?:l[ae]s?\s+)?(?=.*\d\s*(?:[:h]|[ap]\.?\s?m))(?<from>' . CLOCK_PATTERN . ')(?:\s*(?:-|a|hasta|to|until|fins|ate|y)\s*(?:l[ae]s?\s+|as\s+)?(?<to>' . CLOCK_PATTERN . '))?';

/**
 * Words without the hours at their end.
 *
 * @param string $words Words.
 * @return array{string, array<int|string, string>} The rest; what HOURS_PATTERN found.
 */
function without_hours( string $words ): array {
	if ( 1 === preg_match( '/^(?<days>.*?[\d@])(?:,? ?- ?|,? |, ?)' . HOURS_PATTERN . '$/D', $words, $found ) ) {
		return array( $found['days'], $found );
	}
	// "a las 18", without a sign of an hour.
	return 1 === preg_match( '/^(?<days>.*[\d@]),? (?:a las?|at) (?<from>\d{1,2})$/D', $words, $found ) ? array( $found['days'], $found ) : array( $words, array() );
}

/**
 * A time of a clock.
 *
 * @param string $text Such as "18:00", "6 p. m.", "18 h"; '' for none.
 * @return string|null Such as "T18:00"; "T24:00" for the end of the day. Null where there is no such time.
 */
function clock_time( string $text ): ?string {
	if ( 1 !== preg_match( '/^(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2}))?.*?(?:(?<half>[ap])\.?\s?m\.?)?\s*$/D', $text, $parts ) ) {
		return '' === $text ? '' : null;
	}
	$half    = $parts['half'] ?? '';
	$hours   = (int) $parts['hour'];
	$minutes = (int) ( $parts['minute'] ?? '' );
	if ( '' !== $half ) {
		$hours = $hours >= 1 && $hours <= 12 ? $hours % 12 + ( 'p' === $half ? 12 : 0 ) : 99;
	}

	return $hours > 24 || $minutes > 59 || ( 24 === $hours && 0 !== $minutes ) ? null : sprintf( 'T%02d:%02d', $hours, $minutes );
}

/**
 * The times of a clock from one to another. "5 a 6:30 p. m." begins in the afternoon, "10 a 1 p. m." before noon.
 *
 * @param string $from Beginning.
 * @param string $to   End; '' for none.
 * @return array{string|null, string|null} As clock_time() returns them.
 */
function clock_times( string $from, string $to ): array {
	list( $begin, $end ) = array( clock_time( $from ), clock_time( $to ) );
	if ( 1 === preg_match( '/[ap]\.?\s?m/', $to ) && 1 === preg_match( '/^(?:1[0-2]|[1-9])(?!\d)(?!.*[ap]\.?\s?m)(?!.*h)/', $from ) ) {
		$halves = array_filter( array( clock_time( "$from pm" ), clock_time( "$from am" ) ), static fn( ?string $time ): bool => null !== $time && $time < (string) $end );
		$begin  = array_values( $halves )[0] ?? $begin;
	}

	return array( $begin, $end );
}

/**
 * A day with a time.
 *
 * @param string|null $day  Day; null for none.
 * @param string|null $time Time, '' for none; "T24:00" is the beginning of the next day. Null where it could not be read.
 * @return string|null Null without day or time.
 */
function moment_at( ?string $day, ?string $time ): ?string {
	if ( null === $day || null === $time ) {
		return null;
	}

	return 'T24:00' === $time ? Program\day_after( $day ) . 'T00:00' : $day . $time;
}
