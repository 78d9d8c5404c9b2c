<?php
/**
 * Words, as they are searched: all of them, in any order, each by its beginning; accents and case do not count, but an "ñ" that
 * somebody types is no "n". The script does the same (src/criteria/words.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Words;

use ProgramsFilter\Letters;

defined( 'ABSPATH' ) || exit;

/**
 * The longest text that is searched, in characters.
 */
const LONGEST = 100;

/**
 * The words of a text.
 *
 * @param string $text Text.
 * @return list<string> Each once, folded; none of what is not UTF-8.
 */
function of( string $text ): array {
	if ( 1 !== preg_match( '//u', $text ) ) {
		return array();
	}
	$words = preg_split( '/[^\p{L}\p{M}\p{N}]+/u', fold( $text ), -1, PREG_SPLIT_NO_EMPTY );

	return array_values( array_unique( false === $words ? array() : $words ) );
}

/**
 * A text without accents and capitals.
 *
 * @param string $text Text, in UTF-8.
 */
function fold( string $text ): string {
	$lower = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( str_replace( 'Ñ', 'ñ', $text ) );
	if ( 1 !== preg_match( '/[^\x00-\x7f]/', $lower ) ) {
		return $lower;
	}
	$bare = strtr( str_replace( "n\u{303}", 'ñ', $lower ), Letters\bare() );

	// Letters of the Latin alphabet only: elsewhere a mark may make another letter.
	return (string) preg_replace( '/(?<=[a-z])\p{M}+/u', '', $bare );
}

/**
 * Whether all words are there.
 *
 * @param string       $there  Words, folded, with a space between them.
 * @param list<string> $wanted Beginnings of words, folded.
 */
function are_there( string $there, array $wanted ): bool {
	foreach ( $wanted as $word ) {
		// Who types no "ñ" finds it.
		$among = str_contains( $word, 'ñ' ) ? $there : str_replace( 'ñ', 'n', $there );
		if ( ! str_contains( " $among", " $word" ) ) {
			return false;
		}
	}

	return true;
}
