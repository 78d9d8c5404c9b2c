<?php
/**
 * Lines of lists of prices, amounts and currencies.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Reader;

use ProgramsFilter\{Program, Reader};
use ProgramsFilter\Tests\TestCase;

/** What tests/phrases has not. */
class PricesTest extends TestCase {
	/**
	 * The parts of a price in one line: amount, currency, per what, who, note.
	 *
	 * @param ReadPrice $price Price.
	 */
	public static function line( array $price ): string {
		$unit = $price['currency'] . ( '' === $price['per'] ? '' : "/$price[per]" );
		$note = array() === $price['notes'] ? '' : '(' . implode( ', ', $price['notes'] ) . ')';

		return implode( ' ', array_diff( array( $price['amount'], $unit, $price['who'], $note ), array( '' ) ) );
	}

	/** @return array<string, array{string, string|null}> Typed line, and the line as it is stored. */
	public function lines(): array {
		return array(
			'a group'                     => array( 'Niños 12 €', '12 EUR Niños' ),
			'a free group'                => array( 'Niños: gratis', '0 EUR Niños' ),
			'an unknown group'            => array( 'Club de lectura: 12,50 €/mes', '12.50 EUR/month Club de lectura' ),
			'a bare number'               => array( 'Curso de barro: 60', '60 EUR Curso de barro' ),
			'a price for everybody'       => array( 'Precio: 60 €', '60 EUR' ),
			'an unknown group and a note' => array( 'Club de lectura: 12 €, material incluido', '12 EUR Club de lectura (material incluido)' ),
			'a group that is said twice'  => array( 'Club de lectura: 12 € socios', null ),
			'an hour'                     => array( 'Adultos: 12:50 €', null ),
			'two prices'                  => array( 'Socios 10 €, resto 15 €', null ),
			'a discount'                  => array( 'Socios: descuento de 10 €', null ),
			'nothing'                     => array( '', null ),
		);
	}

	/**
	 * @dataProvider lines
	 * @param string      $typed  Typed line.
	 * @param string|null $stored Stored line.
	 */
	public function test_the_line_of_a_list_says_who_pays( string $typed, ?string $stored ): void {
		$price = Reader\read_price_line( $typed, 'EUR' );

		self::assertSame( $stored, null === $price ? null : self::line( $price ) );
	}

	/** @return array<string, array{string, string, string}> Text, the site's currency, and what is read. */
	public function currencies(): array {
		return array(
			'a shared sign of the site'         => array( '$ 250', 'CLP', '250 CLP' ),
			'a shared sign of others'           => array( '$ 250', 'EUR', '' ),
			'a shared sign beside its currency' => array( '$ 250 COP', 'MXN', '250 COP' ),
			'a currency that has no spelling'   => array( '250 sek', 'SEK', '250 SEK' ),
			'a bare number'                     => array( '250', 'SEK', '250 SEK' ),
			'two currencies'                    => array( '10 € / 12 US$', 'EUR', '' ),
			'an article'                        => array( 'Per a l\'alumnat: 5 €', 'HNL', '5 EUR Alumnat' ),
		);
	}

	/**
	 * @dataProvider currencies
	 * @param string $text     Text.
	 * @param string $currency Code.
	 * @param string $read     What is read.
	 */
	public function test_a_sign_that_several_currencies_share_is_that_of_the_site( string $text, string $currency, string $read ): void {
		self::assertSame( $read, PhrasesTest::read_prices( $text, $currency ) );
	}

	public function test_what_is_read_has_the_form_of_a_stored_price(): void {
		$phrases = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/phrases/prices.json' ), true );
		self::assertIsArray( $phrases );
		foreach ( array_column( $phrases, 0 ) as $text ) {
			$stored = Program\parse_typed_prices( $text );
			foreach ( Reader\read_prices( $text, 'EUR' ) as $number => $price ) {
				$parsed = Program\parse_price_line( explode( "\n", $stored )[ $number ] );
				self::assertNotNull( $parsed, $text );
				self::assertSame( array( (float) $price['amount'], $price['who'], implode( ', ', $price['notes'] ) ), array( $parsed['amount'], $parsed['who'], $parsed['note'] ), $text );
			}
			self::assertSame( $stored, Program\parse_typed_prices( $stored ), $text );
		}
	}
}
