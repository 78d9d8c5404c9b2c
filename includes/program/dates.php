<?php
/**
 * The words of dates: "Del 3 al 28 de marzo de 2026", as text and as HTML with a `<time>` around each date.
 *
 * The sentences are translations that contain formats of PHP's date().
 *
 * A time is printed as it was entered, also in an hour that the clocks skip or repeat. The attribute `datetime` has the offset of the site's
 * time zone: the one after the change for a skipped hour (02:30 becomes 03:30), the one before it for a repeated hour.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

// The day in English. A language without a translation gets the site's own date format in its place.
const ENGLISH_DAY = 'F j, Y';

/**
 * The dates as text and as HTML.
 *
 * @param string $start Clean beginning ("2026-03-03", "2026-03-03T18:00"), '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 * @return array{string, string} Empty texts when there are no dates.
 */
function dates_text_and_html( string $start, string $end ): array {
	return parts_text_and_html( dates_parts( $start, $end ) );
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
		$escaped = esc_html( $words );
		$text   .= $words;
		$html   .= '' === $datetime ? $escaped : sprintf( '<time datetime="%s">%s</time>', esc_attr( $datetime ), $escaped );
	}

	return array( $text, $html );
}

/**
 * The parts of the sentence.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 * @return list<array{string, string}> Text, and the value of `datetime`; '' for the words between dates.
 */
function dates_parts( string $start, string $end ): array {
	return '' === $start && '' === $end ? array() : sentence_parts( date_sentence( sentence_name( $start, $end ) ), $start, $end );
}

/**
 * The parts of a sentence.
 *
 * @param string $sentence Sentence with formats in braces.
 * @param string $start    Clean beginning, '' for none.
 * @param string $end      Clean end, '' for none.
 * @return list<array{string, string}> As above.
 */
function sentence_parts( string $sentence, string $start, string $end ): array {
	$dates = '' === $start ? array( $end ) : array( $start, $end );
	$parts = array();
	foreach ( explode( '{', strtr( $sentence, '}', '{' ) ) as $index => $piece ) {
		if ( 1 === $index % 2 ) {
			$parts[] = formatted_date( $piece, (string) array_shift( $dates ) );
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
 * @return string A name for translated_sentence().
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
	if ( substr( $start, 0, 10 ) === substr( $end, 0, 10 ) ) {
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
	$format = get_option( 'date_format' );
	if ( '{' . ENGLISH_DAY . '}' !== translated_sentence( 'day' ) || ! is_string( $format ) || '' === $format || ENGLISH_DAY === $format ) {
		return translated_sentence( $name );
	}
	// No part of an unknown format can be left out.
	$whole = translated_sentence( in_array( $name, array( 'month', 'year' ), true ) ? 'years' : $name );

	return str_replace( ENGLISH_DAY, str_replace( array( '{', '}' ), '', $format ), $whole );
}

/**
 * A sentence as it is translated. The braces hold the format of the beginning, then that of the end. TIME is the format of the site's times.
 *
 * @param string $name Name of the sentence.
 */
function translated_sentence( string $name ): string {
	switch ( $name ) {
		case 'moment':
			/* translators: A day and a time. TIME stands for a time in the site's format and stays as it is. */
			return _x( '{F j, Y, TIME}', 'dates of a program', 'programs-filter' );
		case 'hours':
			/* translators: From a time to another one of the same day. */
			return _x( '{F j, Y, TIME} – {TIME}', 'dates of a program', 'programs-filter' );
		case 'day_until':
			/* translators: A day until a time. */
			return _x( '{F j, Y}, until {TIME}', 'dates of a program', 'programs-filter' );
		case 'month':
			/* translators: From a day to another one of the same month. */
			return _x( '{F j}–{j, Y}', 'dates of a program', 'programs-filter' );
		case 'year':
			/* translators: From a day to another one of the same year. */
			return _x( '{F j} – {F j, Y}', 'dates of a program', 'programs-filter' );
		case 'years':
			/* translators: From a day to one of another year. */
			return _x( '{F j, Y} – {F j, Y}', 'dates of a program', 'programs-filter' );
		case 'moments':
			/* translators: From a day and a time to another day and time. Where there is no time, the text in the braces is that of one day. */
			return _x( '{F j, Y, TIME} – {F j, Y, TIME}', 'dates of a program', 'programs-filter' );
		case 'from':
			/* translators: A beginning without an end. */
			return _x( 'From {F j, Y}', 'dates of a program', 'programs-filter' );
		case 'until':
			/* translators: An end without a beginning. */
			return _x( 'Until {F j, Y}', 'dates of a program', 'programs-filter' );
		case 'until_moment':
			/* translators: An end with a time, without a beginning. */
			return _x( 'Until {F j, Y, TIME}', 'dates of a program', 'programs-filter' );
	}

	/* translators: One day. Braces hold formats of PHP's date(): change them too, with a backslash before each letter of a word, such as {j \d\e F \d\e Y}. */
	return _x( '{F j, Y}', 'dates of a program', 'programs-filter' );
}

/**
 * The parts of a sentence in a language whose words depend on the number beside them. No format can say that.
 *
 * @param list<array{string, string}> $parts Text and `datetime`.
 * @return list<array{string, string}>
 */
function parts_in_grammar( array $parts ): array {
	$language = substr( determine_locale(), 0, 2 );
	if ( 'ca' !== $language && 'eu' !== $language ) {
		return $parts;
	}
	$spoken = array();
	foreach ( $parts as $index => list( $text, $datetime ) ) {
		if ( 'eu' === $language ) {
			$text = (string) preg_replace_callback( '/(\d+)\(e\)/', static fn( array $found ): string => $found[1] . ( ends_with_consonant( (int) $found[1] ) ? 'e' : '' ), $text );
		} else {
			// WordPress writes "d'abril" in `ca`, and not in `ca_valencia`.
			$text = (string) preg_replace( '/ de (?=[ao])/iu', " d'", $text );
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
 * @param string $format Format, with TIME for the format of the site's times, and MON for three letters of the month.
 * @param string $date   Clean date.
 * @return array{string, string}
 */
function formatted_date( string $format, string $date ): array {
	$is_day = strlen( $date ) <= 10;
	if ( str_contains( $format, 'TIME' ) ) {
		$format = $is_day ? trim( date_sentence( 'day' ), '{}' ) : str_replace( 'TIME', WordPress\only_text( get_option( 'time_format' ) ), $format );
	}
	$moment   = $is_day ? null : date_moment( $date );
	$datetime = null === $moment ? $date : $moment->format( 'Y-m-d\TH:iP' );
	if ( null === $moment || ! str_starts_with( $datetime, $date ) ) {
		// A day, or an hour that the clocks skip, is printed as it was entered.
		$moment = new \DateTimeImmutable( $date, new \DateTimeZone( 'UTC' ) );
	}

	$printed = static fn( string $form ): string => WordPress\only_text( wp_date( $form, $moment->getTimestamp(), $moment->getTimezone() ) );
	if ( str_contains( $format, 'MON' ) ) {
		// Not WordPress's own short names, which are not written as in a sentence in all languages ("Dic"), if they are translated.
		$format = str_replace( 'MON', addcslashes( mb_substr( $printed( 'F' ), 0, 3 ), 'A..Za..z' ), $format );
	}

	return array( $printed( $format ), $datetime );
}

/**
 * The value of `datetime`.
 *
 * @param string $date Clean date.
 */
function datetime_attribute( string $date ): string {
	return strlen( $date ) <= 10 ? $date : date_moment( $date )->format( 'Y-m-d\TH:iP' );
}

/**
 * A date in the site's time zone; without a time it is the beginning of that day. PHP's versions do not agree on an hour that the clocks
 * repeat, so it is chosen here.
 *
 * @param string $date Clean date.
 */
function date_moment( string $date ): \DateTimeImmutable {
	$zone   = wp_timezone();
	$utc    = ( new \DateTimeImmutable( $date, new \DateTimeZone( 'UTC' ) ) )->getTimestamp();
	$offset = static fn( int $time ): int => $zone->getOffset( new \DateTimeImmutable( "@$time" ) );
	$before = $offset( $utc - DAY_IN_SECONDS );
	$after  = $offset( $utc + DAY_IN_SECONDS );
	if ( $before === $after ) {
		return ( new \DateTimeImmutable( '@' . ( $utc - $before ) ) )->setTimezone( $zone );
	}
	// With the later offset only where the earlier one does not give this hour, and the later one does.
	$right = $offset( $utc - $before ) !== $before && $offset( $utc - $after ) === $after ? $after : $before;
	$shown = $offset( $utc - $right );

	// An offset, as PHP 7.4 forgets which of two equal hours a moment is.
	return ( new \DateTimeImmutable( '@' . ( $utc - $right ) ) )->setTimezone( new \DateTimeZone( ( $shown < 0 ? '-' : '+' ) . gmdate( 'H:i', abs( $shown ) ) ) );
}
