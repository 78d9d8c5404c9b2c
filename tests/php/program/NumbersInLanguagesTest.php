<?php
/**
 * What stands beside numbers in the languages of the plugin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;

/** Apostrophes, plurals, currencies, and the words for yes and no. */
class NumbersInLanguagesTest extends TestCase {
	protected function tear_down() {
		parent::tear_down();
		// WordPress loads that of the site again.
		unload_textdomain( 'programs-filter', true );
	}

	private static function use_locale( string $locale ): void {
		add_filter( 'locale', static fn(): string => $locale, 99 );
		add_filter( 'determine_locale', static fn(): string => $locale, 99 );
		unload_textdomain( 'programs-filter', true );
		// The words of dates are those of the former language until WordPress has changed its own.
		$GLOBALS['wp_locale'] = new \WP_Locale();
	}

	public function test_catalan_has_an_apostrophe_before_one_and_eleven_alone(): void {
		self::use_locale( 'ca' );

		self::assertSame(
			array( "A partir d'11 anys", "D'1 a 3 anys", 'De 10 a 11 anys', "d'11:00 a 13:00", 'de 10:00 a 11:00', 'de 21:00 a 22:00' ),
			array( Program\ages_in_words( '11-' ), Program\ages_in_words( '1-3' ), Program\ages_in_words( '10-11' ), Program\hours_words( '11:00', '13:00' ), Program\hours_words( '10:00', '11:00' ), Program\hours_words( '21:00', '22:00' ) )
		);
		foreach ( array( '11' => "Queden 2 d'11 places", '1000' => 'Queden 2 de 1.000 places', '110' => 'Queden 2 de 110 places' ) as $places => $text ) {
			$facts = Program\shown_places( array( 'places' => (string) $places, 'places_left' => '2' ) + Program\get_empty_facts(), time() );
			self::assertSame( $text, $facts[0] );
		}
		self::assertSame( "a partir d'11 €", Program\get_price_summary( "Adults: 11 €\nGrans: 20 €" ) );
	}

	/** @return array<string, array{string, string}> */
	public function weekdays(): array {
		return array(
			'es'    => array( 'es_ES', 'lunes, sábados y domingos' ),
			'ca'    => array( 'ca', 'dilluns, dissabtes i diumenges' ),
			'gl'    => array( 'gl_ES', 'luns, sábados e domingos' ),
			'eu'    => array( 'eu', 'astelehenetan, larunbatetan eta igandeetan' ),
			'pt_BR' => array( 'pt_BR', 'segundas-feiras, sábados e domingos' ),
			'en'    => array( 'en_US', 'Monday, Saturday and Sunday' ),
		);
	}

	/** @dataProvider weekdays */
	public function test_weekdays_that_come_again_are_said_as_the_language_does( string $locale, string $words ): void {
		self::use_locale( $locale );

		self::assertSame( $words, Program\weekdays_words( array( 0, 5, 6 ), true, true ) );
	}

	public function test_a_price_has_the_sign_of_the_country_and_stands_as_the_language_has_it(): void {
		self::use_locale( 'pt_BR' );
		self::assertSame( array( 'R$ 25', '€ 25' ), array( Program\amount_text( '25' ), Program\amount_text( '25', '€' ) ) );
		self::assertSame( 'R$ 25', Program\get_price_text( '25 R$' ) );

		self::use_locale( 'pt_PT' );
		self::assertSame( '€', Program\get_usual_sign() );
		self::use_locale( 'es_ES' );
		self::assertSame( array( '25 €', '27 R$' ), array( Program\amount_text( '25' ), Program\get_price_text( '27 R$' ) ) );
	}

	public function test_a_sheet_may_say_yes_and_no_in_all_languages(): void {
		self::assertSame( array_fill( 0, 6, '1' ), array_map( static fn( string $word ): ?string => Import\value_of_word( 'free', $word ), array( 'Sí', 'si', 'Yes', 'Bai', 'Sim', 'sí' ) ) );
		self::assertSame( array_fill( 0, 5, '0' ), array_map( static fn( string $word ): ?string => Import\value_of_word( 'free', $word ), array( 'No', 'Non', 'Ez', 'Não', 'nao' ) ) );
	}
}
