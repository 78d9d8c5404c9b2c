<?php
/**
 * Imports that are taken back.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;

/**
 * What is left of them.
 *
 * @group contract
 */
class UndoTest extends TestCase {
	/** A sheet that changes everything of "Coro", and creates two programs. */
	private const SHEET = "Título;Texto;Extracto;Categorías;Imagen;Lugar;Gratis;Slug;Contraseña;Estado\n"
		. "Coro;Nuevo;Corto;Danza > Clásica;;Patio;no;otro;secreta;privado\n"
		. "Taller;Uno;;Danza;;Aula;sí;;;publicado\nCurso;Dos;;;;;;;;borrador\n";

	private const TEXT   = '<iframe src="https://example.org/?a=1&b=\\\\"></iframe>';
	private const EDITED = 'Este programa se ha editado después de la importación.';

	/** An editor, who may not write every HTML. */
	protected function set_up() {
		parent::set_up();
		Import\load();
		Import\bootstrap_admin();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor', 'locale' => 'es_ES' ) ) );
	}

	/**
	 * A program whose text the importer may not write.
	 *
	 * @param array<string, mixed> $fields More.
	 */
	private function program( string $title = 'Coro', array $fields = array() ): int {
		$id = self::factory()->program->create( $fields + array( 'post_title' => $title, 'post_content' => self::TEXT ) );
		kses_init();

		return $id;
	}

	/** The program "Coro", with all that the sheet changes. */
	private function coro(): int {
		$picture = self::factory()->post->create(
			array( 'post_type' => 'attachment', 'post_mime_type' => 'image/jpeg', 'meta_input' => array( '_wp_attached_file' => 'foto.jpg' ) )
		);
		$facts   = array( 'place' => 'Aula \\\\ 1', 'free' => '1', 'start' => '2026-03-03' );

		return $this->program(
			'Coro',
			array( 'categories' => array( 'Música' ), 'facts' => $facts, 'meta_input' => array( '_thumbnail_id' => $picture ) )
		);
	}

	/** @return ImportJob The import of who is signed in. */
	private static function job(): array {
		$job = Import\current_job();
		self::assertIsArray( $job );

		return $job;
	}

	/** @return ImportJob An import that has begun. */
	private static function begun( string $csv ): array {
		$path = wp_tempnam();
		file_put_contents( $path, $csv );
		Import\begin_job( $path, 'programas.csv' );
		unlink( $path );

		return Import\go_to_step( self::job(), 'import' );
	}

	/**
	 * Imports a sheet, and closes the import.
	 *
	 * @return string Its key.
	 */
	private static function import( string $csv ): string {
		$job = self::begun( $csv );
		do {
			$state = Import\run_part( $job, 0 );
		} while ( 'done' !== $state );
		Import\go_to_step( $job, 'done' );
		Import\end_job();

		return $job['key'];
	}

	/**
	 * Takes an import back, a row in each part.
	 *
	 * @return list<string> Title, result and problems of each row.
	 */
	private static function undo( string $key ): array {
		Import\store_job( Import\import_to_undo( $key ) ?? self::job() );
		while ( 'undone' !== self::job()['step'] ) {
			Import\advance_job( self::job() );
		}

		return array_map(
			static fn( array $row ): string => rtrim( "{$row['title']}: {$row['action']} " . Import\problem_words( $row['problems'] ) ),
			iterator_to_array( Import\log_lines( Import\log_file( self::job() ) ), false )
		);
	}

	private static function rows_to_undo( string $key ): int {
		return Import\import_to_undo( $key )['total'] ?? 0;
	}

	/** @return array<string, array<mixed>> All that is stored of the programs, by title. */
	private static function programs(): array {
		wp_cache_flush();
		$programs = array();
		foreach ( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			$meta = get_post_meta( $post->ID );
			// What WordPress adds whenever a slug changes, and how it writes a GUID again.
			unset( $meta['_wp_old_slug'], $post->guid );
			$programs[ $post->post_title ] = array(
				get_object_vars( $post ),
				$meta,
				wp_get_object_terms( $post->ID, Program\TAXONOMY, array( 'fields' => 'names' ) ),
			);
		}
		ksort( $programs );

		return $programs;
	}

	/** The page of the import. */
	private static function page( string $tab = '' ): string {
		$_GET['tab'] = $tab;

		return self::output( 'ProgramsFilter\Import\print_import_page' );
	}

	public function test_what_it_created_is_in_the_trash_what_it_changed_is_as_it_was_and_new_categories_are_gone(): void {
		$this->coro();
		$before     = self::programs();
		$categories = get_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false, 'fields' => 'names' ) );
		$key        = self::import( self::SHEET );
		self::assertNotEquals( $before['Coro'], self::programs()['Coro'] );

		self::assertSame( array( 'Coro: change', 'Taller: create', 'Curso: create' ), self::undo( $key ) );
		self::assertEquals( $before, self::programs() );
		self::assertSame( $categories, get_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false, 'fields' => 'names' ) ) );
		self::assertCount( 1, get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'trash', 'title' => 'Taller' ) ) );
	}

	public function test_it_is_listed_with_a_button_and_afterwards_as_taken_back(): void {
		$this->coro();
		$key  = self::import( self::SHEET );
		$list = self::page( 'past' );
		self::assertStringContainsString( 'Creados: 2, Cambiados: 1', $list );
		self::assertStringContainsString( "name=\"import\" value=\"$key\"", $list );

		self::undo( $key );
		self::assertStringContainsString( 'La importación se ha deshecho', self::page() );
		Import\end_job();
		self::assertNull( Import\import_to_undo( $key ) );
		self::assertStringContainsString( 'Deshecha el', self::page( 'past' ) );
		self::assertFileDoesNotExist( Import\import_file( $key, 'rows' ) );
		self::assertFileDoesNotExist( Import\import_file( $key, 'check' ) );
	}

	public function test_what_was_edited_since_and_what_the_user_may_not_delete_is_left_and_named(): void {
		$coro = $this->coro();
		$key  = self::import( self::SHEET . "Baile;;;;;;;;;\nCante;;;;;;;;;\n" );
		$ids  = array_column(
			get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'any', 'numberposts' => -1 ) ),
			'ID',
			'post_title'
		);
		$this->edit( $coro );
		$this->edit( $ids['Taller'] );
		wp_delete_post( $ids['Baile'], true );
		add_filter(
			'map_meta_cap',
			static fn(
				array $caps,
				string $cap,
				int $user,
				array $given
			): array => array( 'delete_post', $ids['Cante'] ) === array( $cap, $given[0] ?? 0 ) ? array( 'do_not_allow' ) : $caps,
			10,
			4
		);

		self::assertSame(
			array(
				'Coro: skip ' . self::EDITED,
				'Taller: skip ' . self::EDITED,
				'Curso: create',
				'Baile: create',
				'Cante: skip No tienes permiso para editar este programa.',
			),
			self::undo( $key )
		);
		self::assertSame( array( 'Cante', 'Coro', 'Taller' ), array_keys( self::programs() ) );
		self::assertStringContainsString( self::EDITED, html_entity_decode( self::page() ) );
	}

	/** Edits a program, some seconds after an import. */
	private function edit( int $program ): void {
		$later = static fn( array $data ): array => array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() + 5 ) ) + $data;
		add_filter( 'wp_insert_post_data', $later );
		wp_update_post( array( 'ID' => $program, 'post_excerpt' => 'De otra persona' ) );
		remove_filter( 'wp_insert_post_data', $later );
	}

	public function test_a_new_category_that_an_editor_has_described_since_stays(): void {
		$key   = self::import( "Título;Categorías\nTaller;Danza\nCurso;Canto\n" );
		$dance = get_term_by( 'name', 'Danza', Program\TAXONOMY );
		self::assertInstanceOf( \WP_Term::class, $dance );
		wp_update_term( $dance->term_id, Program\TAXONOMY, array( 'description' => 'Clases de la casa.' ) );
		self::undo( $key );

		self::assertSame( array( 'Danza' ), get_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false, 'fields' => 'names' ) ) );
	}

	public function test_both_are_true_and_whole_when_the_process_ends_in_the_middle_of_rows(): void {
		$this->coro();
		$before = self::programs();
		$job    = self::begun( self::SHEET );
		foreach ( array( 'set_object_terms', 'wp_after_insert_post' ) as $hook ) {
			$this->kill_at( $hook, static fn() => Import\run_part( $job, 60 ) );
		}
		Import\run_part( $job, 60 );
		$rows = iterator_to_array( Import\log_lines( Import\log_file( $job ) ), false );
		self::assertSame( array( 'change', 'create', 'create' ), array_column( $rows, 'action' ) );
		self::assertCount( 9, $rows[0]['changes'] );

		Import\go_to_step( $job, 'done' );
		Import\end_job();
		foreach ( array( 'set_object_terms', 'wp_after_insert_post', 'trashed_post' ) as $hook ) {
			$this->kill_at( $hook, static fn() => self::undo( $job['key'] ) );
		}
		self::assertSame( array( 'Coro: change', 'Taller: create', 'Curso: create' ), self::undo( $job['key'] ) );
		self::assertEquals( $before, self::programs() );
	}

	/**
	 * Runs code whose process ends at an action.
	 *
	 * @param callable(): mixed $code Code.
	 */
	private function kill_at( string $hook, callable $code ): void {
		$end = static function (): void {
			throw new \LogicException( 'killed' );
		};
		add_action( $hook, $end, 99 );
		try {
			$code();
			self::fail( "Nothing did $hook." );
		} catch ( \LogicException $killed ) {
			remove_action( $hook, $end, 99 );
		}
	}

	public function test_the_last_one_is_taken_back_first(): void {
		$first = self::import( "Título;Lugar\nCoro;Aula\n" );
		// As if it had been a while ago.
		Import\remember_import( array( 'key' => $first, 'name' => 'a.csv', 'step' => 'import', 'total' => 1 ) + Import\NO_JOB );
		$second = self::import( "Título;Lugar\nCoro;Patio\n" );
		self::assertSame( array( 'Coro: change' ), self::undo( $second ) );
		Import\end_job();
		self::assertSame( array( 'Aula' ), self::programs()['Coro'][1]['pfilter_place'] );

		self::assertSame( array( 'Coro: create' ), self::undo( $first ) );
		self::assertSame( array(), self::programs() );
	}

	public function test_without_its_journal_it_cannot_be_taken_back_and_the_list_says_so(): void {
		self::assertNull( Import\import_to_undo( 'x' ) );
		self::assertNull( Import\import_to_undo( array() ) );

		$key = self::import( "Título\nUno\n" );
		unlink( Import\import_file( $key, 'import' ) );
		self::assertNull( Import\import_to_undo( $key ) );
		self::assertStringContainsString( 'Ya no es posible', self::page( 'past' ) );
	}

	public function test_what_wordpress_changes_beside_a_field_is_taken_back_too_and_no_text_passes_a_filter(): void {
		$this->program( 'Clave', array( 'post_password' => 'x' ) );
		$this->program( 'Borrador', array( 'post_status' => 'draft' ) );
		$this->program( 'Lugar' );
		$before = self::programs();
		$key    = self::import( "Título;Estado;Lugar\nClave;privado;\nBorrador;publicado;\nLugar;;Patio\n" );
		self::assertNotEquals( $before, self::programs() );
		self::undo( $key );

		self::assertEquals( $before, self::programs() );
	}

	public function test_one_that_is_on_the_way_cannot_be_taken_back_and_a_stopped_one_can(): void {
		$job = self::begun( "Título\nUno\nDos\n" );
		Import\run_part( $job, 0 );
		self::assertSame( 0, self::rows_to_undo( $job['key'] ) );
		self::assertStringNotContainsString( 'name="import"', self::page( 'past' ) );

		Import\do_step_action( $job, 'end' );
		Import\end_job();
		self::assertSame( 1, self::rows_to_undo( $job['key'] ) );
		self::assertStringContainsString( 'Creados: 1', self::page( 'past' ) );
	}
}
