<?php
/**
 * What a search finds.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\{Markup, TestCase};

require_once dirname( __DIR__ ) . '/translatepress.php';

/** Words are folded and found as by the script, which has the same table (words.test.ts). */
class SearchTest extends TestCase {
	/**
	 * A listing of what is searched.
	 *
	 * @param string $typed What is typed.
	 */
	private static function searched( string $typed ): Markup {
		return self::markup( array( 'filters' => array( 'buscar' ) ), 'buscar=' . rawurlencode( $typed ) );
	}

	/**
	 * A listing of one program that says a text and nothing else.
	 *
	 * @param string $text  Text.
	 * @param string $typed What is searched.
	 */
	private static function one( string $text, string $typed = '' ): Markup {
		$say  = static fn(): string => $text;
		add_filter( 'programs_filter_search_text', $say );
		$page = self::searched( $typed );
		remove_filter( 'programs_filter_search_text', $say );

		return $page;
	}

	public function test_what_is_searched_is_folded_as_by_the_script_on_sites_of_all_languages(): void {
		self::factory()->program->create();
		$rows = self::json_table( 'searched-words' )['folded'];
		// No UTF-8.
		$rows[] = array( "caf\xe9 \xff", '' );
		$rows[] = array( 'áéíóúüçàèòïâêôãõÁÉ', 'aeiouucaeoiaeoaoae' );
		switch_to_locale( 'de_DE' );
		foreach ( $rows as list( $text, $folded ) ) {
			self::assertSame( array( $folded ), self::one( $text )->values( '.programas-card', 'data-buscar' ), $text );
		}
	}

	public function test_what_is_typed_finds_what_it_finds_by_the_script(): void {
		self::factory()->program->create();
		$rows  = self::json_table( 'searched-words' )['found'];
		$found = array_map(
			static fn( array $row ): array => array( $row[0], $row[1], array() !== self::one( $row[0], $row[1] )->cards() ),
			$rows
		);

		self::assertSame( $rows, $found );
	}

	public function test_states_months_and_days_that_a_program_spans_and_ages_are_found_but_no_numbers_of_prices_and_telephones(): void {
		$order = 0;
		foreach ( array(
			'Coro'     => array(
				'start'    => '2099-12-15',
				'end'      => '2100-02-02',
				'schedule' => 'Del lunes al jueves, 18:30',
				'audience' => 'De 6 a 12 años',
				'price'    => '54 € al mes',
				'phone'    => '722 33 44 55',
			),
			'Cine'     => array( 'start' => '2099-10-10T19:00', 'price' => '0 €', 'audience' => 'Todas las edades' ),
			'Cerámica' => array( 'signup_state' => 'full', 'price' => '7,50 €', 'schedule' => 'Sábados' ),
			'Doce 12'  => array( 'signup_state' => 'closed', 'start' => '2099-03-01', 'online_url' => 'https://example.org/' ),
		) as $title => $facts ) {
			self::factory()->program->create( array( 'post_title' => $title, 'menu_order' => ++$order, 'facts' => $facts ) );
		}
		$expected = array(
			'gratis'              => array( 'Cine' ),
			'agotadas'            => array( 'Cerámica' ),
			'inscripción cerrada' => array( 'Doce 12' ),
			'enero'               => array( 'Coro' ),
			'enero 2100'          => array( 'Coro' ),
			'marzo'               => array( 'Doce 12' ),
			'octubre'             => array( 'Cine' ),
			// October 10, 2099 is a Saturday.
			'sábado'              => array( 'Cine', 'Cerámica' ),
			'sabados'             => array( 'Cine', 'Cerámica' ),
			'miércoles'           => array( 'Coro' ),
			'viernes'             => array(),
			'7'                   => array( 'Coro' ),
			'7 años'              => array( 'Coro' ),
			'12'                  => array( 'Coro', 'Doce 12' ),
			'13'                  => array(),
			'20'                  => array(),
			'54'                  => array(),
			'722'                 => array(),
			'/mes'                => array( 'Coro' ),
			'18:30'               => array( 'Coro' ),
			'19:30'               => array(),
			'online'              => array( 'Doce 12' ),
		);
		foreach ( $expected as $typed => $titles ) {
			self::assertSame( $titles, self::searched( (string) $typed )->cards(), (string) $typed );
		}
	}

	public function test_words_are_those_of_the_page_into_which_translatepress_translates_it_without_its_markers(): void {
		foreach ( array(
			'Noche & luna' => array( 'place' => 'Azotea', 'teacher' => 'Ana' ),
			'Coro'         => array( 'place' => 'Azotea', 'price' => '0 €' ),
		) as $post_title => $facts ) {
			self::factory()->program->create( compact( 'post_title', 'facts' ) + array( 'categories' => array( 'Música' ) ) );
		}
		$requests = array();
		add_filter(
			'tests_trp_translate',
			static function ( string $html ) use ( &$requests ): string {
				$requests[] = $html;

				return strtr( $html, array( '<p>Noche &amp; luna<' => '<p data-x>Night &amp; moon<', '>Azotea<' => '>Roof<', '>Ana<' => '>Ann<', '>Música<' => '>Music<' ) );
			}
		);
		add_filter( 'gettext_programs-filter', static fn( string $text ): string => "#!trpst#trp-gettext data-trpgettextoriginal=7#!trpen#$text#!trpst#/trp-gettext#!trpen#" );

		$words = self::searched( '' )->values( '.programas-card', 'data-buscar' );
		self::assertCount( 1, $requests );
		self::assertSame( 1, substr_count( $requests[0], 'Azotea' ) );
		self::assertStringContainsString( 'coro', $words[0] );
		self::assertStringContainsString( 'gratis', $words[0] );
		self::assertSame( 'night moon music roof ann', $words[1] );
		self::assertDoesNotMatchRegularExpression( '/trp|gettext|\b7\b|azotea|musica/', implode( ' ', $words ) );
		self::assertSame( array( 'Noche & luna' ), self::searched( 'moon' )->cards() );
		self::assertSame( array(), self::searched( 'luna' )->cards() );
	}

	public function test_words_stay_as_they_are_where_the_translation_of_all_texts_is_not_that_of_each(): void {
		self::factory()->program->create( array( 'post_title' => 'Noche', 'facts' => array( 'place' => 'Azotea' ) ) );
		add_filter( 'tests_trp_translate', static fn(): string => '<p>Roof</p>' );

		self::assertSame( array( 'noche azotea' ), self::searched( '' )->values( '.programas-card', 'data-buscar' ) );
	}
}
