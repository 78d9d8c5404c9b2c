<?php
/**
 * The text of a file in UTF-8, piece by piece. Without any PHP extension.
 *
 * In which encoding a text file is: what Excel, LibreOffice and Google write. Without any PHP extension.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A file of up to 20 MB is read piece by piece; WordPress's functions read it at once.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * What Windows-1252 has from 0x80 to 0x9F, where ISO-8859-1 has controls.
 */
const WINDOWS_LETTERS = array( 0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178 );

/**
 * The text, piece by piece. A piece of UTF-8 may end within a letter.
 *
 * @param resource $file     Open file.
 * @param string   $encoding Encoding.
 * @param int      $begin    Bytes to leave out at its beginning.
 * @return \Generator<string>
 * @throws Unusable When it is no text, or ends within a letter.
 */
function decoded_pieces( $file, string $encoding, int $begin ): \Generator {
	fseek( $file, $begin );
	$table = 'Windows-1252' === $encoding ? windows_to_utf8() : array();
	$rest  = '';
	while ( ! feof( $file ) ) {
		$text = $rest . fread( $file, CHUNK );
		$rest = '';
		if ( 'Windows-1252' === $encoding ) {
			$text = strtr( $text, $table );
		} elseif ( 'UTF-8' !== $encoding ) {
			list( $text, $rest ) = utf16_to_utf8( $text, 'UTF-16LE' === $encoding );
		}
		if ( str_contains( $text, "\0" ) ) {
			throw new Unusable( 'binary' );
		}
		yield $text;
	}
	if ( '' !== $rest ) {
		throw new Unusable( 'odd' );
	}
}

/**
 * Letters of Windows-1252 beyond ASCII, in UTF-8.
 *
 * @return array<string, string> By their byte.
 */
function windows_to_utf8(): array {
	$table = array();
	for ( $byte = 0x80; $byte <= 0xFF; $byte++ ) {
		$table[ chr( $byte ) ] = utf8_letter( $byte < 0xA0 ? WINDOWS_LETTERS[ $byte - 0x80 ] : $byte );
	}

	return $table;
}

/**
 * UTF-16 as UTF-8.
 *
 * @param string $bytes         UTF-16.
 * @param bool   $little_endian Whether the lower byte of each unit comes first.
 * @return array{string, string} The text, and the bytes at the end that are no whole letter yet.
 */
function utf16_to_utf8( string $bytes, bool $little_endian ): array {
	$units = unpack( $little_endian ? 'v*' : 'n*', $bytes );
	$text  = '';
	$high  = null;
	foreach ( is_array( $units ) ? $units : array() as $unit ) {
		$unit = is_int( $unit ) ? $unit : 0;
		if ( null !== $high && $unit >= 0xDC00 && $unit <= 0xDFFF ) {
			$text .= utf8_letter( 0x10000 + ( ( $high - 0xD800 ) << 10 ) + $unit - 0xDC00 );
			$high  = null;
			continue;
		}
		$text .= null === $high ? '' : utf8_letter( 0xFFFD );
		$high  = $unit >= 0xD800 && $unit <= 0xDBFF ? $unit : null;
		if ( null === $high ) {
			$text .= utf8_letter( $unit >= 0xDC00 && $unit <= 0xDFFF ? 0xFFFD : $unit );
		}
	}
	$whole = strlen( $bytes ) - strlen( $bytes ) % 2;

	return array( $text, substr( $bytes, null === $high ? $whole : $whole - 2 ) );
}

/**
 * A letter in UTF-8.
 *
 * @param int $code Its number in Unicode.
 */
function utf8_letter( int $code ): string {
	if ( $code < 0x80 ) {
		return chr( $code );
	}
	if ( $code < 0x800 ) {
		return chr( 0xC0 | $code >> 6 ) . chr( 0x80 | $code & 0x3F );
	}
	if ( $code < 0x10000 ) {
		return chr( 0xE0 | $code >> 12 ) . chr( 0x80 | $code >> 6 & 0x3F ) . chr( 0x80 | $code & 0x3F );
	}

	return chr( 0xF0 | $code >> 18 ) . chr( 0x80 | $code >> 12 & 0x3F ) . chr( 0x80 | $code >> 6 & 0x3F ) . chr( 0x80 | $code & 0x3F );
}

/**
 * Bytes that are read at once.
 */
const CHUNK = 65536;

/**
 * What stands at the beginning of a file for an encoding, the longer ones first.
 */
const ENCODING_MARKS = array(
	"\xFF\xFE\x00\x00" => 'UTF-32',
	"\x00\x00\xFE\xFF" => 'UTF-32',
	"\xEF\xBB\xBF"     => 'UTF-8',
	"\xFF\xFE"         => 'UTF-16LE',
	"\xFE\xFF"         => 'UTF-16BE',
);

/**
 * A letter of UTF-8 beyond ASCII.
 */
const UTF8_LETTER = '(?:[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3})';

/**
 * The encoding of a file, and how many bytes say so at its beginning.
 *
 * @param resource $file Open file.
 * @return array{string, int}
 * @throws Unusable When it is in none that can be read.
 */
function file_encoding( $file ): array {
	rewind( $file );
	$beginning = (string) fread( $file, 1024 );
	foreach ( ENCODING_MARKS as $mark => $encoding ) {
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
			$bad += (int) preg_match_all( '/(?:[\x00-\x7F]|' . UTF8_LETTER . ')*+\K[\x80-\xFF]/', $text );
		}
		$good += (int) preg_match_all( '/' . UTF8_LETTER . '/', $text );
	}

	// Two letters of Windows-1252 in a row may be one of UTF-8.
	return 0 === $bad || $good > $bad;
}
