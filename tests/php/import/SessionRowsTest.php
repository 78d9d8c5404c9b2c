<?php
/**
 * Rows of sessions.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Import;
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/** Rows that are sessions of one program, and programs that have sessions. */
class SessionRowsTest extends TestCase {
	use Steps;

	/** An agenda: the first, the third and the fourth row are one program. */
	private const AGENDA = "Título;Fecha;Hora;Lugar;Precio\n"
		. "Cine;3/3/2026;20:00-22:00;Sala;3 €\n"
		. "Coro;3/3/2026;18:00;Sala;\n"
		. "Cine;10/3/2026;20:00-22:00;Sala;3 €\n"
		. "CINE;17/3/2026;;Sala;\n"
		// Elsewhere, for another price, on the same day, or on no day.
		. "Cine;24/3/2026;20:00;Plaza;3 €\n"
		. "Cine;31/3/2026;20:00;Sala;5 €\n"
		. "Cine;3/3/2026;23:00;Sala;3 €\n"
		. "Coro;pronto;18:00;Sala;\n";

	public function test_a_row_for_each_session_is_one_program_and_the_same_the_next_time(): void {
		self::assertSame( array_fill( 0, 6, 'create' ), array_column( self::done( self::AGENDA ), 'action' ) );
		$with_sessions = array_values( array_filter( self::facts(), static fn( array $one ): bool => isset( $one['sessions'] ) && ! Import\fits_date_columns( $one['sessions'] ) ) );
		self::assertSame( array( "2026-03-03 20:00-22:00\n2026-03-10 20:00-22:00\n2026-03-17" ), array_column( $with_sessions, 'sessions' ) );
		self::assertSame( array( 'Cine', '3 €' ), array( $with_sessions[0]['title'], $with_sessions[0]['price'] ) );

		self::assertSame( array_fill( 0, 6, 'same' ), array_column( self::done( self::AGENDA ), 'action' ) );
		$job = self::checked( self::AGENDA );
		self::assertSame( array( 6, 2 ), array( $job->total, $job->joined ) );
		self::assertStringContainsString( Import\left_out_rows( $job )[0], self::page() );
	}

	public function test_what_is_doubtful_in_a_further_row_is_said_and_rows_of_other_sections_are_others(): void {
		$job = self::checked( "Título;Fecha;Precio\nYoga;3/5/2027;4 €\nYoga;viernes 10/5/2027;4 €\n" );
		self::assertSame( 1, $job->joined );
		self::assertArrayHasKey( 'day', self::last( $job )['doubts'] );

		$job = self::checked( "Título;Fecha;Precio\nADULTOS;;\nTaller;3/5/2027;4 €\nNIÑOS;;\nTaller;4/5/2027;4 €\n" );
		self::assertSame( array( 'Adultos', 'Niños' ), array_map( static fn( array $line ): string => $line['shown']['categories'] ?? '', iterator_to_array( Import\Rows::of( $job )->lines(), false ) ) );
	}

	public function test_rows_that_differ_in_a_column_that_is_not_known_are_programs(): void {
		self::assertSame( 2, self::checked( "Título;Fecha;Lugar;Grupo de trabajo\nCine;3/3/2026;Sala;Inicial\nCine;10/3/2026;Sala;Avanzado\n" )->total );
	}

	/** @return array<string, array{string, array<string, mixed>, list<string>}> Rows; answers; sessions of each program. */
	public function answers(): array {
		$two = "Cine;4/3/2027;A\nCine;5/3/2027;B\n";

		return array(
			'a column that is not known' => array( $two, array(), array( '2027-03-04', '2027-03-05' ) ),
			'the column is not imported' => array( "Cine;4/3/2027;\nCine;5/3/2027;\n", array( 'columns' => array( 2 => '' ) ), array( "2027-03-04\n2027-03-05" ) ),
			'it is the place'            => array( $two, array( 'columns' => array( 2 => 'place' ) ), array( '2027-03-04', '2027-03-05' ) ),
			'the month comes first'      => array( "Cine;4/3/2027;\nCine;5/3/2027;\n", array( 'month_first' => 'yes' ), array( "2027-04-03\n2027-05-03" ) ),
		);
	}

	/**
	 * @dataProvider answers
	 * @param array<string, mixed> $answers  Answers.
	 * @param list<string>         $sessions Sessions of each program.
	 */
	public function test_which_rows_are_one_program_follows_the_answers( string $rows, array $answers, array $sessions ): void {
		self::done( "Título;Fecha;Nivel\n$rows", $answers );

		self::assertSame( $sessions, array_map( static fn( array $one ): string => $one['sessions'] ?? '', self::facts() ) );
	}

	public function test_another_end_of_a_program_with_sessions_is_said_to_change_nothing(): void {
		$facts = array( 'sessions' => '2099-10-05/2099-12-18 MO 10:00-11:30', 'start' => '2099-10-05T10:00', 'end' => '2099-12-14T11:30' );
		self::factory()->program->create( array( 'post_title' => 'Cine', 'facts' => $facts ) );

		$lines = self::done( "Título;Comienza;Termina;Lugar\nCine;5/10/2099 10:00;20/12/2099;Sala\n" );
		self::assertSame( 'Termina: Las sesiones dicen cuándo empieza y cuándo termina el programa.', $lines[0]['says'] );
		self::assertEquals( array( array( 'title' => 'Cine', 'status' => 'publish', 'place' => 'Sala' ) + $facts ), self::facts() );
	}

	public function test_an_export_whose_ids_were_deleted_is_about_the_same_programs(): void {
		foreach (
			array(
				'Torno'   => array( 'sessions' => "2026-10-05/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13\n2026-11-28 17:00-18:30" ),
				'Coro'    => array( 'sessions' => '2026-10-05/2026-12-18 MO 10:00-11:30' ),
				// The same title, and no beginning of its own.
				'Coro '   => array( 'sessions' => '2026-10-05/2026-12-18 MO 18:00-19:30' ),
				'Ajedrez' => array( 'start' => '2026-10-05', 'end' => '2026-12-18', 'schedule' => 'Martes, cuando se pueda' ),
			) as $title => $facts
		) {
			self::factory()->program->create( array( 'post_title' => trim( $title ) ) + compact( 'facts' ) );
		}
		$before = self::programs();
		$csv    = implode( '', iterator_to_array( Import\export_csv( '' ), false ) );
		$sheet  = (string) preg_replace( '/^"\d+"(?=;")/m', '""', $csv );

		self::assertNotSame( $csv, $sheet );
		self::assertSame( array_fill( 0, 4, 'same' ), array_column( self::done( $sheet ), 'action' ) );
		self::assertSame( $before, self::programs() );
	}

	public function test_a_schedule_that_was_a_text_stays_one_by_its_id(): void {
		self::factory()->program->create( array( 'facts' => array( 'start' => '2026-10-05', 'end' => '2026-12-18', 'schedule' => 'Martes, 17:00-18:30' ) ) );

		self::assertSame( array( 'same' ), array_column( self::done( implode( '', iterator_to_array( Import\export_csv( '' ), false ) ) ), 'action' ) );
	}
}
