<?php
/**
 * The recipes, as they stand in docs/recipes.md. That of an own post type is in OwnContentTest.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Integrations, Addresses, Program, WordPress};
use ProgramsFilter\Tests\{Markup, Recipes, TestCase};

require_once __DIR__ . '/Themes.php';

use const ProgramsFilter\PLUGIN_FILE;

/** A developer copies them into a site. */
class RecipesTest extends TestCase {
	use Recipes;
	use Themes;

	/** Acuarela, and Coro. */
	protected function set_up() {
		parent::set_up();
		self::factory()->program->create( array( 'categories' => array( 'Arte' ), 'meta_input' => array( 'idioma' => 'es' ) ) );
		self::factory()->program->create(
			array( 'post_title' => 'Coro', 'categories' => array( 'Música' ), 'meta_input' => array( 'idioma' => 'ca' ) )
		);
	}

	/** Themes go. */
	protected function tear_down() {
		self::remove_themes();
		parent::tear_down();
	}

	/** @return list<string> The plugin's modules that the page loads. */
	private static function modules(): array {
		preg_match_all(
			'~src="[^"]*/build/([\w/-]+\.js)~',
			self::output( array( wp_script_modules(), 'print_enqueued_script_modules' ) ),
			$found
		);

		return $found[1];
	}

	public function test_the_page_builder_renders_what_the_block_does_loads_its_scripts_and_tells_page_caches(): void {
		self::factory()->post->create( array( 'post_type' => 'page', 'post_name' => 'con-bloque', 'post_content' => self::block() ) );
		self::factory()->post->create(
			array( 'post_type' => 'page', 'post_name' => 'construida', 'meta_input' => array( '_my_builder' => '[{"element":"programs"}]' ) )
		);
		$block = self::listing( array( 'showCounts' => false ) );
		self::run_recipe( 'A page builder' );

		// @phpstan-ignore function.notFound (in the documentation)
		self::assertSame( $block, self::renumbered( \my_builder_programs_html( array( 'showCounts' => false ) ) ) );
		do_action( 'my_builder_preview' );
		self::assertContains( 'listing/criteria/index.js', self::modules() );

		self::end_request();
		$pages = array();
		add_action(
			'clean_post_cache',
			static function ( int $id, \WP_Post $post ) use ( &$pages ): void {
				$pages[] = $post->post_name;
			},
			10,
			2
		);
		self::factory()->program->create( array( 'post_title' => 'Danza', 'post_name' => 'danza' ) );
		$pages = array();
		self::end_request();
		self::assertSame( array(), array_diff( array( 'con-bloque', 'construida' ), $pages ) );
	}

	public function test_the_card_of_a_theme_shows_what_the_theme_knows_and_a_change_of_it_is_a_change_of_listings(): void {
		self::run_recipe( 'Your own card' );
		$excerpt = "<?php if ( '' !== \$programs_filter_card['excerpt']";
		$card    = (string) file_get_contents( dirname( PLUGIN_FILE ) . '/includes/listing/templates/card.php' );
		self::theme( 'con-aula', str_replace( $excerpt, self::recipe( 'Your own card' )[1] . $excerpt, $card ) );
		self::use_theme( 'con-aula' );
		self::end_request();
		$times = did_action( 'programs_filter_changed' );
		$id    = get_page_by_path( 'acuarela', OBJECT, 'pfilter_programa' )->ID;
		update_post_meta( $id, 'aula', 'Aula <2>' );
		update_post_meta( $id, 'pfilter_place', 'Biblioteca' );
		update_post_meta( $id, 'pfilter_event_status', 'cancelled' );
		self::end_request();
		self::assertSame( 1, did_action( 'programs_filter_changed' ) - $times );

		$page = self::markup();
		self::assertSame( array( 'Aula <2>' ), $page->texts( '.programas-card .my-theme-room' ) );
		self::assertSame( array( 'Biblioteca', 'Cancelado' ), $page->texts( '.programas-card__fact' ) );
		self::assertSame( array( 'Acuarela', 'Coro' ), $page->texts( 'h3.programas-card__title > a.programas-card__link' ) );
	}

	public function test_listings_are_in_the_order_of_metadata_whole_or_in_parts(): void {
		$danza = self::factory()->program->create( array( 'post_title' => 'Danza' ) );
		foreach ( array( 'acuarela' => 2, 'coro' => 10, 'danza' => 1 ) as $slug => $priority ) {
			update_post_meta( get_page_by_path( $slug, OBJECT, 'pfilter_programa' )->ID, 'prioridad', $priority );
		}
		self::run_recipe( 'Your own order' );

		self::assertSame( array( 'Coro', 'Acuarela', 'Danza' ), self::markup()->cards() );
		self::assertSame( array( 'Acuarela', 'Coro', 'Danza' ), self::markup( array( 'orderBy' => 'title' ) )->cards() );
		self::end_request();
		add_filter( 'programs_filter_most_cards', static fn(): int => 1 );
		$large = self::markup( array( 'perPage' => 2 ) );
		self::assertCount( 1, $large->all( '[data-found]' ) );
		self::assertSame( array( 'Coro', 'Acuarela' ), $large->cards() );
		self::assertSame( array( 'Danza' ), self::markup( array( 'perPage' => 2 ), 'pagina=2' )->cards() );
		delete_post_meta( $danza, 'prioridad' );
		self::end_request();
		self::assertSame( array( 'Coro', 'Acuarela' ), self::markup()->cards() );
	}

	public function test_the_criterion_filters_by_a_language(): void {
		self::run_recipe( 'Your own criterion' );
		$attributes = array( 'filters' => array( 'category', 'idioma' ) );

		self::assertSame( array( 'Español 1', 'Catalán 1' ), self::markup( $attributes )->texts( '.programas-filters__fields [data-filter="idioma"] label' ) );
		self::assertSame( array( 'Coro' ), self::markup( $attributes, 'idioma=ca' )->cards() );
	}

	public function test_the_fact_is_shown_and_visitors_filter_by_it(): void {
		self::run_recipe( 'Your own fact' );
		Program\register_fact_meta();
		try {
			update_post_meta( get_page_by_path( 'coro', OBJECT, 'pfilter_programa' )->ID, 'pfilter_traer', 'Botas' );
			$page = self::markup( array( 'filters' => array( 'traer' ), 'card' => array( 'traer' ) ), 'traer=botas' );

			self::assertSame( array( 'Coro' ), $page->cards() );
			self::assertStringContainsString( 'Botas', $page->texts( '.programas-card:not([hidden])' )[0] );
		} finally {
			remove_all_filters( 'programs_filter_facts' );
			Program\get_facts_tables( true );
		}
	}

	public function test_the_role_writes_programs_and_categories_and_nothing_else(): void {
		self::run_recipe( 'A role for the program team' );
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'equipo_de_programas' ) ) );
		$category = get_term_by( 'slug', 'arte', 'pfilter_categoria' );
		self::assertInstanceOf( \WP_Term::class, $category );
		$categories = array( 'programa-categorias' => array( $category->term_id ) );
		$facts      = array( 'meta' => array( 'pfilter_place' => 'Aula 2' ) );
		$response   = self::rest( 'POST', '/wp/v2/programas', array( 'title' => 'Danza', 'status' => 'publish' ) + $categories + $facts );

		self::assertSame( 201, $response->get_status() );
		self::assertSame( $categories, array_intersect_key( $response->get_data(), $categories ) );
		self::assertSame( 201, self::rest( 'POST', '/wp/v2/programa-categorias', array( 'name' => 'Teatro' ) )->get_status() );
		self::assertSame( 200, self::rest( 'GET', '/programs-filter/v1/listing' )->get_status() );
		self::assertSame( 403, self::rest( 'POST', '/wp/v2/posts', array( 'title' => 'Noticia' ) )->get_status() );
		self::assertSame( 403, self::rest( 'POST', '/wp/v2/categories', array( 'name' => 'Noticias' ) )->get_status() );
		self::assertTrue( current_user_can( 'delete_post', get_page_by_path( 'coro', OBJECT, 'pfilter_programa' )->ID ) );
		self::assertTrue( current_user_can( 'view_admin_dashboard' ) );
		self::assertFalse( current_user_can( 'edit_others_posts' ) );

		register_taxonomy( 'area', 'curso', array( 'show_in_rest' => true, 'capabilities' => array( 'assign_terms' => 'edit_pfilter_programas' ) ) );
		register_post_type( 'curso', array( 'show_in_rest' => true, 'capability_type' => array( 'pfilter_programa', 'pfilter_programas' ), 'map_meta_cap' => true ) );
		$area   = self::factory()->term->create( array( 'name' => 'Música', 'taxonomy' => 'area' ) );
		$course = self::factory()->post->create( array( 'post_type' => 'curso', 'post_author' => 1 ) );
		( new \WP_REST_Posts_Controller( 'curso' ) )->register_routes();
		$response = self::rest( 'POST', "/wp/v2/curso/$course", array( 'title' => 'Coro', 'area' => array( $area ) ) );
		self::assertSame( array( 200, array( $area ) ), array( $response->get_status(), $response->get_data()['area'] ?? null ) );
		remove_role( 'equipo_de_programas' );
	}

	public function test_the_addresses_of_the_headless_site_are_answered(): void {
		self::factory()->program->create( array( 'post_title' => 'Guitarra', 'categories' => array( 'musica' ), 'facts' => array( 'place' => 'Aula 2' ) ) );
		self::assertSame( 2, preg_match_all( '~https://example\.org/wp-json(\S+)\?([^\']+)~', self::recipe( 'Headless', 'js' )[0], $found ) );
		list( $programs, $filters ) = array_map(
			static function ( string $route, string $query ): array {
				wp_parse_str( $query, $parameters );

				return self::rest( 'GET', $route, $parameters )->get_data();
			},
			$found[1],
			$found[2]
		);

		self::assertEqualsCanonicalizing( array( 'Coro', 'Guitarra' ), array_column( array_column( $programs, 'title' ), 'rendered' ) );
		self::assertSame( array( 'categoria', 'lugar', 'cuando' ), array_column( $filters, 'parameter' ) );
	}

	public function test_theme_json_sets_the_look_of_listings(): void {
		$card = self::theme( 'con-json', '' );
		$json = self::recipe( 'Colors and shapes in theme.json', 'json' )[0];
		file_put_contents( dirname( $card, 2 ) . '/theme.json', $json ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A test's own file.
		self::use_theme( 'con-json' );
		wp_clean_theme_json_cache();
		$theme = \WP_Theme_JSON_Resolver::get_merged_data();
		$css   = implode( array_map( array( $theme, 'get_styles_for_block' ), $theme->get_styles_block_nodes() ) );

		self::assertMatchesRegularExpression( '/\.wp-block-programs-filter-programas\)\{--programas-pill-radius: 0;/', $css );
		self::assertStringContainsString( 'wp-block-programs-filter-programas', self::listing() );
		self::assertStringContainsString( '--programas-heading-size:30px', self::listing() );
	}

	public function test_each_category_has_a_page_of_its_own(): void {
		self::run_recipe( 'A page for each category' );
		$pages = get_posts( array( 'post_type' => 'page', 'post_status' => 'draft', 'orderby' => 'title', 'order' => 'ASC' ) );
		// WordPress has a draft, too.
		$pages = array_slice( $pages, 0, 2 );

		self::assertSame( array( 'Arte', 'Música' ), array_column( $pages, 'post_title' ) );
		self::assertSame( array( 'Coro' ), ( new Markup( $this->page_html( $pages[1]->post_content ) ) )->cards() );
	}

	public function test_events_of_other_plugins_become_programs(): void {
		register_post_type( 'tribe_events', array( 'public' => true ) );
		register_taxonomy( 'tribe_events_cat', 'tribe_events' );
		$types = array( 'tribe_events' => Integrations\get_the_events_calendar_type() );
		add_filter( 'programs_filter_content', static fn( array $content ): array => $content + $types );
		$write = static fn( string $post_type, string $post_title, array $meta_input ): int
			=> self::factory()->post->create( compact( 'post_type', 'post_title', 'meta_input' ) );
		$venue = $write( 'tribe_venue', 'Salón', array() );
		$times = array( '_EventStartDate' => '2027-03-04 18:00:00', '_EventEndDate' => '2027-03-04 20:00:00' );
		$days  = array( '_EventStartDate' => '2027-03-05 00:00:00', '_EventEndDate' => '2027-03-07 23:59:59', '_EventAllDay' => 'yes' );
		$ids   = array(
			$write( 'tribe_events', 'Charla', $times + array( '_EventVenueID' => $venue, '_EventCost' => '5 €' ) ),
			$write( 'tribe_events', 'Feria', $days ),
		);
		wp_set_object_terms( $ids[0], array( 'Arte', 'Letras' ), 'tribe_events_cat' );
		self::run_recipe( 'Moving from another plugin' );
		$facts = static fn( int $id ): array => array_diff( Program\stored_facts( $id ), array( '' ) );
		$names = static fn( int $id ): array => array_column( Program\get_program_categories( get_post( $id ) ), 'name' );

		$whole = array( 'start' => '2027-03-04T18:00', 'end' => '2027-03-04T20:00', 'sessions' => '2027-03-04 18:00-20:00', 'place' => 'Salón', 'price' => '5 €' );
		self::assertSame( $whole, $facts( $ids[0] ) );
		self::assertSame( array( 'start' => '2027-03-05', 'end' => '2027-03-07', 'sessions' => '2027-03-05/2027-03-07' ), $facts( $ids[1] ) );
		self::assertSame( array( array( 'Arte', 'Letras' ), array() ), array_map( $names, $ids ) );
		self::assertSame( array( 'Acuarela', 'Charla', 'Coro', 'Feria' ), self::markup( array( 'orderBy' => 'title' ) )->cards() );
	}

	public function test_a_program_without_a_link_leads_to_the_form_and_another_keeps_its_own(): void {
		self::run_recipe( 'Sign-up with a form plugin' );
		$link = static function ( array $facts ): string {
			$id = self::factory()->program->create( array( 'post_title' => 'Coro & baile' ) + compact( 'facts' ) );

			return Program\stored_facts( $id )['signup_url'];
		};

		self::assertSame( home_url( '/inscripcion/?actividad=Coro%20%26%20baile' ), $link( array() ) );
		self::assertSame( 'https://example.org/', $link( array( 'signup_url' => 'https://example.org/' ) ) );
	}

	public function test_nothing_is_left_when_all_is_removed(): void {
		self::factory()->program->create( array( 'post_status' => 'draft' ) );
		wp_trash_post( get_page_by_path( 'coro', OBJECT, 'pfilter_programa' )->ID );
		update_option( Program\DAYS_OFF_OPTION, array( '2027-12-25' ) );
		self::run_recipe( 'A role for the program team' );
		self::run_recipe( 'Remove everything' );
		$database = self::database();

		self::assertSame( '0', $database->get_var( "SELECT COUNT(*) FROM $database->posts WHERE post_type = 'pfilter_programa'" ) );
		self::assertSame( '0', $database->get_var( "SELECT COUNT(*) FROM $database->postmeta WHERE meta_key LIKE 'pfilter%'" ) );
		self::assertSame( '0', $database->get_var( "SELECT COUNT(*) FROM $database->term_taxonomy WHERE taxonomy = 'pfilter_categoria'" ) );
		self::assertFalse( get_option( Program\DAYS_OFF_OPTION ) );
		self::assertNull( get_role( 'equipo_de_programas' ) );
	}

	public function test_a_site_that_is_set_up_by_code_has_its_own_words(): void {
		self::run_recipe( 'Your own words' );
		self::assertSame( array( 'Cursos', 'curso' ), array( Program\get_program_labels()['name'], Program\get_program_slug() ) );
	}
}
