<?php
/**
 * @package ProgramsFilter
 */

// phpcs:disable Generic.Files.LineLength -- A case in each line.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/** Columns of beginning and end beside the sessions that a program has. */
class DatesTest extends TestCase {
	use Steps;

	/** @return array<string, array{string, string, string, string, string}> Stored sessions; columns; cells; sessions after the import; what is said. */
	public function changes(): array {
		$inverted = 'El final es anterior al comienzo.';
		$refused  = 'Las sesiones dicen cuándo empieza y cuándo termina el programa.';
		$two      = "2027-03-03\n2027-03-05";

		return array(
			'another day'                       => array( '2027-03-03', 'Comienza', '10/3/2027', '2027-03-10', '' ),
			'an earlier day'                    => array( '2027-03-10', 'Comienza', '3/3/2027', '2027-03-03', '' ),
			'another day at the same hours'     => array( '2027-03-03 18:00-20:00', 'Comienza', '10/3/2027 18:00', '2027-03-10 18:00-20:00', '' ),
			'another night'                     => array( '2027-03-03 22:00-01:00', 'Comienza', '10/3/2027 22:00', '2027-03-10 22:00-01:00', '' ),
			'an hour behind the former end'     => array( '2027-03-03 18:00-20:00', 'Comienza', '3/3/2027 21:00', '2027-03-03 21:00', '' ),
			'no day'                            => array( '2027-03-03', 'Comienza', '', '', '' ),
			'a later end'                       => array( '2027-03-03', 'Termina', '10/3/2027', '2027-03-03/2027-03-10', '' ),
			'a span begins later'               => array( '2027-03-03/2027-03-20', 'Comienza', '10/3/2027', '2027-03-10/2027-03-20', '' ),
			'a span begins after its end'       => array( '2027-03-03/2027-03-20', 'Comienza', '10/4/2027', '2027-03-03/2027-03-20', "Comienza: $inverted" ),
			'a span ends before its beginning'  => array( '2027-03-03/2027-03-20', 'Termina', '1/2/2027', '2027-03-03/2027-03-20', "Termina: $inverted" ),
			'what goes on begins later'         => array( '2027-03-03/..', 'Comienza', '10/3/2027', '2027-03-10/..', '' ),
			'what goes on ends'                 => array( '2027-03-03/..', 'Termina', '30/4/2027', '2027-03-03/2027-04-30', '' ),
			'both, turned round'                => array( '2027-03-03/2027-03-20', 'Comienza;Termina', '10/4/2027;1/4/2027', '2027-04-10', "Termina: $inverted" ),
			'several days'                      => array( $two, 'Comienza', '10/3/2027', $two, "Comienza: $refused" ),
			'several days, which are taken out' => array( $two, 'Comienza;Sesiones', '10/3/2027;', '2027-03-10', '' ),
			'several days as they are'          => array( $two, 'Comienza;Termina', '3/3/2027;5/3/2027', $two, '' ),
		);
	}

	/** @dataProvider changes */
	public function test_they_change_the_days_of_a_program_or_say_why_not( string $sessions, string $columns, string $cells, string $after, string $said ): void {
		$id   = self::factory()->program->create( array( 'post_title' => 'Coro', 'facts' => compact( 'sessions' ) ) );
		$line = self::done( "ID de programa;Título;$columns\n$id;Coro;$cells\n" )[0];

		self::assertSame( $after, Program\stored_facts( $id )['sessions'] );
		self::assertSame( $after === $sessions ? 'same' : 'change', $line['action'] );
		self::assertStringContainsString( $said, $line['says'] );
		self::assertSame( '' === $said, '' === $line['says'] );
	}

	public function test_the_deadline_of_a_grant_is_no_end_in_an_export_and_it_gets_days_only_where_a_sheet_has_some(): void {
		$id = self::factory()->program->create( array( 'post_title' => 'Beca', 'facts' => array( 'application' => '1', 'signup_until' => '2027-12-31' ) ) );
		self::assertSame( '2027-12-31', Program\stored_facts( $id )['end'] );
		$cells = Import\program_cells( get_post( $id ), array_keys( Import\export_header() ) );
		self::assertSame( array( '', '', '' ), array( $cells['start'], $cells['end'], $cells['sessions'] ) );

		self::assertSame( 'change', self::done( "ID de programa;Título;Comienza\n$id;Beca;1/10/2027\n" )[0]['action'] );
		self::assertSame( '2027-10-01', Program\stored_facts( $id )['sessions'] );
	}

	public function test_a_course_that_goes_on_is_the_next_edition_of_the_former_one(): void {
		self::factory()->program->create( array( 'post_title' => 'Coro', 'facts' => array( 'sessions' => '2019-10-01/2020-06-30 TU 17:00' ) ) );
		self::done( "Título;Comienza;Sesiones;Lugar\nCoro;7/10/2025;\"2025-10-07/.. TU 17:00\";Aula\n" );
		$facts = self::facts();

		self::assertSame( array( 'publish', 'draft' ), array_column( $facts, 'status' ) );
		self::assertSame( '2025-10-07/.. TU 17:00', $facts[1]['sessions'] ?? '' );
	}
}
