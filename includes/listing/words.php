<?php
/**
 * The search: all words that count, in any order, each by its beginning (short numbers whole) or with another ending, without accents and case. A
 * typed "ñ" does not match "n". The script does the same (src/listing/criteria/words.ts), with the two tables below from the page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/** Longest search text, in characters. */
const MAX_SEARCH_LENGTH = 100;

/**
 * Words that do not count beside others, folded: articles, prepositions and conjunctions, and what any program may be called. Spanish, Catalan,
 * Galician, Basque, Portuguese, English.
 */
const UNCOUNTED_WORDS = 'a al ao aos as at con com como d da das de del dels dels do dos e el els em en entre esta estas este estos eta edo for from i in l la las les lo los na nas no nos o of on os ou para pel per pel pels pera por que s se sin su sus te the to u um uma un una unha unas unes uns unos with y '
	. 'actividad actividades activitat activitats activities activity atividade atividades actividade actividades class classes classe clase clases course courses curs curso cursos ekintza ekintzak evento eventos event events ikastaro ikastaroa ikastaroak jarduera jarduerak obradoiro obradoiros programa programas programes program programs tailer tailerra tailerrak taller talleres tallers workshop workshops';

/** Endings of number and gender, folded, as sets: a word is found with any other ending of a set that has its own. In the same languages. */
const WORD_ENDINGS = 'o a e os as es| s es|z ces|o ons|a ans|e ens|i ins|u uns|ca ques|ga gues|ja ges|sa ces|ça ces|l is|m ns|ao oes aos aes|a ak ek en| a ak ek en ra rra rrak';

/**
 * Returns the words of a text.
 *
 * @param string $text Text.
 * @return list<string> Each once, folded; an hour ("19:30", "19.30 h") is one word. None for invalid UTF-8.
 */
function search_words( string $text ): array {
	return array_values( array_unique( split_words( $text ) ) );
}

/**
 * Returns the words of a text in their order, as often as they are there.
 *
 * @param string $text Text.
 * @return list<string> Folded.
 */
function split_words( string $text ): array {
	if ( 1 !== preg_match( '//u', $text ) ) {
		return array();
	}
	preg_match_all( '/\d{1,2}[:.h][0-5]\d(?!\d)|[\p{L}\p{M}\p{N}]+/u', fold_text( $text ), $found );

	return preg_replace( '/^(\d+)[.h](?=\d)/', '$1:', $found[0] );
}

/**
 * Returns a pattern for each word that a search asks for.
 *
 * @param string $text Typed text.
 * @return array<string, string> By folded word. Where no word counts, all do.
 */
function search_patterns( string $text ): array {
	$words    = search_words( $text );
	$counted  = array_diff( $words, explode( ' ', UNCOUNTED_WORDS ) );
	$patterns = array();
	foreach ( array() === $counted ? $words : $counted as $word ) {
		$patterns[ $word ] = '/(?:^| )(?:' . ( is_short_number( $word ) ? '' : "$word|" ) . '(?:' . implode( '|', get_word_forms( $word ) ) . ')(?= |$))/';
	}

	return $patterns;
}

/**
 * Whether a word is found whole, and not by its beginning: "2" is an age, not the beginning of a year.
 *
 * @param string $word Word, folded.
 */
function is_short_number( string $word ): bool {
	return 1 === preg_match( '/^\d\d?$/D', $word );
}

/**
 * Returns a word with its other endings.
 *
 * @param string $word Word, folded.
 * @return non-empty-list<string> The word first.
 */
function get_word_forms( string $word ): array {
	$forms = array( $word );
	foreach ( explode( '|', WORD_ENDINGS ) as $set ) {
		$endings = explode( ' ', $set );
		foreach ( $endings as $ending ) {
			$stem = substr( $word, 0, strlen( $word ) - strlen( $ending ) );
			if ( strlen( $stem ) > 1 && "$stem$ending" === $word ) {
				foreach ( $endings as $other ) {
					$forms[] = $stem . $other;
				}
			}
		}
	}

	return array_values( array_unique( $forms ) );
}

/**
 * Returns a text in lower case without accents.
 *
 * @param string $text Text, in UTF-8.
 */
function fold_text( string $text ): string {
	$lower = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( str_replace( 'Ñ', 'ñ', $text ) );
	// Ordinals and currencies are not letters for the script, and "ñ" is one of its own.
	$text = (string) preg_replace_callback(
		'/[^\x00-\x7fñªº€£]+/u',
		static fn( array $found ): string => strtolower( remove_accents( str_replace( 'ß', 'ss', $found[0] ), 'es_ES' ) ),
		str_replace( "n\u{303}", 'ñ', $lower )
	);

	// Only Latin letters: in other scripts a mark may make another letter.
	return (string) preg_replace( '/(?<=[a-z])\p{M}+/u', '', $text );
}

/**
 * Whether a text has all words.
 *
 * @param string                $there    Words of the text, folded, with a space between them.
 * @param array<string, string> $patterns Result of search_patterns().
 */
function has_all_words( string $there, array $patterns ): bool {
	// A typed "n" matches "ñ".
	return array_all( $patterns, static fn( string $pattern, $word ): bool => 1 === preg_match( $pattern, str_contains( (string) $word, 'ñ' ) ? $there : str_replace( 'ñ', 'n', $there ) ) );
}
