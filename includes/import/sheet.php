<?php
/**
 * Reads an uploaded CSV, or the pages of a workbook or calendar as the browser has read them (src/import/workbook), once, and stores its rows.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's functions read no rows.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Unusable is escaped where it is printed.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

const LONGEST_FILE_NAME = 200;

const MOST_MEGABYTES = 20;
const MOST_ROWS      = 50000;

/** Most columns of a sheet: a form asks about each. Those behind them are not imported. */
const MOST_COLUMNS = 256;

/** Longest row in bytes. */
const LONGEST_ROW = 1048576;

/** Characters of a query that stores rows. */
const LARGEST_QUERY = 100000;

const DELIMITERS = array( ';', ',', "\t" );

/** The header is one of this many rows at the beginning: a title may stand above it. */
const HEADER_WITHIN = 30;

/** First line of a file that the browser has made of a workbook. */
const PAGES_FORMAT = '{"format":"programs-filter-sheet"}';

/** The last row that is parsed: where it is part of another one, quotation marks are open. */
const END_OF_SHEET = "\x04 end of sheet \x04";

/** First bytes of files of other formats. Pictures and archives are no text. */
const OTHER_FORMATS = array(
	"PK\x03\x04"       => 'zip',
	"\xD0\xCF\x11\xE0" => 'excel',
	'%PDF'             => 'binary',
	'{\rtf'            => 'binary',
);

/**
 * Reads an uploaded file and stores its rows.
 *
 * @param string $path File.
 * @param string $key  Key of the import.
 * @return list<array{name: string, at: int}> Names of its pages, and where their rows begin.
 * @throws Unusable When the file cannot be used.
 */
function store_sheet( string $path, string $key ): array {
	$text = convert_to_utf8( file_text( $path ) );
	if ( str_contains( $text, "\0" ) ) {
		throw new Unusable( 'binary' );
	}
	if ( ! str_contains( $text, "\n" ) ) {
		// "CSV (Macintosh)" of Excel.
		$text = str_replace( "\r", "\n", $text );
	}
	$file = fopen( 'php://temp', 'w+b' );
	if ( false === $file ) {
		throw new Unusable( 'unreadable' );
	}
	fwrite( $file, "$text\n" . END_OF_SHEET );
	unset( $text );
	rewind( $file );
	$is_workbook = PAGES_FORMAT === rtrim( (string) fgets( $file ) );

	return store_rows( $is_workbook ? rows_of_pages( $file ) : parsed_rows( $file, file_delimiter( $file ) ), $key );
}

/**
 * The pages and rows of a file that the browser has made.
 *
 * @param resource $file Open file, behind its first line.
 * @return \Generator<int, string|array{int, list<string>, array{links: array<string>, hidden: bool, unread: string, uid: string}}> Names of pages; number and cells of rows, and what else is to be known.
 * @throws Unusable When it is of another form.
 */
function rows_of_pages( $file ): \Generator {
	while ( ! feof( $file ) ) {
		$line = str_replace( END_OF_SHEET, '', (string) fgets( $file ) );
		$row  = json_decode( $line, true );
		if ( is_array( $row ) && is_string( $row['page'] ?? null ) ) {
			yield mb_substr( sanitize_text_field( $row['page'] ), 0, LONGEST_FILE_NAME );
		} elseif ( is_array( $row ) && is_int( $row[0] ?? null ) && is_array( $row[1] ?? null ) ) {
			$more   = is_array( $row[2] ?? null ) ? $row[2] : array();
			$links  = array_filter( is_array( $more['links'] ?? null ) ? $more['links'] : array(), 'is_string' );
			$hidden = true === ( $more['hidden'] ?? false );
			$unread = is_string( $more['unread'] ?? null ) ? mb_substr( sanitize_text_field( $more['unread'] ), 0, LONGEST_FILE_NAME ) : '';
			$uid    = is_string( $more['uid'] ?? null ) ? mb_substr( $more['uid'], 0, LONGEST_FILE_NAME ) : '';
			yield array( $row[0], array_map( static fn( $cell ): string => is_scalar( $cell ) ? (string) $cell : '', array_values( $row[1] ) ), compact( 'links', 'hidden', 'unread', 'uid' ) );
		} elseif ( '' !== trim( $line ) ) {
			throw new Unusable( 'unreadable' );
		}
	}
}

/**
 * Stores rows. Blank ones are left out.
 *
 * @param iterable<string|array{0: int, 1: list<string>, 2?: array<string, mixed>}> $rows Names of pages, none for a CSV; number and cells of rows, and what else is to be known.
 * @param string                                                                    $key  Key of the import.
 * @return list<array{name: string, at: int}> Names of pages, and where their rows begin.
 * @throws Unusable When there are no rows or too many, or the database fails.
 */
function store_rows( iterable $rows, string $key ): array {
	$pages = array();
	$at    = 0;
	$batch = array();
	$size  = 0;
	foreach ( $rows as $row ) {
		if ( is_string( $row ) || array() === $pages ) {
			$pages[] = array(
				'name' => is_string( $row ) ? $row : '',
				'at'   => $at + 1,
			);
		}
		if ( is_string( $row ) || '' === trim( implode( '', $row[1] ) ) ) {
			continue;
		}
		if ( ++$at > MOST_ROWS ) {
			throw new Unusable( 'many-rows', MOST_ROWS );
		}
		$cells = (string) wp_json_encode( array_slice( $row, 1 ), JSON_INVALID_UTF8_SUBSTITUTE );
		$size += strlen( $cells );
		array_push( $batch, $key, $at, count( $pages ), $row[0], $cells );
		if ( $size > LARGEST_QUERY ) {
			insert_rows( $batch );
			$batch = array();
			$size  = 0;
		}
	}
	insert_rows( $batch );
	if ( 0 === $at ) {
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
 * The text of a file that may be a sheet.
 *
 * @param string $path File.
 * @throws Unusable When the file is of another format, too large or empty.
 */
function file_text( string $path ): string {
	if ( is_file( $path ) && filesize( $path ) > MOST_MEGABYTES * MB_IN_BYTES ) {
		throw new Unusable( 'too-large', MOST_MEGABYTES );
	}
	$text = is_file( $path ) ? file_get_contents( $path ) : false;
	if ( false === $text ) {
		throw new Unusable( 'unreadable' );
	}
	foreach ( OTHER_FORMATS as $mark => $reason ) {
		if ( str_starts_with( $text, $mark ) ) {
			throw new Unusable( $reason );
		}
	}
	if ( 1 === preg_match( '/^(?:\xEF\xBB\xBF)?\s*<(?:!doctype|html|\?xml|table|meta)\b/i', substr( $text, 0, 512 ) ) ) {
		throw new Unusable( 'binary' );
	}

	return $text;
}

/** The largest file in megabytes that plugin and server accept. */
function most_megabytes(): int {
	return (int) floor( min( MOST_MEGABYTES * MB_IN_BYTES, wp_max_upload_size() ) / MB_IN_BYTES );
}

/**
 * The delimiter of a file: the one by which most columns are recognized, else the one that gives most rows of the same width.
 *
 * @param resource $file Open file.
 */
function file_delimiter( $file ): string {
	$best = array( 0, 0, '' );
	foreach ( DELIMITERS as $delimiter ) {
		$known  = 0;
		$widths = array();
		try {
			foreach ( parsed_rows( $file, $delimiter ) as list( , $cells ) ) {
				$known    = max( $known, count( array_diff( array_unique( columns_by_name( $cells ) ), array( '' ) ) ) );
				$widths[] = count( $cells );
				if ( count( $widths ) >= 2 * HEADER_WITHIN ) {
					break;
				}
			}
		} catch ( Unusable $reason ) {
			// It is thrown again when the file is read.
			unset( $reason );
		}
		$best = max( $best, array( $known, max( array( 0, ...array_values( array_count_values( array_diff( $widths, array( 1 ) ) ) ) ) ), $delimiter ) );
	}

	return $best[2];
}

/**
 * The rows, numbered as a spreadsheet does: blank rows count, Excel's own "sep=;" does not.
 *
 * @param resource $file      Open file, in UTF-8.
 * @param string   $delimiter One character.
 * @return \Generator<array{int, list<string>}> Number and cells of each row.
 * @throws Unusable When a quote is not closed, or a row cannot be used.
 */
function parsed_rows( $file, string $delimiter ): \Generator {
	rewind( $file );
	$number = 1;
	while ( true ) {
		$cells = fgetcsv( $file, 0, $delimiter, '"', '' );
		$cells = array_map( 'strval', is_array( $cells ) ? $cells : array( END_OF_SHEET ) );
		$text  = implode( '', $cells );
		if ( END_OF_SHEET === $text ) {
			return;
		}
		if ( strlen( $text ) > LONGEST_ROW ) {
			throw new Unusable( 'long-row', $number );
		}
		if ( str_ends_with( $text, END_OF_SHEET ) ) {
			throw new Unusable( 'open-quote', $number );
		}
		if ( 1 !== preg_match( '//u', $text ) ) {
			throw new Unusable( 'mixed', $number );
		}
		if ( $number > 1 || 1 !== preg_match( '/^sep=.?$/i', trim( $text ) ) ) {
			// Spreadsheets may write blank columns behind the last one.
			$rest = trim( implode( '', array_slice( $cells, MOST_COLUMNS ) ) );
			yield array( $number, '' === $rest ? array_slice( $cells, 0, MOST_COLUMNS ) : $cells );
			++$number;
		}
	}
}
