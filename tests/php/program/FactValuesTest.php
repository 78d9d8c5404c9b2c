<?php
/**
 * Values of facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** A fact is stored in one spelling. */
class FactValuesTest extends TestCase {
	/** @return array<string, list<array{mixed, string|null}>> By fact: what is written, and what is stored; null where it cannot be used. */
	private static function cases(): array {
		return array(
			'previous_start' => array(
				array( '2026-03-03', '2026-03-03' ),
				array( ' 2026-03-03T18:00:59 ', '2026-03-03T18:00' ),
				array( '2026-03-03 18:00', '2026-03-03T18:00' ),
				array( '2028-02-29', '2028-02-29' ),
				array( '2026-02-29', null ),
				array( '0999-12-31', null ),
				array( '10000-01-01', null ),
				array( '03/03/2026', null ),
				array( '2026-03-03T24:00', null ),
				array( '2026-03-03T18:00Z', null ),
				array( 20260303, null ),
				array( '٢٠٢٦-٠٣-٠٣', null ),
				array( '<b></b>', null ),
				array( null, '' ),
				array( array(), null ),
			),
			'signup_until'   => array( array( '2026-03-03T18:00', '2026-03-03' ) ),
			'place'          => array(
				array( "  Sala\n\t 2  ", 'Sala 2' ),
				array( 'Niños <12, 50%de & "más"', 'Niños <12, 50%de & "más"' ),
				array( 'Ana Ruiz <ana@example.org>, de <b12 a > 6', 'Ana Ruiz <ana@example.org>, de <b12 a > 6' ),
				array( '<script>alert(1)</script>Sala <b>2</b>', 'Sala 2' ),
				array( '<b></b>', null ),
				array( ' <!-- Sala 2 --> ', null ),
				array( " \n ", '' ),
				array( "\u{202E}a\0b\u{2028}c", 'a b c' ),
				array( '日本 👩‍👧 ñandú', '日本 👩‍👧 ñandú' ),
				array( str_repeat( 'ñ', 300 ), str_repeat( 'ñ', 300 ) ),
				array( str_repeat( 'ñ', 301 ), null ),
				array( 25, '25' ),
				array( true, null ),
			),
			'age_from'       => array( array( ' 06 ', '6' ), array( 0, '0' ) ),
			'age_to'         => array( array( '120', '120' ), array( '121', null ), array( '-1', null ), array( '6.5', null ), array( 'seis', null ) ),
			'application'    => array(
				array( true, '1' ),
				array( false, '0' ),
				array( 'true', '1' ),
				array( '', '0' ),
				array( 'sí', null ),
				array( array(), null ),
			),
			'signup_url'     => array(
				array( 'HTTPS://encina.example/a b', 'https://encina.example/a%20b' ),
				array( 'https://encina.example/{id}?q="a"', 'https://encina.example/%7Bid%7D?q=%22a%22' ),
				array( 'https://encina.example https://encina.example', null ),
				array( 'https://ñandú.example/', 'https://ñandú.example/' ),
				array( 'encina.example', null ),
				array( '/inscripcion', null ),
				array( 'javascript:alert(1)', null ),
				array( 'https://', null ),
				array( 'https://e.es/' . str_repeat( 'a', 2000 ), null ),
			),
			'price'          => array(
				array( " Adultos: 20 €\r\n\nConsultar \n", "Adultos: 20 €\nConsultar" ),
				array( '<b>', null ),
				array( str_repeat( "1 €\n", 50 ), rtrim( str_repeat( "1 €\n", 50 ) ) ),
				array( str_repeat( "1 €\n", 51 ), null ),
				array( str_repeat( 'ñ', 300 ), str_repeat( 'ñ', 300 ) ),
				array( str_repeat( 'ñ', 301 ), null ),
			),
			'places_left'    => array( array( ' 007 ', '7' ), array( 0, '0' ), array( '-1', null ), array( '100000', null ) ),
			'documents'      => array( array( ' 12, 7,12 ', '12,7' ), array( 12, '12' ), array( '12,x', null ), array( '0', null ) ),
			'signup_state'   => array( array( 'full', 'full' ), array( 'FULL', null ) ),
			'email'          => array( array( 'mailto:a@b.es', 'a@b.es' ), array( str_repeat( 'a', 250 ) . '@b.es', null ) ),
			'phone'          => array( array( 'tel:912 345 678', '912 345 678' ), array( '9' . str_repeat( '-', 40 ) . '12345678', null ) ),
		);
	}

	/** @return \Generator<string, array{string, mixed, string|null}> Key, what is written, and what is stored. */
	public function values(): \Generator {
		foreach ( self::cases() as $fact => $cases ) {
			foreach ( $cases as $number => $case ) {
				yield "$fact $number" => array( "pfilter_$fact", ...$case );
			}
		}
	}

	/**
	 * @dataProvider values
	 * @param mixed $value What is written.
	 */
	public function test_a_fact_is_stored_in_one_spelling( string $key, $value, ?string $stored ): void {
		self::assertSame( $stored, sanitize_meta( $key, $value, 'post', Program\POST_TYPE ) );
	}

	/** @return array<string, array{string, mixed, string}> Kind, value, and its problem. */
	public function too_long(): array {
		return array(
			'a text'      => array( 'text', str_repeat( '6 a 12 y ', 1200000 ), 'Esto es demasiado largo: 300 caracteres como máximo.' ),
			'prices'      => array( 'prices', str_repeat( 'a ', 500000 ), 'Esto es demasiado largo: 2.000 caracteres como máximo.' ),
			'many prices' => array( 'prices', trim( str_repeat( "a: 1 €\n", 51 ) ), 'Escribe como máximo 50 precios, cada uno en una línea corta.' ),
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

	/** @return array<string, array{string, callable(string): bool}> Name in the table, and what says it here. */
	public function formats(): array {
		return array(
			'e-mail addresses' => array( 'email', 'ProgramsFilter\Program\is_email_address' ),
			'phone numbers'    => array( 'phone', 'ProgramsFilter\Program\is_phone_number' ),
		);
	}

	/**
	 * The editor says the same of these: src/wordpress/formats.test.ts.
	 *
	 * @dataProvider formats
	 * @param callable(string): bool $matches Whether a text is one.
	 */
	public function test_texts_are_taken_that_the_editor_takes_and_no_others( string $name, callable $matches ): void {
		$table = array_column( self::json_table( 'formats' )[ $name ], 'matches', 'text' );

		self::assertNotSame( array(), $table );
		foreach ( $table as $text => $is_one ) {
			self::assertSame( $is_one, $matches( (string) $text ), (string) $text );
		}
	}

	public function test_a_domain_alone_is_an_address_and_a_file_or_a_name_is_none(): void {
		$addresses = array( 'www.encina.example', 'Encina.es', 'sede.villabajo.es/bases.pdf', 'inscripcion.pdf', 'Sra.López', 'D.José' );
		$completed = array_map( static fn( string $typed ): string => Program\parse_fact_value( 'url', $typed ), $addresses );

		self::assertSame( array( 'https://www.encina.example', 'https://Encina.es', 'https://sede.villabajo.es/bases.pdf', 'inscripcion.pdf', 'Sra.López', 'D.José' ), $completed );
	}
}
