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

/** What is said of them. ReadNumbersTest has how they are read. */
class PricesTest extends TestCase {
	/** @return array<string, array{array<string, string>, array{string, string, string}}> Facts; price, prices, value of the criterion. */
	public function prices(): array {
		return array(
			'the lowest'              => array(
				array( 'prices' => "Adultos: 20 €\nNiños: 12,50 €" ),
				array( 'desde 12,50 €', 'Adultos: 20 € · Niños: 12,50 €', '12.50-' ),
			),
			'the same for all'        => array(
				array( 'prices' => "Martes: 20 €\nJueves: 20 €" ),
				array( '20 €', 'Martes: 20 € · Jueves: 20 €', '20-' ),
			),
			'free for some of three'  => array(
				array( 'prices' => "Adultos: 20 €\nNiños: 12 €\nSocios: Gratis" ),
				array( 'Gratis o desde 12 €', 'Adultos: 20 € · Niños: 12 € · Socios: Gratis', '0-' ),
			),
			'free for some'           => array(
				array( 'prices' => "Público: 20 €\nSocios: gratis" ),
				array( 'Gratis o 20 €', 'Público: 20 € · Socios: gratis', '0-' ),
			),
			'free for some, or asked' => array(
				array( 'prices' => "Socios: Gratis\nOtros: consultar" ),
				array( '', 'Socios: Gratis · Otros: consultar', '0-' ),
			),
			'free for all'            => array(
				array( 'prices' => "Adultos: Gratis\nNiños: 0 €" ),
				array( 'Gratis', 'Adultos: Gratis · Niños: 0 €', '0-' ),
			),
			'another price'           => array(
				array( 'prices' => "Adultos: 20 €\nNiños: 12 €", 'price' => '20 € al mes' ),
				array( '20 € al mes', 'Adultos: 20 € · Niños: 12 €', '12-' ),
			),
		);
	}

	/**
	 * @dataProvider prices
	 * @param array<string, string> $facts Facts.
	 * @param list<string>          $said  What is said.
	 */
	public function test_the_lowest_is_said_where_there_is_no_other_price_and_all_are_listed( array $facts, array $said ): void {
		$program = self::factory()->program->create_and_get( compact( 'facts' ) );
		$texts   = array_column( Program\shown_facts( $program, time() )['facts'], 'text', 'key' );
		$value   = Listing\get_lowest_price( Program\program_facts( $program->ID ) );

		self::assertSame( $said, array( $texts['price'] ?? '', $texts['prices'] ?? '', $value ) );
	}

	public function test_each_group_has_a_line_without_markup_of_others(): void {
		$facts = array( 'prices' => "A & B: 20 €\nC: 12 €" ) + Program\get_empty_facts();

		self::assertSame( 'A &amp; B: 20 €<br>C: 12 €', Program\shown_prices( $facts )[1] );
	}

	public function test_search_engines_read_an_offer_for_each_group(): void {
		$facts   = array(
			'start'      => '2026-11-12T18:00',
			'place'      => 'Aula 2',
			'prices'     => "Adultos: 20 €\nNiños: 12 € al mes\nSocios: Gratis",
			'signup_url' => 'https://example.org/',
		);
		$program = self::factory()->program->create_and_get( compact( 'facts' ) + array( 'post_excerpt' => 'Barro y torno.' ) );
		$offer   = array( '@type' => 'Offer', 'url' => 'https://example.org/', 'availability' => 'https://schema.org/InStock' );

		self::assertEquals(
			array(
				$offer + array( 'name' => 'Adultos', 'price' => '20', 'priceCurrency' => 'EUR' ),
				$offer + array( 'name' => 'Niños', 'description' => '12 € al mes' ),
				$offer + array( 'name' => 'Socios', 'price' => 0 ),
			),
			Program_Page\get_structured_data( $program, self::moment( '2026-09-01' ) )['offers']
		);
	}

	/** @return array<array{string, array<string, mixed>}> Price, and what is read of it. */
	public function offers(): array {
		$from = array( '@type' => 'PriceSpecification', 'minPrice' => '12', 'priceCurrency' => 'EUR' );
		$euro = static fn( string $price ): array => array( 'price' => $price, 'priceCurrency' => 'EUR' );
		$text = static fn( string $description ): array => array( $description, compact( 'description' ) );

		return array(
			array( '25 €', $euro( '25' ) ),
			array( '25,50€', $euro( '25.50' ) ),
			array( '€ 25.50', $euro( '25.50' ) ),
			array( "25\u{A0}EUR", $euro( '25' ) ),
			array( '£12', array( 'price' => '12', 'priceCurrency' => 'GBP' ) ),
			array( '1.200 €', $euro( '1200' ) ),
			array( '1.200,50 €', $euro( '1200.50' ) ),
			array( '25 euros', $euro( '25' ) ),
			array( 'desde 12 €', array( 'description' => 'desde 12 €', 'priceSpecification' => $from ) ),
			array( '96 €, con barro y cocciones', $euro( '96' ) + array( 'description' => '96 €, con barro y cocciones' ) ),
			$text( '25 € al mes' ),
			$text( '$ 300' ),
			$text( '25' ),
			$text( 'Según la renta' ),
			$text( '12 € (8 € con carné)' ),
		);
	}

	/**
	 * @dataProvider offers
	 * @param array<string, mixed> $offer What is read.
	 */
	public function test_search_engines_read_a_price_that_is_one_number_and_a_currency( string $price, array $offer ): void {
		self::assertEquals( $offer, Program_Page\parse_offer_price( $price ) );
	}
}
