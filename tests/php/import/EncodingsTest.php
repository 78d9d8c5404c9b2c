<?php
/**
 * Encodings of sheets.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Import;
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/**
 * Windows-1252 and Unicode.
 *
 * @group contract
 */
class EncodingsTest extends TestCase {
	use Steps;

	private const SPANISH = "Nombre;Lugar\nPráctica de natación;Ávila, 3.º piso\n¿Qué pasará mañana?;Río\n";

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

	/** @testWith ["Windows-1252", ""]
	 *           ["UTF-16LE", "\u00ff\u00fe"]
	 *           ["UTF-16BE", "\u00fe\u00ff"]
	 *
	 * @param string $encoding Encoding.
	 * @param string $mark     Its byte order mark, in Latin-1.
	 */
	public function test_what_excel_saves_is_read( string $encoding, string $mark ): void {
		$file = mb_convert_encoding( $mark, 'ISO-8859-1', 'UTF-8' ) . mb_convert_encoding( self::SPANISH, $encoding, 'UTF-8' );

		self::assertSame( self::SPANISH, self::text( self::checked( $file ) ) );
	}

	public function test_lines_end_as_on_an_old_mac_too(): void {
		self::assertSame( self::SPANISH, self::text( self::checked( str_replace( "\n", "\r", self::SPANISH ) ) ) );
	}

	public function test_a_sheet_in_utf_8_is_nothing_else(): void {
		self::assertSame( self::SPANISH, self::text( self::checked( self::SPANISH ) ) );
	}
}
