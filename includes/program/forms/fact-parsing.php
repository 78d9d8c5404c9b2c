<?php
/**
 * Typed words as stored values: prices, sessions, and what means that no places are left. Called by fact-writing.php and the table of kinds.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\{Reader, WordPress};

defined( 'ABSPATH' ) || exit;

/**
 * Prices as they are stored, made of words.
 *
 * @param string $text Typed text.
 * @return string The text itself where something in it is not certain.
 */
function parse_typed_prices( string $text ): string {
	$lines = explode( "\n", sanitize_prices( $text ) ?? '' );
	if ( array( '' ) === $lines ) {
		return $text;
	}
	$prices = Reader\read_prices( implode( "\n", $lines ), get_site_currency()[0] );
	foreach ( array() === $prices ? $lines : array() as $line ) {
		// As it is stored; a list may have names of its own for who pays.
		$prices[] = null === parse_price_line( $line ) && isset( $lines[1] ) ? Reader\read_price_line( $line, get_site_currency()[0] ) : $line;
	}
	$stored = array_map( static fn( $price ): ?string => is_array( $price ) ? get_price_line( $price ) : $price, $prices );

	return array() === $stored || in_array( null, $stored, true ) ? $text : implode( "\n", $stored );
}

/**
 * A price that was read, as it is stored.
 *
 * @param ReadPrice $price Price.
 */
function get_price_line( array $price ): string {
	$switched = switch_to_locale( get_locale() );
	$units    = array(
		'hour'    => _x( 'hour', 'price per', 'programs-filter' ),
		'session' => _x( 'session', 'price per', 'programs-filter' ),
		'day'     => _x( 'day', 'price per', 'programs-filter' ),
		'week'    => _x( 'week', 'price per', 'programs-filter' ),
		'month'   => _x( 'month', 'price per', 'programs-filter' ),
		'quarter' => _x( 'quarter', 'price per', 'programs-filter' ),
		'course'  => _x( 'course', 'price per', 'programs-filter' ),
		'year'    => _x( 'year', 'price per', 'programs-filter' ),
	);
	$line     = ( '' === $price['who'] ? '' : "$price[who]: " ) . str_replace( '.', substr( number_format_i18n( 0.5, 1 ), 1, 1 ), $price['amount'] ) . ' ' . get_currency_sign( $price['currency'] )
		. ( '' === $price['per'] ? '' : '/' . $units[ $price['per'] ] ) . ( array() === $price['notes'] ? '' : ' (' . implode( ', ', $price['notes'] ) . ')' );
	if ( $switched ) {
		restore_previous_locale();
	}

	return $line;
}

/**
 * Whether a text in place of a number means that no places are left.
 *
 * @param string $text Such as "completo".
 */
function means_fully_booked( string $text ): bool {
	$plain                              = static fn( string $words ): string => (string) preg_replace( '/[^a-z]/', '', strtolower( remove_accents( $words ) ) );
	list( $spanish, $english, $others ) = get_kinds_table()['state']['words']['full'];

	return in_array( $plain( $text ), array( $plain( $spanish ), $plain( $english ), ...explode( ' ', $others ) ), true );
}

/**
 * Sessions of a text that may have words among its lines: "2026-10-06 18:00" and below it "martes y jueves 17:00-18:30 del 5/10 al 17/12".
 *
 * @param string $text   Text.
 * @param Facts  $stored Facts as they are stored: words need not repeat the first and the last day of a span in the text, or those that are stored.
 * @return string Lines as they are stored; the text itself where they cannot be read.
 */
function parse_typed_sessions( string $text, array $stored ): string {
	if ( mb_strlen( $text ) > MAX_SESSIONS_LENGTH ) {
		return $text;
	}
	$lines = preg_split( '/\s*\n\s*/', trim( $text ), -1, PREG_SPLIT_NO_EMPTY );
	$lines = false === $lines ? array() : $lines;
	$kept  = array_filter( $lines, __NAMESPACE__ . '\\is_session_line' );
	$words = implode( "\n", array_diff( $lines, $kept ) );
	if ( '' === $words ) {
		return $text;
	}
	$allowed = array_merge( get_settled_doubts(), array( 'year' ) );
	$span    = get_span( implode( "\n", $kept ) );

	list( 'start' => $start, 'end' => $end ) = $span ?? $stored;

	$from = '' === $start ? current_day( WordPress\get_current_timestamp() ) : substr( $start, 0, 10 );
	$read = '';
	// Days and hours may stand below their weekdays.
	foreach ( array( $words, str_replace( "\n", ', ', $words ) ) as $text_of_words ) {
		$read = '' === $read ? Reader\read_sessions_text( $text_of_words, $allowed ) : $read;
		// "Martes 17 h hasta el 30 de junio".
		$read = '' === $read ? Reader\read_sessions_text( $text_of_words, $allowed, $from ) : $read;
		$read = '' === $read ? Reader\read_schedule( $text_of_words, $start, $end, $allowed ) : $read;
	}
	// "Del 3 al 28 de marzo".
	$read = '' === $read && array() === $kept ? read_typed_span( $words, $allowed ) : $read;

	return '' === $read ? $text : keep_usable_changes( sorted_lines( implode( "\n", null === $span ? $kept : array() ) . "\n$read" ), current_day( WordPress\get_current_timestamp() ) );
}

/**
 * Sessions of a cell, or of what code passes: lines, or words that say nothing else.
 *
 * @param string $text Text.
 * @return string Lines as they are stored; the text itself where they cannot be read.
 */
function parse_sessions( string $text ): string {
	$lines = clean_sessions( $text ) ?? Reader\read_sessions_text( $text, get_settled_doubts() );
	$lines = '' === $lines ? read_typed_span( $text, get_settled_doubts() ) : $lines;

	return '' === $lines ? $text : $lines;
}

/**
 * The sessions of words that say a beginning and an end, and nothing else.
 *
 * @param string       $words   Words.
 * @param list<string> $allowed Doubts that are taken.
 * @return string Line; '' for other words, and for "from 3 March on": that it has no end is for a person to say.
 */
function read_typed_span( string $words, array $allowed ): string {
	$read = Reader\read_dates( $words, false, '', $allowed );
	if ( null === $read || '' !== $read['sessions'] . $read['schedule'] || array() !== array_diff( $read['doubts'], $allowed, array( 'month' ) ) || is_time_without_date( $read['start'] ) ) {
		return '';
	}

	return (string) clean_sessions( get_sessions_of_dates( $read['start'], $read['end'] ) );
}
