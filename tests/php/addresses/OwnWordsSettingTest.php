<?php
/**
 * The setting for what an organization calls its programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Addresses;

use ProgramsFilter\{Addresses, Listing, Program, WordPress};
use ProgramsFilter\Tests\{Markup, TestCase};

require_once \ProgramsFilter\PLUGIN_DIR . '/includes/addresses/own-words-setting.php';

/** Words and address, as an administrator saves them. */
class OwnWordsSettingTest extends TestCase {
	/** Registers the setting, as each screen of the admin does. */
	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
		delete_option( WordPress\OWN_WORDS_OPTION );
		Addresses\register_own_words_setting();
		$GLOBALS['wp_settings_errors'] = array();
	}

	/**
	 * What is stored after a form was sent.
	 *
	 * @param mixed $sent Value of the fields.
	 * @return array<string, mixed>
	 */
	private static function save( $sent ): array {
		update_option( WordPress\OWN_WORDS_OPTION, $sent );

		return WordPress\own_words();
	}

	/** The post type, registered anew, as in the next request. */
	private static function next_request(): void {
		// Not by its function, which would take its categories from it for all other tests.
		unset( $GLOBALS['wp_post_types'][ Program\POST_TYPE ] );
		Program\register_programs();
		Addresses\bootstrap();
	}

	public function test_a_word_brings_its_address(): void {
		$stored = self::save( array( 'one' => ' Acción   formativa ', 'many' => 'Acciones formativas', 'address' => '' ) );

		self::assertSame( array( 'Acción formativa', '', 'accion-formativa', array( 'programa' ) ), array( $stored['one'], $stored['address'], $stored['slug'], $stored['former'] ) );
	}

	public function test_former_addresses_are_remembered_until_they_are_used_again(): void {
		self::save( array( 'one' => 'curso', 'many' => 'cursos', 'address' => '' ) );
		self::save( array( 'one' => 'curso', 'many' => 'cursos', 'address' => 'formación/curso' ) );
		self::assertSame( array( 'formacion/curso', array( 'programa', 'curso' ) ), array( WordPress\own_words()['slug'], WordPress\own_words()['former'] ) );

		$stored = self::save( array( 'one' => '', 'many' => '', 'address' => '' ) );
		self::assertSame( array( 'programa', array( 'curso', 'formacion/curso' ) ), array( $stored['slug'], $stored['former'] ) );
	}

	public function test_a_word_in_other_letters_leaves_the_usual_address(): void {
		$stored = self::save( array( 'one' => 'دورة', 'many' => 'دورات', 'address' => '' ) );

		self::assertSame( array( 'دورة', 'programa' ), array( $stored['one'], $stored['slug'] ) );
	}

	/** @return array<string, array{mixed}> */
	public function refused_values(): array {
		return array(
			'one word alone'            => array( array( 'one' => 'curso', 'many' => '' ) ),
			'several alone'             => array( array( 'many' => 'cursos' ) ),
			'markup'                    => array( array( 'one' => '<b>curso</b>', 'many' => 'cursos' ) ),
			'a number'                  => array( array( 'one' => '1', 'many' => '2' ) ),
			'a long word'               => array( array( 'one' => str_repeat( 'a', 41 ), 'many' => 'b' ) ),
			'an address of WordPress'   => array( array( 'one' => 'curso', 'many' => 'cursos', 'address' => 'wp-admin' ) ),
			'an address of a post type' => array( array( 'one' => 'taller', 'many' => 'talleres', 'address' => 'libro' ) ),
			'an address of posts'       => array( array( 'one' => 'taller', 'many' => 'talleres', 'address' => 'blog' ) ),
			'an address of a year'      => array( array( 'one' => 'taller', 'many' => 'talleres', 'address' => '2026' ) ),
		);
	}

	/**
	 * @dataProvider refused_values
	 * @param mixed $value What is sent.
	 */
	public function test_what_cannot_be_used_is_refused_and_nothing_changes( $value ): void {
		$this->set_permalink_structure( '/blog/%postname%/' );
		register_post_type( 'pf_libro', array( 'public' => true, 'rewrite' => array( 'slug' => 'libro', 'with_front' => false ) ) );
		$before = self::save( array( 'one' => 'curso', 'many' => 'cursos', 'address' => '' ) );

		self::assertSame( $before, self::save( $value ) );
		self::assertCount( 1, get_settings_errors( WordPress\OWN_WORDS_OPTION ) );
	}

	public function test_a_form_without_the_fields_changes_nothing(): void {
		$before = self::save( array( 'one' => 'curso', 'many' => 'cursos', 'address' => 'taller' ) );

		// What WordPress makes of fields that were not sent.
		self::assertSame( $before, self::save( null ) );
	}

	public function test_the_form_has_two_words_and_shows_the_usual_ones_where_there_are_none(): void {
		$form = new Markup( self::output( static fn() => Addresses\print_words_setting( 'tertulia', 'tertulias' ) ) );

		self::assertSame( array( 'tertulia', 'tertulias' ), $form->values( 'input', 'value' ) );
		self::assertSame( array( 'Programa', 'Programas' ), $form->values( 'input', 'placeholder' ) );
	}

	public function test_a_hook_sets_the_address_whatever_the_words_are(): void {
		add_filter( 'programs_filter_rewrite_slug', static fn(): string => 'oferta' );
		self::save( array( 'one' => 'curso', 'many' => 'cursos' ) );

		self::assertSame( 'oferta', Program\program_slug() );
	}

	public function test_rules_are_made_anew_and_listings_hear_of_it(): void {
		update_option( 'rewrite_rules', array( 'x' => 'y' ) );
		Listing\changed_sites();
		self::save( array( 'one' => 'curso', 'many' => 'cursos', 'address' => '' ) );

		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertSame( array( get_current_blog_id() ), Listing\changed_sites() );
	}

	public function test_former_addresses_lead_to_the_new_ones(): void {
		$id    = self::factory()->program->create( array( 'post_title' => 'Coro' ) );
		$draft = self::factory()->program->create( array( 'post_title' => 'Secreto', 'post_status' => 'draft', 'post_name' => 'secreto' ) );
		self::assertGreaterThan( 0, $draft );
		self::save( array( 'one' => 'curso', 'many' => 'cursos', 'address' => '' ) );
		self::next_request();
		Addresses\load();

		$new = home_url( '/curso/coro/' );
		self::assertSame( $new, get_permalink( $id ) );
		self::assertSame( array( $new, $new, '', '', '' ), array_map( 'ProgramsFilter\\Addresses\\address_now', array( 'programa/coro', 'ca/programa/coro', 'programa/secreto', 'curso/coro', 'programa/coro/feed' ) ) );

		$sent = '';
		add_filter(
			'wp_redirect',
			static function ( string $address, int $status ) use ( &$sent ): string {
				$sent = "$status $address";
				throw new \RuntimeException( 'sent' );
			},
			10,
			2
		);
		$this->go_to( '/programa/coro/?ics=1' );
		try {
			do_action( 'template_redirect' );
		} catch ( \RuntimeException $end ) {
			self::assertSame( 'sent', $end->getMessage() );
		}
		self::assertSame( "301 $new?ics=1", $sent );
	}

	public function test_an_address_that_code_gives_back_leads_nowhere(): void {
		self::factory()->program->create( array( 'post_title' => 'Coro' ) );
		self::save( array( 'one' => 'curso', 'many' => 'cursos', 'address' => '' ) );
		add_filter( 'programs_filter_rewrite_slug', static fn(): string => 'programa' );
		Addresses\load();

		self::assertSame( '', Addresses\address_now( 'programa/coro' ) );
	}
}
