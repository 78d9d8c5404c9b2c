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
	 * @dataProvider sheets
	 * @param string $text     Text.
	 * @param string $encoding Encoding.
	 */
	public function test_the_cells_tell_where_the_names_of_columns_have_no_accents( string $text, string $encoding ): void {
		$job = self::checked( self::encoded( $text, $encoding ) );

		self::assertSame( $text, self::text( $job ) );
		self::assertSame( '', self::job()->doubtful_cell );
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
		self::assertSame( '', self::job()->doubtful_cell );
	}

	/** @return array<string, array{string, string}> Sheet; the word that may be wrong. */
	public static function doubtful(): array {
		return array(
			'elisions alone'  => array( "Nombre\nL\x92art de la dansa: l\x92hora\n", 'L’art' ),
			'a letter'        => array( self::encoded( "Nombre;Sala\nMarç;A\nAbril;B\n", 'cp850' ), 'Mará' ),
			'one of a header' => array( self::encoded( "Nombre;Pre\u{E7}o;Sala\nA;2;B\n", 'cp850' ), 'Preáo' ),
		);
	}

	/** @dataProvider doubtful */
	public function test_a_word_that_may_have_other_letters_is_shown_with_what_to_do( string $sheet, string $cell ): void {
		self::assertSame( $cell, self::checked( $sheet )->doubtful_cell );
		self::assertStringContainsString( "Si «{$cell}» no está bien, guarda la hoja como «CSV UTF-8»", self::page() );
	}
}
