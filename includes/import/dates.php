<?php
/**
 * A date as people and spreadsheets write it, in the spelling in which facts are stored. The day comes before the month.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * First letters of the months, Spanish and English, without accents.
 */
const MONTH_LETTERS = array(
	'ene' => 1,
	'jan' => 1,
	'feb' => 2,
	'mar' => 3,
	'abr' => 4,
	'apr' => 4,
	'may' => 5,
	'jun' => 6,
	'jul' => 7,
	'ago' => 8,
	'aug' => 8,
	'sep' => 9,
	'set' => 9,
	'oct' => 10,
	'nov' => 11,
	'dic' => 12,
	'dec' => 12,
);

const MONTH_PATTERN = '(?<word>enero|ene|january|jan|febrero|february|feb|marzo|march|mar|abril|april|abr|apr|mayo|may|junio|june|jun|julio|july|jul|agosto|august|ago|aug|septiembre|setiembre|september|sept|sep|set|octubre|october|oct|noviembre|november|nov|diciembre|december|dic|dec)\.?';

const DATE_PATTERNS = '(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)\.?,?\s+(?:dia\s+)?)?';

const TIME_PATTERN = '(?:(?:\s*,)?(?:\s+(?:a\s+las?|at|-))?\s+(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?<half>[ap]\.?\s?m\.?)?(?:h|hs|horas)?\.?)?';

/**
 * An hour alone: a mere number is none, nor is "20.10", which may be a day and a month.
 */
const HOUR_PATTERN = '(?:(?:a\s+)?las?\s+|at\s+)?(?=.*[:hap])(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?<half>[ap]\.?\s?m\.?)?(?:h|hs|horas)?\.?';

/**
 * Days from 1 January 1970 back to the day 0 of a spreadsheet, and the days that can be meant: 1954 to 2119.
 */
const SPREADSHEET_EPOCH = 25569;
const FIRST_DAY         = 20000;
const LAST_DAY          = 80000;

/**
 * A date that can be stored.
 *
 * @param string $text Such as "3/3/2026", "03/03/2026 18:00", "2026-03-03", "martes, 3 de marzo de 2026 a las 18 h".
 * @return string The same where it cannot be read; "T18:00" for an hour without a day.
 */
function read_date( string $text ): string {
	$plain = strtolower( remove_accents( trim( (string) preg_replace( '/[\s\x{A0}\x{202F}]+/u', ' ', $text ) ) ) );
	if ( 1 === preg_match( '/^\d{5}([.,]\d+)?$/D', $plain ) ) {
		return serial_date( (float) str_replace( ',', '.', $plain ), $text );
	}
	if ( 1 === preg_match( '/^' . HOUR_PATTERN . '$/D', $plain, $parts ) ) {
		return written_time( $parts ) ?? $text;
	}
	// A time of ISO begins with a T, and a zone is the site's.
	$plain = (string) preg_replace( '/^(\d{4}-\d\d-\d\d)t(\d\d:\d\d)/', '$1 $2', $plain );
	foreach (
		array(
			'(?<year>\d{4})[-\/.](?<month>\d{1,2})[-\/.](?<day>\d{1,2})',
			DATE_PATTERNS . '(?<day>\d{1,2})\s?[-\/.]\s?(?<month>\d{1,2})\s?[-\/.]\s?(?<year>\d{4}|\d{2})',
			DATE_PATTERNS . '(?<day>\d{1,2})(?:\.?º|o|st|nd|rd|th)?(?:\s+de\s+|[\s\/-]+)' . MONTH_PATTERN . '(?:,?\s+del?\s+|[\s\/,-]+)(?<year>\d{4}|\d{2})',
			DATE_PATTERNS . MONTH_PATTERN . '\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})',
		) as $pattern
	) {
		if ( 1 === preg_match( "/^$pattern" . TIME_PATTERN . '$/uD', $plain, $parts ) ) {
			return written_date( $parts, $text );
		}
	}

	return $text;
}

/**
 * The date of what a pattern found.
 *
 * @param array<int|string, string> $parts Year, month or word, day, and perhaps hour, minute and half of the day.
 * @param string                    $text  What was written.
 * @return string The text where there is no such date.
 */
function written_date( array $parts, string $text ): string {
	$year  = (int) $parts['year'] + ( 2 === strlen( $parts['year'] ) ? 2000 : 0 );
	$month = isset( $parts['word'] ) ? MONTH_LETTERS[ substr( $parts['word'], 0, 3 ) ] ?? 0 : (int) ( $parts['month'] ?? 0 );
	$day   = (int) $parts['day'];
	$hour  = $parts['hour'] ?? '';
	if ( ! checkdate( $month, $day, $year ) ) {
		return $text;
	}
	$date = sprintf( '%04d-%02d-%02d', $year, $month, $day );
	if ( '' === $hour ) {
		return $date;
	}
	$time = written_time( $parts );

	return null === $time ? $text : $date . $time;
}

/**
 * The time of what a pattern found.
 *
 * @param array<int|string, string> $parts Hour, and perhaps minute and half of the day.
 * @return string|null Such as "T18:00"; null where there is no such time.
 */
function written_time( array $parts ): ?string {
	$half  = $parts['half'] ?? '';
	$hours = (int) ( $parts['hour'] ?? '' );
	if ( '' !== $half ) {
		$hours = $hours >= 1 && $hours <= 12 ? $hours % 12 + ( 'p' === $half[0] ? 12 : 0 ) : 99;
	}
	$minutes = (int) ( $parts['minute'] ?? '' );

	return $hours > 23 || $minutes > 59 ? null : sprintf( 'T%02d:%02d', $hours, $minutes );
}

/**
 * The date of a spreadsheet's number.
 *
 * @param float  $days Days, and parts of one.
 * @param string $text What was written.
 * @return string The text where no such day can be meant.
 */
function serial_date( float $days, string $text ): string {
	if ( $days < FIRST_DAY || $days > LAST_DAY ) {
		return $text;
	}
	$seconds = (int) round( ( $days - SPREADSHEET_EPOCH ) * 1440 ) * 60;

	return gmdate( 0 === $seconds % DAY_IN_SECONDS ? 'Y-m-d' : 'Y-m-d\TH:i', $seconds );
}
