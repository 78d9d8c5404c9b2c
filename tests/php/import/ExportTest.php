<?php
/**
 * What is exported, and that it comes in again the same.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;

/**
 * CSV, and rows for a workbook.
 *
 * @group contract
 */
class ExportTest extends TestCase {
	/** Blocks within blocks, one without HTML, entities, and what HTML has of its own. */
	private const BLOCKS = "<!-- wp:group {\"layout\":{\"type\":\"constrained\"}} -->\n<div class=\"wp-block-group\"><!-- wp:paragraph -->\n"
		. "<p>Coro &amp; \"danza\" 🎨<br>\\ Línea</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:list -->\n<ul class=\"wp-block-list\"><!-- wp:list-item -->\n"
		. "<li>Uno</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list --></div>\n<!-- /wp:group -->\n\n<!-- wp:latest-posts /-->\n\n"
		. "<!-- wp:html -->\n<!-- una nota -->\n<pre>a\n\n\nb</pre>\n<!-- /wp:html -->";

	/** An editor. */
	protected function set_up() {
		parent::set_up();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor', 'locale' => 'es_ES' ) ) );
	}

	/** The export as CSV. */
	private static function csv(): string {
		return implode( '', iterator_to_array( Import\export_csv( '' ), false ) );
	}

	/** @return list<array<mixed>> The cells of each row of the export, by column. */
	private static function cells(): array {
		$rows    = iterator_to_array( Import\export_rows( '' ), false );
		$columns = array_keys( Import\export_header() );
		self::assertSame( array_values( Import\export_header() ), array_shift( $rows ) );

		return array_map( static fn( array $row ): array => (array) array_combine( $columns, $row ), $rows );
	}

	/**
	 * Imports a CSV.
	 *
	 * @return list<string> What was done with each row, with what changed and what is wrong.
	 */
	private static function imported( string $csv ): array {
		$path = wp_tempnam();
		file_put_contents( $path, $csv );
		Import\begin_job( $path, 'programas.csv' );
		unlink( $path );
		$job = Import\current_job();
		self::assertNotNull( $job );
		$job = Import\go_to_step( $job, 'import' );
		do {
			$state = Import\run_part( $job, 60 );
		} while ( 'going' === $state );
		$lines = iterator_to_array( Import\Rows::of( $job )->lines(), false );
		Import\end_job();

		return array_map(
			static fn( array $line ): string => implode( ' ', array_diff( array( $line['action'], 'change' === $line['action'] ? implode( ', ', array_map( 'ProgramsFilter\Import\column_label', $line['changes'] ) ) : '', Import\problem_words( $line['problems'] ) ), array( '' ) ) ),
			$lines
		);
	}

	/** @return array<string, array<string, mixed>> All that is stored of the programs, by title. */
	private static function programs(): array {
		wp_cache_flush();
		$programs = array();
		foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			// The date of a draft is that of its writing.
			$post->post_date = 'draft' === $post->post_status ? '' : $post->post_date;
			$categories      = wp_get_object_terms( $post->ID, Program\TAXONOMY, array( 'fields' => 'names' ) );

			$programs[ $post->post_title ] = array(
				'post'       => array_intersect_key( $post->to_array(), array_flip( array_diff( array_column( Import\sheet_columns(), 'post' ), array( '', 'post_content' ) ) ) ),
				'text'       => Import\text_without_blocks( $post->post_content ),
				'categories' => $categories,
				'facts'      => Program\stored_facts( $post->ID ),
			);
		}
		ksort( $programs );

		return $programs;
	}

	/** Programs with all that a sheet can say. */
	private function create_programs(): void {
		$file      = array( '_wp_attached_file' => '2026/09/bases.pdf' );
		$documents = (string) wp_json_encode( array( self::factory()->post->create( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'meta_input' => $file ) ) ) );
		$culture   = self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'name' => 'Cultura' ) );
		$music     = self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'name' => 'Música; y | más > todo', 'parent' => $culture ) );
		$id        = self::factory()->program->create(
			array(
				'post_title'   => '=1+1 "Título" & <3',
				'post_content' => self::BLOCKS,
				'post_excerpt' => '-Extracto',
				'menu_order'   => -3,
				'post_date'    => '2026-01-02 03:04:05',
				'facts'        => array(
					'start'        => '2026-03-03T18:00',
					'end'          => '2026-03-28',
					'schedule'     => 'Martes "y" jueves',
					'place'        => "'=Aula",
					'online_url'   => 'https://meet.example/a?b=c&d=e',
					'age_from'     => '0',
					'age_to'       => '12',
					'teacher'      => 'Ana "Nita" Ruiz',
					'languages'    => 'Español, euskera',
					'price'        => '20 €/mes',
					'prices'       => "Adultos: 20 €\nNiños: 12,50 €",
					'signup_until' => '2026-03-01',
					'signup_state' => 'waiting',
					'places'       => '20',
					'phone'        => '+34 600 123 456',
					'documents'    => Program\sanitize_fact( 'documents', $documents ) ?? '',
				),
			)
		);
		wp_set_object_terms( $id, array( $culture, $music ), Program\TAXONOMY );
		$sessions = "!2026-10-13\n2026-10-06/2026-12-18 TU,TH 17:00-18:30 -2026-12-08\n2026-12-19 10:00-12:00\n@2026-12-19 Biblioteca";
		self::factory()->program->create( array( 'post_title' => 'Con sesiones', 'facts' => compact( 'sessions' ) ) );
		// As an import stores them that has read the hours in the schedule.
		self::factory()->program->create(
			array( 'post_title' => 'Con ambas', 'facts' => array( 'start' => '2026-10-05', 'end' => '2026-12-20', 'sessions' => $sessions ) )
		);
		self::factory()->program->create( array( 'post_title' => 'Borrador', 'post_status' => 'draft' ) );
		self::factory()->program->create( array( 'post_title' => 'Con contraseña', 'post_password' => 'a;b' ) );
		self::factory()->program->create( array( 'post_title' => 'Privado', 'post_status' => 'private', 'post_content' => "Uno\n\nDos" ) );
	}

	public function test_what_goes_out_changes_nothing_when_it_comes_in_again(): void {
		$this->create_programs();
		$csv = self::csv();
		self::assertStringStartsWith( "\xEF\xBB\xBF\"ID de programa\";\"Título\";\"Texto\";\"Extracto\"", $csv );
		self::assertStringContainsString( "\"'=1+1 \"\"Título\"\" & <3\"", $csv );
		self::assertStringContainsString( "\"'+34 600 123 456\"", $csv );

		self::assertSame( array_fill( 0, 6, 'same' ), self::imported( $csv ) );
		// A spreadsheet has other line breaks.
		self::assertSame( array_fill( 0, 6, 'same' ), self::imported( str_replace( array( "\r\n", "\n" ), array( "\n", "\r\n" ), $csv ) ) );
	}

	public function test_what_goes_out_makes_the_same_programs_on_another_site(): void {
		$this->create_programs();
		$before = self::programs();
		$csv    = self::csv();
		foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		foreach ( get_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false, 'fields' => 'ids' ) ) as $term ) {
			wp_delete_term( $term, Program\TAXONOMY );
		}

		self::assertCount( 6, preg_grep( '/^create/', self::imported( $csv ) ) );
		self::assertEquals( $before, self::programs() );
	}

	public function test_a_text_is_for_people_and_one_that_changed_is_written_as_it_stands(): void {
		$id   = self::factory()->program->create( array( 'post_title' => 'Coro', 'post_content' => self::BLOCKS ) );
		$text = self::cells()[0]['content'];
		self::assertStringNotContainsString( 'wp:', $text );
		self::assertStringContainsString( '<p>Coro &amp; "danza" 🎨<br>\\ Línea</p>', $text );
		self::assertStringContainsString( "<!-- una nota -->\n<pre>a\n\n\nb</pre>", $text );

		self::assertSame( array( 'same' ), self::imported( Import\csv_row( array( 'ID de programa', 'Texto' ) ) . Import\csv_row( array( (string) $id, "$text \r\n" ) ) ) );
		self::assertSame( self::BLOCKS, get_post_field( 'post_content', $id, 'raw' ) );

		self::imported( Import\csv_row( array( 'ID de programa', 'Texto' ) ) . Import\csv_row( array( (string) $id, '<p>Otro</p>' ) ) );
		self::assertSame( '<p>Otro</p>', get_post_field( 'post_content', $id, 'raw' ) );
		// Who writes blocks into a sheet means them.
		self::imported( Import\csv_row( array( 'ID de programa', 'Texto' ) ) . Import\csv_row( array( (string) $id, '<!-- wp:html --><p>Otro</p><!-- /wp:html -->' ) ) );
		self::assertStringStartsWith( '<!-- wp:html -->', get_post_field( 'post_content', $id, 'raw' ) );
	}

	public function test_sessions_say_when_a_program_begins_and_ends(): void {
		$sessions = '2026-10-06/2026-12-17 TU,TH 17:00-18:30';
		$id       = self::factory()->program->create( array( 'post_title' => 'Coro', 'facts' => compact( 'sessions' ) ) );
		$cells    = self::cells()[0];
		self::assertSame( array( '2026-10-06 17:00', '2026-12-17 18:30' ), array( $cells['start'], $cells['end'] ) );

		$import = static fn( array $changes ): array => self::imported(
			Import\csv_row( array_values( Import\export_header() ) ) . Import\csv_row( array_values( array_replace( $cells, $changes ) ) )
		);
		self::assertSame( array( 'same Comienza: Las sesiones dicen cuándo empieza y cuándo termina el programa.' ), $import( array( 'start' => '2026-10-13 17:00' ) ) );
		self::assertSame( array( 'change Sesiones' ), $import( array( 'sessions' => '2026-10-06/2026-12-10 TU,TH 17:00-18:30' ) ) );
		self::assertSame( array( '2026-10-06T17:00', '2026-12-10T18:30' ), array( Program\stored_facts( $id )['start'], Program\stored_facts( $id )['end'] ) );
	}

	public function test_each_program_is_exported_once_whatever_other_plugins_do_with_queries(): void {
		$ids = array( self::factory()->program->create(), self::factory()->program->create(), self::factory()->program->create() );
		add_filter( 'posts_orderby', static fn(): string => 'post_title DESC' );
		add_action(
			'pre_get_posts',
			static function ( \WP_Query $query ) use ( $ids ): void {
				$query->set( 'post__not_in', array( $ids[1] ) );
				$query->set( 'posts_per_page', 1 );
			}
		);
		self::assertSame( array_map( 'strval', $ids ), array_column( self::cells(), 'id' ) );
	}

	/** @return array<string, array{string, string, string}> What a translation says, the locale, and what separates. */
	public function separators(): array {
		return array(
			'Spanish'                   => array( '', 'es_ES', ';' ),
			'Portuguese'                => array( '', 'pt_BR', ';' ),
			'English'                   => array( '', 'en_US', ',' ),
			'a tab'                     => array( "\t", 'en_US', "\t" ),
			'what no import recognizes' => array( '|', 'en_US', ',' ),
		);
	}

	/** @dataProvider separators */
	public function test_columns_are_separated_as_the_language_says( string $said, string $locale, string $separator ): void {
		switch_to_locale( $locale );
		add_filter(
			'gettext_with_context_programs-filter',
			static fn( $text, $source, $context ) => 'separator of the columns of a spreadsheet' === $context && '' !== $said ? $said : $text,
			10,
			3
		);
		self::assertSame( "\"Uno\"$separator\"Dos\"\r\n", Import\csv_row( array( 'Uno', 'Dos' ) ) );
		self::assertSame( 'en_US' === $locale ? 'Program ID' : 'ID de programa', Import\export_header()['id'] );
		restore_previous_locale();
	}

	public function test_a_cell_has_nothing_for_which_the_file_could_not_be_imported_again(): void {
		self::assertSame( "\"Acuarela\"\r\n", Import\csv_row( array( "Ac\0uarela" ) ) );
	}

	public function test_a_workbook_has_the_same_rows_without_what_keeps_a_csv_from_running(): void {
		self::factory()->program->create( array( 'post_title' => 'Coro', 'facts' => array( 'phone' => '+34 600 123 456', 'place' => "'=Aula" ) ) );
		$sheet = Import\sheet_to_download( 'export' );
		self::assertNotNull( $sheet );
		$cells = array_combine( array_keys( Import\export_header() ), json_decode( implode( '', iterator_to_array( Import\workbook_json( 'x', $sheet['pages'] ), false ) ), true )['pages'][0]['rows'][1] );
		self::assertSame( 1, preg_match( '/^programas-\d{4}-\d\d-\d\d$/', $sheet['name'] ) );
		// An import takes one apostrophe away.
		self::assertSame( array( '+34 600 123 456', "''=Aula" ), array( $cells['phone'], $cells['place'] ) );
	}
}
