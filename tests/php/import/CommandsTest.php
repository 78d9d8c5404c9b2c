<?php
/**
 * The commands of `wp programas` that import and export.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program, WordPress};
use ProgramsFilter\Tests\TestCase;

require_once dirname( __DIR__ ) . '/class-wp-cli.php';
require_once __DIR__ . '/Steps.php';

/**
 * WP-CLI itself is nowhere to be had for the tests: its part is played by a stand-in.
 *
 * @group contract
 */
class CommandsTest extends TestCase {
	use Steps {
		set_up as private begin_as_editor;
	}

	private const SHEET = "Título;Comienza;Lugar;Correo;Imagen\nCoro;1/1/2026;Aula 1;;\nDanza;;;hola@;nada.jpg\n;;Aula 2;;\n";

	/**
	 * The sheet.
	 *
	 * @var string
	 */
	private string $path = '';

	/** A site with the program Coro. */
	protected function set_up() {
		$this->begin_as_editor();
		Import\bootstrap_command_line();
		$this->path = wp_tempnam();
		file_put_contents( $this->path, self::SHEET );
		self::factory()->program->create( array( 'post_title' => 'Coro', 'facts' => array( 'start' => '2026-01-01' ) ) );
	}

	protected function tear_down() {
		unlink( $this->path );
		parent::tear_down();
	}

	/**
	 * What the import of the sheet prints.
	 *
	 * @param array<string, mixed> $options Options.
	 * @return list<string> Lines, and how it ended.
	 */
	private function import_file( array $options = array() ): array {
		return \WP_CLI::run( 'programas import', array( $this->path ), $options );
	}

	/**
	 * What a command prints.
	 *
	 * @param string               $name    Its name.
	 * @param array<string, mixed> $options Options.
	 * @return list<string>
	 */
	private static function command( string $name, array $options = array() ): array {
		return \WP_CLI::run( "programas $name", array(), $options );
	}

	public function test_it_says_what_would_happen_imports_and_tells_by_its_exit_code_that_rows_are_missing(): void {
		$problems = array(
			'Warning: Fila 3: Danza: Imagen: No hay ninguna imagen con este nombre en la biblioteca de medios. Correo electrónico: ' . Import\doubt_words( 'kept', 'hola@' ),
			'Warning: Fila 4: Título: Escribe un título.',
		);
		$lines    = static fn( string $step, int ...$numbers ): array => array_merge(
			$problems,
			array_map( static fn( string $label, int $number ): string => "$label: $number", array_values( Import\count_labels( $step ) ), $numbers ),
			array( 'exit 1' )
		);
		/* translators: %s: number */
		$missing = 'Warning: ' . sprintf( _n( '%s picture is missing', '%s pictures are missing', 1, 'programs-filter' ), '1' ) . ' (fila 3).';
		$done    = static function ( int ...$numbers ) use ( $lines, $problems, $missing ): array {
			$all = $lines( 'done', ...$numbers );
			array_splice( $all, count( $problems ), 0, array( $missing ) );
			return $all;
		};
		self::assertSame( $lines( 'checked', 1, 1, 0, 1 ), $this->import_file( array( 'dry-run' => true ) ) );
		self::assertCount( 1, self::programs() );

		self::assertSame( $done( 1, 1, 0, 1 ), $this->import_file( array( 'status' => 'publish' ) ) );
		self::assertSame( $done( 0, 0, 2, 1 ), $this->import_file() );
		self::assertSame( '', self::cells() );
	}

	public function test_it_names_the_columns_that_it_leaves_out_and_the_categories_that_are_new(): void {
		file_put_contents( $this->path, "Título;Sala A;Sala B;Categorías\nTango;30;sí;Baile > Tango\n" );
		self::assertSame(
			array( 'Warning: 2 columnas no se importarán: Sala A, Sala B', Import\new_categories_heading( false ) . ': Baile | Baile > Tango' ),
			array_slice( $this->import_file( array( 'dry-run' => true ) ), 0, 2 )
		);
		self::assertSame( 'Categorías añadidas: Baile | Baile > Tango', $this->import_file()[1] );
		self::assertSame( 'Creados: 0', $this->import_file()[1] );
	}

	public function test_a_later_import_of_the_same_file_writes_nothing_into_what_the_earlier_one_made(): void {
		file_put_contents( $this->path, "Título\nUna vez\n" );
		$this->import_file();
		$first = self::id( 'Una vez' );
		wp_update_post( array( 'ID' => $first, 'post_title' => 'Otro nombre' ) );
		$this->import_file();
		$second = self::id( 'Una vez' );
		wp_trash_post( $second );
		$this->import_file();

		self::assertCount( 3, array_unique( array( $first, $second, self::id( 'Una vez' ) ) ) );
		self::assertSame( 'Otro nombre', get_post_field( 'post_title', $first ) );
		self::assertSame( 'trash', get_post_status( $second ) );
	}

	public function test_a_row_that_corrects_a_program_changes_it_and_is_named(): void {
		$id = self::factory()->program->create( array( 'post_title' => 'Yoga', 'facts' => array( 'start' => '2027-03-15T18:00', 'place' => 'Sala' ) ) );
		file_put_contents( $this->path, "Título;Comienza;Lugar\nYoga;16/3/2027 18:00;Sala\n" );
		$lines = $this->import_file();

		self::assertCount( 1, (array) preg_grep( '/cambiar «Yoga»/', $lines ) );
		self::assertContains( 'Cambiados: 1', $lines );
		self::assertSame( '2027-03-16T18:00', Program\stored_facts( $id )['start'] );
	}

	public function test_others_wait_while_it_imports(): void {
		file_put_contents( $this->path, "Título\nUno\nDos\nTres\n" );

		self::assertSame( array( 'Error: Another import is at work.', 'exit 1' ), self::while_locked( fn(): array => $this->import_file() ) );
		self::assertSame( array( 'Creados: 3', 'Cambiados: 0', 'Sin cambios: 0', 'No importados: 0', 'exit 0' ), $this->import_file() );
	}

	public function test_the_same_command_goes_on_where_a_kill_ended_it(): void {
		file_put_contents( $this->path, "Título\nUno\nDos\nTres\n" );
		$second = static function ( $id, \WP_Post $post ): void {
			if ( 'Dos' === $post->post_title ) {
				throw new \LogicException( 'killed' );
			}
		};
		add_action( 'wp_after_insert_post', $second, 10, 2 );
		try {
			$this->import_file();
			self::fail( 'Not killed.' );
		} catch ( \LogicException $killed ) {
			remove_action( 'wp_after_insert_post', $second );
		}
		$made = self::id( 'Uno' );
		wp_update_post( array( 'ID' => $made, 'post_title' => 'A mano' ) );

		self::assertContains( 'Creados: 3', $this->import_file() );
		self::assertSame( array( 'A mano', 'Coro', 'Dos', 'Tres' ), array_keys( self::programs() ) );
	}

	public function test_tidying_takes_nothing_from_a_command_that_was_killed(): void {
		file_put_contents( $this->path, "Título\nUno\nDos\nTres\n" );
		self::kill_at( 'wp_after_insert_post', fn() => $this->import_file() );
		Import\tidy_imports();

		self::assertContains( 'Creados: 3', $this->import_file() );
	}

	public function test_it_exports_to_its_output_what_imports_again(): void {
		self::factory()->program->create( array( 'post_title' => 'Danza', 'post_status' => 'draft' ) );
		list( $csv, $end ) = self::command( 'export' );
		self::assertSame( 'exit 0', $end );
		self::assertCount( 3, explode( "\r\n", trim( $csv ) ) );
		file_put_contents( $this->path, $csv );

		self::assertSame( array( 'Creados: 0', 'Cambiados: 0', 'Sin cambios: 2', 'No importados: 0', 'exit 0' ), $this->import_file() );
	}

	public function test_the_order_of_day_and_month_is_an_option_where_the_sheet_does_not_tell(): void {
		file_put_contents( $this->path, "Título;Comienza\nDanza;3/4/2027\n" );
		self::assertSame( array( 'Error: Say how the sheet writes a day such as 3/4/2027: --days=day-first or --days=month-first.', 'exit 1' ), $this->import_file() );

		$this->import_file( array( 'days' => 'month-first' ) );
		self::assertSame( '2027-03-04', Program\stored_facts( self::id( 'Danza' ) )['start'] );
	}

	public function test_the_year_of_days_without_one_is_an_option(): void {
		file_put_contents( $this->path, "Título;Comienza\nDanza;3 de abril\n" );
		self::assertSame( array( 'Error: This is not a year: pronto', 'exit 1' ), $this->import_file( array( 'year' => 'pronto' ) ) );

		$this->import_file( array( 'year' => '2031' ) );
		self::assertSame( '2031-04-03', Program\stored_facts( self::id( 'Danza' ) )['start'] );
	}

	public function test_it_leaves_an_import_alone_that_its_user_has_begun_on_the_page(): void {
		$job = self::begun( "Título\nUno\n" );

		self::assertSame( 'exit 1', $this->import_file()[1] );
		self::assertSame( $job->key, self::job()->key );
	}

	/**
	 * @dataProvider refusals
	 * @param string       $sheet Sheet.
	 * @param list<string> $said  What it says.
	 */
	public function test_it_says_what_cannot_be_imported( string $sheet, array $said ): void {
		file_put_contents( $this->path, $sheet );

		self::assertSame( $said, $this->import_file() );
		self::assertCount( 1, self::programs() );
	}

	/** @return array<string, array{string, list<string>}> */
	public static function refusals(): array {
		return array(
			'no known column' => array(
				"Hola;Adiós\n1;2\n",
				array( 'Error: Ninguna columna tiene un nombre conocido. La primera fila tiene que decir qué son las columnas, por ejemplo «Título».', 'exit 1' ),
			),
		);
	}

	public function test_it_says_that_a_file_is_missing(): void {
		self::assertSame( array( 'Error: No hay nada que importar. Elige un archivo o pega las filas.', 'exit 1' ), \WP_CLI::run( 'programas import', array( "$this->path.missing" ), array() ) );
	}

	public function test_it_needs_a_user_who_may_edit_all_programs(): void {
		$said = array( 'Error: Name a user who may edit all programs: --user=<login>.', 'exit 1' );
		wp_set_current_user( 0 );
		self::assertSame( $said, $this->import_file() );
		self::assertSame( $said, self::command( 'export' ) );
		self::assertCount( 1, self::programs() );
	}
}
