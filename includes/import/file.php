<?php
/**
 * A file that somebody chose: whether it is a sheet, how it is written, and its rows.
 *
 * The rows of an import, copied from whatever file they came in.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A file of up to 20 MB is read piece by piece; WordPress's functions read it at once.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What is about a file is escaped where it is printed.

/**
 * The largest file, in megabytes.
 */
const MOST_MEGABYTES = 20;

const DELIMITERS = array( ';', ',', "\t" );

/**
 * Among how many rows at the beginning the names of the columns are looked for: a title may stand above them.
 */
const HEADER_WITHIN = 10;

/**
 * How other files begin, and what they are.
 */
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
 * The rows of a file below the names of its columns.
 *
 * @param string $path File.
 * @return \Generator<array{int, list<string>}> The number of a row, and its cells. The first one is the header.
 * @throws Unusable When it is none that can be used.
 */
function file_rows( string $path ): \Generator {
	$file = opened_file( $path );
	try {
		list( $encoding, $begin ) = file_encoding( $file );
		$delimiter                = file_delimiter( static fn() => decoded_pieces( $file, $encoding, $begin ) );
		$rows                     = fn() => filled_rows( parsed_rows( decoded_pieces( $file, $encoding, $begin ), $delimiter ) );
		$header                   = header_row( $rows() );
		foreach ( $rows() as $row ) {
			if ( $row[0] >= $header ) {
				yield $row;
			}
		}
	} finally {
		fclose( $file );
	}
}

/**
 * A file that may be a sheet.
 *
 * @param string $path File.
 * @return resource Open file.
 * @throws Unusable When it cannot be one.
 */
function opened_file( string $path ) {
	$size = is_file( $path ) ? filesize( $path ) : false;
	$file = false === $size ? false : fopen( $path, 'rb' );
	if ( false === $file ) {
		throw new Unusable( 'unreadable' );
	}
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

/**
 * Which delimiter a file has: the one by which most columns are known, else the one that gives rows of the same width.
 *
 * @param callable(): iterable<string> $pieces Its text.
 */
function file_delimiter( callable $pieces ): string {
	$best = array( '', 0, 0 );
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
		} catch ( Unusable $why ) {
			// Said when the file is read by the delimiter that is chosen: one that gives too many columns is likely to be it.
			$known = 'many-columns' === $why->getMessage() ? 1 : $known;
		}
		$same = array_count_values( array_filter( $widths, static fn( int $width ): bool => $width > 1 ) );
		$best = max( array( $known, array() === $same ? 0 : max( $same ), $delimiter ), array( $best[1], $best[2], $best[0] ) );
		$best = array( $best[2], $best[0], $best[1] );
	}

	return (string) $best[0];
}

/**
 * Which row has the names of the columns: in the first row, or below rows that have fewer cells, such as a title.
 *
 * @param iterable<array{int, list<string>}> $rows Rows.
 * @throws Unusable When there are none.
 */
function header_row( iterable $rows ): int {
	$read  = 0;
	$found = array( 0, 0 );
	$width = 0;
	$most  = 0;
	foreach ( $rows as list( $number, $cells ) ) {
		$columns = array_diff( recognized_columns( $cells ), array( '' ) );
		$known   = count( $columns );
		$has     = count( array_filter( $cells, static fn( string $cell ): bool => '' !== trim( $cell ) ) );
		// Words of a program may be names of columns: "Taller", "Gratis".
		$is_it = $known > max( 1, $found[1] ) && $has > $most && array() !== array_intersect( array( 'id', 'title' ), $columns );
		$found = 0 === $read || $is_it ? array( $number, $known ) : $found;
		$width = max( $width, count( $cells ) );
		$most  = max( $most, $has );
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
 * Rows with anything in them.
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
 * The most rows of a file.
 */
const MOST_ROWS = 50000;

/**
 * Copies rows, one a line, so that batches can go on at any of them.
 *
 * @param iterable<array{int, list<string>}> $rows Rows; the header is the first.
 * @param string                             $path File to write.
 * @return array{list<string>, int} The header, without columns at the end in which nothing is; and how many rows follow it.
 * @throws Unusable When there are too many, or the file cannot be written.
 */
function copy_rows( iterable $rows, string $path ): array {
	$file   = fopen( $path, 'wb' );
	$header = null;
	$total  = 0;
	$width  = 0;
	if ( false === $file ) {
		throw new Unusable( 'unwritable' );
	}
	try {
		foreach ( $rows as $row ) {
			if ( null === $header ) {
				$header = array_map( 'trim', $row[1] );
				$width  = row_width( $header );
				continue;
			}
			$width = max( $width, row_width( $row[1] ) );
			if ( ++$total > MOST_ROWS ) {
				throw new Unusable( 'many-rows', MOST_ROWS );
			}
			$line = wp_json_encode( $row ) . "\n";
			if ( strlen( $line ) !== fwrite( $file, $line ) ) {
				throw new Unusable( 'unwritable' );
			}
		}
	} finally {
		fclose( $file );
	}

	// Spreadsheets may write columns at the end in which nothing is.
	return array( array_slice( $header ?? array(), 0, $width ), $total );
}

/**
 * How many cells a row has up to the last one that is not blank.
 *
 * @param list<string> $cells Cells.
 */
function row_width( array $cells ): int {
	$width = count( $cells );
	while ( $width > 0 && '' === trim( $cells[ $width - 1 ] ) ) {
		--$width;
	}

	return $width;
}
