<?php
/**
 * Divides a text that a person typed into tokens, by the words of all languages: what the grammars of ages and prices read.
 *
 * The room is loaded where something is written, never for a page. A grammar proposes a value that a person sees and can correct: what is
 * common and certain, otherwise nothing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Reader;

defined( 'ABSPATH' ) || exit;

/** Signs between the parts of a text, and others that a grammar reads. */
const PARTING_SIGNS = array( ',', ';', '.', "\n", '|', '·', '•', '!', '¡', ')' );
const JOINING_SIGNS = array( '(', ':', '+', '-', '/', '&' );

/**
 * Divides a text into tokens: numbers, currencies, the longest phrases of the dictionaries, and other words and signs.
 *
 * @param string                $text     Text, in UTF-8.
 * @param array<string, string> $letters  Letter by kind of word, or one for each value of the kind; the first kind that a word has counts.
 * @param string                $currency Code of the site's currency, which is read even where no dictionary has it.
 * @return list<Token> The letter is `n` for a number, `,` for what ends a part of the text, and `x` for what is not known.
 */
function get_word_tokens( string $text, array $letters, string $currency = '' ): array {
	list( $plain, $places ) = fold_text( $text );
	$tokens                 = array();
	$length                 = strlen( $plain );
	for ( $at = strspn( $plain, ' ' ); $at < $length; $at = $end + strspn( $plain, ' ', $end ) ) {
		preg_match( '/\G(?:\d+(?:[.,]\d+)*(?:[.,]-+)?|[a-z]+|(?<![^ (\n])-\d+|.)/us', $plain, $found, 0, $at );
		list( $phrase, $means ) = find_words( 'amounts', $plain, $at );
		list( $money, $codes )  = find_words( 'money', $plain, $at );

		$word = '' === $phrase ? $found[0] ?? $plain[ $at ] : $phrase;
		if ( strtoupper( $word ) === $currency ) {
			list( $money, $codes, $phrase ) = array( $word, array( $currency => 0 ), '' );
		}
		if ( strlen( $money ) > strlen( $phrase ) ) {
			// As in "S/ 45" and "B/.10".
			preg_match( '~\G[/.]{0,2}(?= ?\d)~', $plain, $found, 0, $at + strlen( $money ) );
			$word   = $money . ( $found[0] ?? '' );
			$means  = $codes;
			$letter = $letters['money'] ?? 'x';
		} elseif ( array() !== array_intersect_key( $letters, $means ) ) {
			$kind   = (string) key( array_intersect_key( $letters, $means ) );
			$letter = substr( $letters[ $kind ], $means[ $kind ], 1 );
		} elseif ( ctype_digit( $word[0] ) ) {
			$letter = 'n';
		} elseif ( in_array( $word, PARTING_SIGNS, true ) ) {
			$letter = ',';
		} else {
			// Not the dash of "20 € (-5 € con carné joven)".
			$letter = in_array( $word, JOINING_SIGNS, true ) ? $word : 'x';
		}
		$end      = $at + strlen( $word );
		$tokens[] = array(
			'letter' => $letter,
			'text'   => $word,
			'means'  => $means,
			'start'  => $places[ $at ],
			'end'    => $places[ $end ],
		);
	}

	return $tokens;
}
