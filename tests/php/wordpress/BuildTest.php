<?php
/**
 * Scripts of the build.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\WordPress;

use ProgramsFilter\Tests\TestCase;
use ProgramsFilter\WordPress;

/** How they are enqueued. */
class BuildTest extends TestCase {
	/** @return array<string, array{string, string|null}> Script and text domain. */
	public function scripts(): array {
		return array(
			'with texts'    => array( 'listing/block/index', 'programs-filter' ),
			'without texts' => array( 'elementor/index', null ),
		);
	}

	/** @dataProvider scripts */
	public function test_a_script_has_translations_where_it_has_texts( string $script, ?string $domain ): void {
		WordPress\enqueue_built_script( 'prueba', $script );

		self::assertTrue( wp_script_is( 'prueba' ) );
		self::assertSame( $domain, wp_scripts()->registered['prueba']->textdomain );
	}
}
