<?php
/**
 * How a language writes dates: sentences with formats of PHP's dates in them, never PHP's extension intl, which not every server has.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Date_Patterns;

use ProgramsFilter\Site_Formats;

defined( 'ABSPATH' ) || exit;

/**
 * The day in English; that of a language without a translation is the site's own format.
 */
const ENGLISH_DAY = 'F j, Y';

/**
 * A sentence. In braces, in order: the format of the beginning and of the end, with TIME for the format of the site's times.
 *
 * @param string $name What choose() said.
 */
function sentence( string $name ): string {
	return in_format( $name, Site_Formats\current()['date'] );
}

/**
 * A sentence in pieces, from left to right.
 *
 * @param string $name What choose() said.
 * @return list<array{string, string, string}> Words, '' for a date; format of a date with a time, and of one without.
 */
function pieces( string $name ): array {
	static $known = array();

	$site = Site_Formats\current();
	if ( ! isset( $known[ $site['all'] ][ $name ] ) ) {
		$pieces = array();
		foreach ( explode( '{', strtr( sentence( $name ), '}', '{' ) ) as $index => $piece ) {
			if ( 1 === $index % 2 ) {
				$of_day   = str_contains( $piece, 'TIME' ) ? trim( sentence( 'day' ), '{}' ) : $piece;
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
 * @param string $name   What choose() said.
 * @param string $format Format.
 */
function in_format( string $name, string $format ): string {
	if ( '{' . ENGLISH_DAY . '}' !== translated( 'day' ) || '' === $format || ENGLISH_DAY === $format ) {
		return translated( $name );
	}
	// No part of a format that nobody knows can be left out.
	$whole = translated( in_array( $name, array( 'month', 'year' ), true ) ? 'years' : $name );

	return str_replace( ENGLISH_DAY, str_replace( array( '{', '}' ), '', $format ), $whole );
}

/**
 * A sentence as it is translated.
 *
 * @param string $name Its name.
 */
function translated( string $name ): string {
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
function choose( string $start, string $end ): string {
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
