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
	 * Titles that a shortcode shows, in the order of the alphabet.
	 *
	 * @param string $words Words of the shortcode.
	 */
	private static function shown( string $words ): string {
		preg_match_all( '#<h3 class="programas-card__title">(?:<a[^>]*>)?([^<]*)#', do_shortcode( "[programas orden=\"titulo\" $words]" ), $found );

		return implode( ' ', $found[1] );
	}

	private static function write_music(): void {
		self::write(
			array(
				'Coro'     => array( 'categories' => 'musica infantil', 'age_from' => '6', 'age_to' => '12', 'free' => '1', 'place' => 'Casa de la Cultura' ),
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
			'one of several categories'        => array( 'categorias="musica,infantil"', 'Coro Guitarra Meteoros Solfeo' ),
			'all of several categories'        => array( 'categorias="musica,infantil" todas_las_categorias="si"', 'Coro Solfeo' ),
			'ages, also of those without any'  => array( 'edad_desde="5" edad_hasta="7"', 'Coro Meteoros Paseo' ),
			'from an age on'                   => array( 'edad_desde="14"', 'Guitarra Paseo Solfeo' ),
			'up to an age'                     => array( 'edad_hasta="5"', 'Meteoros Paseo' ),
			'music for children'               => array( 'categorias="musica" edad_hasta="12"', 'Coro' ),
			'free'                             => array( 'solo_gratis="si"', 'Coro Solfeo' ),
			'a place, however it is written'   => array( 'lugar="Casa de la cultura"', 'Coro Guitarra' ),
			'a place that is none'             => array( 'lugar="Casa"', '' ),
			'a limit counts what is left'      => array( 'solo_gratis="si" cantidad="1"', 'Coro' ),
			'a wrong category among right'     => array( 'categorias="noexiste,infantil"', 'Coro Meteoros Solfeo' ),
			'a wrong category leaves the rest' => array( 'categorias="noexiste" solo_gratis="si"', 'Coro Solfeo' ),
		);
	}

	/** @dataProvider words */
	public function test_a_shortcode_shows_what_it_asks_for( string $words, string $titles ): void {
		self::write_music();

		self::assertSame( $titles, self::shown( $words ) );
	}

	public function test_a_wrong_category_is_said_to_editors(): void {
		wp_set_current_user( 1 );

		self::assertStringContainsString( 'categorias=&quot;noexiste&quot;', do_shortcode( '[programas categorias="noexiste"]' ) );
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
		self::factory()->program->create( array( 'post_title' => 'Secreto', 'post_password' => 'x', 'facts' => array( 'place' => 'Planetario', 'free' => '1' ) ) );

		self::assertSame( '', self::shown( 'lugar="Planetario"' ) . self::shown( 'solo_gratis="si"' ) );
	}

	public function test_conditions_need_no_query_for_each_program(): void {
		self::write_music();
		$queries = static function (): int {
			wp_cache_flush();
			$before = get_num_queries();
			self::shown( 'edad_hasta="12" lugar="Casa de la cultura"' );

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
			'free, at a place, this week' => array( 'solo_gratis="si" lugar="Planetario" cuando="esta-semana"', 'cuando=esta-semana&gratis=1&lugar=planetario' ),
			'ages'                        => array( 'edad_hasta="12"', null ),
			'all of several categories'   => array( 'categorias="musica,infantil" todas_las_categorias="si"', null ),
			'one category'                => array( 'categorias="musica" todas_las_categorias="si"', 'categoria=musica' ),
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
			self::assertMatchesRegularExpression( '/data-query="[^"]*' . preg_quote( $query, '/' ) . '"/', $html );
		}
	}

	public function test_the_places_of_published_programs_can_be_chosen(): void {
		self::write_music();
		self::factory()->program->create( array( 'post_status' => 'draft', 'facts' => array( 'place' => 'Oculto' ) ) );

		self::assertSame( array( '', 'casa de la cultura', 'planetario' ), array_map( 'strtolower', array_keys( Listing\place_choices() ) ), 'Two writings are one.' );
	}

	public function test_what_is_on_today_changes_at_midnight(): void {
		self::factory()->program->create( array( 'facts' => array( 'start' => '2127-03-03' ) ) );
		$now = time();

		self::assertSame( Program\end_of_day( Program\current_day( $now ) ), Listing\next_change( Listing\clock_changes( $now ), $now ) );
		self::assertSame( 0, Listing\next_change( array(), $now ) );
	}
}
