<?php
/**
 * The screen of the settings.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Addresses, Admin, Integrations, Program, WordPress};
use ProgramsFilter\Tests\{Markup, TestCase};

/** One form, whose fields are stored together or not at all. */
class SettingsTest extends TestCase {
	/** All fields, with other values than those that are stored. */
	private const TYPED = array(
		'programs_filter_days_off' => '31/12/2127 Fin de año',
		'programs_filter_words'    => array( 'one' => 'curso', 'many' => 'cursos', 'address' => 'formacion' ),
		'programs_filter_page'     => '0',
	);

	protected function set_up() {
		parent::set_up();
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		Addresses\bootstrap_admin();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
		Admin\add_settings_page();
	}

	/**
	 * Sends the form.
	 *
	 * @param array<string, mixed> $fields Fields.
	 * @return array{list<string>, Markup} What is said after it was stored, and the form that is printed where it was not.
	 */
	private static function sent( array $fields ): array {
		$GLOBALS['wp_settings_errors'] = array();
		$_POST                         = wp_slash( $fields ) + array( '_wpnonce' => wp_create_nonce( Admin\SETTINGS_ACTION ) );
		$_REQUEST                      = $_POST;
		delete_transient( 'settings_errors' );
		$stop = static function ( string $address ): void {
			throw new \RuntimeException( $address );
		};
		add_filter( 'wp_redirect', $stop );
		try {
			Admin\handle_settings_screen();
		} catch ( \RuntimeException $redirected ) {
			self::assertStringContainsString( 'settings-updated', $redirected->getMessage() );
		}
		remove_filter( 'wp_redirect', $stop );
		$html = self::output( static fn() => do_action( Admin\SETTINGS_HOOK ) );
		remove_all_actions( Admin\SETTINGS_HOOK );
		$said = get_transient( 'settings_errors' );

		return array( is_array( $said ) ? array_column( $said, 'message' ) : array(), new Markup( $html ) );
	}

	/**
	 * What is stored of all fields.
	 *
	 * @return list<string|int>
	 */
	private static function stored(): array {
		return array( Program\stored_days_off(), WordPress\get_own_words()['many'], WordPress\get_own_words()['address'], Addresses\get_chosen_page_id() );
	}

	/** A form with what was typed into all fields. */
	private static function assert_typed( Markup $form ): void {
		self::assertSame( array( 'Fin de año: 31/12/2127' ), $form->texts( 'textarea' ) );
		self::assertSame( array( 'cursos' ), $form->values( '[id="programs_filter_words-many"]', 'value' ) );
		self::assertSame( array( 'formacion' ), $form->values( '[id="programs_filter_words-address"]', 'value' ) );
		self::assertCount( 1, $form->values( 'details[open]', 'class' ), 'What was changed is seen.' );
	}

	public function test_it_stands_below_the_programs(): void {
		self::assertSame( admin_url( 'edit.php?post_type=pfilter_programa&#038;page=programs-filter-settings' ), menu_page_url( Addresses\SETTINGS_PAGE, false ) );
	}

	public function test_one_form_has_the_days_first_and_what_is_rarely_used_below_advanced(): void {
		list( , $form ) = self::sent( array() );

		self::assertCount( 1, $form->values( 'form', 'action' ) );
		self::assertCount( 1, $form->values( '[type="submit"]:not([hidden])', 'type' ) );
		self::assertSame( array( 'Días sin actividad', 'Cómo los llamas', 'Dirección', 'Página de programas' ), $form->texts( 'th' ) );
		self::assertSame( array( 'Dirección', 'Página de programas' ), $form->texts( 'details th' ) );
		self::assertSame( array(), $form->values( 'details[open]', 'class' ) );
	}

	public function test_all_that_was_typed_is_stored_with_one_click(): void {
		list( $said ) = self::sent( self::TYPED );

		self::assertSame( array( 'Ajustes guardados.' ), $said );
		self::assertSame( array( '2127-12-31/2127-12-31 Fin de año', 'cursos', 'formacion', 0 ), self::stored() );
	}

	public function test_nothing_is_stored_and_nothing_is_lost_while_days_move_sessions_that_were_not_seen(): void {
		$before = self::stored();
		self::factory()->program->create( array( 'post_title' => 'Baile', 'facts' => array( 'sessions' => '2127-12-01/2128-01-31 WE 17:00' ) ) );
		list( , $form ) = self::sent( self::TYPED );

		self::assertSame( $before, self::stored() );
		self::assert_typed( $form );
		self::assertSame( array( 'Guardar y cambiar 1 programa' ), $form->values( '[name="save"]', 'value' ) );
		// Enter presses the first button: not that which proposes days.
		self::assertSame( array( '', 'next_year', 'save' ), $form->values( '[type="submit"]', 'name' ) );

		$seen = $form->values( '[name="' . Admin\DAYS_OFF_SEEN . '"]', 'value' );
		self::sent( self::TYPED + array( Admin\DAYS_OFF_SEEN => $seen[0] ) );
		self::assertSame( array( '2127-12-31/2127-12-31 Fin de año', 'cursos', 'formacion', 0 ), self::stored() );
	}

	/** @return array<string, array{array<string, mixed>, string, string}> */
	public function refused_fields(): array {
		return array(
			'an address of WordPress' => array( array( 'programs_filter_words' => array( 'one' => 'curso', 'many' => 'cursos', 'address' => 'wp-admin' ) ), '[id="programs_filter_words-address"]', 'wp-admin' ),
			'a page that is gone'     => array( array( 'programs_filter_page' => '999999' ), '[id="programs_filter_words-address"]', 'formacion' ),
			'days without an end'     => array( array( 'programs_filter_days_off' => 'Navidad' ), '[id="programs_filter_words-address"]', 'formacion' ),
		);
	}

	/**
	 * @dataProvider refused_fields
	 *
	 * @param array<string, mixed> $fields What is refused.
	 * @param string               $field  A field, and what was typed into it.
	 * @param string               $typed
	 */
	public function test_what_cannot_be_used_is_said_and_all_that_was_typed_stays( array $fields, string $field, string $typed ): void {
		$before         = self::stored();
		list( , $form ) = self::sent( $fields + self::TYPED );

		self::assertSame( $before, self::stored() );
		self::assertCount( 1, $form->texts( '.notice-error' ) );
		self::assertSame( $typed, $form->values( $field, 'value' )[0] ?? '' );
	}

	public function test_a_day_that_no_calendar_has_is_named(): void {
		list( , $form ) = self::sent( array( 'programs_filter_days_off' => '31/02/2127' ) + self::TYPED );

		self::assertSame( array( 'No hay 31 de febrero. Todavía no se ha guardado nada.' ), $form->texts( '.notice-error' ) );
	}

	public function test_an_editor_stores_days_alone_whatever_is_sent(): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
		self::sent( self::TYPED );

		self::assertSame( array( '2127-12-31/2127-12-31 Fin de año', '', '', 0 ), self::stored() );
	}

	public function test_days_that_are_not_sent_as_text_stay(): void {
		self::sent( self::TYPED );
		$stored = self::stored();
		self::sent( array( 'programs_filter_days_off' => array( '1/1/2128' ) ) );
		self::sent( array( 'save' => '1' ) );

		self::assertSame( $stored, self::stored() );
	}

	public function test_a_hook_that_sets_the_address_leaves_no_field_for_it(): void {
		add_filter( 'programs_filter_rewrite_slug', static fn(): string => 'oferta' );

		self::assertSame( array(), self::sent( array() )[1]->values( '[id="programs_filter_words-address"]', 'name' ) );
	}

	public function test_it_is_said_that_the_page_keeps_its_texts_where_the_words_changed(): void {
		$page = self::factory()->post->create( array( 'post_type' => 'page', 'post_title' => 'Cine & más', 'post_content' => '<!-- wp:programs-filter/programas /-->' ) );
		$link = sprintf( '<a href="%s">Cine &#038; más</a>', esc_url( (string) get_edit_post_link( $page ) ) );
		$said = static fn(): array => self::sent( self::TYPED )[0];

		self::assertSame( array( "Guardado. La página «{$link}» conserva su título y su texto.", 'Ajustes guardados.' ), $said() );
		self::assertSame( array( 'Ajustes guardados.' ), $said() );
	}

	public function test_events_of_other_plugins_are_listed_where_somebody_ticks_them(): void {
		list( , $form ) = self::sent( array() );
		self::assertSame( array(), $form->texts( 'fieldset label' ), 'No such plugin runs.' );
		require_once dirname( __DIR__ ) . '/class-tribe-events-main.php';
		register_post_type( 'tribe_events', array( 'public' => true, 'labels' => array( 'name' => 'Eventos' ) ) );

		list( , $form ) = self::sent( array() );
		self::assertSame( array( 'Eventos (The Events Calendar)' ), $form->texts( 'fieldset label' ) );
		self::sent( self::TYPED + array( 'programs_filter_listed_types' => array( '' ) ) );
		self::assertFalse( get_option( 'programs_filter_listed_types' ), 'Nothing is stored until it is used.' );
		self::sent( self::TYPED + array( 'programs_filter_listed_types' => array( '', 'tribe_events', 'post' ) ) );
		self::assertSame( array( 'tribe_events' ), get_option( 'programs_filter_listed_types' ) );

		self::assertSame( array( 'pfilter_programa', 'tribe_events' ), Program\get_listed_post_types() );
		$id = self::factory()->post->create( array( 'post_type' => 'tribe_events' ) );
		self::assertSame( array( array(), array( 'name' => 'x' ) ), array( apply_filters( 'programs_filter_structured_data', array( 'name' => 'x' ), get_post( $id ) ), apply_filters( 'programs_filter_structured_data', array( 'name' => 'x' ), null ) ) );
	}
}
