<?php
/**
 * Files as spreadsheets write them, and damaged ones.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Import;
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/**
 * What the import reads, and what it says of files and rows that cannot be used.
 *
 * @group contract
 */
class SheetFilesTest extends TestCase {
	use Steps;

	private const TEXT = "Título;Comienza;Precio\r\n\"Acuarela \"\"fácil\"\"\";03/03/2026;25,50 €\r\n\r\n\"Dos\nlíneas 🎨\";;\r\n5\" pantalla;x;\"ñ;ü\"\r\n";
	private const ROWS = array(
		array( 'Título', 'Comienza', 'Precio' ),
		array( 'Acuarela "fácil"', '03/03/2026', '25,50 €' ),
		array( "Dos\nlíneas 🎨", '', '' ),
		array( '5" pantalla', 'x', 'ñ;ü' ),
	);

	private const ANOTHER_KIND = 'Esto es un libro de trabajo o un archivo comprimido. Guarda la hoja como CSV y elige ese archivo.';
	private const NO_TEXT      = 'Esto no es un texto. Guarda la hoja como CSV y elige ese archivo.';
	private const EMPTY        = 'El archivo está vacío.';
	private const NO_ROWS      = 'El archivo tiene nombres de columnas y ninguna fila debajo.';
	private const ONE_COLUMN   = 'Solo se ha encontrado una columna, y su nombre no se conoce. Las columnas se separan con comas, puntos y comas o tabuladores.';

	/**
	 * The rows of an import from its header on.
	 *
	 * @param Import\Job $job Import.
	 * @return array<int, list<string>> Cells by number of the row.
	 */
	private static function read( Import\Job $job ): array {
		$rows = iterator_to_array( ( new Import\Sheet( $job ) )->rows( $job->pages[ $job->page ]['at'] ), false );

		return array_filter( array_column( $rows, 'cells', 'number' ), static fn( int $number ): bool => $number >= $job->header_row, ARRAY_FILTER_USE_KEY );
	}

	/**
	 * The sentence about a file.
	 *
	 * @param string $content Content.
	 * @return string '' where it is imported.
	 */
	private static function said( string $content ): string {
		try {
			self::checked( $content );
			return '';
		} catch ( Import\Unusable $reason ) {
			self::assertSame( '[]', self::stored() );
			return $reason->sentence();
		}
	}

	/**
	 * @dataProvider files
	 * @param string             $content Content.
	 * @param list<list<string>> $rows    Its rows.
	 */
	public function test_it_reads_what_excel_libreoffice_and_google_write( string $content, array $rows ): void {
		self::assertSame( $rows, array_values( self::read( self::checked( $content ) ) ) );
	}

	/** @return \Generator<string, array{string, list<list<string>>}> */
	public static function files(): \Generator {
		$delimited = static fn( string $delimiter ): string => str_replace( array( ';', '25,50 €', "ñ{$delimiter}ü" ), array( $delimiter, '"25,50 €"', 'ñ;ü' ), self::TEXT );
		$utf_16    = static fn( string $text, string $ends ): string => (string) mb_convert_encoding( $text, "UTF-16$ends", 'UTF-8' );
		$changed   = static fn( string $from, string $to ): array => array_map( static fn( array $row ): array => str_replace( $from, $to, $row ), self::ROWS );
		yield 'UTF-8' => array( self::TEXT, self::ROWS );
		yield 'UTF-8 with its mark' => array( "\u{FEFF}" . self::TEXT, self::ROWS );
		yield 'commas' => array( $delimited( ',' ), self::ROWS );
		yield 'tabs' => array( $delimited( "\t" ), self::ROWS );
		foreach ( array( 'LE', 'BE' ) as $ends ) {
			yield "UTF-16$ends" => array( $utf_16( "\u{FEFF}" . self::TEXT, $ends ), self::ROWS );
		}
		yield 'Windows-1252' => array( (string) mb_convert_encoding( str_replace( ' 🎨', '', self::TEXT ), 'Windows-1252', 'UTF-8' ), $changed( ' 🎨', '' ) );
		yield 'line breaks of Unix, none at the end' => array( rtrim( str_replace( "\r\n", "\n", self::TEXT ) ), self::ROWS );
		yield 'what Excel writes above' => array( "sep=;\r\n" . self::TEXT, self::ROWS );
		yield 'a title above the names' => array( "Programación 2026;;\r\n;;\r\n" . self::TEXT, self::ROWS );
		yield 'blank columns' => array( 'Título;Lugar' . str_repeat( ';', 400 ) . "\nA;B\n", array( array_pad( array( 'Título', 'Lugar' ), 256, '' ), array( 'A', 'B' ) ) );
		$plain = array(
			'few names that are known, above words that are names elsewhere' => "Títol,Tipus,Quan\nIoga,Curs,3/3/2026\nPintura,Taller,10",
			'letters of several bytes where pieces of a file meet' => "Título;Lugar\nA;" . str_repeat( 'ñandú ', 30000 ) . "x\nB;C",
			'another language' => "Titel;Ort\nA;B",
			'one column'       => "Título\nA\nB",
		);
		foreach ( $plain as $name => $text ) {
			yield $name => array( "$text\n", array_map( static fn( string $row ): array => explode( ';', str_replace( ',', ';', $row ) ), explode( "\n", $text ) ) );
		}
		$pairs = "Título;Lugar\nA;" . str_repeat( '🎨a', 40000 );
		yield 'letters of two halves where pieces meet' => array( $utf_16( "\u{FEFF}$pairs\n", 'LE' ), array( array( 'Título', 'Lugar' ), array( 'A', str_repeat( '🎨a', 40000 ) ) ) );
		yield 'guillemets behind capitals in Windows-1252' => array(
			(string) mb_convert_encoding( "Título;Lugar\n«CAFÉ»;Sala Ñ\n", 'Windows-1252', 'UTF-8' ),
			array( array( 'Título', 'Lugar' ), array( '«CAFÉ»', 'Sala Ñ' ) ),
		);
	}

	/**
	 * @dataProvider numbers
	 * @param string    $content Content.
	 * @param list<int> $numbers Numbers of its rows.
	 */
	public function test_rows_are_counted_as_a_spreadsheet_shows_them_one_for_each_record_blank_ones_too( string $content, array $numbers ): void {
		self::assertSame( $numbers, array_keys( self::read( self::checked( $content ) ) ) );
	}

	/** @return array<string, array{string, list<int>}> */
	public static function numbers(): array {
		return array(
			'CSV'                     => array( self::TEXT, array( 1, 2, 4, 5 ) ),
			'what Excel writes above' => array( "sep=;\r\n" . self::TEXT, array( 1, 2, 4, 5 ) ),
			'a title above'           => array( "Programación 2026;;\r\n;;\r\n" . self::TEXT, array( 3, 4, 6, 7 ) ),
		);
	}

	/**
	 * @dataProvider damaged
	 * @param string $content Content.
	 * @param string $said    What is said.
	 */
	public function test_it_says_what_is_wrong_with_a_damaged_file_and_keeps_nothing_of_it( string $content, string $said ): void {
		self::assertSame( $said, self::said( $content ) );
	}

	/** @return \Generator<string, array{string, string}> */
	public static function damaged(): \Generator {
		$open   = static fn( int $row ): string => "Las comillas que se abren en la fila $row no se cierran. Corrige esa fila o guarda la hoja de nuevo.";
		$other  = static fn( int $row ): string => "La fila $row está en una codificación distinta del resto del archivo. Guárdalo como «CSV UTF-8».";
		$latin1 = "Danza;Sal\xF3n\n";
		yield from array(
			'empty'                        => array( '', self::EMPTY ),
			'nothing but its mark'         => array( "\u{FEFF}", self::EMPTY ),
			'nothing but line breaks'      => array( "\r\n\r\n \n", self::EMPTY ),
			'nothing but delimiters'       => array( ";;;\n;;;\n", self::EMPTY ),
			'names and nothing else'       => array( "Título;Lugar\n", self::NO_ROWS ),
			'names and empty rows'         => array( "Título;Lugar\n;\n;\n", self::NO_ROWS ),
			'one unknown column'           => array( "Hola\nA\nB\n", self::ONE_COLUMN ),
			'another delimiter'            => array( "Título|Lugar\nA|B\n", self::ONE_COLUMN ),
			'xlsx'                         => array( "PK\x03\x04\x14\0\x06\0", self::ANOTHER_KIND ),
			'xls'                          => array( "\xD0\xCF\x11\xE0\xA1", 'Esto es un libro de Excel. Guárdalo como «CSV UTF-8 (delimitado por comas)» y elige ese archivo.' ),
			'PDF'                          => array( '%PDF-1.7 x', self::NO_TEXT ),
			'page'                         => array( '<!DOCTYPE html><table><td>Título', self::NO_TEXT ),
			'XML of Excel'                 => array( "\u{FEFF}<?xml version=\"1.0\"?>", self::NO_TEXT ),
			'text document'                => array( '{\rtf1 Título', self::NO_TEXT ),
			'picture'                      => array( "\x89PNG\r\n\x1A\n\0\0\0\rIHDR", self::NO_TEXT ),
			'zeros in a text'              => array( "Título;Lugar\nA;B\0C\n", self::NO_TEXT ),
			'UTF-32'                       => array( "\xFF\xFE\0\0T\0\0\0", self::NO_TEXT ),
			'two encodings'                => array( "Título;Lugar\n\"Música\ny más\";Salón\n$latin1", $other( 3 ) ),
			'says UTF-8 and is not'        => array( "\u{FEFF}Title;Place\n$latin1", $other( 2 ) ),
			'open quotes'                  => array( "Título;Lugar\nA;B\n\"C;D\nE;F\n", $open( 3 ) ),
			'open quotes in the names'     => array( "\"Título;Lugar\nA;B\n", $open( 1 ) ),
			'a row without an end'         => array( "Título;Lugar\nA;\"" . str_repeat( "x\n", 600000 ), 'La fila 2 es demasiado larga. Puede que sus comillas no se cierren.' ),
			'a line of a workbook cut off' => array( "{\"format\":\"programs-filter-sheet\"}\n{\"page\":\"Hoja\"}\n[1,[\"Título\",\"Lugar\"]]\n[2,[\"A\"", 'El servidor no ha podido leer el archivo. Inténtalo de nuevo.' ),
			'a workbook without rows'      => array( "{\"format\":\"programs-filter-sheet\"}\n{\"page\":\"Hoja\"}\n", self::EMPTY ),
		);
	}

	public function test_columns_behind_the_256th_are_not_imported_and_named(): void {
		$job = self::checked( 'Título' . str_repeat( ';x', 255 ) . ";Lugar;Precio\nA" . str_repeat( ';', 256 ) . "Aula;25 €\n" );

		self::assertSame( array( 'title' ), array_values( array_diff( $job->columns, array( '' ) ) ) );
		self::assertStringEndsWith( 'x, Lugar, Precio', Import\left_out_columns( $job ) );
	}

	public function test_it_refuses_a_file_that_is_too_large_before_it_reads_it(): void {
		$path = wp_tempnam();
		$file = fopen( $path, 'wb' );
		self::assertIsResource( $file );
		ftruncate( $file, 20 * MB_IN_BYTES + 1 );
		fclose( $file );
		try {
			Import\file_text( $path );
			self::fail( 'Not refused.' );
		} catch ( Import\Unusable $reason ) {
			self::assertSame( 'El archivo es demasiado grande: como máximo 20 MB. Divídelo en varios.', $reason->sentence() );
		} finally {
			unlink( $path );
		}
	}

	/**
	 * @dataProvider refused
	 * @param string $columns Columns beside the title.
	 * @param string $cells   Their cells.
	 * @param string $says    What is said of the row.
	 */
	public function test_it_says_what_cannot_be_imported_of_a_row( string $columns, string $cells, string $says ): void {
		self::assertSame( array( $says ), array_column( self::done( "Título;$columns\nA;$cells\n", array( 'month_first' => 'no' ) ), 'says' ) );
	}

	/** @return \Generator<string, array{string, string, string}> */
	public static function refused(): \Generator {
		$table = <<<'TABLE'
Lugar | Aula;;x | Esta fila tiene más celdas que columnas hay: puede que sus comillas o separadores estén mal.
Comienza;Termina | 2/2/2026;1/2/2026 | Termina: El final es anterior al comienzo.
Formulario | javascript:alert(1) | Enlace para inscribirse: Escribe la dirección completa, con https:// al principio.
Lugar | #301 | Lugar: Esto es demasiado largo: 300 caracteres como máximo.
ID de programa | doce | ID: Escribe el ID de un programa, o nada.
ID de programa | 99999999 | ID: No hay ningún programa con este ID.
Slug | /// | Slug: Escribe letras y números, como coro-abierto.
Categoría | #201 | Categorías: El nombre de una categoría es demasiado largo.
TABLE;
		foreach ( explode( "\n", $table ) as $row ) {
			list( $columns, $cells, $says ) = explode( ' | ', $row );
			$cells                          = 1 === preg_match( '/^#(\d+)$/', $cells, $times ) ? str_repeat( 'x', (int) $times[1] ) : $cells;
			yield $row => array( $columns, $cells, $says );
		}
	}

	/**
	 * @dataProvider kept
	 * @param string                $columns Columns beside the title.
	 * @param string                $cells   Their cells.
	 * @param array<string, string> $facts   Facts of the program.
	 * @param list<string>          $doubts  Columns of which something is said.
	 */
	public function test_what_cannot_be_used_is_kept_in_words_and_said( string $columns, string $cells, array $facts, array $doubts ): void {
		$lines = self::done( "Título;$columns\nA;$cells\n", array( 'month_first' => 'no' ) );

		self::assertSame( array( array( 'title' => 'A', 'status' => 'draft' ) + $facts ), self::facts() );
		self::assertSame( $doubts, array_keys( (array) $lines[0]['problems'] + (array) $lines[0]['doubts'] ) );
	}

	/** @return list<array{string, string, array<string, string>, list<string>}> */
	public static function kept(): array {
		return array(
			array( 'Comienza', 'primavera', array( 'schedule' => 'primavera' ), array( 'start' ) ),
			array( 'Comienza', '31/02/2026', array( 'schedule' => '31/02/2026' ), array( 'start' ) ),
			array( 'Termina', '12/31/2026', array( 'schedule' => '12/31/2026' ), array( 'end' ) ),
			array( 'Gratis', 'quizá', array( 'notice' => 'Gratis: quizá' ), array( 'free' ) ),
			array( 'Inscripción', 'pronto', array( 'notice' => 'Inscripción: pronto' ), array( 'signup_state' ) ),
			array( 'Teléfono', 'doce', array( 'notice' => 'Teléfono: doce' ), array( 'phone' ) ),
			array( 'Comienza;Correo', 'nunca;nadie', array( 'notice' => 'Correo electrónico: nadie', 'schedule' => 'nunca' ), array( 'start', 'email' ) ),
		);
	}

	public function test_a_row_needs_a_title_and_a_title_that_two_programs_have_needs_more(): void {
		foreach ( array( '2026-01-01', '2026-02-01' ) as $start ) {
			self::factory()->program->create( array( 'post_title' => 'Dos veces', 'facts' => compact( 'start' ) ) );
		}
		$no_title = 'Título: Escribe un título.';

		self::assertSame(
			array( $no_title, $no_title, 'Hay varios programas con este título. La columna «ID de programa» o el comienzo tienen que decir a cuál se refiere.' ),
			array_column( self::done( "Título;Lugar\n;Aula\n\"  \";Aula\nDos veces;Aula\n" ), 'says' )
		);
	}

	public function test_it_writes_no_cell_that_a_spreadsheet_runs_and_reads_again_what_it_wrote(): void {
		$cells = array(
			'=1+1'                               => "'=1+1",
			'+34 600'                            => "'+34 600",
			'-5'                                 => "'-5",
			'@x'                                 => "'@x",
			"\tx"                                => "'\tx",
			"\rx"                                => "'\rx",
			"\nx"                                => "'\nx",
			' =1'                                => "' =1",
			"\u{A0}\u{3000}+1"                   => "'\u{A0}\u{3000}+1",
			'＝1'                                 => "'＝1",
			'＋1'                                 => "'＋1",
			'－1'                                 => "'－1",
			'＠x'                                 => "'＠x",
			// Columns that are separated in another way.
			"a\n=1"                              => "a\n'=1",
			'a,=1;-2'                            => "a,'=1;'-2",
			"a\t'@x, b"                          => "a\t''@x, b",
			"'=x"                                => "''=x",
			"''=x"                               => "'''=x",
			"'s"                                 => "'s",
			'5=5'                                => '5=5',
			''                                   => '',
			'x;' . str_repeat( ' ', 9000 ) . 'y' => 'x;' . str_repeat( ' ', 9000 ) . 'y',
		);

		// PHP makes "-5" a number.
		$texts = array_map( 'strval', array_keys( $cells ) );
		self::assertSame( array_values( $cells ), array_map( 'ProgramsFilter\Import\neutralized_cell', $texts ) );
		self::assertSame( $texts, array_map( 'ProgramsFilter\Import\restored_cell', array_values( $cells ) ) );
	}

	/**
	 * @dataProvider names
	 * @param string $field Column; '' for none.
	 * @param string $names Names.
	 */
	public function test_columns_are_known_by_their_names_and_by_what_people_call_them( string $field, string $names ): void {
		$names = explode( ' | ', $names );

		self::assertSame( array_fill_keys( $names, $field ), array_combine( $names, Import\columns_by_name( $names ) ) );
	}

	/** @return list<array{string, string}> */
	public static function names(): array {
		return array(
			array( 'title', 'TITULO | Títol | Izenburua' ),
			array( 'content', 'Descripción' ),
			array( 'categories', 'Categoria' ),
			array( 'signup_until', 'Último día de inscripción | Último día | Fecha límite | Límite de inscripción | Fecha límite de inscripción | Fin de inscripción | Cierre de inscripciones | Fin de plazo | Inscripción hasta' ),
			array( 'start', 'Fecha de inicio | Fecha inicial | Fecha y hora' ),
			array( 'day', 'Fecha | Data | Cuándo' ),
			array( 'end', 'End date | Fecha fin | Fecha final | Fecha de finalización' ),
			array( 'time', 'Hora | Hora de inicio | Hora inicio' ),
			array( 'end_time', 'Hora fin' ),
			array( 'place', 'Ubicación | Lugar de celebración | Sitio' ),
			array( 'audience', '¿Para quién? | Edades | Dirigido a | Rango de edad | Per a qui' ),
			array( 'age_from', 'Edad desde | Edad mínima | Edad mín.' ),
			array( 'age_to', 'Edad hasta | Edad máxima' ),
			array( 'teacher', 'Docente | Profesora | Monitor | Ponentes | Imparte | Impartido por' ),
			array( 'languages', 'Idioma | Lengua | Language | Idioma de la actividad' ),
			array( 'online_url', 'Dirección en línea | Enlace Zoom | Streaming' ),
			array( 'price', 'pfilter_price | Coste | Tarifa | P.V.P. | Prezo | Tarifas | Precios' ),
			array( 'picture', 'Imagen | Foto | Imagen destacada' ),
			array( 'phone', 'Tel. | Tfno. | Teléfono de contacto | WhatsApp' ),
			array( 'email', 'e-mail | Correo | Email de contacto' ),
			array( 'signup_url', 'Sign-up form | Enlace de inscripción' ),
			array( 'web', 'Web' ),
			array( 'signup_state', 'Estado inscripción | Estado de las plazas' ),
			array( 'places', 'Plazas | Aforo | Nº de plazas | Cupos' ),
			array( 'places_left', 'Plazas libres | Plazas disponibles | Vacantes' ),
			array( '', 'Límite | Observaciones' ),
		);
	}
}
