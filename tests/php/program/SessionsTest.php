<?php
/**
 * Programs with sessions.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Listing, Program, Program_Page};
use ProgramsFilter\Tests\{Markup, TestCase};

/** Which sessions there are, and what is said of them. */
class SessionsTest extends TestCase {
	/** Tuesdays and Thursdays of an autumn, without a holiday. */
	private const COURSE = '2026-10-06/2026-12-18 TU,TH 17:00-18:30 -2026-10-13';

	/**
	 * The cases that the panel has, too: src/program/panel/sessions.test.ts.
	 *
	 * @return array{usable: list<array{name: string, text: string, sessions: list<string>}>, unusable: list<array{name: string, text: string, problem: string}>}
	 */
	private static function table(): array {
		// @phpstan-ignore return.type (as described)
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/sessions.json' ), true );
	}

	public function test_a_place_is_plain_text_whatever_stands_before_its_line(): void {
		self::assertSame( "2026-12-15 17:00\n@2026-12-15 Aula 2", Program\sanitize_fact( 'sessions', "2026-12-15 17:00\n\f@2026-12-15 <b>Aula 2</b>" ) );
		self::assertNull( Program\sanitize_fact( 'sessions', "2026-12-15 17:00\n\f@2026-12-15 <br><b></b>" ) );
	}

	/** @return array<string, array{string, list<string>}> Lines, and beginning, end and place of each session. */
	public function lines(): array {
		return array_column( array_map( static fn( array $row ): array => array( $row['name'], array( $row['text'], $row['sessions'] ) ), self::table()['usable'] ), 1, 0 );
	}

	/**
	 * @dataProvider lines
	 * @param list<string> $sessions Beginning, end and place of each.
	 */
	public function test_sessions_are_read_from_lines( string $text, array $sessions ): void {
		$clean = Program\sanitize_fact( 'sessions', $text );

		self::assertIsString( $clean );
		self::assertSame( $clean, Program\sanitize_fact( 'sessions', $clean ) );
		self::assertSame(
			$sessions,
			array_map( static fn( array $session ): string => trim( "{$session['start']}/{$session['end']} {$session['place']}" ), Program\sessions_from( $clean ) )
		);
	}

	/** @return array<string, array{string, string}> Lines, and a part of the sentence that says what is wrong. */
	public function unusable_lines(): array {
		$sentences = array(
			'line'     => 'Completa cada sesión',
			'words'    => 'No se entiende',
			'day'      => 'ya no hay sesión',
			'lines'    => '100 como máximo',
			'sessions' => '1.000 como máximo',
		);
		$rows      = array_map( static fn( array $row ): array => array( $row['name'], array( $row['text'], $sentences[ $row['says'] ?? $row['problem'] ] ) ), self::table()['unusable'] );

		return array(
			'too long'                => array( str_repeat( 'á', 10001 ), '10.000 caracteres como máximo' ),
			'a place that is markup'  => array( "2026-12-15\n@2026-12-15 <br>", $sentences['line'] ),
			'a place that is no text' => array( "2026-12-15\n@2026-12-15 \xff", $sentences['line'] ),
		) + array_column( $rows, 1, 0 );
	}

	/** @dataProvider unusable_lines */
	public function test_lines_that_cannot_be_used_are_refused_with_a_sentence( string $text, string $sentence ): void {
		self::assertNull( Program\sanitize_fact( 'sessions', $text ) );
		self::assertStringContainsString( $sentence, Program\get_fact_problem( 'sessions', $text ) );
	}

	public function test_lines_are_told_from_words_as_the_form_does_it(): void {
		self::assertSame( array(), array_filter( self::json_table( 'sessions' )['lines'], static fn( string $line ): bool => ! Program\is_session_line( $line ) ) );
		self::assertSame( array(), array_filter( self::json_table( 'sessions' )['words'], static fn( string $line ): bool => Program\is_session_line( $line ) ) );
	}

	public function test_a_school_year_of_every_day_fits(): void {
		$year = '2026-09-01/2027-08-31 MO,TU,WE,TH,FR,SA,SU 09:00-14:00';

		self::assertCount( 365, Program\sessions_from( (string) Program\sanitize_fact( 'sessions', $year ) ) );
	}

	public function test_the_longest_lines_that_are_refused_take_no_time(): void {
		$lines = array();
		foreach ( range( 0, 199 ) as $minute ) {
			$lines[] = sprintf( '2026-09-01/2028-09-01 MO,TU,WE,TH,FR,SA,SU %02d:%02d', $minute / 60, $minute % 60 );
		}
		$start = microtime( true );
		foreach ( array( 99, 199 ) as $number ) {
			self::assertNull( Program\sanitize_fact( 'sessions', implode( "\n", array_slice( $lines, 0, $number ) ) ) );
		}

		self::assertLessThan( 0.02, microtime( true ) - $start );
	}

	public function test_a_program_begins_and_ends_with_sessions_that_take_place(): void {
		$span = static fn( string $sessions ): string => implode( '/', Program\get_dates_of_sessions( $sessions ) );

		self::assertSame( '2026-12-15T10:00/2026-12-15', $span( "!2026-12-08\n!2026-12-22\n2026-12-08/2026-12-22 TU 10:00" ) );
		// Of one that is cancelled as a whole, the days stay known.
		self::assertSame( '2026-12-08/2026-12-09', $span( "!2026-12-08\n!2026-12-09\n2026-12-08\n2026-12-09" ) );
	}

	public function test_the_next_session_is_none_that_is_cancelled(): void {
		$sessions = "!2026-12-08\n2026-12-01/2026-12-15 TU 10:00\n@2026-12-15 Biblioteca";
		$next     = Program\next_session( $sessions, self::moment( '2026-12-02' ) );

		self::assertSame( array( '2026-12-15T10:00', 'Biblioteca' ), array( $next['start'] ?? '', $next['place'] ?? '' ) );
		self::assertCount( 1, Program\coming_sessions( $sessions, self::moment( '2026-12-02' ) ) );
		self::assertSame( array( '1', '' ), array_column( Program\coming_sessions( $sessions, self::moment( '2026-12-02' ), true ), 'cancelled' ) );
	}

	public function test_a_program_whose_sessions_are_all_cancelled_is_cancelled(): void {
		$id = self::factory()->program->create( array( 'facts' => array( 'sessions' => "2026-12-12 18:00\n!2026-12-12" ) ) );

		self::assertSame( 'cancelled', Program\program_facts( $id )['event_status'] );
		self::assertSame( '', Program\stored_facts( $id )['event_status'] );
	}

	public function test_the_last_session_is_said_to_be_cancelled(): void {
		$id    = self::factory()->program->create( array( 'facts' => array( 'sessions' => "2026-11-28 18:00\n2026-12-12 18:00\n!2026-12-12" ) ) );
		$facts = Program\program_facts( $id );

		self::assertStringContainsString( '<s>', Program\shown_sessions( $facts, self::moment( '2026-12-01' ) )[1] );
	}

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
		$facts = Program\shown_facts( get_post( $id ), self::moment( $moment ) )['facts'];

		self::assertStringEndsWith( "próxima sesión: viernes $day", array_column( $facts, 'text', 'key' )['dates'] );
	}

	/**
	 * What is said of a program with sessions.
	 *
	 * @param array<string, string> $facts Facts.
	 * @return array<string, string> Texts by key.
	 */
	private static function said( array $facts, string $now ): array {
		$shown = Program\shown_facts( self::program( $facts ), self::moment( $now ) );

		return array_column( $shown['facts'], 'text', 'key' ) + array( 'badge' => $shown['badge']['text'] ?? '' );
	}

	/** @param array<string, string> $facts Facts. */
	private static function program( array $facts ): \WP_Post {
		$program = get_post( self::factory()->program->create( array( 'facts' => $facts, 'post_excerpt' => 'Barro y torno.' ) ) );
		self::assertInstanceOf( \WP_Post::class, $program );

		return $program;
	}

	/** @return array<string, array{array<string, string>, string, array<string, string>}> Facts, the moment, and what is said. */
	public function programs(): array {
		$course = array( 'sessions' => self::COURSE );

		return array(
			'a course'                  => array(
				$course,
				'2026-11-26T20:00',
				array(
					'dates'    => 'Del 6 de octubre al 17 de diciembre · próxima sesión: martes 1 de diciembre',
					'schedule' => 'Martes y jueves, de 17:00 a 18:30',
					'upcoming' => 'martes 1 de diciembre · jueves 3 de diciembre · martes 8 de diciembre · jueves 10 de diciembre · martes 15 de diciembre · jueves 17 de diciembre',
				),
			),
			'a course that is over'     => array( $course, '2026-12-17T18:30', array( 'badge' => 'Terminado' ) ),
			'cancelled, and elsewhere'  => array(
				array( 'sessions' => "!2026-12-08\n!2026-12-10\n" . self::COURSE . "\n@2026-12-15 Biblioteca municipal" ),
				'2026-12-04',
				array( 'upcoming' => 'martes 8 de diciembre: no hay · jueves 10 de diciembre: no hay · martes 15 de diciembre, en Biblioteca municipal · jueves 17 de diciembre' ),
			),
			'one that is left'          => array( array( 'sessions' => "2026-12-08\n2026-12-15\n!2026-12-08" ), '2026-12-04', array( 'upcoming' => 'martes 8 de diciembre: no hay · martes 15 de diciembre' ) ),
			'one that is elsewhere'     => array( array( 'sessions' => "2026-12-15 11:00\n@2026-12-15 Museo" ), '2026-12-04', array( 'dates' => 'martes 15 de diciembre, 11:00, en Museo' ) ),
			'hours beside their days'   => array(
				array( 'sessions' => "2026-10-10 11:00-12:00\n2026-10-17 12:00-13:00\n2026-10-19/2026-11-09 MO 18:00 *3" ),
				'2026-09-01',
				array(
					'schedule' => 'Lunes, cada 3 semanas, 18:00',
					'upcoming' => 'sábado 10 de octubre, de 11:00 a 12:00 · sábado 17 de octubre, de 12:00 a 13:00 · lunes 19 de octubre, 18:00 · lunes 9 de noviembre, 18:00',
				),
			),
			'a month'                   => array( array( 'sessions' => '2026-10-01/2027-05-31 -1FR 19:00-20:30' ), '2026-09-01', array( 'schedule' => 'El último viernes de cada mes, de 19:00 a 20:30' ) ),
			'a day after all its hours' => array( array( 'sessions' => "2026-11-28 10:00-11:00\n2026-11-28 17:00" ), '2026-11-28T12:00', array( 'badge' => '' ) ),
			'nights'                    => array( array( 'sessions' => '2026-10-02/2026-12-18 FR 20:00-00:00' ), '2026-09-01', array( 'dates' => 'Del 2 de octubre al 18 de diciembre' ) ),
			'what an editor wrote'      => array(
				array( 'sessions' => '2026-11-28 17:00-18:30', 'schedule' => 'Puertas: 16:30' ),
				'2026-11-01',
				array( 'dates' => 'sábado 28 de noviembre, de 17:00 a 18:30', 'schedule' => 'Puertas: 16:30' ),
			),
		);
	}

	/**
	 * @dataProvider programs
	 * @param array<string, string> $facts    Facts.
	 * @param array<string, string> $expected Texts by key.
	 */
	public function test_sessions_are_the_dates_the_schedule_and_the_next_days( array $facts, string $now, array $expected ): void {
		self::assertSame( $expected, array_intersect_key( array_replace( $expected, self::said( $facts, $now ) ), $expected ) );
	}

	public function test_the_filter_by_time_knows_the_days_of_sessions_also_of_those_that_are_cancelled(): void {
		$times = static fn( array $facts ): string => Listing\get_times_value( Program\program_facts( self::program( $facts )->ID ) );

		self::assertSame( '1020+90@20732,7*2 0+1440@20748', $times( array( 'sessions' => "2026-10-06/2026-10-20 TU 17:00-18:30\n2026-10-22" ) ) );
		self::assertSame( '0+1440@20732,7*2,1*2', $times( array( 'sessions' => "!2026-10-13\n!2026-10-21\n2026-10-06/2026-10-20 TU\n2026-10-21\n2026-10-22" ) ) );
		self::assertSame( Listing\FAR_FUTURE . '/', $times( array( 'start' => '2026-10-06', 'event_status' => 'postponed' ) ) );
	}

	public function test_a_program_is_where_its_next_session_is(): void {
		$day = static fn( int $days ): string => (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS );
		foreach (
			array(
				'Ayer y en un mes'   => array( 'sessions' => "{$day( -1 )}\n{$day( 3 )}\n{$day( 30 )}\n!{$day( 3 )}" ),
				'En una semana'      => array( 'start' => $day( 7 ) ),
				'Ayer y en dos días' => array( 'sessions' => "{$day( -1 )} 10:00\n{$day( 2 )} 10:00" ),
				'Terminado'          => array( 'sessions' => "{$day( -9 )}\n{$day( -2 )}" ),
				'Sin fecha nueva'    => array( 'start' => $day( -3 ), 'event_status' => 'postponed' ),
			) as $post_title => $facts
		) {
			self::factory()->program->create( compact( 'post_title', 'facts' ) );
		}
		$page = self::markup( array( 'only' => array( 'cuando' => array( 'vigentes' ) ), 'orderBy' => 'next', 'card' => array() ) );

		self::assertSame( array( 'Ayer y en dos días', 'En una semana', 'Ayer y en un mes', 'Sin fecha nueva' ), $page->cards() );
	}

	public function test_the_clock_is_set_to_the_end_of_the_next_session_or_of_the_day(): void {
		self::program( array( 'sessions' => self::COURSE ) );
		self::index_changes();
		$next = static fn( string $now ): string => (string) wp_date( 'Y-m-d H:i', Listing\get_next_change( self::moment( $now ) ) );

		self::assertSame( '2026-10-20 18:30', $next( '2026-10-20T18:00' ) );
		self::assertSame( '2026-10-21 00:00', $next( '2026-10-20T18:30' ) );
	}

	/**
	 * Structured data.
	 *
	 * @return array<string, mixed>
	 */
	private static function data( string $sessions ): array {
		return Program_Page\get_structured_data( self::program( array( 'sessions' => $sessions, 'place' => 'Aula 2' ) ), self::moment( '2026-09-01' ) );
	}

	public function test_a_rule_is_a_schedule_for_search_engines(): void {
		$data = self::data( "!2026-10-20\n" . self::COURSE . "\n@2026-10-22 Museo" );

		self::assertSame( array( '2026-10-06T17:00+02:00', '2026-12-17T18:30+01:00' ), array( $data['startDate'], $data['endDate'] ) );
		self::assertSame(
			array(
				array(
					'@type'            => 'Schedule',
					'startDate'        => '2026-10-06',
					'endDate'          => '2026-12-17',
					'repeatFrequency'  => 'P1W',
					'repeatCount'      => 20,
					'byDay'            => array( 'https://schema.org/Tuesday', 'https://schema.org/Thursday' ),
					'startTime'        => '17:00:00',
					'endTime'          => '18:30:00',
					'exceptDate'       => array( '2026-10-13', '2026-10-20' ),
					'scheduleTimezone' => 'Europe/Madrid',
				),
			),
			$data['eventSchedule']
		);
		self::assertSame( array( array( 'Museo', '2026-10-22T17:00+02:00' ) ), array_map( static fn( array $event ): array => array( $event['location']['name'], $event['startDate'] ), $data['subEvent'] ) );
	}

	public function test_a_rule_by_months_is_one_too(): void {
		$schedules = self::data( "2026-10-01/2027-05-31 1TU,-1FR\n2026-10-01/2027-05-31 1,15 *2" )['eventSchedule'];

		self::assertSame( array( array( '1TU', '-1FR' ), array( 1, 15 ) ), array( $schedules[1]['byDay'], $schedules[0]['byMonthDay'] ) );
		self::assertSame( array( 'P2M', 'P1M' ), array_column( $schedules, 'repeatFrequency' ) );
	}

	public function test_days_are_events_of_their_own_for_search_engines(): void {
		$events = self::data( "2026-11-28 17:00-18:30\n2026-12-05 17:00-18:30\n!2026-12-05" )['subEvent'];

		self::assertSame( array( '2026-11-28T17:00+01:00', '2026-12-05T17:00+01:00' ), array_column( $events, 'startDate' ) );
		self::assertSame( array( 'Aula 2', 'Aula 2' ), array_column( array_column( $events, 'location' ), 'name' ) );
		self::assertSame( array( 'https://schema.org/EventScheduled', 'https://schema.org/EventCancelled' ), array_column( $events, 'eventStatus' ) );
		self::assertArrayNotHasKey( 'subEvent', self::data( '2026-11-28 17:00-18:30' ) );
	}

	public function test_a_day_that_is_cancelled_has_its_reason_and_one_that_moves_the_other_day(): void {
		$facts = array( 'sessions' => "!2026-12-01 Huelga\n2026-11-24/2026-12-15 TU 17:00-18:30\n>2026-12-15 2026-12-18 18:00" ) + Program\get_empty_facts();

		self::assertSame(
			'martes 24 de noviembre · martes 1 de diciembre: no hay (Huelga) · martes 8 de diciembre · martes 15 de diciembre: pasa al viernes 18 de diciembre · viernes 18 de diciembre, 18:00 (en vez del martes 15 de diciembre)',
			str_replace( array( ', de 17:00 a 18:30' ), '', Program\shown_sessions( Program\get_dates_of_sessions( $facts['sessions'] ) + $facts, self::moment( '2026-11-20' ) )[0] )
		);
	}

	public function test_what_goes_on_stays_usable_however_long_it_has_been_and_whatever_was_cancelled_then(): void {
		foreach ( array( "2020-01-01/.. TU,WE,TH,FR,SA,SU 10:00\n2020-01-01/.. TU,WE,TH,FR,SA,SU 16:00", "!2020-01-07 Huelga\n2020-01-01/.. TU 10:00", '2020-01-01/.. 31 *99' ) as $sessions ) {
			self::assertSame( '', Program\read_sessions( $sessions )['problem'], $sessions );
		}
		self::assertSame( 'day', Program\read_sessions( "!2019-12-31\n2020-01-01/.. TU 10:00" )['problem'] );
		self::assertSame( 'day', Program\read_sessions( "!2030-01-02\n2020-01-01/.. TU 10:00" )['problem'], 'A Wednesday.' );
		self::assertSame( '', Program\read_sessions( "!2030-01-01\n2020-01-01/.. TU 10:00" )['problem'], 'A Tuesday.' );
	}

	public function test_a_session_elsewhere_may_be_cancelled_and_nothing_else_twice(): void {
		$text = "!2026-12-08 Puente\n2026-12-01/2026-12-15 TU 10:00\n@2026-12-08 Sala B";
		self::assertSame( array( '2026-12-08T10:00', 'Sala B', '1', 'Puente' ), array_values( array_intersect_key( Program\sessions_from( $text, PHP_INT_MIN, true )[1], array_flip( array( 'start', 'place', 'cancelled', 'reason' ) ) ) ) );
		foreach ( array( '!2026-12-08', '>2026-12-08 2026-12-09' ) as $line ) {
			self::assertSame( 'line', Program\read_sessions( "$text\n$line" )['problem'] );
		}
	}

	public function test_a_session_that_moved_within_its_day_is_not_the_next_one_once_it_is_over(): void {
		$text = ">2026-12-08 2026-12-08 10:00-11:00\n2026-12-08/2026-12-15 TU 09:00-12:00";
		$next = static fn( string $moment ): array => Program\next_session( $text, Program\date_moment( $moment )->getTimestamp() ) ?? array();
		self::assertSame( '2026-12-08T10:00', $next( '2026-12-08T10:30' )['start'] );
		self::assertSame( '2026-12-15T09:00', $next( '2026-12-08T11:30' )['start'] );
	}

	public function test_a_session_that_moves_from_a_day_off_takes_place_and_can_be_cancelled_there(): void {
		update_option( Program\DAYS_OFF_OPTION, '2027-12-07/2027-12-08 Puente' );
		$days = static fn( string $more ): array => array_column( Program\sessions_from( "2027-11-30/2027-12-14 TU 17:00\n>2027-12-07 2027-12-23 18:00$more" ), 'start' );

		self::assertSame( array( '2027-11-30T17:00', '2027-12-14T17:00', '2027-12-23T18:00' ), $days( '' ) );
		self::assertSame( array( '2027-11-30T17:00', '2027-12-14T17:00' ), $days( "\n!2027-12-23 Nieve" ) );
	}

	public function test_beginning_and_end_are_those_of_the_sessions_whatever_code_writes(): void {
		$id    = self::factory()->program->create();
		$dates = static fn(): array => array( get_metadata_raw( 'post', $id, 'pfilter_start' ), get_metadata_raw( 'post', $id, 'pfilter_end' ) );
		foreach ( array(
			static fn() => update_post_meta( $id, 'pfilter_sessions', '2027-10-05 17:00-18:30' ),
			// As plugins that copy a post.
			static fn() => add_post_meta( $id, 'pfilter_start', '2027-10-05T17:00' ),
			static fn() => update_post_meta( $id, 'pfilter_end', '2030-01-01' ),
			static fn() => update_post_meta( $id, 'pfilter_start', '2027-10-05T17:00' ),
			static fn() => update_post_meta( $id, 'pfilter_start', '' ),
			static fn() => delete_post_meta( $id, 'pfilter_start' ),
		) as $number => $write ) {
			$write();
			self::assertSame( array( array( '2027-10-05T17:00' ), array( '2027-10-05T18:30' ) ), $dates(), (string) $number );
		}
		delete_post_meta( $id, 'pfilter_sessions' );
		self::assertFalse( update_post_meta( $id, 'pfilter_start', '2028-01-01' ) );
		self::assertFalse( add_post_meta( $id, 'pfilter_end', '2028-01-01' ) );
		self::assertSame( array( null, null ), $dates() );
	}

	public function test_other_days_off_change_the_end_of_programs_without_a_query_for_each(): void {
		$ids = array();
		foreach ( array( '2027-10-05/2027-10-19 TU 17:00', '2027-10-06/2027-10-20 WE 17:00' ) as $sessions ) {
			$ids[] = self::factory()->program->create( array( 'facts' => compact( 'sessions' ) ) );
		}
		update_option( Program\DAYS_OFF_OPTION, '2027-10-19/2027-10-19' );
		self::assertSame( array( '2027-10-12', '2027-10-20' ), array_map( static fn( int $id ): string => Program\stored_facts( $id )['end'], $ids ) );
		wp_cache_flush();
		$before = get_num_queries();
		Program\update_all_derived_dates();
		// One more for the post of each, which says that it is a program.
		self::assertLessThanOrEqual( 4, get_num_queries() - $before );
	}

	public function test_beginning_and_end_go_where_the_sessions_of_all_programs_are_deleted(): void {
		$id = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2027-10-05 17:00' ) ) );
		delete_post_meta_by_key( 'pfilter_sessions' );
		self::assertSame( array( '', '' ), array( get_post_meta( $id, 'pfilter_start', true ), get_post_meta( $id, 'pfilter_end', true ) ) );
	}

	public function test_beginning_and_end_follow_where_another_plugin_writes_the_sessions_while_it_is_told_of_metadata(): void {
		$id    = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2027-03-03' ) ) );
		$write = static function ( $check, int $post, string $key ) use ( $id ) {
			if ( 'sala' === $key ) {
				update_post_meta( $id, 'pfilter_sessions', '2027-04-04' );
			}

			return $check;
		};
		add_filter( 'add_post_metadata', $write, 10, 3 );
		add_post_meta( $id, 'sala', '2' );
		self::assertSame( '2027-04-04', get_post_meta( $id, 'pfilter_start', true ) );
	}

	public function test_several_stored_beginnings_become_one(): void {
		$id = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2027-03-03' ) ) );
		self::store_facts( $id, array( 'start' => '2020-01-01' ) );
		Program\update_facts( $id, array( 'pfilter_place' => 'Aula' ) );
		self::assertSame( array( '2027-03-03' ), array_unique( get_post_meta( $id, 'pfilter_start' ) ) );
	}

	/** @return array<string, array{string}> Days of rules. */
	public function old_rules(): array {
		return array(
			'each week'                => array( 'TU,SU 10:00' ),
			'every third week'         => array( 'MO 10:00 *3' ),
			'the last Friday'          => array( '-1FR' ),
			'every fifth month'        => array( '1,31 *5' ),
			'the first of each second' => array( '1MO *2' ),
		);
	}

	/** @dataProvider old_rules */
	public function test_a_rule_has_the_same_days_however_old_it_is( string $days ): void {
		$rule = Program\read_session_rule( "1999-12-29/2001-06-30 $days" );
		self::assertNotNull( $rule );
		foreach ( range( Program\day_number( '2000-10-01' ), Program\day_number( '2001-02-01' ), 11 ) as $first ) {
			self::assertSame( array_values( array_filter( $rule['days'], static fn( int $day ): bool => $day >= $first ) ), Program\days_of_rule( $rule, $first ) );
		}
	}

	public function test_rules_without_an_end_count_as_the_sessions_of_a_year(): void {
		$daily = static fn( int $many ): string => implode( "\n", array_map( static fn( int $hour ): string => "2026-10-01/.. MO,TU,WE,TH,FR,SA,SU $hour:00", range( 10, 9 + $many ) ) );

		self::assertNotNull( Program\clean_sessions( $daily( 2 ) ) );
		self::assertSame( 'sessions', Program\read_sessions( $daily( 3 ) )['problem'] );
		self::assertNotNull( Program\clean_sessions( "1990-01-01/.. 1,15\n!2150-03-15 Obras" ) );
	}

	public function test_where_all_sessions_are_cancelled_there_is_no_next_one(): void {
		$id = self::factory()->program->create( array( 'facts' => array( 'sessions' => "!2099-12-10\n2099-12-10" ) ) );

		self::assertNull( Program\next_occurrence( Program\program_facts( $id ), time() ) );
	}

	public function test_two_sessions_that_begin_at_the_same_hour_are_two(): void {
		$ends = static fn( string $lines ): array => array_column( Program\sessions_from( $lines ), 'end' );

		self::assertSame( array( '2099-12-10T11:00', '2099-12-10T12:00' ), $ends( "2099-12-10 10:00-11:00\n2099-12-10 10:00-12:00" ) );
		self::assertSame( array( '2099-12-10T11:00' ), $ends( "2099-12-09/2099-12-10 TH 10:00-11:00\n2099-12-10 10:00-11:00" ) );
	}
}
