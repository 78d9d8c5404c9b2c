<?php
/**
 * Imports whose disk or database fail.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/**
 * What stops an import, what a row, and what neither.
 *
 * @group contract
 */
class FailuresTest extends TestCase {
	use Steps;

	private const CREATED = array( 'A: create', 'C: create' );

	/**
	 * A query that the database refuses, with an error that may be another one the next time.
	 *
	 * @return string Nothing, which WordPress does not send.
	 */
	private static function refused( string $query ): string {
		$database = self::database();
		$shown    = $database->suppress_errors();
		$database->flush();
		$database->last_query = $query;
		$database->last_error = 'Refused';
		$database->print_error( 'Refused' );
		$database->suppress_errors( $shown );

		return '';
	}

	/**
	 * What code returns while the database refuses every write.
	 *
	 * @template T
	 * @param callable(): T $code Code.
	 * @return T
	 */
	private static function read_only( callable $code ) {
		$refuse = static fn( string $query ): string => 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i', $query ) ? self::refused( $query ) : $query;
		add_filter( 'query', $refuse );
		try {
			return $code();
		} finally {
			remove_filter( 'query', $refuse );
		}
	}

	public function test_a_full_disk_is_not_held_against_the_row_at_which_it_was_full(): void {
		$job  = self::begun( "Título;Categorías\nA;Una\nC;Otra\n" );
		$full = static function (): void {
			throw new Import\Unusable( 'unwritable' );
		};
		add_action( 'wp_after_insert_post', $full );
		for ( $times = 0; $times < 5; $times++ ) {
			self::assertSame( 'unwritable', self::part( $job ) );
		}
		remove_action( 'wp_after_insert_post', $full );

		self::assertSame( 'done', self::part( $job ) );
		self::assertSame( self::CREATED, self::rows( $job ) );
		self::assertSame( array( array( 'Una' ), array( 'Otra' ) ), array_column( Import\Rows::of( $job )->new_categories(), 0 ) );
	}

	public function test_it_waits_for_a_database_that_writes_nothing_and_loses_no_row(): void {
		$job = self::begun( "Título;Lugar;Categorías\nA;B;Una\nC;D;Otra > Tercera\n", 'publish' );
		self::assertSame( 'going', self::part( $job, 0 ) );
		self::read_only(
			static function () use ( $job ): void {
				for ( $times = 0; $times < 5; $times++ ) {
					self::assertSame( 'database', self::part( $job ) );
				}
			}
		);
		self::assertSame( 'done', self::part( $job ) );
		try {
			self::read_only( static fn() => Import\go_to_step( $job, 'done' ) );
			self::fail( 'It says to be done.' );
		} catch ( Import\Unusable $reason ) {
			self::assertSame( array( 'database', 'import' ), array( $reason->getMessage(), self::job()->step ) );
		}
		self::assertSame( self::CREATED, self::rows( $job ) );
		self::assertSame( 'done', Import\advance_job( self::job() )[0]->step );
		self::assertSame( array( 'Tercera' ), self::programs()['C'][2] );
	}

	/**
	 * @dataProvider queries
	 * @param string $does  Begin of the query.
	 * @param string $table Its table.
	 */
	public function test_a_row_is_done_again_of_which_a_query_is_refused( string $does, string $table ): void {
		self::factory()->post->create(
			array( 'post_type' => 'attachment', 'post_mime_type' => 'image/jpeg', 'meta_input' => array( '_wp_attached_file' => '2026/01/cartel.jpg' ) )
		);
		$job = self::begun( "Título;Lugar;Categorías;Imagen\nA;B;;\nC;D;Una;cartel.jpg\n", 'publish' );
		self::part( $job, 0 );
		$refuse = static function ( string $query ) use ( $does, $table, &$refuse ): string {
			if ( 1 !== preg_match( "/^\s*$does .*?" . self::database()->prefix . $table . '/s', $query ) ) {
				return $query;
			}
			remove_filter( 'query', $refuse );
			return self::refused( $query );
		};
		add_filter( 'query', $refuse );

		self::assertSame( array( 'database', 'done' ), array( self::part( $job ), self::part( $job ) ) );
		self::assertSame( self::CREATED, self::rows( $job ) );
		$c = self::programs()['C'];
		self::assertSame( array( array( 'D' ), array( 'Una' ) ), array( $c[1]['pfilter_place'], $c[2] ) );
		self::assertArrayHasKey( '_thumbnail_id', $c[1] );
	}

	/** @return list<array{string, string}> */
	public static function queries(): array {
		return array(
			array( 'INSERT', 'posts' ),
			array( 'UPDATE', 'term_taxonomy' ),
			array( 'INSERT', 'postmeta' ),
			array( 'INSERT', 'terms' ),
			array( 'INSERT', 'term_taxonomy' ),
			array( 'INSERT', 'term_relationships' ),
			array( 'SELECT', 'term_taxonomy' ),
			array( 'SELECT', 'posts' ),
		);
	}

	/**
	 * What becomes of parts until all is done, but of nine at most.
	 *
	 * @return list<string>
	 */
	private static function states( Import\Job $job ): array {
		$states = array();
		$state  = '';
		for ( $times = 0; $times < 9 && 'done' !== $state; $times++ ) {
			$state    = self::part( $job );
			$states[] = $state;
		}

		return $states;
	}

	public function test_a_row_that_the_database_refuses_each_time_is_left_out_and_the_others_are_done(): void {
		$job    = self::begun( "Título;Lugar\nA;B\nMalo;X\nC;D\n" );
		$refuse = static fn( string $query ): string => str_contains( $query, 'INSERT' ) && str_contains( $query, "'Malo'" ) ? self::refused( $query ) : $query;
		add_filter( 'query', $refuse );
		$states = self::states( $job );

		self::assertSame( array( 'database', 'database', 'database', 'database', 'done' ), $states );
		self::assertSame(
			array( 'A: create', ': skip El servidor o su base de datos han fallado cada vez que llegaban a esta fila, que se ha dejado fuera.', 'C: create' ),
			self::rows( $job )
		);
	}

	public function test_a_row_that_the_database_refuses_to_take_back_is_named_and_the_others_are_taken_back(): void {
		$job = new Import\Job( array( 'key' => self::import( "Título\nA\nMalo\nC\n" ), 'step' => 'undo' ) );
		$id  = self::id( 'Malo' );
		add_filter( 'query', static fn( string $query ): string => 1 === preg_match( "/UPDATE.*posts.*`ID` = $id/", $query ) ? self::refused( $query ) : $query );
		$states = self::states( $job );

		self::assertSame( array( 'database', 'database', 'database', 'database', 'done' ), $states );
		self::assertSame( array( 'A: create', 'Malo: skip WordPress no ha podido deshacer esta fila.', 'C: create' ), self::rows( $job ) );
	}

	public function test_a_row_at_which_php_ends_each_time_it_is_taken_back_is_named_and_the_others_are_taken_back(): void {
		$job = new Import\Job( array( 'key' => self::import( "Título\nMalo\nA\n" ), 'step' => 'undo' ) );
		for ( $times = 0; $times < Import\Rows::TRIES; $times++ ) {
			self::kill_at( 'wp_trash_post', static fn() => Import\run_part( $job ) );
		}

		self::assertSame( 'done', Import\run_part( $job ) );
		self::assertSame( array( 'Malo: skip WordPress no ha podido deshacer esta fila.', 'A: create' ), self::rows( $job ) );
	}

	public function test_queries_of_another_plugin_that_fail_each_time_stop_nothing(): void {
		$database = self::database();
		if ( ! is_object( $database->__get( 'dbh' ) ) || ! is_a( $database->__get( 'dbh' ), 'mysqli' ) ) {
			self::markTestSkipped( 'An error of SQLite ends the transaction of the test.' );
		}
		$shown = $database->suppress_errors();
		$said  = array();
		add_action(
			'save_post',
			static function ( int $id ) use ( $database, &$said ): void {
				$database->query( "INSERT INTO {$database->prefix}otros VALUES ( 1 )" );
				$database->query( "SELECT nada FROM $database->posts" );
				$said[] = $database->last_error;
				$database->query( "INSERT INTO $database->options ( option_id, option_name ) SELECT option_id, option_name FROM $database->options LIMIT 1" );
				$database->query( "SELEKT * FROM $database->posts" );
			}
		);
		$job    = self::begun( "Título\nA\nC\n" );
		$states = array( self::part( $job ) );
		$database->suppress_errors( $shown );

		self::assertStringContainsString( 'nada', $said[0] ?? '' );
		self::assertSame( array( 'done' ), $states );
		self::assertSame( self::CREATED, self::rows( $job ) );
	}

	public function test_a_row_is_done_again_of_which_the_database_has_kept_nothing(): void {
		$job = self::begun( "Título;Lugar\nA;B\nC;D\n" );
		self::part( $job, 0 );
		// As where the connection is lost before the end of a transaction.
		$lose = static fn( string $query ): string => 'COMMIT' === $query ? 'ROLLBACK' : $query;
		add_filter( 'query', $lose, 0 );
		self::assertSame( 'database', self::part( $job ) );
		remove_filter( 'query', $lose, 0 );

		self::assertSame( 'done', self::part( $job ) );
		self::assertSame( self::CREATED, self::rows( $job ) );
		self::assertCount( 2, self::programs() );
	}

	public function test_rows_that_cannot_be_read_are_not_done(): void {
		$job = self::begun( "Título;Lugar\nA;B\nC;D\n" );
		self::part( $job, 0 );
		$refuse = static fn( string $query ): string => str_contains( $query, 'head = position' ) ? self::refused( $query ) : $query;
		add_filter( 'query', $refuse );
		self::assertSame( 'database', self::part( $job ) );
		remove_filter( 'query', $refuse );

		self::assertSame( 'done', self::part( $job ) );
		self::assertSame( self::CREATED, self::rows( $job ) );
	}

	public function test_it_is_never_done_where_titles_cannot_be_read(): void {
		$job = self::begun( "Título;Lugar\nE;F\n" );
		add_filter( 'query', static fn( string $query ): string => str_contains( $query, 'p.post_title IN' ) ? self::refused( $query ) : $query );
		self::assertSame( 'database', self::part( $job ) );
		self::assertSame( array(), self::programs() );
	}

	private const NOT_STORED = 'El sitio no ha guardado esto. Puede que su base de datos no conozca todos los caracteres, como los emojis.';

	public function test_a_fact_and_a_picture_that_another_plugin_keeps_from_being_stored_are_named(): void {
		self::factory()->post->create(
			array( 'post_type' => 'attachment', 'post_mime_type' => 'image/jpeg', 'meta_input' => array( '_wp_attached_file' => '2026/01/cartel.jpg' ) )
		);
		foreach ( array( 'add', 'update' ) as $way ) {
			add_filter(
				"{$way}_post_metadata",
				static fn( $check, $id, $key, $value ) => '_thumbnail_id' === $key || ( is_string( $value ) && str_contains( $value, '🎨' ) ) ? false : $check,
				10,
				4
			);
		}
		$job = self::begun( "Título;Lugar;Imagen\nA;Aula 🎨;\nC;Aula;cartel.jpg\n" );
		self::part( $job );

		self::assertSame( array( 'A: create Lugar: ' . self::NOT_STORED, 'C: create Imagen: ' . self::NOT_STORED ), self::rows( $job ) );
	}

	public function test_a_table_without_emoji_is_told_before_and_after_and_keeps_what_is_there(): void {
		self::factory()->program->create( array( 'post_title' => 'C', 'facts' => array( 'place' => 'Aula' ) ) );
		add_filter( 'pre_get_col_charset', static fn( $charset, string $table ) => self::database()->postmeta === $table ? 'utf8' : $charset, 10, 2 );
		$job   = self::begun( "Título;Lugar\nA;Aula 🎨\nC;Aula 🎨\nE;Niño\n" );
		$check = $job->in_step( 'check' );
		foreach ( array( $check, $job ) as $step ) {
			self::part( $step );
			self::assertSame( array( 'A: create Lugar: ' . self::NOT_STORED, 'C: same Lugar: ' . self::NOT_STORED, 'E: create' ), self::rows( $step ) );
		}
		$places = array_map( static fn( array $program ) => $program[1]['pfilter_place'] ?? array(), self::programs() );
		self::assertSame( array( 'A' => array(), 'C' => array( 'Aula' ), 'E' => array( 'Niño' ) ), $places );
	}

	public function test_a_program_is_found_by_a_title_with_an_emoji_where_the_table_has_none(): void {
		add_filter( 'pre_get_col_charset', static fn( $charset, string $table ) => self::database()->posts === $table ? 'utf8' : $charset, 10, 2 );
		self::factory()->program->create( array( 'post_title' => 'Taller 🎨' ) );
		$job = self::begun( "Título;Lugar\nTaller 🎨;Aula\n" );
		self::part( $job );

		self::assertSame( 'change', self::last( $job )['action'] );
	}

	public function test_the_script_and_the_page_say_that_a_database_fails(): void {
		$job             = self::begun( "Título;Lugar\nA;B\n" );
		$ask             = static fn(): array => array_intersect_key( (array) self::rest( 'POST', '/programs-filter/v1/import', array( 'key' => $job->key ) )->get_data(), array( 'code' => '', 'message' => '' ) );
		$database        = self::read_only( $ask );
		$_GET['problem'] = 'database';

		self::assertSame( 'programs_filter_stuck', $database['code'] );
		self::assertStringStartsWith( 'La base de datos del sitio no responde', $database['message'] );
		self::assertStringContainsString( $database['message'], self::page() );
	}

	public function test_a_row_that_wordpress_refuses_leaves_no_new_category(): void {
		add_filter( 'wp_insert_post_empty_content', '__return_true' );
		$job = self::begun( "Título;Categorías\nA;Nueva\n" );
		self::part( $job );
		self::assertSame( 'skip', self::last( $job )['action'] );

		self::assertNull( term_exists( 'Nueva', Program\TAXONOMY ) );
	}
}
