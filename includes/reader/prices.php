<?php
/**
 * Reads prices in words: "Adultos 20 €, niños gratis" are 20 € for adults and nothing for children.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Reader;

defined( 'ABSPATH' ) || exit;

/** What a price can be for, in the order of the dictionaries. */
const PRICE_UNITS = array( 'hour', 'session', 'day', 'week', 'month', 'quarter', 'course', 'year' );

/** The letter of each kind of word. A text becomes a string of them and of its signs, one for each token, which the patterns below read. */
const PRICE_LETTERS = array(
	'money'     => 'c',
	'free'      => 'F',
	'per'       => 'YYYYYYYy',
	'rest'      => 'E',
	'people'    => 'G',
	'adults'    => 'G',
	'everybody' => 'E',
	'note'      => 'N',
	'extra'     => 'X',
	'includes'  => 'I',
	'with'      => 'W',
	'until'     => 'W',
	'plus'      => '+',
	'and'       => '&',
	'filler'    => 'f',
	'small'     => 'f',
	'to'        => 'f',
);

/** Parts of the patterns: a price and what it is for, who pays, everybody, and how to sign up or what is included. `#` is a number that is the whole text. */
const PRICE_PARTS = array(
	'{price}' => '(?:F|(?:#|cc?nc?|nc)(?:[f\/]{0,2}[Yy])?)',
	'{who}'   => 'G(?:[f&]*G|f*ny?)*',
	'{all}'   => '[f:&\/-]*E[Ef:&\/-]*',
	'{note}'  => '(?=[WXf&\/:]*N|Wf*X)[NWX][NWXf&\/:]*',
);

/** What a part of a text can be, with a group for each thing that it says; the first pattern that fits counts. */
const PRICE_PATTERNS = array(
	// What else has to be paid: "+ 5 € de material", "(matrícula 15 €)".
	'\(?(?<extra>\+f*X[Xf:&]*|\+?f*X[Xf:&]*{price}(?:[f:\/-]*|f*{note})|\+?f*{price}[f+]*X[Xf:&]*)',
	'\(?(?:[f:\/-]*|{all}|[f:]*(?<unit>[Yy])[f:]*(?!F)|[f:-]*(?<payer>{who})f*[:-]?|f*(?<note>{note})(?!F))(?<price>{price})(?:[f:\/-]*|{all}|[f:\/-]*(?<who>{who})|[f:\/-]*(?<notes>\+?{note}|I[^cF]*))',
	'[(f:&\/-]*(?<note>{note}|I[^cF]*)?',
);

/**
 * Reads prices in words.
 *
 * @param string $text     Text, in UTF-8.
 * @param string $currency Code of the site's currency.
 * @return list<ReadPrice> None where something is not certain.
 */
function read_prices( string $text, string $currency ): array {
	$tokens  = get_word_tokens( $text, PRICE_LETTERS, $currency );
	$price   = PRICE_PARTS['{price}'];
	$letters = (string) preg_replace(
		// A number alone; "10 € (socios)"; one such sign between two prices, as in "Socios 10 € / no socios 15 €".
		array( '/^n(?=(?:[f\/]{0,2}[Yy])?$)/D', '/\((?=f*G[^cF]*(?:,|$))/', "/({$price}[^,(+&\/-]*)[&\/-](?=[^,(+&\/-]*$price)/" ),
		array( '#', 'f', '$1,' ),
		implode( '', array_column( $tokens, 'letter' ) )
	);
	$prices = array();
	$notes  = array();
	$extras = 0;
	preg_match_all( '/[+(]?[^,(+]+/', $letters, $parts, PREG_OFFSET_CAPTURE );
	foreach ( $parts[0] as list( $part, $start ) ) {
		$groups = get_price_groups( $part, array_slice( $tokens, $start ) );
		$price  = get_price( array_merge( $groups['unit'] ?? array(), $groups['price'] ?? array() ), $currency );
		// "30 € (20 €)".
		$is_bare = array() !== $prices && 1 === preg_match( '/^[(f:\/-]*[cn]+[f:\/-]*$/D', $part );
		if ( null === $groups || null === $price || $is_bare || isset( $groups['payer'], $groups['who'] ) ) {
			return array();
		}
		if ( isset( $groups['price'] ) ) {
			$who      = get_typed( $text, $groups['payer'] ?? $groups['who'] ?? array() );
			$prices[] = array(
				'who'   => mb_strtoupper( mb_substr( $who, 0, 1 ) ) . mb_substr( $who, 1 ),
				'notes' => array(),
			) + $price;
		}
		foreach ( array_intersect_key( $groups, array_flip( array( 'extra', 'note', 'notes' ) ) ) as $note ) {
			// Those before the first price are its own, too.
			$notes[ max( 0, count( $prices ) - 1 ) ][] = get_note_text( get_typed( $text, $note ) );
		}
		$extras += isset( $groups['extra'] ) ? 1 : 0;
	}
	foreach ( array_keys( $prices ) as $at ) {
		$prices[ $at ]['notes'] = $notes[ $at ] ?? array();
	}

	return are_prices_consistent( $prices, $extras > 0 ) ? $prices : array();
}

/**
 * Reads a line of a list of prices: what stands before its colon is who pays.
 *
 * @param string $line     Line, in UTF-8: "Niños 12 €", "Curso de barro: 60".
 * @param string $currency Code of the site's currency.
 * @return ReadPrice|null Null where it is not one price.
 */
function read_price_line( string $line, string $currency ): ?array {
	$prices = read_prices( $line, $currency );
	if ( array() === $prices && 1 === preg_match( '/^\s*([^:()\n]*\pL[^:()\n]*?)\s*:(.+)$/Du', $line, $found ) ) {
		$prices = read_prices( $found[2], $currency );
		if ( '' !== ( $prices[0]['who'] ?? '' ) ) {
			return null;
		}
		$prices = array_map( static fn( array $price ): array => array( 'who' => $found[1] ) + $price, $prices );
	}

	return 1 === count( $prices ) ? $prices[0] : null;
}

/**
 * What a part of a text says: its price, who pays, notes.
 *
 * @param string      $part   Its letters.
 * @param list<Token> $tokens Its tokens, and others behind them.
 * @return array<string, list<Token>>|null Tokens by name of a group of PRICE_PATTERNS; null where it is not understood.
 */
function get_price_groups( string $part, array $tokens ): ?array {
	foreach ( PRICE_PATTERNS as $pattern ) {
		if ( 1 === preg_match( '/^(?:' . strtr( $pattern, PRICE_PARTS ) . ')$/D', $part, $found, PREG_OFFSET_CAPTURE ) ) {
			$groups = array();
			foreach ( $found as $name => list( $letters, $at ) ) {
				$letters = rtrim( $letters, ':/-&' );
				if ( is_string( $name ) && '' !== $letters ) {
					$groups[ $name ] = array_slice( $tokens, $at, strlen( $letters ) );
				}
			}

			return $groups;
		}
	}

	return null;
}

/**
 * Tokens as they were typed.
 *
 * @param string      $text   Text.
 * @param list<Token> $tokens Tokens.
 */
function get_typed( string $text, array $tokens ): string {
	list( $first, $last ) = array( reset( $tokens ), end( $tokens ) );

	return false === $first || false === $last ? '' : substr( $text, $first['start'], $last['end'] - $first['start'] );
}

/**
 * The price that tokens say.
 *
 * @param list<Token> $tokens   Tokens.
 * @param string      $currency Code of the site's currency.
 * @return array{amount: string, currency: string, per: string}|null Null where the amount or the currency is not certain.
 */
function get_price( array $tokens, string $currency ): ?array {
	$amount = '0';
	$per    = '';
	$codes  = array();
	foreach ( $tokens as $token ) {
		if ( 'c' === $token['letter'] ) {
			// "$ 15.000 COP".
			$codes[] = $token['means'];
		} elseif ( isset( $token['means']['per'] ) ) {
			$per = PRICE_UNITS[ $token['means']['per'] ];
		} elseif ( ctype_digit( $token['text'][0] ) ) {
			$amount = get_amount( $token['text'] );
		}
	}
	$codes = array() === $codes ? array( $currency => 0 ) : array_intersect_key( $codes[0], ...$codes );
	if ( '' === $amount || ( ! isset( $codes[ $currency ] ) && 1 !== count( $codes ) ) ) {
		return null;
	}

	return array( 'currency' => isset( $codes[ $currency ] ) ? $currency : (string) key( $codes ) ) + compact( 'amount', 'per' );
}

/**
 * An amount with a point for decimals and without thousands separators.
 *
 * @param string $written Number as it was typed.
 * @return string '' for a number that is no amount.
 */
function get_amount( string $written ): string {
	if ( 1 !== preg_match( '/^(?!0\d)(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?)(?:[.,]-)?$/D', $written ) ) {
		return '';
	}
	$parts = (array) preg_split( '/[.,](?=\d{1,2}$)/D', $written );

	return preg_replace( '/\D/', '', (string) $parts[0] ) . ( (int) ( $parts[1] ?? 0 ) > 0 ? ".$parts[1]" : '' );
}

/**
 * A note as it stands behind a price.
 *
 * @param string $typed What was typed.
 */
function get_note_text( string $typed ): string {
	$note = (string) preg_replace( '/\s*:(?=\s|$)/u', '', $typed );

	return 1 === preg_match( '/^\p{Lu}\p{Ll}/u', $note ) ? mb_strtolower( mb_substr( $note, 0, 1 ) ) . mb_substr( $note, 1 ) : $note;
}

/**
 * Whether there are prices, and none contradicts another.
 *
 * @param list<ReadPrice> $prices    Prices.
 * @param bool            $has_extra Whether a note is what else has to be paid.
 */
function are_prices_consistent( array $prices, bool $has_extra ): bool {
	$open   = array_keys( array_column( $prices, 'who' ), '', true );
	$free   = array_keys( array_column( $prices, 'amount' ), '0', true );
	$per    = array_column( array_diff_key( $prices, array_flip( $free ) ), 'per' );
	$others = array_map( static fn( array $price ): array => array( 'amount' => '' ) + $price, $prices );
	if ( count( array_unique( $others, SORT_REGULAR ) ) < count( $others ) || ( count( $prices ) > 1 && array() !== array_intersect( $open, $free ) ) ) {
		// Such as "15 €, 20 €" or "gratis, socios 10 €".
		return false;
	}
	if ( in_array( '', $per, true ) && '' !== implode( '', $per ) ) {
		// "35 € al mes empadronados, 50 € no empadronados".
		return false;
	}

	return $has_extra ? 1 === count( $prices ) && array() === $free : array() !== $prices;
}
