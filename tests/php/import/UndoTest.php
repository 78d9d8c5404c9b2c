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

require_once __DIR__ . '/Steps.php';

/**
 * What is left of them.
 *
 * @group contract
 */
class UndoTest extends TestCase {
	use Steps;

	/** A sheet that changes everything of "Coro", and creates two programs. */
	private const SHEET = "Título;Texto;Extracto;Categorías;Imagen;Lugar;Gratis;Slug;Contraseña;Estado\n"
		. "Coro;Nuevo;Corto;Danza > Clásica;;Patio;no;otro;secreta;privado\n"
		. "Taller;Uno;;Danza;;Aula;sí;;;publicado\nCurso;Dos;;;;;;;;borrador\n";

	private const TEXT = '<iframe src="https://example.org/?a=1&b=\\\\"></iframe>';
	private const LEFT = 'Se ha quedado como está, porque después se cambió o se borró: ';

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
		$facts   = array( 'place' => 'Aula \\\\ 1', 'price' => '0 €', 'start' => '2026-03-03' );

		return $this->program(
			'Coro',
			array( 'categories' => array( 'Música' ), 'facts' => $facts, 'meta_input' => array( '_thumbnail_id' => $picture ) )
		);
	}

	private static function rows_to_undo( string $key ): int {
		return Import\import_to_undo( $key )->total ?? 0;
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
		self::assertSame( '', self::cells() );
	}

	public function test_what_was_changed_since_stays_and_is_named_whoever_wrote_it_and_all_else_goes_back(): void {
		$coro   = $this->coro();
		$before = self::programs();
		$key    = self::import( self::SHEET . "Baile;;;;;;;;;\nCante;;;;;;;;;\n" );
		// As WP-CLI, a booking or another plugin writes.
		update_post_meta( $coro, 'pfilter_place', 'Sala B' );
		update_post_meta( $coro, '_reservas', '7' );
		wp_update_post( array( 'ID' => self::id( 'Taller' ), 'post_excerpt' => 'De otra persona' ) );
		wp_set_object_terms( self::id( 'Curso' ), array( self::factory()->term->create( array( 'name' => 'Circo' ) ) ), Program\TAXONOMY );
		wp_delete_post( self::id( 'Baile' ), true );
		$cante = self::id( 'Cante' );
		add_filter(
			'map_meta_cap',
			static fn(
				array $caps,
				string $cap,
				int $user,
				array $given
			): array => array( 'delete_post', $cante ) === array( $cap, $given[0] ?? 0 ) ? array( 'do_not_allow' ) : $caps,
			10,
			4
		);

		self::assertSame(
			array(
				'Coro: change ' . self::LEFT . 'Lugar.',
				'Taller: skip ' . self::LEFT . 'Extracto.',
				'Curso: skip ' . self::LEFT . 'Categorías.',
				'Baile: create',
				'Cante: skip No tienes permiso para editar este programa.',
			),
			self::undo( $key )
		);
		$after = self::programs();
		self::assertSame( array( 'Cante', 'Coro', 'Curso', 'Taller' ), array_keys( $after ) );
		self::assertSame( array( array( 'Sala B' ), array( '7' ) ), array( $after['Coro'][1]['pfilter_place'], $after['Coro'][1]['_reservas'] ) );
		unset( $after['Coro'][1]['pfilter_place'], $after['Coro'][1]['_reservas'], $before['Coro'][1]['pfilter_place'] );
		self::assertEquals( array_slice( $before['Coro'], 1 ), array_slice( $after['Coro'], 1 ) );
		self::assertSame( self::TEXT, $after['Coro'][0]['post_content'] );
		self::assertStringContainsString( self::LEFT . 'Lugar.', self::page() );
	}

	public function test_saving_again_and_moving_in_the_list_change_nothing_and_a_scheduled_program_may_have_been_published(): void {
		$coro = $this->coro();
		$day  = gmdate( 'Y-m-d', time() + WEEK_IN_SECONDS );
		$key  = self::import( "Título;Lugar;Estado;Fecha de publicación\nCoro;Patio;;\nTaller;Aula;borrador;\nCurso;Aula;programado;$day\n" );
		$this->later(
			static function () use ( $coro ): void {
				foreach ( array( $coro, self::id( 'Taller' ) ) as $program ) {
					wp_update_post( array( 'ID' => $program, 'menu_order' => 9 ) );
				}
			}
		);
		self::database()->update( self::database()->posts, array( 'post_status' => 'publish' ), array( 'ID' => self::id( 'Curso' ) ) );
		wp_cache_flush();

		self::assertSame( array( 'Coro: change', 'Taller: create', 'Curso: create' ), self::undo( $key ) );
		self::assertSame( 'Aula \\ 1', get_post_meta( $coro, 'pfilter_place', true ) );
		self::assertSame( 9, get_post_field( 'menu_order', $coro ) );
	}

	/** Does something some seconds after an import. */
	private function later( callable $code ): void {
		$later = static fn( array $data ): array => array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() + 5 ) ) + $data;
		add_filter( 'wp_insert_post_data', $later );
		$code();
		remove_filter( 'wp_insert_post_data', $later );
	}

	public function test_a_category_a_picture_and_a_program_that_were_deleted_since_do_not_come_back_and_stop_nothing(): void {
		$coro    = $this->coro();
		$picture = self::factory()->post->create(
			array( 'post_type' => 'attachment', 'post_mime_type' => 'image/jpeg', 'meta_input' => array( '_wp_attached_file' => 'otra.jpg' ) )
		);
		$this->program( 'Fuera' );
		$key = self::import( "Título;Categorías;Imagen;Lugar\nCoro;Danza;otra.jpg;\nTaller;Danza;otra.jpg;\nFuera;;;Patio\n" );
		self::assertSame( $picture, get_post_thumbnail_id( self::id( 'Taller' ) ) );
		foreach ( array( 'Danza', 'Música' ) as $name ) {
			$term = get_term_by( 'name', $name, Program\TAXONOMY );
			self::assertInstanceOf( \WP_Term::class, $term );
			wp_delete_term( $term->term_id, Program\TAXONOMY );
		}
		wp_delete_attachment( $picture, true );
		wp_delete_post( self::id( 'Fuera' ), true );

		self::assertSame( array( 'Coro: change', 'Taller: create', 'Fuera: skip Este programa se ha borrado después.' ), self::undo( $key ) );
		self::assertSame( array(), self::programs()['Coro'][2] );
		self::assertSame( 'foto.jpg', get_post_meta( (int) get_post_thumbnail_id( $coro ), '_wp_attached_file', true ) );
	}

	public function test_a_former_picture_that_is_gone_does_not_take_the_new_one_away(): void {
		$coro = $this->coro();
		self::factory()->post->create(
			array( 'post_type' => 'attachment', 'post_mime_type' => 'image/jpeg', 'meta_input' => array( '_wp_attached_file' => 'otra.jpg' ) )
		);
		$former = (int) get_post_thumbnail_id( $coro );
		$key    = self::import( "Título;Imagen\nCoro;otra.jpg\n" );
		wp_delete_attachment( $former, true );

		self::assertSame( array( 'Coro: skip ' . self::LEFT . 'Imagen.' ), self::undo( $key ) );
		self::assertSame( 'otra.jpg', get_post_meta( (int) get_post_thumbnail_id( $coro ), '_wp_attached_file', true ) );
	}

	public function test_the_earlier_of_two_imports_leaves_what_the_later_one_wrote_in_any_order(): void {
		$this->program( 'Coro', array( 'facts' => array( 'place' => 'Casa', 'email' => 'a@example.org' ) ) );
		$before = self::programs();
		$first  = self::import( "Título;Lugar;Correo\nCoro;Aula;b@example.org\n" );
		$second = self::import( "Título;Lugar\nCoro;Patio\n" );

		self::assertSame( array( 'Coro: change ' . self::LEFT . 'Lugar.' ), self::undo( $first ) );
		Import\end_job();
		self::assertSame( array( 'a@example.org', 'Patio' ), array( self::fact( 'email' ), self::fact( 'place' ) ) );
		self::assertSame( array( 'Coro: change' ), self::undo( $second ) );
		self::assertSame( 'Aula', self::fact( 'place' ) );
		self::assertSame( $before['Coro'][0]['post_content'], self::programs()['Coro'][0]['post_content'] );
	}

	/** A fact of "Coro". */
	private static function fact( string $fact ): string {
		return (string) get_post_meta( self::id( 'Coro' ), "pfilter_$fact", true );
	}

	public function test_two_undos_at_once_and_an_undo_and_an_import_wait_for_each_other(): void {
		$job   = new Import\Job( array( 'key' => self::import( "Título\nUno\n" ), 'step' => 'undo' ) );
		$other = self::begun( "Título\nDos\n" );
		self::assertSame( array( 'busy', 'busy' ), self::while_locked( static fn(): array => array( self::part( $job ), self::part( $other ) ) ) );
		self::assertSame( array( 'done', 'done' ), array( self::part( $job ), self::part( self::job() ) ) );
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
			self::kill_at( $hook, static fn() => Import\run_part( $job, 60 ) );
		}
		Import\run_part( $job, 60 );
		$rows = iterator_to_array( Import\Rows::of( $job )->lines(), false );
		self::assertSame( array( 'change', 'create', 'create' ), array_column( $rows, 'action' ) );
		self::assertCount( 8, $rows[0]['changes'] );

		Import\go_to_step( $job, 'done' );
		Import\end_job();
		// As often as a row is tried.
		foreach ( array( 'set_object_terms', 'wp_after_insert_post', 'trashed_post' ) as $hook ) {
			self::kill_at( $hook, static fn() => self::undo( $job->key ) );
		}
		self::assertSame( array( 'Coro: change', 'Taller: create', 'Curso: create' ), self::undo( $job->key ) );
		self::assertEquals( $before, self::programs() );
	}

	public function test_the_last_one_is_taken_back_first(): void {
		$first = self::import( "Título;Lugar\nCoro;Aula\n" );
		// As if it had been a while ago.
		Import\remember_import( new Import\Job( array( 'key' => $first, 'name' => 'a.csv', 'step' => 'import', 'total' => 1 ) ) );
		$second = self::import( "Título;Lugar\nCoro;Patio\n" );
		self::assertSame( array( 'Coro: change' ), self::undo( $second ) );
		Import\end_job();
		self::assertSame( array( 'Aula' ), self::programs()['Coro'][1]['pfilter_place'] );

		self::assertSame( array( 'Coro: create' ), self::undo( $first ) );
		self::assertSame( array(), self::programs() );
	}

	public function test_without_its_rows_it_cannot_be_taken_back_and_the_list_says_so(): void {
		self::assertNull( Import\import_to_undo( 'x' ) );
		self::assertNull( Import\import_to_undo( array() ) );

		$key = self::import( "Título\nUno\n" );
		self::database()->delete( Import\get_rows_table(), array( 'job' => $key ) );
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
		self::assertSame( 0, self::rows_to_undo( $job->key ) );
		self::assertStringNotContainsString( 'name="import"', self::page( 'past' ) );

		Import\do_step_action( $job, 'end' );
		Import\end_job();
		self::assertSame( 1, self::rows_to_undo( $job->key ) );
		self::assertStringContainsString( 'Creados: 1', self::page( 'past' ) );
	}
}
