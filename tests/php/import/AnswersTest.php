<?php
/**
 * Answers about sheets.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Import;
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/** Rows that change a program of another date, and what else is answered by the form of the page. */
class AnswersTest extends TestCase {
	use Steps;

	/**
	 * Sends the form of the page.
	 *
	 * @param array<string, mixed> $answers Its fields.
	 * @param string               $action  Button.
	 */
	private static function send( array $answers, string $action = 'check' ): Import\Job {
		// WordPress adds slashes to all that is sent.
		$_POST = (array) wp_slash( $answers );
		Import\do_step_action( self::job(), $action );
		while ( in_array( self::job()->step, array( 'check', 'import' ), true ) ) {
			Import\advance_job( self::job() );
		}

		return self::job();
	}

	/** @return array<string, list<string>> Columns with a problem or a doubt by title. */
	private static function said(): array {
		$said = array();
		foreach ( Import\Rows::of( self::job() )->lines() as $line ) {
			$said[ $line['title'] ] = array_keys( $line['problems'] + $line['doubts'] );
		}

		return $said;
	}

	public function test_a_sheet_in_which_no_title_is_known_is_checked_once_its_column_is_chosen(): void {
		$job = self::checked( "Qué hay;Dónde es\nCoro;Aula\n" );
		self::assertSame( array( 'checked', array() ), array( $job->step, self::said() ) );
		self::assertFalse( Import\can_begin_import( $job ) );

		self::send( array( 'columns' => array( 'title', 'place' ) ) );
		self::assertSame( array( 'Coro' => array() ), self::said() );
	}

	/** A sheet with corrected dates. */
	private const CORRECTED = "Título;Comienza\nDanza;10/3/2027\nDanza;3/3/2027\nCoro;10/3/2027\nYoga;3/3/2027\nYoga;5/4/2027\nTaller;1/1/2027\n";

	/** Checks it on a site with some programs. */
	private static function check_corrected(): void {
		foreach ( array( 'Coro' => '2027-03-03', 'Danza' => '2027-03-03', 'Yoga' => '2027-03-03', 'yoga' => '2027-01-01', 'YOGA' => '2027-04-04' ) as $title => $start ) {
			self::factory()->program->create( array( 'post_title' => $title, 'facts' => array( 'start' => $start, 'place' => 'Aula' ) ) );
		}
		self::checked( self::CORRECTED . "Danza;1/1/2020\n", array( 'month_first' => 'no' ) );
	}

	public function test_a_row_of_another_date_can_change_a_program_that_no_row_is_about(): void {
		self::check_corrected();
		preg_match_all( '/name="corrections\[\]" value="(\w+)"[^>]*> ([^<→]*)/', self::page(), $boxes );

		self::assertSame(
			array(
				4 => 'Fila 4: cambiar «Coro», 3 de marzo de 2027, Aula ',
				6 => 'Fila 6: cambiar «YOGA», 4 de abril de 2027, Aula ',
			),
			array_combine( $boxes[1], $boxes[2] )
		);
	}

	/** @return array<string, array{list<string>, list<string>, int}> Ticked boxes; beginnings of the programs that were there; number of all. */
	public function ticked(): array {
		$before = array( 'Coro 2027-03-03', 'Danza 2027-03-03', 'Yoga 2027-03-03', 'yoga 2027-01-01', 'YOGA 2027-04-04' );

		return array(
			'one, and some that are not offered' => array( array( '4', '2', '7', 'x' ), array_replace( $before, array( 'Coro 2027-03-10' ) ), 9 ),
			'all'                                => array( array( 'all' ), array_replace( $before, array( 'Coro 2027-03-10', 4 => 'Yoga 2027-04-05' ) ), 8 ),
			'none'                               => array( array(), $before, 10 ),
		);
	}

	/**
	 * @dataProvider ticked
	 * @param list<string> $corrections Ticked boxes.
	 * @param list<string> $beginnings  Titles and beginnings.
	 */
	public function test_ticked_rows_change_their_program_and_the_others_create_one( array $corrections, array $beginnings, int $count ): void {
		self::check_corrected();
		self::send( compact( 'corrections' ), 'import' );
		$facts = self::facts();

		self::assertSame( 'done', self::job()->step );
		self::assertSame( $beginnings, array_map( static fn( array $one ): string => "{$one['title']} {$one['start']}", array_slice( $facts, 0, 5 ) ) );
		self::assertCount( $count, $facts );
	}

	public function test_a_ticked_row_stays_ticked_and_is_shown_as_a_change_when_it_is_checked_again(): void {
		self::check_corrected();
		self::send( array( 'corrections' => array( '4' ) ) );
		self::assertSame( 'change', iterator_to_array( Import\Rows::of( self::job() )->lines(), false )[2]['action'] );
		self::assertMatchesRegularExpression( '/value="all"> Todas estas filas.* name="corrections\[\]" value="4" checked/s', str_replace( "'", '"', self::page() ) );

		self::send( array() );
		self::assertSame( 'create', iterator_to_array( Import\Rows::of( self::job() )->lines(), false )[2]['action'] );
	}

	public function test_rows_that_differ_in_a_date_that_cannot_be_read_have_a_program_each_once(): void {
		$sheet = "Título;Comienza;Lugar\nCoro;lunes o martes;Aula\nCoro;jueves o viernes;Aula\nCoro;lunes o martes;Aula\n";
		foreach ( array( 'create', 'same' ) as $action ) {
			$lines = self::done( $sheet );
			self::assertSame( array( $action, $action, 'skip' ), array_column( $lines, 'action' ) );
			self::assertStringContainsString( 'Repetida: igual que la fila 2.', $lines[2]['says'] );
		}
	}

	/** @return array<string, array{array<string, mixed>, array<string, mixed>}> Sent; answers that are stored, as far as they differ. */
	public function sent(): array {
		return array(
			'what can be answered'    => array(
				array( 'year' => '2027', 'status' => 'publish', 'month_first' => 'no', 'header' => '2' ),
				array( 'year' => '2027', 'status' => 'publish', 'month_first' => 'no', 'header' => '2' ),
			),
			'what the page shows'     => array( array( 'page' => '0', 'header' => '1' ), array() ),
			'what cannot'             => array(
				array(
					'year'        => '1',
					'status'      => 'trash',
					'month_first' => 'x',
					'header'      => '-1',
					'page'        => 'x',
					'language'    => 'x',
					'columns'     => array( 0 => 'x', 'x' => 'title', 9 => 'title' ),
					'corrections' => 'x',
					'x'           => 'x',
				),
				array(),
			),
			'lists in place of words' => array(
				array( 'year' => array( '2027' ), 'status' => array( 'publish' ), 'columns' => 'title', 'corrections' => array( array( '4' ) ) ),
				array(),
			),
		);
	}

	/**
	 * @dataProvider sent
	 * @param array<string, mixed> $sent   Fields.
	 * @param array<string, mixed> $stored Answers.
	 */
	public function test_only_what_can_be_answered_is_stored( array $sent, array $stored ): void {
		$before = self::checked( "Título;Comienza\nCoro;3/4/2027\n" )->answers;

		self::assertSame( array_replace( $before, $stored ), self::send( $sent )->answers );
	}

	public function test_the_question_of_the_year_names_its_rows(): void {
		self::assertSame( array( 2 ), Import\Rows::of( self::checked( "Título;Fecha\nCoro;3 de marzo\nJazz;3/3/2027\n" ) )->numbers( 'year', 9 ) );
		self::assertStringContainsString( '(fila 2)', self::page() );
	}

	public function test_import_imports_with_the_answers_of_its_form(): void {
		self::checked( "Título;Qué\nCoro;Aula\n" );
		self::assertSame( 'done', self::send( array( 'columns' => array( 1 => 'place' ) ), 'import' )->step );
		self::assertSame( array( 'Aula' ), array_column( self::facts(), 'place' ) );
	}

	public function test_what_is_not_answered_is_said_and_nothing_is_imported(): void {
		self::checked( "Título;Comienza\nCoro;3/4/2027\n" );
		try {
			self::send( array(), 'import' );
			self::fail( 'It was imported.' );
		} catch ( Import\Unusable $reason ) {
			self::assertSame( array( 'unanswered', 'checked' ), array( $reason->getMessage(), self::job()->step ) );
		}
		self::assertSame( array(), self::facts() );
	}

	public function test_the_next_sheet_of_the_user_with_these_columns_keeps_the_answers(): void {
		$rows = array( array( 'Qué', 'Comienza', 'Rincón' ), array( 'Coro', '3/4/2099', 'A' ), array( 'Jazz', '5 de abril', 'B' ) );
		self::checked( self::workbook( array( 'Primavera' => $rows, 'Otoño' => $rows ) ) );
		$year = (string) ( 1 + (int) gmdate( 'Y' ) );
		self::send( array( 'page' => '1' ) );
		// "Choose another file" sends the form, too.
		self::send_end( array( 'month_first' => 'yes', 'status' => 'publish', 'year' => $year, 'columns' => array( 0 => 'title', 2 => 'place' ) ) );

		$job = self::checked( self::workbook( array( 'Otoño' => $rows, 'Invierno' => $rows, 'Verano' => $rows ) ) );
		self::assertSame( array( '0', 'yes', $year, 'publish' ), array( $job->answers['page'], $job->answers['month_first'], $job->answers['year'], $job->answers['status'] ) );
		self::assertSame( array( 'title', 'start', 'place' ), $job->columns );
		self::assertTrue( Import\can_begin_import( $job ) );

		$job = self::checked( self::workbook( array( 'Otoño' => array( array( 'Qué', 'Comienza', 'Rincón' ), array( 'Coro', '25/12/2099', 'A' ) ) ) ) );
		self::assertSame( array( '', 'place' ), array( $job->answers['month_first'], $job->answers['columns'][2] ?? '' ) );

		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
		self::assertSame( Import\Job::NO_ANSWERS, self::checked( "Qué;Comienza;Rincón\nCoro;3/4/2099;A\n" )->answers );
	}

	public function test_a_sheet_with_other_columns_has_no_answers_of_an_earlier_one(): void {
		self::checked( "Cine;Sesiones\nVivir;3/4/2099\n" );
		self::send_end( array( 'month_first' => 'yes', 'status' => 'publish', 'columns' => array( 0 => 'title', 1 => 'time' ) ) );

		self::assertSame( Import\Job::NO_ANSWERS, self::checked( "Título;Sesiones\nCoro;3/4/2099\n" )->answers );
	}

	/** @param array<string, mixed> $answers Fields of the form that is sent to choose another file. */
	private static function send_end( array $answers ): void {
		$_POST = (array) wp_slash( $answers );
		Import\do_step_action( self::job(), 'end' );
		self::assertNull( Import\current_job() );
	}
}
