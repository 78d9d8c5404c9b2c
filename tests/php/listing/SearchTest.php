<?php
/**
 * What a search finds.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

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
	 * Has a program say a text and nothing else.
	 *
	 * @param int    $program Program.
	 * @param string $text    Text.
	 */
	private static function say( int $program, string $text ): void {
		self::index_changes();
		$say = static fn(): string => $text;
		add_filter( 'programs_filter_search_text', $say );
		Listing\index_program( $program );
		remove_filter( 'programs_filter_search_text', $say );
	}

	public function test_what_is_searched_is_folded_as_by_the_script_on_sites_of_all_languages(): void {
		$id   = self::factory()->program->create();
		$rows = self::json_table( 'searched-words' )['folded'];
		// No UTF-8.
		$rows[] = array( "caf\xe9 \xff", '' );
		$rows[] = array( 'áéíóúüçàèòïâêôãõÁÉ', 'aeiouucaeoiaeoaoae' );
		switch_to_locale( 'de_DE' );
		foreach ( $rows as list( $text, $folded ) ) {
			self::say( $id, $text );
			self::assertSame( array( $folded ), self::searched( '' )->values( '.programas-card', 'data-buscar' ), $text );
		}
	}

	public function test_what_is_typed_finds_what_it_finds_by_the_script(): void {
		$id    = self::factory()->program->create();
		$rows  = self::json_table( 'searched-words' )['found'];
		$found = array();
		foreach ( $rows as list( $text, $typed ) ) {
			self::say( $id, $text );
			$found[] = array( $text, $typed, array() !== self::searched( $typed )->cards() );
		}

		self::assertSame( $rows, $found );
	}

	public function test_the_database_finds_the_same(): void {
		$id    = self::factory()->program->create();
		$rows  = self::json_table( 'searched-words' )['found'];
		$found = array();
		foreach ( $rows as list( $text, $typed ) ) {
			self::say( $id, $text );
			$sql     = Listing\get_words_sql( $typed );
			$found[] = array( $text, $typed, '' === $sql || null !== self::database()->get_var( 'SELECT ID FROM ' . self::database()->posts . " WHERE ID = $id AND ($sql)" ) );
		}

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

	public function test_a_program_is_found_by_the_new_name_of_a_category_above_its_own(): void {
		$above = self::factory()->term->create( array( 'name' => 'Arte' ) );
		self::factory()->term->create( array( 'name' => 'Pintura', 'slug' => 'pintura', 'parent' => $above ) );
		self::factory()->program->create( array( 'post_title' => 'Taza', 'categories' => array( 'pintura' ) ) );
		self::index_changes();
		wp_update_term( $above, Program\TAXONOMY, array( 'name' => 'Escultura' ) );

		self::assertSame( array( 'Taza' ), self::searched( 'escultura' )->cards() );
	}
}
