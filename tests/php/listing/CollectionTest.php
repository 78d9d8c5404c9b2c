<?php
/**
 * WordPress's collection of programs, and the filters.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\TestCase;

/** It finds what the page finds, and says what cards say. */
class CollectionTest extends TestCase {
	private const ROUTE   = '/wp/v2/programas';
	private const FILTERS = '/programs-filter/v1/filters';

	/** Acuarela (free), Coro in twelve days, Danza last year, and what visitors do not see. */
	protected function set_up() {
		parent::set_up();
		self::program( 'Acuarela', 'Arte', array( 'price' => '0 €', 'place' => 'Aula 2' ), array( 'post_excerpt' => 'Agua & color' ) );
		$start = wp_date( 'Y-m-d\T18:00', time() + 12 * DAY_IN_SECONDS );
		self::program( 'Coro', 'Música', compact( 'start' ) + array( 'place' => 'Salón', 'price' => '25 €' ) );
		self::program( 'Danza', 'Baile', array( 'start' => '2020-03-04', 'end' => '2020-03-05', 'place' => 'Aula 2' ) );
		self::program( 'Borrador', 'Arte', array(), array( 'post_status' => 'draft' ) );
		self::program( 'Privado', 'Arte', array(), array( 'post_status' => 'private' ) );
	}

	/**
	 * @param array<string, mixed> $facts  Facts.
	 * @param array<string, mixed> $fields Fields.
	 */
	private static function program( string $title, string $category, array $facts, array $fields = array() ): int {
		$fields += array( 'post_title' => $title, 'categories' => array( $category ), 'facts' => $facts );

		return self::factory()->program->create( $fields );
	}

	/**
	 * Titles of an answer.
	 *
	 * @param array<string, mixed> $parameters Of the query.
	 * @return list<string>
	 */
	private static function titles( array $parameters = array() ): array {
		$data = self::rest( 'GET', self::ROUTE, $parameters + array( 'orderby' => 'title', 'order' => 'asc' ) )->get_data();

		return array_column( array_column( $data, 'title' ), 'rendered' );
	}

	/**
	 * Dispatches a request as WordPress serves it.
	 *
	 * @param array<string, string> $headers    Headers.
	 * @param array<string, mixed>  $parameters Of the query.
	 */
	private static function serve( array $headers = array(), array $parameters = array(), string $route = self::ROUTE ): \WP_REST_Response {
		self::index_changes();
		$request = new \WP_REST_Request( 'GET', $route );
		$request->set_query_params( $parameters );
		$request->set_headers( $headers );

		return apply_filters( 'rest_post_dispatch', rest_do_request( $request ), rest_get_server(), $request );
	}

	public function test_a_program_has_what_its_card_says(): void {
		$response = self::rest( 'GET', self::ROUTE, array( 'orderby' => 'title', 'order' => 'asc' ) );
		$cards    = array_column( $response->get_data(), 'pfilter_card' );

		self::assertSame( array( 3, 1 ), array( $response->get_headers()['X-WP-Total'], $response->get_headers()['X-WP-TotalPages'] ) );
		$facts = array_column( $cards[0]['facts'], 'text', 'key' );
		self::assertSame( array( 'Aula 2', 'Gratis' ), array( $facts['place'], $facts['price'] ) );
		self::assertSame( array( 'key' => 'free', 'text' => 'Gratis' ), $cards[0]['badge'] );
		self::assertSame( array( null, 'Salón', null ), array_map( static fn( array $card ) => $card['next_session']['place'] ?? null, $cards ) );
		self::assertSame( wp_date( 'Y-m-d\T18:00', time() + 12 * DAY_IN_SECONDS ), $cards[1]['next_session']['start'] );
	}

	public function test_the_editor_does_not_wait_for_cards(): void {
		wp_set_current_user( 1 );

		self::assertArrayNotHasKey( 'pfilter_card', self::rest( 'GET', self::ROUTE, array( 'context' => 'edit' ) )->get_data()[0] );
		self::assertSame( array( 'Borrador' ), self::titles( array( 'status' => 'draft', 'search' => 'orrad' ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>}> Parameters; titles. */
	public function questions(): iterable {
		yield 'a category' => array( array( 'categoria' => 'arte' ), array( 'Acuarela' ) );
		yield 'several' => array( array( 'categoria' => array( 'arte', 'baile' ) ), array( 'Acuarela', 'Danza' ) );
		yield 'several with a comma' => array( array( 'categoria' => 'arte,Música' ), array( 'Acuarela', 'Coro' ) );
		yield 'the pill of all' => array( array( 'categoria' => 'all' ), array( 'Acuarela', 'Coro', 'Danza' ) );
		yield 'what is over' => array( array( 'cuando' => 'terminados' ), array( 'Danza' ) );
		yield 'what comes' => array( array( 'cuando' => 'proximos' ), array( 'Coro' ) );
		yield 'a period' => array( array( 'desde' => '2020-03-05', 'hasta' => '2020-03-31' ), array( 'Danza' ) );
		yield 'a place and a price' => array( array( 'lugar' => 'aula-2', 'gratis' => '1' ), array( 'Acuarela' ) );
		yield 'words' => array( array( 'buscar' => 'salon' ), array( 'Coro' ) );
		yield 'words by the parameter of WordPress' => array( array( 'search' => 'salon' ), array( 'Coro' ) );
		yield 'words by both' => array( array( 'search' => 'aula', 'buscar' => 'danz' ), array( 'Danza' ) );
		yield 'words that cannot be searched' => array( array( 'buscar' => '¿' ), array( 'Acuarela', 'Coro', 'Danza' ) );
		yield 'a value of no program' => array( array( 'lugar' => 'luna' ), array() );
		yield 'a category of no program' => array( array( 'categoria' => 'luna' ), array() );
		yield 'the second page' => array( array( 'page' => 2, 'per_page' => 2 ), array( 'Danza' ) );
		yield 'the next ones first' => array( array( 'orderby' => 'next' ), array( 'Coro', 'Acuarela', 'Danza' ) );
		yield 'the next ones of a place' => array( array( 'orderby' => 'next', 'lugar' => 'aula-2' ), array( 'Acuarela', 'Danza' ) );
		yield 'what others read' => array( array( 'lang' => 'es', 'utm_source' => 'x', 'orden' => 'nombre' ), array( 'Acuarela', 'Coro', 'Danza' ) );
	}

	/**
	 * @dataProvider questions
	 * @param array<string, mixed> $parameters Of the query.
	 * @param list<string>         $titles     Titles.
	 */
	public function test_it_finds_what_the_page_with_that_address_finds( array $parameters, array $titles ): void {
		self::assertSame( $titles, self::titles( $parameters ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> Parameters; which one is wrong. */
	public function mistakes(): iterable {
		yield 'a number that is none' => array( array( 'edad' => 'abc' ), 'edad' );
		yield 'a day that is none' => array( array( 'desde' => '2027-02-30' ), 'desde' );
		yield 'a moment that is none' => array( array( 'cuando' => 'nunca' ), 'cuando' );
		yield 'an unknown order' => array( array( 'orderby' => 'random' ), 'orderby' );
		yield 'a list in a list' => array( array( 'lugar' => array( array( 'x' ) ) ), 'lugar' );
		yield 'too many values' => array( array( 'lugar' => array_map( 'strval', range( 1, 51 ) ) ), 'lugar' );
		yield 'a value that is too long' => array( array( 'lugar' => str_repeat( 'x', 201 ) ), 'lugar' );
		yield 'a search that is too long' => array( array( 'buscar' => str_repeat( 'x', 101 ) ), 'buscar' );
	}

	/**
	 * @dataProvider mistakes
	 * @param array<string, mixed> $parameters Of the query.
	 * @param string               $wrong      Name.
	 */
	public function test_a_wrong_value_is_refused( array $parameters, string $wrong ): void {
		foreach ( 'orderby' === $wrong ? array( self::ROUTE ) : array( self::ROUTE, self::FILTERS ) as $route ) {
			$response = self::rest( 'GET', $route, $parameters );

			self::assertSame( array( 400, 'rest_invalid_param' ), array( $response->get_status(), $response->get_data()['code'] ) );
			self::assertSame( array( $wrong ), array_keys( $response->get_data()['data']['params'] ) );
		}
	}

	public function test_a_taxonomy_keeps_the_parameter_of_wordpress_with_ids_of_terms(): void {
		register_taxonomy( 'nivel', 'pfilter_programa', array( 'show_in_rest' => true ) );
		$ids   = get_posts( array( 'post_type' => 'pfilter_programa', 'title' => 'Coro', 'fields' => 'ids' ) );
		$level = wp_insert_term( 'Inicial', 'nivel' )['term_id'];
		wp_set_object_terms( $ids[0], $level, 'nivel' );
		$filters = self::rest( 'GET', self::FILTERS, array( 'nivel' => (string) $level ) )->get_data();

		self::assertSame( array( 1, 3 ), array_column( $filters, 'count' ) );
		self::assertSame( array( array( 'value' => (string) $level, 'label' => 'Inicial', 'count' => 1 ) ), $filters[1]['options'] );
		self::assertSame( array( 'Coro' ), self::titles( array( 'nivel' => $level ) ) );
	}

	public function test_it_counts_what_each_choice_would_find_beside_the_others(): void {
		$asked  = array( 'filters' => 'categoria,lugar', 'lugar' => 'aula-2' );
		$answer = self::rest( 'GET', self::FILTERS, $asked );
		$counts = static fn( array $filter ): array => array_column( $filter['options'], 'count', 'value' );
		$data   = $answer->get_data();

		self::assertSame( array( 'categoria', 'lugar' ), array_column( $data, 'parameter' ) );
		self::assertSame( array( 'arte' => 1, 'baile' => 1, 'musica' => 0 ), $counts( $data[0] ) );
		self::assertSame( array( 'aula-2' => 2, 'salon' => 1 ), $counts( $data[1] ) );
		self::assertSame( array( 2, 3 ), array_column( $data, 'count' ) );

		add_filter( 'programs_filter_most_cards', static fn(): int => 2 );
		wp_cache_flush();
		self::assertSame( $data, self::rest( 'GET', self::FILTERS, $asked )->get_data() );
		self::assertSame( 400, self::rest( 'GET', self::FILTERS, array( 'filters' => 'noexiste' ) )->get_status() );
	}

	public function test_caches_keep_an_answer_for_all_visitors_and_who_has_it_gets_no_second_one_until_something_changes(): void {
		foreach ( array( self::ROUTE, self::FILTERS ) as $route ) {
			$etag = self::serve( array(), array(), $route )->get_headers()['ETag'];

			self::assertSame( 'public, max-age=60', self::serve( array(), array(), $route )->get_headers()['Cache-Control'] );
			$known = self::serve( array( 'If-None-Match' => "W/$etag" ), array(), $route );
			self::assertSame( array( 304, null ), array( $known->get_status(), $known->get_data() ) );
			self::program( 'Esgrima', 'Arte', array() );
			self::assertSame( 200, self::serve( array( 'If-None-Match' => $etag ), array(), $route )->get_status() );
		}
		self::assertArrayNotHasKey( 'ETag', self::serve( array(), array( '_embed' => '1' ) )->get_headers() );
		self::assertArrayNotHasKey( 'Cache-Control', self::serve( array( 'X-WP-Nonce' => 'x' ) )->get_headers() );
		self::assertArrayNotHasKey( 'Cache-Control', self::serve( array(), array(), '/wp/v2/posts' )->get_headers() );
		$_COOKIE['wp-postpass_x'] = 'x';
		self::assertArrayNotHasKey( 'Cache-Control', self::serve()->get_headers() );
		unset( $_COOKIE['wp-postpass_x'] );
		wp_set_current_user( 1 );
		self::assertArrayNotHasKey( 'Cache-Control', self::serve()->get_headers() );
	}

	public function test_of_a_program_behind_a_password_it_says_the_title_alone(): void {
		$hidden = array( 'place' => 'Secreto', 'start' => '2099-01-01' );
		self::program( 'Velado', 'Arte', $hidden, array( 'post_password' => 'x', 'post_excerpt' => 'Secreto' ) );
		$programs = self::rest( 'GET', self::ROUTE, array( 'slug' => 'velado' ) )->get_data();

		self::assertSame( array( 'facts' => array(), 'badge' => null, 'next_session' => null ), $programs[0]['pfilter_card'] );
		self::assertStringNotContainsString( 'Secreto', (string) wp_json_encode( $programs ) );
		self::assertSame( array(), self::titles( array( 'search' => 'secreto' ) ) );
		self::assertSame( array(), self::titles( array( 'desde' => '2099-01-01', 'hasta' => '2099-01-01' ) ) );
	}

	public function test_of_a_program_for_members_others_find_nothing_also_when_it_was_open_before(): void {
		self::index_changes();
		$is_closed = static fn( bool $may, \WP_Post $post ): bool => is_user_logged_in() || 'Coro' !== $post->post_title;
		add_filter( 'programs_filter_may_read', $is_closed, 10, 2 );

		self::assertSame( array(), self::titles( array( 'cuando' => 'proximos' ) ) );
		self::assertSame( array(), self::titles( array( 'search' => 'salon' ) ) );
		self::assertSame( array(), self::serve( array(), array( 'slug' => 'coro' ) )->get_data()[0]['pfilter_card']['facts'] );
		self::assertArrayNotHasKey( 'Cache-Control', self::serve()->get_headers() );
		wp_set_current_user( 1 );
		self::assertSame( array( 'Coro' ), self::titles( array( 'cuando' => 'proximos' ) ) );
	}

	public function test_what_begins_today_is_the_next_session_and_comes_first(): void {
		$start = (string) wp_date( 'Y-m-d' );
		self::program( 'Esgrima', 'Arte', compact( 'start' ) );
		$programs = self::rest( 'GET', self::ROUTE, array( 'orderby' => 'next' ) )->get_data();

		self::assertSame( array( 'Esgrima', $start ), array( $programs[0]['title']['rendered'], $programs[0]['pfilter_card']['next_session']['start'] ?? null ) );
	}

	public function test_the_collection_of_your_own_post_type_does_the_same(): void {
		register_post_type( 'curso', array( 'public' => true, 'show_in_rest' => true ) );
		add_filter( 'programs_filter_content', static fn(): array => array( 'curso' => array( 'taxonomy' => 'pfilter_categoria', 'facts' => array( 'place' => 'lugar' ) ) ) );
		$GLOBALS['wp_rest_server'] = null;
		$id                        = self::factory()->post->create( array( 'post_type' => 'curso', 'post_title' => 'Torno', 'meta_input' => array( 'lugar' => 'Taller' ) ) );
		self::factory()->post->create( array( 'post_type' => 'curso', 'post_title' => 'Esmalte' ) );
		$courses = self::rest( 'GET', '/wp/v2/curso', array( 'lugar' => 'taller' ) )->get_data();

		self::assertSame( array( $id ), array_column( $courses, 'id' ) );
		self::assertSame( 'Taller', array_column( $courses[0]['pfilter_card']['facts'], 'text', 'key' )['place'] );
	}
}
