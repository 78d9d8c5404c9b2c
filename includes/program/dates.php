<?php
/**
 * The words of dates: "Del 3 al 28 de marzo de 2026", as text and as HTML with a `<time>` around each date.
 *
 * The sentences are translations that contain formats of PHP's date(). What is in brackets is said where it helps: the weekday beside a
 * program, and the year where it is not this season's.
 *
 * A time is printed as it was entered, also in an hour that the clocks skip. The attribute `datetime` has the offset of the site's time zone:
 * 02:30 becomes 03:30 there.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** WordPress's own format of a day in English. A language without a translation gets the site's date format in place of ours. */
const ENGLISH_FORMAT = 'F j, Y';

/** The day in English, and within a sentence of two. */
const ENGLISH_DAY     = '[l, ]F j[, Y]';
const ENGLISH_OF_SPAN = 'F j[, Y]';

/**
 * The dates as text and as HTML.
 *
 * @param string   $start Clean beginning ("2026-03-03", "2026-03-03T18:00"), '' for none.
 * @param string   $end   Clean end, '' for none; never before the beginning.
 * @param int|null $now   Unix time, beside a program; null says each year, and no weekday.
 * @return array{string, string} Empty texts when there are no dates.
 */
function dates_text_and_html( string $start, string $end, ?int $now = null ): array {
	if ( '' === $start && '' === $end ) {
		return array( '', '' );
	}
	$name = sentence_name( $start, $end );

	return parts_text_and_html( sentence_parts( date_sentence( $name ), $start, $end, null !== $now, is_year_said( $start, $end, $now ) ) );
}

/**
 * Whether the year is said: it is not this season's, or the dates are of several.
 *
 * @param string   $start Beginning, '' for none.
 * @param string   $end   End, '' for none.
 * @param int|null $now   Unix time; null always says it.
 */
function is_year_said( string $start, string $end, ?int $now ): bool {
	$last = substr( '' === $end ? $start : $end, 0, 10 );

	return null === $now || ! is_of_season( $last, $now ) || ( '' !== $start && (int) $last > (int) $start && ! is_winter( $start, $last ) );
}

/**
 * Whether a time begins in one year and ends before the same day of the next one: the year of its beginning is clear.
 *
 * @param string $start Beginning.
 * @param string $end   End.
 */
function is_winter( string $start, string $end ): bool {
	return 1 === (int) $end - (int) $start && substr( $end, 5 ) < substr( $start, 5 );
}

/**
 * Whether a day is of this season: of this year, or from September on from this September to the next one.
 *
 * @param string $day Day.
 * @param int    $now Unix time.
 */
function is_of_season( string $day, int $now ): bool {
	$today = current_day( $now );
	$year  = (int) $today;
	$month = substr( $today, 5 ) < '09-01' ? '' : '-09-01';

	return $day >= $year . $month && $day < ( $year + 1 ) . $month;
}

/**
 * The parts of a sentence as text and as HTML.
 *
 * @param list<array{string, string}> $parts Text and `datetime`.
 * @return array{string, string}
 */
function parts_text_and_html( array $parts ): array {
	$text = '';
	$html = '';
	foreach ( $parts as list( $words, $datetime ) ) {
		$escaped = WordPress\escaped_text( $words );
		$text   .= $words;
		$html   .= '' === $datetime ? $escaped : sprintf( '<time datetime="%s">%s</time>', WordPress\escaped_text( $datetime ), $escaped );
	}

	return array( $text, $html );
}

/**
 * The parts of a sentence.
 *
 * @param string $sentence     Sentence with formats in braces.
 * @param string $start        Clean beginning, '' for none.
 * @param string $end          Clean end, '' for none.
 * @param bool   $with_weekday Whether a weekday in brackets is said.
 * @param bool   $with_year    Whether a year in brackets is said.
 * @return list<array{string, string}> Text, and the value of `datetime`; '' for the words between dates.
 */
function sentence_parts( string $sentence, string $start, string $end, bool $with_weekday, bool $with_year ): array {
	$dates = '' === $start ? array( $end ) : array( $start, $end );
	$parts = array();
	// The pieces are words, and in turn with them formats.
	$get_pieces = static function ( string $sentence ) use ( $with_weekday, $with_year ): array {
		$optional = static fn( array $found ): string => ( str_contains( $found[1], 'Y' ) ? $with_year : $with_weekday ) ? $found[1] : '';

		return explode( '{', strtr( (string) preg_replace_callback( '/\[([^]]*)\]/', $optional, $sentence ), '}', '{' ) );
	};
	foreach ( $get_pieces( $sentence ) as $index => $piece ) {
		if ( 1 === $index % 2 ) {
			$date = (string) array_shift( $dates );
			if ( strlen( $date ) <= 10 && str_contains( $piece, 'TIME' ) ) {
				$piece = $get_pieces( date_sentence( 'day' ) )[1] ?? '';
			}
			$parts[] = formatted_date( $piece, $date );
		} elseif ( '' !== $piece ) {
			$parts[] = array( $piece, '' );
		}
	}

	return parts_in_grammar( $parts );
}

/**
 * The sentence for two dates.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 * @return string A key of get_date_sentences().
 */
function sentence_name( string $start, string $end ): string {
	$has_start_time = strlen( $start ) > 10;
	$has_end_time   = strlen( $end ) > 10;
	if ( '' === $start ) {
		return $has_end_time ? 'until_moment' : 'until';
	}
	if ( '' === $end ) {
		return $has_start_time ? 'moment' : 'from';
	}
	// A night that ends in the early morning is one of the day on which it begins.
	$is_night = $has_start_time && $has_end_time && substr( $end, 11 ) <= '06:00' && substr( $end, 11 ) < substr( $start, 11 )
		&& day_after( substr( $start, 0, 10 ) ) === substr( $end, 0, 10 );
	if ( $is_night || substr( $start, 0, 10 ) === substr( $end, 0, 10 ) ) {
		if ( ! $has_start_time ) {
			return $has_end_time ? 'day_until' : 'day';
		}

		return $has_end_time && $start !== $end ? 'hours' : 'moment';
	}
	if ( $has_start_time || $has_end_time ) {
		return 'moments';
	}
	if ( substr( $start, 0, 7 ) === substr( $end, 0, 7 ) ) {
		return 'month';
	}

	return substr( $start, 0, 4 ) === substr( $end, 0, 4 ) ? 'year' : 'years';
}

/**
 * A sentence in a language that has it, else with the site's date format.
 *
 * @param string $name Name of the sentence.
 */
function date_sentence( string $name ): string {
	$sentences = get_date_words()['sentences'];
	$format    = '{' . ENGLISH_DAY . '}' === $sentences['day'] ? WordPress\only_text( get_option( 'date_format' ) ) : '';
	if ( '' === $format || ENGLISH_FORMAT === $format ) {
		return $sentences[ $name ];
	}
	// No part of an unknown format can be left out.
	$whole  = $sentences[ in_array( $name, array( 'month', 'year' ), true ) ? 'years' : $name ];
	$format = str_replace( array( '{', '}', '[', ']' ), '', $format );

	return strtr( $whole, array( ENGLISH_DAY => $format, ENGLISH_OF_SPAN => $format ) ); // phpcs:ignore WordPress.Arrays -- Two of one sort.
}

/**
 * The parts of a sentence in a language whose words depend on the number beside them. No format can say that.
 *
 * @param list<array{string, string}> $parts Text and `datetime`.
 * @return list<array{string, string}>
 */
function parts_in_grammar( array $parts ): array {
	$language = get_date_language();
	if ( ! in_array( $language, array( 'ca', 'eu', 'pt' ), true ) ) {
		return $parts;
	}
	$is_long = str_contains( implode( ' ', array_column( $parts, 0 ) ), ' de ' );
	$spoken  = array();
	foreach ( $parts as $index => list( $text, $datetime ) ) {
		if ( 'eu' === $language ) {
			$text = basque_number_endings( $text );
		} elseif ( 'pt' === $language && '' !== $datetime && $is_long ) {
			// The first day of a month is "1º".
			$text = (string) preg_replace( '/(?<![\d:.])1(?= de |$)/', '1º', $text );
		} elseif ( 'ca' === $language ) {
			// WordPress writes "d'abril" in `ca`, and not in `ca_valencia`.
			$text = catalan_apostrophes( (string) preg_replace( '/ de (?=[ao])/iu', " d'", $text ) );
			if ( 1 === preg_match( '/^11?\b/', $parts[ $index + 1 ][0] ?? '' ) ) {
				// "De l'1", "a l'11": these numbers begin with a vowel when they are read.
				$text = (string) preg_replace( '/\b([Dd]e|[Aa])l $/u', "$1 l'", $text );
			}
		}
		$spoken[] = array( $text, $datetime );
	}

	return $spoken;
}

/**
 * Basque endings behind numbers: "2025eko", "2026ko"; "urriaren 12a", but "11", whose name ends with that letter.
 *
 * @param string $text Text with "(e)" and "(a)" behind numbers.
 */
function basque_number_endings( string $text ): string {
	return (string) preg_replace_callback(
		'/(\d+)\(([ea])\)/',
		static function ( array $found ): string {
			$number    = (int) $found[1];
			$is_needed = 'e' === $found[2] ? ends_with_consonant( $number ) : 11 !== $number % 20;

			return $found[1] . ( $is_needed ? $found[2] : '' );
		},
		$text
	);
}

/**
 * A text of a Catalan page with "d'" before 1 and 11, which begin with a vowel when they are read: "d'11 a 14 anys", but "de 1.000".
 *
 * @param string $text Text.
 */
function catalan_apostrophes( string $text ): string {
	return 'ca' === get_date_language() ? (string) preg_replace( '/\b(d)e (?=11?(?!\d|\.\d{3}))/i', "$1'", $text ) : $text;
}

/**
 * Whether the Basque name of a number ends with a consonant (bat, bost, hamar, ehun). It takes an e before its ending then: "2025eko", "2026ko".
 *
 * @param int $number From 1 to 9999.
 */
function ends_with_consonant( int $number ): bool {
	// Hundreds end with ehun, thousands with mila.
	return 0 === $number % 100 ? 0 !== $number % 1000 : in_array( $number % 20, array( 1, 5, 10, 15 ), true );
}

/**
 * A date in a format, as wp_date() prints it, and its `datetime`.
 *
 * @param string $format Format, with TIME for the format of the site's times.
 * @param string $date   Clean date.
 * @return array{string, string}
 */
function formatted_date( string $format, string $date ): array {
	$datetime = datetime_attribute( $date );
	// An hour that the clocks skip is printed as it was entered.
	$moment = strlen( $date ) > 10 && str_starts_with( $datetime, $date ) ? date_moment( $date ) : new \DateTimeImmutable( $date, new \DateTimeZone( 'UTC' ) );
	$names  = get_date_names();
	$index  = array(
		'F' => (int) $moment->format( 'n' ) - 1,
		'l' => (int) $moment->format( 'N' ) - 1,
	);
	// What has no name here gets that of WordPress.
	$name   = static fn( array $found ): string => isset( $index[ $found[0] ], $names[ $found[0] ] ) ? addcslashes( $names[ $found[0] ][ $index[ $found[0] ] ], 'A..Za..z' ) : $found[0];
	$format = str_contains( $format, 'TIME' ) ? str_replace( 'TIME', WordPress\only_text( get_option( 'time_format' ) ), $format ) : $format;
	$format = (string) preg_replace_callback( '/\\\\.|[Fl]/su', $name, $format );

	return array( WordPress\only_text( wp_date( $format, $moment->getTimestamp(), $moment->getTimezone() ) ), $datetime );
}

/**
 * Words of a list: "martes, jueves y sábado".
 *
 * @param list<string> $words Words.
 */
function joined_words( array $words ): string {
	$last = (string) array_pop( $words );

	/* translators: 1: words of a list, separated by commas, 2: the last one. */
	return array() === $words ? $last : sprintf( _x( '%1$s and %2$s', 'list', 'programs-filter' ), implode( ', ', $words ), $last );
}
