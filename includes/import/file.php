<?php
/**
 * An uploaded file: whether it can be a sheet, its delimiter, its header, and the copy of its rows from which an import works.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's functions read a file at once; these read up to 20 MB in pieces.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Unusable is escaped where it is printed.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

const MOST_MEGABYTES = 20;
const MOST_ROWS      = 50000;
const DELIMITERS     = array( ';', ',', "\t" );

/** The header is one of this many rows at the beginning: a title may stand above it. */
const HEADER_WITHIN = 10;

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
 * The header of a file and the rows below it.
 *
 * @param string $path   File.
 * @param string $chosen Encoding of a file that is not in UTF-8 or UTF-16; '' for the likeliest.
 * @return \Generator<int, array{int, list<string>}, mixed, non-empty-list<string>> Number and cells of each row. The first one is the header. At the end, the encodings in which the file may be: it was read in the first one.
 * @throws Unusable When the file cannot be used.
 */
function file_rows( string $path, string $chosen = '' ): \Generator {
	$file = opened_file( $path );
	try {
		list( $encodings, $begin ) = file_encodings( $file );
		$encodings                 = '' !== $chosen && isset( ENCODINGS[ $encodings[0] ] ) ? array( $chosen ) : $encodings;
		$encoding                  = $encodings[0];
		$delimiter                 = file_delimiter( static fn() => decoded_pieces( $file, $encoding, $begin ) );
		$rows                      = fn() => filled_rows( parsed_rows( decoded_pieces( $file, $encoding, $begin ), $delimiter ) );
		$header                    = header_row( $rows() );
		foreach ( $rows() as $row ) {
			if ( $row[0] >= $header ) {
				yield $row;
			}
		}
		return $encodings;
	} finally {
		fclose( $file );
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
			foreach ( filled_rows( parsed_rows( $pieces(), $delimiter ) ) as list( , $cells ) ) {
				$known    = max( $known, count( array_diff( recognized_columns( $cells ), array( '' ) ) ) );
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

/**
 * The number of the header: the first row, or a row below rows with fewer cells, such as a title.
 *
 * @param iterable<array{int, list<string>}> $rows Rows.
 * @throws Unusable When there is none.
 */
function header_row( iterable $rows ): int {
	$read  = 0;
	$found = array( 0, 0 );
	$width = 0;
	$most  = 0;
	foreach ( $rows as list( $number, $cells ) ) {
		$columns = array_diff( recognized_columns( $cells ), array( '' ) );
		$known   = count( $columns );
		$filled  = count( array_filter( $cells, static fn( string $cell ): bool => '' !== trim( $cell ) ) );
		// Cells of a program may be names of columns, too: "Taller", "Gratis".
		$is_header = $known > max( 1, $found[1] ) && $filled > $most && array() !== array_intersect( array( 'id', 'title' ), $columns );
		$found     = 0 === $read || $is_header ? array( $number, $known ) : $found;
		$width     = max( $width, count( $cells ) );
		$most      = max( $most, $filled );
		if ( ++$read >= HEADER_WITHIN ) {
			break;
		}
	}
	if ( 0 === $read ) {
		throw new Unusable( 'empty' );
	}
	if ( 0 === $found[1] && 1 === $width ) {
		throw new Unusable( 'one-column' );
	}

	return $found[0];
}

/**
 * Rows that are not blank.
 *
 * @param iterable<array{int, list<string>}> $rows Rows.
 * @return \Generator<array{int, list<string>}>
 */
function filled_rows( iterable $rows ): \Generator {
	foreach ( $rows as $row ) {
		if ( '' !== trim( implode( '', $row[1] ) ) ) {
			yield $row;
		}
	}
}

/**
 * Copies rows as JSON, one on each line, so that an import can go on at any of them.
 *
 * @param iterable<array{int, list<string>}> $rows Header and rows.
 * @param string                             $path File to write.
 * @return array{list<string>, int} Header without blank columns at the end, which spreadsheets may write; number of rows below it.
 * @throws Unusable When there are too many rows, or the file cannot be written.
 */
function copy_rows( iterable $rows, string $path ): array {
	$file   = @fopen( $path, 'wb' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- A failure is handled.
	$header = null;
	$total  = 0;
	$width  = 0;
	if ( false === $file ) {
		throw new Unusable( 'unwritable' );
	}
	try {
		write_whole( $file, GUARD );
		foreach ( $rows as $row ) {
			$filled = array_filter( $row[1], static fn( string $cell ): bool => '' !== trim( $cell ) );
			$width  = max( $width, 1 + (int) array_key_last( $filled ) );
			if ( null === $header ) {
				$header = array_map( 'trim', $row[1] );
				continue;
			}
			if ( ++$total > MOST_ROWS ) {
				throw new Unusable( 'many-rows', MOST_ROWS );
			}
			write_whole( $file, wp_json_encode( $row ) . "\n" );
		}
	} finally {
		fclose( $file );
	}

	return array( array_slice( $header ?? array(), 0, $width ), $total );
}

/**
 * Reads the next copied rows.
 *
 * @param resource $file File of copy_rows().
 * @param int      $most Number of rows at most.
 * @return list<array{int, list<string>, int}> Number and cells of each, and the position behind it.
 */
function next_copied_rows( $file, int $most ): array {
	$rows = array();
	if ( 0 === ftell( $file ) ) {
		// The guard.
		fgets( $file );
	}
	for ( $count = 0; $count < $most; $count++ ) {
		/**
		 * As copy_rows() wrote it; null at the end.
		 *
		 * @var array{int, list<string>}|null $row
		 */
		$row = json_decode( (string) fgets( $file ), true );
		if ( null === $row ) {
			break;
		}
		$rows[] = array( $row[0], $row[1], (int) ftell( $file ) );
	}

	return $rows;
}
