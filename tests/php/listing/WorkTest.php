<?php
/**
 * What a listing costs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/** Queries, and what is read once. */
class WorkTest extends TestCase {
	/**
	 * Writes programs with two nested categories, facts and a picture each.
	 *
	 * @param int $from Number of the first one.
	 * @param int $to   Number of the last one.
	 */
	private static function write( int $from, int $to ): void {
		foreach ( range( $from, $to ) as $number ) {
			$day = $number % 28 + 1;
			self::factory()->program->create(
				array(
					'post_title'   => "P $number",
					'post_content' => "Texto $number",
					'categories'   => array( 'pintura', 'musica' ),
					'meta_input'   => array( '_thumbnail_id' => self::factory()->picture->create() ),
					'facts'        => array(
						'start'        => sprintf( '2026-03-%02dT18:00', $day ),
						'end'          => sprintf( '2197-06-%02d', $day ),
						'place'        => "Sala $number",
						'price'        => "$number €",
						'signup_until' => '2197-01-01',
						'email'        => "p$number@encina.es",
					),
				)
			);
		}
	}

	/**
	 * Queries of a listing, with nothing in memory.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param int                  $cards      Cards that it has.
	 */
	private static function queries( array $attributes, int $cards ): int {
		self::index_changes();
		wp_cache_flush();
		wp_load_alloptions();
		$before  = self::database()->num_queries;
		$html    = self::listing( $attributes );
		$queries = self::database()->num_queries - $before;
		self::assertCount( $cards, ( new Markup( $html ) )->cards() );

		return $queries;
	}

	public function test_queries_are_at_most_eight_as_many_for_many_programs_as_for_ten_with_facts_or_without_and_two_or_three_more_by_time(): void {
		$arte = self::factory()->term->create();
		self::factory()->term->create( array( 'name' => 'Pintura', 'parent' => $arte ) );
		self::write( 1, 10 );
		$ten = self::queries( array(), 10 );
		self::assertLessThanOrEqual( 8, $ten );

		self::write( 11, 60 );
		self::assertSame( $ten, self::queries( array(), 60 ) );
		self::assertSame( $ten, self::queries( array( 'card' => array( 'picture', 'excerpt', 'categories', 'dates', 'place', 'price', 'signup', 'contact' ) ), 60 ) );
		self::assertLessThanOrEqual( 8, self::queries( array( 'only' => array( 'categoria' => array( 'arte', 'musica' ) ) ), 60 ) );
		self::assertLessThanOrEqual( $ten + 2, self::queries( array( 'orderBy' => 'next' ), 60 ) );
		self::assertLessThanOrEqual( $ten + 2, self::queries( array( 'only' => array( 'cuando' => array( 'vigentes' ) ) ), 60 ) );
		self::assertLessThanOrEqual(
			$ten + 3,
			self::queries( array( 'only' => array( 'cuando' => array( 'vigentes' ) ), 'orderBy' => 'next', 'limit' => 20 ), 20 )
		);
	}

	public function test_a_listing_by_when_looks_at_the_calendar_as_often_for_many_programs_as_for_one(): void {
		$read = 0;
		add_filter(
			'pre_option_start_of_week',
			static function ( $value ) use ( &$read ) {
				++$read;

				return $value;
			}
		);
		$reads = array();
		foreach ( array( 1, 20 ) as $more ) {
			foreach ( range( 1, $more ) as $number ) {
				self::factory()->program->create( array( 'post_title' => "En curso $number", 'facts' => array( 'start' => '2026-01-01' ) ) );
			}
			$read = 0;
			self::listing( array( 'filters' => array( 'cuando' ) ), 'cuando=esta-semana' );
			$reads[] = $read;
		}

		self::assertGreaterThan( 0, $reads[0] );
		self::assertSame( $reads[0], $reads[1] );
	}

	public function test_the_preview_reads_the_categories_at_most_once_for_all_programs_of_a_request_and_anew_for_the_next(): void {
		$ids = array_map( static fn( int $number ): int => self::factory()->term->create( array( 'name' => "C$number" ) ), range( 1, 30 ) );
		foreach ( range( 1, 20 ) as $number ) {
			self::factory()->program->create( array( 'post_title' => "P$number", 'categories' => array( "c$number" ) ) );
		}
		$read = 0;
		add_filter(
			'get_terms',
			static function ( array $terms, $taxonomies, array $arguments ) use ( &$read ): array {
				$read += array() === ( $arguments['object_ids'] ?? array() ) && count( $terms ) >= 30 ? 1 : 0;

				return $terms;
			},
			10,
			3
		);
		wp_set_current_user( 1 );
		foreach ( array( 'uno', 'renombrada' ) as $slug ) {
			wp_update_term( $ids[1], Program\TAXONOMY, compact( 'slug' ) );
			self::index_changes();
			$read = 0;
			$html = self::rest( 'GET', '/programs-filter/v1/listing' )->get_data()['html'];

			self::assertLessThanOrEqual( 1, $read );
			self::assertContains( $slug, ( new Markup( $html ) )->values( '.programas-card', 'data-categories' ) );
		}
	}
}
