<?php
/**
 * A cell that no spreadsheet runs as a formula, and what it was before. A row of a CSV.
 *
 * Words in a cell that stand for something: yes and no, the states of the sign-up, the statuses of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * How a cell begins that a spreadsheet may run.
 */
const DANGEROUS_BEGINNINGS = '=+\-@\t\r';

/**
 * A text that is read as a text. Whoever begins with an apostrophe of its own gets another one, so that restored_cell() finds it again.
 *
 * @param string $text Text.
 */
function neutralized_cell( string $text ): string {
	return 1 === preg_match( "/^'*[" . DANGEROUS_BEGINNINGS . ']/', $text ) ? "'$text" : $text;
}

/**
 * The text that neutralized_cell() was given.
 *
 * @param string $cell Cell.
 */
function restored_cell( string $cell ): string {
	return 1 === preg_match( "/^'+[" . DANGEROUS_BEGINNINGS . ']/', $cell ) ? substr( $cell, 1 ) : $cell;
}

/**
 * A cell without the spaces around it. Letter by letter: a byte of a no-break space is also one of other letters.
 *
 * @param string $cell Cell.
 */
function trimmed_cell( string $cell ): string {
	return 1 === preg_match( '/\S(?:.*\S)?/us', $cell, $found ) ? $found[0] : '';
}

/**
 * What separates columns where spreadsheets speak the language of whoever is signed in: they open a file by a double click with nothing else.
 *
 * @return ','|';'|"\t"
 */
function csv_separator(): string {
	$said = _x( ',', 'separator of the columns of a spreadsheet', 'programs-filter' );

	return ';' === $said || "\t" === $said ? $said : ',';
}

/**
 * A row of a CSV, neutralized.
 *
 * @param list<string> $texts Its texts.
 * @return string With its line break.
 */
function csv_row( array $texts ): string {
	// What has a NUL is no text to who reads it.
	$cells = array_map( static fn( string $text ): string => '"' . str_replace( array( '"', "\0" ), array( '""', '' ), neutralized_cell( $text ) ) . '"', $texts );

	return implode( csv_separator(), $cells ) . "\r\n";
}

/**
 * What an export writes for each value, Spanish and English, and other words for it as plain_column_name() writes them.
 */
const VALUE_WORDS = array(
	'free'         => array(
		'1' => array( 'sí', 'yes', 's y x 1 true verdadero gratis gratuito gratuita free' ),
		'0' => array( 'no', 'no', 'n 0 false falso' ),
	),
	'signup_state' => array(
		''        => array( '', '', 'porlasfechas segunlasfechas bythedates automatico automatic' ),
		'open'    => array( 'abierta', 'open', 'abierto plazasdisponibles haylugares hayplazas inscripcionabierta' ),
		'waiting' => array( 'lista de espera', 'waiting list', 'espera enespera waiting' ),
		'full'    => array( 'completa', 'full', 'completo lleno llena agotado agotada plazasagotadas soldout sinplazas' ),
		'closed'  => array( 'cerrada', 'closed', 'cerrado inscripcioncerrada' ),
	),
	'status'       => array(
		'publish' => array( 'publicado', 'published', 'publicada publicar publish' ),
		'future'  => array( 'programado', 'scheduled', 'programada future' ),
		'pending' => array( 'pendiente', 'pending', 'pendientederevision pendingreview' ),
		'draft'   => array( 'borrador', 'draft', '' ),
		'private' => array( 'privado', 'private', 'privada' ),
	),
);

/**
 * What a word stands for.
 *
 * @param key-of<VALUE_WORDS> $field Column.
 * @param string              $text  Word.
 * @return string|null Null when it is not known.
 */
function value_of_word( string $field, string $text ): ?string {
	$plain = plain_column_name( $text );
	foreach ( VALUE_WORDS[ $field ] as $value => list( $spanish, $english, $others ) ) {
		$words = array_merge( array( plain_column_name( $spanish ), plain_column_name( $english ) ), explode( ' ', $others ) );
		// As other places of this plugin say it, in whatever language.
		if ( 'signup_state' === $field && in_array( $value, array( 'open', 'waiting', 'full', 'closed' ), true ) ) {
			$words[] = plain_column_name( Program\signup_words( $value ) );
		}
		if ( in_array( $plain, $words, true ) && ( '' !== $plain || '' === trim( $text ) ) ) {
			return (string) $value;
		}
	}

	return null;
}

/**
 * The word for a value.
 *
 * @param key-of<VALUE_WORDS> $field Column.
 * @param string              $value Value.
 */
function word_of_value( string $field, string $value ): string {
	return VALUE_WORDS[ $field ][ $value ][ word_index() ] ?? $value;
}
