<?php
/**
 * Programs with sessions.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** What is said of them. */
class SessionsTest extends TestCase {
	/** @return array<string, array{string, string}> Moment, and the day that is the next. */
	public function nights(): array {
		return array(
			'before midnight' => array( '2026-11-27 23:30', '27 de noviembre' ),
			'after midnight'  => array( '2026-11-28 00:30', '27 de noviembre' ),
			'after its end'   => array( '2026-11-28 02:00', '4 de diciembre' ),
		);
	}

	/** @dataProvider nights */
	public function test_a_session_of_a_night_is_the_next_one_until_it_ends( string $moment, string $day ): void {
		$id    = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2026-11-20/2026-12-11 FR 22:00-02:00' ) ) );
		$now   = ( new \DateTimeImmutable( $moment, wp_timezone() ) )->getTimestamp();
		$facts = Program\shown_facts( get_post( $id ), $now )['facts'];

		self::assertStringEndsWith( "próxima sesión: viernes $day", array_column( $facts, 'text', 'key' )['dates'] );
	}
}
