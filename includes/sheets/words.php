<?php
/**
 * Words in a cell that stand for something: yes and no, the states of the sign-up, the statuses of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Sheet_Words;

use ProgramsFilter\Sheet_Columns;
use ProgramsFilter\Signup;

defined( 'ABSPATH' ) || exit;

/**
 * What an export writes for each value, Spanish and English, and other words for it as Sheet_Columns\plain() writes them.
 */
const TABLE = array(
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
 * @param key-of<TABLE> $field Column.
 * @param string        $text  Word.
 * @return string|null Null when it is not known.
 */
function read( string $field, string $text ): ?string {
	$plain = Sheet_Columns\plain( $text );
	foreach ( TABLE[ $field ] as $value => list( $spanish, $english, $others ) ) {
		$words = array_merge( array( Sheet_Columns\plain( $spanish ), Sheet_Columns\plain( $english ) ), explode( ' ', $others ) );
		// As other places of this plugin say it, in whatever language.
		if ( 'signup_state' === $field && in_array( $value, array( 'open', 'waiting', 'full', 'closed' ), true ) ) {
			$words[] = Sheet_Columns\plain( Signup\words( $value ) );
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
 * @param key-of<TABLE> $field Column.
 * @param string        $value Value.
 */
function write( string $field, string $value ): string {
	return TABLE[ $field ][ $value ][ Sheet_Columns\word_index() ] ?? $value;
}
