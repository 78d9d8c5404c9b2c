<?php
/**
 * What stands beside the button for signing up.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program_Page;

use ProgramsFilter\{Program, Program_Page};
use ProgramsFilter\Tests\TestCase;

/** Price and last day. */
class SignupTermsTest extends TestCase {
	/** @return array<string, array{array<string, string>, list<string>}> */
	public function programs(): array {
		return array(
			'both'           => array( array( 'price' => '96 €', 'signup_until' => '2026-12-12' ), array( '96 €', 'Hasta el sáb 12 dic' ) ),
			'free'           => array( array( 'price' => '0 €' ), array( 'Gratis' ) ),
			'the day alone'  => array( array( 'signup_until' => '2026-12-12' ), array( 'Hasta el sáb 12 dic' ) ),
			'a waiting list' => array( array( 'price' => '96 €', 'signup_until' => '2026-12-12', 'signup_state' => 'waiting' ), array( '96 €' ) ),
			'a day gone by'  => array( array( 'signup_until' => '2026-11-26', 'signup_state' => 'open' ), array() ),
		);
	}

	/**
	 * @dataProvider programs
	 * @param array<string, string> $facts Facts.
	 * @param list<string>          $terms Price and last day.
	 */
	public function test_the_button_has_the_price_and_the_last_day_beside_it_as_far_as_they_are_known( array $facts, array $terms ): void {
		$facts += array( 'signup_url' => 'https://example.org/' ) + Program\get_empty_facts();
		self::assertSame( $terms, Program_Page\get_signup_terms( $facts, self::moment( '2026-11-27' ) ) );
	}
}
