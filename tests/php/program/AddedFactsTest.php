<?php
/**
 * Facts that another plugin adds.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Admin, Elementor, Import, Program, Program_Page};
use ProgramsFilter\Tests\Import\Steps;
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/../import/Steps.php';

/** Two facts: what to bring, by which visitors filter, and whether a wheelchair comes in. */
class AddedFactsTest extends TestCase {
	use Steps {
		set_up as set_up_import;
	}

	/** A plugin, and an editor. */
	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		add_filter(
			'programs_filter_facts',
			static fn( array $facts ): array => $facts + array(
				'bring'  => array(
					'kind'   => 'text',
					'label'  => static fn(): string => 'Qué traer',
					'hint'   => 'Por ejemplo: botas',
					'sheet'  => array( 'Qué traer', 'What to bring', 'material traer' ),
					'word'   => 'traer',
					'filter' => true,
				),
				'access' => array(
					'kind'   => 'flag',
					'label'  => 'Accesible',
					'word'   => 'accesible',
					'text'   => static fn( array $facts ): string => '1' === $facts['access'] ? 'Accesible en silla de ruedas' : '',
					'filter' => true,
				),
			)
		);
		Program\register_fact_meta();
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor', 'locale' => 'es_ES' ) ) );
	}

	/** The table is that of the plugin alone again. */
	protected function tear_down() {
		parent::tear_down();
		Program\get_facts_tables( true );
	}

	/** @param array<string, string> $facts Facts. */
	private static function program( array $facts ): \WP_Post {
		$post = get_post( self::factory()->program->create( array( 'post_title' => 'Senderismo', 'facts' => $facts ) ) );
		self::assertInstanceOf( \WP_Post::class, $post );

		return $post;
	}

	/** @return array{string, string} Both as they are stored. */
	private static function stored( int $program ): array {
		$facts = Program\stored_facts( $program );

		return array( $facts['bring'] ?? '', $facts['access'] ?? '' );
	}

	public function test_the_rest_api_writes_reads_and_refuses_them(): void {
		$program = self::program( array() )->ID;
		$request = new \WP_REST_Request( 'POST', "/wp/v2/programas/$program" );
		$request->set_body_params( array( 'meta' => array( 'pfilter_bring' => 'Botas <b>altas</b>', 'pfilter_access' => true ) ) );
		$meta = rest_do_request( $request )->get_data()['meta'] ?? array();
		self::assertSame( array( 'Botas altas', true ), array( $meta['pfilter_bring'] ?? '', $meta['pfilter_access'] ?? '' ) );
		self::assertSame( array( 'Botas altas', '1' ), self::stored( $program ) );

		$request->set_body_params( array( 'meta' => array( 'pfilter_bring' => str_repeat( 'x', 301 ) ) ) );
		self::assertSame( 'Qué traer: Esto es demasiado largo: 300 caracteres como máximo.', rest_do_request( $request )->get_data()['message'] ?? '' );
		self::assertSame( array( 'Botas altas', '1' ), self::stored( $program ) );
	}

	public function test_the_panel_the_box_and_bulk_edit_have_their_fields(): void {
		$program = self::program( array( 'bring' => 'Botas' ) );
		$fields  = array_column( Program\get_fact_fields(), null, 'fact' );
		self::assertSame( array( 'text', 'Qué traer', 'Por ejemplo: botas' ), array( $fields['bring']['control'], $fields['bring']['label'], $fields['bring']['hint'] ) );
		self::assertSame( 'checkbox', $fields['access']['control'] );
		self::assertStringContainsString( '&quot;pfilter_bring&quot;:&quot;Botas&quot;', self::output( static fn() => Program\render_facts_box( $program ) ) );
		$groups = Program\get_facts_form_settings()['groups'];
		self::assertContains( 'bring', array_column( end( $groups )['fields'], 'fact' ) );
		self::assertContains( 'access', array_column( Admin\get_bulk_edit_fields(), 'fact' ) );

		$_POST = array(
			Program\FORM_FIELDS => array( 'bring' => 'Bastones', 'access' => '1' ),
			Program\FORM_NONCE  => wp_create_nonce( Program\get_facts_nonce_action( $program->ID ) ),
		);
		wp_update_post( array( 'ID' => $program->ID, 'post_title' => 'Senderismo' ) );
		self::assertSame( array( 'Bastones', '1' ), self::stored( $program->ID ) );
	}

	public function test_a_sheet_has_their_columns_by_name_and_by_label(): void {
		self::assertSame( array( 'bring', 'bring', 'bring', 'access' ), Import\columns_by_name( array( 'Qué traer', 'what to bring', 'Material', 'Accesible' ) ) );
		self::assertSame( array(), self::done( "Título;Material;Accesible\nSenderismo;Botas;sí\n", array( 'status' => 'publish' ) )[0]['problems'] );
		$programs = get_posts( array( 'post_type' => Program\POST_TYPE ) );
		self::assertSame( array( 'Botas', '1' ), self::stored( $programs[0]->ID ) );

		self::assertSame( array( 'Qué traer', 'Accesible' ), array( Import\export_header()['bring'], Import\export_header()['access'] ) );
		$cells = Import\program_cells( $programs[0], array( 'bring', 'access' ) );
		self::assertSame( array( 'Botas', 'sí' ), array( $cells['bring'], $cells['access'] ) );
		$doubts = self::done( "Título;Accesible\nA;quizá\n" )[0]['doubts'];
		self::assertSame( array( 'access' => Import\doubt_words( 'kept', 'quizá' ) ), $doubts );
	}

	public function test_cards_pages_bindings_and_elementor_show_them(): void {
		$program = self::program( array( 'bring' => 'Botas & agua', 'access' => '1' ) );
		$other   = self::program( array( 'access' => '0' ) );
		$cards   = do_shortcode( '[programas tarjeta="traer,accesible"]' );
		self::assertStringContainsString( 'Botas &amp; agua', $cards );
		self::assertSame( 1, substr_count( $cards, 'Accesible en silla de ruedas' ) );
		self::assertStringContainsString( 'data-traer="botas-agua"', do_shortcode( '[programas filtros="traer"]' ) );

		$page = array_column( Program_Page\get_program_view_model( $program, time() )['facts'] ?? array(), 'text', 'key' );
		self::assertSame( array( 'Botas & agua', 'Accesible en silla de ruedas' ), array( $page['bring'] ?? '', $page['access'] ?? '' ) );
		self::assertSame( array(), array_intersect( array( 'bring', 'access' ), array_column( Program_Page\get_program_view_model( $other, time() )['facts'] ?? array(), 'key' ) ) );

		self::assertSame( array( 'Botas & agua', '' ), array( Program\get_binding_text( $program, 'bring' ), Program\get_binding_text( $other, 'access' ) ) );
		self::assertSame( 'Qué traer', Elementor\get_widget_control_options( 'card', array() )['bring'] ?? '' );
		self::assertSame( 'Qué traer', Program\get_bindable_fact_labels()['bring'] ?? '' );
	}

	public function test_visitors_filter_by_their_words(): void {
		self::program( array( 'bring' => 'Botas', 'access' => '1' ) );
		self::program( array( 'bring' => 'botas' ) );
		self::program( array( 'bring' => 'Bañador', 'access' => '0' ) );
		$shown = function ( string $query ): array {
			$this->go_to( "/?$query" );
			$html = do_shortcode( '[programas filtros="traer,accesible"]' );
			preg_match_all( '/<li class="programas-card"[^>]*data-traer="([^"]*)"[^>]*>/', $html, $cards );

			return array( $html, array_values( array_filter( $cards[0], static fn( string $card ): bool => ! str_contains( $card, ' hidden' ) ) ) );
		};

		list( $html, $all ) = $shown( '' );
		self::assertCount( 3, $all );
		self::assertMatchesRegularExpression( '/value="banador"[^>]*>\s*Bañador/', $html );
		self::assertMatchesRegularExpression( '/value="botas"[^>]*>\s*Botas/i', $html );
		self::assertCount( 2, $shown( 'traer=botas' )[1] );
		self::assertCount( 1, $shown( 'accesible=1' )[1] );
		self::assertCount( 0, $shown( 'traer=banador&accesible=1' )[1] );
	}

	/** @return array<string, array{string, mixed}> Key and entry. */
	public function wrong_ones(): array {
		$right = array( 'kind' => 'text', 'label' => 'Dato' );

		return array(
			'a kind that there is not' => array( 'dato', array( 'kind' => 'color' ) + $right ),
			'sessions'                 => array( 'dato', array( 'kind' => 'sessions' ) + $right ),
			'no label'                 => array( 'dato', array( 'kind' => 'text' ) ),
			'a key with a capital'     => array( 'Dato', $right ),
			'a key that is too long'   => array( str_repeat( 'a', 33 ), $right ),
			'a fact of ours'           => array( 'place', $right ),
			'a column of a sheet'      => array( 'title', $right ),
			'a word of ours'           => array( 'dato', $right + array( 'word' => 'lugar' ) ),
			'no entry'                 => array( 'dato', 'Dato' ),
		);
	}

	/**
	 * @dataProvider wrong_ones
	 * @param mixed $entry Entry.
	 */
	public function test_one_that_is_taken_or_not_complete_is_left_out_with_a_notice( string $key, $entry ): void {
		$told = array();
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'doing_it_wrong_run',
			static function ( string $name ) use ( &$told ): void {
				$told[] = $name;
			}
		);
		$own = Program\get_fact_entries();
		add_filter( 'programs_filter_facts', static fn( array $facts ): array => array( $key => $entry ) + $facts );
		Program\register_fact_meta();

		self::assertSame( array( 'programs_filter_facts' ), $told );
		self::assertEquals( $own['place']['sheet'] ?? array(), Program\get_facts_table()['place']['sheet'] ?? array() );
		self::assertSame( isset( $own[ $key ] ), isset( Program\get_facts_table()[ $key ] ) );
	}

	public function test_the_other_columns_of_a_sheet_are_taken_keys(): void {
		$others = array_keys( array_diff_key( Import\column_entries(), Program\get_fact_kinds() ) );
		self::assertSame( array(), array_values( array_diff( $others, Program\RESERVED_FACT_KEYS ) ) );
	}
}
