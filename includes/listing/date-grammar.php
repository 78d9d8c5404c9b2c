<?php
/**
 * What a word before or after a number changes in it: no format can say that.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Date_Grammar;

use ProgramsFilter\Site_Formats;

defined( 'ABSPATH' ) || exit;

/**
 * The languages in which a word depends on the number beside it.
 */
const LANGUAGES = array(
	'ca' => __NAMESPACE__ . '\\catalan',
	'eu' => __NAMESPACE__ . '\\basque',
);

/**
 * Whether the page's language is one of those.
 */
function depends_on_numbers(): bool {
	return isset( LANGUAGES[ language() ] );
}

/**
 * The parts of a text as the page's language writes them.
 *
 * @param list<array{string, string}> $parts Text and datetime, '' for words.
 * @return list<array{string, string}>
 */
function in_language( array $parts ): array {
	return depends_on_numbers() ? ( LANGUAGES[ language() ] )( $parts ) : $parts;
}

/**
 * The page's language.
 */
function language(): string {
	return explode( '_', Site_Formats\current()['locale'] )[0];
}

/**
 * "de l'1", "a l'11" before numbers that begin with a vowel when they are read; "d'abril".
 *
 * @param list<array{string, string}> $parts Text and datetime.
 * @return list<array{string, string}>
 */
function catalan( array $parts ): array {
	foreach ( $parts as $index => list( $text ) ) {
		$parts[ $index ][0] = (string) preg_replace( '/ de (?=[ao])/iu', " d'", $text );
		if ( 1 === preg_match( '/^11?\b/', $parts[ $index + 1 ][0] ?? '' ) ) {
			$parts[ $index ][0] = (string) preg_replace( '/\b([Dd]e|[Aa])l $/u', "$1 l'", $parts[ $index ][0] );
		}
	}

	return $parts;
}

/**
 * A number that ends with a consonant when it is read takes an e before what is added to it: "2026ko" and "2025eko", "3tik" and
 * "5etik". The formats have "(e)" there.
 *
 * @param list<array{string, string}> $parts Text and datetime.
 * @return list<array{string, string}>
 */
function basque( array $parts ): array {
	foreach ( $parts as $index => list( $text ) ) {
		$parts[ $index ][0] = (string) preg_replace_callback(
			'/(\d+)\(e\)/',
			static fn( array $found ): string => $found[1] . ( ends_with_consonant( (int) $found[1] ) ? 'e' : '' ),
			$text
		);
	}

	return $parts;
}

/**
 * Whether the Basque name of a number ends with a consonant: bat, bost, hamar, ehun; but hogei, hamaika, mila.
 *
 * @param int $number From 1 to 9999.
 */
function ends_with_consonant( int $number ): bool {
	$of_twenty = $number % 20;

	// Hundreds end with ehun, thousands with mila.
	return 0 === $number % 100 ? 0 !== $number % 1000 : in_array( $of_twenty, array( 1, 5, 10, 15 ), true );
}
