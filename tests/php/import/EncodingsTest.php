<?php
/**
 * Sheets whose encoding only their letters tell.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Import;
use ProgramsFilter\Tests\TestCase;

require_once dirname( __DIR__ ) . '/class-wp-cli.php';
require_once __DIR__ . '/Steps.php';

/**
 * Windows-1252, Mac Roman and code page 850.
 *
 * @group contract
 */
class EncodingsTest extends TestCase {
	use Steps;

	/** Letters, and their bytes in each encoding, as the tables of Unicode have them. */
	private const LETTERS = 'áÀàéíóñçÁ¿º';
	private const BYTES   = array(
		'windows-1252' => "\xE1\xC0\xE0\xE9\xED\xF3\xF1\xE7\xC1\xBF\xBA",
		'macintosh'    => "\x87\xCB\x88\x8E\x92\x97\x96\x8D\xE7\xC0\xBC",
		'cp850'        => "\xA0\xB7\x85\x82\xA1\xA2\xA4\x87\xB5\xA8\xA7",
	);

	private const SPANISH = "Nombre;Lugar\nPráctica de natación;Ávila, 3.º piso\n¿Qué pasará mañana?;Río\n";

	/**
	 * A text in an encoding.
	 *
	 * @param string $text     Text in UTF-8.
	 * @param string $encoding Encoding.
	 */
	private static function encoded( string $text, string $encoding ): string {
		return strtr( $text, array_combine( mb_str_split( self::LETTERS ), str_split( self::BYTES[ $encoding ] ) ) );
	}

	/**
	 * The sheet of an import as it is read.
	 *
	 * @param Import\Job $job Import.
	 */
	private static function text( Import\Job $job ): string {
		$sheet = new Import\Sheet( $job );
		$rows  = iterator_to_array( $sheet->rows( $job->pages[0]['at'] ), false );

		return implode( "\n", array_map( static fn( array $row ): string => implode( ';', $row['cells'] ), $rows ) ) . "\n";
	}

	/**
	 * The choices of the question about letters, the chosen one with an asterisk.
	 *
	 * @return list<string>
	 */
	private static function choices(): array {
		preg_match_all( '/name="encoding" value="[^"]*"( checked=\'checked\')?[^>]*> ([^<]*)</', self::page(), $found, PREG_SET_ORDER );

		return array_map( static fn( array $choice ): string => $choice[2] . ( '' === $choice[1] ? '' : '*' ), $found );
	}

	/**
	 * @dataProvider sheets
	 * @param string $text     Text.
	 * @param string $encoding Encoding.
	 */
	public function test_the_cells_tell_where_the_names_of_columns_have_no_accents( string $text, string $encoding ): void {
		$job = self::checked( self::encoded( $text, $encoding ) );

		self::assertSame( $text, self::text( $job ) );
		self::assertSame( array(), self::choices() );
	}

	/** @return \Generator<string, array{string, string}> */
	public static function sheets(): \Generator {
		$texts = array(
			'Spanish' => self::SPANISH,
			'Catalan' => "Nombre;Lugar\nDansa i cançó;Plaça Marià Fortuny\nReunió;Àgora\n",
			'a word'  => "Nombre;Lugar\nA;Sala\nB;Río\n",
		);
		foreach ( $texts as $name => $text ) {
			foreach ( array_keys( self::BYTES ) as $encoding ) {
				yield "$name, $encoding" => array( $text, $encoding );
			}
		}
	}

	public function test_a_sheet_in_utf_8_is_nothing_else(): void {
		self::assertSame( self::SPANISH, self::text( self::checked( self::SPANISH ) ) );
		self::assertSame( array(), self::choices() );
	}

	public function test_elisions_alone_are_asked_about_and_read_as_those_of_windows_until_the_answer(): void {
		$job = self::checked( "Nombre\nL\x92art de la dansa: l\x92hora\n" );

		self::assertSame( "Nombre\nL’art de la dansa: l’hora\n", self::text( $job ) );
		self::assertSame( array( 'L’art de la dansa: l’hora (Windows)', 'Líart de la dansa: líhora (Mac)' ), self::choices() );
	}

	public function test_it_is_asked_with_cells_of_the_sheet_and_the_rows_are_read_by_the_answer_again_and_again(): void {
		$job = self::checked( self::encoded( "Nombre;Sala\nMarç;A\nAbril;B\n", 'cp850' ) );
		self::assertStringContainsString( '¿En cuál están bien las letras?', self::page() );
		self::assertSame( array( 'Mará (Mac)', 'Març (MS-DOS)' ), self::choices() );
		self::assertFalse( Import\can_begin_import( $job ) );

		$stored = self::cells();
		foreach ( array( 'cp850' => 'Març', 'macintosh' => 'Mará', 'utf-7' => 'Mará', '' => 'Mará' ) as $answer => $letters ) {
			$_POST = wp_slash( array( 'encoding' => $answer ) );
			Import\do_step_action( self::job(), 'check' );
			$job = self::job();
			self::assertSame( "Nombre;Sala\n$letters;A\nAbril;B\n", self::text( $job ) );
			self::assertSame( array( $letters, 'Abril' ), array_column( iterator_to_array( Import\Rows::of( $job )->lines(), false ), 'title' ) );
			self::assertTrue( Import\can_begin_import( $job ) );
			self::assertContains( 'Mará' === $letters ? 'Mará (Mac)*' : 'Març (MS-DOS)*', self::choices() );
		}
		// What was stored is never written again.
		self::assertSame( $stored, self::cells() );
	}

	public function test_the_answer_changes_the_names_of_columns_and_what_they_hold(): void {
		self::checked( self::encoded( "Nombre;Pre\u{E7}o;Sala\nA;2;B\n", 'cp850' ) );
		self::assertSame( array( 'Preáo (Mac)', 'Preço (MS-DOS)' ), self::choices() );
		$job = self::answered( self::job(), array( 'encoding' => 'cp850' ) );

		self::assertSame( array( array( 'Nombre', 'Preço', 'Sala' ), array( 'title', 'price', 'place' ) ), array( $job->header, $job->columns ) );
	}

	/**
	 * @dataProvider commands
	 * @param string       $sheet    Sheet.
	 * @param string       $encoding Option; '' for none.
	 * @param list<string> $said     What it says.
	 * @param list<string> $titles   Titles of the programs then.
	 */
	public function test_the_command_needs_an_answer_where_it_is_not_clear( string $sheet, string $encoding, array $said, array $titles ): void {
		Import\bootstrap_command_line();
		$path = wp_tempnam();
		file_put_contents( $path, $sheet );
		$printed = \WP_CLI::run( 'programas import', array( $path ), '' === $encoding ? array() : compact( 'encoding' ) );
		unlink( $path );

		self::assertSame( $said, array_values( array_filter( $printed, static fn( string $line ): bool => 1 === preg_match( '/^(?:Error|exit)/', $line ) ) ) );
		self::assertSame( $titles, array_keys( self::programs() ) );
	}

	/** @return array<string, array{string, string, list<string>, list<string>}> */
	public static function commands(): array {
		$dos = self::encoded( "Nombre\nMarç\n", 'cp850' );

		return array(
			'none'               => array( $dos, '', array( 'Error: Say which encoding has the right letters: --encoding=macintosh (Mará); --encoding=cp850 (Març).', 'exit 1' ), array() ),
			'an unknown one'     => array( $dos, 'utf-7', array( 'Error: The encodings are windows-1252, macintosh, cp850.', 'exit 1' ), array() ),
			'one'                => array( $dos, 'cp850', array( 'exit 0' ), array( 'Març' ) ),
			'the other one'      => array( $dos, 'macintosh', array( 'exit 0' ), array( 'Mará' ) ),
			'one of none needed' => array( "Nombre\nMarç\n", 'cp850', array( 'exit 0' ), array( 'Març' ) ),
		);
	}

	public function test_no_byte_is_lost_from_one_encoding_to_another(): void {
		$text = implode( '', array_map( 'chr', range( 128, 255 ) ) );
		foreach ( array_keys( Import\ENCODINGS ) as $encoding ) {
			foreach ( array_keys( Import\ENCODINGS ) as $other ) {
				$there = Import\decoded_anew( Import\decoded( $text, $encoding ), $encoding, $other );
				self::assertSame( Import\decoded( $text, $other ), $there, "$encoding as $other" );
				self::assertSame( Import\decoded( $text, $encoding ), Import\decoded_anew( $there, $other, $encoding ), "$other as $encoding" );
			}
		}
	}
}
