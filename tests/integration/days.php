<?php
/**
 * Programs that can be asked for by two days.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Days;

use function ProgramsFilter\Tests\{listing, program};

/** Writes programs: one day, a season, an evening, one that goes on, and one without dates. */
function contents(): void {
	foreach ( array(
		'Taller'    => array( 'pfilter_start' => '2099-01-05', 'pfilter_end' => '2099-01-05' ),
		'Curso'     => array( 'pfilter_start' => '2098-12-01', 'pfilter_end' => '2099-01-31' ),
		'Concierto' => array( 'pfilter_start' => '2099-02-01T20:00' ),
		'Club'      => array( 'pfilter_start' => '2099-03-01' ),
		'Siempre'   => array(),
	) as $title => $facts ) {
		program( $title, array(), array( 'meta_input' => $facts, 'menu_order' => strlen( $title ) ) );
	}
}

/**
 * Listings under addresses.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @param list<string>         $queries    Query strings.
 * @return list<string>
 */
function asked( array $attributes, array $queries ): array {
	contents();

	return array_map( static fn( string $query ): string => listing( $attributes, $query ), $queries );
}

/** A shortcode with two days, as an editor sees it, without and with a program that has dates. */
function written(): string {
	wp_set_current_user( 1 );
	program( 'Siempre' );
	$without = do_shortcode( '[programas filtros="fechas,gratis"]' );
	contents();

	return $without . '<hr>' . do_shortcode( '[programas filtros="fechas,gratis,ayer"]' );
}
