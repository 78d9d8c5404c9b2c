<?php
/**
 * The facts on a program's page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program_Page;

use ProgramsFilter\Program_Page;
use ProgramsFilter\Tests\{Markup, TestCase};

/** The frame around them. */
class FactsTest extends TestCase {
	protected function set_up() {
		parent::set_up();
		Program_Page\load();
	}

	public function test_their_frame_says_the_state(): void {
		foreach ( array( 'cancelled' => ' is-state-cancelled', 'postponed' => ' is-state-postponed', '' => '' ) as $event_status => $class ) {
			$post = self::factory()->program->create_and_get( array( 'facts' => array( 'start' => '2099-03-03' ) + compact( 'event_status' ) ) );
			$page = new Markup( Program_Page\facts_html( $post, Program_Page\ALL_FACTS_PARTS, static fn(): string => 'class="x"' ) );

			self::assertSame( array( "programas-facts__box$class" ), $page->values( '.programas-facts__box', 'class' ) );
		}
	}
}
