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

/** Words of values: those of an export, Spanish and English, and others as plain_column_name() writes them. */
const VALUE_WORDS = array(
	'free'         => array(
		'1' => array( 'sí', 'yes', 's y x 1 true verdadero gratis gratuito gratuita free' ),
		'0' => array( 'no', 'no', 'n 0 false falso' ),
	),
	'signup_state' => array(
		''        => array( '', '', 'porlasfechas segunlasfechas bythedates automatico automatic' ),
		'open'    => array( 'abierta', 'open', 'abierto plazasdisponibles haylugares hayplazas inscripcionabierta' ),
		'waiting' => array( 'lista de espera', 'waiting list', 'espera enespera waiting' ),
		'full'    => array( 'plazas agotadas', 'full', 'completa completo lleno llena agotado agotada agotadas agotados soldout sinplazas' ),
		'closed'  => array( 'cerrada', 'closed', 'cerrado inscripcioncerrada' ),
	),
	'event_status' => array(
		''          => array( '', '', 'comoestabaprevisto segunloprevisto asplanned si yes' ),
		'cancelled' => array( 'cancelado', 'cancelled', 'cancelada canceled suspendido suspendida anulado anulada' ),
		'postponed' => array( 'aplazado', 'postponed', 'aplazada pospuesto pospuesta' ),
		'online'    => array( 'en línea', 'online', 'pasaaserenlinea virtual movedonline' ),
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
 * A cell without white space and characters of no width around it. trim() would cut characters that share a byte with a no-break space.
 *
 * @param string $cell Cell.
 */
function trimmed_cell( string $cell ): string {
	return (string) preg_replace( '/^[\s\p{Z}\p{Cf}]+|[\s\p{Z}\p{Cf}]+$/u', '', $cell );
}

/**
 * The number in a cell that has one, such as "20 plazas" or "1.200".
 *
 * @param string $text Text.
 * @return string The text itself where it has none, or several.
 */
function number_in_words( string $text ): string {
	return 1 === preg_match( '/^[^\d.,-]*(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]0+)?[^\d,]*$/Du', $text, $found ) ? str_replace( array( '.', ',' ), '', $found[1] ) : $text;
}

/**
 * The value that a word stands for.
 *
 * @param key-of<VALUE_WORDS> $field Column.
 * @param string              $text  Word.
 * @return string|null Null when the word is not known.
 */
function value_of_word( string $field, string $text ): ?string {
	$plain = plain_column_name( $text );
	foreach ( VALUE_WORDS[ $field ] as $value => list( $spanish, $english, $others ) ) {
		$words = array_merge( array( plain_column_name( $spanish ), plain_column_name( $english ) ), explode( ' ', $others ) );
		$label = Program\choice_labels( Program\fact_kinds()[ $field ] ?? 'text' )[ $value ] ?? null;
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
 * @param key-of<VALUE_WORDS> $field Column.
 * @param string              $value Value.
 */
function word_of_value( string $field, string $value ): string {
	return VALUE_WORDS[ $field ][ $value ][ word_index() ] ?? $value;
}
