<?php
/**
 * WordPress's own search.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\TestCase;

/** It finds programs by what their cards say. */
class SiteSearchTest extends TestCase {
	/** Acuarela with Ana in the hall, what visitors do not read, and a post. */
	protected function set_up() {
		parent::set_up();
		$facts = array( 'teacher' => 'Ana Muñoz', 'place' => 'Salón de actos', 'notice' => 'Traer pinceles' );
		self::factory()->program->create( array( 'post_title' => 'Acuarela', 'facts' => $facts ) );
		foreach ( array( 'draft', 'private' ) as $post_status ) {
			self::factory()->program->create( compact( 'facts', 'post_status' ) );
		}
		self::factory()->program->create( compact( 'facts' ) + array( 'post_password' => 'x' ) );
		self::factory()->post->create( array( 'post_title' => 'Entrevista', 'post_content' => 'Habla Ana Muñoz.' ) );
	}

	/**
	 * Titles that a search finds.
	 *
	 * @param string $query Query string.
	 * @return list<string>
	 */
	private function found( string $query ): array {
		$this->go_to( "/?$query" );
		$titles = array_column( $GLOBALS['wp_query']->posts, 'post_title' );
		sort( $titles );

		return $titles;
	}

	/** @return iterable<string, array{string, list<string>}> Query string; titles. */
	public function searches(): iterable {
		yield 'a teacher, as posts that name her' => array( 's=mu%C3%B1oz', array( 'Acuarela', 'Entrevista' ) );
		yield 'a place, without accents' => array( 's=salon', array( 'Acuarela' ) );
		yield 'both' => array( 's=ana+salon', array( 'Acuarela' ) );
		yield 'a title and a teacher' => array( 's=acuarela+mu%C3%B1oz', array( 'Acuarela' ) );
		yield 'a title and another teacher' => array( 's=acuarela+p%C3%A9rez', array() );
		yield 'a phrase' => array( 's=%22ana+mu%C3%B1oz%22', array( 'Acuarela', 'Entrevista' ) );
		yield 'a title, as ever' => array( 's=acuarela', array( 'Acuarela' ) );
		yield 'the beginning of a word of another fact' => array( 's=pincel', array( 'Acuarela' ) );
		yield 'the middle of a word' => array( 's=inceles', array() );
		yield 'a word to leave out' => array( 's=ana+-acuarela', array( 'Entrevista' ) );
		yield 'posts alone' => array( 's=ana&post_type=post', array( 'Entrevista' ) );
		yield 'programs alone' => array( 's=ana&post_type=pfilter_programa', array( 'Acuarela' ) );
	}

	/**
	 * @dataProvider searches
	 * @param string       $query  Query string.
	 * @param list<string> $titles Titles.
	 */
	public function test_it_finds_what_visitors_may_read( string $query, array $titles ): void {
		self::assertSame( $titles, $this->found( $query ) );
	}

	public function test_it_finds_no_program_that_is_reserved_for_members(): void {
		add_filter( 'programs_filter_may_read', '__return_false' );

		self::assertSame( array(), $this->found( 's=salon' ) );
	}

	public function test_a_condition_of_other_code_stays_as_it_is(): void {
		add_filter( 'posts_search', static fn(): string => "  /* mine */ AND post_title = 'Entrevista'", 9 );

		self::assertSame( array( 'Entrevista' ), $this->found( 's=salon' ) );
	}

	public function test_it_asks_the_database_for_nothing_more(): void {
		$count = function ( string $query ): int {
			$before = self::database()->num_queries;
			$this->found( $query );

			return self::database()->num_queries - $before;
		};
		$count( 's=nada' );
		$with = $count( 's=nadie' );
		remove_all_filters( 'posts_search' );

		self::assertSame( $count( 's=nunca' ), $with );
	}
}
