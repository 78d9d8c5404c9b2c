<?php
/**
 * A cell that no spreadsheet runs as a formula, and what it was before. A row of a CSV.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Sheet_Cells;

defined( 'ABSPATH' ) || exit;

/**
 * How a cell begins that a spreadsheet may run.
 */
const DANGEROUS = '=+\-@\t\r';

/**
 * A text that is read as a text. Whoever begins with an apostrophe of its own gets another one, so that restored() finds it again.
 *
 * @param string $text Text.
 */
function neutralized( string $text ): string {
	return 1 === preg_match( "/^'*[" . DANGEROUS . ']/', $text ) ? "'$text" : $text;
}

/**
 * The text that neutralized() was given.
 *
 * @param string $cell Cell.
 */
function restored( string $cell ): string {
	return 1 === preg_match( "/^'+[" . DANGEROUS . ']/', $cell ) ? substr( $cell, 1 ) : $cell;
}

/**
 * A cell without the spaces around it. Letter by letter: a byte of a no-break space is also one of other letters.
 *
 * @param string $cell Cell.
 */
function trimmed( string $cell ): string {
	return 1 === preg_match( '/\S(?:.*\S)?/us', $cell, $found ) ? $found[0] : '';
}

/**
 * What separates columns where spreadsheets speak the language of whoever is signed in: they open a file by a double click with nothing else.
 *
 * @return ','|';'|"\t"
 */
function separator(): string {
	$said = _x( ',', 'separator of the columns of a spreadsheet', 'programs-filter' );

	return ';' === $said || "\t" === $said ? $said : ',';
}

/**
 * A row of a CSV, neutralized.
 *
 * @param list<string> $texts Its texts.
 * @return string With its line break.
 */
function row( array $texts ): string {
	// What has a NUL is no text to who reads it.
	$cells = array_map( static fn( string $text ): string => '"' . str_replace( array( '"', "\0" ), array( '""', '' ), neutralized( $text ) ) . '"', $texts );

	return implode( separator(), $cells ) . "\r\n";
}
