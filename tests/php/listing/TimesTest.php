<?php
/**
 * Listings by the day and the hour of the site, and between two days.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** What is shown, in which order, beside other plugins, and in the preview. */
class TimesTest extends TestCase {
	private static function day( int $days, string $format = 'Y-m-d' ): string {
		return (string) wp_date( $format, time() + 86400 * $days );
	}

	/**
	 * Writes programs, in the order Z to A as put by hand.
	 *
	 * @return array<string, int> IDs by initial.
	 */
	private static function programs(): array {
		$art   = self::factory()->term->create();
		$dates = array(
			'Zanja'    => array( self::day( -30 ), '' ),
			'Yoga'     => array( '', '' ),
			'Voley'    => array( self::day( -60 ), self::day( -40 ) ),
			'Teatro'   => array( '', self::day( 5 ) ),
			'Sardana'  => array( (string) wp_date( 'Y-m-d\TH:i', time() + 3600 ), '' ),
			'Robótica' => array( self::day( 20 ), self::day( 30 ) ),
			'Pintura'  => array( self::day( -10 ), self::day( 0 ) ),
			'Opera'    => array( self::day( -3, 'Y-m-d\TH:i' ), self::day( -3 ) ),
			'Nudos'    => array( self::day( 20 ), '' ),
			'Magia'    => array( '', self::day( -1 ) ),
			'Lucha'    => array( 'mañana', '2026-02-31' ),
			'Costura'  => array( self::day( 40 ), self::day( 10 ) ),
			'Bordado'  => array( self::day( 1 ), self::day( 2 ) ),
		);
		$ids   = array();
		foreach ( $dates as $title => list( $start, $end ) ) {
			$id = self::factory()->program->create(
				array(
					'post_title'    => $title,
					'menu_order'    => count( $ids ),
					// Its place must not reveal its dates.
					'post_password' => 'Bordado' === $title ? 'x' : '',
				)
			);
			wp_set_object_terms( $id, in_array( $title, array( 'Zanja', 'Nudos', 'Magia' ), true ) ? array( $art ) : array(), Program\TAXONOMY );
			self::store_facts( $id, array_filter( compact( 'start', 'end' ), 'strlen' ) );
			Listing\index_program( $id );
			$ids[ $title[0] ] = $id;
		}

		return $ids;
	}

	/** Initials of the programs that are shown. */
	private static function initials( string $html ): string {
		preg_match_all( '/__link"[^>]*>(?:Protegido: )?(.)/u', $html, $found );

		return implode( '', $found[1] );
	}

	/**
	 * Initials in the preview of an editor.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private static function previewed( array $attributes ): string {
		wp_set_current_user( 1 );
		$html = self::rest( 'GET', '/programs-filter/v1/listing', $attributes )->get_data()['html'];
		wp_set_current_user( 0 );

		return self::initials( $html );
	}

	public function test_a_listing_by_time_shows_the_same_programs_on_the_page_and_in_its_preview(): void {
		self::programs();
		$coming = array( 'only' => array( 'cuando' => array( 'proximos' ) ) );
		$next   = array( 'orderBy' => 'next', 'card' => array() );
		$past   = array( 'only' => array( 'cuando' => array( 'terminados' ) ) );
		$arte   = array( 'only' => array( 'categoria' => array( 'arte' ) ) );
		foreach ( array(
			array( array(), array(), 'ZYVTSRPONMLCB' ),
			array( array( 'only' => array( 'cuando' => array( 'vigentes' ) ) ), array(), 'ZYTSRPNLCB' ),
			array( $coming, array(), 'SRNC' ),
			array( $past, array(), 'VOM' ),
			array( array( 'only' => array( 'cuando' => array( 'someday' ) ) ), array(), 'ZYVTSRPONMLCB' ),
			array( $coming + array( 'orderBy' => 'title' ), array(), 'CNRS' ),
			array( $next, array(), 'SRNCPTZYLBMOV' ),
			array( $next + array( 'only' => array( 'cuando' => array( 'vigentes' ) ) ), array(), 'SRNCPTZYLB' ),
			array( $next + $past, array(), 'MOV' ),
			array( $next + $coming + array( 'limit' => 2 ), array(), 'SR' ),
			array( $past + array( 'limit' => 2 ), array(), 'VO' ),
			array( array_merge_recursive( $coming, $arte ), array(), 'N' ),
			array( $next + $arte, array(), 'NZM' ),
			// What a filter adds to the query.
			array( $coming, array( 'pfilter_only' => array( 'cuando' => array( 'terminados' ) ) ), 'VOM' ),
			array( array(), array( 'orderby' => array( 'pfilter_next' => 'ASC', 'ID' => 'ASC' ) ), 'SRNCPTZYLBMOV' ),
			array( $next, array( 'orderby' => 'title', 'order' => 'ASC' ), 'BCLMNOPRSTVYZ' ),
			array( $coming + array( 'limit' => 3 ), array( 'posts_per_page' => 1 ), 'S' ),
			array( $coming + array( 'limit' => 2 ), array( 'offset' => 1 ), 'RN' ),
			array( $coming, array( 'posts_per_page' => 1, 'nopaging' => true ), 'SRNC' ),
			array( $coming, array( 'fields' => 'ids', 'cache_results' => false ), 'SRNC' ),
			array( $coming + array( 'limit' => 2 ), array( 'suppress_filters' => true, 'offset' => 3 ), 'C' ),
			array( $next + $past, array( 'has_password' => true ), '' ),
			array( $next, array( 'has_password' => true ), 'B' ),
		) as list( $attributes, $more, $shown ) ) {
			$add   = static fn( array $arguments ): array => $more + $arguments;
			add_filter( 'programs_filter_query_args', $add );
			$found = array( self::initials( self::listing( $attributes ) ), self::previewed( $attributes ) );
			remove_filter( 'programs_filter_query_args', $add );

			self::assertSame( array( $shown, $shown ), $found, (string) wp_json_encode( array( $attributes, $more ) ) );
		}
	}

	/** @return array<string, array{string}> */
	public function orders(): array {
		return array( 'by hand' => array( 'manual' ), 'by next session' => array( 'next' ) );
	}

	/** @dataProvider orders */
	public function test_a_filter_can_name_programs_beside_a_condition( string $order ): void {
		$ids = self::programs();
		add_filter( 'programs_filter_query_args', static fn( array $arguments ): array => array( 'post__in' => array( $ids['V'], $ids['R'] ) ) + $arguments );

		self::assertSame( array( 'R', 'R', 'R' ), self::coming( $order ) );
	}

	/** @dataProvider orders */
	public function test_a_filter_can_leave_out_programs_beside_a_condition( string $order ): void {
		$ids = self::programs();
		add_filter( 'programs_filter_query_args', static fn( array $arguments ): array => array( 'post__not_in' => array( $ids['S'], $ids['R'] ) ) + $arguments );

		self::assertSame( array( 'NC', 'N', 'NC' ), self::coming( $order ) );
	}

	public function test_it_reads_only_the_programs_that_it_shows(): void {
		self::programs();
		self::index_changes();
		wp_cache_flush();
		self::listing( array( 'only' => array( 'cuando' => array( 'proximos' ) ), 'orderBy' => 'next', 'limit' => 2 ) );
		$read = '';
		foreach ( self::database()->get_col( 'SELECT ID FROM ' . self::database()->posts . " WHERE post_type = 'pfilter_programa'" ) as $id ) {
			if ( false !== wp_cache_get( (int) $id, 'posts' ) || false !== wp_cache_get( (int) $id, 'post_meta' ) ) {
				$read .= get_the_title( (int) $id )[0];
			}
		}

		self::assertSame( 'SR', $read );
	}

	/** Takes two programs out of lists of posts, as a plugin for members does. */
	private static function add_members_filter(): void {
		add_filter(
			'the_posts',
			static fn( array $posts ): array => array_values(
				array_filter( $posts, static fn( \WP_Post $post ): bool => ! in_array( $post->post_title, array( 'Sardana', 'Robótica' ), true ) )
			)
		);
	}

	/**
	 * What comes, without a limit, with one of 1 and of 3.
	 *
	 * @return list<string>
	 */
	private static function coming( string $order ): array {
		return array_map(
			static fn( int $limit ): string => self::initials(
				self::listing( array( 'only' => array( 'cuando' => array( 'proximos' ) ), 'orderBy' => $order ) + compact( 'limit' ) )
			),
			array( 0, 1, 3 )
		);
	}

	public function test_a_plugin_that_takes_programs_out_of_every_list_makes_it_shorter(): void {
		self::programs();
		self::add_members_filter();

		self::assertSame( array( 'NC', '', 'N' ), self::coming( 'manual' ) );
	}

	public function test_a_listing_by_next_session_is_in_that_order_beside_a_plugin_that_puts_every_list_in_another(): void {
		self::programs();
		add_filter( 'posts_orderby', static fn(): string => 'post_title ASC' );

		self::assertSame( array( 'SRNC', 'S', 'SRN' ), self::coming( 'next' ) );
	}

	public function test_a_listing_in_another_order_has_that_of_the_plugin(): void {
		self::programs();
		add_filter( 'posts_orderby', static fn(): string => 'post_title ASC' );

		self::assertSame( array( 'CNRS', 'C', 'CNR' ), self::coming( 'manual' ) );
	}

	public function test_a_program_is_where_it_is_by_the_beginning_that_a_plugin_said_when_it_was_indexed(): void {
		add_filter(
			'get_post_metadata',
			static fn( $value, int $id, string $key ) => 'pfilter_start' === $key && 'Zanja' === get_the_title( $id ) ? array( self::day( 2 ) ) : $value,
			10,
			3
		);
		self::programs();

		self::assertSame( array( 'SZRNC', 'S', 'SZR' ), self::coming( 'next' ) );
	}

	/** One day, a season, an evening, one that goes on, and one without dates. */
	private static function days(): void {
		foreach ( array(
			'Taller'    => array( 'start' => '2099-01-05', 'end' => '2099-01-05' ),
			'Curso'     => array( 'start' => '2098-12-01', 'end' => '2099-01-31' ),
			'Concierto' => array( 'start' => '2099-02-01T20:00' ),
			'Club'      => array( 'sessions' => '2099-03-01/..' ),
			'Siempre'   => array(),
		) as $title => $facts ) {
			self::factory()->program->create( array( 'post_title' => $title, 'menu_order' => strlen( $title ), 'facts' => $facts ) );
		}
	}

	public function test_what_runs_between_two_days_is_shown_and_a_day_that_does_not_exist_is_none(): void {
		self::days();
		$all = array( 'Club', 'Curso', 'Taller', 'Siempre', 'Concierto' );
		foreach ( array(
			''                                  => $all,
			// What runs through comes last.
			'desde=2099-01-05&hasta=2099-01-05' => array( 'Taller', 'Curso' ),
			'desde=2099-01-06'                  => array( 'Club', 'Concierto', 'Curso' ),
			'desde=2099-02-01&hasta=2099-02-01' => array( 'Concierto' ),
			'desde=2099-02-02'                  => array( 'Club' ),
			'desde=2099-03-02'                  => array( 'Club' ),
			'hasta=2099-01-04'                  => array( 'Curso' ),
			// Reversed: what runs on both days.
			'desde=2099-01-20&hasta=2099-01-01' => array( 'Curso' ),
			'desde=2099-02-30&hasta=0999-01-01' => $all,
			'desde=2099-01-06&desde=2099-01-07' => $all,
			'desde[]=2099-02-02'                => $all,
			'desde=2099-02-02%00&hasta=ayer'    => $all,
		) as $query => $titles ) {
			self::assertSame( $titles, self::markup( array( 'filters' => array( 'fechas' ) ), $query )->cards(), $query );
		}
	}

	public function test_one_session_answers_days_and_hours_also_where_choices_are_counted(): void {
		foreach ( array(
			'Coro'       => "2099-01-03 10:00-12:00\n2099-02-03 20:30-22:00",
			'Danza'      => '2099-02-03 10:00-12:00',
			'Jornada'    => '2099-02-07',
			'Exposición' => '2099-01-01/2099-03-31',
		) as $post_title => $sessions ) {
			self::factory()->program->create( array( 'facts' => compact( 'sessions' ) ) + compact( 'post_title' ) );
		}
		$attributes = array( 'filters' => array( 'cuando', 'fechas', 'horario' ) );
		foreach ( array(
			'horario=por-la-manana'                  => array( 'Coro', 'Danza' ),
			'horario=por-la-noche'                   => array( 'Coro' ),
			'horario=por-la-noche&hasta=2099-01-31'  => array(),
			'horario=por-la-noche&desde=2099-02-01'  => array( 'Coro' ),
			'horario=por-la-manana&desde=2099-02-01' => array( 'Danza' ),
			'horario=por-la-manana&cuando=proximos'  => array( 'Coro', 'Danza' ),
			'horario=por-la-manana&cuando=este-mes'  => array(),
			'horario=de-madrugada&desde=2099-02-07'  => array( 'Jornada', 'Exposición' ),
		) as $query => $titles ) {
			self::assertEqualsCanonicalizing( $titles, self::markup( $attributes, $query )->cards(), $query );
		}
		$labels = str_replace( "\u{a0}", ' ', implode( ' | ', self::markup( $attributes, 'desde=2099-02-01&horario=por-la-manana' )->texts( '[data-filter="horario"] option' ) ) );

		self::assertSame( 'Horario | Por la mañana (1) | Por la tarde (0) | Por la noche (1)', $labels );
	}

	public function test_each_day_has_a_field_in_the_form(): void {
		self::days();
		$page = self::markup( array( 'filters' => array( 'cuando', 'fechas' ) ), 'desde=2099-01-05&hasta=2099-01-31' );

		foreach ( array(
			'type'  => array( 'date', 'date' ),
			'name'  => array( 'desde', 'hasta' ),
			'value' => array( '2099-01-05', '2099-01-31' ),
			'form'  => array( 'programas-1-filtro', 'programas-1-filtro' ),
		) as $name => $values ) {
			self::assertSame( $values, $page->values( '.programas-group [type="date"]', $name ) );
		}
		$moments = array_filter(
			$page->values( '.programas-card', 'data-cuando' ),
			static fn( string $times ): bool => '0+1440@' . Program\day_number( '2099-01-05' ) === $times
		);
		self::assertCount( 1, $moments );
	}

	public function test_days_are_known_in_a_shortcode_and_not_offered_where_no_program_has_dates(): void {
		wp_set_current_user( 1 );
		self::factory()->program->create();
		$page = new Markup( do_shortcode( '[programas filtros="fechas,gratis"]' ) );
		self::assertSame( array( array(), array() ), array( $page->texts( '.programas-notice' ), $page->all( '[type="date"]' ) ) );

		self::days();
		$page = new Markup( do_shortcode( '[programas filtros="fechas,gratis,ayer"]' ) );
		self::assertStringContainsString( 'filtros="ayer"', implode( $page->texts( '.programas-notice' ) ) );
		self::assertCount( 2, $page->all( '[type="date"]' ) );
	}

	public function test_what_begins_today_is_among_what_comes_next_until_the_day_is_over(): void {
		$names = array();
		foreach ( array(
			'Taller'    => array( 'start' => '2026-03-03' ),
			'Concierto' => array( 'start' => '2026-03-03T17:00' ),
			'Feria'     => array( 'start' => '2026-03-02', 'end' => '2026-03-04' ),
			'Curso'     => array( 'start' => '2026-03-03', 'end' => '2026-06-30' ),
			'Baile'     => array( 'sessions' => "2026-03-03 10:00-11:00\n2026-03-10 10:00-11:00" ),
			'Charla'    => array( 'start' => '2026-03-09T18:00' ),
			'Club'      => array( 'sessions' => '2025-10-01/..' ),
		) as $post_title => $facts ) {
			$names[ self::factory()->program->create( compact( 'post_title', 'facts' ) ) ] = $post_title;
		}
		$next = static fn( string $now ): array => array_map(
			static fn( int $id ): string => $names[ $id ],
			self::asked_of_index( array(), Listing\get_site_minute( self::moment( $now ) ) )
		);

		$today = array( 'Taller', 'Feria', 'Curso', 'Baile', 'Concierto', 'Charla', 'Club' );
		self::assertSame( $today, $next( '2026-03-03 00:00' ), 'before they are indexed' );
		self::index_changes();
		self::assertSame( array( 'Feria', 'Taller', 'Curso', 'Baile', 'Concierto', 'Charla', 'Club' ), $next( '2026-03-02 23:59' ) );
		self::assertSame( $today, $next( '2026-03-03 00:00' ) );
		self::assertSame( $today, $next( '2026-03-03 23:59' ) );
		self::assertSame( array( 'Feria', 'Charla', 'Baile', 'Curso', 'Club', 'Taller', 'Concierto' ), $next( '2026-03-04 00:00' ) );
	}
}
