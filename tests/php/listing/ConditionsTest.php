<?php
/**
 * What a block or a shortcode asks for: time, several categories, ages, price, place.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program};
use ProgramsFilter\Tests\TestCase;

/** Which programs it shows then. */
class ConditionsTest extends TestCase {
	/**
	 * Writes programs.
	 *
	 * @param array<string, array<string, string>> $programs Facts by title; "categories" has slugs.
	 */
	private static function write( array $programs ): void {
		foreach ( array_reverse( $programs ) as $title => $facts ) {
			$slugs = array_diff( explode( ' ', $facts['categories'] ?? '' ), array( '' ) );
			unset( $facts['categories'] );
			$id = self::factory()->program->create( array( 'post_title' => $title, 'facts' => $facts ) );
			foreach ( $slugs as $slug ) {
				if ( null === term_exists( $slug, Program\TAXONOMY ) ) {
					self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'name' => $slug, 'slug' => $slug ) );
				}
			}
			wp_set_object_terms( $id, $slugs, Program\TAXONOMY );
		}
	}

	/**
	 * Titles that a shortcode shows once the programs are indexed, in the order of the alphabet.
	 *
	 * @param string $words Words of the shortcode.
	 */
	private static function shown( string $words ): string {
		self::index_changes();

		return self::shown_now( $words );
	}

	/**
	 * The same in the request that wrote the programs.
	 *
	 * @param string $words Words of the shortcode.
	 */
	private static function shown_now( string $words ): string {
		preg_match_all( '#<h3 class="programas-card__title">(?:<a[^>]*>)?([^<]*)#', do_shortcode( "[programas orden=\"titulo\" $words]" ), $found );

		return implode( ' ', $found[1] );
	}

	private static function write_music(): void {
		self::write(
			array(
				'Coro'     => array( 'categories' => 'musica infantil', 'age_from' => '6', 'age_to' => '12', 'price' => '0 €', 'place' => 'Casa de la Cultura' ),
				'Guitarra' => array( 'categories' => 'musica', 'age_from' => '16', 'price' => '20 €', 'place' => 'casa de la cultura' ),
				'Meteoros' => array( 'categories' => 'infantil', 'audience' => 'De 4 a 5 años', 'place' => 'Planetario' ),
				'Paseo'    => array(),
				'Solfeo'   => array( 'categories' => 'musica infantil', 'age_from' => '13', 'age_to' => '15', 'price' => '0 €' ),
			)
		);
	}

	/** @return array<string, array{string, string}> */
	public function words(): array {
		return array(
			'all'                              => array( '', 'Coro Guitarra Meteoros Paseo Solfeo' ),
			'one of several categories'        => array( 'categoria="musica,infantil"', 'Coro Guitarra Meteoros Solfeo' ),
			'ages, also of those without any'  => array( 'edad="5-7"', 'Coro Meteoros Paseo' ),
			'one age'                          => array( 'edad="14"', 'Paseo Solfeo' ),
			'from an age on'                   => array( 'edad="14-120"', 'Guitarra Paseo Solfeo' ),
			'one of several ages'              => array( 'edad="5,16"', 'Guitarra Meteoros Paseo' ),
			'music for children'               => array( 'categoria="musica" edad="0-12"', 'Coro' ),
			'free'                             => array( 'gratis="si"', 'Coro Solfeo' ),
			'free, as the address has it'      => array( 'gratis="1"', 'Coro Solfeo' ),
			'not only what is free'            => array( 'gratis="no"', 'Coro Guitarra Meteoros Paseo Solfeo' ),
			'a place, however it is written'   => array( 'lugar="Casa de la cultura"', 'Coro Guitarra' ),
			'one of two places'                => array( 'lugar="planetario,casa-de-la-cultura"', 'Coro Guitarra Meteoros' ),
			'a place that is none'             => array( 'lugar="Casa"', '' ),
			'a limit counts what is left'      => array( 'gratis="si" cantidad="1"', 'Coro' ),
			'a wrong category among right'     => array( 'categoria="noexiste,infantil"', 'Coro Meteoros Solfeo' ),
			'a wrong category leaves the rest' => array( 'categoria="noexiste" gratis="si"', 'Coro Solfeo' ),
			'an age that is none'              => array( 'edad="12-6"', 'Coro Guitarra Meteoros Paseo Solfeo' ),
		);
	}

	/** @dataProvider words */
	public function test_a_shortcode_shows_what_it_asks_for_whether_or_not_that_is_indexed_already( string $words, string $titles ): void {
		self::write_music();

		self::assertSame( array( $titles, $titles ), array( self::shown_now( $words ), self::shown( $words ) ) );
	}

	/** @return array<string, array{string, string}> */
	public function mistakes(): array {
		return array(
			'a category' => array( 'categoria="musica,noexiste"', 'categoria="noexiste"' ),
			'an age'     => array( 'edad="12-6"', 'edad="12-6"' ),
			'a place'    => array( 'lugar="planetario,Casa"', 'lugar="Casa"' ),
			'a time'     => array( 'cuando="ayer"', 'cuando="ayer"' ),
			'at first'   => array( 'inicial="categoria=musica&edad=ocho"', 'edad="ocho"' ),
			'a key'      => array( 'inicial="categoria=musica&nada=8"', 'nada="8"' ),
		);
	}

	/** @dataProvider mistakes */
	public function test_a_value_that_means_nothing_is_said_to_editors( string $words, string $said ): void {
		self::write_music();
		wp_set_current_user( 1 );

		self::assertMatchesRegularExpression( '/: ' . preg_quote( $said, '/' ) . '\./', html_entity_decode( do_shortcode( "[programas $words]" ) ) );
		wp_set_current_user( 0 );
		self::assertStringNotContainsString( $said, html_entity_decode( do_shortcode( "[programas $words]" ) ) );
	}

	public function test_who_can_edit_is_told_of_words_and_values_of_a_block_that_mean_nothing(): void {
		self::write_music();
		$block = self::block(
			array(
				'when'      => 'past',
				'limit'     => 'muchos',
				'only'      => array( 'categoria' => array( 'noexiste', 'musica' ) ),
				'filters'   => array( 'categoria', 'horas' ),
				'card'      => array( 'picture', 'colour', 'lugar' ),
				'className' => 'mia',
				'align'     => 'wide',
			)
		);
		self::assertStringNotContainsString( 'programas-notice', do_blocks( $block ) );

		wp_set_current_user( 1 );
		preg_match( '#<div class="programas-notice".*?</div>#s', do_blocks( $block ), $notice );
		$text = html_entity_decode( wp_strip_all_tags( $notice[0] ?? '' ) );
		self::assertStringContainsString( ': when, cantidad="muchos", categoria="noexiste", filtros="horas", tarjeta="colour,lugar".', $text );
		self::assertStringNotContainsString( 'programas-notice', do_blocks( self::block( array( 'only' => array( 'categoria' => array( 'musica' ) ), 'className' => 'mia', 'align' => 'wide' ) ) ) );
	}

	public function test_the_criteria_are_asked_for_once_however_many_words_a_shortcode_has(): void {
		$times = 0;
		$count = static function ( array $criteria ) use ( &$times ): array {
			++$times;

			return $criteria;
		};
		add_filter( 'programs_filter_criteria', $count );
		Listing\parse_shortcode_attributes( array_fill_keys( array_map( static fn( int $number ): string => "k$number", range( 1, 50 ) ), '1' ) );

		self::assertSame( 1, $times );
	}

	public function test_a_taxonomy_that_is_named_like_an_option_is_no_criterion(): void {
		register_taxonomy( 'clase', Program\POST_TYPE, array( 'public' => true ) );

		self::assertArrayNotHasKey( 'clase', Listing\get_available_criteria() );
	}

	public function test_a_criterion_of_a_plugin_limits_a_listing(): void {
		self::write_music();
		add_filter(
			'programs_filter_criteria',
			static fn( array $criteria ): array => $criteria + array(
				'vocal' => array(
					'kind'   => 'switch',
					'label'  => 'Se canta',
					'values' => static fn( \WP_Post $post ): array => in_array( $post->post_title, array( 'Coro', 'Solfeo' ), true ) ? array( '1' ) : array(),
				),
			)
		);

		self::assertSame( 'Coro', self::shown( 'vocal="si" edad="8"' ) );
	}

	public function test_a_criterion_that_is_named_like_an_option_is_refused(): void {
		add_filter(
			'programs_filter_criteria',
			static fn( array $criteria ): array => $criteria + array( 'columnas' => array( 'kind' => 'switch', 'label' => 'Columnas', 'values' => '__return_empty_array' ) )
		);

		self::assertArrayNotHasKey( 'columnas', Listing\get_criteria() );
	}

	public function test_a_taxonomy_limits_a_listing_with_what_is_below_its_terms(): void {
		register_taxonomy( 'barrio', Program\POST_TYPE, array( 'label' => 'Barrio', 'hierarchical' => true ) );
		self::write_music();
		$centre = self::factory()->term->create( array( 'taxonomy' => 'barrio', 'name' => 'Centro', 'slug' => 'centro' ) );
		$below  = self::factory()->term->create( array( 'taxonomy' => 'barrio', 'name' => 'Plaza', 'parent' => $centre ) );
		foreach ( array( 'Coro' => $centre, 'Meteoros' => $below ) as $title => $term ) {
			wp_set_object_terms( get_posts( array( 'post_type' => Program\POST_TYPE, 'title' => $title ) )[0]->ID, array( $term ), 'barrio' );
		}

		self::assertSame( 'Coro Meteoros', self::shown( 'barrio="centro"' ) );
	}

	public function test_today_this_week_and_this_month_are_those_of_the_visitors_filter(): void {
		$day = static fn( string $when ): string => gmdate( 'Y-m-d', (int) strtotime( Program\current_day( time() ) . " $when UTC" ) );
		self::write(
			array(
				'Ayer'  => array( 'start' => $day( '-1 day' ), 'end' => $day( '-1 day' ) ),
				'Hoy'   => array( 'start' => $day( '+0 day' ), 'end' => $day( '+0 day' ) ),
				'Larga' => array( 'start' => $day( '-40 days' ), 'end' => $day( '+40 days' ) ),
				'Lejos' => array( 'start' => $day( '+40 days' ), 'end' => $day( '+40 days' ) ),
				'Nunca' => array(),
			)
		);

		foreach ( array( 'hoy', 'esta-semana', 'este-mes' ) as $when ) {
			self::assertSame( 'Hoy Larga', self::shown( "cuando=\"$when\"" ), $when );
		}
	}

	public function test_a_protected_program_does_not_tell_its_place(): void {
		self::factory()->program->create( array( 'post_title' => 'Secreto', 'post_password' => 'x', 'facts' => array( 'place' => 'Planetario', 'price' => '0 €' ) ) );

		self::assertSame( '', self::shown( 'lugar="Planetario"' ) . self::shown( 'gratis="si"' ) );
	}

	public function test_conditions_need_no_query_for_each_program(): void {
		self::write_music();
		$queries = static function (): int {
			self::index_changes();
			wp_cache_flush();
			$before = get_num_queries();
			self::shown_now( 'edad="0-12" lugar="Casa de la cultura"' );

			return get_num_queries() - $before;
		};
		$few     = $queries();
		foreach ( range( 1, 20 ) as $number ) {
			self::write( array( "Coro $number" => array( 'age_from' => '6', 'place' => 'Casa de la Cultura' ) ) );
		}

		self::assertSame( $few, $queries() );
	}

	/** @return array<string, array{string, string|null}> */
	public function calendars(): array {
		return array(
			'free, at a place, this week' => array( 'gratis="si" lugar="Planetario" cuando="esta-semana"', 'gratis=1&lugar=planetario&cuando=esta-semana' ),
			'what is not over'            => array( 'cuando="vigentes"', '' ),
			'a category at first'         => array( 'filtro="no" inicial="categoria=musica"', 'categoria=musica' ),
			'ages'                        => array( 'edad="0-12"', 'edad=0-12' ),
			'one of two ages'             => array( 'edad="5,16"', null ),
			'what is over'                => array( 'cuando="terminados"', null ),
			'several categories'          => array( 'categoria="musica,infantil"', 'categoria=musica&categoria=infantil' ),
			'several categories at first' => array( 'varios="si" inicial="categoria=musica&amp;categoria=infantil"', 'categoria=musica&categoria=infantil' ),
		);
	}

	/**
	 * @dataProvider calendars
	 * @param string|null $query Of the address with which calendars subscribe; null where it could not say what is shown.
	 */
	public function test_a_subscription_has_the_conditions_or_is_not_offered( string $words, ?string $query ): void {
		self::write_music();
		$html = html_entity_decode( do_shortcode( "[programas suscribirse=\"si\" $words]" ) );

		if ( null === $query ) {
			self::assertStringNotContainsString( 'programas-subscription', $html );
		} else {
			self::assertStringContainsString( $query, self::address_of_calendar( $html ) );
		}
	}

	/** @return array<string, array{string, string, string}> Words of the shortcode; query string of the page; query string of the calendar. */
	public static function visits(): array {
		return array(
			'a time within another' => array( 'cuando="este-mes" filtros="cuando"', 'cuando=proximos', 'solo=cuando=este-mes' ),
			'ages of nobody'        => array( 'edad="6-12" filtros="edad"', 'edad=14', 'solo=edad=6-12&edad=14' ),
			'another category'      => array( 'categoria="musica" varios="si" filtros="categoria,edad"', 'categoria=infantil', 'solo=categoria=musica' ),
			'one of the categories' => array( 'categoria="musica,infantil"', 'categoria=infantil', 'solo=categoria=musica&categoria=infantil&categoria=infantil' ),
			'what there is not'     => array( 'filtros="categoria,edad"', 'edad=abc&categoria=nada', '' ),
			'one choice after all'  => array( 'inicial="edad=8" filtros="categoria,edad"', 'edad=', '' ),
		);
	}

	/** @dataProvider visits */
	public function test_the_address_of_a_calendar_has_what_its_listing_is_limited_to_and_what_is_chosen( string $words, string $visit, string $query ): void {
		self::write_music();
		$_SERVER['QUERY_STRING'] = $visit;
		self::begin_page();

		self::assertSame( $query, self::address_of_calendar( html_entity_decode( do_shortcode( "[programas suscribirse=\"si\" $words]" ) ) ) );
	}

	/** The query string of the file, decoded. */
	private static function address_of_calendar( string $html ): string {
		preg_match( '~href="https?:[^"?]*/calendario\.ics\??([^"]*)"~', $html, $found );

		return rawurldecode( $found[1] ?? 'none' );
	}

	public function test_a_calendar_beside_a_separate_filter_follows_it(): void {
		self::write_music();
		$html = $this->page_html( '[programas rejilla="no" inicial="categoria=musica"][programas filtro="no" suscribirse="si"]' );

		self::assertStringContainsString( 'data-query="categoria=musica"', $html );
	}

	public function test_the_places_of_published_programs_can_be_chosen(): void {
		self::write_music();
		self::factory()->program->create( array( 'post_status' => 'draft', 'facts' => array( 'place' => 'Oculto' ) ) );

		self::assertSame( array( 'casa-de-la-cultura', 'planetario' ), array_keys( Listing\get_fact_choices( 'lugar' ) ), 'Two writings are one.' );
	}

	public function test_what_is_on_today_changes_at_midnight(): void {
		$now = time();
		self::assertSame( 0, Listing\get_next_change( $now ) );
		self::factory()->program->create( array( 'facts' => array( 'start' => '2127-03-03' ) ) );
		self::index_changes();

		self::assertSame( Program\end_of_day( Program\current_day( $now ) ), Listing\get_next_change( $now ) );
	}
}
