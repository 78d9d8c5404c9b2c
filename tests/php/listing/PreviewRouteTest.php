<?php
/**
 * The route from which the editor's preview reads a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\TestCase;

/** Who may ask, where the listing stands, and what an editor has to know. */
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

	public function test_it_refuses_a_post_that_there_is_not(): void {
		$response = self::ask( array( 'post' => 'x' ) );

		self::assertSame( array( 400, 'rest_invalid_param' ), array( $response->get_status(), $response->get_data()['code'] ) );
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
		$html = self::ask( array( 'post' => $page ) )->get_data()['html'];

		self::assertStringContainsString( 'Todos', $html );
		self::assertSame( $page, $seen );
		// As they were.
		self::assertSame( array( 'es_ES', 'de_DE', false ), array( get_locale(), determine_locale(), get_the_ID() ) );
	}

	public function test_it_says_what_an_editor_has_to_know_unpublished_programs_and_chosen_categories_that_are_gone(): void {
		$said = static fn( array $attributes = array() ): array => array_diff_key( self::ask( $attributes )->get_data(), array( 'html' => true ) );
		self::assertTrue( $said()['isEmpty'] );
		foreach ( array( 'draft', 'draft', 'pending', 'future' ) as $post_status ) {
			self::factory()->program->create(
				array( 'post_date' => 'future' === $post_status ? '2100-01-01 10:00:00' : '' ) + compact( 'post_status' )
			);
		}
		self::assertSame(
			array( 'unknown' => array(), 'more' => 0, 'isVisible' => true, 'isEmpty' => true, 'unpublished' => 4 ),
			$said()
		);

		self::factory()->program->create( array( 'categories' => array( 'Música' ) ) );
		self::assertSame( array( 'categoria="borrada"' ), $said( array( 'only' => array( 'categoria' => array( 'musica', 'borrada' ) ) ) )['unknown'] );
		self::assertFalse( $said( array( 'only' => array( 'cuando' => array( 'terminados' ) ) ) )['isEmpty'] );
	}

	public function test_it_says_which_filters_and_facts_of_the_block_there_are_not(): void {
		self::factory()->program->create( array( 'categories' => array( 'Música' ) ) );
		$unknown = static fn( array $attributes ): array => self::ask( $attributes )->get_data()['unknown'];

		self::assertSame( array( 'filtros="category,price_"', 'tarjeta="horas"' ), $unknown( array( 'filters' => array( 'category', 'categoria', 'fechas', 'price_' ), 'card' => array( 'place', 'horas' ) ) ) );
		self::assertSame( array(), $unknown( array( 'filters' => array( '' ), 'card' => array( '' ) ) ) );
	}

	public function test_it_says_whether_visitors_see_anything(): void {
		self::factory()->program->create();
		$filter = array( 'showGrid' => false, 'showCounts' => false );
		self::assertFalse( self::ask( $filter )->get_data()['isVisible'] );

		self::factory()->program->create( array( 'categories' => array( 'Música' ) ) );
		self::assertTrue( self::ask( $filter )->get_data()['isVisible'] );
	}
}
