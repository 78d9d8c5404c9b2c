<?php
/**
 * Listings by place, age and price, which are made of facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\TestCase;

/** What addresses ask for, and what is offered. */
class NumbersTest extends TestCase {
	private const BY  = array( 'filters' => array( 'lugar', 'edad', 'precio' ) );
	private const ALL = array( 'Coro', 'Cine', 'Cerámica', 'Puertas abiertas', 'Teatro' );

	/** @param array<string, array<string, string>> $programs Facts by title. */
	private static function write( array $programs ): void {
		foreach ( array_keys( $programs ) as $order => $title ) {
			self::factory()->program->create( array( 'post_title' => $title, 'menu_order' => $order, 'facts' => $programs[ $title ] ) );
		}
	}

	private static function write_all(): void {
		self::write(
			array(
				'Coro'             => array( 'place' => 'Centro Cívico', 'audience' => 'De 6 a 12 años', 'price' => '12,50 €' ),
				'Cine'             => array( 'place' => 'CENTRO CIVICO', 'audience' => 'Jóvenes', 'price' => '0 €' ),
				'Cerámica'         => array( 'place' => 'Sala 10', 'audience' => 'Adultos', 'price' => '96 € (con barro)' ),
				'Puertas abiertas' => array( 'place' => 'Sala 2', 'price' => 'Según la renta' ),
				// The numbers count.
				'Teatro'           => array( 'age_from' => '30', 'audience' => 'De 6 a 12 años', 'price' => '200 €' ),
			)
		);
	}

	public function test_what_is_chosen_at_first_is_lifted_by_an_empty_parameter_and_its_links_say_so(): void {
		self::write_all();
		$attributes = array(
			'filters' => array( 'edad', 'gratis' ),
			'initial' => array(
				'edad'   => array( '8' ),
				'gratis' => array( '1' ),
			),
		);
		$first      = self::markup( $attributes );
		self::assertSame( array( '8' ), $first->values( '.programas-filters__fields [data-filter="edad"] input', 'value' ) );
		self::assertSame( array( '8' ), array_unique( $first->values( '[data-filter="edad"]', 'data-initial' ) ) );
		self::assertSame( '/?edad=&gratis=#programas-1', $first->values( 'a.programas-reset', 'href' )[0] );
		self::assertCount( 1, $first->all( 'form input[type="hidden"][name="gratis"]' ) );

		$none = self::markup( $attributes, 'edad=&gratis=' );
		self::assertCount( 1, $none->all( '.programas-chips[hidden]' ) );
		self::assertSame( self::ALL, $none->cards() );
		self::assertSame( $first->cards(), self::markup( $attributes, 'gratis=&gratis=1' )->cards() );
	}

	public function test_a_range_of_ages_can_be_asked_for(): void {
		self::write_all();
		$page = self::markup( array( 'filters' => array( 'edad' ) ), 'edad=06-9' );

		self::assertSame( array( '' ), array_unique( $page->values( '[data-filter="edad"] input', 'value' ) ) );
		self::assertSame( self::markup( array( 'only' => array( 'edad' => array( '6-9' ) ) ) )->cards(), $page->cards() );
	}

	public function test_a_listing_is_narrowed_by_place_age_and_price_and_what_cannot_be_asked_for_is_left_alone(): void {
		list( $choir, $cinema, $pottery, $open, $theatre ) = self::ALL;

		self::write_all();
		foreach ( array(
			''                                     => self::ALL,
			'lugar=centro-civico'                  => array( $choir, $cinema ),
			'lugar=nada'                           => self::ALL,
			'edad=7'                               => array( $choir, $open ),
			'edad=20'                              => array( $pottery, $open ),
			'edad=31'                              => array( $pottery, $open, $theatre ),
			'edad=007'                             => array( $choir, $open ),
			'edad=121'                             => self::ALL,
			'edad=-7'                              => self::ALL,
			'edad=7.5'                             => self::ALL,
			'edad=siete'                           => self::ALL,
			'edad=13-17'                           => array( $open ),
			'edad=12-13'                           => array( $choir, $open ),
			'edad=13-12'                           => self::ALL,
			'precio=0-12'                          => self::ALL,
			'edad=7&edad=8'                        => self::ALL,
			'edad[]=7'                             => self::ALL,
			'precio=0'                             => array( $cinema ),
			'precio=12'                            => array( $cinema ),
			'precio=13'                            => array( $choir, $cinema ),
			'precio=96'                            => array( $choir, $cinema, $pottery ),
			'precio=100000'                        => self::ALL,
			'edad=7&precio=20&lugar=centro-civico' => array( $choir ),
		) as $query => $titles ) {
			self::assertSame( $titles, self::markup( self::BY, $query )->cards(), $query );
		}
	}

	public function test_places_are_sorted_as_numbers_are_and_written_as_most_cards_do_and_a_number_stands_in_its_field(): void {
		self::write_all();
		$page = self::markup( self::BY, 'edad=7&precio=20&lugar=sala-2' );

		self::assertSame(
			array( 'Centro Cívico 1', 'Sala 2 0', 'Sala 10 0' ),
			$page->texts( '.programas-filters__fields [data-filter="lugar"] label' )
		);
		self::assertSame( array( '7', '20' ), $page->values( '[type="number"][name]', 'value' ) );
	}

	public function test_the_currency_is_that_of_most_prices(): void {
		self::write( array( 'A' => array( 'price' => '250 $' ), 'B' => array( 'price' => '99 $' ), 'C' => array( 'price' => '10 €' ) ) );

		self::assertStringContainsString( '>$</span>', self::listing( self::BY ) );
	}

	public function test_without_ages_prices_and_places_there_is_nothing_to_ask(): void {
		self::write( array( 'A' => array( 'price' => '0 €' ), 'B' => array() ) );
		$page = self::markup( self::BY );

		self::assertCount( 2, $page->cards() );
		self::assertSame( array(), $page->all( '[data-filter]' ) );
	}
}
