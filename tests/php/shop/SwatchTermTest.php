<?php
/**
 * The look of a value of an attribute, as the form of the value sends it. It needs no shop.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Shop;

use ProgramsFilter\Shop;
use ProgramsFilter\Tests\TestCase;

/** What is stored of it. */
class SwatchTermTest extends TestCase {
	public function test_the_color_is_stored_for_who_may_edit_the_value_and_for_no_other(): void {
		$term = self::factory()->term->create( array( 'taxonomy' => 'category', 'name' => 'Azul' ) );
		foreach ( array( 'subscriber' => '', 'editor' => '#0000ff' ) as $role => $stored ) {
			wp_set_current_user( self::factory()->user->create( array( 'role' => $role ) ) );
			$_POST = array(
				Shop\SWATCH_NONCE  => wp_create_nonce( Shop\SWATCH_ACTION ),
				Shop\SWATCH_FIELDS => array( 'kind' => 'color', 'color' => '#0000ff', 'image' => '0' ),
			);
			Shop\save_swatch( $term );

			self::assertSame( $stored, Shop\get_term_swatch( $term )['color'], $role );
		}
	}
}
