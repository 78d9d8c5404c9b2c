<?php
/**
 * The guide for editors in the admin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\Admin;
use ProgramsFilter\Tests\TestCase;

/** It is whole, and says in which language it is. */
class GuideTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Admin\bootstrap_admin();
	}

	public function test_the_guide_is_whole_its_pictures_are_there_and_its_links_lead_into_it(): void {
		ob_start();
		Admin\print_guide();
		$html = (string) ob_get_clean();
		preg_match_all( '/<h[123] id="([^"]+)"/', $html, $ids );
		preg_match_all( '/href="#([^"]+)"/', $html, $links );
		preg_match_all( '/src="([^"]+)"/', $html, $pictures );

		self::assertGreaterThan( 10, count( $links[1] ) );
		Admin\prepare_guide_screen();
		self::assertSame( 'Guía para quien edita', $GLOBALS['title'] );
		self::assertSame( array(), array_diff( array_map( 'urldecode', $links[1] ), $ids[1] ) );
		self::assertGreaterThan( 5, count( $pictures[1] ) );
		foreach ( $pictures[1] as $picture ) {
			self::assertFileExists( str_replace( plugins_url( '/', WP_PLUGIN_DIR . '/programs-filter/x' ), dirname( __DIR__, 3 ) . '/', $picture ) );
		}
	}

	public function test_who_reads_another_language_is_told_that_it_is_in_spanish(): void {
		self::assertSame( 'Guía para quien edita', Admin\get_guide_title() );
		add_filter( 'determine_locale', static fn(): string => 'ca' );
		self::assertStringEndsWith( '(español)', Admin\get_guide_title() );
	}
}
