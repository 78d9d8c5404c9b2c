<?php
/**
 * A sheet: an uploaded CSV, or the pages of a workbook or calendar as the browser has read them (src/import/workbook). It is read once and stored
 * in the table of rows. What was answered about it is applied whenever its rows are read.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's functions read a file at once; these read up to 20 MB in pieces.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Unusable is escaped where it is printed.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

const LONGEST_FILE_NAME = 200;

const MOST_MEGABYTES = 20;
const MOST_ROWS      = 50000;

/** Characters of a query that stores rows. */
const LARGEST_QUERY = 100000;

const DELIMITERS = array( ';', ',', "\t" );

/** The header is one of this many rows at the beginning: a title may stand above it. */
const HEADER_WITHIN = 30;

/** First line of a file that the browser has made of a workbook. */
const PAGES_FORMAT = '{"format":"programs-filter-sheet"}';

/** First bytes of files of other formats. */
const OTHER_FORMATS = array(
	"PK\x03\x04"       => 'zip',
	"\xD0\xCF\x11\xE0" => 'excel',
	'%PDF'             => 'pdf',
	'{\rtf'            => 'rtf',
	"\x89PNG"          => 'picture',
	"\xFF\xD8\xFF"     => 'picture',
	'GIF8'             => 'picture',
	"\x1F\x8B"         => 'zip',
	'Rar!'             => 'zip',
	"7z\xBC\xAF"       => 'zip',
);

/**
 * Reads an uploaded file and stores its rows.
 *
 * @param string $path File.
 * @param string $key  Key of the import.
 * @return array{pages: list<array{name: string, at: int}>, encodings: non-empty-list<string>} Names of its pages, and where their rows begin; encodings in which the file may be: it was read in the first one.
 * @throws Unusable When the file cannot be used.
 */
function store_sheet( string $path, string $key ): array {
	$file = opened_file( $path );
	rewind( $file );
	try {
		if ( PAGES_FORMAT === rtrim( (string) fgets( $file ) ) ) {
			return array(
				'pages'     => store_rows( rows_of_pages( $file ), $key ),
				'encodings' => array( 'UTF-8' ),
			);
		}
		list( $encodings, $begin ) = file_encodings( $file );
		$pieces                    = static fn(): \Generator => decoded_pieces( $file, $encodings[0], $begin );
		$rows                      = static function () use ( $pieces ): \Generator {
			yield '';
			yield from parsed_rows( $pieces(), file_delimiter( $pieces ) );
		};

		return array(
			'pages'     => store_rows( $rows(), $key ),
			'encodings' => $encodings,
		);
	} finally {
		fclose( $file );
	}
}

/**
 * The pages and rows of a file that the browser has made.
 *
 * @param resource $file Open file, behind its first line.
 * @return \Generator<int, string|array{int, list<string>, array{links?: array<int, string>, hidden?: bool, unread?: string, uid?: string}}> Names of pages; number and cells of rows, and what else is to be known.
 * @throws Unusable When it is of another form.
 */
function rows_of_pages( $file ): \Generator {
	while ( ! feof( $file ) ) {
		$line = (string) fgets( $file, 2 * LONGEST_ROW );
		$row  = json_decode( $line, true );
		if ( is_array( $row ) && is_string( $row['page'] ?? null ) ) {
			yield mb_substr( sanitize_text_field( $row['page'] ), 0, LONGEST_FILE_NAME );
		} elseif ( is_array( $row ) && is_int( $row[0] ?? null ) && is_array( $row[1] ?? null ) ) {
			$more  = is_array( $row[2] ?? null ) ? $row[2] : array();
			$known = array();
			foreach ( is_array( $more['links'] ?? null ) ? $more['links'] : array() as $column => $address ) {
				if ( is_int( $column ) && is_string( $address ) ) {
					$known['links'][ $column ] = $address;
				}
			}
			if ( true === ( $more['hidden'] ?? false ) ) {
				$known['hidden'] = true;
			}
			if ( is_string( $more['unread'] ?? null ) ) {
				$known['unread'] = mb_substr( sanitize_text_field( $more['unread'] ), 0, LONGEST_FILE_NAME );
			}
			if ( is_string( $more['uid'] ?? null ) ) {
				$known['uid'] = mb_substr( $more['uid'], 0, LONGEST_FILE_NAME );
			}
			yield array( $row[0], array_map( static fn( $cell ): string => is_scalar( $cell ) ? (string) $cell : '', array_slice( array_values( $row[1] ), 0, WIDEST_ROW ) ), $known );
		} elseif ( '' !== trim( $line ) ) {
			throw new Unusable( 'unreadable' );
		}
	}
}

/**
 * Stores rows. Blank ones are left out.
 *
 * @param iterable<string|array{0: int, 1: list<string>, 2?: array<string, mixed>}> $rows Names of pages; number and cells of rows, and what else is to be known.
 * @param string                                                                    $key  Key of the import.
 * @return non-empty-list<array{name: string, at: int}> Names of pages, and where their rows begin.
 * @throws Unusable When there are no rows or too many, or the database fails.
 */
function store_rows( iterable $rows, string $key ): array {
	$pages = array();
	$at    = 0;
	$batch = array();
	$size  = 0;
	foreach ( $rows as $row ) {
		if ( is_string( $row ) ) {
			$pages[] = array(
				'name' => $row,
				'at'   => $at + 1,
			);
		} elseif ( '' !== trim( implode( '', $row[1] ) ) ) {
			if ( ++$at > MOST_ROWS ) {
				throw new Unusable( 'many-rows', MOST_ROWS );
			}
			$cells = (string) wp_json_encode( array_slice( $row, 1 ), JSON_INVALID_UTF8_SUBSTITUTE );
			$size += strlen( $cells );
			array_push( $batch, $key, $at, count( $pages ), $row[0], $cells );
		}
		if ( $size > LARGEST_QUERY ) {
			insert_rows( $batch );
			$batch = array();
			$size  = 0;
		}
	}
	insert_rows( $batch );
	if ( 0 === $at || array() === $pages ) {
		throw new Unusable( 'empty' );
	}

	return $pages;
}

/**
 * Inserts rows.
 *
 * @param list<scalar> $values Import, position, page, number and cells of each.
 * @throws Unusable When the database fails.
 */
function insert_rows( array $values ): void {
	if ( array() !== $values ) {
		query_rows( 'INSERT INTO %i (job, position, page, number, cells) VALUES ' . substr( str_repeat( ', (%s, %d, %d, %d, %s)', intdiv( count( $values ), 5 ) ), 2 ), $values );
	}
}

/**
 * Opens a file that may be a sheet.
 *
 * @param string $path File.
 * @return resource
 * @throws Unusable When the file is of another format, too large or empty.
 */
function opened_file( string $path ) {
	$file = is_file( $path ) ? fopen( $path, 'rb' ) : false;
	if ( false === $file ) {
		throw new Unusable( 'unreadable' );
	}
	$size = (int) filesize( $path );
	if ( $size > MOST_MEGABYTES * MB_IN_BYTES ) {
		throw new Unusable( 'too-large', MOST_MEGABYTES );
	}
	$beginning = (string) fread( $file, 512 );
	foreach ( OTHER_FORMATS as $mark => $reason ) {
		if ( str_starts_with( $beginning, $mark ) ) {
			throw new Unusable( $reason );
		}
	}
	if ( 1 === preg_match( '/^(?:\xEF\xBB\xBF)?\s*<(?:!doctype|html|\?xml|table|meta)\b/i', $beginning ) ) {
		throw new Unusable( 'html' );
	}
	if ( '' === trim( $beginning, " \t\r\n\xEF\xBB\xBF\xFF\xFE\0" ) && $size <= strlen( $beginning ) ) {
		throw new Unusable( 'empty' );
	}

	return $file;
}

/** The largest file in megabytes that plugin and server accept. */
function most_megabytes(): int {
	return (int) floor( min( MOST_MEGABYTES * MB_IN_BYTES, wp_max_upload_size() ) / MB_IN_BYTES );
}

/**
 * The delimiter of a file: the one by which most columns are recognized, else the one that gives most rows of the same width.
 *
 * @param callable(): iterable<string> $pieces The text of the file.
 */
function file_delimiter( callable $pieces ): string {
	$best = array( 0, 0, '' );
	foreach ( DELIMITERS as $delimiter ) {
		$known  = 0;
		$widths = array();
		try {
			foreach ( parsed_rows( $pieces(), $delimiter ) as list( , $cells ) ) {
				if ( '' === trim( implode( '', $cells ) ) ) {
					continue;
				}
				$known    = max( $known, number_of_columns( $cells ) );
				$widths[] = count( $cells );
				if ( count( $widths ) >= 2 * HEADER_WITHIN ) {
					break;
				}
			}
		} catch ( Unusable $reason ) {
			// It is thrown again when the file is read. A delimiter that gives too many columns is likely to be the right one.
			$known = 'many-columns' === $reason->getMessage() ? 1 : $known;
		}
		$same = array_count_values( array_filter( $widths, static fn( int $width ): bool => $width > 1 ) );
		$best = max( $best, array( $known, max( array( 0, ...array_values( $same ) ) ), $delimiter ) );
	}

	return $best[2];
}

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
