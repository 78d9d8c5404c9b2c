<?php
/**
 * Rows of a CSV: cells in quotes may hold delimiters, line breaks and doubled quotes. A quote elsewhere is a letter (5" screen).
 *
 * Not fgetcsv(): it does not say that quotes are open at the end.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What is about a file is escaped where it is printed.

/**
 * The longest row, in bytes, and the most cells of one.
 */
const LONGEST_ROW = 1048576;
const WIDEST_ROW  = 256;

/**
 * The rows, one at a time, numbered as a spreadsheet shows them: blank ones count, and what Excel writes for itself ("sep=;") does not.
 *
 * @param iterable<string> $pieces    Text in UTF-8.
 * @param string           $delimiter One letter.
 * @return \Generator<array{int, list<string>}> The number of a row, and its cells.
 * @throws Unusable When quotes are not closed, or a row cannot be used.
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
 * A row.
 *
 * @param string $text      Text.
 * @param int    $at        Where the row begins.
 * @param string $delimiter One letter.
 * @param bool   $is_all    Whether nothing comes after the text.
 * @return array{list<string>, int}|null Its cells, and where the next one begins; null when its end is not in the text.
 */
function parsed_row( string $text, int $at, string $delimiter, bool $is_all ): ?array {
	$cells  = array();
	$length = strlen( $text );
	while ( true ) {
		$cell = '';
		if ( $at < $length && '"' === $text[ $at ] ) {
			list( $cell, $at ) = quoted_cell( $text, $at + 1 );
			if ( null === $cell || ( $at >= $length && ! $is_all ) ) {
				return null;
			}
		}
		$plain   = strcspn( $text, "$delimiter\r\n", $at );
		$cells[] = $cell . substr( $text, $at, $plain );
		$at     += $plain;
		$next    = substr( $text, $at, 2 );
		if ( '' === $next || ( "\r" === $next && ! $is_all ) ) {
			// A line break of two letters may be divided.
			return $is_all ? array( $cells, $at ) : null;
		}
		if ( $next[0] !== $delimiter ) {
			return array( $cells, $at + ( "\r\n" === $next ? 2 : 1 ) );
		}
		++$at;
	}
}

/**
 * A cell in quotes.
 *
 * @param string $text Text.
 * @param int    $at   Behind its first quote.
 * @return array{string|null, int} Its content, and where it ends; null when its end is not in the text.
 */
function quoted_cell( string $text, int $at ): array {
	$cell = '';
	while ( true ) {
		$quote = strpos( $text, '"', $at );
		if ( false === $quote ) {
			return array( null, $at );
		}
		$cell .= substr( $text, $at, $quote - $at );
		if ( '"' !== substr( $text, $quote + 1, 1 ) ) {
			return array( $cell, $quote + 1 );
		}
		$cell .= '"';
		$at    = $quote + 2;
	}
}

/**
 * A row with its number, where it has one.
 *
 * @param list<string> $cells  Its cells.
 * @param string       $text   All of it.
 * @param int          $number The number. Gets the next one.
 * @return list<array{int, list<string>}> None or one.
 * @throws Unusable When it is too wide, or not in UTF-8.
 */
function numbered_row( array $cells, string $text, int &$number ): array {
	if ( 1 === $number && 1 === preg_match( '/^sep=.?$/i', trim( implode( '', $cells ) ) ) ) {
		return array();
	}
	if ( count( $cells ) > WIDEST_ROW ) {
		list( $why, $about ) = 1 === $number ? array( 'many-columns', WIDEST_ROW ) : array( 'wide-row', $number );
		throw new Unusable( $why, $about );
	}
	if ( 1 !== preg_match( '//u', $text ) ) {
		throw new Unusable( 'mixed', $number );
	}

	return array( array( $number++, $cells ) );
}
