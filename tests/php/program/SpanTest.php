<?php
/**
 * Spans.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/**
 * What a span says, how it is stored, and what is said of it.
 *
 * @group contract
 */
class SpanTest extends TestCase {
	/** @return array<string, array{string, string, string}> Line, beginning and end. */
	public function spans(): array {
		return array(
			'an exhibition'       => array( '2026-10-01/2026-12-18', '2026-10-01', '2026-12-18' ),
			'a congress'          => array( '2026-10-01 10:00/2026-10-03 14:00', '2026-10-01T10:00', '2026-10-03T14:00' ),
			'from an hour'        => array( '2026-10-01 10:00/2026-12-18', '2026-10-01T10:00', '2026-12-18' ),
			'until an hour'       => array( '2026-10-01/2026-12-18 14:00', '2026-10-01', '2026-12-18T14:00' ),
			'a day until an hour' => array( '2026-10-01/2026-10-01 20:00', '2026-10-01', '2026-10-01T20:00' ),
			'what goes on'        => array( '2026-10-01/..', '2026-10-01', '' ),
			'until a day'         => array( '../2026-12-31', '', '2026-12-31' ),
			'until a day at two'  => array( '../2026-12-31 14:00', '', '2026-12-31T14:00' ),
			'over a leap day'     => array( '2028-02-29/2028-03-01', '2028-02-29', '2028-03-01' ),
			'longer than a rule'  => array( '2026-10-01/2036-10-01', '2026-10-01', '2036-10-01' ),
		);
	}

	public function test_what_goes_on_has_no_hours(): void {
		self::assertSame( '2026-10-01/..', Program\clean_sessions( '2026-10-01 10:00/..' ) );
		self::assertSame( array( 'start' => '2026-10-01', 'end' => '' ), Program\get_span( '2026-10-01 10:00/..' ) );
	}

	/** @dataProvider spans */
	public function test_a_span_is_read_and_written_in_one_spelling( string $line, string $start, string $end ): void {
		self::assertSame( compact( 'start', 'end' ), Program\get_span( $line ) );
		self::assertSame( $line, Program\clean_sessions( "  $line\n" ) );
		self::assertSame( $line, Program\sanitize_fact( 'sessions', $line ) );
		self::assertSame( array(), Program\sessions_from( $line ) );
	}

	/** @dataProvider spans */
	public function test_beginning_and_end_of_a_program_follow_from_it( string $line, string $start, string $end ): void {
		$id    = self::factory()->program->create( array( 'facts' => array( 'sessions' => $line ) ) );
		$facts = Program\stored_facts( $id );

		self::assertSame( array( $line, $start, $end ), array( $facts['sessions'], $facts['start'], $facts['end'] ) );
		// Queries find them; where there is none, nothing is stored.
		self::assertSame( array( $start, $end ), array( (string) get_metadata_raw( 'post', $id, 'pfilter_start', true ), (string) get_metadata_raw( 'post', $id, 'pfilter_end', true ) ) );
	}

	/** @return array<string, array{string, string, string}> Beginning, end and line. */
	public function dates(): array {
		return array(
			'none'                   => array( '', '', '' ),
			'a beginning'            => array( '2026-10-01', '', '2026-10-01' ),
			'a beginning at an hour' => array( '2026-10-01T10:00', '', '2026-10-01 10:00' ),
			'an end'                 => array( '', '2026-12-31', '../2026-12-31' ),
			'an end at an hour'      => array( '', '2026-12-31T14:00', '../2026-12-31 14:00' ),
			'a day'                  => array( '2026-10-01', '2026-10-01', '2026-10-01' ),
			'a day from an hour'     => array( '2026-10-01T10:00', '2026-10-01', '2026-10-01 10:00' ),
			'a day until an hour'    => array( '2026-10-01', '2026-10-01T20:00', '2026-10-01/2026-10-01 20:00' ),
			'hours'                  => array( '2026-10-01T10:00', '2026-10-01T12:00', '2026-10-01 10:00-12:00' ),
			'a night'                => array( '2026-10-01T22:00', '2026-10-02T01:00', '2026-10-01 22:00-01:00' ),
			'until midnight'         => array( '2026-10-01T22:00', '2026-10-02T00:00', '2026-10-01 22:00-00:00' ),
			'over a new year'        => array( '2026-12-31T22:00', '2027-01-01T05:00', '2026-12-31 22:00-05:00' ),
			'a whole day from ten'   => array( '2026-10-01T10:00', '2026-10-02T10:00', '2026-10-01 10:00/2026-10-02 10:00' ),
			'longer than that'       => array( '2026-10-01T10:00', '2026-10-02T10:01', '2026-10-01 10:00/2026-10-02 10:01' ),
			'two nights'             => array( '2026-10-01T22:00', '2026-10-03T01:00', '2026-10-01 22:00/2026-10-03 01:00' ),
			'a night without an end' => array( '2026-10-01T22:00', '2026-10-02', '2026-10-01 22:00/2026-10-02' ),
			'days'                   => array( '2026-10-01', '2026-12-18', '2026-10-01/2026-12-18' ),
			'days with hours'        => array( '2026-10-01T10:00', '2026-10-03T14:00', '2026-10-01 10:00/2026-10-03 14:00' ),
		);
	}

	/** @dataProvider dates */
	public function test_beginning_and_end_are_a_day_with_its_hours_or_a_night_or_a_span( string $start, string $end, string $line ): void {
		self::assertSame( $line, Program\get_sessions_of_dates( $start, $end ) );
		self::assertSame( $line, Program\clean_sessions( $line ) );
	}

	/**
	 * A beginning alone is a day: its end is that day.
	 *
	 * @dataProvider dates
	 */
	public function test_the_line_says_the_same_dates( string $start, string $end, string $line ): void {
		$end = '' === $end ? substr( $start, 0, 10 ) : $end;

		self::assertSame( compact( 'start', 'end' ), Program\get_dates_of_sessions( $line ) );
	}

	/** @return array<string, array{string, string}> Typed, and stored. */
	public function shorter(): array {
		return array(
			'a day'                     => array( '2026-10-01/2026-10-01', '2026-10-01' ),
			'a day from an hour'        => array( '2026-10-01 10:00/2026-10-01', '2026-10-01 10:00' ),
			'a day with hours'          => array( '2026-10-01 10:00/2026-10-01 12:00', '2026-10-01 10:00-12:00' ),
			'a night'                   => array( '2026-11-28 22:00/2026-11-29 01:00', '2026-11-28 22:00-01:00' ),
			'twice the same'            => array( "2026-10-01/2026-12-18\n2026-10-01/2026-12-18", '2026-10-01/2026-12-18' ),
			'with spaces and new lines' => array( " \n2026-10-01/2026-12-18 \r\n", '2026-10-01/2026-12-18' ),
		);
	}

	/** @dataProvider shorter */
	public function test_a_span_of_one_day_is_stored_as_that_day( string $typed, string $stored ): void {
		self::assertSame( $stored, Program\sanitize_fact( 'sessions', $typed ) );
	}

	/** @return array<string, array{string, string}> Lines, and the beginning of the sentence that says what is wrong. */
	public function refused(): array {
		$inverted = 'El final es anterior al comienzo.';
		$line     = 'Completa cada sesión';
		$alone    = 'Un primer y un último día';

		return array(
			'the last day before the first'   => array( '2026-12-18/2026-10-01', $inverted ),
			'the hours of a day in disorder'  => array( '2026-10-01 18:00/2026-10-01 17:59', $inverted ),
			'neither beginning nor end'       => array( '../..', $line ),
			'beside a day'                    => array( "2026-10-01/2026-12-18\n2026-10-05", $alone ),
			'beside a rule'                   => array( "2026-10-01/2026-12-18\n2026-10-06/2026-12-17 TU 10:00", $alone ),
			'beside another one'              => array( "2026-10-01/2026-10-18\n2026-11-01/2026-11-18", $alone ),
			'cancelled on a day'              => array( "!2026-10-05\n2026-10-01/2026-12-18", $alone ),
			'elsewhere on a day'              => array( "2026-10-01/..\n@2026-10-05 Museo", $alone ),
			'until a day beside a day'        => array( "../2026-12-31\n2026-10-05", $alone ),
			'without an end'                  => array( '2026-10-01/', $line ),
			'every second week'               => array( '2026-10-01/2026-12-18 *2', $line ),
			'hours of what are no days'       => array( '2026-10-01/2026-12-18 10:00-12:00', $line ),
			'a year that is a mistake'        => array( '2026-10-01/9999-12-31', $line ),
			'a year that is one at beginning' => array( '0026-10-01/2026-12-31', $line ),
			'that goes on from no such day'   => array( '2026-02-30/..', $line ),
			'until no such day'               => array( '../2026-02-30', $line ),
		);
	}

	/** @dataProvider refused */
	public function test_what_is_no_span_is_refused_with_a_sentence( string $lines, string $sentence ): void {
		self::assertNull( Program\get_span( $lines ) );
		self::assertNull( Program\sanitize_fact( 'sessions', $lines ) );
		self::assertStringStartsWith( $sentence, Program\get_fact_problem( 'sessions', $lines ) );
	}

	/** @return array<string, array{string}> Lines. */
	public function no_days(): array {
		return array(
			'no such first day'  => array( '2026-02-30/2026-03-05' ),
			'no such last day'   => array( '2026-02-01/2026-02-30' ),
			'no leap year'       => array( '2027-02-29/2027-03-05' ),
			'no such month'      => array( '2026-10-01/2026-13-01' ),
			'an hour after 23'   => array( '2026-10-01 24:00/2026-10-03 14:00' ),
			'the last one after' => array( '2026-10-01 10:00/2026-10-03 29:00' ),
		);
	}

	/** @dataProvider no_days */
	public function test_days_and_hours_that_there_are_not_are_refused_but_not_for_their_order( string $line ): void {
		self::assertNull( Program\get_span( $line ) );
		self::assertNull( Program\sanitize_fact( 'sessions', $line ) );
		self::assertNotSame( '', Program\get_fact_problem( 'sessions', $line ) );
		self::assertNotSame( 'El final es anterior al comienzo.', Program\get_fact_problem( 'sessions', $line ) );
	}

	/** @return array<string, array{string}> Lines. */
	public function others(): array {
		return array(
			'nothing'  => array( '' ),
			'a day'    => array( '2026-10-01' ),
			'hours'    => array( '2026-10-01 10:00-12:00' ),
			'a rule'   => array( '2026-10-06/2026-12-18 TU,TH 17:00-18:30' ),
			'always'   => array( '2026-10-01/.. MO,TU,WE,TH,FR 09:00-14:00' ),
			'the 15th' => array( '2026-10-01/2027-05-31 15' ),
			'days'     => array( "2026-10-01\n2026-10-05" ),
		);
	}

	/** @dataProvider others */
	public function test_other_sessions_are_no_span( string $lines ): void {
		self::assertNull( Program\get_span( $lines ) );
		self::assertSame( $lines, Program\clean_sessions( $lines ) );
	}

	/** @return array<string, array{string, string, string}> Line, the moment, and what the page says. */
	public function said(): array {
		return array(
			'an exhibition'       => array( '2026-10-01/2026-12-18', '2026-09-20', 'Del 1 de octubre al 18 de diciembre' ),
			'while it runs'       => array( '2026-10-01/2026-12-18', '2026-11-20', 'Del 1 de octubre al 18 de diciembre' ),
			'all of July'         => array( '2027-07-01/2027-07-31', '2026-11-20', 'Del 1 al 31 de julio' ),
			'a congress'          => array( '2026-10-01 10:00/2026-10-03 14:00', '2026-09-20', 'Del jueves 1 de octubre, 10:00, al sábado 3 de octubre, 14:00' ),
			'from an hour'        => array( '2026-10-01 10:00/2026-12-18', '2026-09-20', 'Del jueves 1 de octubre, 10:00, al viernes 18 de diciembre' ),
			'what goes on'        => array( '2026-10-01/..', '2026-09-20', 'Desde el jueves 1 de octubre' ),
			'what has gone on'    => array( '2026-10-01/..', '2026-11-20', 'Desde el jueves 1 de octubre' ),
			'until a day'         => array( '../2026-12-31', '2026-09-20', 'Hasta el jueves 31 de diciembre' ),
			'until an hour'       => array( '../2026-12-31 14:00', '2026-09-20', 'Hasta el jueves 31 de diciembre, 14:00' ),
			'one day'             => array( '2026-10-01/2026-10-01', '2026-09-20', 'jueves 1 de octubre' ),
			'hours of a day'      => array( '2026-10-01 10:00/2026-10-01 12:00', '2026-09-20', 'jueves 1 de octubre, de 10:00 a 12:00' ),
			'a day until an hour' => array( '2026-10-01/2026-10-01 20:00', '2026-09-20', 'jueves 1 de octubre, hasta las 20:00' ),
			'a night'             => array( '2026-11-28 22:00/2026-11-29 01:00', '2026-09-20', 'sábado 28 de noviembre, de 22:00 a 01:00' ),
			'more than a year'    => array( '2026-03-01/2027-06-30', '2026-11-20', 'Del 1 de marzo de 2026 al 30 de junio de 2027' ),
		);
	}

	/** @dataProvider said */
	public function test_the_page_says_it( string $line, string $now, string $dates ): void {
		$id = self::factory()->program->create( array( 'facts' => array( 'sessions' => $line ) ) );

		self::assertSame( $dates, Program\shown_dates( Program\program_facts( $id ), self::moment( $now ) )[0] );
		self::assertSame( $dates, array_column( Program\shown_facts( get_post( $id ), self::moment( $now ) )['facts'], 'text', 'key' )['dates'] );
	}

	/** @return array<string, array{string, string, string}> Line, the moment, and where it stands. */
	public function phases(): array {
		return array(
			'before the first day'       => array( '2026-10-01/2026-12-18', '2026-09-30 23:59', 'coming' ),
			'on the last day'            => array( '2026-10-01/2026-12-18', '2026-12-18 23:59', 'current' ),
			'after it'                   => array( '2026-10-01/2026-12-18', '2026-12-19 00:00', 'past' ),
			'in a night of it'           => array( '2026-10-01 10:00/2026-10-03 14:00', '2026-10-02 03:00', 'current' ),
			'at its last hour'           => array( '2026-10-01 10:00/2026-10-03 14:00', '2026-10-03 14:00', 'past' ),
			'before what goes on'        => array( '2026-10-01/..', '2026-09-30', 'coming' ),
			'years after its first day'  => array( '2026-10-01/..', '2036-01-01', 'current' ),
			'before the end of what was' => array( '../2026-12-31', '2026-12-31 23:59', 'current' ),
			'after that'                 => array( '../2026-12-31', '2027-01-01 00:00', 'past' ),
			'after a beginning alone'    => array( '2026-10-01', '2026-10-02 00:00', 'past' ),
		);
	}

	/** @dataProvider phases */
	public function test_it_is_over_after_its_end_and_what_goes_on_never_is( string $line, string $now, string $phase ): void {
		$id = self::factory()->program->create( array( 'facts' => array( 'sessions' => $line ) ) );

		self::assertSame( $phase, Program\program_phase( Program\program_facts( $id ), self::moment( $now ) ) );
	}
}
