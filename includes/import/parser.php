<?php
/**
 * The text of a CSV file in UTF-8, and its rows. Excel, LibreOffice and Google Sheets write UTF-8, UTF-16 or what encodings.php knows.
 *
 * A quoted cell may contain delimiters, line breaks and doubled quotes; a quote within another cell is a character (5" screen).
 * fgetcsv() cannot be used: it does not tell that a quote is still open at the end.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's functions read a file at once; these read up to 20 MB in pieces.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Unusable is escaped where it is printed.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Bytes that are read at once. */
const CHUNK = 65536;

/** Byte order marks, the longer ones first. */
const ENCODING_MARKS = array(
	"\xFF\xFE\x00\x00" => 'UTF-32',
	"\x00\x00\xFE\xFF" => 'UTF-32',
	"\xEF\xBB\xBF"     => 'UTF-8',
	"\xFF\xFE"         => 'UTF-16LE',
	"\xFE\xFF"         => 'UTF-16BE',
);

/** A character of UTF-8 beyond ASCII. */
const UTF8_CHARACTER = '(?:[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3})';

/** Longest row in bytes, and most cells of a row. */
const LONGEST_ROW = 1048576;
const WIDEST_ROW  = 256;

/**
 * The encodings in which a file may be, and the length of its byte order mark.
 *
 * @param resource $file Open file.
 * @return array{non-empty-list<string>, int} The likeliest comes first. It is alone where there is no doubt.
 * @throws Unusable When the encoding is not supported.
 */
function file_encodings( $file ): array {
	rewind( $file );
	$beginning = (string) fread( $file, 1024 );
	foreach ( ENCODING_MARKS as $mark => $encoding ) {
		if ( str_starts_with( $beginning, $mark ) ) {
			if ( 'UTF-32' === $encoding ) {
				throw new Unusable( 'utf-32' );
			}
			return array( array( $encoding ), strlen( $mark ) );
		}
	}
	foreach ( array( 'UTF-16BE', 'UTF-16LE' ) as $offset => $encoding ) {
		// In UTF-16, most characters of a western language have a zero as their high byte.
		$zeros = substr_count( (string) preg_replace( '/(.)./s', '$1', substr( $beginning, $offset ) ), "\0" );
		if ( $zeros > 0 && $zeros * 3 > strlen( $beginning ) ) {
			return array( array( $encoding ), 0 );
		}
	}

	if ( is_mostly_utf8( $file ) ) {
		return array( array( 'UTF-8' ), 0 );
	}

	// Without mbstring, decoded_pieces() refuses the file.
	return array( function_exists( 'mb_convert_encoding' ) ? likely_encodings( $file ) : array( 'windows-1252' ), 0 );
}

/**
 * Whether most of a file is UTF-8. The parser names the first row that is not.
 *
 * @param resource $file Open file.
 */
function is_mostly_utf8( $file ): bool {
	rewind( $file );
	list( $good, $bad, $rest ) = array( 0, 0, '' );
	while ( ! feof( $file ) ) {
		$text = $rest . fread( $file, CHUNK );
		// The last character may continue in the next piece.
		$rest = ! feof( $file ) && 1 === preg_match( '/[\xC0-\xFF][\x80-\xBF]{0,2}$/D', $text, $found ) ? $found[0] : '';
		$text = substr( $text, 0, strlen( $text ) - strlen( $rest ) );
		if ( 1 !== preg_match( '//u', $text ) ) {
			$bad += (int) preg_match_all( '/(?:[\x00-\x7F]|' . UTF8_CHARACTER . ')*+\K[\x80-\xFF]/', $text );
		}
		$good += (int) preg_match_all( '/' . UTF8_CHARACTER . '/', $text );
	}

	// Two characters of Windows-1252 in a row can look like one of UTF-8.
	return 0 === $bad || $good > $bad;
}

/**
 * The text in UTF-8, in pieces. A piece of a UTF-8 file may end within a character.
 *
 * @param resource $file     Open file.
 * @param string   $encoding Encoding.
 * @param int      $begin    Length of the byte order mark.
 * @return \Generator<string>
 * @throws Unusable When the file is not text, or ends within a character.
 */
function decoded_pieces( $file, string $encoding, int $begin ): \Generator {
	if ( 'UTF-8' !== $encoding && ! function_exists( 'mb_convert_encoding' ) ) {
		// The sentence asks for a file in UTF-8.
		throw new Unusable( 'mixed', 1 );
	}
	fseek( $file, $begin );
	$rest = '';
	while ( ! feof( $file ) ) {
		$text = $rest . fread( $file, CHUNK );
		$rest = '';
		if ( isset( ENCODINGS[ $encoding ] ) ) {
			$text = decoded( $text, $encoding );
		} elseif ( 'UTF-8' !== $encoding ) {
			$whole = strlen( $text ) & ~1;
			// The first half of a surrogate pair waits for the second.
			$high  = $whole > 0 ? ord( $text[ $whole - ( 'UTF-16LE' === $encoding ? 1 : 2 ) ] ) : 0;
			$whole = $high >= 0xD8 && $high <= 0xDB ? $whole - 2 : $whole;
			$rest  = substr( $text, $whole );
			$text  = (string) mb_convert_encoding( substr( $text, 0, $whole ), 'UTF-8', $encoding );
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
 * The rows, numbered as a spreadsheet does: blank rows count, Excel's own "sep=;" does not.
 *
 * @param iterable<string> $pieces    Text in UTF-8.
 * @param string           $delimiter One character.
 * @return \Generator<array{int, list<string>}> Number and cells of each row.
 * @throws Unusable When a quote is not closed, or a row cannot be used.
 */
function parsed_rows( iterable $pieces, string $delimiter ): \Generator {
	$number = 1;
	$text   = '';
	foreach ( $pieces as $piece ) {
		$text .= $piece;
		$at    = 0;
		$row   = parsed_row( $text, $at, $delimiter, false );
		while ( null !== $row ) {
			yield from numbered_row( $row[0], substr( $text, $at, $row[1] - $at ), $number );
			$at  = $row[1];
			$row = parsed_row( $text, $at, $delimiter, false );
		}
		$text = substr( $text, $at );
		if ( strlen( $text ) > LONGEST_ROW ) {
			throw new Unusable( 'long-row', $number );
		}
	}
	$length = strlen( $text );
	for ( $at = 0; $at < $length; $at = $row[1] ) {
		$row = parsed_row( $text, $at, $delimiter, true );
		if ( null === $row ) {
			throw new Unusable( 'open-quote', $number );
		}
		yield from numbered_row( $row[0], substr( $text, $at, $row[1] - $at ), $number );
	}
}

/**
 * Parses one row.
 *
 * @param string $text      Text.
 * @param int    $at        Beginning of the row.
 * @param string $delimiter One character.
 * @param bool   $is_all    Whether the text ends with the file.
 * @return array{list<string>, int}|null Cells, and beginning of the next row; null when the row's end is not in the text.
 */
function parsed_row( string $text, int $at, string $delimiter, bool $is_all ): ?array {
	$cells  = array();
	$length = strlen( $text );
	while ( true ) {
		$cell = '';
		if ( $at < $length && '"' === $text[ $at ] ) {
			if ( 1 !== preg_match( '/"((?:[^"]++|"")*+)"/A', $text, $found, 0, $at ) ) {
				return null;
			}
			$cell = str_replace( '""', '"', $found[1] );
			$at  += strlen( $found[0] );
			if ( $at >= $length && ! $is_all ) {
				return null;
			}
		}
		$plain   = strcspn( $text, "$delimiter\r\n", $at );
		$cells[] = $cell . substr( $text, $at, $plain );
		$at     += $plain;
		$next    = substr( $text, $at, 2 );
		if ( '' === $next || ( "\r" === $next && ! $is_all ) ) {
			// "\r\n" may be divided between two pieces.
			return $is_all ? array( $cells, $at ) : null;
		}
		if ( $next[0] !== $delimiter ) {
			return array( $cells, $at + ( "\r\n" === $next ? 2 : 1 ) );
		}
		++$at;
	}
}

/**
 * Checks a row, and gives it its number.
 *
 * @param list<string> $cells  Cells.
 * @param string       $text   The whole row.
 * @param int          $number Number, which is increased.
 * @return list<array{int, list<string>}> One row; none for "sep=;".
 * @throws Unusable When the row is too wide, or not UTF-8.
 */
function numbered_row( array $cells, string $text, int &$number ): array {
	if ( 1 === $number && 1 === preg_match( '/^sep=.?$/i', trim( implode( '', $cells ) ) ) ) {
		return array();
	}
	// Spreadsheets may write blank columns behind the last one.
	if ( '' === trim( implode( '', array_slice( $cells, WIDEST_ROW ) ) ) ) {
		$cells = array_slice( $cells, 0, WIDEST_ROW );
	}
	if ( count( $cells ) > WIDEST_ROW ) {
		list( $reason, $about ) = 1 === $number ? array( 'many-columns', WIDEST_ROW ) : array( 'wide-row', $number );
		throw new Unusable( $reason, $about );
	}
	if ( 1 !== preg_match( '//u', $text ) ) {
		throw new Unusable( 'mixed', $number );
	}

	return array( array( $number++, $cells ) );
}
