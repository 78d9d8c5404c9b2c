<?php
/**
 * The screen of the days without activity.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Addresses, Admin, Program};
use ProgramsFilter\Tests\TestCase;

/** What it shows before it stores, and what it does to programs. */
class DaysOffScreenTest extends TestCase {
	private const SESSIONS = '2127-12-01/2128-01-31 WE 17:00';

	protected function set_up() {
		parent::set_up();
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		Addresses\bootstrap_admin();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
	}

	/**
	 * Sends the form.
	 *
	 * @param array<string, string> $fields Fields.
	 * @return array{string, string} Where it leads, '' for nowhere; and what the screen prints.
	 */
	private function sent( array $fields ): array {
		$_POST    = wp_slash( $fields ) + array( '_wpnonce' => wp_create_nonce( Admin\SETTINGS_ACTION ) );
		$_REQUEST = $_POST;
		$leads_to = '';
		$stop     = static function ( string $address ): void {
			throw new \RuntimeException( $address );
		};
		add_filter( 'wp_redirect', $stop );
		try {
			Admin\handle_settings_screen();
		} catch ( \RuntimeException $redirected ) {
			$leads_to = $redirected->getMessage();
		}
		remove_filter( 'wp_redirect', $stop );
		$html = self::output( static fn() => do_action( Admin\SETTINGS_HOOK ) );
		remove_all_actions( Admin\SETTINGS_HOOK );
		$GLOBALS['wp_settings_errors'] = array();

		return array( $leads_to, $html );
	}

	public function test_editors_find_them_in_the_settings_without_those_of_administrators(): void {
		Admin\add_settings_page();
		$html = $this->sent( array() )[1];

		self::assertStringContainsString( 'programs-filter-settings', menu_page_url( Addresses\SETTINGS_PAGE, false ) );
		self::assertStringContainsString( 'Días sin actividad', $html );
		self::assertStringNotContainsString( Addresses\LISTING_PAGE_OPTION, $html );
	}

	public function test_days_that_move_no_session_are_stored_at_once(): void {
		list( $leads_to ) = $this->sent( array( Admin\DAYS_OFF_FIELD => 'Navidad: del 24/12/2127 al 7/1/2128' ) );

		self::assertStringContainsString( 'settings-updated', $leads_to );
		self::assertSame( '2127-12-24/2128-01-07 Navidad', get_option( Program\DAYS_OFF_OPTION ) );
	}

	public function test_sessions_that_move_are_shown_before_anything_is_stored(): void {
		self::factory()->program->create( array( 'post_title' => 'Baile', 'facts' => array( 'sessions' => self::SESSIONS ) ) );
		$text                    = 'Navidad: del 24/12/2127 al 7/1/2128';
		list( $leads_to, $html ) = $this->sent( array( Admin\DAYS_OFF_FIELD => $text ) );

		self::assertSame( array( '', false ), array( $leads_to, get_option( Program\DAYS_OFF_OPTION ) ) );
		self::assertStringContainsString( 'Baile', $html );
		self::assertStringNotContainsString( 'recuperan', $html );
		self::assertStringContainsString( 'miércoles 31 de diciembre de 2127 y miércoles 7 de enero de 2128', wp_strip_all_tags( $html ) );

		// Other days than those that were shown are shown, too.
		$seen = array( Admin\DAYS_OFF_SEEN => '2127-12-24/2128-01-07 Navidad' );
		self::assertSame( '', $this->sent( $seen + array( Admin\DAYS_OFF_FIELD => "$text\n10/12/2127" ) )[0] );
		self::assertNotSame( '', $this->sent( $seen + array( Admin\DAYS_OFF_FIELD => $text ) )[0] );
		self::assertSame( '2127-12-24/2128-01-07 Navidad', get_option( Program\DAYS_OFF_OPTION ) );
	}

	public function test_sessions_that_come_back_are_shown_too(): void {
		update_option( Program\DAYS_OFF_OPTION, '2127-12-31/2127-12-31' );
		self::factory()->program->create( array( 'facts' => array( 'sessions' => self::SESSIONS ) ) );
		$html = wp_strip_all_tags( $this->sent( array( Admin\DAYS_OFF_FIELD => '' ) )[1] );

		self::assertStringContainsString( 'Sesiones que se recuperan', $html );
		self::assertStringContainsString( 'miércoles 31 de diciembre de 2127', $html );
		self::assertStringNotContainsString( 'se quitan', $html );
	}

	public function test_programs_whose_sessions_move_count_as_changed(): void {
		$moved = self::factory()->program->create( array( 'facts' => array( 'sessions' => self::SESSIONS ), 'post_date' => '2026-01-01 10:00:00' ) );
		$other = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2127-12-02 17:00' ), 'post_date' => '2026-01-01 10:00:00' ) );
		$time  = static fn( int $id ): int => (int) get_post_timestamp( $id, 'modified' );
		Admin\update_days_off( Program\read_days_off( '31/12/2127' )[0], array( $moved ) );

		self::assertEqualsWithDelta( time(), $time( $moved ), 60 );
		self::assertLessThan( time() - 1000, $time( $other ) );
	}

	public function test_days_that_somebody_else_stored_meanwhile_stay(): void {
		update_option( Program\DAYS_OFF_OPTION, "2127-12-08/2127-12-08 Inmaculada\n2127-05-03/2127-05-03 Patrona" );
		// When the screen was opened, there were an older day, which is taken away, and the first one.
		$before = "2127-01-06/2127-01-06 Reyes\n2127-12-08/2127-12-08 Inmaculada";
		$this->sent( array( Admin\DAYS_OFF_FIELD => '9/2/2127 Carnaval', Admin\DAYS_OFF_BEFORE => $before ) );

		self::assertSame( "2127-02-09/2127-02-09 Carnaval\n2127-05-03/2127-05-03 Patrona", get_option( Program\DAYS_OFF_OPTION ) );
	}

	public function test_lines_that_are_not_understood_are_named_and_everything_that_was_typed_stays(): void {
		$text                    = "Navidad\n8/12/2127\nVerano";
		list( $leads_to, $html ) = $this->sent( array( Admin\DAYS_OFF_FIELD => $text ) );

		self::assertSame( array( '', false ), array( $leads_to, get_option( Program\DAYS_OFF_OPTION ) ) );
		self::assertStringContainsString( '«Navidad · Verano»', $html );
		self::assertStringContainsString( $text, $html );
	}

	/** @return array<string, array{string, string}> */
	public function long_texts(): array {
		return array(
			'a megabyte of short lines' => array( str_repeat( "<\"\n", 333333 ), 'Esto es demasiado largo: 50.000 caracteres como máximo.' ),
			'a megabyte without breaks' => array( str_repeat( '"ñ', 333333 ), 'Esto es demasiado largo: 50.000 caracteres como máximo.' ),
			'many short lines'          => array( str_repeat( "x\n", 24000 ), '300' ),
			'many lines of days'        => array( str_repeat( "8/12/2127\n", 301 ), '300' ),
			'many days in few lines'    => array( implode( "\n", array_map( static fn( int $year ): string => "1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27 y 29 de enero de $year", range( 2127, 2150 ) ) ), '300' ),
			'lines without days'        => array( str_repeat( str_repeat( '"', 160 ) . "\n", 300 ), 'No se entiende «' ),
		);
	}

	/**
	 * @dataProvider long_texts
	 *
	 * @param string $text What is sent.
	 * @param string $said What is said.
	 */
	public function test_however_much_is_sent_the_answer_stays_small_and_has_what_was_typed_within_the_limit( string $text, string $said ): void {
		list( $leads_to, $html ) = $this->sent( array( Admin\DAYS_OFF_FIELD => $text ) );
		$shown                   = (string) preg_replace( '~.*<textarea[^>]*>(.*)</textarea>.*~s', '$1', $html );

		self::assertSame( array( '', false ), array( $leads_to, get_option( Program\DAYS_OFF_OPTION ) ) );
		self::assertStringContainsString( $said, wp_strip_all_tags( $html ) );
		self::assertLessThan( 6 * Program\MAX_DAYS_OFF_LENGTH + 20000, strlen( $html ) );
		self::assertStringStartsWith( html_entity_decode( $shown ), sanitize_textarea_field( $text ) );
		self::assertGreaterThanOrEqual( min( 48000, strlen( trim( $text ) ) ), strlen( html_entity_decode( $shown ) ) );
	}

	public function test_those_of_next_year_are_proposed_and_not_stored(): void {
		list( $leads_to, $html ) = $this->sent( array( Admin\DAYS_OFF_FIELD => '8/12/2127 Inmaculada', 'next_year' => '1' ) );

		self::assertSame( array( '', false ), array( $leads_to, get_option( Program\DAYS_OFF_OPTION ) ) );
		self::assertStringContainsString( 'Inmaculada: 8/12/2128', $html );
	}

	public function test_without_a_nonce_nothing_is_stored(): void {
		$_POST    = array( Admin\DAYS_OFF_FIELD => '8/12/2127' );
		$_REQUEST = $_POST;
		$stop     = static function (): void {
			throw new \RuntimeException( 'refused' );
		};
		add_filter( 'wp_die_handler', static fn(): callable => $stop );
		$this->expectExceptionMessage( 'refused' );
		Admin\handle_settings_screen();
	}
}
