<?php
/**
 * Listings of content that is not the plugin's.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Addresses, Admin, Listing, Program, Program_Page, WordPress};
use ProgramsFilter\Tests\{Markup, Recipes, TestCase};

/** A site with courses: `curso` with `area`, and the fields of ACF that docs/recipes.md names. */
class OwnContentTest extends TestCase {
	use Recipes;

	/** A Query Loop of courses with their places. */
	private const LOOP = '<!-- wp:query {"query":{"postType":"curso","perPage":9,"inherit":false}} -->'
		. '<div class="wp-block-query" id="cursos">'
		. '<!-- wp:post-template --><!-- wp:post-title /--><!-- wp:paragraph {"metadata":{"bindings":{"content":'
		. '{"source":"programs-filter/fact","args":{"key":"place"}}}}} --><p></p><!-- /wp:paragraph --><!-- /wp:post-template --></div>'
		. '<!-- /wp:query -->';

	/**
	 * IDs of the courses.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	/** Guitarra in twelve days, Coro last year, Danza without any fact, and a program of ours. */
	protected function set_up() {
		parent::set_up();
		register_taxonomy( 'area', 'curso', array( 'hierarchical' => true, 'public' => true ) );
		register_post_type( 'curso', array( 'public' => true, 'supports' => array( 'title', 'excerpt', 'custom-fields' ) ) );
		$this->set_permalink_structure( '/%postname%/' );
		self::run_recipe( 'Your own post type' );
		foreach ( array( 'Música', 'Baile' ) as $name ) {
			self::factory()->term->create( array( 'name' => $name, 'taxonomy' => 'area' ) );
		}
		$this->ids['guitarra'] = self::course(
			'Guitarra',
			'musica',
			array( 'fecha_inicio' => self::day( 12, 'Ymd' ), 'fecha_fin' => self::day( 40, 'Ymd' ), 'precio' => '25', 'lugar' => 'Aula 2' )
		);
		$this->ids['coro']     = self::course(
			'Coro',
			'musica',
			array( 'fecha_inicio' => '2020-03-04 18:00:00', 'fecha_fin' => '2020-05-04 20:00:00' )
		);
		$this->ids['danza']    = self::course( 'Danza', 'baile', array( 'precio' => '0' ) );
		self::factory()->program->create( array( 'post_title' => 'Programa' ) );
		self::end_request();
	}

	/**
	 * A day of the site.
	 *
	 * @param int    $days   Days from today.
	 * @param string $format Format.
	 */
	private static function day( int $days, string $format ): string {
		return (string) wp_date( $format, time() + DAY_IN_SECONDS * $days );
	}

	/**
	 * Writes a course.
	 *
	 * @param string               $title  Title.
	 * @param string               $area   Slug.
	 * @param array<string, mixed> $fields Metadata.
	 */
	private static function course( string $title, string $area, array $fields ): int {
		$id = self::factory()->post->create( array( 'post_type' => 'curso', 'post_title' => $title, 'meta_input' => $fields ) );
		wp_set_object_terms( $id, $area, 'area' );

		return $id;
	}

	/** Lists courses, and programs with their own categories. */
	private static function list_both(): void {
		$own = array( 'pfilter_programa' => array( 'taxonomy' => 'pfilter_categoria' ) );
		add_filter( 'programs_filter_content', static fn( array $content ): array => $content + $own, 11 );
		self::end_request();
	}

	/**
	 * How often a change was announced since the last request.
	 *
	 * @phpstan-impure
	 */
	private static function announced(): int {
		$times = did_action( 'programs_filter_changed' );
		self::end_request();

		return did_action( 'programs_filter_changed' ) - $times;
	}

	public function test_listings_have_the_courses_with_pills_facts_and_order(): void {
		$page = self::markup( array( 'orderBy' => 'next', 'card' => array( 'dates', 'price', 'place' ) ) );

		self::assertSame( array( 'Guitarra', 'Danza', 'Coro' ), $page->cards() );
		self::assertSame( array( 'Todos', 'Baile', 'Música' ), $page->texts( '.programas-pill__label' ) );
		self::assertSame( array( 'Coro', 'Guitarra' ), self::markup( array(), 'categoria=musica' )->cards() );
		self::assertStringContainsString( "25\u{a0}€", $page->texts( '.programas-card' )[0] );
		self::assertStringContainsString( 'Aula 2', $page->texts( '.programas-card' )[0] );
		self::assertStringContainsString( 'Gratis', $page->texts( '.programas-card' )[1] );
		$next = self::markup( array( 'only' => array( 'cuando' => array( 'vigentes' ) ), 'orderBy' => 'next' ) );
		self::assertSame( array( 'Guitarra', 'Danza' ), $next->cards() );
		self::assertSame( array( 'Guitarra' ), self::markup( array( 'only' => array( 'lugar' => array( 'Aula 2' ) ) ) )->cards() );
		self::assertStringContainsString( 'Guitarra', do_shortcode( '[programas categoria="musica"]' ) );
	}

	public function test_visitors_filter_by_facts_by_a_taxonomy_and_by_words(): void {
		register_taxonomy( 'nivel', 'curso', array( 'public' => true, 'labels' => array( 'singular_name' => 'Nivel' ) ) );
		wp_set_object_terms( $this->ids['coro'], 'Alto', 'nivel' );
		$all = array( 'filters' => array( 'categoria', 'cuando', 'precio', 'gratis', 'lugar', 'buscar', 'nivel' ) );

		self::assertSame( array( 'Coro' ), self::markup( $all, 'cuando=terminados' )->cards() );
		self::assertSame( array( 'Danza' ), self::markup( $all, 'gratis=1' )->cards() );
		self::assertSame( array( 'Danza', 'Guitarra' ), self::markup( $all, 'precio=30' )->cards() );
		self::assertSame( array( 'Guitarra' ), self::markup( $all, 'lugar=aula-2' )->cards() );
		self::assertSame( array( 'Guitarra' ), self::markup( $all, 'buscar=aula' )->cards() );
		self::assertSame( array( 'Coro' ), self::markup( $all, 'nivel=alto' )->cards() );
		self::assertArrayHasKey( 'nivel', Listing\get_available_criteria() );
		self::assertArrayNotHasKey( 'area', Listing\get_available_criteria() );
	}

	public function test_changes_are_announced_whoever_writes_them(): void {
		update_post_meta( $this->ids['danza'], 'lugar', 'Aula 3' );
		self::assertSame( 1, self::announced() );
		update_post_meta( $this->ids['danza'], 'otra_cosa', '1' );
		self::assertSame( 0, self::announced() );
		wp_update_post( array( 'ID' => $this->ids['danza'], 'post_title' => 'Danza oriental' ) );
		self::assertSame( 1, self::announced() );
		wp_set_object_terms( $this->ids['danza'], 'musica', 'area' );
		self::assertSame( 1, self::announced() );
		wp_trash_post( $this->ids['danza'] );
		self::assertSame( 1, self::announced() );
		self::factory()->post->create();
		self::assertSame( 0, self::announced() );
	}

	public function test_cards_are_kept_until_then(): void {
		wp_using_ext_object_cache( true );
		$_SERVER['REQUEST_TIME'] = time() + 60;
		try {
			self::listing();
			$price = static fn( string $price ): bool => str_contains( self::listing( array( 'card' => array( 'price' ) ) ), $price );
			self::assertTrue( $price( "25\u{a0}€" ) );
			// Past WordPress, which announces nothing.
			self::database()->query( 'UPDATE ' . self::database()->postmeta . " SET meta_value = '26' WHERE meta_key = 'precio' AND meta_value = '25'" );
			wp_cache_delete( $this->ids['guitarra'], 'post_meta' );
			self::assertTrue( $price( "25\u{a0}€" ) );
			update_post_meta( $this->ids['guitarra'], 'precio', '30' );
			self::assertTrue( $price( "30\u{a0}€" ) );
		} finally {
			wp_using_ext_object_cache( false );
		}
	}

	public function test_a_beginning_alone_is_that_day_as_of_a_program(): void {
		$past = self::course( 'Charla', 'musica', array( 'fecha_inicio' => '2020-03-04' ) );
		$next = self::course( 'Taller', 'musica', array( 'fecha_inicio' => self::day( 3, 'Ymd' ) ) );
		$is   = static fn( int $id ): bool => Program\is_over( Program\program_facts( $id ), time() );
		self::assertSame( array( true, false ), array( $is( $past ), $is( $next ) ) );
		self::assertSame( '2020-03-04', Program\program_facts( $past )['sessions'] );
	}

	public function test_sessions_alone_say_when_a_course_begins_and_ends(): void {
		add_filter( 'programs_filter_content', static fn(): array => array( 'curso' => array( 'taxonomy' => 'area', 'facts' => array( 'sessions' => 'horas' ) ) ) );
		$facts = Program\stored_facts( self::course( 'Yoga', 'baile', array( 'horas' => '2027-01-11/2027-01-20 MO,WE 18:00-19:30' ) ) );

		self::assertSame( array( '2027-01-11T18:00', '2027-01-20T19:30' ), array( $facts['start'], $facts['end'] ) );
	}

	public function test_the_clock_knows_when_a_course_begins_and_ends(): void {
		$start  = self::moment( self::day( 5, 'Y-m-d 18:00' ) );
		$course = self::course( 'Teatro', 'baile', array( 'fecha_inicio' => (string) $start ) );
		self::index_changes();
		$at = static function ( int $moment ): array {
			$minute = Listing\get_site_minute( $moment );
			return Listing\query_programs_of_moments( $minute, $minute );
		};

		self::assertContains( $this->ids['guitarra'], $at( self::moment( self::day( 12, 'Y-m-d 00:00' ) ) ) );
		self::assertContains( $this->ids['guitarra'], $at( self::moment( self::day( 41, 'Y-m-d 00:00' ) ) ) );
		self::assertContains( $course, $at( $start ) );
	}

	public function test_a_course_has_a_calendar_and_structured_data_and_is_in_that_of_all(): void {
		$post = get_post( $this->ids['guitarra'] );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertStringContainsString( 'DTSTART;VALUE=DATE:' . self::day( 12, 'Ymd' ), Program_Page\get_calendar_file( $post ) );
		$this->go_to( '/?programas_ics=todo' );
		self::assertStringContainsString( 'SUMMARY:Guitarra', Program_Page\get_subscription_file( new Listing\Page() ) );

		$this->go_to( "/?post_type=curso&p=$post->ID" );
		$head = self::output( 'wp_head' );
		self::assertStringContainsString( '"@type":"Event","name":"Guitarra"', $head );
		self::assertStringNotContainsString( 'og:title', $head );
	}

	public function test_the_page_of_a_program_that_no_listing_shows_is_whole(): void {
		$facts = array( 'start' => '2099-03-04', 'place' => 'Teatro' );
		$id    = self::factory()->program->create( array( 'post_title' => 'Obra', 'post_content' => 'Texto' ) + compact( 'facts' ) );
		$this->go_to( (string) wp_make_link_relative( (string) get_permalink( $id ) ) );
		$head = self::output( 'wp_head' );
		the_post();

		self::assertStringContainsString( '"@type":"Event","name":"Obra"', $head );
		self::assertMatchesRegularExpression( '~og:description" content="[^"]*Teatro~', $head );
		self::assertStringContainsString( 'Teatro', self::output( 'the_content' ) );
		$post = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertFalse( Program\is_listed_post( $post ) );
	}

	public function test_there_are_no_first_steps_with_programs(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		wp_set_current_user( 1 );
		wp_delete_post( (int) get_posts( array( 'post_type' => 'pfilter_programa', 'fields' => 'ids' ) )[0], true );
		set_current_screen( 'edit-pfilter_programa' );
		self::assertSame( '', self::output( 'ProgramsFilter\\Admin\\print_first_steps_notice' ) );

		remove_all_filters( 'programs_filter_content' );
		self::assertStringContainsString( 'cinco minutos', self::output( 'ProgramsFilter\\Admin\\print_first_steps_notice' ) );
	}

	public function test_a_query_loop_of_courses_is_filtered_by_facts(): void {
		$filter = self::block( array( 'showGrid' => false, 'target' => '#cursos', 'filters' => array( 'categoria', 'lugar' ) ) );
		$page   = new Markup( $this->page_html( $filter . self::LOOP, 'lugar=aula-2' ) );

		self::assertSame( array( 'Guitarra' ), $page->texts( '.programas-grid > [data-categories="musica"]:not([hidden]) > h2' ) );
		self::assertSame( array( 'Aula 2' ), $page->texts( '.programas-grid > [data-categories="musica"]:not([hidden]) > p' ) );
		self::assertCount( 3, $page->all( '.programas-grid > [data-categories]' ) );
	}

	/** @return iterable<string, array{string, mixed, string}> Fact, what is stored, what is read. */
	public function values(): iterable {
		yield 'a day of ACF' => array( 'start', '20270304', '2027-03-04' );
		yield 'a moment' => array( 'start', '2027-03-04 18:00:00', '2027-03-04T18:00' );
		yield 'a Unix time' => array( 'start', '1804179600', '2027-03-04T18:00' );
		yield 'the same as a number' => array( 'start', 1804179600, '2027-03-04T18:00' );
		yield 'midnight' => array( 'start', '2027-03-04 00:00:00', '2027-03-04' );
		yield 'the end of a day' => array( 'end', '2027-03-04 23:59:59', '2027-03-04' );
		yield 'words' => array( 'start', '4 de marzo de 2027, 18 h', '' );
		yield 'no day' => array( 'start', '20271399', '' );
		yield 'no date' => array( 'start', 'pronto', '' );
		yield 'a number' => array( 'price', 25, '25 €' );
		yield 'decimals' => array( 'price', '12.50', '12,50 €' );
		yield 'decimals of nothing' => array( 'price', '25.00', '25 €' );
		yield 'a currency' => array( 'price', '12.00 USD', '12 US$' );
		yield 'several prices' => array( 'price', array( 'Socios: 5', 'gratis' ), "Socios: 5 €\n0 €" );
		yield 'a price in words' => array( 'price', '25 € al mes', '25 € al mes' );
		yield 'yes' => array( 'application', 'sí', '1' );
		yield 'ticked' => array( 'application', true, '1' );
		yield 'no' => array( 'application', 'no', '0' );
		yield 'the state of The Events Calendar' => array( 'event_status', 'canceled', 'cancelled' );
		yield 'several' => array( 'audience', array( 'Jóvenes', 'Mayores' ), 'Jóvenes, Mayores' );
		yield 'markup' => array( 'place', '<p>Aula <b>2</b></p>', 'Aula 2' );
		yield 'an object' => array( 'place', new \stdClass(), '' );
		yield 'places' => array( 'places', '20', '20' );
		yield 'places in words' => array( 'places', '20 plazas', '' );
		yield 'no address' => array( 'signup_url', 'javascript:alert(1)', '' );
	}

	/**
	 * @dataProvider values
	 * @param string $fact   Fact.
	 * @param mixed  $stored Value.
	 * @param string $read   As it is read.
	 */
	public function test_values_of_others_are_read( string $fact, $stored, string $read ): void {
		$content = array( 'curso' => array( 'facts' => array( $fact => '_other' ) ) );
		add_filter( 'programs_filter_content', static fn(): array => $content, 11 );
		$id = self::course( 'Curso', 'musica', array( '_other' => $stored ) );

		self::assertSame( $read, Program\stored_facts( $id )[ $fact ] );
	}

	public function test_programs_and_courses_share_a_listing_and_other_facts_are_those_of_programs(): void {
		self::list_both();
		update_post_meta( $this->ids['danza'], 'pfilter_teacher', 'Ana' );
		$page = self::markup( array( 'orderBy' => 'title', 'card' => array( 'teacher' ) ) );

		self::assertSame( array( 'Coro', 'Danza', 'Guitarra', 'Programa' ), $page->cards() );
		self::assertStringContainsString( 'Ana', $page->texts( '.programas-card' )[1] );
	}

	public function test_a_listing_names_which_of_them_it_shows(): void {
		self::list_both();
		$cards = static fn( array $attributes, string $query = '' ): array => self::markup( $attributes, $query )->cards();

		self::assertSame( array( 'Programa' ), $cards( array( 'types' => array( 'pfilter_programa' ) ) ) );
		self::assertSame( array( 'Coro', 'Danza', 'Guitarra' ), $cards( array( 'types' => array( 'curso' ), 'orderBy' => 'title' ) ) );
		self::assertCount( 4, $cards( array( 'types' => array( 'nada' ) ) ) );
		self::assertSame( array( 'Programa' ), ( new Markup( do_shortcode( '[programas tipos="pfilter_programa"]' ) ) )->cards() );
		wp_set_current_user( 1 );
		self::assertStringContainsString( 'tipos=&quot;nada&quot;', $this->page_html( self::block( array( 'types' => array( 'nada', 'curso' ) ) ) ) );
	}

	public function test_a_category_is_that_of_each_type_and_two_of_a_slug_are_one(): void {
		self::list_both();
		$ours = self::factory()->program->create( array( 'post_title' => 'Banda', 'categories' => array( 'Música' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Óleo', 'categories' => array( 'Pintura' ) ) );
		$page = self::markup( array( 'orderBy' => 'title' ) );

		self::assertSame( array( 'Todos', 'Baile', 'Música', 'Pintura' ), $page->texts( '.programas-pill__label' ) );
		self::assertSame( array( 'Banda', 'Coro', 'Guitarra' ), self::markup( array( 'orderBy' => 'title' ), 'categoria=musica' )->cards() );
		self::assertSame( array( 'Banda', 'Coro', 'Guitarra' ), self::markup( array( 'orderBy' => 'title', 'only' => array( 'categoria' => array( 'musica' ) ) ) )->cards() );
		$boxes = self::markup( array( 'orderBy' => 'title', 'multiple' => true ), 'categoria=musica&categoria=pintura' );
		self::assertSame( array( 'Banda', 'Coro', 'Guitarra', 'Óleo' ), $boxes->cards() );
		$own = self::markup( array( 'types' => array( 'pfilter_programa' ) ) );
		self::assertSame( array( 'Todos', 'Música', 'Pintura' ), $own->texts( '.programas-pill__label' ) );
		$apart = new Markup( $this->page_html( self::block( array( 'showGrid' => false ) ) . self::block( array( 'showFilter' => false, 'types' => array( 'curso' ) ) ) ) );
		self::assertSame( array( 'Todos', 'Baile', 'Música' ), $apart->texts( '.programas-pill__label' ) );
		wp_trash_post( $ours );
		self::assertSame( array( 'Coro', 'Guitarra' ), self::markup( array( 'orderBy' => 'title' ), 'categoria=musica' )->cards() );
	}

	public function test_a_listing_of_a_type_knows_the_categories_of_that_type_only(): void {
		self::list_both();
		$arts = self::factory()->term->create( array( 'name' => 'Artes' ) );
		self::factory()->term->create( array( 'name' => 'Música y voz', 'slug' => 'musica', 'parent' => $arts ) );
		self::factory()->program->create( array( 'post_title' => 'Banda', 'categories' => array( 'musica' ) ) );
		$courses = array( 'types' => array( 'curso' ), 'orderBy' => 'title' );
		$page    = self::markup( $courses, 'categoria=artes' );

		self::assertSame( array( 'Todos', 'Baile', 'Música' ), $page->texts( '.programas-pill__label' ) );
		self::assertSame( array( 'Coro', 'Danza', 'Guitarra' ), $page->cards() );
		self::assertStringContainsString( 'ningún filtro «artes»', self::listing( $courses, 'categoria=artes' ) );
		self::assertSame( array( 'Todos', 'Artes', 'Música y voz' ), self::markup( array( 'types' => array( 'pfilter_programa' ) ) )->texts( '.programas-pill__label' ) );
		foreach ( array( 'only', 'initial' ) as $name ) {
			$slugs = Listing\prepare_listing_attributes( array( $name => array( 'categoria' => array( 'artes', 'musica' ) ) ) + $courses );
			self::assertSame( array( 'categoria' => array( 'musica' ) ), $slugs[ $name ] );
		}
		wp_set_current_user( 1 );
		self::assertStringContainsString( 'categoria=&quot;artes&quot;', $this->page_html( self::block( array( 'only' => array( 'categoria' => array( 'artes' ) ) ) + $courses ) ) );
	}

	public function test_a_taxonomy_that_another_type_has_is_no_filter_of_a_listing(): void {
		self::list_both();
		register_taxonomy( 'nivel', 'curso', array( 'public' => true ) );
		wp_set_object_terms( $this->ids['coro'], 'Alto', 'nivel' );
		$filters = array( 'filters' => array( 'categoria', 'nivel' ) );
		$keys    = static fn( string ...$types ): array => array_keys( Listing\get_listing_criteria( Listing\prepare_listing_attributes( compact( 'types' ) + $filters ) ) );

		self::assertSame( array( 'categoria', 'nivel' ), $keys( 'curso' ) );
		self::assertSame( array( 'categoria' ), $keys( 'pfilter_programa' ) );
		self::assertSame( array( 'categoria', 'nivel' ), $keys() );
		self::assertArrayNotHasKey( 'nivel', Listing\get_available_criteria( array( 'pfilter_programa' ) ) );
	}

	public function test_two_listings_of_two_types_have_pills_numbers_addresses_and_calendars_of_their_own(): void {
		self::list_both();
		self::factory()->program->create( array( 'post_title' => 'Óleo', 'categories' => array( 'Pintura' ) ) );
		$one  = static fn( string $type ): string => self::block( array( 'types' => array( $type ), 'showCalendar' => true ) );
		$page = new Markup( $this->page_html( $one( 'curso' ) . $one( 'pfilter_programa' ), 'categoria=musica&categoria-2=pintura' ) );

		self::assertSame( array( 'Todos', 'Baile', 'Música', 'Todos', 'Pintura' ), $page->texts( '.programas-pill__label' ) );
		self::assertSame( array( 'Coro', 'Guitarra', 'Óleo' ), $page->cards() );
		self::assertSame( array( '2 de 3', '1 de 2' ), $page->texts( '.programas-count' ) );
		self::assertSame( array( 'curso', 'pfilter_programa' ), array_map( static fn( string $address ): string => explode( 'post_type=', $address )[1], $page->values( '[data-address]', 'data-address' ) ) );
	}

	public function test_the_feeds_of_a_page_and_their_names_are_of_the_types_that_it_lists(): void {
		self::list_both();
		add_theme_support( 'automatic-feed-links' );
		$feeds = function ( string ...$types ): array {
			$blocks = implode( '', array_map( static fn( string $type ): string => self::block( array( 'types' => array( $type ) ) ), $types ) );
			$this->go_to( '/?page_id=' . self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => $blocks ) ) );
			preg_match_all( '~title="[^"]*» ([^"]*)" href="[^"]*post_type=(\w+)"~', self::output( 'ProgramsFilter\\Program_Page\\print_feed_links' ), $found );
			return array_combine( $found[2], $found[1] );
		};

		self::assertSame( array( 'pfilter_programa' => 'Programas' ), $feeds( 'pfilter_programa', 'pfilter_programa' ) );
		self::assertSame( array( 'curso', 'pfilter_programa' ), array_keys( $feeds( 'curso', 'pfilter_programa' ) ) );
	}

	public function test_a_course_has_other_courses_beside_it(): void {
		self::list_both();
		self::factory()->program->create( array( 'post_title' => 'Óleo' ) );
		self::end_request();
		$related = ( new Markup( Program_Page\get_related_html( get_post( $this->ids['guitarra'] ), 5, '', '__return_empty_string', new Listing\Page() ) ) )->cards();
		self::assertSame( array( 'Danza' ), $related );
	}

	public function test_the_page_of_a_category_has_the_type_that_it_is_a_category_of(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		self::list_both();
		$area = get_term_by( 'slug', 'musica', 'area' );
		self::assertInstanceOf( \WP_Term::class, $area );
		$archive = get_term_link( $area );
		$page    = Admin\get_or_create_category_page( $area );

		self::assertSame( array( 'curso' ), Listing\get_listings_in_content( (string) get_post_field( 'post_content', $page ) )[0]['types'] );
		self::assertSame( $archive, get_term_link( $area ) );
		wp_publish_post( $page );
		self::assertSame( get_permalink( $page ), get_term_link( $area ) );
	}

	public function test_a_category_leads_to_the_listing_page_where_that_has_its_type(): void {
		self::list_both();
		$area = get_term_by( 'slug', 'musica', 'area' );
		self::assertInstanceOf( \WP_Term::class, $area );
		$leads_to = static function ( string $type ) use ( $area ): string {
			$page = self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => self::block( array( 'types' => array( $type ) ) ) ) );
			add_filter( 'programs_filter_listing_page', static fn(): int => $page, 11 );
			return Addresses\get_category_url( $area );
		};

		self::assertStringEndsWith( '?categoria=musica', $leads_to( 'curso' ) );
		self::assertSame( '', $leads_to( 'pfilter_programa' ) );
		// The page of a course names the archive then.
		$facts = array_column( Program_Page\get_listed_facts( get_post( $this->ids['guitarra'] ), Program\program_facts( $this->ids['guitarra'] ), time() ), 'links', 'key' );
		self::assertSame( get_term_link( $area ), $facts['categories'][0]['url'] );
	}

	/** @testWith [false]
	 *           [true]
	 *
	 * @param bool $is_public Whether the site has made the taxonomy of programs public.
	 */
	public function test_a_category_of_programs_leads_to_the_listing_page_also_where_that_has_another_type( bool $is_public ): void {
		self::list_both();
		$page = self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => self::block( array( 'types' => array( 'curso' ) ) ) ) );
		add_filter( 'programs_filter_listing_page', static fn(): int => $page, 11 );
		$term     = self::factory()->term->create( array( 'slug' => 'pintura' ) );
		$taxonomy = get_taxonomy( Program\TAXONOMY );
		self::assertInstanceOf( \WP_Taxonomy::class, $taxonomy );
		$taxonomy->publicly_queryable = $is_public;
		try {
			self::assertStringEndsWith( '?categoria=pintura', WordPress\only_text( get_term_link( $term ) ) );
		} finally {
			$taxonomy->publicly_queryable = false;
		}
	}

	public function test_its_calendar_has_what_the_listing_may_show(): void {
		self::list_both();
		self::factory()->program->create( array( 'post_title' => 'Obra', 'facts' => array( 'start' => self::day( 3, 'Y-m-d' ) ) ) );
		$html = self::listing( array( 'types' => array( 'curso' ), 'showCalendar' => true ) );
		preg_match( '~data-address="([^"]+)"~', $html, $found );
		$address = html_entity_decode( $found[1] ?? '' );

		self::assertStringEndsWith( '?post_type=curso', $address );
		$this->go_to( (string) wp_make_link_relative( $address ) );
		$file = Program_Page\get_subscription_file( new Listing\Page() );
		self::assertStringContainsString( 'SUMMARY:Guitarra', $file );
		self::assertStringNotContainsString( 'SUMMARY:Obra', $file );
		$this->go_to( '/?programas_ics=todo&post_type=nada' );
		self::assertStringContainsString( 'SUMMARY:Obra', Program_Page\get_subscription_file( new Listing\Page() ) );
	}

	public function test_what_is_not_there_is_left_out(): void {
		$wrong = array( 'nada' => array( 'taxonomy' => 'nada', 'facts' => array( 'nada' => 'x' ) ), 7 => 'x' );
		add_filter( 'programs_filter_content', static fn(): array => $wrong, 11 );

		self::assertSame( array(), self::markup()->cards() );
		self::assertSame( array(), Program\get_listed_post_types() );
		self::assertSame( array(), Program\get_category_taxonomies() );
		self::assertSame( array(), Program\get_all_categories() );
		self::assertSame( array(), Program\get_category_ids_by_slug() );
		self::assertSame( array(), Program\get_external_meta_keys() );

		add_filter( 'programs_filter_content', '__return_false', 12 );
		self::assertSame( array( 'Programa' ), self::markup()->cards() );
	}

	public function test_a_developer_is_told_once_a_request_what_is_not_there(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$told = array();
		add_action(
			'doing_it_wrong_run',
			static function ( string $name, string $message ) use ( &$told ): void {
				$told[] = "$name: $message";
			},
			10,
			2
		);
		Program\check_listed_content();
		self::assertSame( array(), $told );

		$wrong = array( 'curso' => array( 'taxonomy' => 'areas', 'facts' => array( 'comienzo' => 'x', 'place' => 'lugar' ) ), 'nada' => array() );
		add_filter( 'programs_filter_content', static fn(): array => $wrong, 11 );
		Program\check_listed_content();
		self::markup();

		self::assertSame( array( 'programs_filter_content: These names are not known: areas, comienzo, nada.' ), $told );
		self::assertNotFalse( has_action( 'wp_loaded', 'ProgramsFilter\\Program\\check_listed_content' ) );
	}

	public function test_what_wordpress_has_unserialized_is_not_unserialized_again(): void {
		// WordPress serializes such a text once more when it is stored.
		update_post_meta( $this->ids['danza'], 'lugar', 'a:1:{i:0;s:4:"aula";}' );
		foreach ( array( false, true ) as $do_others_filter ) {
			if ( $do_others_filter ) {
				add_filter( 'get_post_metadata', static fn( $value ) => $value );
			}
			self::assertSame( 'a:1:{i:0;s:4:"aula";}', Program\stored_facts( $this->ids['danza'] )['place'] );
		}
	}
}
