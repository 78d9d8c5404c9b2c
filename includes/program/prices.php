<?php
/**
 * Prices as they are stored, a line for each, and what follows from them: the lowest one, "free", and what cards and pages say.
 *
 *     12 €
 *     Socios: 9,50 €/mes (material aparte)
 *     0 €
 *
 * A line is who pays, unless everybody does; amount and currency; per what; and a note. Any other text, such as "Consultar", is shown as it
 * was typed, and no filter finds it. The reader (includes/reader/) turns words into such lines when they are written.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Currencies by the sign with which they are stored and shown: their code, '' where several countries have the sign. */
const CURRENCIES = array(
	'€'    => 'EUR',
	'US$'  => 'USD',
	'RD$'  => 'DOP',
	'R$'   => 'BRL',
	'C$'   => 'NIO',
	'MXN'  => 'MXN',
	'ARS'  => 'ARS',
	'COP'  => 'COP',
	'CLP'  => 'CLP',
	'UYU'  => 'UYU',
	'CUP'  => 'CUP',
	'$'    => '',
	'Q'    => 'GTQ',
	'L'    => 'HNL',
	'₡'    => 'CRC',
	'B/.'  => 'PAB',
	'S/'   => 'PEN',
	'Bs'   => '',
	'BOB'  => 'BOB',
	'VES'  => 'VES',
	'₲'    => 'PYG',
	'FCFA' => 'XAF',
	'£'    => 'GBP',
);

/** The currencies of countries, by the country of the site's language, with their usual signs; elsewhere the euro. */
const CURRENCIES_OF_COUNTRIES = array(
	'AR' => array( 'ARS', '$' ),
	'BO' => array( 'BOB', 'Bs' ),
	'BR' => array( 'BRL', 'R$' ),
	'CL' => array( 'CLP', '$' ),
	'CO' => array( 'COP', '$' ),
	'CR' => array( 'CRC', '₡' ),
	'CU' => array( 'CUP', '$' ),
	'DO' => array( 'DOP', 'RD$' ),
	'EC' => array( 'USD', '$' ),
	'GB' => array( 'GBP', '£' ),
	'GT' => array( 'GTQ', 'Q' ),
	'HN' => array( 'HNL', 'L' ),
	'MX' => array( 'MXN', '$' ),
	'NI' => array( 'NIO', 'C$' ),
	'PA' => array( 'PAB', 'B/.' ),
	'PE' => array( 'PEN', 'S/' ),
	'PR' => array( 'USD', '$' ),
	'PY' => array( 'PYG', '₲' ),
	'SV' => array( 'USD', '$' ),
	'UY' => array( 'UYU', '$' ),
	'VE' => array( 'VES', 'Bs' ),
);

/** How many prices a program can have, and the longest line of one, in characters. */
const MOST_PRICES   = 50;
const LONGEST_PRICE = 300;

/** A line that is a price. Amounts have no separator of thousands. */
const PRICE_LINE = '~^(?:(?<who>[^:()<€$£₡₲\p{C}]+): )?(?<amount>\d{1,9}(?:[.,]\d{1,2})?) (?<sign>€|US\$|RD\$|R\$|C\$|[A-Z]{3}|\$|Q|L|₡|B/\.|S/|Bs|₲|FCFA|£)(?:/(?<per>\p{L}+))?(?: \((?<note>[^()<\p{C}]+)\))?$~Du';

/**
 * The currency of this site.
 *
 * @return array{string, string} Code, and sign.
 */
function get_site_currency(): array {
	return CURRENCIES_OF_COUNTRIES[ substr( get_locale(), 3, 2 ) ] ?? array( 'EUR', '€' );
}

/** The sign of money on this site where a price has none. */
function get_usual_sign(): string {
	return get_site_currency()[1];
}

/**
 * The sign with which prices in a currency are stored.
 *
 * @param string $code Code of the currency.
 */
function get_currency_sign( string $code ): string {
	list( $usual, $sign ) = get_site_currency();

	return $usual === $code ? $sign : ( array_flip( CURRENCIES )[ $code ] ?? $code );
}

/**
 * An amount of money, as the language orders it: "12 €", "R$ 12".
 *
 * @param string $number Number, as it is shown.
 * @param string $sign   Sign; '' for the usual one.
 */
function amount_text( string $number, string $sign = '' ): string {
	/* translators: 1: amount, 2: sign of the currency. */
	return sprintf( _x( '%1$s %2$s', 'price', 'programs-filter' ), $number, '' === $sign ? get_usual_sign() : $sign );
}

/**
 * Prices in the spelling in which they are stored.
 *
 * @param string $text Lines.
 * @return string|null Null for more lines than a program can have, for a longer one, and for markup.
 */
function sanitize_prices( string $text ): ?string {
	if ( 1 === preg_match( PRICE_LINE, $text ) && mb_strlen( $text ) <= LONGEST_PRICE ) {
		// Most have one price, as it is stored.
		return $text;
	}
	$lines = array_map( __NAMESPACE__ . '\\sanitize_line', explode( "\n", trim( $text ) ) );
	if ( in_array( null, $lines, true ) ) {
		return null;
	}
	$lines = array_values( array_diff( $lines, array( '' ) ) );

	return count( $lines ) > MOST_PRICES || max( array( 0, ...array_map( 'mb_strlen', $lines ) ) ) > LONGEST_PRICE ? null : implode( "\n", $lines );
}

/**
 * The prices among stored lines.
 *
 * @param string $stored Stored lines.
 * @return list<Price>
 */
function get_prices( string $stored ): array {
	$prices = array();
	foreach ( '' === $stored ? array() : explode( "\n", $stored ) as $line ) {
		$price = parse_price_line( $line );
		if ( null !== $price ) {
			$prices[] = $price;
		}
	}

	return $prices;
}

/**
 * A stored line as a price.
 *
 * @param string $line Line.
 * @return Price|null Null for another text.
 */
function parse_price_line( string $line ): ?array {
	if ( 1 !== preg_match( PRICE_LINE, $line, $found ) || ! isset( CURRENCIES[ $found['sign'] ] ) ) {
		return null;
	}

	return array(
		'who'    => $found['who'],
		'amount' => (float) str_replace( ',', '.', $found['amount'] ),
		'sign'   => $found['sign'],
		'per'    => $found['per'] ?? '',
		'note'   => $found['note'] ?? '',
	);
}

/**
 * The price that counts for filters and for "from 12 €": the lowest that everybody can pay, in the currency of the site where there are several. Where each
 * group has its own, the lowest that is paid at all, as "free for members" is not free.
 *
 * @param string $stored Stored lines.
 * @return Price|null Null without any, and where a text beside prices may be another one.
 */
function get_lowest_price( string $stored ): ?array {
	$lines  = '' === $stored ? array() : explode( "\n", $stored );
	$prices = get_prices( $stored );
	$texts  = count( $prices ) < count( $lines ) ? array_filter( $lines, static fn( string $line ): bool => null === parse_price_line( $line ) ) : array();
	$open   = array_filter( $prices, static fn( array $price ): bool => '' === $price['who'] );
	if ( array() !== $texts && ( array() === $open || 1 === preg_match( '/\d/', implode( $texts ) ) ) ) {
		return null;
	}
	$counted = array() === $open ? array_filter( $prices, static fn( array $price ): bool => $price['amount'] > 0 ) : $open;
	$usual   = array_filter( $counted, static fn( array $price ): bool => get_usual_sign() === $price['sign'] );
	$lowest  = null;
	foreach ( array() === $usual ? $counted : $usual as $price ) {
		// Of two other currencies, the first one.
		$lowest = null === $lowest || ( $price['sign'] === $lowest['sign'] && $price['amount'] < $lowest['amount'] ) ? $price : $lowest;
	}

	return $lowest;
}

/**
 * Whether a program is free: never a call for applications, whose price is what people are paid.
 *
 * @param Facts $facts Facts.
 */
function is_free( array $facts ): bool {
	$lowest = '1' === $facts['application'] ? null : get_lowest_price( $facts['price'] );

	return null !== $lowest && 0.0 === $lowest['amount'];
}

/**
 * An amount in words.
 *
 * @param Price $price Price.
 * @return string Such as "12,50 €/month", "Free".
 */
function get_amount_text( array $price ): string {
	if ( 0.0 === $price['amount'] ) {
		return __( 'Free', 'programs-filter' );
	}
	$number = number_format_i18n( $price['amount'], floor( $price['amount'] ) === $price['amount'] ? 0 : 2 );

	return amount_text( $number, $price['sign'] ) . ( '' === $price['per'] ? '' : "/$price[per]" );
}

/**
 * A stored line as it is read.
 *
 * @param string $line Line.
 */
function get_price_text( string $line ): string {
	$price = parse_price_line( $line );
	if ( null === $price ) {
		return $line;
	}
	$amount = get_amount_text( $price );

	return ( '' === $price['who'] ? $amount : "$price[who]: " . ( 0.0 === $price['amount'] ? lcfirst( $amount ) : $amount ) ) . ( '' === $price['note'] ? '' : " ($price[note])" );
}

/**
 * Prices in a few words: the only one, or the lowest.
 *
 * @param string $stored Stored lines.
 * @return string Such as "12 €", "from 12 €"; the lines themselves where they have none that counts.
 */
function get_price_summary( string $stored ): string {
	$lines  = '' === $stored ? array() : explode( "\n", $stored );
	$lowest = get_lowest_price( $stored );
	if ( null === $lowest || count( $lines ) < 2 ) {
		return implode( ' · ', array_map( __NAMESPACE__ . '\\get_price_text', $lines ) );
	}
	$text = get_amount_text( $lowest );
	if ( 0.0 === $lowest['amount'] ) {
		return $text;
	}
	$amounts = array_column( get_prices( $stored ), 'amount' );
	// What only some people pay less is not what it costs from.
	if ( max( 0.0, ...$amounts ) > $lowest['amount'] ) {
		/* translators: %s: lowest price. */
		$text = catalan_apostrophes( sprintf( __( 'from %s', 'programs-filter' ), $text ) );
	}

	/* translators: %s: price, such as "12 €" or "from 12 €". */
	return in_array( 0.0, $amounts, true ) ? sprintf( __( 'Free or %s', 'programs-filter' ), $text ) : $text;
}
