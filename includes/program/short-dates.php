<?php
/**
 * The dates of a program where space is short: "sáb 28 nov, 11:00", "15 dic – 2 feb", "martes y jueves, 18:00 · hasta el 27 may".
 *
 * Hours are only said of one day, and a year only once where it is clear. Translations contain formats of PHP's date(), as those of dates.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** The day in English. */
const SHORT_ENGLISH_DAY = '{D, M j[, Y]}';

/**
 * When a program takes place, on its card.
 *
 * @param Facts $facts         Facts in effect.
 * @param int   $now           Unix time.
 * @param bool  $with_schedule Whether weekdays and hours are said, as nothing else on the card does.
 * @return string '' without dates, of a program that does not take place as planned, and in a language that has no translation.
 */
function dates_of_card( array $facts, int $now, bool $with_schedule ): string {
	list( $start, $end ) = span_of_dates( $facts );
	$words               = short_dates( $start, $end, $now );
	if ( '' === $words || '' !== $facts['event_status'] ) {
		return '';
	}
	$day  = static fn( string $day ): string => short_dates( $day, $day, $now );
	$days = listed_days( $facts['sessions'], $now );
	$next = session_to_name( $facts, $now );
	if ( array() !== $days ) {
		$hours = array_values( array_unique( array_column( session_rules( $facts['sessions'] ), 'start' ) ) );
		$words = words_of_days( array_map( $day, $days ) ) . ( ! $with_schedule || isset( $hours[1] ) || '' === $hours[0] ? '' : ', ' . hours_words( $hours[0], '' ) );
	} elseif ( are_several_sessions( $facts['sessions'] ) ) {
		$is_begun = begins_at( $facts ) <= $now;
		$until    = implode( '', array_column( sentence_parts( short_sentence( 'until_day' ), '', $end, false, is_year_said( '', $end, $now ) ), 0 ) );
		$schedule = $with_schedule ? schedule_of_card( $facts['sessions'] ) : '';
		$words    = implode( ' · ', array_diff( array( $schedule, $is_begun ? $until : $words ), array( '' ) ) );
	}
	if ( null === $next ) {
		return $words;
	}
	if ( ! are_several_sessions( $facts['sessions'] ) ) {
		return with_place( array( $words, '' ), $next )[0];
	}
	list( $day ) = with_place( array( $day( substr( $next['start'], 0, 10 ) ), '' ), $next );

	/* translators: 1: dates of a program, short, 2: day of its next session, short. */
	return sprintf( __( '%1$s · next: %2$s', 'programs-filter' ), $words, $day );
}

/**
 * Dates, short.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none; never before the beginning.
 * @param int    $now   Unix time.
 * @return string '' without dates, and in a language that has no translation of them.
 */
function short_dates( string $start, string $end, int $now ): string {
	if ( '' === $start . $end || ( SHORT_ENGLISH_DAY === short_sentence( 'day' ) && ENGLISH_FORMAT !== get_option( 'date_format' ) ) ) {
		return '';
	}
	if ( in_array( sentence_name( $start, $end ), array( 'moments', 'until_moment' ), true ) ) {
		list( $start, $end ) = array( substr( $start, 0, 10 ), substr( $end, 0, 10 ) );
	}
	$name = sentence_name( $start, $end );
	$name = 'years' === $name && is_winter( $start, $end ) ? 'year' : $name;

	return implode( '', array_column( sentence_parts( short_sentence( $name ), $start, $end, true, is_year_said( $start, $end, $now ) ), 0 ) );
}

/**
 * A sentence as it is translated. TIME is the format of the site's times.
 *
 * @param string $name What sentence_name() returns, or `until_day`.
 */
function short_sentence( string $name ): string {
	switch ( $name ) {
		case 'moment':
			/* translators: A day and a time, short. D is the weekday and M the month, TIME stands for a time in the site's format and stays as it is. */
			return _x( '{D, M j[, Y], TIME}', 'short dates of a program', 'programs-filter' );
		case 'hours':
			/* translators: From a time to another one of the same day, short. */
			return _x( '{D, M j[, Y], TIME}–{TIME}', 'short dates of a program', 'programs-filter' );
		case 'month':
			/* translators: From a day to another one of the same month, short. */
			return _x( '{M j}–{j[, Y]}', 'short dates of a program', 'programs-filter' );
		case 'year':
			/* translators: From a day to another one of the same year or winter, short. */
			return _x( '{M j} – {M j[, Y]}', 'short dates of a program', 'programs-filter' );
		case 'years':
			/* translators: From a day to one of another year, short. */
			return _x( '{M j[, Y]} – {M j[, Y]}', 'short dates of a program', 'programs-filter' );
		case 'from':
			/* translators: A beginning without an end, short. */
			return _x( 'From {D, M j[, Y]}', 'short dates of a program', 'programs-filter' );
		case 'until_day':
			/* translators: An end behind weekdays and hours: "Tuesdays, 18:00 · until May 27". */
			return _x( 'until {F j[, Y]}', 'short dates of a program', 'programs-filter' );
		case 'until':
			/* translators: An end without a beginning, short. */
			return _x( 'Until {D, M j[, Y]}', 'short dates of a program', 'programs-filter' );
	}

	/* translators: One day, short. Braces hold formats of PHP's date(), such as {D j M[ Y]}. D is the weekday, M three letters of the month; what is in brackets may be left out. */
	return _x( '{D, M j[, Y]}', 'short dates of a program', 'programs-filter' );
}
