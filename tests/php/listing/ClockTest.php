<?php
/**
 * When the clock changes a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Listing;
use ProgramsFilter\Tests\TestCase;

/** The moments of programs. */
class ClockTest extends TestCase {
	public function test_the_end_of_a_session_that_the_schedule_says_in_words_is_one(): void {
		$day   = static fn( string $shift ): string => ( new \DateTimeImmutable( $shift, wp_timezone() ) )->format( 'Y-m-d' );
		$facts = array(
			'start'    => $day( '-60 days' ),
			'end'      => $day( '+60 days' ),
			'schedule' => 'Todos los días, 10:00-11:00',
		);
		$id    = self::factory()->program->create( compact( 'facts' ) );

		$changes = Listing\clock_changes( time() );

		self::assertContains( ( new \DateTimeImmutable( ( wp_date( 'H:i' ) < '11:00' ? 'today' : 'tomorrow' ) . ' 11:00', wp_timezone() ) )->getTimestamp(), $changes[ $id ] );
	}
}
