<?php
/**
 * In which encoding a text file is: what Excel, LibreOffice and Google write. Without any PHP extension.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A file of up to 20 MB is read piece by piece; WordPress's functions read it at once.

declare( strict_types = 1 );

namespace ProgramsFilter\Sheet_Encoding;

use ProgramsFilter\Unusable_File\Unusable;

defined( 'ABSPATH' ) || exit;

/**
 * Bytes that are read at once.
 */
const CHUNK = 65536;

/**
 * What stands at the beginning of a file for an encoding, the longer ones first.
 */
const MARKS = array(
	"\xFF\xFE\x00\x00" => 'UTF-32',
	"\x00\x00\xFE\xFF" => 'UTF-32',
	"\xEF\xBB\xBF"     => 'UTF-8',
	"\xFF\xFE"         => 'UTF-16LE',
	"\xFE\xFF"         => 'UTF-16BE',
);

/**
 * A letter of UTF-8 beyond ASCII.
 */
const LETTER = '(?:[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3})';

/**
 * The encoding of a file, and how many bytes say so at its beginning.
 *
 * @param resource $file Open file.
 * @return array{string, int}
 * @throws Unusable When it is in none that can be read.
 */
function of( $file ): array {
	rewind( $file );
	$beginning = (string) fread( $file, 1024 );
	foreach ( MARKS as $mark => $encoding ) {
		if ( str_starts_with( $beginning, $mark ) ) {
			if ( 'UTF-32' === $encoding ) {
				throw new Unusable( 'utf-32' );
			}
			return array( $encoding, strlen( $mark ) );
		}
	}
	foreach ( array( 'UTF-16BE', 'UTF-16LE' ) as $offset => $encoding ) {
		// Most letters of our languages have a zero as one of their two bytes, always the same.
		$zeros = substr_count( (string) preg_replace( '/(.)./s', '$1', substr( $beginning, $offset ) ), "\0" );
		if ( $zeros > 0 && $zeros * 3 > strlen( $beginning ) ) {
			return array( $encoding, 0 );
		}
	}

	return array( is_utf8( $file ) ? 'UTF-8' : 'Windows-1252', 0 );
}

/**
 * Whether a file is UTF-8, at least for the most part: which row is not is said when it is read (parser.php).
 *
 * @param resource $file Open file.
 */
function is_utf8( $file ): bool {
	rewind( $file );
	list( $good, $bad, $rest ) = array( 0, 0, '' );
	while ( ! feof( $file ) ) {
		$text = $rest . fread( $file, CHUNK );
		// The last letter may go on in the next piece.
		$rest = ! feof( $file ) && 1 === preg_match( '/[\xC0-\xFF][\x80-\xBF]{0,2}$/D', $text, $found ) ? $found[0] : '';
		$text = substr( $text, 0, strlen( $text ) - strlen( $rest ) );
		if ( 1 !== preg_match( '//u', $text ) ) {
			$bad += (int) preg_match_all( '/(?:[\x00-\x7F]|' . LETTER . ')*+\K[\x80-\xFF]/', $text );
		}
		$good += (int) preg_match_all( '/' . LETTER . '/', $text );
	}

	// Two letters of Windows-1252 in a row may be one of UTF-8.
	return 0 === $bad || $good > $bad;
}
