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


/** Words and address, as an administrator saves them. */
class OwnWordsSettingTest extends TestCase {
	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
		delete_option( WordPress\OWN_WORDS_OPTION );
		$GLOBALS['wp_settings_errors'] = array();
	}

	/**
	 * What is stored after a form was sent.
	 *
	 * @return array<string, mixed>
	 */
	private static function save( string $one, string $many, string $address = '' ): array {
		update_option( WordPress\OWN_WORDS_OPTION, Addresses\sanitize_own_words( $one, $many, $address ) );

		return WordPress\get_own_words();
	}

	/** The post type, registered anew, as in the next request. */
	private static function next_request(): void {
		// Not by its function, which would take its categories from it for all other tests.
		unset( $GLOBALS['wp_post_types'][ Program\POST_TYPE ] );
		Program\register_programs();
		Addresses\bootstrap();
	}

	public function test_a_word_brings_its_address(): void {
		$stored = self::save( ' Acción   formativa ', 'Acciones formativas' );

		self::assertSame( array( 'Acción formativa', '', 'accion-formativa', array( 'programa' ) ), array( $stored['one'], $stored['address'], $stored['slug'], $stored['former'] ) );
	}

	public function test_former_addresses_are_remembered_until_they_are_used_again(): void {
		self::save( 'curso', 'cursos' );
		self::save( 'curso', 'cursos', 'formación/curso' );
		self::assertSame( array( 'formacion/curso', array( 'programa', 'curso' ) ), array( WordPress\get_own_words()['slug'], WordPress\get_own_words()['former'] ) );

		$stored = self::save( '', '' );
		self::assertSame( array( 'programa', array( 'curso', 'formacion/curso' ) ), array( $stored['slug'], $stored['former'] ) );
	}

	public function test_a_word_in_other_letters_leaves_the_usual_address(): void {
		$stored = self::save( 'دورة', 'دورات' );

		self::assertSame( array( 'دورة', 'programa' ), array( $stored['one'], $stored['slug'] ) );
	}

	/** @return array<string, list<string>> */
	public function refused_values(): array {
		return array(
			'one word alone'            => array( 'curso', '' ),
			'several alone'             => array( '', 'cursos' ),
			'markup'                    => array( '<b>curso</b>', 'cursos' ),
			'a number'                  => array( '1', '2' ),
			'a long word'               => array( str_repeat( 'a', 41 ), 'b' ),
			'an address of a post type' => array( 'taller', 'talleres', 'libro' ),
			'an address of posts'       => array( 'taller', 'talleres', 'blog' ),
			'an address of a year'      => array( 'taller', 'talleres', '2026' ),
		);
	}

	/** @dataProvider refused_values */
	public function test_what_cannot_be_used_is_refused_and_nothing_changes( string ...$typed ): void {
		$this->set_permalink_structure( '/blog/%postname%/' );
		register_post_type( 'pf_libro', array( 'public' => true, 'rewrite' => array( 'slug' => 'libro', 'with_front' => false ) ) );
		$before = self::save( 'curso', 'cursos' );

		self::assertSame( $before, self::save( ...$typed ) );
		self::assertCount( 1, get_settings_errors( WordPress\OWN_WORDS_OPTION ) );
	}

	public function test_the_form_has_two_words_and_shows_the_usual_ones_where_there_are_none(): void {
		$form = new Markup( self::output( static fn() => Addresses\print_words_setting( 'tertulia', 'tertulias' ) ) );

		self::assertSame( array( 'tertulia', 'tertulias' ), $form->values( 'input', 'value' ) );
		self::assertSame( array( 'Programa', 'Programas' ), $form->values( 'input', 'placeholder' ) );
	}

	public function test_a_hook_sets_the_address_whatever_the_words_are(): void {
		add_filter( 'programs_filter_rewrite_slug', static fn(): string => 'oferta' );
		self::save( 'curso', 'cursos' );

		self::assertSame( 'oferta', Program\get_program_slug() );
	}

	public function test_rules_are_made_anew_and_listings_hear_of_it(): void {
		update_option( 'rewrite_rules', array( 'x' => 'y' ) );
		self::end_request();
		$times = did_action( 'programs_filter_changed' );
		self::save( 'curso', 'cursos' );
		self::end_request();

		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertSame( $times + 1, did_action( 'programs_filter_changed' ) );
	}

	public function test_former_addresses_lead_to_the_new_ones(): void {
		$id    = self::factory()->program->create( array( 'post_title' => 'Coro' ) );
		$draft = self::factory()->program->create( array( 'post_title' => 'Secreto', 'post_status' => 'draft', 'post_name' => 'secreto' ) );
		self::assertGreaterThan( 0, $draft );
		self::save( 'curso', 'cursos' );
		self::next_request();

		$new = home_url( '/curso/coro/' );
		self::assertSame( $new, get_permalink( $id ) );
		self::assertSame( array( $new, $new, '', '', '' ), array_map( 'ProgramsFilter\\Addresses\\get_current_permalink', array( 'programa/coro', 'ca/programa/coro', 'programa/secreto', 'curso/coro', 'programa/coro/feed' ) ) );

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
		self::save( 'curso', 'cursos' );
		add_filter( 'programs_filter_rewrite_slug', static fn(): string => 'programa' );

		self::assertSame( '', Addresses\get_current_permalink( 'programa/coro' ) );
	}
}
