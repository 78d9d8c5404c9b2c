<?php
/**
 * Values of cells that are words.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Words of the statuses of a program, as the table of kinds has those of facts: Spanish, English, and others. */
const STATUS_WORDS = array(
	'publish' => array( 'publicado', 'published', 'publicada publicar publish' ),
	'future'  => array( 'programado', 'scheduled', 'programada future' ),
	'pending' => array( 'pendiente', 'pending', 'pendientederevision pendingreview' ),
	'draft'   => array( 'borrador', 'draft', '' ),
	'private' => array( 'privado', 'private', 'privada' ),
);

/**
 * A cell without white space and characters of no width around it. trim() would cut characters that share a byte with a no-break space.
 *
 * @param string $cell Cell.
 */
function trimmed_cell( string $cell ): string {
	return (string) preg_replace( '/^[\s\p{Z}\p{Cf}]+|[\s\p{Z}\p{Cf}]+$/u', '', $cell );
}

/**
 * The words that a column may have.
 *
 * @param string $field Column.
 * @return array<array-key, array{string, string, string}> By value; empty where anything may be written.
 */
function words_of_column( string $field ): array {
	return 'status' === $field ? STATUS_WORDS : Program\fact_kind( $field )['words'] ?? array();
}

/**
 * The value that a word stands for.
 *
 * @param string $field Column.
 * @param string $text  Word.
 * @return string|null Null when the word is not known.
 */
function value_of_word( string $field, string $text ): ?string {
	$choices = Program\fact_kind( $field )['choices'] ?? null;
	$labels  = null === $choices ? array() : $choices();
	$plain   = plain_column_name( $text );
	foreach ( words_of_column( $field ) as $value => list( $spanish, $english, $others ) ) {
		$words = array_merge( array( plain_column_name( $spanish ), plain_column_name( $english ) ), explode( ' ', $others ) );
		$label = $labels[ $value ] ?? null;
		if ( null !== $label ) {
			// As cards and forms name it, in the language of the user.
			$words[] = plain_column_name( $label );
		}
		if ( in_array( $plain, $words, true ) && ( '' !== $plain || '' === trim( $text ) ) ) {
			return (string) $value;
		}
	}

	return null;
}

/**
 * The word for a value in an export.
 *
 * @param string $field Column.
 * @param string $value Value.
 */
function word_of_value( string $field, string $value ): string {
	return words_of_column( $field )[ $value ][ word_index() ] ?? $value;
}
