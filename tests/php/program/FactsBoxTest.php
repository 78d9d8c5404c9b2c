<?php
/**
 * The box of facts on the classic screen of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/** What its form stores, and what it says. */
class FactsBoxTest extends TestCase {
	/** Facts as the form sends them. */
	private const SENT = array(
		'sessions'     => '2026-03-03 18:00/2026-03-28',
		'schedule'     => 'Martes "y" jueves \\ 18:00',
		'place'        => 'Sala <3',
		'address'      => 'Calle Mayor, 1',
		'online_url'   => 'https://meet.example/a',
		'audience'     => 'De 8 a 12 años',
		'age_from'     => '8',
		'age_to'       => '12',
		'teacher'      => 'Ana "Nita" Ruiz',
		'languages'    => 'Español',
		'price'        => 'Según la renta',
		'application'  => '1',
		'signup_url'   => 'https://example.org/?a=1&b=2',
		'signup_until' => '2026-03-01',
		'signup_state' => 'waiting',
		'email'        => 'hola@example.org',
		'phone'        => '600 123 456',
	);

	private const STORED = array( 'sessions' => '2026-03-03 18:00/2026-03-28', 'start' => '2026-03-03T18:00', 'end' => '2026-03-28' ) + self::SENT;

	/**
	 * The program Acuarela, in "Aula 1".
	 *
	 * @var int
	 */
	private int $program = 0;

	protected function set_up() {
		parent::set_up();
		Program\bootstrap_admin();
		$this->program = self::factory()->program->create( array( 'facts' => array( 'place' => 'Aula 1' ), 'post_author' => 1 ) );
		$this->become( 'editor' );
	}

	private function become( string $role ): void {
		wp_set_current_user( self::factory()->user->create( compact( 'role' ) ) );
	}

	/**
	 * Sends the form.
	 *
	 * @param array<string, mixed> $fields Values by fact.
	 * @return array<string, mixed> What is stored then, without what is empty.
	 */
	private function send( array $fields, ?string $nonce = null ): array {
		$_POST = wp_slash(
			array(
				Program\FORM_FIELDS => $fields,
				Program\FORM_NONCE  => $nonce ?? wp_create_nonce( Program\get_facts_nonce_action( $this->program ) ),
			)
		);
		wp_update_post( array( 'ID' => $this->program, 'post_title' => 'Acuarela nueva' ) );
		self::assertSame( 'Acuarela nueva', get_the_title( $this->program ) );
		$stored = array();
		foreach ( array_intersect( Program\get_fact_meta_keys(), array_keys( get_post_meta( $this->program ) ) ) as $key ) {
			$stored[ substr( $key, strlen( 'pfilter_' ) ) ] = get_post_meta( $this->program, $key, true );
		}

		return $stored;
	}

	/** @return array{program: int, texts: array<string, string>, loaded: array<string, string>, wrong: list<string>, conflicts: array<string, string>, isPublished: bool, names: array<string, string>} What the box tells its script. */
	private function box(): array {
		$program = get_post( $this->program );
		self::assertInstanceOf( \WP_Post::class, $program );
		$box  = new Markup( self::output( static fn() => Program\render_facts_box( $program ) ) );
		$data = json_decode( $box->values( '[data-form]', 'data-form' )[0], true );
		self::assertIsArray( $data );

		// @phpstan-ignore return.type (as described)
		return $data;
	}

	/** What the top of its screen says. */
	private function notices(): Markup {
		set_current_screen( 'post' );
		$GLOBALS['post'] = get_post( $this->program );

		return new Markup( self::output( static fn() => Program\print_unsaved_facts_notice() ) );
	}

	public function test_it_stores_every_fact_and_shows_it_again(): void {
		self::assertEquals( self::STORED, $this->send( self::SENT ) );
		$box = $this->box();

		self::assertSame( 'Martes "y" jueves \\ 18:00', $box['texts']['pfilter_schedule'] );
		self::assertSame( array( array( 'facts' => 'pfilter_facts', 'loaded' => 'pfilter_loaded' ), true, array() ), array( $box['names'], $box['isPublished'], $box['wrong'] ) );
		self::assertSame( array(), $this->notices()->all( '.notice' ) );
	}

	public function test_its_script_reads_entities_as_they_were_typed(): void {
		$typed = 'Se escribe &quot; y &amp;';
		update_post_meta( $this->program, 'pfilter_schedule', wp_slash( $typed ) );

		self::assertSame( $typed, $this->box()['texts']['pfilter_schedule'] );
	}

	public function test_without_a_script_it_says_so_and_a_form_without_fields_changes_nothing(): void {
		$program = get_post( $this->program );
		self::assertInstanceOf( \WP_Post::class, $program );
		self::assertStringContainsString( 'activa JavaScript', self::output( static fn() => Program\render_facts_box( $program ) ) );
		update_post_meta( $this->program, 'pfilter_price', '0 €' );
		$_POST = array( Program\FORM_NONCE => wp_create_nonce( Program\get_facts_nonce_action( $this->program ) ) );
		wp_update_post( array( 'ID' => $this->program ) );

		self::assertSame( array( '0 €', 'Aula 1' ), array( get_post_meta( $this->program, 'pfilter_price', true ), get_post_meta( $this->program, 'pfilter_place', true ) ) );
	}

	public function test_sessions_say_when_the_program_begins_and_ends(): void {
		$stored = $this->send( array( 'start' => '2027-01-01', 'end' => '2026-01-01', 'sessions' => "2027-10-05/2027-10-14 TU,TH 17:00-18:30\r\n2027-10-20" ) );

		self::assertSame( array( '2027-10-05T17:00', '2027-10-20' ), array( $stored['start'], $stored['end'] ) );
	}

	public function test_an_emptied_field_and_a_switch_that_is_off_leave_nothing_and_a_fact_that_is_not_sent_stays(): void {
		self::assertSame( array( 'place' => 'Aula 1', 'price' => '3 €' ), $this->send( array( 'price' => '3 €' ) ) );
		self::assertSame( array(), $this->send( array( 'place' => '', 'price' => '', 'signup_state' => '' ) ) );
	}

	/** @return array<string, array{string, callable(int): ?string}> Role, and what the nonce is made of. */
	public function refused(): array {
		return array(
			'without a nonce'                        => array( 'editor', static fn( int $program ): string => '' ),
			'with the nonce of another program'      => array(
				'editor',
				static fn( int $program ): string => wp_create_nonce( Program\get_facts_nonce_action( $program + 1 ) ),
			),
			'by a user who may not edit the program' => array( 'author', static fn( int $program ): ?string => null ),
		);
	}

	/**
	 * @dataProvider refused
	 * @param callable(int): ?string $nonce Nonce.
	 */
	public function test_it_stores_nothing( string $role, callable $nonce ): void {
		$this->become( $role );

		self::assertSame( array( 'place' => 'Aula 1' ), $this->send( self::SENT, $nonce( $this->program ) ) );
	}

	public function test_what_cannot_be_used_is_not_stored_and_stays_in_its_field_with_what_is_wrong(): void {
		$wrong = array( 'place' => str_repeat( 'x', 301 ), 'email' => '"><b>hola@', 'phone' => 'doce', 'signup_url' => 'javascript:alert(1)' );

		self::assertEquals( array( 'place' => 'Aula 1' ) + array_diff_key( self::STORED, $wrong ), $this->send( $wrong + self::SENT ) );
		$keys = array( 'pfilter_place', 'pfilter_signup_url', 'pfilter_email', 'pfilter_phone' );
		$box  = $this->box();
		self::assertSame( $keys, $box['wrong'] );
		self::assertSame( '"><b>hola@', $box['texts']['pfilter_email'] );
		$notice = implode( $this->notices()->texts( '.notice-error[role="alert"]' ) );
		self::assertStringContainsString( 'Lo que escribiste sigue en su campo.', $notice );
		self::assertStringContainsString( 'Correo electrónico: Escribe', $notice );

		// Other people see what is stored.
		$this->become( 'administrator' );
		self::assertSame( '', $this->box()['texts']['pfilter_email'] );
		self::assertSame( array(), $this->notices()->all( '.notice' ) );
	}

	public function test_a_draft_with_what_cannot_be_used_is_not_published(): void {
		wp_update_post( array( 'ID' => $this->program, 'post_status' => 'draft' ) );
		$publish = function ( array $facts ): string {
			add_filter( 'wp_insert_post_data', $as_published = static fn( array $data ): array => array( 'post_status' => 'publish' ) + $data, 9 );
			$this->send( $facts );
			remove_filter( 'wp_insert_post_data', $as_published, 9 );

			return (string) get_post_status( $this->program );
		};

		self::assertSame( 'draft', $publish( array( 'sessions' => '31/02 19:00' ) ) );
		self::assertStringContainsString( 'message=10', apply_filters( 'redirect_post_location', 'post.php?message=6', $this->program ) );
		self::assertSame( 'publish', $publish( array( 'sessions' => '28/2/2099 19:00' ) ) );
		// What is public already stays so.
		self::assertSame( 'publish', $publish( array( 'sessions' => '31/02 19:00' ) ) );
	}

	/** @return array<string, array{array<string, string>}> What is sent. */
	public function disorders(): array {
		return array(
			'a span' => array( array( 'sessions' => '2026-03-03/2026-03-01' ) ),
			'ages'   => array( array( 'age_from' => '12', 'age_to' => '6' ) ),
			'places' => array( array( 'places' => '5', 'places_left' => '8' ) ),
		);
	}

	/**
	 * @dataProvider disorders
	 * @param array<string, string> $sent What is sent.
	 */
	public function test_what_contradicts_itself_is_not_stored_and_stays_in_its_fields( array $sent ): void {
		self::assertSame( array( 'place' => 'Aula 1' ), $this->send( $sent ) );
		$box = $this->box();
		foreach ( $sent as $fact => $text ) {
			self::assertContains( "pfilter_$fact", $box['wrong'] );
			self::assertSame( $text, $box['texts'][ "pfilter_$fact" ] );
		}
	}

	public function test_the_scheme_of_an_address_is_completed(): void {
		$stored = $this->send( array( 'signup_url' => ' WWW.example.org/?a=1 ' ) );

		self::assertSame( 'https://WWW.example.org/?a=1', $stored['signup_url'] );
		self::assertSame( array(), $this->box()['wrong'] );
	}

	public function test_hostile_fields_break_nothing(): void {
		$hostile = array(
			'start'        => 'x',
			'end'          => array( 'date' => array( 'a' ), 'time' => 3 ),
			'sessions'     => array( '2026-03-03' ),
			'place'        => array( 'x' ),
			'application'  => array( '1' ),
			'signup_state' => 'none',
			'other'        => 'x',
		);

		self::assertSame( array( 'place' => 'Aula 1' ), $this->send( $hostile ) );
	}

	public function test_it_is_on_the_screen_of_programs_alone_and_left_out_where_the_block_editor_edits(): void {
		foreach ( array( Program\POST_TYPE, 'post' ) as $screen ) {
			set_current_screen( $screen );
			do_action( "add_meta_boxes_$screen", get_post( $this->program ) );
		}

		self::assertSame(
			array( '__back_compat_meta_box' => true ),
			$GLOBALS['wp_meta_boxes'][ Program\POST_TYPE ]['normal']['high'][ Program\BOX_ID ]['args']
		);
		self::assertArrayNotHasKey( 'post', $GLOBALS['wp_meta_boxes'] );
	}

	public function test_the_box_of_custom_fields_shows_no_facts_and_does_not_write_them_back(): void {
		require_once ABSPATH . 'wp-admin/includes/meta-boxes.php';
		$this->become( 'administrator' );
		update_post_meta( $this->program, 'ponente', 'Ana' );
		set_current_screen( Program\POST_TYPE );
		$box  = self::output( fn() => post_custom_meta_box( get_post( $this->program ) ) );
		$meta = array();
		foreach ( has_meta( $this->program ) as $row ) {
			$value                   = 'ponente' === $row['meta_key'] ? 'Eva' : $row['meta_value'];
			$meta[ $row['meta_id'] ] = array( 'key' => $row['meta_key'], 'value' => $value );
		}
		update_post_meta( $this->program, 'pfilter_place', 'Aula 2' );
		edit_post( array( 'post_ID' => $this->program, 'post_type' => Program\POST_TYPE, 'meta' => $meta ) );

		self::assertStringContainsString( 'ponente', $box );
		self::assertStringNotContainsString( 'pfilter_', $box );
		self::assertSame( 'Aula 2', get_post_meta( $this->program, 'pfilter_place', true ) );
		self::assertSame( 'Eva', get_post_meta( $this->program, 'ponente', true ) );
	}

	/** @return array<string, array{string, bool}> Screen, and whether it has the panel. */
	public function screens(): array {
		return array(
			'a program'            => array( 'pfilter_programa', true ),
			'a page'               => array( 'page', false ),
			'the list of programs' => array( 'edit-pfilter_programa', false ),
		);
	}

	/** @dataProvider screens */
	public function test_the_script_of_the_panel_is_loaded_with_the_fields_where_a_program_is_edited( string $screen, bool $has ): void {
		set_current_screen( $screen );
		Program\enqueue_facts_panel();

		self::assertSame( $has, wp_script_is( Program\PANEL_HANDLE ) );
		if ( $has ) {
			$script = implode( (array) wp_scripts()->get_data( Program\PANEL_HANDLE, 'before' ) );
			self::assertSame( 1, preg_match( '/programsFilterProgram = (.*);$/', $script, $found ) );
			$labels = array_column( json_decode( $found[1], true )['groups'][0]['fields'], 'label' );
			self::assertContains( 'Sesiones', $labels );
			self::assertNotContains( 'Comienza', $labels );
		}
	}
}
