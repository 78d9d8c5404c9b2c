<?php
/**
 * The order of the index, and how many rows it reads.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program, WordPress};
use ProgramsFilter\Tests\TestCase;

/** Programs by chance, always the same ones beside today, and a thousand of them. */
class IndexOrderTest extends TestCase {
	/** How many programs there are by chance. */
	private const PROGRAMS = 40;

	/** @return list<int> IDs. */
	private static function write_programs(): array {
		mt_srand( 57 );
		$ids = array();
		foreach ( range( 1, self::PROGRAMS ) as $number ) {
			$facts = array( 'sessions' => implode( "\n", array_unique( self::lines( $number % 10 ) ) ) );
			$more  = array( 'event_status' => 9 === $number % 10 ? array( 'postponed', 'cancelled' )[ intdiv( $number, 10 ) % 2 ] : '', 'signup_until' => 0 === $number % 3 && ! in_array( $number % 10, array( 0, 9 ), true ) ? self::day( -30, 60 ) : '', 'price' => 0 === $number % 2 ? "$number €" : '' );
			$ids[] = self::factory()->program->create( array( 'post_title' => "P $number", 'facts' => array_diff( $facts + $more, array( '' ) ) ) );
		}
		self::end_request();
		wp_cache_flush();

		return $ids;
	}

	/** A day around today. */
	private static function day( int $from, int $to ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_rand, WordPress.WP.AlternativeFunctions.rand_mt_rand -- Always the same.
		return gmdate( 'Y-m-d', time() + DAY_IN_SECONDS * mt_rand( $from, $to ) );
	}

	/** @return list<string> Sessions of a kind. */
	private static function lines( int $kind ): array {
		$first = self::day( -200, 100 );
		$last  = gmdate( 'Y-m-d', (int) strtotime( "$first UTC +" . ( 3 + $kind ) . ' weeks' ) );
		$next  = gmdate( 'Y-m-d', (int) strtotime( "$first UTC +1 week" ) );
		switch ( $kind ) {
			case 0:
				return array();
			case 1:
				return array( self::day( -20, 20 ) . ' 18:00' );
			case 2:
				return array( self::day( -20, 20 ) . ' 22:30-23:30', self::day( -20, 20 ), self::day( -90, 90 ) . ' 09:00' );
			case 3:
				return array( "$first/$last MO,TH 18:00-19:30 -$next" );
			case 4:
				return array( "$first/.." );
			case 5:
				return array( "$first/.. TU 17:00" );
			case 6:
				return array( "$first 10:00/$last 20:00" );
			case 7:
				return array( "$first/$last TU,WE,FR 11:00", "!$next", '!' . self::day( -20, 20 ) );
			case 8:
				// One lies in the other, and one ends after midnight.
				return array( "$first 10:00-20:00", "$first 12:00-13:00", "$first 19:00-21:00", "$next 22:00-02:00" );
			default:
				return array( "$first/$last SA 12:00-14:00" );
		}
	}

	/** @return list<array{string, int, int, int, int}> Program, criterion, low, high, since, of times. */
	private static function stored(): array {
		$rows = self::database()->get_results( self::database()->prepare( 'SELECT criterion, program, low, high, since FROM %i WHERE criterion IN (%s, %s)', Listing\get_index_table( 'spans' ), Listing\SESSION, Listing\RUN ), 'ARRAY_N' );

		return array_map( static fn( array $row ): array => array( $row[0], ...array_map( 'intval', array_slice( $row, 1 ) ) ), $rows );
	}

	public function test_each_program_has_one_next_session_at_each_moment(): void {
		self::write_programs();
		$sessions = array_filter( self::stored(), static fn( array $row ): bool => Listing\SESSION === $row[0] );
		$moments  = array( Listing\LOWEST, Listing\HIGHEST - 1, Listing\get_site_minute() );
		foreach ( $sessions as list( , , $low, $high, $since ) ) {
			array_push( $moments, $low, $high - 1, min( $high, Listing\HIGHEST - 1 ), $since );
		}
		foreach ( array_unique( $moments ) as $moment ) {
			$programs = array();
			foreach ( $sessions as list( , $program, , $high, $since ) ) {
				if ( $since <= $moment && $moment < $high ) {
					$programs[] = $program;
				}
			}
			self::assertSame( array( self::PROGRAMS, self::PROGRAMS ), array( count( $programs ), count( array_unique( $programs ) ) ), (string) $moment );
		}
	}

	public function test_the_order_from_the_tables_is_that_of_the_same_programs_in_memory(): void {
		self::write_programs();
		$now     = Listing\get_site_minute();
		$moments = array_merge( array( $now ), array_map( static fn( int $days ): int => $now + $days * Listing\DAY + 37 * $days % Listing\DAY, range( -130, 130, 26 ) ) );
		foreach ( array_slice( array_filter( array_column( self::stored(), 3 ), static fn( int $high ): bool => abs( $high - $now ) < 20 * Listing\DAY ), 0, 10 ) as $high ) {
			array_push( $moments, $high - 1, $high );
		}
		$orders = array();
		foreach ( array( Listing\INDEX_READY, Listing\INDEX_REFUSED ) as $state ) {
			Listing\set_index_state( $state );
			wp_cache_flush();
			foreach ( $moments as $moment ) {
				foreach ( array( array(), array( 'precio' => array( '20' ) ), array( 'cuando' => array( 'vigentes' ), 'gratis' => array( '1' ) ), array( 'cuando' => array( 'este-mes' ) ) ) as $wanted ) {
					$orders[ $state ][] = self::asked_of_index( $wanted, $moment );
					$orders[ $state ][] = self::asked_of_index( $wanted, null, $moment );
				}
			}
		}
		self::assertCount( self::PROGRAMS, $orders[ Listing\INDEX_READY ][0] );
		self::assertSame( $orders[ Listing\INDEX_REFUSED ], $orders[ Listing\INDEX_READY ] );
		foreach ( array_chunk( $orders[ Listing\INDEX_READY ], 2 ) as list( $all, $found ) ) {
			sort( $all );
			self::assertSame( $found, $all, 'Those that are found.' );
		}
	}

	/**
	 * What the index knows of a program at another moment.
	 *
	 * @return IndexEntry
	 */
	private static function entry( int $program, int $minute ): array {
		wp_cache_flush();
		wp_cache_set( 'now', array( self::moment( gmdate( 'Y-m-d H:i', 60 * $minute ) ) ), WordPress\REQUEST_CACHE );
		$entry = Listing\read_index_entry( $program );
		self::assertNotNull( $entry );

		return $entry;
	}

	public function test_between_the_moments_of_a_program_nothing_is_said_of_it_anew(): void {
		$now       = Listing\get_site_minute();
		$differing = array();
		foreach ( self::write_programs() as $program ) {
			$moments = array( $now - 250 * Listing\DAY, $now + 250 * Listing\DAY );
			$spans   = self::entry( $program, $now )['spans'];

			list( $begin, $end ) = $spans[ Listing\RUN ][0];
			if ( Listing\HIGHEST === $end && Listing\LOWEST < $begin ) {
				// Each night its sessions are written out for a year.
				continue;
			}
			$moments[] = $begin;
			foreach ( array_intersect_key( $spans, array_flip( Listing\ENDING ) ) as $ending ) {
				array_push( $moments, ...array_column( $ending, 1 ) );
			}
			$moments = array_filter( array_unique( $moments ), static fn( int $minute ): bool => abs( $minute - $now ) <= 250 * Listing\DAY );
			sort( $moments );
			foreach ( array_slice( $moments, 0, -1 ) as $place => $minute ) {
				$last = $moments[ $place + 1 ] - 1;
				// Of many sessions, the first and the last ones.
				if ( ( $place < 4 || $place > count( $moments ) - 5 ) && Listing\get_entry_checksum( self::entry( $program, $minute ) ) !== Listing\get_entry_checksum( self::entry( $program, $last ) ) ) {
					$differing[] = implode( ' – ', array( get_the_title( $program ), gmdate( 'Y-m-d H:i', 60 * $minute ), gmdate( 'Y-m-d H:i', 60 * $last ) ) );
				}
			}
		}
		self::assertSame( array(), $differing );
	}

	/** Writes the rows of a thousand programs: a third is over, a third has weekly sessions, the others have a single one. */
	private static function write_rows(): void {
		$today = intdiv( Listing\get_site_minute(), Listing\DAY );
		$rows  = array( 'spans' => array(), 'posts' => array() );
		foreach ( range( 1, 1000 ) as $number ) {
			$id       = 1000000 + $number;
			$kind     = $number % 3;
			$first    = $today + ( 0 === $kind ? -30 - $number * 7 % 700 : $number * 13 % 180 - ( 1 === $kind ? 60 : 0 ) );
			$sessions = array();
			for ( $week = 0; $week < ( 2 === $kind ? 1 : 12 + $number % 24 ); $week++ ) {
				$begins     = Listing\DAY * ( $first + 7 * $week ) + 1000 + $number % 60;
				$sessions[] = array( $begins, $begins + 90 );
			}
			$run   = array( $sessions[0][0], end( $sessions )[1] );
			$facts = array( 'edad' => sprintf( '%d-%d', $number * 5 % 12, $number * 5 % 12 + 5 ), 'precio' => $number * 7 % 60 . '-' );
			$spans = array( Listing\RUN => array( $run ), Listing\THROUGH => 0 === $number % 20 ? array( $run ) : array(), Listing\SESSION => Listing\get_session_spans( $sessions, $run ) );

			array_push( $rows['spans'], ...Listing\get_span_rows( $id, $spans + array_map( 'ProgramsFilter\\Listing\\parse_ranges', $facts ) ) );
			$rows['posts'][] = "($id, 'pfilter_programa', 'publish', 'P $number', '', '', '', '', '')";
		}
		Listing\insert_rows( Listing\get_index_table( 'spans' ), 'program, criterion, low, high, since', $rows['spans'] );
		Listing\insert_rows( self::database()->posts, 'ID, post_type, post_status, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered', $rows['posts'] );
		// The database plans by what it has counted. By another connection, as this would end the transaction of the test.
		$other = new \wpdb( ...array_map( static fn( string $name ): string => WordPress\only_text( constant( "DB_$name" ) ), array( 'USER', 'PASSWORD', 'NAME', 'HOST' ) ) );
		$other->query( sprintf( 'ANALYZE TABLE %s, %s', Listing\get_index_table( 'spans' ), self::database()->posts ) ); // phpcs:ignore WordPress.DB -- Names of tables.
		$other->close();
	}

	/** @return iterable<string, array{callable(int): list<int|null>, int}> What is asked at a moment; most rows that are read. */
	public function questions(): iterable {
		$facts    = array( 'edad' => array( '8' ), 'precio' => array( '30' ) );
		$tomorrow = array( 'cuando' => array( 'manana' ) );
		$first    = static fn( array $wanted, int $now ): array => self::asked_of_index( $wanted, $now, null, 'LIMIT 24' );
		yield 'a day' => array( static fn( int $now ): array => self::asked_of_index( $tomorrow ), 1000 );
		yield 'a day, an age and a price' => array( static fn( int $now ): array => self::asked_of_index( $tomorrow + $facts ), 1000 );
		yield 'the first of the order' => array( static fn( int $now ): array => $first( array(), $now ), 1000 );
		yield 'the first for an age and up to a price' => array( static fn( int $now ): array => $first( $facts, $now ), 1000 );
		yield 'the next moment' => array( static fn( int $now ): array => array( Listing\query_next_moment( $now ) ), 10 );
	}

	/**
	 * @dataProvider questions
	 * @param callable(int): list<int|null> $ask  Asks the index.
	 * @param int                           $most How many rows it may read.
	 */
	public function test_a_question_about_a_thousand_programs_reads_few_rows( callable $ask, int $most ): void {
		if ( ! str_contains( self::database()->db_server_info(), 'MariaDB' ) ) {
			self::markTestSkipped( 'Only MariaDB says how many rows it reads.' );
		}
		self::write_rows();
		$now = Listing\get_site_minute();
		// What is no part of the question.
		Listing\get_unindexed_entries();
		self::asked_of_index( array( 'cuando' => array( 'manana' ), 'edad' => array( '8' ), 'precio' => array( '30' ) ), $now );
		// The answer itself is a table that is read.
		$count  = static fn(): int => (int) array_sum( array_column( self::database()->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'", 'ARRAY_N' ), 1 ) );
		$count();
		$before = $count();
		$own    = $count() - $before;
		$before = $count();
		$found  = $ask( $now );

		self::assertNotSame( array(), $found );
		self::assertLessThanOrEqual( $most, $count() - $before - $own );
	}
}
