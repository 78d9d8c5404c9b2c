<?php
/**
 * Reads ages in words as numbers: "De 6 a 12 años", "No recomendada para menores de 16".
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Reader;

defined( 'ABSPATH' ) || exit;

/** The letter of each kind of word. A text becomes a string of them, of its numbers and of its signs, which the patterns below read. */
const AGE_LETTERS = array(
	'per'       => 'xxxxmxxy',
	'from'      => 'F',
	'onwards'   => '>',
	'until'     => 'T',
	'under'     => 'U',
	'adults'    => 'A',
	'everybody' => 'E',
	'people'    => 'P',
	'not'       => 'N',
	'company'   => 'C',
	'to'        => '-',
	'and'       => '&',
	'filler'    => '',
);

/** What says a range of ages; `#` is a number and its unit, two groups. What joins the lowest and the highest one is a group, too, so that all have the same. */
const AGE_RANGES = array( 'F?#(-|,?&?T|\/(?=n\d+y))#', 'F#(&|,?&?U)#', 'F?#[>+]', '[F+]#', 'NP*-?U#', '()()([TU])#' );

/**
 * Reads ages in words.
 *
 * @param string $text Text, in UTF-8.
 * @return array{age_from: string, age_to: string}|null Whole years, '' for an open side; null where nothing is certain.
 */
function read_ages( string $text ): ?array {
	$letters = get_age_letters( $text );
	if ( 1 === preg_match( '/^A$|^E[E,&]*$/D', $letters ) ) {
		return array(
			'age_from' => 'A' === $letters ? '18' : '0',
			'age_to'   => '',
		);
	}
	list( $low, $high, $is_inverted ) = find_ages( $letters );
	// Such as "Adultos y niños de 6 a 12 años".
	$is_odd = $is_inverted || '' === $low . $high || ( '' !== $high && ( (int) $low > (int) $high || 1 === preg_match( '/[AE]/', $letters ) ) );

	return $is_odd ? null : array(
		'age_from' => $low,
		'age_to'   => $high,
	);
}

/**
 * Whether a text says a first age that is above the last one.
 *
 * @param string $text Such as "de 5 a 3 años".
 */
function are_ages_inverted( string $text ): bool {
	list( $low, $high, $is_inverted ) = find_ages( get_age_letters( $text ) );

	return $is_inverted || ( '' !== $high && (int) $low > (int) $high );
}

/**
 * The letters of a text about ages.
 *
 * @param string $text Text, in UTF-8.
 */
function get_age_letters( string $text ): string {
	$letters = '';
	foreach ( get_word_tokens( $text, AGE_LETTERS ) as $token ) {
		$letters .= $token['letter'] . ( 'n' === $token['letter'] ? $token['text'] : '' );
	}
	$letters = trim( (string) preg_replace( '/[,(]+/', ',', str_replace( ':', '', $letters ) ), ',' );
	// Who comes along: "De 6 a 12 años, acompañados", "A partir de 6 años. Menores de 10, acompañados".
	return (string) preg_replace( array( '/([-F]n\d+[ym]?|E),?P*CA?$/D', '/(.),P*Un\d+y?,?CA?$/D' ), '$1', $letters );
}

/**
 * The lowest and the highest age of such letters.
 *
 * @param string $letters Letters.
 * @return array{string, string, bool} '' for none; whether months are upside down.
 */
function find_ages( string $letters ): array {
	$pattern = '/^[PAE,&]*(?|' . str_replace( '#', 'n(\d{1,2})([ym]?)', implode( '|', AGE_RANGES ) ) . ')$/D';
	if ( 1 !== preg_match( $pattern, $letters, $found ) ) {
		return array( '', '', false );
	}
	list( , $low, $low_unit, $sign, $high, $high_unit ) = $found + array_fill( 0, 6, '' );
	$is_inverted                                        = 'm' === $high_unit && in_array( $low_unit, array( '', 'm' ), true ) && '' !== $low && (int) $low > (int) $high;
	// "De 6 a 18 meses": the unit stands once.
	$low  = '' !== $low && 'm' === ( '' === $low_unit ? $high_unit : $low_unit ) ? intdiv( (int) $low, 12 ) : $low;
	$high = 'm' === $high_unit ? intdiv( (int) $high, 12 ) : $high;
	$high = '' !== $high && 'U' === substr( $sign, -1 ) ? (int) $high - 1 : $high;

	return array( (string) $low, (string) $high, $is_inverted );
}
