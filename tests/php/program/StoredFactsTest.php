<?php
/**
 * Facts of a program as they are read.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** What was read last is kept, until it is another program's or was written. */
class StoredFactsTest extends TestCase {
	/** @return array{string, string} Place, and the beginning as readers see it. */
	private static function facts( int $program ): array {
		$facts = Program\program_facts( $program );

		return array( $facts['place'], $facts['start'] );
	}

	public function test_what_was_written_is_read_in_the_same_request(): void {
		$program = self::factory()->program->create( array( 'facts' => array( 'place' => 'Aula 1', 'start' => '2027-03-01' ) ) );
		$other   = self::factory()->program->create( array( 'facts' => array( 'place' => 'Aula 2' ) ) );
		self::assertSame( array( 'Aula 1', '2027-03-01' ), self::facts( $program ) );
		self::assertSame( array( 'Aula 2', '' ), self::facts( $other ) );
		self::assertSame( array( 'Aula 1', '2027-03-01' ), self::facts( $program ) );

		update_post_meta( $program, 'pfilter_place', 'Aula 3' );
		self::assertSame( array( 'Aula 3', '2027-03-01' ), self::facts( $program ) );
		update_post_meta( $program, 'pfilter_sessions', '2027-04-05' );
		self::assertSame( array( 'Aula 3', '2027-04-05' ), self::facts( $program ) );
		delete_post_meta( $program, 'pfilter_place' );
		self::assertSame( array( '', '2027-04-05' ), self::facts( $program ) );
	}

	public function test_another_plugin_may_say_a_value(): void {
		$program = self::factory()->program->create( array( 'facts' => array( 'place' => 'Aula 1' ) ) );
		self::assertSame( 'Aula 1', Program\stored_facts( $program )['place'] );
		add_filter( 'get_post_metadata', static fn( $value, $post, $key ) => 'pfilter_place' === $key ? 'Aula 9' : $value, 10, 3 );
		self::assertSame( 'Aula 9', Program\stored_facts( $program )['place'] );
		self::assertSame( 'Aula 9', Program\program_facts( $program )['place'] );
	}
}
