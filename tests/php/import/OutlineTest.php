<?php
/**
 * Rows and pages of sheets.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Import;
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/** Which rows are programs, which page and which header are read, and what is said of the others. */
class OutlineTest extends TestCase {
	use Steps;

	private const HEADER = "Título;Lugar;Precio\n";

	/** @return array<string, array{string, list<string>}> Rows; title and categories of each program. */
	public function sections(): array {
		$capitals = "MÚSICA;;\nCoro;Aula;3 €\nJazz;Sala;4 €\nARTES PLÁSTICAS:;;\nDibujo;Taller;5 €\n";
		$mixed    = "Música;;\nCoro;Aula;3 €\nJazz;Sala;4 €\nDanza;;\nBaile;Sala;5 €\n";

		return array(
			'in capitals'                       => array( $capitals, array( 'Coro: Música', 'Jazz: Música', 'Dibujo: Artes plásticas' ) ),
			'in small letters'                  => array( $mixed, array( 'Música:', 'Coro:', 'Jazz:', 'Danza:', 'Baile:' ) ),
			'in small letters, with a colon'    => array( "Música:;;\nCoro;Aula;3 €\nJazz;Sala;4 €\n", array( 'Coro: Música', 'Jazz: Música' ) ),
			'a program above the first section' => array( "Jazz;Sala;4 €\nMÚSICA;;\nCoro;Aula;3 €\n", array( 'Jazz:', 'Coro: Música' ) ),
			'programs with nothing but a title' => array( "CORO;;\nJAZZ;;\nBAILE;;\n", array( 'CORO:', 'JAZZ:', 'BAILE:' ) ),
			'one of which more is known'        => array( "CORO;;\nJAZZ;;\nBaile;Sala;\n", array( 'CORO:', 'JAZZ:', 'Baile:' ) ),
		);
	}

	/**
	 * @dataProvider sections
	 * @param list<string> $programs Title and categories of each program.
	 */
	public function test_lone_cells_above_programs_are_their_category( string $rows, array $programs ): void {
		self::done( self::HEADER . $rows );

		self::assertSame( $programs, array_map( static fn( array $one ): string => trim( "{$one['title']}: " . ( $one['categories'] ?? '' ) ), self::facts() ) );
	}

	/** @return array<string, array{string, string}> Rows; what is said. */
	public function lone(): array {
		return array(
			'in capitals'      => array( "MÚSICA;;\nCoro;Aula;3 €\nJazz;Aula;3 €\n", 'Las filas con una sola celda son categorías de las que están debajo: Música.' ),
			'in small letters' => array( "Música;;\nCoro;Aula;3 €\nJazz;Aula;3 €\n", 'son programas: Música. Si son categorías de las filas de debajo, escribe dos puntos detrás.' ),
		);
	}

	/** @dataProvider lone */
	public function test_the_page_says_what_lone_cells_are( string $rows, string $said ): void {
		self::checked( self::HEADER . $rows );

		self::assertStringContainsString( $said, self::page() );
	}

	public function test_a_category_of_the_row_comes_before_that_of_its_section(): void {
		self::done( "Título;Lugar;Categorías\nMÚSICA;;\nCoro;Aula;Canto\nJazz;Sala;\n" );

		self::assertSame( array( 'Canto', 'Música' ), array_column( self::facts(), 'categories' ) );
	}

	/** @return array<string, array{string, list<string>, array<string, array{int, list<int>}>}> Sheet; titles; rows that are left out. */
	public function others(): array {
		return array(
			'totals'                    => array(
				self::HEADER . "Coro;Aula;3 €\nTOTAL ACTIVIDADES: 1;;\nJazz;Aula;4 €\nTotal;;7 €\nSubtotal;;\n",
				array( 'Coro', 'Jazz' ),
				array( 'total' => array( 3, array( 3, 5, 6 ) ) ),
			),
			'a program that is a total' => array( "Título;Fecha;Precio\nTotal eclipse;3/3/2027;3 €\nTotalmente;;3 €\nTotal Body;;Mes 20 €\n", array( 'Total eclipse', 'Totalmente', 'Total Body' ), array() ),
			'repeated headers'          => array( self::HEADER . "Coro;Aula;3 €\nTítulo;Lugar;Precio\nJazz;Aula;4 €\n", array( 'Coro', 'Jazz' ), array( 'header' => array( 1, array( 3 ) ) ) ),
			'lines'                     => array( self::HEADER . "Coro;Aula;3 €\n-----;;\nJazz;Aula;4 €\n", array( 'Coro', 'Jazz' ), array( 'line' => array( 1, array( 3 ) ) ) ),
			'months'                    => array( self::HEADER . "MARZO 2027;;\nCoro;Aula;3 €\nAbril;;\nJazz;Aula;4 €\n", array( 'Coro', 'Jazz' ), array( 'date' => array( 2, array( 2, 4 ) ) ) ),
			'hidden rows'               => array(
				self::workbook( array( 'Hoja1' => array( array( 'Título', 'Lugar' ), array( array( 'Coro', 'Aula' ), array( 'hidden' => true ) ), array( 'Jazz', 'Sala' ) ) ) ),
				array( 'Jazz' ),
				array( 'hidden' => array( 1, array( 2 ) ) ),
			),
		);
	}

	/**
	 * @dataProvider others
	 * @param list<string>             $titles   Titles of the programs.
	 * @param array<string, array{int, list<int>}> $left_out Rows that are left out.
	 */
	public function test_rows_that_are_no_programs_are_left_out_and_said( string $sheet, array $titles, array $left_out ): void {
		$job = self::checked( $sheet );
		self::assertSame( $left_out, $job->left_out );
		$page = self::page();
		foreach ( Import\left_out_rows( $job ) as $sentence ) {
			self::assertStringContainsString( ">$sentence</p>", $page );
		}
		self::assertCount( count( $left_out ), Import\left_out_rows( $job ) );
		self::done( $sheet );

		self::assertSame( $titles, array_column( self::facts(), 'title' ) );
	}

	/** Pages of a workbook. */
	private const PAGES = array(
		'Instrucciones' => array( array( 'Cómo se rellena este libro' ), array( 'Una fila por actividad, con su título' ) ),
		'Actividades'   => array( array( 'Título', 'Lugar', 'Precio' ), array( 'Coro', 'Aula', '3 €' ) ),
		'Talleres'      => array( array( 'Título', 'Lugar' ), array( 'Torno', 'Taller' ), array( 'Dibujo', 'Taller' ) ),
	);

	public function test_days_below_the_name_of_a_month_are_of_it_also_those_of_one_program(): void {
		self::done( "PROGRAMACIÓN;;\nMARZO 2027;;\nTítulo;Día;Hora\nCuentos;Lunes 1;17:30\nLectura;miércoles 3;18:00\nAbril de 2027;;\nCuentos;Jueves 1;17:30\n" );

		self::assertSame( array( 'Cuentos', 'Lectura' ), array_column( self::facts(), 'title' ) );
		self::assertSame( '2027-03-03T18:00', self::facts()[1]['start'] );
		self::assertSame( "2027-03-01 17:30\n2027-04-01 17:30", self::facts()[0]['sessions'] );
	}

	public function test_hours_below_a_day_are_of_it(): void {
		self::done( "FIESTAS DE AGOSTO 2027;;\nHora;Acto;Lugar\nVIERNES 13;;\n20:00;Pregón;Plaza\n;Verbena;Plaza\nSábado, 14 de agosto de 2027 - Gran día;;\n12:00;Paella;Parque\n" );

		self::assertSame( array( 'Pregón 2027-08-13T20:00', 'Verbena 2027-08-13', 'Paella 2027-08-14T12:00' ), array_map( static fn( array $one ): string => "{$one['title']} {$one['start']}", self::facts() ) );
	}

	public function test_the_page_in_which_most_columns_are_known_is_read_and_the_others_can_be_chosen(): void {
		$job = self::checked( self::workbook( self::PAGES ) );
		self::assertSame( array( 1, 1, array( 'title', 'place', 'price' ) ), array( $job->page, $job->total, $job->columns ) );
		$question = Import\choice_questions( $job )['page'];
		self::assertSame( array( array_keys( self::PAGES ), '1' ), array( $question['choices'], $question['chosen'] ) );
		self::assertStringContainsString( 'Instrucciones', self::page() );

		$job = self::answered( $job, array( 'page' => '2' ) );
		self::assertSame( array( 2, 2, array( 'title', 'place' ) ), array( $job->page, $job->total, $job->columns ) );
		self::done( self::workbook( self::PAGES ), array( 'page' => '2' ) );
		self::assertSame( array( 'Torno', 'Dibujo' ), array_column( self::facts(), 'title' ) );
	}

	public function test_one_page_is_not_asked_about(): void {
		self::assertArrayNotHasKey( 'page', Import\choice_questions( self::checked( self::workbook( array_slice( self::PAGES, 1, 1 ) ) ) ) );
	}

	public function test_answers_about_columns_of_another_page_are_forgotten(): void {
		$job   = self::checked( self::workbook( self::PAGES ) );
		$_POST = array( 'columns' => array( 2 => 'notice' ) );
		Import\do_step_action( $job, 'check' );
		self::assertSame( array( 2 => 'notice' ), self::job()->answers['columns'] );

		$_POST = array( 'page' => '2' );
		Import\do_step_action( self::job(), 'check' );
		self::assertSame( array(), self::job()->answers['columns'] );
	}

	/** @return array<string, array{string, string, int, list<string>}> Sheet; answer; row of the header; titles. */
	public function headers(): array {
		$below = "Programación de otoño;;\n;;\nTítulo;Lugar;Precio\nCoro;Aula;3 €\n";

		return array(
			'below a title'        => array( $below, '', 3, array( 'Coro' ) ),
			'chosen by hand'       => array( "Qué;Dónde\nTítulo;Lugar\nCoro;Aula\n", '1', 1, array( 'Título', 'Coro' ) ),
			'further down by hand' => array( "Qué;Dónde\nTítulo;Lugar\nCoro;Aula\n", '2', 2, array( 'Coro' ) ),
			'a row that is not'    => array( $below, '99', 3, array( 'Coro' ) ),
		);
	}

	/**
	 * @dataProvider headers
	 * @param list<string> $titles Titles of the programs.
	 */
	public function test_the_row_with_the_names_of_the_columns_is_found_or_chosen( string $sheet, string $answer, int $row, array $titles ): void {
		$answers = array( 'header' => $answer, 'columns' => array( 'title', 'place' ) );
		self::assertSame( $row, self::checked( $sheet, $answers )->header_row );
		self::assertStringContainsString( "name=\"header\" min=\"0\" max=\"99999\" class=\"small-text\" value=\"$row\"", self::page() );
		self::done( $sheet, $answers );

		self::assertSame( $titles, array_column( self::facts(), 'title' ) );
	}

	public function test_addresses_behind_cells_are_used_where_an_address_belongs(): void {
		self::done(
			self::workbook(
				array(
					'Hoja1' => array(
						array( 'Título', 'Inscripción', 'Formulario', 'Correo' ),
						array( array( 'Coro', 'Apuntarse', '', 'Escríbenos' ), array( 'links' => array( 0 => 'https://a.example/', 1 => 'https://a.example/form', 3 => 'mailto:a@example.org?subject=Coro' ) ) ),
						array( array( 'Jazz', 'Apuntarse', 'https://b.example/', '' ), array( 'links' => array( 1 => 'mailto:b@example.org?subject=Jazz', 2 => 'https://other.example/' ) ) ),
						array( array( 'Torno', '', 'aquí', '' ), array( 'links' => array( 2 => 'https://d.example/' ) ) ),
						array( array( 'Baile', 'cerrada', '', '' ), array( 'links' => array( 1 => 'https://c.example/' ) ) ),
					),
				)
			)
		);

		self::assertSame(
			array(
				array( 'title' => 'Coro', 'status' => 'draft', 'signup_url' => 'https://a.example/form', 'email' => 'a@example.org' ),
				array( 'title' => 'Jazz', 'status' => 'draft', 'signup_url' => 'https://b.example/', 'email' => 'b@example.org' ),
				array( 'title' => 'Torno', 'status' => 'draft', 'signup_url' => 'https://d.example/' ),
				array( 'title' => 'Baile', 'status' => 'draft', 'signup_state' => 'closed' ),
			),
			self::facts()
		);
	}
}
