<?php
/**
 * Facts in cells of sheets.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;

/** What is read, and that an export brings the same back. */
class FactCellsTest extends TestCase {
	protected function set_up() {
		parent::set_up();
		Import\load();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor', 'locale' => 'es_ES' ) ) );
	}

	/**
	 * What an import comes to.
	 *
	 * @return array{list<string>, list<string>} Of each row: what was done, and what is wrong.
	 */
	private static function imported( string $csv ): array {
		$path = wp_tempnam();
		file_put_contents( $path, $csv );
		Import\begin_job( $path, 'programas.csv' );
		unlink( $path );
		$job = Import\current_job();
		self::assertIsArray( $job );
		$job = Import\go_to_step( $job, 'import' );
		do {
			$state = Import\run_part( $job, 60 );
		} while ( 'going' === $state );
		$lines = iterator_to_array( Import\log_lines( Import\import_file( $job['key'], 'import' ) ), false );
		Import\end_job();

		return array( array_column( $lines, 'action' ), array_map( 'ProgramsFilter\Import\problem_words', array_column( $lines, 'problems' ) ) );
	}

	/** @return array<string, array{string, array<string, array<string, string>>, list<string>}> Sheet, facts by title, and what is wrong. */
	public function sheets(): array {
		return array(
			'numbers, and words of the sign-up' => array(
				"Título;Aforo;Vacantes\nCoro;020 plazas;3\nBaile;1.200;agotadas\nYoga;10;12\nPilates;muchas;\n",
				array(
					'Coro'    => array( 'places' => '20', 'places_left' => '3' ),
					'Baile'   => array( 'places' => '1200', 'places_left' => '0' ),
					'Yoga'    => array( 'places' => '10' ),
					'Pilates' => array(),
				),
				array( '', '', 'Plazas libres: Hay más plazas libres que plazas.', 'Plazas: Escribe un número entero, como 3.' ),
			),
			'prices, as sheets have them'       => array(
				"Título;Tarifas\nCoro;\"Adultos 20 €; Niños 12,50 €\"\nBaile;Adultos: 20 € / Niños: 12 €\n"
					. "Yoga;De 6 a 12 años (15 €), socios gratis\nPilates;20 €/mes\nTeatro;\"Público: 20 €\nSocios: Gratis\"\n",
				array(
					'Coro'    => array( 'prices' => "Adultos: 20 €\nNiños: 12,50 €" ),
					'Baile'   => array( 'prices' => "Adultos: 20 €\nNiños: 12 €" ),
					'Yoga'    => array( 'prices' => "De 6 a 12 años: 15 €\nsocios: gratis" ),
					'Pilates' => array( 'price' => '20 €/mes' ),
					'Teatro'  => array( 'prices' => "Público: 20 €\nSocios: Gratis" ),
				),
				array( '', '', '', '', '' ),
			),
			'prices beside a price'             => array(
				"Título;Precio;Tarifas\nCoro;20 €;\"Socios: 12 €\"\nBaile;20 €;12 €\n",
				array(
					'Coro'  => array( 'price' => '20 €', 'prices' => 'Socios: 12 €' ),
					'Baile' => array( 'price' => '20 €' ),
				),
				array( '', 'Tarifas: Escribe quién paga y cuánto, por ejemplo «Adultos: 20 €» o «Niños: 12,50 €».' ),
			),
		);
	}

	/**
	 * @dataProvider sheets
	 * @param array<string, array<string, string>> $facts    Facts by title.
	 * @param list<string>                         $problems What is wrong with each row.
	 */
	public function test_cells_are_read_and_an_export_brings_the_same_back( string $csv, array $facts, array $problems ): void {
		self::assertSame( $problems, self::imported( $csv )[1] );
		$stored = array();
		foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
			$stored[ $post->post_title ] = array_diff( Program\stored_facts( $post->ID ), array( '' ) );
		}
		self::assertEquals( $facts, $stored );

		$actions = self::imported( implode( '', iterator_to_array( Import\export_csv(), false ) ) )[0];
		self::assertSame( array_fill( 0, count( $facts ), 'same' ), $actions );
	}

	public function test_a_column_of_words_under_a_name_of_numbers_is_the_sign_up(): void {
		self::assertSame( 'signup_state', Import\fitting_field( 'places', array( 'Agotadas', 'Sí' ) ) );
	}

	public function test_documents_are_addresses_of_the_media_library_and_a_file_of_another_site_is_told(): void {
		$urls = array();
		foreach ( array( 'bases', 'folleto' ) as $name ) {
			$file   = array( '_wp_attached_file' => "2026/09/$name.pdf" );
			$urls[] = wp_get_attachment_url(
				self::factory()->post->create( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'meta_input' => $file ) )
			);
		}
		$sheet = "Título;Documentos\nCoro;$urls[0] | $urls[1]\nBaile;https://x.example/a.pdf\n";
		self::assertSame( array( '', 'Documentos: Este archivo no está en la biblioteca de medios.' ), self::imported( $sheet )[1] );

		$exported = implode( '', iterator_to_array( Import\export_csv(), false ) );
		self::assertStringContainsString( "\"$urls[0] | $urls[1]\"", $exported );
		self::assertSame( array( 'same', 'same' ), self::imported( $exported )[0] );
	}
}
