<?php
/**
 * The dates of a program where space is short: "15 dic – 2 feb 2027".
 *
 * Hours are only said of one day, and a year only once where it is clear. Translations contain formats of PHP's date(), as those of dates.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** The day in English. */
const SHORT_ENGLISH_DAY = '{MON j, Y}';

/**
 * The dates.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 * @return string '' without dates, and in a language that has no translation of them.
 */
function short_dates( string $start, string $end ): string {
	if ( '' === $start . $end || ( SHORT_ENGLISH_DAY === short_sentence( 'day' ) && ENGLISH_DAY !== get_option( 'date_format' ) ) ) {
		return '';
	}
	if ( '' === $start || ( '' !== $end && substr( $start, 0, 10 ) !== substr( $end, 0, 10 ) ) ) {
		list( $start, $end ) = array( substr( $start, 0, 10 ), substr( $end, 0, 10 ) );
	}

	return implode( '', array_column( sentence_parts( short_sentence( short_sentence_name( $start, $end ) ), $start, $end ), 0 ) );
}

/**
 * The sentence for two dates.
 *
 * @param string $start Beginning, '' for none.
 * @param string $end   End, '' for none; a day, unless it is that of the beginning.
 * @return string A name for short_sentence().
 */
function short_sentence_name( string $start, string $end ): string {
	$name = sentence_name( $start, $end );
	// A winter: the first year is clear.
	$is_winter = 'years' === $name && 1 === (int) $end - (int) $start && substr( $end, 5 ) < substr( $start, 5 );

	return $is_winter ? 'year' : $name;
}

/**
 * A sentence as it is translated. TIME is the format of the site's times.
 *
 * @param string $name What sentence_name() returns.
 */
function short_sentence( string $name ): string {
	switch ( $name ) {
		case 'moment':
			/* translators: A day and a time, short. MON stands for three letters of the month and stays as it is, TIME stands for a time in the site's format and stays as it is. */
			return _x( '{MON j, Y, TIME}', 'short dates of a program', 'programs-filter' );
		case 'hours':
			/* translators: From a time to another one of the same day, short. */
			return _x( '{MON j, Y, TIME}–{TIME}', 'short dates of a program', 'programs-filter' );
		case 'month':
			/* translators: From a day to another one of the same month, short. */
			return _x( '{MON j}–{j, Y}', 'short dates of a program', 'programs-filter' );
		case 'year':
			/* translators: From a day to another one of the same year or winter, short. */
			return _x( '{MON j} – {MON j, Y}', 'short dates of a program', 'programs-filter' );
		case 'years':
			/* translators: From a day to one of another year, short. */
			return _x( '{MON j, Y} – {MON j, Y}', 'short dates of a program', 'programs-filter' );
		case 'from':
			/* translators: A beginning without an end, short. */
			return _x( 'From {MON j, Y}', 'short dates of a program', 'programs-filter' );
		case 'until':
			/* translators: An end without a beginning, short. */
			return _x( 'Until {MON j, Y}', 'short dates of a program', 'programs-filter' );
	}

	/* translators: One day, short. Braces hold formats of PHP's date(), such as {j MON Y}: MON stands for three letters of the month. */
	return _x( '{MON j, Y}', 'short dates of a program', 'programs-filter' );
}
