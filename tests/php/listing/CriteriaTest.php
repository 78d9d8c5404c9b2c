<?php
/**
 * What visitors ask for, by more than the category.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/** A site with ages as a taxonomy of programs. */
class CriteriaTest extends TestCase {
	private const FILTERS = array( 'buscar', 'categoria', 'edad', 'cuando', 'gratis', 'plazas' );
	private const ALL     = array( 'Inglés', 'Guitarra española', 'Coro', 'Acuarela', 'Secreto del ñandú' );

	/** Programs in categories and ages: free, full, current, coming, over, and behind a password. */
	protected function set_up() {
		parent::set_up();
		update_option( 'start_of_week', 1 );
		register_taxonomy(
			'edad',
			Program\POST_TYPE,
			array( 'public' => true, 'hierarchical' => true, 'labels' => array( 'name' => 'Edades', 'singular_name' => 'Edad [x] <b>' ) )
		);
		$arts = self::factory()->term->create( array( 'name' => 'Artes' ) );
		self::factory()->term->create( array( 'name' => 'Música', 'parent' => $arts ) );
		$age   = static fn( string $name, string $slug, int $parent = 0 ): int => self::factory()->term->create(
			array( 'taxonomy' => 'edad' ) + compact( 'name', 'slug', 'parent' )
		);
		$young = $age( 'Infantil', 'infantil' );
		$eight = $age( 'De 8 a 12 años', '8-12', $young );
		$born  = $age( 'Nacidos en 2026', '2026' );
		$age( 'De nadie', 'nada' );
		$age( 'Todas las edades', 'all' );
		$day    = static fn( string $when ): string => ( new \DateTimeImmutable( $when, wp_timezone() ) )->format( 'Y-m-d' );
		$guitar = array(
			'start'        => $day( '-1 day' ),
			'end'          => $day( '+1 day' ),
			'price'        => '25 €',
			'signup_state' => 'full',
			'place'        => 'Casa de la Cultura',
		);
		$this->program( 'Inglés', '', array( $eight ), array( 'price' => '0 €' ) );
		$this->program( 'Guitarra española', 'musica', array( $born ), $guitar );
		$this->program( 'Coro', 'musica', array( $young ), array( 'start' => $day( '+3 months' ), 'price' => 'Gratis' ) );
		$this->program( 'Acuarela', 'artes', array( $eight, $born ), array( 'end' => $day( '-2 days' ) ) );
		$this->program( 'Secreto del ñandú', 'artes', array( $eight ), array( 'price' => '0 €' ), 'clave' );
	}

	/**
	 * @param list<int>             $ages  IDs of terms.
	 * @param array<string, string> $facts Facts.
	 */
	private function program( string $title, string $category, array $ages, array $facts, string $password = '' ): void {
		static $order = 0;
		$id           = self::factory()->program->create(
			array(
				'post_title'    => $title,
				'post_excerpt'  => "Resumen de $title, con merienda.",
				'post_password' => $password,
				'menu_order'    => ++$order,
				'categories'    => array( $category ),
				'facts'         => $facts,
			)
		);
		wp_set_object_terms( $id, $ages, 'edad' );
	}

	/** @return list<string> Titles, without what WordPress says of a password. */
	private static function titles( Markup $page ): array {
		return array_map( static fn( string $title ): string => str_replace( 'Protegido: ', '', $title ), $page->cards() );
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param list<string>         $queries    Query strings.
	 * @return array<string, list<string>> Titles by query string.
	 */
	private static function shown( array $attributes, array $queries ): array {
		return array_combine(
			$queries,
			array_map( static fn( string $query ): array => self::titles( self::markup( $attributes, $query ) ), $queries )
		);
	}

	public function test_what_the_address_asks_for_is_shown_and_counted_and_left_alone_where_it_cannot_be_used(): void {
		list( $english, $guitar, $choir, $painting, $secret ) = self::ALL;

		$expected = array(
			'edad=8-12'                           => array( $english, $painting, $secret ),
			'edad=8-12%00'                        => array( $english, $painting, $secret ),
			'edad=8-12.&edad=8-12.'               => array( $english, $painting, $secret ),
			'gratis=1&gratis=1'                   => array( $english, $choir ),
			'edad=infantil'                       => array( $english, $choir, $painting, $secret ),
			'edad=2026'                           => array( $guitar, $painting ),
			'gratis=1'                            => array( $english, $choir ),
			'plazas=1'                            => array( $english, $choir ),
			'cuando=en-curso'                     => array( $english, $guitar, $secret ),
			'cuando=esta-semana'                  => array( $guitar ),
			'cuando=este-mes'                     => array( $guitar ),
			'cuando=hoy'                          => array( $guitar ),
			'cuando=terminados'                   => array( $painting ),
			'cuando=proximos'                     => array( $choir ),
			'buscar=espanola'                     => array( $guitar ),
			'buscar=ESPA%C3%91OLA+gui'            => array( $guitar ),
			'buscar=merienda'                     => array( $english, $guitar, $choir, $painting ),
			'buscar=cultura'                      => array( $guitar ),
			'buscar=artes'                        => array( $guitar, $choir, $painting ),
			'buscar=8+a+12'                       => array( $english, $painting ),
			'buscar=nandu'                        => array( $secret ),
			'buscar=%C3%B1andu'                   => array( $secret ),
			'buscar=%C3%B1o'                      => array(),
			'categoria=artes&edad=8-12'           => array( $painting, $secret ),
			'categoria=musica&gratis=1&buscar=co' => array( $choir ),
			'categoria=musica&edad=8-12'          => array(),
			'categoria=nada&gratis=1'             => array( $english, $choir ),
		);
		$useless  = array(
			'',
			'edad=nada',
			'edad=8-12&edad=2026',
			'edad[]=8-12',
			'edad=all',
			'edad=%FF',
			'EDAD=8-12',
			'gratis=si',
			'cuando=ayer',
			'buscar=...',
			'buscar=%FF',
			'buscar[]=coro',
			'buscar=' . str_repeat( 'a', 101 ),
		);
		foreach ( $expected + array_fill_keys( $useless, self::ALL ) as $query => $titles ) {
			$page  = self::markup( array( 'filters' => self::FILTERS ), $query );
			$count = self::ALL === $titles ? '5 resultados' : count( $titles ) . ' de 5';

			self::assertSame( array( $titles, array( $count ) ), array( self::titles( $page ), $page->texts( '.programas-count' ) ), $query );
			self::assertCount( array() === $titles ? 1 : 0, $page->all( '.programas-empty:not([hidden])' ), $query );
		}
	}

	public function test_what_is_asked_for_stands_in_the_fields_as_it_was_written_and_can_be_taken_back(): void {
		$html = self::listing(
			array( 'filters' => self::FILTERS ),
			'categoria=artes&edad=8-12&buscar=%22%3E%3Cb%3Eacua+%26amp%3B+[x]&gratis=no&utm_source=x'
		);
		$page = new Markup( $html );

		self::assertStringNotContainsString( '[x]', $html );
		self::assertStringNotContainsString( '<b>acua', $html );
		self::assertSame( array( '"><b>acua &amp; [x]' ), $page->values( '.programas-search', 'value' ) );
		self::assertSame( array( '8-12' ), $page->values( '[name="edad"][checked]', 'value' ) );
		// The sheet has the categories, too.
		self::assertSame( array( '/?#programas-1', '/?categoria=artes#programas-1', '/?categoria=artes#programas-1' ), $page->values( '.programas-reset', 'href' ) );
	}

	public function test_several_values_are_an_or_where_several_can_be_chosen_the_category_too(): void {
		list( $english, $guitar, $choir, $painting, $secret ) = self::ALL;

		$expected   = array(
			'edad=8-12&edad=2026'             => array( $english, $guitar, $painting, $secret ),
			'categoria=musica&categoria=nada' => array( $guitar, $choir ),
			'categoria=musica&categoria=artes&edad=2026&edad=2026' => array( $guitar, $painting ),
			'edad=all'                        => self::ALL,
			'categoria[]=musica'              => self::ALL,
			'gratis=1&gratis=1'               => array( $english, $choir ),
			'buscar=coro&buscar=ingles'       => self::ALL,
		);
		$attributes = array( 'filters' => self::FILTERS, 'multiple' => true );
		self::assertSame( $expected, self::shown( $attributes, array_keys( $expected ) ) );

		$page = self::markup( $attributes, 'categoria=musica&categoria=nada' );
		self::assertSame( array(), $page->all( '[data-category]' ) );
		self::assertSame( array( 'musica' ), $page->values( '[name="categoria"][checked]', 'value' ) );
		self::assertNotSame( array(), $page->all( '[data-multiple]' ) );
		// A term whose slug means everything is not offered.
		self::assertSame( array( 'infantil', '8-12', '2026' ), $page->values( '[name="edad"]', 'value' ) );
	}

	public function test_a_category_that_was_renamed_is_found_where_several_can_be_chosen(): void {
		$term = get_term_by( 'slug', 'musica', Program\TAXONOMY );
		assert( $term instanceof \WP_Term );
		wp_update_term( $term->term_id, Program\TAXONOMY, array( 'slug' => 'sonido' ) );
		$page = self::markup( array( 'multiple' => true ), 'categoria=musica' );

		self::assertSame( array( 'Guitarra española', 'Coro' ), $page->cards() );
		self::assertStringContainsString( '"musica":"sonido"', $page->values( '[data-filter="categoria"]', 'data-renamed' )[0] );
	}

	public function test_a_category_that_the_listing_opens_on_stays_where_no_pill_changes_it_and_the_script_is_told_of_it(): void {
		$opens = array( 'initial' => array( 'categoria' => array( 'musica' ) ) );
		$alone = $opens + array( 'showFilter' => false );
		foreach ( array(
			array( $opens + array( 'filters' => array( 'buscar' ) ), '', 'musica' ),
			array( $alone + array( 'multiple' => true ), '', null ),
			array( $alone + array( 'perPage' => 1 ), 'mostrar=2', 'musica' ),
			array( $opens + array( 'filters' => self::FILTERS, 'multiple' => true ), '', 'musica' ),
		) as list( $attributes, $query, $told ) ) {
			$page = self::markup( $attributes, $query );
			self::assertSame( array( 'Guitarra española', 'Coro' ), self::titles( $page ) );
			self::assertSame( array_filter( array( $told ), 'is_string' ), array_values( array_unique( $page->values( '[data-initial]', 'data-initial' ) ) ) );
		}
		$shown = self::shown( $opens + array( 'filters' => self::FILTERS, 'multiple' => true ), array( 'categoria=all', 'categoria=artes' ) );
		self::assertSame( array( 5, 4 ), array_map( 'count', array_values( $shown ) ) );
	}

	public function test_choices_are_counted_beside_what_else_is_asked_for_and_one_that_would_show_nothing_is_marked(): void {
		$page  = self::markup( array( 'filters' => self::FILTERS ), 'categoria=musica' );
		$texts = static fn( string $selector ): string => str_replace( "\u{a0}", ' ', implode( ' | ', $page->texts( $selector ) ) );

		self::assertSame( 'Infantil 1 | De 8 a 12 años 0 | Nacidos en 2026 1', $texts( '.programas-filters__fields [data-filter="edad"] label' ) );
		self::assertSame( 'De 8 a 12 años 0', $texts( '.programas-filters__fields [data-filter="edad"] .is-empty' ) );
		self::assertSame( 'Gratis', $texts( '.programas-filters__fields [data-filter="gratis"] label' ) );
		self::assertStringStartsWith( '5 | 4 | 2', $texts( '.programas-pill__count' ) );
	}

	public function test_the_address_never_shows_what_the_listing_leaves_out(): void {
		$attributes = array(
			'filters' => array( 'cuando', 'gratis' ),
			'only'    => array( 'cuando' => array( 'vigentes' ) ),
			'limit'   => 3,
		);
		foreach ( array(
			''                  => array( 'Inglés', 'Guitarra española', 'Coro' ),
			'cuando=vigentes'   => array( 'Inglés', 'Guitarra española', 'Coro' ),
			'cuando=en-curso'   => array( 'Inglés', 'Guitarra española' ),
			'cuando=terminados' => array( 'Inglés', 'Guitarra española', 'Coro' ),
		) as $query => $titles ) {
			$page = self::markup( $attributes, $query );
			self::assertSame( $titles, self::titles( $page ), $query );
			self::assertNotContains( 'terminados', $page->values( '[data-filter="cuando"] input', 'value' ), $query );
		}
		self::assertContains( 'terminados', self::markup( array( 'filters' => array( 'cuando' ) ) )->values( '[data-filter="cuando"] input', 'value' ) );
	}

	public function test_what_is_not_over_is_a_choice_where_the_address_or_the_block_asks_for_it(): void {
		$attributes = array( 'filters' => array( 'cuando' ) );
		self::assertNotContains( 'vigentes', self::markup( $attributes )->values( '[data-filter="cuando"] input', 'value' ) );

		foreach ( array( self::markup( $attributes, 'cuando=vigentes' ), self::markup( $attributes + array( 'initial' => array( 'cuando' => array( 'vigentes' ) ) ) ) ) as $page ) {
			self::assertNotContains( 'Acuarela', self::titles( $page ) );
			self::assertContains( 'vigentes', $page->values( '[data-filter="cuando"] input', 'value' ) );
		}
	}

	public function test_what_has_changed_is_found_until_it_is_over(): void {
		foreach ( array(
			'Cancelado'        => array( 'event_status' => 'cancelled', 'start' => '2099-03-03' ),
			'En línea'         => array( 'event_status' => 'online' ),
			'Con aviso'        => array( 'notice' => 'Traed bata' ),
			'Sin una sesión'   => array( 'sessions' => "2099-03-03/2099-03-31 TU 17:00\n!2099-03-10" ),
			'Todas'            => array( 'sessions' => '2099-03-03/2099-03-31 TU 17:00' ),
			'Cancelado, y fue' => array( 'event_status' => 'cancelled', 'start' => '2020-03-03', 'end' => '2020-03-03' ),
		) as $post_title => $facts ) {
			self::factory()->program->create( compact( 'post_title', 'facts' ) );
		}
		$page = self::markup( array( 'filters' => array( 'cambios' ) ), 'cambios=1' );

		self::assertSame( array( 'Con cambios' ), array_map( 'trim', $page->texts( '.programas-filters__fields [data-filter="cambios"] label' ) ) );
		self::assertEqualsCanonicalizing( array( 'Cancelado', 'En línea', 'Con aviso', 'Sin una sesión' ), $page->cards() );
	}

	public function test_criteria_of_which_no_card_says_anything_are_not_offered(): void {
		foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		self::factory()->program->create();

		self::assertSame(
			array( 'buscar', 'plazas' ),
			array_unique( self::markup( array( 'filters' => self::FILTERS ) )->values( '[data-filter]', 'data-filter' ) )
		);
	}

	public function test_a_plugin_brings_a_criterion_and_what_is_none_is_left_out(): void {
		$letter = array(
			'kind'    => 'choice',
			'label'   => 'Letra',
			'values'  => static fn( \WP_Post $post ): array => array( strtolower( substr( $post->post_title, 0, 1 ) ) ),
			'options' => array( 'i' => 'I', 'c' => 'C', 'z' => 'Z' ),
		);
		$wrong  = array( 'MAL' => array( 'kind' => 'choice' ), 'mal' => 'nada', 'mal2' => array( 'kind' => 'otra' ) );
		add_filter( 'programs_filter_criteria', static fn( array $table ): array => $table + array( 'letra' => $letter ) + $wrong );
		$page = self::markup( array( 'filters' => array( 'letra', 'mal', 'mal2', 'MAL' ) ), 'letra=c' );

		self::assertSame( array( 'Coro' ), $page->cards() );
		self::assertSame( array( 'letra' ), $page->values( '.programas-filters__fields [data-filter]', 'data-filter' ) );
		self::assertSame( array( 'I 1', 'C 1' ), $page->texts( '.programas-filters__fields label' ) );
	}

	public function test_fields_have_names_of_their_own_and_none_of_wordpress(): void {
		add_filter( 'programs_filter_parameter', static fn(): string => 'tema' );
		$entry = array(
			'kind'    => 'choice',
			'label'   => 'Año',
			'values'  => static fn(): array => array( '1' ),
			'options' => array( '1' => 'Uno' ),
		);
		add_filter(
			'programs_filter_criteria',
			static fn( array $table ): array => $table + array_fill_keys( array( 'year', 's', 'propio' ), $entry )
		);
		$html = self::listing( array( 'filters' => array( 'categoria', 'gratis', 'year', 's', 'propio', 'buscar', 'edad' ) ), 'tema=artes' );
		preg_match_all( '/<(?:select|input|button)[^>]* name="([^"]*)"/', $html, $found );

		self::assertSame( array( 'tema', 'buscar', 'gratis', 'propio', 'edad' ), array_values( array_unique( $found[1] ) ) );
	}

	public function test_the_archive_is_filtered_by_year_the_latest_first_and_a_program_of_two_years_is_in_both(): void {
		$this->program( 'Dos', '', array(), array( 'start' => '2024-10-05', 'end' => '2025-06-20' ) );
		$this->program( 'Tres', '', array(), array( 'start' => '2025-01-10', 'end' => '2025-01-10' ) );
		$filters = array( 'filters' => array( 'anio' ) );

		self::assertSame( array( '2025', '2024' ), array_slice( self::markup( $filters )->values( '[name="anio"]', 'value' ), -2 ) );
		self::assertSame(
			array( 'anio=2024' => array( 'Dos' ), 'anio=2019' => array( ...self::ALL, 'Dos', 'Tres' ) ),
			self::shown( $filters, array( 'anio=2024', 'anio=2019' ) )
		);
	}

	public function test_a_listing_by_the_category_alone_has_no_data_and_no_fields_of_other_criteria(): void {
		$html = self::listing( array(), 'edad=8-12&gratis=1&buscar=coro' );

		self::assertSame( self::ALL, self::titles( new Markup( $html ) ) );
		self::assertDoesNotMatchRegularExpression(
			'/data-(waits|edad|gratis|buscar|cuando|filter)|programas-(chips|apply|search)|-filtro"/',
			$html
		);
	}

	public function test_show_more_shows_the_first_then_the_next_and_counts_all(): void {
		foreach ( array(
			''                    => array( 2, '5 resultados', '/?mostrar=4' ),
			'mostrar=4'           => array( 4, '5 resultados', '/?mostrar=6' ),
			'mostrar=1'           => array( 2, '5 resultados', '/?mostrar=4' ),
			'mostrar=2&mostrar=4' => array( 2, '5 resultados', '/?mostrar=4' ),
			'mostrar=9999999'     => array( 2, '5 resultados', '/?mostrar=4' ),
			'mostrar=-1'          => array( 2, '5 resultados', '/?mostrar=4' ),
			'mostrar=99'          => array( 5, '5 resultados', null ),
			'edad=8-12'           => array( 2, '3 de 5', '/?edad=8-12&mostrar=4' ),
			'edad=2026'           => array( 2, '2 de 5', null ),
		) as $query => list( $shown, $count, $more ) ) {
			$page = self::markup( array( 'perPage' => 2, 'filters' => array( 'categoria', 'edad' ) ), $query );
			self::assertCount( $shown, $page->cards(), $query );
			self::assertSame( array( $count ), $page->texts( '.programas-count' ), $query );
			self::assertSame(
				null === $more ? array() : array( "$more#programas-1" ),
				$page->values( '.programas-more:not([hidden]) a', 'href' ),
				$query
			);
		}
	}

	public function test_nothing_is_cut_from_a_feed(): void {
		$GLOBALS['wp_query']->is_feed = true;

		self::assertCount( 5, self::markup( array( 'perPage' => 2 ) )->all( 'li.programas-card' ) );
	}
}
