<?php
/**
 * The box of facts on the classic screen of a program.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.NamingConventions.ValidVariableName -- DOM's names.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/** What its form stores, and what it says. */
class FactsBoxTest extends TestCase {
	/** Facts as the form sends them. */
	private const SENT = array(
		'start'        => array( 'date' => '2026-03-03', 'time' => '18:00' ),
		'end'          => array( 'date' => '2026-03-28', 'time' => '' ),
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
		'free'         => '1',
		'signup_url'   => 'https://example.org/?a=1&b=2',
		'signup_until' => '2026-03-01',
		'signup_state' => 'waiting',
		'email'        => 'hola@example.org',
		'phone'        => '600 123 456',
	);

	private const STORED = array( 'start' => '2026-03-03T18:00', 'end' => '2026-03-28' ) + self::SENT;

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
				Program\FORM_NONCE  => $nonce ?? wp_create_nonce( Program\facts_form_action( $this->program ) ),
			)
		);
		wp_update_post( array( 'ID' => $this->program, 'post_title' => 'Acuarela nueva' ) );
		self::assertSame( 'Acuarela nueva', get_the_title( $this->program ) );
		$stored = array();
		foreach ( array_intersect( Program\fact_meta_keys(), array_keys( get_post_meta( $this->program ) ) ) as $key ) {
			$stored[ substr( $key, strlen( 'pfilter_' ) ) ] = get_post_meta( $this->program, $key, true );
		}

		return $stored;
	}

	private function box(): Markup {
		$program = get_post( $this->program );
		self::assertInstanceOf( \WP_Post::class, $program );

		return new Markup( self::output( static fn() => Program\show_facts_box( $program ) ) );
	}

	/** @return array<string, \DOMElement> Fields of the box, by fact and part, such as "start date". */
	private static function fields( Markup $box ): array {
		$fields = array();
		foreach ( array( 'input', 'select', 'textarea' ) as $tag ) {
			foreach ( $box->all( $tag ) as $field ) {
				if ( 1 === preg_match( '/^pfilter_facts\[(\w+)\](?:\[(\w+)\])?$/', $field->getAttribute( 'name' ), $name ) ) {
					$fields[ implode( ' ', array_slice( $name, 1 ) ) ] = $field;
				}
			}
		}

		return $fields;
	}

	/** @return array<string, string> Their values. */
	private static function values( Markup $box ): array {
		return array_map(
			static function ( \DOMElement $field ): string {
				$name = array( 'select' => 'selected', 'input' => 'checked' )[ $field->tagName ] ?? '';
				foreach ( $field->getElementsByTagName( 'option' ) as $option ) {
					$field = $option->hasAttribute( $name ) ? $option : $field;
				}
				$is_off = 'checkbox' === $field->getAttribute( 'type' ) && ! $field->hasAttribute( $name );

				return $is_off ? '' : $field->getAttribute( 'value' );
			},
			self::fields( $box )
		);
	}

	/** What is said below a field that is marked as wrong; '' for one that is not. */
	private static function problem( Markup $box, string $field ): string {
		$field = self::fields( $box )[ $field ];
		$texts = array_combine( $box->values( '.description', 'id' ), $box->texts( '.description' ) );

		return $field->hasAttribute( 'aria-invalid' ) ? $texts[ $field->getAttribute( 'aria-describedby' ) ] : '';
	}

	public function test_it_stores_every_fact_and_shows_it_again(): void {
		self::assertEquals( self::STORED, $this->send( self::SENT ) );
		$shown = array(
			'start date' => '2026-03-03',
			'start time' => '18:00',
			'end date'   => '2026-03-28',
			'end time'   => '',
		) + array_diff_key( self::SENT, array( 'start' => '', 'end' => '' ) );

		self::assertEquals( $shown, array_intersect_key( self::values( $this->box() ), $shown ) );
		self::assertSame( array(), $this->box()->all( '[aria-invalid]' ) );
	}

	public function test_each_field_has_a_label_and_hints_say_what_follows(): void {
		$box = $this->box();
		foreach ( self::fields( $box ) as $name => $field ) {
			$label = $field->parentNode;
			self::assertInstanceOf( \DOMElement::class, $label );
			self::assertSame( 'label', $label->nodeName, $name );
			self::assertNotSame( '', trim( str_replace( $field->textContent, '', $label->textContent ) ), $name );
		}

		self::assertSame( array( 'Comienza', 'Termina', 'Fecha anterior', 'Documentos' ), $box->texts( 'legend' ) );
		self::assertContains( 'Si no pones fecha de fin, no se da por terminado.', $box->texts( '.description' ) );
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
				static fn( int $program ): string => wp_create_nonce( Program\facts_form_action( $program + 1 ) ),
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
		$wrong = array( 'place' => str_repeat( 'x', 301 ), 'email' => '"><b>hola@', 'phone' => 'doce', 'signup_url' => 'example.org' );

		self::assertEquals( array( 'place' => 'Aula 1' ) + array_diff_key( self::STORED, $wrong ), $this->send( $wrong + self::SENT ) );
		$box = $this->box();
		self::assertEquals( $wrong, array_intersect_key( self::values( $box ), $wrong ) );
		self::assertSame(
			'Escribe una dirección como nombre@example.org. No se guardará hasta que lo corrijas.',
			self::problem( $box, 'email' )
		);
		self::assertSame( '', self::problem( $box, 'price' ) );
		self::assertStringContainsString( 'Algunos datos no se han podido guardar', implode( $box->texts( '.notice-error[role="alert"]' ) ) );
		self::assertSame( array(), $box->all( 'b' ) );

		// Other people see what is stored.
		$this->become( 'administrator' );
		self::assertSame( '', self::values( $this->box() )['email'] );
		self::assertSame( array(), $this->box()->all( '.notice' ) );
	}

	/** @return array<string, array{array<string, mixed>, list<string>, string}> What is sent, fields that are marked, and what is said. */
	public function disorders(): array {
		return array(
			'dates'                           => array(
				array(
					'start' => array( 'date' => '2026-03-03', 'time' => '' ),
					'end'   => array( 'date' => '2026-03-01', 'time' => '' ),
				),
				// Nothing is wrong with an hour that is empty.
				array( 'start date', 'end date' ),
				'El final es anterior al comienzo.',
			),
			'ages'                            => array(
				array( 'age_from' => '12', 'age_to' => '6' ),
				array( 'age_from', 'age_to' ),
				'La primera edad es mayor que la segunda.',
			),
			'an hour of an end without a day' => array(
				array(
					'start' => array( 'date' => '', 'time' => '' ),
					'end'   => array( 'date' => '', 'time' => '20:00' ),
				),
				array( 'end date', 'end time' ),
				'Falta el día.',
			),
		);
	}

	/**
	 * @dataProvider disorders
	 * @param array<string, mixed> $sent   What is sent.
	 * @param list<string>         $fields Fields that are marked.
	 */
	public function test_what_contradicts_itself_is_said_at_both_and_neither_is_stored( array $sent, array $fields, string $sentence ): void {
		self::assertSame( array( 'place' => 'Aula 1' ), $this->send( $sent ) );
		$box       = $this->box();
		$is_marked = static fn( \DOMElement $field ): bool => $field->hasAttribute( 'aria-invalid' );
		self::assertSame( $fields, array_keys( array_filter( self::fields( $box ), $is_marked ) ) );
		foreach ( $fields as $field ) {
			self::assertSame( "$sentence No se guardará hasta que lo corrijas.", self::problem( $box, $field ) );
		}
		foreach ( $sent as $fact => $value ) {
			foreach ( (array) $value as $part => $text ) {
				self::assertSame( $text, self::values( $box )[ is_string( $part ) ? "$fact $part" : $fact ] );
			}
		}
	}

	public function test_the_day_of_an_end_and_the_scheme_of_an_address_are_completed(): void {
		$stored = $this->send(
			array(
				'start'      => array( 'date' => '2026-03-03', 'time' => '18:00' ),
				'end'        => array( 'date' => '', 'time' => '20:00' ),
				'signup_url' => ' WWW.example.org/?a=1 ',
			)
		);

		self::assertSame( array( '2026-03-03T20:00', 'https://WWW.example.org/?a=1' ), array( $stored['end'], $stored['signup_url'] ) );
		self::assertSame( array(), $this->box()->all( '[aria-invalid]' ) );
	}

	public function test_hostile_fields_break_nothing(): void {
		$hostile = array(
			'start'        => 'x',
			'end'          => array( 'date' => array( 'a' ), 'time' => 3 ),
			'place'        => array( 'x' ),
			'free'         => array( '1' ),
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
			self::assertContains( 'Comienza', array_column( json_decode( $found[1], true )['fields'], 'label' ) );
		}
	}
}
