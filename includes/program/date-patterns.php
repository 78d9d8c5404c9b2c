<?php
/**
 * How a language writes dates: sentences with formats of PHP's dates in them, never PHP's extension intl, which not every server has.
 *
 * The sentences of dates in certain months: only numbers differ in them. A listing has a thousand, of some dozens of months.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The day in English; that of a language without a translation is the site's own format.
 */
const ENGLISH_DAY = 'F j, Y';

/**
 * A sentence. In braces, in order: the format of the beginning and of the end, with TIME for the format of the site's times.
 *
 * @param string $name What sentence_pattern() said.
 */
function date_sentence( string $name ): string {
	return sentence_in_format( $name, site_formats()['date'] );
}

/**
 * A sentence in pieces, from left to right.
 *
 * @param string $name What sentence_pattern() said.
 * @return list<array{string, string, string}> Words, '' for a date; format of a date with a time, and of one without.
 */
function sentence_pieces( string $name ): array {
	static $known = array();

	$site = site_formats();
	if ( ! isset( $known[ $site['all'] ][ $name ] ) ) {
		$pieces = array();
		foreach ( explode( '{', strtr( date_sentence( $name ), '}', '{' ) ) as $index => $piece ) {
			if ( 1 === $index % 2 ) {
				$of_day   = str_contains( $piece, 'TIME' ) ? trim( date_sentence( 'day' ), '{}' ) : $piece;
				$pieces[] = array( '', str_replace( 'TIME', $site['time'], $piece ), str_replace( 'TIME', $site['time'], $of_day ) );
			} elseif ( '' !== $piece ) {
				$pieces[] = array( $piece, '', '' );
			}
		}
		$known[ $site['all'] ][ $name ] = $pieces;
	}

	return $known[ $site['all'] ][ $name ];
}

/**
 * A sentence in a language that has it, else with the site's format of dates.
 *
 * @param string $name   What sentence_pattern() said.
 * @param string $format Format.
 */
function sentence_in_format( string $name, string $format ): string {
	if ( '{' . ENGLISH_DAY . '}' !== translated_sentence( 'day' ) || '' === $format || ENGLISH_DAY === $format ) {
		return translated_sentence( $name );
	}
	// No part of a format that nobody knows can be left out.
	$whole = translated_sentence( in_array( $name, array( 'month', 'year' ), true ) ? 'years' : $name );

	return str_replace( ENGLISH_DAY, str_replace( array( '{', '}' ), '', $format ), $whole );
}

/**
 * A sentence as it is translated.
 *
 * @param string $name Its name.
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
 * Which sentence it is.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 */
function sentence_pattern( string $start, string $end ): string {
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
 * How many values month_values() gives.
 */
const VALUE_COUNT = 6;

/**
 * Text and HTML of dates.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 * @return array{string, string}|null Null when more than numbers differs, or somebody else has a say.
 */
function dates_of_months( string $start, string $end ): ?array {
	static $known = array();

	// Who has a say in each text must not get formats.
	if ( false !== has_filter( 'attribute_escape' ) ) {
		return null;
	}
	$site = site_formats()['all'];
	$same = sentence_pattern( $start, $end ) . which_month( $start ) . which_month( $end );
	if ( ! isset( $known[ $site ][ $same ] ) ) {
		$known[ $site ][ $same ] = sentence_formats( $start, $end );
	}
	list( $text, $html ) = $known[ $site ][ $same ];
	if ( '' === $text ) {
		return null;
	}
	$values = array( ...month_values( $start ), ...month_values( $end ), datetime_attribute( $start ), datetime_attribute( $end ) );

	return array( vsprintf( $text, $values ), vsprintf( $html, $values ) );
}

/**
 * Both as formats of sprintf's: for the values of the beginning, those of the end, and the two attributes.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none.
 * @return array{string, string} Empty texts when more than numbers differs.
 */
function sentence_formats( string $start, string $end ): array {
	$dates = '' === $start ? array( array( $end, 1 ) ) : array( array( $start, 0 ), array( $end, 1 ) );
	$parts = array();
	foreach ( depends_on_numbers() || '' === $start . $end ? array() : sentence_pieces( sentence_pattern( $start, $end ) ) as list( $words, $of_moment, $of_day ) ) {
		if ( '' !== $words ) {
			$parts[] = array( str_replace( '%', '%%', $words ), '' );
			continue;
		}
		list( $written, $which ) = array_shift( $dates ) ?? array( '', 1 );

		$month = month_format( strlen( $written ) > 10 ? $of_moment : $of_day, $written );
		if ( '' === $month ) {
			return array( '', '' );
		}
		$parts[] = array( moved_format( $month, $which * VALUE_COUNT ), sprintf( '%%%d$s', 2 * VALUE_COUNT + 1 + $which ) );
	}

	return text_and_html_of_parts( $parts );
}

/**
 * A format for values that stand further on.
 *
 * @param string $format Format of sprintf's.
 * @param int    $by     How much further.
 */
function moved_format( string $format, int $by ): string {
	return (string) preg_replace_callback( '/%(?:%|(\d)\$)/', static fn( array $found ): string => isset( $found[1] ) ? '%' . ( (int) $found[1] + $by ) . '$' : $found[0], $format );
}
