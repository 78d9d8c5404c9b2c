<?php
/**
 * What programs are found by besides their words.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Searched_Text;

use function ProgramsFilter\Tests\{listing, program_with_facts};

/**
 * Listings under searches.
 *
 * @param list<string> $texts What is typed.
 * @return list<string>
 */
function searched( array $texts ): array {
	$programs = array(
		'Coro'     => array( 'start' => '2099-12-15', 'end' => '2100-02-02', 'schedule' => 'Del lunes al jueves, 18:30', 'audience' => 'De 6 a 12 años', 'price' => '54 € al mes', 'phone' => '722 33 44 55' ),
		'Cine'     => array( 'start' => '2099-10-10T19:00', 'free' => '1', 'audience' => 'Todas las edades' ),
		'Cerámica' => array( 'signup_state' => 'full', 'price' => '7,50 €', 'schedule' => 'Sábados' ),
		'Doce 12'  => array( 'signup_state' => 'closed', 'start' => '2099-03-01', 'online_url' => 'https://example.org/' ),
	);
	$order    = 0;
	foreach ( $programs as $title => $facts ) {
		program_with_facts( $facts, array( 'post_title' => $title, 'menu_order' => ++$order ) );
	}

	return array_map( static fn( string $text ): string => listing( array( 'filters' => array( 'buscar' ) ), 'buscar=' . rawurlencode( $text ) ), $texts );
}
