<?php
/**
 * Prices of programs, by group and for search engines.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Listing, Program, Program_Page};
use ProgramsFilter\Tests\TestCase;

/** What stored lines mean. PhrasesTest has how words become lines. */
class PricesTest extends TestCase {
	/** @return array<string, array{string, array{string, string, string}}> Lines; price, prices, value of the criterion. */
	public function prices(): array {
		return array(
			'one'                    => array( '12,50 €/mes (material aparte)', array( '12,50 €/mes (material aparte)', '', '12.5-' ) ),
			'thousands'              => array( '1200 €', array( '1.200 €', '', '1200-' ) ),
			'another currency'       => array( '12 US$', array( '12 US$', '', '12- US$' ) ),
			'none'                   => array( '0 € (hasta completar aforo)', array( 'Gratis (hasta completar aforo)', '', '0-' ) ),
			'a text'                 => array( 'Según la renta', array( 'Según la renta', '', '' ) ),
			'a typed price'          => array( '25 € al mes', array( '25 € al mes', '', '' ) ),
			'no sign of money'       => array( '25 XYZ', array( '25 XYZ', '', '' ) ),
			'the lowest'             => array( "Adultos: 20 €\nNiños: 12,50 €", array( 'desde 12,50 €', 'Adultos: 20 € · Niños: 12,50 €', '12.5-' ) ),
			'the same for all'       => array( "Martes: 20 €\nJueves: 20 €", array( '20 €', 'Martes: 20 € · Jueves: 20 €', '20-' ) ),
			'less for members'       => array( "20 €\nSocios: 12 €", array( '20 €', '20 € · Socios: 12 €', '20-' ) ),
			'free for members'       => array( "20 €\nSocios: 0 €", array( 'Gratis o 20 €', '20 € · Socios: gratis', '20-' ) ),
			'free for some of three' => array( "Adultos: 20 €\nNiños: 12 €\nSocios: 0 €", array( 'Gratis o desde 12 €', 'Adultos: 20 € · Niños: 12 € · Socios: gratis', '12-' ) ),
			'free for members alone' => array( 'Empadronados: 0 €', array( 'Empadronados: gratis', '', '' ) ),
			'free, but not for some' => array( "0 €\nGrupos: 30 €", array( 'Gratis', 'Gratis · Grupos: 30 €', '0-' ) ),
			'a price and a text'     => array( "20 €\nGrupos: consultar", array( '20 €', '20 € · Grupos: consultar', '20-' ) ),
			'a text with a number'   => array( "Niños (hasta 12 años): 5 €\nAdultos: 8 €", array( 'Niños (hasta 12 años): 5 € · Adultos: 8 €', 'Niños (hasta 12 años): 5 € · Adultos: 8 €', '' ) ),
			'a text and a group'     => array( "Consultar\nSocios: 12 €", array( 'Consultar · Socios: 12 €', 'Consultar · Socios: 12 €', '' ) ),
			'markup'                 => array( '<b>Socios</b>: 12 €', array( '<b>Socios</b>: 12 €', '', '' ) ),
			'two currencies'         => array( "10 US$\n20 €", array( '20 €', '10 US$ · 20 €', '20-' ) ),
		);
	}

	/**
	 * @dataProvider prices
	 * @param list<string> $said What is said.
	 */
	public function test_the_lowest_that_everybody_can_pay_counts_and_several_are_listed( string $price, array $said ): void {
		$facts = array( 'price' => $price ) + Program\get_empty_facts();

		self::assertSame( $said, array( Program\shown_price( $facts ), Program\shown_prices( $facts )[0], Listing\get_card_price( $facts ) ) );
	}

	public function test_the_amount_of_a_grant_is_no_price(): void {
		$facts = array( 'price' => '0 €', 'application' => '1' ) + Program\get_empty_facts();

		self::assertSame( array( '', false ), array( Listing\get_card_price( $facts ), Program\is_free( $facts ) ) );
	}

	public function test_each_has_a_line_without_markup_of_others(): void {
		$facts = array( 'price' => "A & B: 20 €\nC: 12 €" ) + Program\get_empty_facts();

		self::assertSame( 'A &amp; B: 20 €<br>C: 12 €', Program\shown_prices( $facts )[1] );
	}

	public function test_search_engines_read_an_offer_for_each(): void {
		$facts   = array(
			'start'      => '2026-11-12T18:00',
			'place'      => 'Aula 2',
			'price'      => "Adultos: 20 € (con barro)\nNiños: 12 €/mes\nSocios: 0 €\n300 $\nGrupos: consultar",
			'signup_url' => 'https://example.org/',
		);
		$program = self::factory()->program->create_and_get( array( 'post_excerpt' => 'Barro y torno.' ) );
		self::store_facts( $program->ID, $facts );
		$offer = array( '@type' => 'Offer', 'url' => 'https://example.org/', 'availability' => 'https://schema.org/InStock' );

		self::assertEquals(
			array(
				$offer + array( 'name' => 'Adultos', 'description' => 'con barro', 'price' => '20', 'priceCurrency' => 'EUR' ),
				$offer + array( 'name' => 'Niños', 'description' => 'Niños: 12 €/mes' ),
				$offer + array( 'name' => 'Socios', 'price' => 0 ),
				// A dollar or a peso could be several.
				$offer + array( 'description' => '300 $' ),
				$offer + array( 'description' => 'Grupos: consultar' ),
			),
			Program_Page\get_structured_data( $program, self::moment( '2026-09-01' ) )['offers']
		);
	}
}
