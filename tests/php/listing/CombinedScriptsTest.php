<?php
/**
 * What plugins that combine scripts are told of ours, which are modules.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\{Markup, TestCase};

/** They leave them out. */
class CombinedScriptsTest extends TestCase {
	private const IDS = array( 'programs-filter/view-js-module' );

	/** The modules of a page with a listing with criteria, and one of another plugin. */
	private function modules(): Markup {
		do_action( 'programs_filter_enqueue_criteria' );
		wp_enqueue_script_module( 'otro/modulo', 'https://example.org/otro.js' );
		$print = static function (): void {
			// WordPress 6.8 prints all in the footer.
			if ( is_callable( array( wp_script_modules(), 'print_head_enqueued_script_modules' ) ) ) {
				wp_script_modules()->print_head_enqueued_script_modules();
			}
			wp_script_modules()->print_enqueued_script_modules();
		};

		return new Markup( self::output( $print ) );
	}

	public function test_siteground_optimizer_leaves_them_out_by_their_ids_as_in_the_page(): void {
		$modules = $this->modules();

		self::assertSame( self::IDS, array_values( array_intersect( $modules->values( 'script[type="module"]', 'id' ), self::IDS ) ) );
		self::assertSame( array(), $modules->all( '[data-wpacu-skip]' ) );
		self::assertSame( array( 'otro', ...self::IDS ), apply_filters( 'sgo_javascript_combine_exclude_ids', array( 'otro' ) ) );
	}

	/**
	 * A constant stays for the whole process.
	 *
	 * @depends test_siteground_optimizer_leaves_them_out_by_their_ids_as_in_the_page
	 */
	public function test_asset_cleanup_leaves_them_out_by_an_attribute_that_no_module_of_others_has(): void {
		define( 'WPACU_PLUGIN_VERSION', '1.4' );

		self::assertSame( self::IDS, $this->modules()->values( '[data-wpacu-skip]', 'id' ) );
	}
}
