<?php
/**
 * The page that Elementor shows in its editor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Elementor;

use ProgramsFilter\Elementor;
use ProgramsFilter\Tests\{Markup, TestCase};

/** Its modules. */
class PreviewTest extends TestCase {
	private string $html = '';

	protected function set_up() {
		parent::set_up();
		$this->html = self::output(
			static function (): void {
				Elementor\enqueue_preview_assets();
				wp_enqueue_script_module( 'theirs', '/theirs.js' );
				wp_script_modules()->print_enqueued_script_modules();
				Elementor\print_deferred_loader();
			}
		);
	}

	public function test_our_module_waits_for_a_loader_at_the_end(): void {
		$ours = array_filter(
			( new Markup( $this->html ) )->all( 'script[data-src]' ),
			static fn( \DOMElement $tag ): bool => 'programs-filter/later' === $tag->getAttribute( 'type' )
		);

		self::assertCount( 1, $ours );
		foreach ( $ours as $tag ) {
			self::assertMatchesRegularExpression( '#/build/listing/criteria/index\.js\?ver=#', $tag->getAttribute( 'data-src' ) );
			self::assertFalse( $tag->hasAttribute( 'src' ) );
		}
		self::assertMatchesRegularExpression(
			'/addEventListener\(\'load\',[^<]*script\[type="programs-filter\/later"\][^<]*<\/script>\s*$/',
			$this->html
		);
	}

	public function test_modules_of_others_do_not_wait(): void {
		$modules = implode( ' ', ( new Markup( $this->html ) )->values( 'script[type="module"]', 'src' ) );

		self::assertStringContainsString( '/theirs.js', $modules );
		self::assertStringNotContainsString( '/criteria/', $modules );
	}
}
