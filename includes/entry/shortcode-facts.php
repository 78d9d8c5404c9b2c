<?php
/**
 * The shortcode's words for the facts of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shortcode_Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Key by Spanish word, without accents. The keys are understood too.
 */
const FACTS = array(
	'fecha'       => 'dates',
	'horario'     => 'schedule',
	'lugar'       => 'place',
	'direccion'   => 'address',
	'publico'     => 'audience',
	'precio'      => 'price',
	'inscripcion' => 'signup',
	'contacto'    => 'contact',
);

/**
 * The keys of facts.
 *
 * @param list<string> $words What was written, without accents.
 * @return list<string>|null Without unknown ones; null when there is no other.
 */
function parse( array $words ): ?array {
	$keys  = array_map( static fn( string $word ): string => FACTS[ $word ] ?? $word, $words );
	$known = array_values( array_intersect( $keys, FACTS ) );

	return array() === $known && array() !== $words ? null : $known;
}
