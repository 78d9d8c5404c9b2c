<?php
/**
 * The list of programs: its columns, views, choices and search.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** What who edits sees in it. */
class ListTest extends TestCase {
	/** Programs: title, status, first and last day from today on, and other facts. */
	private const PROGRAMS = array(
		array( 'Acuarela', 'publish', 5, 9, array( 'signup_url' => 'https://example.org/', 'signup_until' => '+7' ) ),
		// No draft needs attention, nor what is over or private.
		array( 'Baile', 'draft', -9, -5, array( 'signup_state' => 'full' ) ),
		array( 'Coro', 'publish', null, null, array( 'signup_until' => '+8' ) ),
		array( 'Danza', 'private', -3, 3, array() ),
		array( 'Esgrima', 'publish', null, 1, array( 'signup_state' => 'closed', 'signup_until' => '+1' ) ),
		array( 'Fado', 'publish', 7, null, array( 'signup_state' => 'full', 'signup_until' => '+2' ) ),
		array( 'Gaita', 'trash', 2, null, array() ),
		array( 'Huerto', 'publish', null, null, array( 'event_status' => 'cancelled' ) ),
		array( 'Inglés', 'publish', -8, -6, array( 'signup_state' => 'full', 'notice' => 'Sin sala' ) ),
	);

	/** The published ones in each view. */
	private const VIEWS = array(
		'coming'    => 'AF',
		'current'   => 'E',
		'past'      => 'I',
		'changed'   => 'H',
		'attention' => 'CFH',
	);

	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		set_current_screen( 'edit-' . Program\POST_TYPE );
		$this->become( 'editor' );
	}

	private function become( string $role ): void {
		wp_set_current_user( self::factory()->user->create( compact( 'role' ) ) );
	}

	private static function day( int $days ): string {
		return (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS );
	}

	private static function write_programs(): void {
		$image = self::factory()->picture->create();
		foreach ( self::PROGRAMS as list( $post_title, $post_status, $start, $end, $facts ) ) {
			$facts += array_map( array( self::class, 'day' ), array_filter( compact( 'start', 'end' ), 'is_int' ) );
			foreach ( $facts as $fact => $value ) {
				$facts[ $fact ] = 1 === preg_match( '/^\+\d$/', $value ) ? self::day( (int) $value ) : $value;
			}
			$categories = 'Coro' === $post_title ? array() : array( 'arte' );
			$id         = self::factory()->program->create( compact( 'post_title', 'post_status', 'facts', 'categories' ) );
			if ( ! in_array( $post_title, array( 'Huerto', 'Fado' ), true ) ) {
				add_post_meta( $id, '_thumbnail_id', (string) $image );
			}
			if ( isset( $facts['start'] ) ) {
				// An import that ran twice: no program stands twice in the list.
				self::store_facts( $id, array( 'start' => $facts['start'] ) );
			}
		}
	}

	/**
	 * The list at an address.
	 *
	 * @param array<string, string> $address Parameters.
	 * @return string First letters of the titles.
	 */
	private static function letters( array $address ): string {
		$_GET     = wp_slash( $address );
		$_REQUEST = $_GET;
		wp_edit_posts_query( $_GET + array( 'post_type' => Program\POST_TYPE ) );
		$query = $GLOBALS['wp_query'] ?? null;
		assert( $query instanceof \WP_Query );

		return implode( '', array_map( static fn( $title ): string => substr( (string) $title, 0, 1 ), array_column( (array) $query->posts, 'post_title' ) ) );
	}

	/**
	 * The address of a view, as its link has it.
	 *
	 * @param string $view View.
	 * @return array<string, string>
	 */
	private static function address( string $view ): array {
		wp_parse_str( (string) wp_parse_url( Admin\get_view_url( $view ), PHP_URL_QUERY ), $address );

		return array_filter( $address, 'is_string' );
	}

	/** @return array<string, string> First letters of the titles in each view. */
	private static function letters_by_view(): array {
		$shown = array();
		foreach ( array_keys( Admin\get_list_views() ) as $view ) {
			$shown[ $view ] = self::letters( self::address( $view ) + array( 'orderby' => 'title', 'order' => 'asc' ) );
		}

		return $shown;
	}

	/**
	 * The views.
	 *
	 * @return array<string, string> Number by label, with an asterisk for the current one.
	 */
	private static function views(): array {
		$views = array();
		$those = array( 'all' => 'Todo', 'mine' => 'Mío', 'publish' => 'Publicadas', 'draft' => 'Borradores', 'trash' => 'Papelera' );
		foreach ( (array) apply_filters( 'views_edit-' . Program\POST_TYPE, $those ) as $link ) { // phpcs:ignore WordPress.NamingConventions.ValidHookName -- WordPress's own.
			assert( is_string( $link ) );
			$text              = explode( ' (', wp_strip_all_tags( $link ) );
			$views[ $text[0] ] = rtrim( $text[1] ?? '', ')' ) . ( str_contains( $link, 'aria-current' ) ? '*' : '' );
		}

		return $views;
	}

	private static function cell( string $column, int $program ): string {
		return trim( wp_strip_all_tags( self::output( static fn() => do_action( 'manage_' . Program\POST_TYPE . '_posts_custom_column', $column, $program ) ) ) );
	}

	/**
	 * The search.
	 *
	 * @param array<string, string> $facts Facts of the one program.
	 * @param string                $asked What is searched.
	 */
	private static function finds( array $facts, string $asked ): bool {
		$id    = self::factory()->program->create( array( 'post_title' => 'Taller', 'post_content' => 'Con modelos', 'facts' => $facts ) );
		$found = 'T' === self::letters( array( 's' => $asked ) );
		wp_delete_post( $id, true );

		return $found;
	}

	public function test_it_has_columns_for_state_and_dates_and_hides_order_and_publication_at_first(): void {
		$columns = (array) apply_filters(
			'manage_' . Program\POST_TYPE . '_posts_columns',
			array( 'cb' => 'x', 'title' => 'x', 'taxonomy-pfilter_categoria' => 'x', 'other' => 'Otra', 'date' => 'x' )
		);
		$screen  = get_current_screen();
		self::assertInstanceOf( \WP_Screen::class, $screen );

		self::assertSame( array( 'Imagen', 'x', 'Estado', 'Fechas', 'Categorías', 'Otra', 'Orden', 'Publicación' ), array_values( array_slice( $columns, 1 ) ) );
		self::assertSame( array( 'menu_order', 'date' ), array_slice( get_hidden_columns( $screen ), -2 ) );
	}

	/** @return array<string, array{array<string, string>, string, string}> */
	public static function states(): array {
		$days  = array( 'start' => '2099-03-03', 'end' => '2099-03-28' );
		$dates = 'Del 3 al 28 de marzo de 2099';

		return array(
			'upcoming'        => array( $days, 'Próximo', $dates ),
			'in progress'     => array( array( 'sessions' => '2020-03-03/..' ), 'En curso', 'Desde el martes 3 de marzo de 2020' ),
			'over'            => array( array( 'end' => '2020-03-03' ), 'Terminado', 'Hasta el martes 3 de marzo de 2020' ),
			'cancelled'       => array( $days + array( 'event_status' => 'cancelled' ), 'Cancelado', $dates ),
			'with a notice'   => array( $days + array( 'notice' => 'Sin sala' ), 'Con cambios', $dates ),
			'fully booked'    => array( $days + array( 'signup_state' => 'full' ), 'Plazas agotadas', $dates ),
			'no more sign-up' => array( $days + array( 'signup_state' => 'closed' ), 'PróximoInscripción cerrada', $dates ),
			'free'            => array( $days + array( 'price' => '0 €' ), 'Próximo', $dates ),
			'nothing known'   => array( array(), '—Sin estado', '—Sin fechas' ),
		);
	}

	/**
	 * @dataProvider states
	 * @param array<string, string> $facts Facts.
	 * @param string                $state Its state.
	 * @param string                $dates Its dates.
	 */
	public function test_it_says_the_state_and_the_dates_of_a_program( array $facts, string $state, string $dates ): void {
		$program = self::factory()->program->create( compact( 'facts' ) );

		self::assertSame( array( $state, $dates ), array( self::cell( Admin\STATE_COLUMN, $program ), self::cell( Admin\DATES_COLUMN, $program ) ) );
	}

	public function test_it_is_sorted_by_dates_and_what_has_none_is_last(): void {
		self::write_programs();

		self::assertSame( 'BIDEAFCH', self::letters( array( 'orderby' => Admin\START_ORDERBY, 'order' => 'asc' ) ) );
		self::assertSame( 'FAEDIBCH', self::letters( array( 'orderby' => Admin\START_ORDERBY, 'order' => 'desc' ) ) );
	}

	public function test_views_have_published_programs_by_phase_and_those_that_need_attention(): void {
		self::write_programs();

		// Fado has no image and is full; Inglés is over. Danza is private, Baile a draft.
		self::assertSame( self::VIEWS, self::letters_by_view() );
		self::assertSame( 'H', self::letters( self::address( 'attention' ) + array( 's' => 'huerto' ) ) );
		self::assertSame( 'ABCDEFHI', self::letters( array( Admin\VIEW_PARAMETER => 'someday', 'orderby' => 'title', 'order' => 'asc' ) ) );
	}

	public function test_a_program_says_what_it_lacks_in_the_view_of_those_that_need_attention(): void {
		self::write_programs();
		$said = static function (): array {
			$said = array();
			foreach ( $GLOBALS['wp_query']->posts as $post ) {
				$said[ $post->post_title ] = implode( ', ', get_post_states( $post ) );
			}
			ksort( $said );

			return $said;
		};
		self::letters( self::address( 'attention' ) );
		self::assertSame( array( 'Coro' => 'Sin fechas, Sin categoría', 'Fado' => 'Sin imagen', 'Huerto' => 'Sin fechas, Sin imagen' ), $said() );
		self::letters( self::address( 'coming' ) );
		self::assertSame( array( 'Acuarela' => '', 'Fado' => '' ), $said() );
	}

	public function test_an_image_is_only_missed_where_programs_have_images(): void {
		self::factory()->program->create( array( 'post_title' => 'Acuarela', 'categories' => array( 'arte' ), 'facts' => array( 'sessions' => self::day( 3 ) ) ) );
		$draft = self::factory()->program->create( array( 'post_title' => 'Baile', 'post_status' => 'draft', 'categories' => array( 'arte' ), 'facts' => array( 'sessions' => self::day( 3 ) ) ) );
		add_post_meta( $draft, '_thumbnail_id', (string) self::factory()->picture->create() );
		self::assertSame( '', self::letters( self::address( 'attention' ) ) );

		wp_update_post( array( 'ID' => $draft, 'post_status' => 'publish' ) );
		self::assertSame( 'A', self::letters( self::address( 'attention' ) ) );
	}

	public function test_a_program_that_its_reader_may_not_read_is_not_said_to_lack_anything(): void {
		add_filter( 'programs_filter_may_read', '__return_false' );
		self::factory()->program->create( array( 'post_title' => 'Acuarela' ) );
		self::assertSame( '', self::letters( self::address( 'attention' ) ) );
		self::index_changes();
		self::assertSame( '', self::letters( self::address( 'attention' ) ) );
	}

	public function test_it_says_the_same_of_programs_that_the_index_has(): void {
		self::write_programs();
		// What the index does not know of a program is nothing that it lacks, and a new date comes when it is known.
		self::factory()->program->create( array( 'post_title' => 'Juegos', 'post_password' => 'x', 'facts' => array( 'sessions' => self::day( -1 ) . '/' . self::day( 40 ) ) ) );
		self::factory()->program->create( array( 'post_title' => 'Kárate', 'categories' => array( 'arte' ), 'facts' => array( 'event_status' => 'postponed', 'sessions' => self::day( 4 ) ) ) );
		self::factory()->program->create( array( 'post_title' => 'Lana', 'facts' => array( 'sessions' => self::day( -70 ) . '/..' ) ) );
		$searched = static fn( string $words ): string => self::letters( array( 's' => $words, 'orderby' => 'title', 'order' => 'asc' ) );
		$seen     = static fn(): array => array(
			self::letters_by_view(),
			array_map( $searched, array( 'karate', self::day( 8 ) ) ),
		);
		$read     = $seen();
		self::index_changes();

		self::assertSame( $read, $seen() );
		self::assertSame( array( 'current' => 'EL', 'changed' => 'HK', 'attention' => 'CFHKL' ), array_intersect_key( $read[0], array_flip( array( 'current', 'changed', 'attention' ) ) ) );
	}

	/**
	 * @testWith ["editor", false]
	 *           ["editor", true]
	 *           ["author", false]
	 *           ["author", true]
	 *
	 * @param string $role       Role.
	 * @param bool   $is_indexed Whether the index has the programs.
	 */
	public function test_a_view_counts_what_it_lists( string $role, bool $is_indexed ): void {
		self::write_programs();
		if ( $is_indexed ) {
			self::index_changes();
		}
		$this->become( $role );
		self::letters( self::address( 'attention' ) );

		self::assertSame(
			array( 'Todo' => '', 'Próximos' => '2', 'En curso' => '1', 'Terminados' => '1', 'Con cambios' => '1', 'Borradores' => '', 'Piden atención' => '3*', 'Papelera' => '' ),
			array_diff_key( self::views(), array( 'Mío' => '' ) )
		);
		self::assertSame( array_map( 'strlen', self::VIEWS ), array_map( 'strlen', self::letters_by_view() ) );
	}

	public function test_only_who_is_limited_to_their_own_has_a_view_of_them(): void {
		self::letters( array() );
		self::assertSame( array( 'Todo', 'Borradores', 'Papelera' ), array_keys( self::views() ) );
		$this->become( 'author' );
		self::assertSame( array( 'Todo', 'Mío', 'Borradores', 'Papelera' ), array_keys( self::views() ) );
	}

	public function test_the_choice_of_a_category_has_a_label_and_is_not_there_without_categories(): void {
		$choices = static fn(): Markup => new Markup( self::output( static fn() => Admin\print_list_filters( Program\POST_TYPE ) ) );
		self::assertSame( array(), $choices()->all( 'select' ) );

		self::factory()->term->create( array( 'name' => 'Arte', 'slug' => 'arte' ) );
		self::assertSame( array( 'Filtrar por categoría' ), $choices()->texts( 'label' ) );
		self::assertCount( 2, $choices()->all( 'select[name="term"] option' ) );
	}

	public function test_months_of_publication_are_no_choice(): void {
		self::assertTrue( apply_filters( 'disable_months_dropdown', false, Program\POST_TYPE ) );
		self::assertFalse( apply_filters( 'disable_months_dropdown', false, 'post' ) );
	}

	public function test_a_chosen_category_limits_the_list_and_stays_chosen(): void {
		self::factory()->program->create( array( 'post_title' => 'Acuarela', 'categories' => array( 'arte' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Baile', 'categories' => array( 'danza' ) ) );
		wp_parse_str( (string) wp_parse_url( Admin\get_category_list_url( 'danza' ), PHP_URL_QUERY ), $address );

		self::assertSame( 'B', self::letters( array_filter( $address, 'is_string' ) ) );
		self::assertSame( array( 'danza' ), ( new Markup( self::output( static fn() => Admin\print_list_filters( Program\POST_TYPE ) ) ) )->texts( 'option[selected]' ) );
	}

	/** @return array<string, array{array<string, string>, string, bool}> */
	public static function searches(): array {
		$october = array( 'start' => '2099-10-06', 'end' => '2099-10-20' );

		return array(
			'title'                          => array( array(), 'taller', true ),
			'content'                        => array( array( 'place' => 'Sala 2' ), 'modelos', true ),
			'place'                          => array( array( 'place' => 'Biblioteca Ánxel Casal' ), 'anxel casal', true ),
			'teacher and title'              => array( array( 'teacher' => 'Ana Ruiz' ), 'taller ruiz', true ),
			'month'                          => array( $october, 'octubre de 2099', true ),
			'day between'                    => array( $october, '12 de octubre de 2099', true ),
			'day of no session'              => array( array( 'sessions' => '2099-10-06/2099-12-18 TU 17:00-18:30' ), '12 de octubre de 2099', false ),
			'day of a session'               => array( array( 'sessions' => '2099-10-06/2099-12-18 TU 17:00-18:30' ), '13/10/2099', true ),
			'another day'                    => array( $october, '12 de diciembre de 2099', false ),
			'another place'                  => array( array( 'place' => 'Biblioteca' ), 'gimnasio', false ),
			'what is left out, by WordPress' => array( array( 'place' => 'Biblioteca' ), 'biblioteca -taller', false ),
		);
	}

	/** @testWith ["publish", ""]
	 *           ["publish", "secreto"]
	 *           ["draft", ""]
	 *           ["private", ""]
	 *
	 * @param string $post_status   Status.
	 * @param string $post_password Password.
	 */
	public function test_the_search_finds_programs_of_any_status_by_their_days( string $post_status, string $post_password ): void {
		$facts = array(
			'A' => array( 'start' => '2098-12-20', 'end' => '2099-01-08' ),
			'B' => array( 'sessions' => '2099-01-12 18:00-20:00' ),
			'C' => array( 'start' => '2099-01-31' ),
			'D' => array( 'start' => '2099-02-01' ),
			'E' => array(),
		);
		foreach ( $facts as $post_title => $one ) {
			self::factory()->program->create( array( 'facts' => $one ) + compact( 'post_title', 'post_status', 'post_password' ) );
		}
		$found = static fn( string $asked ): string => self::letters( array( 's' => $asked, 'orderby' => 'title', 'order' => 'asc' ) );

		self::assertSame( array( 'ABC', 'B', 'A', '' ), array_map( $found, array( 'enero de 2099', '12 de enero de 2099', '2098-12-24', '13/1/2099' ) ) );
	}

	/**
	 * @dataProvider searches
	 * @param array<string, string> $facts    Facts.
	 * @param string                $asked    What is searched.
	 * @param bool                  $is_found Whether it is found.
	 */
	public function test_the_search_finds_what_a_program_says( array $facts, string $asked, bool $is_found ): void {
		self::assertSame( $is_found, self::finds( $facts, $asked ) );
	}
}
