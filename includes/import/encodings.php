<?php
/**
 * Encodings of files. Which one of those with one byte for each character a file is in, Windows-1252, Mac Roman or code page 850, its letters tell.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Unusable is escaped where it is printed.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Byte order marks, the longer ones first. */
const ENCODING_MARKS = array(
	"\xFF\xFE\x00\x00" => 'UTF-32',
	"\x00\x00\xFE\xFF" => 'UTF-32',
	"\xEF\xBB\xBF"     => 'UTF-8',
	"\xFF\xFE"         => 'UTF-16LE',
	"\xFE\xFF"         => 'UTF-16BE',
);

/** A character of UTF-8 beyond ASCII. */
const UTF8_CHARACTER = '/[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/';

/** Encodings with one byte for each character. The likeliest come first. */
const ENCODINGS = array( 'Windows-1252', 'macintosh', 'CP850' );

/** Mac Roman from byte 128, which mbstring does not know. */
const MAC_ROMAN = "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";

/** Letters and signs of Spanish, Catalan, Galician and Portuguese where they stand in a text. */
const IN_PLACE = '/(?<=[a-z])[áéíóúüñçàèòïâêôãõ]|[áéíóúüñçàèòïâêôãõ](?=[a-z])|(?<![a-z])[ÁÉÍÓÚÑÇÀÈÒ](?=[a-zA-Z])|(?<=[A-Z])[ÁÉÍÓÚÑÇÀÈÒ]|(?<!\p{L})[ldnstmLDNSTM]’(?=\p{L})|(?<!\p{L})[¿¡«“‘](?=\p{L})|(?<=\p{L})[»”’…](?!\p{L})|(?<=[\d.])[ºª€]|\x{A0}(?![a-z])|(?<=l)·(?=l)/u';

/** Bytes of a file whose letters are compared, and of a word. */
const COMPARED_BYTES = 1048576;
const COMPARED_WORD  = 60;

/** How near to the best encoding one is that is as likely. */
const NEAR = 0.75;

/**
 * The text of a file in UTF-8.
 *
 * @param string $text Bytes.
 * @return array{string, string} Text; a word of it whose letters may be others, '' where there is no doubt.
 * @throws Unusable When the encoding is not supported.
 */
function text_in_utf8( string $text ): array {
	foreach ( ENCODING_MARKS as $mark => $encoding ) {
		if ( str_starts_with( $text, $mark ) ) {
			return array( decoded( substr( $text, strlen( $mark ) ), $encoding ), '' );
		}
	}
	foreach ( array( 'UTF-16BE', 'UTF-16LE' ) as $offset => $encoding ) {
		// In UTF-16, most characters of a western language have a zero as their high byte.
		$beginning = (string) substr( $text, $offset, 1024 );
		if ( 3 * substr_count( (string) preg_replace( '/(.)./s', '$1', $beginning ), "\0" ) > strlen( $beginning ) ) {
			return array( decoded( $text, $encoding ), '' );
		}
	}
	$others = preg_replace( UTF8_CHARACTER, '', $text, -1, $letters );
	// The parser names the first row that is not. Two characters of Windows-1252 in a row can look like one of UTF-8.
	$bad = (int) preg_match_all( '/[\x80-\xFF]/', (string) $others );

	return 0 === $bad || $letters > $bad ? array( $text, '' ) : decoded_by_letters( $text );
}

/**
 * A text in UTF-8.
 *
 * @param string $text     Bytes.
 * @param string $encoding Encoding.
 * @throws Unusable When the encoding is not supported, or the text ends within a character.
 */
function decoded( string $text, string $encoding ): string {
	if ( 'UTF-32' === $encoding ) {
		throw new Unusable( 'utf-32' );
	}
	if ( 'UTF-8' === $encoding ) {
		return $text;
	}
	if ( ! function_exists( 'mb_convert_encoding' ) ) {
		// The sentence asks for a file in UTF-8.
		throw new Unusable( 'mixed', 1 );
	}
	if ( 'macintosh' === $encoding ) {
		preg_match_all( '/./u', MAC_ROMAN, $found );
		return strtr( $text, array_map( static fn( int $at ): string => $found[0][ $at ] ?? '', array_flip( array_map( 'chr', range( 128, 255 ) ) ) ) );
	}
	if ( str_starts_with( $encoding, 'UTF-16' ) && 1 === strlen( $text ) % 2 ) {
		throw new Unusable( 'odd' );
	}

	return (string) mb_convert_encoding( $text, 'UTF-8', $encoding );
}

/**
 * A text in UTF-8 of a file whose letters tell its encoding.
 *
 * @param string $text Bytes.
 * @return array{string, string} As text_in_utf8() returns it.
 */
function decoded_by_letters( string $text ): array {
	preg_match_all( '/[^ \t\r\n;,"|\x80-\xFF]{0,' . COMPARED_WORD . '}+[\x80-\xFF][^ \t\r\n;,"|]{0,' . COMPARED_WORD . '}/', substr( $text, 0, COMPARED_BYTES ), $found );
	$words  = array_values( array_unique( $found[0] ) );
	$scores = array();
	foreach ( ENCODINGS as $encoding ) {
		$scores[ $encoding ] = (int) preg_match_all( IN_PLACE, decoded( implode( ' ', $words ), $encoding ) );
	}
	$most     = max( $scores );
	$best     = (string) array_search( $most, $scores, true );
	$doubtful = '';
	foreach ( array_keys( array_filter( $scores, static fn( int $score ): bool => $score >= NEAR * $most ) ) as $other ) {
		foreach ( '' === $doubtful ? $words : array() as $word ) {
			if ( decoded( $word, $best ) !== decoded( $word, $other ) ) {
				$doubtful = decoded( $word, $best );
				break;
			}
		}
	}

	return array( decoded( $text, $best ), $doubtful );
}
