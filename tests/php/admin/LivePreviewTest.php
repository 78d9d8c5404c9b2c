<?php
/**
 * The live preview of the plugin directory.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\Admin;
use ProgramsFilter\Tests\{Markup, TestCase};

/** What its blueprint does in a site of Playground. */
class LivePreviewTest extends TestCase {
	/** How its code begins: what PHPUnit has done already. */
	private const BEGINNING = "<?php define( 'WP_ADMIN', true ); require_once '/wordpress/wp-load.php'; ";

	public function test_it_opens_on_a_listing_with_programs_and_pills(): void {
		$blueprint = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/.wordpress-org/blueprints/blueprint.json' ), true );
		$code      = array_column( $blueprint['steps'], 'code', 'step' )['runPHP'];
		self::assertStringStartsWith( self::BEGINNING, $code );
		// As in the admin.
		Admin\bootstrap_admin();
		$file = wp_tempnam();
		file_put_contents(
			$file,
			'<?php ' . substr( $code, strlen( self::BEGINNING ) )
		); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A test's own file.
		require $file;
		wp_delete_file( $file );
		wp_set_current_user( 0 );
		$this->go_to( $blueprint['landingPage'] );
		self::assertTrue( is_page() );
		the_post();
		$page = new Markup( self::output( 'the_content' ) );

		self::assertCount( 6, $page->cards() );
		self::assertGreaterThan( 2, count( $page->pills() ) );
	}
}
