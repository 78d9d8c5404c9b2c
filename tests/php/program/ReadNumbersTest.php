<?php
/**
 * Ages and prices in words, and what is said back of them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Listing, Program, Program_Page};
use ProgramsFilter\Tests\TestCase;

/** The cases stand in tests/read-numbers.json. */
class ReadNumbersTest extends TestCase {
	/**
	 * Compares a reader with a list of the table, all at once, so that a failure shows each text that is read in another way.
	 *
	 * @param string                   $name Name of the list.
	 * @param callable(string): mixed $read Reader.
	 */
	private static function assertReads( string $name, callable $read ): void {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/read-numbers.json' ), true );
		self::assertIsArray( $table );
		self::assertIsArray( $table[ $name ] );
		$expected = array_column( $table[ $name ], 1, 0 );
		self::assertGreaterThan( 80, count( $expected ) );
		$texts = array_map( 'strval', array_keys( $expected ) );

		self::assertSame( $expected, array_combine( array_keys( $expected ), array_map( $read, $texts ) ) );
	}

	public function test_ages_are_read_as_the_table_says(): void {
		self::assertReads( 'ages', 'ProgramsFilter\Program\age_ranges' );
	}

	public function test_prices_are_read_as_the_table_says(): void {
		self::assertReads( 'prices', 'ProgramsFilter\Program\price_range' );
	}

	public function test_a_price_says_that_there_is_none_as_the_table_says(): void {
		self::assertReads( 'free', 'ProgramsFilter\Program\is_no_price' );
	}

	/** @return array<string, array{array<string, string>, string, string}> Facts, one of them, and what is said of it. */
	public function understood(): array {
		$unread = 'No se entiende: no saldrá en el filtro.';

		return array(
			'ages in words'              => array( array( 'audience' => 'No recomendada para menores de 16' ), 'audience', 'Se entiende: a partir de 16 años' ),
			'several ages'               => array( array( 'audience' => '12-14 y 15-17 años' ), 'audience', 'Se entiende: de 12 a 14 años · de 15 a 17 años' ),
			'all ages'                   => array( array( 'audience' => 'Público en general' ), 'audience', 'Se entiende: todas las edades' ),
			'an audience without an age' => array( array( 'audience' => 'Jóvenes' ), 'audience', $unread ),
			'words beside numbers'       => array( array( 'audience' => 'Jóvenes', 'age_from' => '14' ), 'audience', '' ),
			'nothing'                    => array( array(), 'price', '' ),
			'a price'                    => array( array( 'price' => '20 € + 5 € material' ), 'price', 'Se entiende: desde 20 €' ),
			'another currency'           => array( array( 'price' => '12,50 quetzales' ), 'price', 'Se entiende: desde 12,50 Q' ),
			'no price'                   => array( array( 'price' => 'Entrada libre, aforo limitado' ), 'price', 'Se entiende: gratis' ),
			'a price that is not read'   => array( array( 'price' => 'Gratis para socios' ), 'price', $unread ),
			'groups'                     => array( array( 'prices' => "Adultos: 20 €\nNiños: 12 €" ), 'prices', 'Se entiende: desde 12 €' ),
			'groups, one of them free'   => array( array( 'prices' => "Adultos: 20 €\nNiños: gratis" ), 'prices', 'Se entiende: gratis o desde 20 €' ),
			'a text that is not read'    => array( array( 'place' => 'Aula 2' ), 'place', '' ),
		);
	}

	/**
	 * @dataProvider understood
	 * @param array<string, string> $facts    Facts.
	 * @param string                $fact     Fact.
	 * @param string                $sentence Sentence.
	 */
	public function test_what_is_understood_is_said( array $facts, string $fact, string $sentence ): void {
		self::assertSame( $sentence, Program\understood_sentence( $fact, array_replace( Program\get_empty_facts(), $facts ) ) );
	}

	/** @return array<string, array{string, mixed, string}> Kind, value, and its problem. */
	public function too_long(): array {
		return array(
			'a text'               => array( 'text', str_repeat( '6 a 12 y ', 1200000 ), 'Esto es demasiado largo: 300 caracteres como máximo.' ),
			'prices'               => array( 'prices', str_repeat( 'a ', 500000 ), 'Esto es demasiado largo: 2.000 caracteres como máximo.' ),
			'many prices'          => array( 'prices', trim( str_repeat( "a: 1 €\n", 51 ) ), 'Escribe como máximo 50 precios, cada uno en una línea corta.' ),
			'an hour as an amount' => array( 'prices', 'Adultos: 12:50 €', 'Escribe quién paga y cuánto, por ejemplo «Adultos: 20 €» o «Niños: 12,50 €».' ),
			'an hour alone'        => array( 'prices', 'Adultos 12:50 €', 'Escribe quién paga y cuánto, por ejemplo «Adultos: 20 €» o «Niños: 12,50 €».' ),
		);
	}

	/**
	 * @dataProvider too_long
	 * @param 'text'|'prices' $kind    Kind.
	 * @param string          $value   Value.
	 * @param string          $problem Sentence.
	 */
	public function test_what_is_too_long_is_refused_before_it_is_read( string $kind, string $value, string $problem ): void {
		$begun = microtime( true );

		self::assertSame( $problem, Program\get_fact_problem( $kind, $value ) );
		self::assertLessThan( 0.1, microtime( true ) - $begun );
	}

	public function test_structured_data_know_currencies_of_one_country_and_free_programs(): void {
		self::assertSame( array( 'price' => '30', 'priceCurrency' => 'GTQ' ), Program_Page\parse_offer_price( '30 quetzales' ) );
		self::assertSame( array( 'description' => '$15.000' ), Program_Page\parse_offer_price( '$15.000' ) );
		$program = get_post( self::factory()->program->create( array( 'facts' => array( 'price' => 'Gratis, previa inscripción' ) ) ) );
		self::assertInstanceOf( \WP_Post::class, $program );

		self::assertTrue( Program_Page\get_structured_data( $program, time() )['isAccessibleForFree'] ?? false );
	}

	public function test_a_number_is_in_a_range_as_the_table_says(): void {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/read-numbers.json' ), true );
		self::assertIsArray( $table );
		self::assertIsArray( $table['said'] );
		foreach ( $table['said'] as $case ) {
			self::assertIsArray( $case );
			list( $said, $number, $is ) = $case;
			self::assertSame( $is, Listing\do_ranges_overlap( $said, array( (string) $number ) ), "$said $number" );
		}
	}
}
