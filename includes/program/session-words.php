<?php
/**
 * The words of sessions: "Martes y jueves, de 17:00 a 18:30", and the list of those to come.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Sessions that a list names. */
const NAMED_SESSIONS = 6;

/**
 * The rules of a program as a schedule.
 *
 * @param string $text Clean lines.
 * @return string '' without sessions, and for days alone that have no hours or several.
 */
function sessions_schedule( string $text ): string {
	static $known = array();
	$texts        = array();
	foreach ( rules_in_words( session_rules( $text ) ) as $rule ) {
		// Courses of a listing are on few weekdays and hours.
		$key           = implode( ' ', array_merge( array( determine_locale(), $rule['start'], $rule['end'], $rule['every'], (int) has_weekday_again( $rule ) ), $rule['weekdays'] ) );
		$known[ $key ] = $known[ $key ] ?? ucfirst_words( implode( ', ', array_filter( array( weekdays_words( $rule ), hours_words( $rule ) ), static fn( string $words ): bool => '' !== $words ) ) );
		$texts[]       = $known[ $key ];
	}
	$texts = array_values( array_unique( $texts ) );

	return count( $texts ) <= 3 ? implode( ' · ', array_filter( $texts, static fn( string $words ): bool => '' !== $words ) ) : '';
}

/**
 * The rules that a schedule names. Hours alone would not say of which days they are: those of single days stand alone where all days have them, have
 * their weekdays within one week, and else are in the list of sessions only.
 *
 * @param list<SessionRule> $rules Rules.
 * @return list<SessionRule>
 */
function rules_in_words( array $rules ): array {
	$weekly = array_values( array_filter( $rules, static fn( array $rule ): bool => array() !== $rule['weekdays'] ) );
	$hours  = static fn( array $rule ): string => $rule['start'] . $rule['end'];
	if ( array() === $weekly && count( array_unique( array_map( $hours, $rules ) ) ) < 2 ) {
		return $rules;
	}
	$numbers = array_merge( ...array_column( $rules, 'days' ) );
	if ( max( 0, ...$numbers ) - min( PHP_INT_MAX, ...$numbers ) > 6 ) {
		return $weekly;
	}
	$named = array();
	foreach ( $rules as $rule ) {
		$key           = $hours( $rule );
		$named[ $key ] = $named[ $key ] ?? array( 'every' => 1 ) + $rule;
		foreach ( $rule['days'] as $number ) {
			// The first day of 1970 was a Thursday.
			$named[ $key ]['weekdays'][] = WEEKDAYS[ ( $number + 3 ) % 7 ];
		}
	}

	return array_values( $named );
}

/**
 * The weekdays of a rule.
 *
 * @param SessionRule $rule Rule.
 * @return string '' for one day.
 */
function weekdays_words( array $rule ): string {
	if ( array() === $rule['weekdays'] ) {
		return '';
	}
	// The fifth of January 1970 was a Monday.
	$names = array_map( static fn( int $index ): string => inside_sentence( WordPress\only_text( wp_date( 'l', ( 4 + $index ) * DAY_IN_SECONDS, new \DateTimeZone( 'UTC' ) ) ) ), array_keys( array_intersect( WEEKDAYS, $rule['weekdays'] ) ) );
	if ( has_weekday_again( $rule ) && in_array( substr( determine_locale(), 0, 2 ), array( 'es', 'ca', 'gl' ), true ) ) {
		// "Sábados". Those from Monday to Friday are their own plural.
		$names = array_map( static fn( string $name ): string => 's' === substr( $name, -1 ) ? $name : "{$name}s", $names );
	}
	$words = 7 === count( $names ) && 1 === $rule['every'] ? __( 'every day', 'programs-filter' ) : WordPress\only_text( wp_sprintf( '%l', $names ) );

	return 1 === $rule['every'] ? $words : sprintf(
		/* translators: 1: weekdays, 2: number of weeks, 2 or more. */
		_n( '%1$s, every %2$s week', '%1$s, every %2$s weeks', $rule['every'], 'programs-filter' ),
		$words,
		number_format_i18n( $rule['every'] )
	);
}

/**
 * Whether a rule has a weekday more than once.
 *
 * @param SessionRule $rule Rule.
 */
function has_weekday_again( array $rule ): bool {
	return count( $rule['days'] ) > count( $rule['weekdays'] );
}

/**
 * The hours of a rule.
 *
 * @param SessionRule $rule Rule.
 * @return string '' without hours.
 */
function hours_words( array $rule ): string {
	$hour = static fn( string $time ): string => WordPress\only_text( wp_date( WordPress\only_text( get_option( 'time_format' ) ), (int) strtotime( "1970-01-05 $time UTC" ), new \DateTimeZone( 'UTC' ) ) );
	if ( '' === $rule['start'] ) {
		return '';
	}

	/* translators: 1: hour at which a session begins, 2: hour at which it ends. */
	return '' === $rule['end'] ? $hour( $rule['start'] ) : sprintf( _x( '%1$s to %2$s', 'hours of a session', 'programs-filter' ), $hour( $rule['start'] ), $hour( $rule['end'] ) );
}

/**
 * A text with a capital.
 *
 * @param string $text Text.
 */
function ucfirst_words( string $text ): string {
	return mb_strtoupper( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 );
}

/**
 * A session in a list.
 *
 * @param ProgramDates $session    Session.
 * @param bool         $with_hours Whether its hours are said.
 * @return array{string, string} Text and HTML.
 */
function session_text_and_html( array $session, bool $with_hours ): array {
	$start = $with_hours ? $session['start'] : substr( $session['start'], 0, 10 );
	if ( strlen( $start ) > 10 ) {
		/* translators: Weekday, day and time, as formats of PHP's date(). TIME stands for a time in the site's format and stays as it is. */
		$sentence = strlen( $session['end'] ) > 10 ? _x( '{l, F j, TIME}–{TIME}', 'session of a program', 'programs-filter' ) : _x( '{l, F j, TIME}', 'session of a program', 'programs-filter' );
	} else {
		/* translators: Weekday and day, as formats of PHP's date(). */
		$sentence = _x( '{l, F j}', 'session of a program', 'programs-filter' );
	}

	$parts = array();
	foreach ( sentence_parts( $sentence, $start, $session['end'] ) as $index => list( $words, $datetime ) ) {
		$parts[] = array( 0 === $index ? inside_sentence( $words ) : $words, $datetime );
	}

	return parts_text_and_html( $parts );
}

/**
 * A weekday as it is written inside a sentence: some translations of WordPress have a capital ("Martes").
 *
 * @param string $text Text that begins with a weekday.
 */
function inside_sentence( string $text ): string {
	$is_small = in_array( substr( determine_locale(), 0, 2 ), array( 'es', 'ca', 'gl', 'eu', 'pt' ), true );

	return $is_small ? mb_strtolower( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 ) : $text;
}
