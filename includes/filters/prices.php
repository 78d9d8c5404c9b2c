<?php
/**
 * Reads prices: the lowest number in the text that is money, and its currency.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

defined( 'ABSPATH' ) || exit;

/** Currency where no price has another one. */
const USUAL_SIGN = '€';

/** Words of money. A text of a number alone is a price too. */
const MONEY = '€|euros?\b|eur\b|US\$|R\$|S\/|[£$]|USD\b|GBP\b|MXN\b|pesos?\b';

/** Money that a program gives. */
const GIVEN_MONEY = '/\b(?:becas?|ayudas?|subvenci|premios?|bolsas?|beques|ajuts?|axudas?|bekak?|grants?|scholarships?|prizes?)/iu';

/** A number with "." or "," for thousands and decimals. */
const AMOUNT = '\d{1,3}(?:[. \x{a0}\x{202f}]\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?';

/**
 * Returns from which price on a program is within what a visitor would pay.
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
 * Returns an amount without thousands separators, with a point for decimals.
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
 * Returns the sign of the currency that most prices have.
 *
 * @param list<RenderedCard> $cards Cards.
 */
function price_sign( array $cards ): string {
	$signs = array();
	foreach ( $cards as $card ) {
		$said = said_by_card( $card, PRICE );
		if ( '' !== $said && ANY_NUMBER !== $said ) {
			$signs[] = explode( ' ', $said )[1] ?? USUAL_SIGN;
		}
	}
	$counts = array_count_values( $signs );
	arsort( $counts );

	return (string) ( array_key_first( $counts ) ?? USUAL_SIGN );
}
