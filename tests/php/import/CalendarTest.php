<?php
/**
 * Calendars, which the browser reads.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** What becomes of the lines that the browser makes. */
class CalendarTest extends TestCase {
	/** The browser makes the lines: src/import/workbook/calendar.test.ts. */
	public function test_the_lines_of_events_that_repeat_have_exactly_their_days(): void {
		foreach ( self::json_table( 'repeated-events' ) as list( 'lines' => $lines, 'days' => $days ) ) {
			$sessions = Program\sessions_from( (string) Program\clean_sessions( implode( "\n", $lines ) ) );
			$starts   = array_column( $sessions, 'start' );
			self::assertSame( $days, array_map( static fn( string $start ): string => (string) substr( $start, 0, 10 ), $starts ) );
		}
	}
}
