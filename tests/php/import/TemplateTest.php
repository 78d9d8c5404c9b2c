<?php
/**
 * The template: a sheet to begin with.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;
use const ProgramsFilter\PLUGIN_DIR;

/** As CSV, and as rows for a workbook. */
class TemplateTest extends TestCase {
	/** An editor. */
	protected function set_up() {
		parent::set_up();
		Import\bootstrap_admin();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor', 'locale' => 'es_ES' ) ) );
	}

	/** The template as CSV. */
	private static function csv(): string {
		return implode( '', iterator_to_array( Import\csv_of_rows( Import\template_rows() ), false ) );
	}

	public function test_imported_as_it_is_it_gives_two_programs_to_come_and_each_column_is_known(): void {
		$path = wp_tempnam();
		file_put_contents( $path, self::csv() );
		Import\begin_job( $path, 'programas.csv' );
		unlink( $path );
		$job = Import\current_job();
		self::assertNotNull( $job );
		self::assertSame( array_keys( Import\template_header() ), $job->columns );
		self::assertSame( array( array(), false ), array( $job->notes, Import\lacks_order_of_days( $job ) ) );

		$job = Import\go_to_step( $job, 'import' );

		$job->answers['status'] = 'publish';
		Import\run_part( $job, 60 );
		Import\end_job();
		$programs = array();
		foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
			$programs[ $post->post_title ] = wp_get_object_terms( $post->ID, Program\TAXONOMY, array( 'fields' => 'names' ) );
			$facts                         = Program\program_facts( $post->ID );
			self::assertGreaterThan( current_time( 'Y-m-d' ), $facts['start'] );
		}
		self::assertSame( array( 'Acuarela para principiantes' => array( 'Arte' ), 'Una noche entre estrellas' => array( 'Ciencia', 'Familias' ) ), $programs );
	}

	public function test_a_workbook_has_the_rows_of_the_csv_and_a_page_that_explains_each_column(): void {
		$sheet = Import\sheet_to_download( 'template' );
		self::assertNotNull( $sheet );
		list( $programs, $columns ) = json_decode( implode( '', iterator_to_array( Import\workbook_json( 'x', $sheet['pages'] ), false ) ), true )['pages'];
		$csv                        = Import\CSV_MARK . implode( '', array_map( 'ProgramsFilter\Import\csv_row', $programs['rows'] ) );
		self::assertSame( self::csv(), $csv );
		self::assertGreaterThan( 26, count( $programs['rows'][0] ) );

		self::assertSame( array( 'Programas', 'Columnas' ), array( $programs['name'], $columns['name'] ) );
		$header = array_shift( $columns['rows'] );
		self::assertSame( array( 'Columna', 'Qué se escribe', 'Ejemplo' ), $header );
		self::assertSame( $programs['rows'][0], array_column( $columns['rows'], 0 ) );
		self::assertContains( array( 'Título', 'Cada programa necesita uno.', 'Una noche entre estrellas' ), $columns['rows'] );
		self::assertContains( array( 'Precio', 'Un precio, o quién paga qué, separado por «;»: Adultos: 20 €; Niños: 12 €.', 'Gratis' ), $columns['rows'] );
	}

	/** @return array<string, array{string, string}> File of translations, and its word for a title. */
	public function languages(): array {
		return array(
			'Catalan'    => array( 'ca', 'Títol' ),
			'Spanish'    => array( 'es_ES', 'Título' ),
			'Basque'     => array( 'eu', 'Izenburua' ),
			'Galician'   => array( 'gl_ES', 'Título' ),
			'Portuguese' => array( 'pt_BR', 'Título' ),
		);
	}

	/** @dataProvider languages */
	public function test_the_import_knows_its_columns_in_each_language( string $language, string $title ): void {
		// It learns the names of all languages once.
		Import\columns_by_name( array() );
		switch_to_locale( 'en_US' );
		/** @var array{messages: array<string, string>} $translations */
		$translations = include PLUGIN_DIR . "/languages/programs-filter-$language.l10n.php";
		add_filter( 'gettext_programs-filter', static fn( string $text, string $source ): string => $translations['messages'][ $source ] ?? $text, 10, 2 );
		$header = Import\template_header();
		self::assertSame( $title, $header['title'] );
		self::assertSame( array_keys( $header ), Import\columns_by_name( array_values( $header ) ) );
		restore_previous_locale();
	}

	public function test_it_is_offered_where_a_file_is_chosen(): void {
		$html = self::output( 'ProgramsFilter\Import\print_file_choice' );
		self::assertMatchesRegularExpression( '/data-workbook="[^"]*programs_filter_do=template[^"]*workbook=1/', $html );
		self::assertMatchesRegularExpression( '/action="[^"]*programs_filter_do=template&/', html_entity_decode( $html ) );
	}
}
