<?php
/**
 * The words of dates in the language of the moment: sentences with formats of PHP's date(), and the names of months and weekdays. For dates.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The sentences. Braces hold the format of the beginning, then that of the end, with what may be left out in brackets. TIME is the format of the
 * site's times.
 *
 * @return array<string, string> By the names of sentence_name().
 */
function get_date_sentences(): array {
	return array(
		/* translators: One day. Braces hold formats of PHP's date(): change them too, with a backslash before each letter of a word, such as {[l ]j \d\e F[ \d\e Y]}. What is in brackets may be left out: weekday and year. */
		'day'          => _x( '{[l, ]F j[, Y]}', 'dates of a program', 'programs-filter' ),
		/* translators: A day and a time. TIME stands for a time in the site's format and stays as it is. */
		'moment'       => _x( '{[l, ]F j[, Y], TIME}', 'dates of a program', 'programs-filter' ),
		/* translators: From a time to another one of the same day. */
		'hours'        => _x( '{[l, ]F j[, Y], TIME} – {TIME}', 'dates of a program', 'programs-filter' ),
		/* translators: A day until a time. */
		'day_until'    => _x( '{[l, ]F j[, Y]}, until {TIME}', 'dates of a program', 'programs-filter' ),
		/* translators: From a day to another one of the same month. */
		'month'        => _x( '{F j}–{j[, Y]}', 'dates of a program', 'programs-filter' ),
		/* translators: From a day to another one of the same year. */
		'year'         => _x( '{F j} – {F j[, Y]}', 'dates of a program', 'programs-filter' ),
		/* translators: From a day to one of another year. */
		'years'        => _x( '{F j[, Y]} – {F j[, Y]}', 'dates of a program', 'programs-filter' ),
		/* translators: From a day and a time to another day and time. Where there is no time, the text in the braces is that of one day. */
		'moments'      => _x( '{[l, ]F j[, Y], TIME} – {[l, ]F j[, Y], TIME}', 'dates of a program', 'programs-filter' ),
		/* translators: A beginning without an end. */
		'from'         => _x( 'From {[l, ]F j[, Y]}', 'dates of a program', 'programs-filter' ),
		/* translators: An end without a beginning. */
		'until'        => _x( 'Until {[l, ]F j[, Y]}', 'dates of a program', 'programs-filter' ),
		/* translators: An end with a time, without a beginning. */
		'until_moment' => _x( 'Until {[l, ]F j[, Y], TIME}', 'dates of a program', 'programs-filter' ),
		/* translators: The last day to apply for a grant. */
		'apply'        => _x( 'Apply by {[l, ]F j[, Y]}', 'dates of a program', 'programs-filter' ),
		/* translators: An end behind weekdays and hours: "Tuesdays, until May 27". */
		'until_short'  => _x( 'until {F j[, Y]}', 'short dates of a program', 'programs-filter' ),
	);
}

/**
 * The language of the moment, its sentences, and its names of months and weekdays: WordPress has these in English where its own translation is not
 * installed, and with a capital in some languages. Kept until WordPress makes its own names for another language.
 *
 * @return array{language: string, names: array{F?: list<string>, l?: list<string>}, sentences: array<string, string>, wp_locale: mixed} Names by PHP's formats, from January and from Monday.
 */
function get_date_words(): array {
	$wp_locale = $GLOBALS['wp_locale'] ?? null;
	/**
	 * As it is stored below.
	 *
	 * @var array{language: string, names: array{F?: list<string>, l?: list<string>}, sentences: array<string, string>, wp_locale: mixed}|false $words
	 */
	$words = wp_cache_get( 'date words', WordPress\REQUEST_CACHE );
	if ( ! is_array( $words ) || $words['wp_locale'] !== $wp_locale ) {
		$name      = determine_locale();
		$language  = (string) substr( $name, 0, 2 );
		$names     = '' === WordPress\get_bundled_locale( $name ) ? array() : array(
			/* translators: The months as they are written inside a sentence, separated by commas. */
			'F' => explode( ',', _x( 'January,February,March,April,May,June,July,August,September,October,November,December', 'names of months', 'programs-filter' ) ),
			/* translators: The weekdays as they are written inside a sentence, separated by commas. */
			'l' => explode( ',', _x( 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday', 'names of weekdays', 'programs-filter' ) ),
		);
		$sentences = get_date_sentences();
		$words     = compact( 'language', 'names', 'sentences', 'wp_locale' );
		wp_cache_set( 'date words', $words, WordPress\REQUEST_CACHE );
	}

	return $words;
}

/**
 * The names of months and weekdays.
 *
 * @return array{F?: list<string>, l?: list<string>} By PHP's formats; empty in languages that the plugin does not bring.
 */
function get_date_names(): array {
	return get_date_words()['names'];
}

/** The language of the moment, such as "es". */
function get_date_language(): string {
	return get_date_words()['language'];
}
