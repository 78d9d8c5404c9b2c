<?php
/**
 * When programs take place, as visitors ask for it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Filters;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** The same table as the script's (src/listing/criteria/moments.test.ts). */
class MomentsTest extends TestCase {
	public function test_times_are_those_of_the_script(): void {
		update_option( 'start_of_week', 1 );
		$found = array();
		foreach ( self::cases() as $case ) {
			$found[] = array_replace( $case, array( 3 => Listing\meet_requests( Listing\parse_times( $case[0] ), self::requests( $case ) ) ) );
		}

		self::assertSame( self::cases(), $found );
	}

	public function test_times_are_those_of_the_index(): void {
		update_option( 'start_of_week', 1 );
		$found = array();
		foreach ( self::cases() as $number => $case ) {
			foreach ( Listing\parse_times( $case[0] ) as $criterion => $spans ) {
				foreach ( $spans as list( $low, $high ) ) {
					self::database()->insert( Listing\get_index_table( 'spans' ), compact( 'criterion', 'low', 'high' ) + array( 'program' => $number ) );
				}
			}
			$sql     = 'SELECT COUNT(*) FROM ' . Listing\get_index_table( 'spans' ) . " WHERE program = $number AND (" . Listing\get_condition_sql( self::requests( $case ) ) . ')';
			$found[] = array_replace( $case, array( 3 => '0' !== self::database()->get_var( $sql ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- What is tested.
		}

		self::assertSame( array_map( static fn( array $case ): array => array_replace( $case, array( 3 => 0 !== $case[3] ) ), self::cases() ), $found );
	}

	public function test_a_search_reads_times_as_the_script_does(): void {
		$table = self::json_table( 'requested-times' );
		self::assertSame( $table['said'], Listing\get_search_times() );
		$test  = Listing\get_criterion_kinds()['words']['test'];
		$found = array();
		foreach ( $table['searched'] as list( $times, $words, $typed, $now ) ) {
			$card    = array( 'data' => array( 'cuando' => $times ) );
			$found[] = array( $times, $words, $typed, $now, $test( array( 'buscar' => array( $typed ) ), 'buscar', Listing\get_clock( Listing\get_minute( $now ) ) )( $words, $card ) );
		}

		self::assertSame( $table['searched'], $found );
	}

	/**
	 * The table.
	 *
	 * @return list<array{string, string, string, int, list<string>}> Value of a card, what is asked for, now, the answer, and parts of the day.
	 */
	private static function cases(): array {
		/**
		 * Cases with hours, and without.
		 *
		 * @var array{cases: list<array{string, string, string, int}>, hours: list<array{string, string, string, int, list<string>}>} $table
		 */
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/requested-times.json' ), true );

		return array_merge( array_map( static fn( array $case ): array => array_merge( $case, array( array() ) ), $table['cases'] ), $table['hours'] );
	}

	/**
	 * What a case asks for.
	 *
	 * @param array{string, string, string, int, list<string>} $asked Case.
	 * @return list<IndexRequest>
	 */
	private static function requests( array $asked ): array {
		list( 1 => $value, 2 => $now, 4 => $parts ) = $asked;

		$hours = Listing\get_hours( $parts );
		$days  = explode( '/', $value );

		return isset( $days[1] ) ? Listing\request_period( Listing\get_period_of_days( ...$days ), $hours ) : Listing\request_moment( $value, Listing\get_clock( Listing\get_minute( $now ) ), $hours );
	}

	/** @return array<string, array{array<string, string>, string}> Facts, and when they are. */
	public function facts(): array {
		return array(
			'a night'                      => array( array( 'start' => '2026-11-27T22:00', 'end' => '2026-11-28T02:00' ), '29930280/29930520 1320+120@20784' ),
			'a night as a session'         => array( array( 'sessions' => '2026-11-27 22:00-02:00' ), '29930280/29930520 1320+120@20784' ),
			'from an afternoon to another' => array( array( 'start' => '2026-11-27T17:00', 'end' => '2026-11-28T14:00' ), '1020+420@20784 0+840@20785' ),
			'a session'                    => array( array( 'sessions' => '2026-11-27 22:00-23:00' ), '1320+60@20784' ),
			'a schedule in words'          => array( array( 'start' => '2026-11-23', 'end' => '2026-12-06', 'schedule' => 'Sábados, 11 h' ), '660+780@20785,7' ),
			'a day to sign up until'       => array( array( 'signup_until' => '2026-11-27' ), '' ),
			'an end alone'                 => array( array( 'end' => '2026-11-27' ), '/29930400' ),
		);
	}

	/**
	 * @dataProvider facts
	 * @param array<string, string> $facts Facts.
	 */
	public function test_the_days_of_facts( array $facts, string $moments ): void {
		$id = self::factory()->program->create( compact( 'facts' ) );

		self::assertSame( $moments, Listing\get_times_value( Program\program_facts( $id ) ) );
	}

	public function test_the_search_knows_the_weekdays_of_a_schedule_of_letters(): void {
		$facts = array(
			'start'    => '2026-11-16',
			'end'      => '2026-12-11',
			'schedule' => 'L-X-V 18-19:30h',
		);
		$id    = self::factory()->program->create( compact( 'facts' ) );

		self::assertStringContainsString( 'Lunes Miércoles Viernes', Listing\get_facts_meaning( Program\program_facts( $id ) ) );
	}
}
