<?php
/**
 * Rows about programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/** Which program a row is about, and what becomes of it. */
class RowsTest extends TestCase {
	use Steps;

	/**
	 * What a sheet comes to on a site with "Yoga", which began on 3 March 2025, and "Coro".
	 *
	 * @param string $sheet Sheet; "ID1" and "ID2" are their IDs.
	 * @return list<array<string, mixed>> Lines.
	 */
	private static function beside_yoga_and_coro( string $sheet ): array {
		$yoga = self::factory()->program->create( array( 'post_title' => 'Yoga', 'facts' => array( 'start' => '2025-03-03' ) ) );
		$coro = self::factory()->program->create( array( 'post_title' => 'Coro' ) );

		return self::done( strtr( $sheet, array( 'ID1' => (string) $yoga, 'ID2' => (string) $coro ) ) );
	}

	/** @return list<string> Title, and some facts, of each program. */
	private static function some( string ...$facts ): array {
		return array_map( static fn( array $one ): string => trim( implode( ' ', array_map( static fn( string $fact ): string => $one[ $fact ] ?? '-', array_merge( array( 'title' ), array_values( $facts ) ) ) ) ), self::facts() );
	}

	/** @return array<string, array{string, list<string>}> Sheet; action of each row, and then title, place and beginning of each program. */
	public function sheets(): array {
		return array(
			'a title, in whatever case'       => array( "Título;Lugar\n YOGA ;Aula\n", array( 'change', 'YOGA Aula 2025-03-03', 'Coro - -' ) ),
			'a title at the same beginning'   => array( "Título;Lugar;Comienza\nYoga;Aula;3/3/2025\n", array( 'change', 'Yoga Aula 2025-03-03', 'Coro - -' ) ),
			'a title at another beginning'    => array( "Título;Lugar;Comienza\nYoga;Aula;4/3/2025\n", array( 'create', 'Yoga - 2025-03-03', 'Coro - -', 'Yoga Aula 2025-03-04' ) ),
			'an ID'                           => array( "ID de programa;Título;Lugar\nID1;Otra;Aula\n", array( 'change', 'Otra Aula 2025-03-03', 'Coro - -' ) ),
			'an ID that is none'              => array( "ID de programa;Título;Lugar\n99999999;Nueva;Aula\n", array( 'create', 'Yoga - 2025-03-03', 'Coro - -', 'Nueva Aula -' ) ),
			'the same in both ways'           => array(
				"ID de programa;Título;Comienza;Lugar\nID1;Yoga;3/3/2025;1\n;Yoga;3/3/2025;1\n;Coro;;3\nID2;Coro;;3\n",
				array( 'change', 'skip', 'change', 'skip', 'Yoga 1 2025-03-03', 'Coro 3 -' ),
			),
			'another place or hour'           => array(
				"Título;Comienza;Lugar\nYoga;3/3/2025;Aula 1\nYoga;3/3/2025;Aula 2\n yoga  ;3/3/2025;Aula 2\nYoga;3/3/2025 18:00;Aula 1\n",
				array( 'change', 'create', 'skip', 'create', 'Yoga Aula 1 2025-03-03', 'Coro - -', 'Yoga Aula 2 2025-03-03', 'Yoga Aula 1 2025-03-03T18:00' ),
			),
			'a beginning that cannot be read' => array(
				"ID de programa;Título;Comienza;Lugar\n;Yoga;31/02/2026;Aula 1\n;Nueva;primavera;Aula 2\nID2;Coro;otoño;Aula 3\n",
				array( 'create', 'create', 'change', 'Yoga - 2025-03-03', 'Coro Aula 3 -', 'Yoga Aula 1 -', 'Nueva Aula 2 -' ),
			),
			'groups with other days'          => array(
				"Título;Comienza;Termina;Horario\nTorno;1/10/2027;30/6/2028;lunes y miércoles 17 h\nTorno;1/10/2027;30/6/2028;martes y jueves 17 h\nTorno;1/10/2027;30/6/2028;martes y jueves 17 h\n",
				array( 'create', 'create', 'skip', 'Yoga - 2025-03-03', 'Coro - -', 'Torno - 2027-10-04T17:00', 'Torno - 2027-10-05T17:00' ),
			),
			'no title'                        => array( "Título;Lugar\n;Aula\n", array( 'skip', 'Yoga - 2025-03-03', 'Coro - -' ) ),
			'two places of one title'         => array( "Título;Lugar\nTorno;Aula 1\nTorno;Aula 2\n", array( 'create', 'create', 'Yoga - 2025-03-03', 'Coro - -', 'Torno Aula 1 -', 'Torno Aula 2 -' ) ),
			'a place, and none'               => array(
				"Título;Comienza;Lugar\nTorno;3/3/2027;Aula 1\nTorno;3/3/2027;\n",
				array( 'create', 'create', 'Yoga - 2025-03-03', 'Coro - -', 'Torno Aula 1 2027-03-03', 'Torno - 2027-03-03' ),
			),
		);
	}

	/**
	 * @dataProvider sheets
	 * @param list<string> $outcome Actions and programs.
	 */
	public function test_a_row_is_about_the_program_with_its_id_or_title_beginning_and_place( string $sheet, array $outcome ): void {
		$lines = self::beside_yoga_and_coro( $sheet );

		self::assertSame( $outcome, array_merge( array_column( $lines, 'action' ), self::some( 'place', 'start' ) ) );
	}

	/** @dataProvider sheets */
	public function test_the_second_time_nothing_is_created( string $sheet ): void {
		self::beside_yoga_and_coro( $sheet );
		$before = self::programs();
		$sheet  = (string) preg_replace( '/^ID[12];/m', ';', $sheet );

		self::assertSame( array(), array_intersect( array( 'create', 'change' ), array_column( self::done( $sheet ), 'action' ) ) );
		self::assertSame( $before, self::programs() );
	}

	public function test_two_programs_with_one_title_have_a_row_each_by_their_ids(): void {
		$ids = array( self::factory()->program->create(), self::factory()->program->create() );

		self::assertSame( array( 'change', 'change' ), array_column( self::done( "ID de programa;Título;Lugar\n$ids[0];Acuarela;Aula 1\n$ids[1];Acuarela;Aula 2\n" ), 'action' ) );
		self::assertSame( array( 'skip' ), array_column( self::done( "Título;Precio\nAcuarela;3 €\n" ), 'action' ) );
	}

	public function test_letters_at_the_edges_of_a_title_are_kept_and_blanks_are_not(): void {
		$titles = array( '¿Bailas?', '«Más»', 'º', 'Català', 'ª vez à' );
		foreach ( $titles as $title ) {
			self::factory()->program->create( array( 'post_title' => $title ) );
		}
		$rows = implode( '', array_map( static fn( string $title ): string => "\u{A0} $title\t\u{A0};Aula\n", $titles ) );

		self::assertSame( array_fill( 0, 5, 'change' ), array_column( self::done( "Título;Lugar\n$rows" ), 'action' ) );
		self::assertSame( $titles, array_column( self::facts(), 'title' ) );
	}

	public function test_ages_that_contradict_those_of_the_program_are_left_out(): void {
		self::factory()->program->create( array( 'post_title' => 'Teatro', 'facts' => array( 'age_to' => '8' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Danza', 'facts' => array( 'age_from' => '6', 'age_to' => '12' ) ) );

		self::assertSame( array( 'Edad desde: La primera edad es mayor que la segunda.' ), array_column( self::done( "Título;Edad desde\nTeatro;10\n" ), 'says' ) );
		self::done( "Título;Edad desde;Edad hasta\nTeatro;10;\nDanza;;\n" );
		// An empty cell empties what the program has.
		self::assertSame( array( 'Teatro 10 -', 'Danza - -' ), self::some( 'age_from', 'age_to' ) );
	}

	/** @return array<string, array{string, string, string, 3?: array<string, string>}> Status and date of publication; what is a problem; the status then; fields of the program that is there. */
	public function statuses(): array {
		$scheduled = 'Publicación: Lo programado necesita una fecha de publicación futura.';
		$day       = 'Fecha de publicación: Escribe el día como 15/10/2027.';
		$draft     = array( 'post_status' => 'draft', 'post_date' => '2020-01-01 10:00:00' );

		return array(
			'scheduled without a date'            => array( 'programado;', $scheduled, 'draft' ),
			'scheduled for no day'                => array( 'programado;31/02/2026', $day, 'draft' ),
			'scheduled for a day that is over'    => array( 'programado;1/1/2020', $scheduled, 'draft' ),
			'an unknown status'                   => array( 'listo;', 'Publicación: Escribe una de estas palabras: publicado, programado, pendiente, borrador, privado.', 'draft' ),
			'published on no day'                 => array( 'publicado;31/02/2090', $day, 'draft' ),
			'a draft that is scheduled'           => array( 'programado;', $scheduled, 'draft', $draft ),
			'a draft that is published on no day' => array( 'publicado;nunca', $day, 'draft', $draft ),
			'scheduled, and published already'    => array( 'programado;', '', 'publish', array( 'post_status' => 'publish' ) + $draft ),
			'scheduled, and scheduled anew'       => array( 'programado;1/1/2020', $scheduled, 'future', array( 'post_status' => 'future', 'post_date' => '2090-01-01 10:00:00' ) ),
			'scheduled'                           => array( 'programado;1/1/2090', '', 'future' ),
			'as the user chose'                   => array( ';', '', 'publish' ),
			'pending'                             => array( 'pendiente;', '', 'pending' ),
		);
	}

	/**
	 * @dataProvider statuses
	 * @param array<string, string> $there Fields of the program that is there.
	 */
	public function test_nothing_is_published_by_a_status_or_a_date_that_cannot_be_used( string $cells, string $problem, string $status, array $there = array() ): void {
		if ( array() !== $there ) {
			self::factory()->program->create( array( 'post_title' => 'Coro' ) + $there );
		}
		// The other rows tell what the columns hold.
		$lines = self::done( "Título;Estado;Publicado\nCoro;$cells\nOtra;publicado;1/1/2020\n", array( 'status' => 'publish' ) );

		self::assertSame( array( $problem, $status ), array( $lines[0]['says'], self::facts()[0]['status'] ) );
	}

	public function test_a_date_of_publication_whose_seconds_a_spreadsheet_has_dropped_is_the_same(): void {
		self::factory()->program->create( array( 'post_title' => 'Yoga', 'post_date' => '2026-01-02 03:04:05' ) );

		self::assertSame( array( 'same' ), array_column( self::done( "Título;Fecha de publicación\nYoga;02/01/2026 3:04\n" ), 'action' ) );
	}

	public function test_a_text_that_the_database_cannot_hold_is_named_and_its_program_imported_without_it(): void {
		$lines = self::done( "Título;Extracto\nCoro;" . str_repeat( 'á', 40000 ) . "\n" );

		self::assertSame( 'Extracto: Acorta este texto.', $lines[0]['says'] );
		self::assertSame( '', get_post_field( 'post_excerpt', self::id( 'Coro' ) ) );
	}

	public function test_a_row_with_more_cells_than_columns_is_left_out(): void {
		self::assertSame( array( 'create', 'skip' ), array_column( self::done( "Título;Lugar\nCoro;Aula;;\nJazz;Sala;;x\n" ), 'action' ) );
	}

	public function test_html_of_a_sheet_is_cleaned_also_for_those_who_may_write_all(): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
		self::assertTrue( current_user_can( 'unfiltered_html' ) );
		self::done( "Título;Texto\n<b onclick=x()>Coro</b>;<p onclick=x()>Hola</p><script>x()</script>\n" );
		$program = self::facts()[0];

		self::assertSame( '<b>Coro</b>', $program['title'] );
		// A tag that is not closed is one, too.
		self::done( "Título;Texto;Extracto\nJazz <img src=x onerror=x();Hola <img src=x onerror=x() <b>y</b>;<img src=x onerror=x() \n" );
		$jazz = self::facts()[1];
		self::assertDoesNotMatchRegularExpression( '/<(?:img|script)/', $jazz['title'] . $jazz['content'] . get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'title' => $jazz['title'] ) )[0]->post_excerpt );
		self::done( "Título\nUn <script>x</script> día\n" );
		self::assertSame( array( 'same' ), array_column( self::done( "Título\nUn <script>x</script> día\n" ), 'action' ) );
		self::assertStringStartsWith( '<p>Hola</p>', $program['content'] );
		self::assertStringNotContainsString( '<script', $program['content'] );
	}
}
