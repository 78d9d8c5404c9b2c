<?php
/**
 * Listings of more programs than a page holds.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Always the same numbers.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** A listing that is answered by the index, beside the same with all cards in the page. */
class LargeListingTest extends TestCase {
	private const FILTERS = array( 'categoria', 'cuando', 'fechas', 'horario', 'anio', 'gratis', 'plazas', 'cambios', 'lugar', 'edad', 'precio', 'buscar', 'orden' );

	/** Values that visitors ask for, some of which mean nothing. */
	private const ASKED = array(
		'categoria' => array( 'musica', 'coro', 'arte', 'teatro', 'deporte' ),
		'cuando'    => array( 'hoy', 'manana', 'fin-de-semana', 'esta-semana', 'este-mes', 'en-curso', 'proximos', 'terminados', 'vigentes' ),
		'horario'   => array( 'por-la-manana', 'por-la-tarde', 'por-la-noche' ),
		'gratis'    => array( '1' ),
		'plazas'    => array( '1' ),
		'anio'      => array( '+0 years', '1999' ),
		'cambios'   => array( '1' ),
		'lugar'     => array( 'casa-de-la-cultura', 'biblioteca', 'nada' ),
		'edad'      => array( '7', '12', '70', '6-12' ),
		'precio'    => array( '0', '10', '30' ),
		'buscar'    => array( 'taller', 'coro infantil', 'sabado', 'por la tarde', 'martes tarde', 'xyzzy', 'casa' ),
		'orden'     => array( 'proxima', 'nombre' ),
		'desde'     => array( '+3 days' ),
		'hasta'     => array( '+20 days' ),
	);

	/** Writes programs by chance, always the same ones beside today. */
	private static function write_programs( int $number ): void {
		mt_srand( 61 );
		$any   = static fn( array $of ) => $of[ mt_rand( 0, count( $of ) - 1 ) ];
		$music = self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'name' => 'Música', 'slug' => 'musica' ) );
		self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'name' => 'Coro', 'slug' => 'coro', 'parent' => $music ) );
		foreach ( array( 'Arte', 'Teatro', 'Deporte' ) as $name ) {
			self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'name' => $name, 'slug' => strtolower( $name ) ) );
		}
		for ( $at = 0; $at < $number; $at++ ) {
			$day   = gmdate( 'Y-m-d', time() + DAY_IN_SECONDS * mt_rand( -40, 60 ) );
			$until = gmdate( 'Y-m-d', (int) strtotime( "$day UTC +" . mt_rand( 0, 60 ) . ' days' ) );
			$facts = array(
				'sessions' => $any( array( '', "$day 18:00-19:30", "$day/$until MO,TH 18:00", "$day/$until SA 10:30-12:00", "$day/$until", "$day 22:00", "$day/.. TU 17:00" ) ),
				'place'    => $any( array( '', 'Casa de la Cultura', 'casa de la cultura', 'Biblioteca' ) ),
				'notice'   => $any( array( '', '', '', 'Cambia de sala' ) ),
				'price'    => $any( array( '', '0 €', '12 €', '25,50 €', 'A consultar' ) ),
				'audience' => $any( array( '', 'De 6 a 12 años', 'Mayores de 65 años', 'De 0 a 3 años' ) ),
			);
			$id    = self::factory()->program->create( array( 'post_title' => $any( array( 'Taller', 'Coro', 'Árbol', 'Ñandú' ) ) . " $at", 'menu_order' => mt_rand( 0, 9 ), 'facts' => array_diff( $facts, array( '' ) ) ) );
			wp_set_object_terms( $id, $any( array( array(), array( 'coro' ), array( 'musica', 'arte' ), array( 'teatro' ), array( 'arte' ) ) ), Program\TAXONOMY );
		}
		self::end_request();
		wp_cache_flush();
	}

	/**
	 * Shows a listing, which holds so many programs.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function shown( array $attributes, string $query, int $most ): Markup {
		$few  = static fn(): int => $most;
		add_filter( 'programs_filter_most_cards', $few );
		$html = self::listing( $attributes, $query );
		remove_filter( 'programs_filter_most_cards', $few );

		return new Markup( $html );
	}

	/** @return array<string, mixed> What a visitor sees of a page. */
	private static function seen( Markup $page ): array {
		return array(
			'cards'   => $page->cards(),
			'days'    => $page->texts( '.programas-day:not([hidden])' ),
			'count'   => $page->texts( '.programas-count' ),
			'pills'   => $page->texts( '.programas-pill' ),
			'empty'   => $page->values( '.is-empty', 'class' ),
			// Of two writings the one or the other.
			'choices' => array_map( 'mb_strtolower', $page->texts( '.programas-choice' ) ),
			'more'    => $page->texts( '.programas-more__link' ),
			'notice'  => $page->texts( '.programas-notice' ),
			'others'  => $page->texts( '.is-other-day .programas-card__title' ),
		);
	}

	/** @return array<string, array{array<string, mixed>}> */
	public function listings(): array {
		return array(
			'pills'         => array( array( 'filters' => self::FILTERS, 'perPage' => 7 ) ),
			'by days'       => array( array( 'filters' => self::FILTERS, 'perPage' => 9, 'orderBy' => 'next', 'showCounts' => true ) ),
			'several'       => array( array( 'filters' => self::FILTERS, 'perPage' => 12, 'multiple' => true, 'orderBy' => 'title' ) ),
			'of one kind'   => array( array( 'filters' => self::FILTERS, 'perPage' => 5, 'only' => array( 'categoria' => array( 'musica' ) ) ) ),
			'of what is on' => array( array( 'filters' => self::FILTERS, 'perPage' => 5, 'only' => array( 'cuando' => array( 'vigentes' ) ), 'orderBy' => 'next' ) ),
		);
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

	/** @return list<string> Queries by chance, always the same ones. */
	private static function queries( int $number ): array {
		mt_srand( 7 );
		$queries = array();
		for ( ; $number > 0; $number-- ) {
			$asked = array();
			foreach ( array_rand( self::ASKED, mt_rand( 2, 4 ) ) as $key ) {
				$value = self::ASKED[ $key ][ mt_rand( 0, count( self::ASKED[ $key ] ) - 1 ) ];
				if ( mt_rand( 0, 2 ) > 0 ) {
					$asked[ $key ] = '+' === $value[0] ? gmdate( 'anio' === $key ? 'Y' : 'Y-m-d', (int) strtotime( $value ) ) : $value;
				}
			}
			$queries[] = http_build_query( $asked );
		}

		return $queries;
	}

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
}
