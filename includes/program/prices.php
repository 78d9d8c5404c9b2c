<?php
/**
 * Reads prices: the lowest number in a text that is money, and its currency; and prices by group, a line for each: "Children: 12 €".
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Prices that say that there is none, in the plugin's languages. Not those with a condition: "Gratis para socios". */
const NO_PRICE = '/^(?:(?:entrada|acceso|accés|sarrera) )?(?:free|gratis|grátis|gratu[ií]t[oa]|gratuït|gratuïta|de balde|doan|doakoa|libre|lliure|livre|franca|sin (?:coste|costo|entrada)|sense cost|sen custo|sem custos?|no charge|free (?:entry|admission)|0(?:[.,]00?)? ?(?:€|eur|euros?)?)\.?$/iu';

/** Words of money. A text of a number alone is a price too. */
const MONEY = '€|euros?\b|eur\b|US\$|R\$|S\/|[£$]|USD\b|GBP\b|MXN\b|pesos?\b';

/** Money that a program gives. */
const GIVEN_MONEY = '/\b(?:becas?|ayudas?|subvenci|premios?|bolsas?|beques|ajuts?|axudas?|bekak?|grants?|scholarships?|prizes?)/iu';

/** A number with "." or "," for thousands and decimals. */
const AMOUNT = '\d{1,3}(?:[. \x{a0}\x{202f}]\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?';

/**
 * From which price on a program is within what a visitor would pay.
 *
 * @param string $price Text, in UTF-8.
 * @return string `12.5-`, with the sign of another currency than the usual one behind it; '' for a price that cannot be read.
 */
function price_range( string $price ): string {
	if ( 1 === preg_match( GIVEN_MONEY, $price ) ) {
		return '';
	}
	$space = '[\s\x{a0}\x{202f}]*';
	$one   = '(?<![\d.,])(?:' . AMOUNT . ')(?![\d%]|[.,]\d)';
	// "10, 12 y 15 €" has one sign for all.
	$several = "$one(?:$space(?:[-–—\/,]|a|al|y|e|o|i|ou?|to|or|and)$space$one)*";
	$text    = trim( $price );
	preg_match_all( '/(?<sign>' . MONEY . ")$space(?<after>$one)|(?<before>$several)$space(?<last>" . MONEY . ")|^(?<alone>$one)\.?$/iu", $text, $found, PREG_SET_ORDER );
	$amounts = array();
	foreach ( $found as $match ) {
		preg_match_all( '/' . AMOUNT . '/u', ( $match['after'] ?? '' ) . ( $match['before'] ?? '' ) . ( $match['alone'] ?? '' ), $numbers );
		$amounts = array_merge( $amounts, array_map( __NAMESPACE__ . '\\amount_as_number', $numbers[0] ) );
	}
	if ( array() === $amounts ) {
		return '';
	}
	$sign = ( $found[0]['sign'] ?? '' ) . ( $found[0]['last'] ?? '' );

	return min( $amounts ) . ( 1 === preg_match( '/^(?:€|eur|$)/iu', $sign ) ? '-' : "- $sign" );
}

/**
 * An amount without thousands separators, with a point for decimals.
 *
 * @param string $written Match of AMOUNT.
 * @return numeric-string
 */
function amount_as_number( string $written ): string {
	$has_decimals = 1 === preg_match( '/[.,](\d{1,2})$/D', $written, $decimals );
	$whole        = (string) preg_replace( '/\D/', '', $has_decimals ? substr( $written, 0, -strlen( $decimals[0] ) ) : $written );
	$number       = $has_decimals ? "$whole.$decimals[1]" : $whole;

	return is_numeric( $number ) ? $number : '0';
}

/**
 * Prices by group in the spelling in which they are stored.
 *
 * @param array<string> $lines Lines, such as "Children: 12 €" or "Children 12 €".
 * @return string|null Null when one of them does not say who pays, or how much.
 */
function clean_prices( array $lines ): ?string {
	$clean = array();
	foreach ( $lines as $line ) {
		if ( 1 === preg_match( '/^([^:]*[^:\s])\s*:\s*([^:]*[^:\s])$/Du', $line, $found ) ) {
			$clean[] = "$found[1]: $found[2]";
			continue;
		}
		list( $who, $price ) = parts_without_colon( $line );
		// Two prices are no line of one group.
		if ( '' === $who || 1 === preg_match( '/' . MONEY . '/iu', $who ) ) {
			return null;
		}
		$clean[] = "$who: $price";
	}

	return implode( "\n", $clean );
}

/**
 * Who pays, and an amount of money or a word for none behind it.
 *
 * @param string $line Such as "Children 12 €".
 * @return array{string, string} Empty for another text.
 */
function parts_without_colon( string $line ): array {
	$space  = '[\s\x{a0}\x{202f}]*';
	$amount = '(?:' . AMOUNT . ')';
	$sign   = '(?:' . MONEY . ')';
	$before = '/^([^:]*\p{L}[^:]*?)[\s(,–-]+';
	if ( 1 === preg_match( "$before((?:$amount$space$sign|$sign$space$amount)(?:$space(?:\/|al |por )$space\p{L}+)?)\)?$/Diu", $line, $found ) ) {
		return array( $found[1], $found[2] );
	}

	return 1 === preg_match( "$before([^\s(),:]+)\)?$/Du", $line, $found ) && is_no_price( $found[2] ) ? array( $found[1], $found[2] ) : array( '', '' );
}

/**
 * Prices by group.
 *
 * @param string $stored Stored lines.
 * @return list<array{who: string, price: string}>
 */
function price_groups( string $stored ): array {
	$groups = array();
	foreach ( '' === $stored ? array() : explode( "\n", $stored ) as $line ) {
		list( $who, $price ) = explode( ': ', $line, 2 ) + array( '', '' );
		$groups[]            = compact( 'who', 'price' );
	}

	return $groups;
}

/**
 * Prices by group, as price_range() has them.
 *
 * @param string $stored Stored lines.
 * @return list<string> The lowest first; without those that cannot be read.
 */
function price_ranges( string $stored ): array {
	$prices = array_column( price_groups( $stored ), 'price' );
	$ranges = array_diff( array_map( static fn( string $price ): string => is_no_price( $price ) ? '0-' : price_range( $price ), $prices ), array( '' ) );
	usort( $ranges, static fn( string $one, string $other ): int => (float) $one <=> (float) $other );

	return $ranges;
}

/**
 * Prices by group in a few words: the lowest one.
 *
 * @param string $stored Stored lines.
 * @return string Such as "from 12 €"; '' where none can be read.
 */
function price_of_groups( string $stored ): string {
	$prices  = array_column( price_groups( $stored ), 'price' );
	$charged = array();
	foreach ( $prices as $price ) {
		if ( ! is_no_price( $price ) ) {
			$charged[] = array( price_range( $price ), $price );
		}
	}
	$known = array_values( array_filter( $charged, static fn( array $one ): bool => '' !== $one[0] ) );
	if ( array() === $known ) {
		return '';
	}
	usort( $known, static fn( array $one, array $other ): int => (float) $one[0] <=> (float) $other[0] );
	$text = $known[0][1];
	if ( count( array_unique( array_column( $charged, 0 ) ) ) > 1 ) {
		/* translators: %s: lowest price. */
		$text = sprintf( __( 'from %s', 'programs-filter' ), $text );
	}

	/* translators: %s: price, such as "12 €" or "from 12 €". */
	return count( $charged ) < count( $prices ) ? sprintf( __( 'Free or %s', 'programs-filter' ), $text ) : $text;
}

/**
 * Whether a price says that there is none.
 *
 * @param string $price Price.
 */
function is_no_price( string $price ): bool {
	return 1 === preg_match( NO_PRICE, $price );
}

/**
 * Whether a program is free: by its switch, by its price, or without one for all groups.
 *
 * @param Facts $facts Facts.
 */
function is_free( array $facts ): bool {
	if ( '1' === $facts['free'] || is_no_price( $facts['price'] ) ) {
		return true;
	}
	$groups = price_groups( $facts['prices'] );

	return '' === $facts['price'] && array() !== $groups && array() === array_filter( $groups, static fn( array $group ): bool => ! is_no_price( $group['price'] ) );
}
