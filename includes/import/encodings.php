<?php
/**
 * Converts a file to UTF-8: from UTF-16, or from Windows-1252, in which Excel saves a CSV.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Encodings by byte order mark. */
const ENCODING_MARKS = array(
	"\xEF\xBB\xBF" => 'UTF-8',
	"\xFF\xFE"     => 'UTF-16LE',
	"\xFE\xFF"     => 'UTF-16BE',
);

/** A character of UTF-8 beyond ASCII. */
const UTF8_CHARACTER = '/[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/';

/**
 * Converts a text to UTF-8. If a file in another encoding has wrong letters then, the preview shows them.
 *
 * @param string $text Bytes.
 * @throws Unusable When the server cannot convert it.
 */
function convert_to_utf8( string $text ): string {
	$from = '';
	foreach ( ENCODING_MARKS as $mark => $encoding ) {
		if ( str_starts_with( $text, $mark ) ) {
			$from = $encoding;
			$text = substr( $text, strlen( $mark ) );
		}
	}
	if ( '' === $from ) {
		$others = preg_replace( UTF8_CHARACTER, '', $text, -1, $letters );
		$bad    = (int) preg_match_all( '/[\x80-\xFF]/', (string) $others );
		// Two characters of Windows-1252 in a row can look like one of UTF-8.
		$from = 0 === $bad || $letters > $bad ? 'UTF-8' : 'Windows-1252';
	}
	if ( 'UTF-8' === $from ) {
		// The parser names the first row that is not.
		return $text;
	}
	if ( ! function_exists( 'mb_convert_encoding' ) ) {
		// The sentence asks for a file in UTF-8.
		throw new Unusable( 'mixed', 1 ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Unusable is escaped where it is printed.
	}

	return (string) mb_convert_encoding( $text, 'UTF-8', $from );
}
