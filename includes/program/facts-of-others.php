<?php
/**
 * Converts metadata of other code to facts, for the post types of content.php; called where facts are read.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The value of a fact in external metadata, for sanitize_stored_fact().
 *
 * @param string $fact  Key of the fact.
 * @param mixed  $value Value.
 */
function get_external_fact_text( string $fact, $value ): string {
	$kind  = get_fact_kinds()[ $fact ];
	$parts = array_map( 'strval', array_filter( is_array( $value ) ? $value : array( $value ), 'is_scalar' ) );
	$text  = trim( implode( 'prices' === $kind ? "\n" : ', ', $parts ) );
	if ( 'moment' === $kind || 'day' === $kind ) {
		$text = parse_external_date( $text );
	} elseif ( 'prices' === $kind ) {
		$text = (string) preg_replace_callback( '/^(?:(?i:gratis|gratuit[oa]|free)|((?:[^\n:]+: )?)(\d{1,9})([.,]\d{1,2})? ?([A-Z]{3}|\p{Sc})?)$/mu', __NAMESPACE__ . '\\format_external_price', $text );
	}
	foreach ( get_kinds_table()[ $kind ]['words'] as $choice => list( $spanish, $english, $others ) ) {
		if ( in_array( mb_strtolower( $text ), array_merge( array( $spanish, $english ), explode( ' ', $others ) ), true ) ) {
			$text = (string) $choice;
		}
	}

	return $text;
}

/**
 * A price as facts have it: "12.50 EUR" is "12,50 €". A number alone is of the site's currency, and a word for "free" an amount of 0.
 *
 * @param array<string> $price Line, who pays, amount, decimals, and sign or code of the currency.
 */
function format_external_price( array $price ): string {
	list( , $who, $amount, $decimals, $currency ) = $price + array( '', '', '0', '', '' );
	$sign  = ctype_alpha( $currency ) ? get_currency_sign( $currency ) : $currency;
	$cents = '' === trim( $decimals, '.,0' ) ? '' : ',' . str_pad( substr( $decimals, 1 ), 2, '0' );

	return "$who$amount$cents " . ( '' === $sign ? get_usual_sign() : $sign );
}

/**
 * Facts with the sessions that the beginning and the end of external content say, or with the dates of its sessions.
 *
 * @param Facts                $facts Facts.
 * @param array<string, mixed> $named What its facts are read from; empty for programs.
 * @return Facts
 */
function add_sessions_of_dates( array $facts, array $named ): array {
	if ( array() === array_intersect_key( $named, DERIVED_FACTS + array( 'sessions' => '' ) ) ) {
		return $facts;
	}
	$sessions = '' === $facts['sessions'] ? get_sessions_of_dates( $facts['start'], $facts['end'] ) : $facts['sessions'];

	return compact( 'sessions' ) + get_dates_of_sessions( $sessions ) + $facts;
}

/**
 * A date: a day in digits as ACF has it, or a Unix time. Midnight is a day without a time, and so is its last minute, with which
 * calendars end whole days.
 *
 * @param string $text Text.
 * @return string In the format of facts; the text itself where it is no date.
 */
function parse_external_date( string $text ): string {
	if ( 1 === preg_match( '/^((?:19|20|21)\d\d)(\d\d)(\d\d)$/D', $text, $parts ) ) {
		$text = "$parts[1]-$parts[2]-$parts[3]";
	} elseif ( 1 === preg_match( '/^\d{9,10}$/D', $text ) ) {
		$text = (string) wp_date( 'Y-m-d\TH:i', (int) $text );
	}

	return (string) preg_replace( '/T(?:00:00|23:59)$/D', '', sanitize_datetime( $text ) ?? $text );
}
