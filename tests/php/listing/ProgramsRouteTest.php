<?php
/**
 * The REST API for everybody.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\TestCase;

/** It says what the page says. */
class ProgramsRouteTest extends TestCase {
	private const ROUTE = '/programs-filter/v1/programs';

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
		$response = self::rest( 'GET', self::ROUTE, array( 'orderBy' => 'title' ) + $parameters );

		return array_column( $response->get_data()['programs'], 'title' );
	}

	public function test_a_visitor_reads_what_cards_say(): void {
		$response = self::rest( 'GET', self::ROUTE, array( 'orderBy' => 'title' ) );
		$programs = $response->get_data()['programs'];
		$headers  = $response->get_headers();

		self::assertSame( 200, $response->get_status() );
		self::assertSame( array( '3', '1' ), array( $headers['X-WP-Total'], $headers['X-WP-TotalPages'] ) );
		self::assertSame( array( 'Acuarela', 'Coro', 'Danza' ), array_column( $programs, 'title' ) );
		self::assertSame( 'Agua & color', $programs[0]['excerpt'] );
		self::assertSame( array( array( 'slug' => 'arte', 'name' => 'Arte' ) ), $programs[0]['categories'] );
		$facts = array_column( $programs[0]['facts'], 'text', 'key' );
		self::assertSame( array( 'Aula 2', 'Gratis' ), array( $facts['place'], $facts['price'] ) );
		self::assertSame( array( 'key' => 'free', 'text' => 'Gratis' ), $programs[0]['badge'] );
		$places = array_map( static fn( array $program ) => $program['next_session']['place'] ?? null, $programs );
		self::assertSame( array( null, 'Salón', null ), $places );
		self::assertSame( wp_date( 'Y-m-d\T18:00', time() + 12 * DAY_IN_SECONDS ), $programs[1]['next_session']['start'] );
		self::assertSame( get_permalink( $programs[0]['id'] ), $programs[0]['link'] );
		$schema = rest_get_server()->get_route_options( self::ROUTE )['schema']();
		self::assertTrue( rest_validate_value_from_schema( $response->get_data(), $schema ) );
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>}> Parameters; titles. */
	public function questions(): iterable {
		yield 'a category' => array( array( 'categoria' => 'arte' ), array( 'Acuarela' ) );
		yield 'several' => array( array( 'categoria' => array( 'arte', 'baile' ) ), array( 'Acuarela', 'Danza' ) );
		yield 'the pill of all' => array( array( 'categoria' => 'all' ), array( 'Acuarela', 'Coro', 'Danza' ) );
		yield 'an attribute' => array( array( 'orderBy' => 'title', 'limit' => 1 ), array( 'Acuarela' ) );
		yield 'what is over' => array( array( 'cuando' => 'terminados' ), array( 'Danza' ) );
		yield 'what comes' => array( array( 'cuando' => 'proximos' ), array( 'Coro' ) );
		yield 'a period' => array( array( 'desde' => '2020-03-05', 'hasta' => '2020-03-31' ), array( 'Danza' ) );
		yield 'a place and a price' => array( array( 'lugar' => 'aula-2', 'gratis' => '1' ), array( 'Acuarela' ) );
		yield 'words' => array( array( 'buscar' => 'salon' ), array( 'Coro' ) );
		yield 'a value of no program' => array( array( 'lugar' => 'luna' ), array() );
		yield 'a value that is none' => array( array( 'edad' => 'abc' ), array() );
		yield 'the second page' => array( array( 'page' => 2, 'per_page' => 2 ), array( 'Danza' ) );
		yield 'a limit' => array( array( 'limit' => 2 ), array( 'Acuarela', 'Coro' ) );
		yield 'what others read' => array( array( '_fields' => 'programs', 'lang' => 'es', 'context' => 'view', 'utm_source' => 'x', 'orden' => 'nombre', 'card' => 'picture' ), array( 'Acuarela', 'Coro', 'Danza' ) );
	}

	/**
	 * @dataProvider questions
	 * @param array<string, mixed> $parameters Of the query.
	 * @param list<string>         $titles     Titles.
	 */
	public function test_it_answers_as_the_page_with_that_address( array $parameters, array $titles ): void {
		self::assertSame( $titles, self::titles( $parameters ) );
	}

	public function test_of_more_programs_than_a_page_holds_it_reads_those_of_the_answer(): void {
		$asked = array( 'per_page' => 2, 'orderBy' => 'next', 'filters' => array( 'lugar' ), 'lugar' => 'aula-2' );
		$ids   = array();
		for ( $at = 0; $at < 6; $at++ ) {
			$ids[] = self::program( "Taller $at", 'Arte', array( 'place' => 'Aula 2', 'start' => (string) wp_date( 'Y-m-d', time() + ( 2 + $at ) * DAY_IN_SECONDS ) ) );
		}
		self::index_changes();
		$all = self::rest( 'GET', self::ROUTE, $asked );
		add_filter( 'programs_filter_most_cards', static fn(): int => 3 );
		wp_cache_flush();
		$some = self::rest( 'GET', self::ROUTE, $asked );

		self::assertSame( '8', $some->get_headers()['X-WP-Total'] );
		self::assertEquals( array( $all->get_data(), $all->get_headers() ), array( $some->get_data(), $some->get_headers() ) );
		self::assertSame( array_slice( $ids, 0, 2 ), array_column( $some->get_data()['programs'], 'id' ) );
		self::assertSame( array_slice( $ids, 0, 2 ), array_values( array_filter( $ids, static fn( int $id ): bool => false !== wp_cache_get( $id, 'posts' ) ) ) );
	}

	public function test_a_request_with_a_body_asks_the_same(): void {
		$request = new \WP_REST_Request( 'GET', self::ROUTE );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{"categoria":"arte"}' );

		self::assertSame( array( 'Acuarela' ), array_column( rest_do_request( $request )->get_data()['programs'], 'title' ) );
	}

	public function test_it_counts_what_each_choice_would_find_beside_the_others(): void {
		$filters = self::rest( 'GET', self::ROUTE, array( 'filters' => 'lugar', 'lugar' => 'aula-2' ) )->get_data()['filters'];
		$counts  = static fn( array $filter ): array => array_column( $filter['options'], 'count', 'value' );

		self::assertSame( array( 'categoria', 'lugar' ), array_column( $filters, 'parameter' ) );
		self::assertSame( array( 'arte' => 1, 'baile' => 1, 'musica' => 0 ), $counts( $filters[0] ) );
		self::assertSame( array( 'aula-2' => 2, 'salon' => 1 ), $counts( $filters[1] ) );
		self::assertSame( array( 2, 3 ), array_column( $filters, 'count' ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> Parameters; which one is wrong. */
	public function mistakes(): iterable {
		yield 'an unknown filter' => array( array( 'filters' => 'noexiste' ), 'filters' );
		yield 'an unknown fact' => array( array( 'facts' => 'noexiste' ), 'facts' );
		yield 'an unknown order' => array( array( 'orderBy' => 'random' ), 'orderBy' );
		yield 'too many at once' => array( array( 'per_page' => 101 ), 'per_page' );
		yield 'a page that is not there' => array( array( 'page' => 2 ), 'page' );
		yield 'a list in a list' => array( array( 'lugar' => array( array( 'x' ) ) ), 'lugar' );
	}

	/**
	 * @dataProvider mistakes
	 * @param array<string, mixed> $parameters Of the query.
	 * @param string               $wrong      Name.
	 */
	public function test_a_wrong_value_is_refused( array $parameters, string $wrong ): void {
		$response = self::rest( 'GET', self::ROUTE, $parameters );

		self::assertSame( 400, $response->get_status() );
		self::assertSame( 'rest_invalid_param', $response->get_data()['code'] );
		self::assertSame( array( $wrong ), array_keys( $response->get_data()['data']['params'] ) );
	}

	public function test_who_has_the_answer_gets_no_second_one_until_something_changes(): void {
		$ask  = static function ( string $known ): \WP_REST_Response {
			$request = new \WP_REST_Request( 'GET', self::ROUTE );
			$request->set_header( 'If-None-Match', $known );

			return rest_do_request( $request );
		};
		$etag = $ask( '' )->get_headers()['ETag'];

		self::assertSame( 'public, max-age=60', $ask( '' )->get_headers()['Cache-Control'] );
		self::assertSame( array( 304, null ), array( $ask( "W/$etag" )->get_status(), $ask( $etag )->get_data() ) );
		self::program( 'Esgrima', 'Arte', array() );
		self::assertSame( 200, $ask( $etag )->get_status() );
		wp_set_current_user( 1 );
		self::assertSame( 'private, no-cache', $ask( '' )->get_headers()['Cache-Control'] );
	}

	public function test_of_a_program_behind_a_password_it_says_the_title_alone(): void {
		$hidden = array( 'place' => 'Secreto', 'start' => '2099-01-01' );
		self::program( 'Velado', 'Arte', $hidden, array( 'post_password' => 'x', 'post_excerpt' => 'Secreto' ) );
		$programs = array_column( self::rest( 'GET', self::ROUTE )->get_data()['programs'], null, 'title' );

		self::assertStringNotContainsString( 'Secreto', (string) wp_json_encode( $programs['Protegido: Velado'] ) );
		self::assertSame( array(), $programs['Protegido: Velado']['facts'] );
		self::assertNull( $programs['Protegido: Velado']['next_session'] );
	}

	public function test_what_begins_today_is_the_next_session_and_comes_first(): void {
		$start = (string) wp_date( 'Y-m-d' );
		self::program( 'Esgrima', 'Arte', compact( 'start' ) );
		$programs = self::rest( 'GET', self::ROUTE, array( 'orderBy' => 'next' ) )->get_data()['programs'];

		self::assertSame( array( 'Esgrima', $start ), array( $programs[0]['title'], $programs[0]['next_session']['start'] ?? null ) );
	}
}
