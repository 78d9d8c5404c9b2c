<?php
/**
 * Imports and WordPress's tools for personal data.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Admin, Import};
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/**
 * What was erased does not come back.
 *
 * @group contract
 */
class ErasureTest extends TestCase {
	use Steps;

	private const ANA = 'ana@example.org';

	/** Ana is the contact of "Coro", then Luis is. */
	private function changed(): string {
		self::factory()->program->create(
			array(
				'post_title'   => 'Coro',
				'post_content' => 'Escribe a Ana@example.org.',
				'facts'        => array( 'email' => self::ANA, 'phone' => '600 111 222', 'place' => 'Casa' ),
			)
		);

		return self::import( "Título;Correo;Teléfono;Lugar;Texto\nCoro;luis@example.org;600 333 444;Aula;Nuevo\n" );
	}

	/**
	 * Calls what is registered for a tool, as WordPress does.
	 *
	 * @return array{data: list<array{data: list<array{name: string, value: string}>}>, items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	private static function tool( string $tool, int $page = 1 ): array {
		Admin\bootstrap_admin();
		/**
		 * What is registered.
		 *
		 * @var array<string, array{callback: callable(string, int): array{data: list<array{data: list<array{name: string, value: string}>}>, items_removed: bool, items_retained: bool, messages: list<string>, done: bool}}> $all
		 */
		$all = apply_filters( "wp_privacy_personal_data_$tool", array() );

		return $all['programs-filter']['callback']( self::ANA, $page );
	}

	public function test_a_former_contact_is_exported_with_file_date_and_row_and_then_erased_and_never_restored(): void {
		$key  = $this->changed();
		$data = self::tool( 'exporters' )['data'];
		self::assertCount( 1, $data );
		$values = array_column( $data[0]['data'], 'value', 'name' );
		self::assertSame( array( 'programas.csv', '2', self::ANA ), array( $values['Archivo'], $values['Fila'], $values['Correo electrónico'] ) );
		self::assertStringContainsString( wp_date( 'Y-m-d' ), $values['Fecha'] );

		self::assertSame( array( 'items_removed' => true, 'items_retained' => false, 'messages' => array(), 'done' => true ), self::tool( 'erasers' ) );
		foreach ( array( self::ANA, 'Ana@', '600 111 222' ) as $theirs ) {
			self::assertStringNotContainsString( $theirs, self::stored() );
		}
		self::assertNull( Import\import_to_undo( $key ) );
		$facts = array_map( static fn( string $fact ) => get_post_meta( self::id( 'Coro' ), "pfilter_$fact", true ), array( 'email', 'phone', 'place' ) );
		self::assertSame( array( 'luis@example.org', '600 333 444', 'Aula' ), $facts );
	}

	public function test_an_import_that_has_the_address_still_before_it_ends_and_says_so(): void {
		$job = self::begun( "Título;Correo\nUno;luis@example.org\nDos;ana@example.org\n" );
		self::part( $job, 0 );
		$user = get_current_user_id();
		$said = self::tool( 'erasers' );
		self::assertStringContainsString( 'Se ha terminado una importación', implode( $said['messages'] ) );
		self::assertStringNotContainsString( self::ANA, self::stored() );
		self::assertNull( Import\current_job() );
		self::assertFalse( get_user_option( Import\JOB_OPTION, $user ) );
		self::assertSame( array( 'Uno' ), array_keys( self::programs() ) );

		self::assertSame( array( 'Uno: create' ), self::undo( $job->key ) );
	}

	public function test_an_erasure_waits_for_an_import_that_is_at_work_and_asks_again(): void {
		$this->changed();
		$said = self::while_locked( static fn(): array => self::tool( 'erasers' ) );
		self::assertSame( array( false, false ), array( $said['done'], $said['items_removed'] ) );
		self::assertStringContainsString( self::ANA, self::stored() );

		self::assertTrue( self::tool( 'erasers' )['done'] );
	}

	public function test_an_address_that_contains_it_is_another(): void {
		self::factory()->program->create( array( 'post_title' => 'Jazz', 'facts' => array( 'email' => 'juana@example.org' ) ) );
		self::import( "Título;Correo\nJazz;luis@example.org\n" );
		self::tool( 'erasers' );
		self::assertStringContainsString( 'juana@example.org', self::stored() );
	}

	public function test_imports_without_the_address_are_not_touched(): void {
		self::import( "Título;Correo\nUno;luis@example.org\n" );
		$stored = self::stored();

		self::assertSame( array( array(), false ), array( self::tool( 'exporters' )['data'], self::tool( 'erasers' )['items_removed'] ) );
		self::assertSame( $stored, self::stored() );
	}

	public function test_many_rows_are_exported_step_by_step_and_erased(): void {
		$key = $this->changed();
		for ( $position = 10; $position < 10 + Import\ROWS_PER_STEP; $position += 100 ) {
			$rows = array();
			foreach ( range( $position, $position + 99 ) as $number ) {
				$rows[] = "('$key', $number, 0, $number, '', $number, 'import', 'change', '{\"title\":\"Ana\"}', '{\"email\":\"ana@example.org\"}', '{}')";
			}
			self::database()->query( (string) self::database()->prepare( 'INSERT INTO %i (job, position, page, number, cells, head, state, action, result, was, wrote) VALUES ' . implode( ', ', $rows ), Import\get_rows_table() ) );
		}
		$first  = self::tool( 'exporters' );
		$second = self::tool( 'exporters', 2 );
		self::assertSame( array( Import\ROWS_PER_STEP, false, 1, true ), array( count( $first['data'] ), $first['done'], count( $second['data'] ), $second['done'] ) );

		self::assertTrue( self::tool( 'erasers' )['done'] );
		self::assertStringNotContainsString( self::ANA, self::stored() );
	}
}
