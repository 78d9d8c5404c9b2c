<?php
/**
 * Encodings with one byte for each character: Windows-1252, Mac Roman and code page 850, which files do not name. Which one it is, the letters tell.
 *
 * PHP has no way that reads each byte and writes it again on all servers: the mbstring of PHP 7.4 loses bytes of Windows-1252 and knows no
 * Mac Roman, and iconv knows what its library does. So there is a table of characters, by which no byte is lost.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's functions read a file at once; these read up to 20 MB in pieces.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** The encodings, and what people call the systems that write them. The likeliest come first. */
const ENCODINGS = array(
	'windows-1252' => 'Windows',
	'macintosh'    => 'Mac',
	'cp850'        => 'MS-DOS',
);

/** Mac Roman from byte 128. */
const MAC_ROMAN = "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";

/** Bytes of Windows-1252 that stand for nothing. */
const UNUSED_BYTES = array(
	"\x81" => "\u{81}",
	"\x8D" => "\u{8D}",
	"\x8F" => "\u{8F}",
	"\x90" => "\u{90}",
	"\x9D" => "\u{9D}",
);

/** Words that are compared, their length, and bytes that are read at once. */
const COMPARED_WORDS = 1000;
const COMPARED_PIECE = 65536;
const COMPARED_BYTES = 60;

/** How much worse than the best encoding one may be that is asked about, too. */
const NEAR = 0.25;

/** Signs of Spanish, Catalan, Galician and Portuguese where they stand in a text. */
const SIGNS_IN_PLACE = '/(?<![\p{L}\p{N}])[¿¡«“‘]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?)%])[»”’…]+(?![\p{L}\p{N}])|(?<=[\d.nNM])[ºª](?!\p{L})|(?<!\p{L})[€–—](?!\p{L})|(?<=l)·(?=l)/iu';

/** An elision: l’hora. In Mac Roman its apostrophe is í. */
const ELISION = '/(?<!\p{L})[ldnstm]\K’(?=\p{L})/iu';

/** Letters of these languages where they may stand in a word: ç before a consonant is none, nor á before a. */
const LETTERS_IN_PLACE = '/(?<!a)[áàâ](?!a)|(?<!e)[éèê](?!e)|(?<!i)í(?!i)|(?<!o)[óòô](?!o)|(?<!u)ú(?!u)|ñ(?=[aeiouáéíóú])|ç(?=[aouáàâãóòôõú])|(?<=\p{L})ç(?!\p{L})|(?<=[gq])ü(?=[eiéí])|(?<=[aeiouà])[üï]|ã(?=[eons]|\b)|õ(?=e)/iu';

/**
 * The characters of an encoding by their bytes from 128.
 *
 * @param string $encoding One of ENCODINGS.
 * @return array<string, string>
 */
function high_characters( string $encoding ): array {
	return WordPress\get_cached(
		"characters $encoding",
		static function () use ( $encoding ): array {
			$characters = array();
			foreach ( range( 128, 255 ) as $byte ) {
				$characters[ chr( $byte ) ] = (string) ( 'macintosh' === $encoding ? mb_substr( MAC_ROMAN, $byte - 128, 1, 'UTF-8' ) : mb_convert_encoding( chr( $byte ), 'UTF-8', $encoding ) );
			}

			return 'windows-1252' === $encoding ? array_replace( $characters, UNUSED_BYTES ) : $characters;
		}
	);
}

/**
 * A text in UTF-8.
 *
 * @param string $text     Bytes.
 * @param string $encoding One of ENCODINGS.
 */
function decoded( string $text, string $encoding ): string {
	return strtr( $text, high_characters( $encoding ) );
}

/**
 * A text that was decoded in one encoding, as it is in another.
 *
 * @param string $text Text in UTF-8.
 * @param string $from Encoding in which it was decoded.
 * @param string $to   The other one.
 */
function decoded_anew( string $text, string $from, string $to ): string {
	// Most cells have no other letters.
	return 1 === preg_match( '/[^\x00-\x7F]/', $text ) ? decoded( strtr( $text, array_flip( high_characters( $from ) ) ), $to ) : $text;
}

/**
 * The encodings in which a file may be that is not in UTF-8.
 *
 * @param resource $file Open file.
 * @return non-empty-list<string> The likeliest comes first. It is alone where there is no doubt.
 */
function likely_encodings( $file ): array {
	$words  = words_beyond_ascii( $file );
	$scores = array();
	foreach ( array_keys( ENCODINGS ) as $encoding ) {
		$scores[ $encoding ] = array_sum( array_map( static fn( string $word ): int => word_score( decoded( $word, $encoding ) ), $words ) );
	}
	$best   = max( $scores );
	$scores = array_filter( $scores, static fn( int $score ): bool => $score >= $best - NEAR * abs( $best ) );
	$first  = (string) array_search( $best, $scores, true );
	$others = array_diff( array_keys( $scores ), array( $first ) );

	// Signs may have the same byte in two of them.
	$text = implode( ' ', $words );
	return array_merge( array( $first ), array_values( array_filter( $others, static fn( string $other ): bool => decoded( $text, $other ) !== decoded( $text, $first ) ) ) );
}

/**
 * Different words of a file that have bytes beyond ASCII.
 *
 * @param resource $file Open file.
 * @return list<string>
 */
function words_beyond_ascii( $file ): array {
	$found = array();
	rewind( $file );
	while ( ! feof( $file ) && ! isset( $found[ COMPARED_WORDS - 1 ] ) ) {
		preg_match_all( '/[^ \t\r\n;,"|\x80-\xFF]{0,' . COMPARED_BYTES . '}+[\x80-\xFF][^ \t\r\n;,"|]{0,' . COMPARED_BYTES . '}/', (string) fread( $file, COMPARED_PIECE ), $words );
		$found = array_values( array_unique( array_merge( $found, $words[0] ) ) );
	}

	return array_slice( $found, 0, COMPARED_WORDS );
}

/**
 * How likely a word is in the languages of the plugin.
 *
 * @param string $word Word in UTF-8.
 * @return int Two for each letter in its place, no-break space and elision; one for each sign in its place and each letter of another language; less than none for others.
 */
function word_score( string $word ): int {
	$word  = (string) preg_replace( ELISION, ' ', str_replace( "\u{A0}", ' ', $word, $blanks ), -1, $elisions );
	$word  = (string) preg_replace( SIGNS_IN_PLACE, ' ', $word, -1, $signs );
	$score = 2 * $blanks + 2 * $elisions + $signs;
	$rest  = (string) preg_replace_callback(
		'/[\p{L}\p{M}\p{N}]+/u',
		static function ( array $run ) use ( &$score ): string {
			$letters  = (int) preg_match_all( '/[^\x00-\x7F]/u', $run[0] );
			$in_place = (int) preg_match_all( LETTERS_IN_PLACE, $run[0] );
			if ( 1 !== preg_match( '/^(?:\p{Lu}?\p{Ll}*|\p{Lu}+)$/u', $run[0] ) ) {
				$score -= 4 * $letters;
			} elseif ( 1 !== preg_match( '/^.$/u', $run[0] ) || $in_place > 0 ) {
				$score += $letters + $in_place;
			}
			return ctype_digit( $run[0] ) ? '0' : 'a';
		},
		$word
	);

	// A sign within a word is none, one beside a number may be.
	return $score - 4 * (int) preg_match_all( '/[^\x00-\x7F](?=a)|(?<=a)[^\x00-\x7F]|[\x{80}-\x{9F}\x{2500}-\x{259F}]/u', $rest );
}

