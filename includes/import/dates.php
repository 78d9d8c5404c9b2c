<?php
/**
 * Days and hours as people and spreadsheets write them: one of them, or from one to another.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Number of 1 January 1970 in a spreadsheet, which counts days, and the numbers that are read as days: 1954 to 2119. */
const SPREADSHEET_EPOCH = 25569;
const FIRST_DAY         = 20000;
const LAST_DAY          = 80000;

/**
 * A date in the format of facts.
 *
 * @param string $text           Such as "3/3/2026", "2026-03-03", "martes, 3 de marzo de 2026 a las 18 h".
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return string The text itself where it is no date, or several; "T18:00" for a time without a date.
 */
function read_date( string $text, bool $is_month_first = false ): string {
	$read = read_dates( $text, $is_month_first );

	return null === $read || '' !== $read['end'] ? $text : $read['start'];
}

/**
 * The dates of a text.
 *
 * @param string $text           As for read_date(), or "del 3 al 7 de julio", "octubre 2027", "3/3/2026, 17:00–18:30", "de 17:00 a 18:30".
 * @param bool   $is_month_first Whether "3/4/2026" is the fourth of March.
 * @return SheetDates|null Beginning, and end or ''. Null where it has none.
 */
function read_dates( string $text, bool $is_month_first = false ): ?array {
	$plain = strtolower( remove_accents( trim( (string) preg_replace( array( '/[\s\p{Z}]+/u', '/\s*[‐‑‒–—−]\s*/u', '/[’`´]/u' ), array( ' ', '-', "'" ), $text ) ) ) );
	if ( 1 === preg_match( '/^\d{5}(?:[.,]\d+)?$/D', $plain ) ) {
		return dates_from( serial_date( (float) str_replace( ',', '.', $plain ) ) );
	}
	if ( 1 === preg_match( '/^\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)? ?(?:z|[+-]\d\d:?\d\d)$/D', $plain ) ) {
		return dates_from( local_date( str_replace( ',', '.', $plain ) ) );
	}
	if ( 1 === preg_match( '/^' . Program\HOURS_PATTERN . '$/D', $plain, $hours ) ) {
		return dates_with_hours( null, $hours );
	}
	// In ISO 8601 a T precedes the time.
	$plain                     = (string) preg_replace( '/^(\d{4}-\d\d-\d\d)t(\d\d:\d\d)/', '$1 $2', $plain );
	list( $without, $weekday ) = without_weekdays( $plain );
	foreach ( array_unique( array( $without, $plain ) ) as $words ) {
		// "mar" is a day of the week, and a month.
		$read = dates_of_words( with_numbers_of_months( $words ), $words === $without ? $weekday : 0, $is_month_first );
		if ( null !== $read ) {
			return $read;
		}
	}

	return null;
}

/**
 * The dates of prepared words: a day, a month, or two of them.
 *
 * @param string $words          Words, with numbers of months.
 * @param int    $weekday        Day of the week of a single day; 0 for none.
 * @param bool   $is_month_first Whether the month comes first in "3/4/2026".
 * @return SheetDates|null
 */
function dates_of_words( string $words, int $weekday, bool $is_month_first ): ?array {
	list( $days, $hours ) = without_hours( $words );
	$day                  = with_year( parts_of_day( $days, $is_month_first ), $weekday );
	if ( null !== $day ) {
		return 0 === $day['day'] ? dates_from( first_day( $day ), last_day( $day ) ) : dates_with_hours( first_day( $day ), $hours );
	}
	// Where nothing else is between two days, a hyphen can be.
	foreach ( array( ' (?:al?|ao|hasta|to|until|fins|ate)(?: (?:el|al?|ao|dia))* ', ' ?- ', '-' ) as $between ) {
		$halves = explode( '|', (string) preg_replace( "/$between/", '|', $words ) );
		$read   = 2 === count( $halves ) ? dates_between( $halves[0], $halves[1], $is_month_first ) : null;
		if ( null !== $read && ( array() === $hours || strlen( $read['start'] ) > 10 ) ) {
			return $read;
		}
		$halves = explode( '|', (string) preg_replace( "/$between/", '|', $days ) );
		$read   = 2 === count( $halves ) ? dates_between( $halves[0], $halves[1], $is_month_first ) : null;
		if ( null !== $read ) {
			// The hours of each day.
			return dates_from( moment_at( $read['start'], Program\clock_time( $hours['from'] ?? '' ) ), moment_at( $read['end'], Program\clock_time( $hours['to'] ?? '' ) ) );
		}
	}

	return null;
}

/**
 * The dates of two halves. What the first leaves out is as in the second: "del 3 al 7 de julio".
 *
 * @param string $first          First half.
 * @param string $second         Second half.
 * @param bool   $is_month_first Whether the month comes first in "3/4/2026".
 * @return SheetDates|null
 */
function dates_between( string $first, string $second, bool $is_month_first ): ?array {
	list( $first, $from ) = without_hours( $first );
	list( $second, $to )  = without_hours( $second );
	$begin                = parts_of_day( $first, $is_month_first, true );
	$end                  = with_year( parts_of_day( $second, $is_month_first ) );
	if ( null === $begin || null === $end || ( 0 === $begin['day'] ) !== ( 0 === $end['day'] ) ) {
		return null;
	}
	$begin['month'] = 0 === $begin['month'] ? $end['month'] : $begin['month'];
	if ( 0 === $begin['year'] ) {
		$begin['year'] = $end['year'] - ( $begin['month'] > $end['month'] ? 1 : 0 );
	}
	return dates_from( moment_at( first_day( $begin ), Program\clock_time( $from['from'] ?? '' ) ), moment_at( last_day( $end ), Program\clock_time( $to['from'] ?? '' ) ) );
}

/**
 * Year, month and day of words.
 *
 * @param string $words          Such as "3/3/2026", "3 de @3@ de 2026", "@3@ 2026".
 * @param bool   $is_month_first Whether the month comes first in "3/4/2026".
 * @param bool   $is_partial     Whether "3" and "@3@" are enough.
 * @return array{year: int, month: int, day: int}|null 0 for what is not said.
 */
function parts_of_day( string $words, bool $is_month_first, bool $is_partial = false ): ?array {
	$year     = '(?<year>[1-9]\d{3}|\d{2})';
	$month    = '@(?<month>\d+)@';
	$day      = '(?<day>\d{1,2})';
	$first    = $is_month_first ? '(?<month>\d{1,2})' : $day;
	$second   = $is_month_first ? $day : '(?<month>\d{1,2})';
	$patterns = array(
		'(?<year>[1-9]\d{3})([-\/.])(?<month>\d{1,2})\2' . $day,
		"$first ?([-\/.]) ?$second ?\\2 ?$year",
		"$day(?:\.?º|o|a|st|nd|rd|th)?(?: de | d'|[ \/-]+)$month(?:,? del? ?|[ \/,-]+)$year",
		"$day(?:\.?º|o|a|st|nd|rd|th)?(?: de | d'|[ \/-]+)$month",
		"$month $day(?:st|nd|rd|th)?(?:,? (?<year>[1-9]\d{3}))?",
		"(?<year>[1-9]\d{3})ko $month $day(?:a|an|ean|ra|tik)?",
		"$month(?: del?| of)?[ \/,-]+(?<year>[1-9]\d{3})",
	);
	foreach ( array_merge( $patterns, $is_partial ? array( $day, $month ) : array() ) as $pattern ) {
		if ( 1 === preg_match( "/^$pattern$/DJ", $words, $found ) ) {
			return array(
				'year'  => (int) ( $found['year'] ?? '' ) + ( 2 === strlen( $found['year'] ?? '' ) ? 2000 : 0 ),
				'month' => (int) ( $found['month'] ?? '' ),
				'day'   => (int) ( $found['day'] ?? '' ),
			);
		}
	}

	return null;
}

/**
 * A day with a year: where none is said, the next such day, or the year in which it is on that day of the week.
 *
 * @param array{year: int, month: int, day: int}|null $parts   Parts.
 * @param int                                         $weekday Day of the week, from Monday; 0 for none.
 * @return array{year: int, month: int, day: int}|null Null where there is no such day.
 */
function with_year( ?array $parts, int $weekday = 0 ): ?array {
	if ( null === $parts || 0 !== $parts['year'] ) {
		return $parts;
	}
	$this_year = (int) current_time( 'Y' );
	foreach ( array( 0, 1 ) as $later ) {
		$day   = array( 'year' => $this_year + $later ) + $parts;
		$first = first_day( $day );
		if ( null !== $first && ( 0 === $weekday ? $first >= current_time( 'Y-m-d' ) : gmdate( 'N', (int) strtotime( "$first UTC" ) ) === (string) $weekday ) ) {
			return $day;
		}
	}

	return null;
}

/**
 * A day, or the first of a month.
 *
 * @param array{year: int, month: int, day: int} $day Parts; day 0 for a whole month.
 * @return string|null Null where there is no such day.
 */
function first_day( array $day ): ?string {
	return checkdate( $day['month'], max( 1, $day['day'] ), $day['year'] ) ? sprintf( '%04d-%02d-%02d', $day['year'], $day['month'], max( 1, $day['day'] ) ) : null;
}

/**
 * A day, or the last of a month.
 *
 * @param array{year: int, month: int, day: int} $day Parts; day 0 for a whole month.
 * @return string|null Null where there is no such day.
 */
function last_day( array $day ): ?string {
	$first = first_day( $day );

	return null === $first || 0 !== $day['day'] ? $first : gmdate( 'Y-m-t', (int) strtotime( "$first UTC" ) );
}

/**
 * Beginning and end as an array.
 *
 * @param string|null $start Beginning.
 * @param string|null $end   End; '' for none.
 * @return SheetDates|null Null without both.
 */
function dates_from( ?string $start, ?string $end = '' ): ?array {
	return null === $start || null === $end ? null : array(
		'start' => $start,
		'end'   => $end,
	);
}

/**
 * The dates of a day and its hours.
 *
 * @param string|null               $day   Day; null for hours without one.
 * @param array<int|string, string> $hours What HOURS_PATTERN found; may be empty.
 * @return SheetDates|null
 */
function dates_with_hours( ?string $day, array $hours ): ?array {
	list( $from, $to ) = Program\clock_times( $hours['from'] ?? '', $hours['to'] ?? '' );
	if ( null === $from || null === $to ) {
		return null;
	}
	if ( null === $day ) {
		return '' === $from ? null : dates_from( $from, $to );
	}
	if ( 'T00:00T24:00' === $from . $to ) {
		return dates_from( $day, $day );
	}
	$start = moment_at( $day, $from );

	return dates_from( $start, '' === $to ? '' : Program\completed_end( $to, (string) $start ) );
}

/**
 * A moment in the time of the site.
 *
 * @param string $text ISO 8601, with a zone.
 * @return string|null Null where there is no such moment.
 */
function local_date( string $text ): ?string {
	$moment = null === Program\clean_moment( strtoupper( substr( $text, 0, 16 ) ) ) ? false : date_create_immutable( $text );

	return false === $moment ? null : $moment->setTimezone( wp_timezone() )->format( 'Y-m-d\TH:i' );
}

/**
 * The date of a spreadsheet's number.
 *
 * @param float $days Days, and parts of one.
 * @return string|null Null where the number is not read as a day.
 */
function serial_date( float $days ): ?string {
	if ( $days < FIRST_DAY || $days > LAST_DAY ) {
		return null;
	}
	$seconds = (int) round( ( $days - SPREADSHEET_EPOCH ) * 1440 ) * 60;

	return gmdate( 0 === $seconds % DAY_IN_SECONDS ? 'Y-m-d' : 'Y-m-d\TH:i', $seconds );
}

/**
 * Words without the hours at their end.
 *
 * @param string $words Words.
 * @return array{string, array<int|string, string>} The rest; what HOURS_PATTERN found.
 */
function without_hours( string $words ): array {
	if ( 1 === preg_match( '/^(?<days>.*?[\d@])(?:,? ?- ?|,? |, ?)' . Program\HOURS_PATTERN . '$/D', $words, $found ) ) {
		return array( $found['days'], $found );
	}
	// "a las 18", without a sign of an hour.
	return 1 === preg_match( '/^(?<days>.*[\d@]),? (?:a las?|at) (?<from>\d{1,2})$/D', $words, $found ) ? array( $found['days'], $found ) : array( $words, array() );
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
