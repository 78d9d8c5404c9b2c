<?php
/**
 * Which program a row is about.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Admin, Import};
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/** Programs that come again with another title, day or place: by the identifiers of their sheet, and by what they still have in common. */
class IdentityTest extends TestCase {
	use Steps;

	/**
	 * What a second sheet comes to.
	 *
	 * @param string $first  First sheet.
	 * @param string $second Second sheet.
	 * @return list<string> What becomes of each row; title, beginning and place of all programs.
	 */
	private static function twice( string $first, string $second ): array {
		self::import( $first );
		$actions = array_column( self::done( $second, array( 'month_first' => 'no' ) ), 'action' );

		return array_merge( $actions, array_map( static fn( array $one ): string => trim( "{$one['title']} " . ( $one['start'] ?? '' ) . ' ' . ( $one['place'] ?? '' ) ), self::facts() ) );
	}

	/** @return array<string, array{string, string, list<string>}> Two sheets; actions of the rows of the second, and programs. */
	public function identified(): array {
		$uid = '0123456789abcdef@example.org';

		return array(
			'all of it changes under a UID'                => array( "UID;Título;Comienza;Lugar\n$uid;Telar;3/3/2027;Sala\n", "UID;Título;Comienza;Lugar\n$uid;Tapiz;4/5/2027;Aula\n", array( 'change', 'Tapiz 2027-05-04 Aula' ) ),
			'a number with its title'                      => array( "ID;Título;Comienza\n7;Telar;3/3/2027\n", "ID;Título;Comienza\n7;Telar;4/9/2027\n", array( 'change', 'Telar 2027-09-04' ) ),
			'a number with its day'                        => array( "Código;Título;Comienza\n7;Telar;3/3/2027\n", "Código;Título;Comienza\n7;Tapiz;3/3/2027\n", array( 'change', 'Tapiz 2027-03-03' ) ),
			'a number of another sheet'                    => array( "ID;Título;Comienza\n7;Telar;3/3/2027\n", "ID;Título;Comienza\n7;Coro;4/9/2027\n", array( 'create', 'Telar 2027-03-03', 'Coro 2027-09-04' ) ),
			'one that all rows have'                       => array( "UID;Título;Comienza\n$uid;Telar;3/3/2027\n$uid;Coro;3/3/2027\n", "UID;Título;Comienza\n$uid;Telar;4/3/2027\n$uid;Coro;3/3/2027\n", array( 'change', 'same', 'Telar 2027-03-04', 'Coro 2027-03-03' ) ),
			'none in the first sheet'                      => array( "Título;Comienza\nTelar;3/3/2027\n", "UID;Título;Comienza\n$uid;Telar;3/3/2027\n", array( 'same', 'Telar 2027-03-03' ) ),
			'rows that are sessions, of which one is left' => array( "UID;Título;Fecha\nuno-$uid;Coro;3/3/2027\ndos-$uid;Coro;10/3/2027\n", "UID;Título;Fecha\ndos-$uid;Coro;10/3/2027\n", array( 'same', 'Coro 2027-03-03' ) ),
			'a program of last season with the same number' => array( "ID;Título;Comienza;Termina\n7;Telar;3/3/2025;3/4/2025\n", "ID;Título;Comienza;Termina\n7;Telar;3/3/2027;3/4/2027\n", array( 'create', 'Telar 2025-03-03', 'Telar 2027-03-03' ) ),
		);
	}

	/**
	 * @dataProvider identified
	 * @param list<string> $outcome Actions and programs.
	 */
	public function test_the_identifier_of_a_sheet_or_calendar_is_kept_and_finds_its_program( string $first, string $second, array $outcome ): void {
		self::assertSame( $outcome, self::twice( $first, $second ) );
	}

	public function test_a_program_that_is_found_without_its_identifier_has_it_from_then_on(): void {
		self::import( "Título;Comienza\nTelar;3/3/2027\n" );
		self::done( "UID;Título;Comienza\n0123456789abcdef;Telar;3/3/2027\n" );

		self::assertSame( array( 'change' ), array_column( self::done( "UID;Título;Comienza\n0123456789abcdef;Tapiz;4/9/2027\n" ), 'action' ) );
	}

	public function test_a_calendar_has_its_identifiers_beside_the_cells(): void {
		$calendar = static fn( string $title, string $day, string $uid ): string => self::workbook( array( 'Agenda' => array( array( 'Title', 'Starts' ), array( array( $title, $day ), array( 'uid' => $uid ) ) ) ) );

		self::assertSame( array( 'change', 'Tapiz 2027-05-04' ), self::twice( $calendar( 'Telar', '2027-03-03', '<7f3a>0123456789@example.org' ), $calendar( 'Tapiz', '2027-05-04', '<7f3a>0123456789@example.org' ) ) );
		// Another calendar has 1, too.
		self::assertSame( array( 'create' ), array_column( self::done( $calendar( 'Coro', '2027-09-03', '<7f3a>' ) ), 'action' ) );
	}

	/** @return array<string, array{string, string, list<string>}> As above. */
	public function corrected(): array {
		$sheet = "Título;Comienza;Lugar\nCoro;1/3/2027;Sala\n%s\nYoga;30/3/2027;Aula\n";
		$telar = sprintf( $sheet, 'Telar;8/3/2027 18:00;Taller' );

		return array(
			'a longer title'                    => array( $telar, sprintf( $sheet, 'Telar de bajo lizo;8/3/2027 18:00;Taller' ), array( 'same', 'change', 'same', 'Coro 2027-03-01 Sala', 'Telar de bajo lizo 2027-03-08T18:00 Taller', 'Yoga 2027-03-30 Aula' ) ),
			'another room'                      => array( $telar, sprintf( $sheet, 'Telar;8/3/2027 18:00;Aula 3' ), array( 'same', 'change', 'same', 'Coro 2027-03-01 Sala', 'Telar 2027-03-08T18:00 Aula 3', 'Yoga 2027-03-30 Aula' ) ),
			'another hour'                      => array( $telar, sprintf( $sheet, 'Telar;8/3/2027 19:00;Taller' ), array( 'same', 'change', 'same', 'Coro 2027-03-01 Sala', 'Telar 2027-03-08T19:00 Taller', 'Yoga 2027-03-30 Aula' ) ),
			'another day'                       => array( $telar, sprintf( $sheet, 'Telar;15/3/2027 18:00;Taller' ), array( 'same', 'change', 'same', 'Coro 2027-03-01 Sala', 'Telar 2027-03-15T18:00 Taller', 'Yoga 2027-03-30 Aula' ) ),
			'another title at the same time in the same place' => array( $telar, sprintf( $sheet, 'Danza;8/3/2027 18:00;Taller' ), array( 'same', 'create', 'same', 'Coro 2027-03-01 Sala', 'Telar 2027-03-08T18:00 Taller', 'Yoga 2027-03-30 Aula', 'Danza 2027-03-08T18:00 Taller' ) ),
			'the next talk of a series, in a sheet of the next' => array( "Título;Comienza;Lugar\nCuentos;8/3/2027;Sala\n", "Título;Comienza;Lugar\nCuentos;15/3/2027;Sala\n", array( 'create', 'Cuentos 2027-03-08 Sala', 'Cuentos 2027-03-15 Sala' ) ),
			'one more beside one that is there' => array( $telar, sprintf( $sheet, "Telar;8/3/2027 18:00;Taller\nTelar;15/3/2027 18:00;Aula 3" ), array( 'same', 'same', 'create', 'same', 'Coro 2027-03-01 Sala', 'Telar 2027-03-08T18:00 Taller', 'Yoga 2027-03-30 Aula', 'Telar 2027-03-15T18:00 Aula 3' ) ),
		);
	}

	/**
	 * @dataProvider corrected
	 * @param list<string> $outcome Actions and programs.
	 */
	public function test_a_corrected_title_day_or_place_is_supposed_to_be_of_the_program_that_no_row_is_about( string $first, string $second, array $outcome ): void {
		self::assertSame( $outcome, self::twice( $first, $second ) );
	}

	public function test_what_is_supposed_is_shown_as_a_change_is_asked_and_can_be_refused(): void {
		self::import( "Título;Comienza;Lugar\nTelar;8/3/2027;Taller\nDanza;9/3/2027;Taller\n" );
		$job = self::checked( "Título;Comienza;Lugar\nTelar de bajo lizo;8/3/2027;Taller\nYoga;9/3/2027;Taller\n", array( 'month_first' => 'no' ) );
		self::assertSame( array( 'Telar de bajo lizo: change', 'Yoga: create' ), self::rows( $job ) );

		$page = str_replace( "'", '"', self::page() );
		self::assertMatchesRegularExpression( '/value="2" checked="checked"> Fila 2: cambiar «Telar», 8 de marzo de 2027, Taller → Telar de bajo lizo, lunes 8 de marzo, Taller</', $page );
		self::assertMatchesRegularExpression( '/value="3"> Fila 3: cambiar «Danza»/', $page );

		$_POST = array( 'corrections' => array() );
		Import\do_step_action( $job, 'import' );
		Import\advance_job( self::job() );
		self::assertSame( array( 'Telar de bajo lizo: create', 'Yoga: create' ), self::rows( self::job() ) );
	}

	public function test_a_course_in_another_room_keeps_its_sessions_without_a_problem(): void {
		$sheet = "Título;Comienza;Termina;Días;Horario;Lugar\nTelar;13/01/2027;25/06/2027;martes;18-19 h;%s\nOtro;15/03/2027;;;19 h;Sala 9\n";
		self::import( sprintf( $sheet, 'Sala 1' ) );
		$line = self::done( sprintf( $sheet, 'Sala 2' ) )[0];

		self::assertSame( array( 'change', 'place', array() ), array( $line['action'], implode( ',', $line['changes'] ), $line['problems'] ) );
	}

	public function test_a_copy_has_no_identifier(): void {
		self::import( "UID;Título;Comienza\n0123456789abcdef;Telar;3/3/2027\n" );
		$program = self::id( 'Telar' );

		self::assertSame( array( '0123456789abcdef' ), get_post_meta( $program, Import\Programs::IDENTIFIER_META ) );
		self::assertSame( array(), get_post_meta( Admin\copy_program( $program, null ), Import\Programs::IDENTIFIER_META ) );
	}
}
