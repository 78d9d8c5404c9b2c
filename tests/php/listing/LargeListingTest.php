<?php
/**
 * Listings of more programs than a page holds.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program};
use ProgramsFilter\Tests\Markup;

require_once __DIR__ . '/LargeListings.php';

/** A listing that is answered by the index, beside the same with all cards in the page. */
class LargeListingTest extends LargeListings {
	/**
	 * @dataProvider listings
	 * @param array<string, mixed> $attributes Attributes.
	 */
	public function test_the_index_answers_as_the_cards_of_a_page_do( array $attributes ): void {
		self::write_programs( 90 );
		$words = array( 'categoria=teatro&buscar=por+la+tarde', 'categoria=arte&buscar=taller', 'gratis=1&buscar=sabado' );
		foreach ( array_merge( $words, self::queries( 40 ) ) as $query ) {
			$large = self::shown( $attributes, $query, 10 );
			self::assertCount( 1, $large->all( '[data-found]' ) );
			self::assertSame( self::seen( self::shown( $attributes, $query, 1000 ) ), self::seen( $large ), $query );
		}
	}

	public function test_a_program_without_dates_is_found_by_words_of_days_among_many_too(): void {
		$id = self::factory()->program->create( array( 'post_title' => 'Lecturas por la tarde' ) );
		self::factory()->program->create( array( 'post_title' => 'Lecturas' ) );
		self::index_changes();
		$attributes = Listing\prepare_listing_attributes( array( 'filters' => array( 'buscar', 'horario' ) ) );
		$set        = new Listing\Program_Set( Listing\get_query_args( $attributes ), $attributes );
		$posts      = self::database()->posts;
		foreach ( array( false, true ) as $is_walk ) {
			$sql = $set->get_asked_sql( Program\ALL, array( 'buscar' => array( 'por la tarde' ) ), $is_walk );
			self::assertSame( array( (string) $id ), self::database()->get_col( "SELECT ID FROM $posts WHERE $sql" ) ); // phpcs:ignore WordPress.DB -- Of the code that is tested.
		}
	}

	public function test_a_large_listing_says_what_it_was_asked_for_by_which_the_script_knows_another_choice(): void {
		self::write_programs( 30 );
		$page  = self::shown( array( 'filters' => array( 'categoria', 'buscar', 'gratis' ), 'perPage' => 5 ), 'buscar=de+8&categoria=teatro&buscar=de+8&edad=7&utm_source=x&mostrar=10', 10 );
		$found = json_decode( $page->values( '.programas-grid', 'data-found' )[0], true );
		self::assertSame( array( 'categoria' => array( 'teatro' ), 'mostrar' => array( '10' ), 'pagina' => array(), 'buscar' => array( 'de 8' ), 'gratis' => array() ), $found['asked'] );
	}

	public function test_a_program_that_is_not_indexed_yet_is_found_by_what_it_says_now(): void {
		self::write_programs( 30 );
		$attributes = array( 'filters' => self::FILTERS, 'perPage' => 100, 'orderBy' => 'next' );
		// The index still has it as it was.
		$id = self::factory()->program->create( array( 'post_title' => 'Taller', 'facts' => array( 'place' => 'Biblioteca', 'price' => '0 €' ), 'categories' => array( 'Teatro' ) ) );
		self::end_request();
		self::store_facts( $id, array( 'sessions' => gmdate( 'Y-m-d', time() + 3 * DAY_IN_SECONDS ) . ' 18:00', 'price' => '90 €' ) );
		foreach ( array( '', 'precio=10', 'cuando=proximos', 'categoria=teatro', 'buscar=biblioteca', 'categoria=arte&buscar=taller', 'orden=nombre' ) as $query ) {
			self::assertSame( self::shown( $attributes, $query, 1000 )->cards(), self::shown( $attributes, $query, 10 )->cards(), $query );
		}
	}

	public function test_the_cards_come_in_parts_of_which_each_has_an_address(): void {
		self::write_programs( 30 );
		$attributes = array( 'filters' => array( 'categoria', 'gratis' ) );
		$all        = self::shown( $attributes, '', 1000 )->cards();
		$page       = self::shown( $attributes, '', 10 );
		self::assertSame( array_slice( $all, 0, 24 ), $page->cards() );
		self::assertStringEndsWith( '?pagina=2#programas-1', $page->values( '.programas-more__link', 'href' )[0] );
		self::assertSame( array_slice( $all, 24 ), self::shown( $attributes, 'pagina=2', 10 )->cards() );
		self::assertSame( array_slice( $all, 0, 28 ), self::shown( $attributes, 'mostrar=28', 10 )->cards() );
		self::assertSame( array_slice( $all, 24 ), self::shown( $attributes, 'pagina=99', 10 )->cards() );
		// A limit is within a page, or not.
		self::assertSame( array_slice( $all, 0, 8 ), self::shown( array( 'limit' => 8 ) + $attributes, '', 10 )->cards() );
		$limited = self::shown( array( 'limit' => 12, 'perPage' => 5 ) + $attributes, 'pagina=3', 10 );
		self::assertSame( array( '12 resultados' ), $limited->texts( '.programas-count' ) );
		self::assertSame( array_slice( $all, 10, 2 ), $limited->cards() );
	}

	public function test_a_filter_elsewhere_on_the_page_has_numbers_of_all_programs(): void {
		self::write_programs( 30 );
		$content = static fn( int $most ): Markup => self::shown( array( 'showGrid' => false, 'target' => '#lista', 'filters' => self::FILTERS ), 'categoria=arte', $most );
		self::assertSame( self::seen( $content( 1000 ) ), self::seen( $content( 10 ) ) );
	}

	public function test_what_can_be_chosen_does_not_depend_on_which_programs_are_old(): void {
		foreach ( range( 1, 30 ) as $number ) {
			self::factory()->program->create( array( 'post_title' => "Pasado $number", 'facts' => array( 'start' => '2020-01-01', 'end' => '2020-02-01', 'notice' => 'Cambia de sala' ) ) );
		}
		self::factory()->program->create( array( 'post_title' => 'Nuevo', 'facts' => array( 'start' => '2098-01-01', 'notice' => 'Cambia de sala', 'price' => '9 €' ) ) );
		self::end_request();
		foreach ( array( '', 'cambios=1', 'plazas=1', 'precio=10' ) as $query ) {
			self::assertSame( self::seen( self::shown( array( 'filters' => self::FILTERS, 'perPage' => 50 ), $query, 1000 ) ), self::seen( self::shown( array( 'filters' => self::FILTERS, 'perPage' => 50 ), $query, 10 ) ), $query );
		}
	}

	public function test_programs_that_other_code_hides_are_not_counted(): void {
		self::write_programs( 30 );
		$hide = static fn( string $where ): string => $where . ' AND post_title NOT LIKE "Taller%"';
		foreach ( array( 'filters' => self::FILTERS, 'limit' => 25 ) as $name => $value ) {
			$attributes = array( 'perPage' => 50, $name => $value );
			$before     = self::seen( self::shown( $attributes, '', 1000 ) );
			add_filter( 'posts_where', $hide );
			self::assertSame( self::seen( self::shown( $attributes, 'categoria=arte', 1000 ) ), self::seen( self::shown( $attributes, 'categoria=arte', 10 ) ), $name );
			remove_filter( 'posts_where', $hide );
			// Nothing of it stays.
			self::assertSame( $before, self::seen( self::shown( $attributes, '', 1000 ) ), $name );
		}
	}

	public function test_an_object_cache_changes_nothing_and_knows_an_answer_by_what_is_asked_not_by_its_spelling(): void {
		global $wpdb;
		self::write_programs( 60 );
		$attributes = $this->listings()['by days'][0];
		$expected   = array();
		foreach ( self::queries( 15 ) as $query ) {
			$expected[ $query ] = self::seen( self::shown( $attributes, $query, 1000 ) );
		}
		wp_using_ext_object_cache( true );
		// OPcache may run the template that was there a moment ago.
		$_SERVER['REQUEST_TIME'] = time() + 60;
		try {
			foreach ( $expected as $query => $seen ) {
				self::assertSame( $seen, self::seen( self::shown( $attributes, $query, 10 ) ), $query );
				self::assertSame( $seen, self::seen( self::shown( $attributes, $query, 10 ) ), "$query, again" );
			}
			self::shown( $attributes, 'edad=7&lugar=biblioteca&gratis=1', 10 );
			foreach ( array( 'edad=7&lugar=biblioteca&gratis=1', 'gratis=1&edad=07&lugar=Biblioteca', 'lugar=biblioteca&utm_source=x&gratis=1&edad=7&fbclid=1' ) as $spelling ) {
				$before = $wpdb->num_queries;
				self::shown( $attributes, $spelling, 10 );
				self::assertSame( $before, $wpdb->num_queries, $spelling );
			}
		} finally {
			wp_using_ext_object_cache( false );
		}
	}

	public function test_a_new_manual_order_is_that_of_the_parts_at_once(): void {
		self::write_programs( 30 );
		$attributes = array( 'filters' => array( 'categoria' ) );
		$before     = self::shown( $attributes, '', 10 )->cards();
		Program\change_order( static fn( array $numbers ): array => array_combine( array_keys( $numbers ), array_reverse( range( 1, count( $numbers ) ) ) ) );
		$after = self::shown( $attributes, '', 10 )->cards();
		self::assertNotSame( $before, $after );
		self::assertSame( array_slice( self::shown( $attributes, '', 1000 )->cards(), 0, 24 ), $after );
		self::assertSame( self::shown( $attributes, 'categoria=arte', 1000 )->cards(), self::shown( $attributes, 'categoria=arte', 10 )->cards() );
	}

	public function test_a_page_has_its_style_before_its_content(): void {
		self::write_programs( 4 );
		$page = self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => '<!-- wp:programs-filter/programas /-->' ) );
		$this->go_to( "/?page_id=$page" );
		Listing\enqueue_before_content();
		self::assertFalse( wp_style_is( Listing\CRITERIA_STYLE ) );

		add_filter( 'programs_filter_most_cards', static fn(): int => 3 );
		Listing\enqueue_before_content();
		self::assertTrue( wp_style_is( Listing\CRITERIA_STYLE ) );
	}

	public function test_numbers_are_right_at_once_where_a_program_is_gone(): void {
		self::write_programs( 20 );
		add_filter( 'programs_filter_most_cards', static fn(): int => 10 );
		$count = static fn(): array => ( new Markup( do_blocks( self::block( array( 'filters' => array( 'categoria' ) ) ) ) ) )->texts( '.programas-count' );
		wp_trash_post( get_posts( array( 'post_type' => Program\POST_TYPE ) )[0]->ID );
		// Another visitor, before the request ends.
		$count();
		self::end_request();
		self::assertSame( array( '19 resultados' ), $count() );
	}
}
