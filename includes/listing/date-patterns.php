<?php
/**
 * How a language writes dates: sentences with formats of PHP's dates in them, never PHP's extension intl, which not every server has.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Date_Patterns;

defined( 'ABSPATH' ) || exit;

/**
 * The day in English; that of a language without a translation is the site's own format.
 */
const ENGLISH_DAY = 'F j, Y';

/**
 * The sentences. In braces, in order: the format of the beginning and of the end, with TIME for the format of the site's times.
 *
 * @return array<string, string>
 */
function all(): array {
	$format   = get_option( 'date_format' );
	$patterns = translated();
	if ( '{' . ENGLISH_DAY . '}' !== $patterns['day'] || ! is_string( $format ) || '' === $format || ENGLISH_DAY === $format ) {
		return $patterns;
	}
	// No part of a format that nobody knows can be left out.
	$patterns['month'] = $patterns['years'];
	$patterns['year']  = $patterns['years'];

	return str_replace( ENGLISH_DAY, str_replace( array( '{', '}' ), '', $format ), $patterns );
}

/**
 * The sentences as they are translated.
 *
 * @return array<string, string>
 */
function translated(): array {
	return array(
		/* translators: One day. Braces hold formats of PHP's date(): change them too, with a backslash before each letter of a word, such as {j \d\e F \d\e Y}. */
		'day'          => _x( '{F j, Y}', 'dates of a program', 'programs-filter' ),
		/* translators: A day and a time. TIME stands for a time in the site's format and stays as it is. */
		'moment'       => _x( '{F j, Y, TIME}', 'dates of a program', 'programs-filter' ),
		/* translators: From a time to another one of the same day. */
		'hours'        => _x( '{F j, Y, TIME} – {TIME}', 'dates of a program', 'programs-filter' ),
		/* translators: A day until a time. */
		'day_until'    => _x( '{F j, Y}, until {TIME}', 'dates of a program', 'programs-filter' ),
		/* translators: From a day to another one of the same month. */
		'month'        => _x( '{F j}–{j, Y}', 'dates of a program', 'programs-filter' ),
		/* translators: From a day to another one of the same year. */
		'year'         => _x( '{F j} – {F j, Y}', 'dates of a program', 'programs-filter' ),
		/* translators: From a day to one of another year. */
		'years'        => _x( '{F j, Y} – {F j, Y}', 'dates of a program', 'programs-filter' ),
		/* translators: From a day and a time to another day and time. Where there is no time, the text in the braces is that of one day. */
		'moments'      => _x( '{F j, Y, TIME} – {F j, Y, TIME}', 'dates of a program', 'programs-filter' ),
		/* translators: A beginning without an end. */
		'from'         => _x( 'From {F j, Y}', 'dates of a program', 'programs-filter' ),
		/* translators: An end without a beginning. */
		'until'        => _x( 'Until {F j, Y}', 'dates of a program', 'programs-filter' ),
		/* translators: An end with a time, without a beginning. */
		'until_moment' => _x( 'Until {F j, Y, TIME}', 'dates of a program', 'programs-filter' ),
	);
}

/**
 * Which sentence it is.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 */
function choose( string $start, string $end ): string {
	list( $has_start_time, $has_end_time ) = array( strlen( $start ) > 10, strlen( $end ) > 10 );
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
