<?php
/**
 * The route from which the editor's preview reads a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\TestCase;

/** Who may ask, pages of cards, its stamp, and what an editor has to know. */
class PreviewRouteTest extends TestCase {
	private const ROUTE = '/programs-filter/v1/listing';

	/** @param array<string, mixed> $parameters Of the query. */
	private static function ask( array $parameters = array() ): \WP_REST_Response {
		wp_set_current_user( 1 );
		$response = self::rest( 'GET', self::ROUTE, $parameters );
		wp_set_current_user( 0 );

		return $response;
	}

	/** @return array<string, array{string, string, int}> Role; whose post: own, none, or a status of another's; status of the answer. */
	public function people(): array {
		return array(
			'a visitor'                             => array( '', '', 401 ),
			'a subscriber'                          => array( 'subscriber', '', 403 ),
			'a contributor'                         => array( 'contributor', '', 200 ),
			'a contributor in an own post'          => array( 'contributor', 'own', 200 ),
			'a contributor in the draft of another' => array( 'contributor', 'draft', 403 ),
			'a contributor in a private post'       => array( 'contributor', 'private', 403 ),
			// As in a Query Loop.
			'a contributor in a published post'     => array( 'contributor', 'publish', 200 ),
			'a subscriber in a published post'      => array( 'subscriber', 'publish', 403 ),
			'an editor in the draft of another'     => array( 'editor', 'draft', 200 ),
		);
	}

	/** @dataProvider people */
	public function test_it_answers_to_who_may_edit_in_posts_that_they_may_edit_or_read( string $role, string $post, int $status ): void {
		$user = '' === $role ? 0 : self::factory()->user->create( compact( 'role' ) );
		$id   = 0;
		if ( '' !== $post ) {
			$fields = 'own' === $post ? array(
				'post_author' => $user,
				'post_status' => 'draft',
			) : array( 'post_author' => 1, 'post_status' => $post );
			$id     = self::factory()->post->create( $fields );
		}
		wp_set_current_user( $user );
		$response = self::rest( 'GET', self::ROUTE, array( 'post' => $id ) );

		self::assertSame( $status, $response->get_status() );
		self::assertSame( 200 === $status ? null : 'programs_filter_cannot_read', $response->get_data()['code'] ?? null );
	}

	/** @return list<int> IDs of five programs. */
	private static function five(): array {
		return array_map(
			static fn( int $number ): int => self::factory()->program->create( array( 'post_title' => "Programa $number" ) ),
			range( 1, 5 )
		);
	}

	public function test_it_is_a_collection_that_says_how_many_cards_and_pages_there_are_and_where_the_next_page_is(): void {
		self::five();
		$first = self::ask( array( 'per_page' => 2, 'orderBy' => 'title' ) );
		self::assertCount( 1, $first->get_data() );
		self::assertSame( array( '5', '3' ), array( $first->get_headers()['X-WP-Total'], $first->get_headers()['X-WP-TotalPages'] ) );
		self::assertMatchesRegularExpression( '/(orderBy=title.*page=2|page=2.*orderBy=title).*rel="next"/', $first->get_headers()['Link'] );

		$last = self::ask( array( 'per_page' => 2, 'page' => 3 ) );
		self::assertCount( 1, $last->get_data() );
		self::assertArrayNotHasKey( 'Link', $last->get_headers() );

		$beyond = self::ask( array( 'per_page' => 2, 'page' => 4 ) );
		self::assertSame( array( 200, array() ), array( $beyond->get_status(), $beyond->get_data() ) );
	}

	public function test_a_filter_without_cards_is_one_page(): void {
		self::five();
		$response = self::ask( array( 'per_page' => 2, 'showGrid' => false ) );

		self::assertSame( '1', $response->get_headers()['X-WP-TotalPages'] );
		self::assertSame( 5, $response->get_data()[0]['listing']['total'] );
	}

	public function test_it_refuses_sizes_pages_and_posts_that_there_are_not(): void {
		foreach ( array( 'per_page=0', 'per_page=101', 'per_page=-1', 'page=0', 'page=x', 'page=922337203685477580', 'post=x' ) as $wrong ) {
			parse_str( $wrong, $parameters );
			$response = self::ask( $parameters );

			self::assertSame( array( 400, 'rest_invalid_param' ), array( $response->get_status(), $response->get_data()['code'] ), $wrong );
		}
	}

	public function test_it_speaks_the_language_of_the_site_and_lets_plugins_know_in_which_post_the_listing_stands(): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create( array( 'categories' => array( 'Música' ) ) );
		$page = self::factory()->post->create( array( 'post_type' => 'page' ) );
		$seen = 0;
		add_filter( 'determine_locale', static fn(): string => 'de_DE', 1 );
		add_filter(
			'programs_filter_query_args',
			static function ( array $arguments ) use ( &$seen ): array {
				$seen = get_the_ID();

				return $arguments;
			}
		);
		$html = self::ask( array( 'post' => $page ) )->get_data()[0]['listing']['html'];

		self::assertStringContainsString( 'Todos', $html );
		self::assertSame( $page, $seen );
		// As they were.
		self::assertSame( array( 'es_ES', 'de_DE', false ), array( get_locale(), determine_locale(), get_the_ID() ) );
	}

	/** The stamp of what is published, as an editor asks for it, at the end of a request. */
	private static function stamp(): string {
		do_action( 'programs_filter_changed' );

		return self::asked_stamp();
	}

	private static function asked_stamp(): string {
		wp_set_current_user( 1 );
		$stamp = self::rest( 'GET', self::ROUTE . '/stamp' )->get_data()['stamp'];
		wp_set_current_user( 0 );

		return $stamp;
	}

	public function test_its_stamp_is_another_one_after_each_change_and_after_a_draft_only_where_nothing_is_published(): void {
		$first = self::stamp();
		self::assertNotSame( '', $first );
		self::assertSame( $first, self::asked_stamp() );
		self::factory()->program->create( array( 'post_status' => 'draft' ) );
		$draft   = self::asked_stamp();
		$id      = self::factory()->program->create();
		$program = self::stamp();
		self::factory()->program->create( array( 'post_status' => 'draft' ) );
		self::assertSame( $program, self::asked_stamp() );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Gouache' ) );

		self::assertCount( 4, array_unique( array( $first, $draft, $program, self::stamp() ) ) );
	}

	public function test_its_stamp_is_read_without_any_program_and_a_change_while_the_listing_is_read_is_noticed_later(): void {
		self::factory()->program->create();
		do_action( 'programs_filter_changed' );
		wp_set_current_user( 1 );
		$queries = get_num_queries();
		$before  = self::asked_stamp();
		// The stamp, and how many programs are published.
		self::assertLessThanOrEqual( 2, get_num_queries() - $queries );

		add_filter(
			'programs_filter_card',
			static function ( array $card ): array {
				do_action( 'programs_filter_changed' );

				return $card;
			}
		);
		self::assertSame( $before, self::ask()->get_data()[0]['stamp'] );
		self::assertNotSame( $before, self::asked_stamp() );
	}

	public function test_it_says_what_an_editor_has_to_know_drafts_where_nothing_is_published_and_chosen_categories_that_are_gone(): void {
		foreach ( array( 'draft', 'draft', 'pending', 'future' ) as $post_status ) {
			self::factory()->program->create(
				array( 'post_date' => 'future' === $post_status ? '2100-01-01 10:00:00' : '' ) + compact( 'post_status' )
			);
		}
		$listing  = self::ask()->get_data()[0]['listing'];
		$expected = array( 'published' => 0, 'drafts' => 2, 'unpublished' => 4, 'total' => 0 );
		self::assertEquals( $expected, array_intersect_key( $listing, $expected ) );
		self::assertSame( array(), (array) $listing['counts'] );

		self::factory()->program->create( array( 'categories' => array( 'Música' ) ) );
		self::assertSame(
			array( 'borrada' ),
			self::ask( array( 'categories' => array( 'musica', 'borrada' ) ) )->get_data()[0]['listing']['missing']
		);
	}
}
