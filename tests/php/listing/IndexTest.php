<?php
/**
 * The index: it has what was written, whoever wrote it, and answers as a look at all programs would.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Admin, Listing, Program};
use ProgramsFilter\Tests\Import\Steps;
use ProgramsFilter\Tests\TestCase;

require_once dirname( __DIR__ ) . '/import/Steps.php';

/** Ways of writing, requests that were cut off, and what views read. */
class IndexTest extends TestCase {
	use Steps {
		set_up as private begin_as_editor;
	}

	/** Programs to come, the next one first. */
	private const COMING = array( 'only' => array( 'cuando' => array( 'proximos' ) ), 'orderBy' => 'next', 'filters' => array( 'buscar' ) );

	/** Before the sessions of all others. */
	private const SOON = '2098-01-07 18:00';

	/**
	 * The program Acuarela: after Coro, in the category "Arte".
	 *
	 * @var int
	 */
	private int $program = 0;

	protected function set_up() {
		$this->begin_as_editor();
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		$facts         = array( 'sessions' => '2099-03-01/2099-03-31 WE 17:00', 'price' => '20 €' );
		$this->program = self::factory()->program->create( compact( 'facts' ) + array( 'categories' => array( 'Arte' ), 'post_author' => get_current_user_id() ) );
		self::program( 'Coro', array( 'sessions' => '2099-02-03 18:00' ) );
		self::program( 'Danza', array( 'sessions' => '2020-02-03 18:00' ) );
		self::program( 'Esgrima', array() );
		self::end_request();
		self::assert_indexed();
	}

	/**
	 * @param array<string, string> $facts  Facts.
	 * @param array<string, mixed>  $fields Fields.
	 */
	private static function program( string $post_title, array $facts, array $fields = array() ): int {
		return self::factory()->program->create( compact( 'post_title', 'facts' ) + $fields );
	}

	/** The tables have all programs as they are, and nothing else. What is read from now on comes from the database. */
	private static function assert_indexed(): void {
		wp_cache_flush();
		self::assertSame( array(), Listing\find_differing_entries() );
		self::assertSame( array(), Listing\query_marked_programs( 1 ) );
		$rows = array( 'spans' => array(), 'words' => array() );
		foreach ( self::column( 'SELECT program FROM %i', 'index' ) as $program ) {
			$entry = Listing\read_index_entry( (int) $program );
			self::assertNotNull( $entry );
			array_push( $rows['spans'], ...str_replace( array( '(', "'", ',', ')' ), '', Listing\get_span_rows( (int) $program, $entry['spans'] ) ) );
			foreach ( $entry['is_open'] ? Listing\encode_words( $entry['words'] ) : array() as $word ) {
				$rows['words'][] = "$program $word";
			}
		}
		self::assertEqualsCanonicalizing( $rows['spans'], self::column( "SELECT CONCAT_WS(' ', program, criterion, low, high, since) FROM %i", 'spans' ) );
		self::assertEqualsCanonicalizing( $rows['words'], self::column( "SELECT CONCAT_WS(' ', program, word) FROM %i", 'words' ) );
		wp_cache_flush();
	}

	/**
	 * @param literal-string          $sql   With a table.
	 * @param 'index'|'spans'|'words' $table Table.
	 * @return list<string|null>
	 */
	private static function column( string $sql, string $table ): array {
		return array_values( self::database()->get_col( self::database()->prepare( $sql, Listing\get_index_table( $table ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- As it is written here.
	}

	/**
	 * Cards of a listing, as this request sees them.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $words      What is searched.
	 * @return list<string>
	 */
	private static function cards( array $attributes = self::COMING, string $words = '' ): array {
		return self::markup( $attributes, '' === $words ? '' : 'buscar=' . rawurlencode( $words ) )->cards();
	}

	/** @return array<string, array<string>> */
	private static function row( int $program ): array {
		return (array) self::database()->get_row( self::database()->prepare( 'SELECT * FROM %i WHERE program = %d', Listing\get_index_table( 'index' ), $program ), 'ARRAY_A' );
	}

	/**
	 * Sends the form of facts.
	 *
	 * @param array<string, string> $facts  Facts.
	 * @param array<string, mixed>  $fields Other fields.
	 */
	private static function send( int $id, array $facts, array $fields = array() ): void {
		$_POST    = wp_slash(
			$fields + array(
				'post_ID'           => (string) $id,
				'post_type'         => Program\POST_TYPE,
				Program\FORM_FIELDS => $facts,
				Program\FORM_NONCE  => wp_create_nonce( Program\get_facts_nonce_action( $id ) ),
			)
		);
		$_REQUEST = $_POST;
	}

	/** Follows the link "Duplicate". */
	private static function duplicate( int $id ): void {
		$_GET     = array( 'program' => (string) $id, '_wpnonce' => wp_create_nonce( Admin\DUPLICATE_ACTION . "_$id" ) );
		$_REQUEST = $_GET;
		self::kill_at( 'wp_redirect', static fn() => do_action( 'admin_post_' . Admin\DUPLICATE_ACTION ) );
	}

	/** @return iterable<string, array{callable(int): mixed, array<string, list<string>>}> What is done to Acuarela; titles by what is searched. */
	public function ways(): iterable {
		$soon    = array( 'pfilter_sessions' => self::SOON );
		$earlier = array( '' => array( 'Acuarela', 'Coro' ) );
		$gone    = array( '' => array( 'Coro' ), 'acuarela' => array() );
		$there   = array( '' => array( 'Coro', 'Acuarela' ) );
		yield 'the block editor' => array( static fn( int $id ) => self::rest( 'PUT', "/wp/v2/programas/$id", array( 'title' => 'Óleo', 'meta' => $soon ) ), array( '' => array( 'Óleo', 'Coro' ), 'oleo' => array( 'Óleo' ) ) );
		yield 'a new one in the block editor' => array( static fn() => self::rest( 'POST', '/wp/v2/programas', array( 'title' => 'Fotografía', 'status' => 'publish', 'meta' => $soon ) ), array( '' => array( 'Fotografía', 'Coro', 'Acuarela' ) ) );
		yield 'the classic editor' => array(
			static function ( int $id ): void {
				self::send( $id, array( 'sessions' => self::SOON ), array( 'post_title' => 'Óleo', 'post_status' => 'publish' ) );
				edit_post();
			},
			array( '' => array( 'Óleo', 'Coro' ) ),
		);
		yield 'quick edit' => array(
			static function ( int $id ): void {
				self::send( $id, array( 'price' => '0 €' ) );
				Admin\reject_invalid_quick_edit();
				wp_update_post( array( 'ID' => $id ) );
			},
			array( 'gratis' => array( 'Acuarela' ) ),
		);
		yield 'bulk edit' => array(
			static function ( int $id ): void {
				self::send( $id, array( 'price' => '0 €' ), array( '_status' => '-1', 'bulk_edit' => 'Update', 'post' => array( (string) $id ), '_wpnonce' => wp_create_nonce( 'bulk-posts' ) ) );
				bulk_edit_posts( $_POST );
			},
			array( 'gratis' => array( 'Acuarela' ) ),
		);
		yield 'metadata alone' => array( static fn( int $id ) => update_post_meta( $id, 'pfilter_sessions', self::SOON ), $earlier );
		yield 'metadata that is deleted' => array( static fn( int $id ) => delete_post_meta( $id, 'pfilter_sessions' ), array( '' => array( 'Coro' ), 'acuarela' => array() ) );
		yield 'metadata that is deleted everywhere' => array( static fn() => delete_post_meta_by_key( 'pfilter_sessions' ), array( '' => array() ) );
		yield 'metadata by its own ID' => array(
			static function ( int $id ): void {
				$meta = self::database()->get_var( self::database()->prepare( 'SELECT meta_id FROM %i WHERE post_id = %d AND meta_key = %s', self::database()->postmeta, $id, 'pfilter_sessions' ) );
				update_metadata_by_mid( 'post', (int) $meta, self::SOON );
			},
			$earlier,
		);
		yield 'terms' => array( static fn( int $id ) => wp_set_object_terms( $id, 'Cerámica', Program\TAXONOMY ), array( 'ceramica' => array( 'Acuarela' ), 'arte' => array() ) );
		yield 'a revision' => array(
			static function ( int $id ): void {
				update_post_meta( $id, 'pfilter_sessions', self::SOON );
				wp_update_post( array( 'ID' => $id, 'post_content' => 'Primero' ) );
				update_post_meta( $id, 'pfilter_sessions', '2099-05-05' );
				wp_update_post( array( 'ID' => $id, 'post_content' => 'Segundo' ) );
				self::end_request();
				self::assertSame( array( 'Coro', 'Acuarela' ), self::cards() );
				wp_restore_post_revision( (int) max( array_keys( array_filter( wp_get_post_revisions( $id ), static fn( \WP_Post $one ): bool => 'Primero' === $one->post_content ) ) ) );
			},
			$earlier,
		);
		yield 'the trash' => array( static fn( int $id ) => wp_trash_post( $id ), $gone );
		yield 'the trash and back' => array(
			static function ( int $id ): void {
				wp_trash_post( $id );
				self::end_request();
				wp_untrash_post( $id );
				wp_publish_post( $id );
			},
			$there,
		);
		yield 'deletion' => array( static fn( int $id ) => wp_delete_post( $id, true ), $gone );
		yield 'a draft' => array( static fn( int $id ) => wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) ), $gone );
		yield 'a draft that is changed and published' => array(
			static function ( int $id ): void {
				wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
				self::end_request();
				update_post_meta( $id, 'pfilter_sessions', self::SOON );
				self::end_request();
				wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
			},
			$earlier,
		);
		yield 'a private one' => array( static fn( int $id ) => wp_update_post( array( 'ID' => $id, 'post_status' => 'private' ) ), $gone );
		yield 'a password' => array( static fn( int $id ) => wp_update_post( array( 'ID' => $id, 'post_password' => 'x' ) ), $gone );
		yield 'a password and none' => array(
			static function ( int $id ): void {
				wp_update_post( array( 'ID' => $id, 'post_password' => 'x' ) );
				self::end_request();
				wp_update_post( array( 'ID' => $id, 'post_password' => '' ) );
			},
			$there,
		);
		yield 'a scheduled one whose hour comes' => array(
			static function (): void {
				$later = gmdate( 'Y-m-d H:i:s', time() + 7200 );
				$id    = self::program( 'Futuro', array( 'sessions' => self::SOON ), array( 'post_status' => 'future', 'post_date' => $later, 'post_date_gmt' => $later ) );
				self::end_request();
				self::assertSame( array( 'Coro', 'Acuarela' ), self::cards() );
				wp_publish_post( $id );
			},
			array( '' => array( 'Futuro', 'Coro', 'Acuarela' ) ),
		);
		yield 'a copy that is published' => array(
			static function ( int $id ): void {
				self::duplicate( $id );
				self::end_request();
				self::assertSame( array( 'Coro', 'Acuarela' ), self::cards() );
				$copy = get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'draft', 'fields' => 'ids' ) );
				self::assertCount( 1, $copy );
				wp_update_post( array( 'ID' => $copy[0], 'post_title' => 'Copia', 'post_status' => 'publish', 'meta_input' => array( 'pfilter_sessions' => self::SOON ) ) );
			},
			array( '' => array( 'Copia', 'Coro', 'Acuarela' ), 'arte' => array( 'Copia', 'Acuarela' ) ),
		);
		yield 'copies of the next season' => array(
			static function ( int $id ): void {
				set_current_screen( 'edit-' . Program\POST_TYPE );
				Admin\handle_season_action( '', Admin\SEASON_ACTION, array( $id ) );
				Admin\continue_season();
				self::end_request();
				$copy = get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'draft', 'fields' => 'ids' ) );
				self::assertCount( 1, $copy );
				wp_publish_post( $copy[0] );
			},
			array( '' => array( 'Coro', 'Acuarela', 'Acuarela' ) ),
		);
		yield 'a category that is renamed' => array( static fn() => wp_update_term( get_term_by( 'slug', 'arte', Program\TAXONOMY )->term_id, Program\TAXONOMY, array( 'name' => 'Cerámica' ) ), array( 'ceramica' => array( 'Acuarela' ), 'arte' => array() ) );
		yield 'a category that is deleted' => array( static fn() => wp_delete_term( get_term_by( 'slug', 'arte', Program\TAXONOMY )->term_id, Program\TAXONOMY ), array( '' => array( 'Coro', 'Acuarela' ), 'arte' => array() ) );
		yield 'a category above that is renamed' => array(
			static function ( int $id ): void {
				$above = self::factory()->term->create( array( 'name' => 'Encima' ) );
				wp_update_term( get_term_by( 'slug', 'arte', Program\TAXONOMY )->term_id, Program\TAXONOMY, array( 'parent' => $above ) );
				self::end_request();
				self::assertSame( array( 'Acuarela' ), self::cards( self::COMING, 'encima' ) );
				wp_update_term( $above, Program\TAXONOMY, array( 'name' => 'Cerámica' ) );
			},
			array( 'ceramica' => array( 'Acuarela' ), 'encima' => array() ),
		);
		yield 'days off' => array(
			static function (): void {
				self::program( 'Baile', array( 'sessions' => '2099-01-01/2099-03-31 TU 18:00' ) );
				self::end_request();
				self::assertSame( array( 'Baile', 'Coro', 'Acuarela' ), self::cards() );
				update_option( Program\DAYS_OFF_OPTION, '2099-01-01/2099-02-28 Obras' );
			},
			array( '' => array( 'Coro', 'Baile', 'Acuarela' ) ),
		);
		yield 'an import' => array( static fn() => self::import( "Título;Sesiones;Estado\nTaller;7/1/2098 18:00;publicado\nAcuarela;8/1/2098 18:00;publicado\n" ), array( '' => array( 'Taller', 'Acuarela', 'Coro' ) ) );
		yield 'an import that is taken back' => array(
			static function (): void {
				$key = self::import( "Título;Sesiones;Estado\nTaller;7/1/2098 18:00;publicado\nAcuarela;8/1/2098 18:00;publicado\n" );
				self::end_request();
				self::assertSame( array( 'Taller', 'Acuarela', 'Coro' ), self::cards() );
				self::undo( $key );
			},
			$there,
		);
		yield 'the order by hand' => array(
			static function ( int $id ): void {
				$shown = array_keys( Program\get_order_numbers() );
				self::assertSame( 200, self::rest( 'POST', '/programs-filter/v1/order', array( 'shown' => $shown, 'wanted' => array_reverse( $shown ) ) )->get_status() );
			},
			$there,
		);
		yield 'a title' => array( static fn( int $id ) => wp_update_post( array( 'ID' => $id, 'post_title' => 'Óleo' ) ), array( '' => array( 'Coro', 'Óleo' ), 'oleo' => array( 'Óleo' ), 'acuarela' => array() ) );
		yield 'another type of post' => array(
			static function ( int $id ): void {
				self::assertInstanceOf( \WP_Post::class, get_post( $id ) );
				set_post_type( $id, 'page' );
			},
			$gone,
		);
		yield 'a page that becomes a program' => array( static fn() => set_post_type( self::factory()->post->create( array( 'post_type' => 'page', 'post_title' => 'Taller' ) ), Program\POST_TYPE ), $there );
		yield 'formats of dates and the time zone' => array(
			static function (): void {
				foreach ( array( 'date_format' => 'F j, Y', 'time_format' => 'g:i a', 'timezone_string' => 'America/Lima', 'start_of_week' => '0' ) as $name => $value ) {
					update_option( $name, $value );
				}
			},
			$there,
		);
		yield 'a picture' => array( static fn( int $id ) => set_post_thumbnail( $id, self::factory()->picture->create() ), $there );
	}

	/**
	 * @dataProvider ways
	 * @param callable(int): mixed         $write What is done to Acuarela.
	 * @param array<string, list<string>>  $shown Titles, by what is searched.
	 */
	public function test_what_was_written_is_in_the_index_at_the_end_of_the_request( callable $write, array $shown ): void {
		$write( $this->program );
		self::end_request();
		self::assert_indexed();

		foreach ( $shown as $words => $titles ) {
			self::assertSame( $titles, self::cards( self::COMING, (string) $words ), (string) $words );
		}
	}

	public function test_content_of_another_plugin_is_indexed_by_its_own_metadata(): void {
		register_post_type( 'curso', array( 'public' => true ) );
		add_filter( 'programs_filter_content', static fn( array $content ): array => $content + array( 'curso' => array( 'taxonomy' => '', 'facts' => array( 'start' => 'fecha' ) ) ) );
		$curso = self::factory()->post->create( array( 'post_type' => 'curso', 'post_title' => 'Guitarra', 'meta_input' => array( 'fecha' => '20980107', 'aforo' => '7' ) ) );
		self::end_request();
		self::assert_indexed();
		self::assertSame( array( 'Guitarra', 'Coro', 'Acuarela' ), self::cards() );

		foreach ( array( 'fecha' => '20990215', 'aforo' => '8' ) as $key => $value ) {
			update_post_meta( $curso, $key, $value );
			self::end_request();
			self::assert_indexed();
			self::assertSame( array( 'Coro', 'Guitarra', 'Acuarela' ), self::cards() );
		}
		delete_metadata( 'post', 0, 'fecha', '', true );
		self::end_request();
		self::assert_indexed();
		self::assertSame( array( 'Coro', 'Acuarela' ), self::cards() );
	}

	public function test_what_passes_wordpress_by_is_found_at_night_or_by_the_command(): void {
		$posts = self::database()->posts;
		self::database()->update( $posts, array( 'post_title' => 'Óleo', 'post_modified_gmt' => '2031-01-01 10:00:00' ), array( 'ID' => $this->program ) );
		wp_cache_flush();
		self::assertSame( array( $this->program ), Listing\query_differing_programs() );
		self::assertTrue( Listing\check_index() );
		self::assert_indexed();
		self::assertSame( array( 'Óleo' ), self::cards( self::COMING, 'oleo' ) );

		foreach ( array( array( $posts, array( 'post_status' => 'draft' ), 'ID' ), array( $posts, array( 'post_status' => 'publish' ), 'ID' ) ) as list( $table, $fields, $key ) ) {
			self::database()->update( $table, $fields, array( $key => $this->program ) );
			wp_cache_flush();
			self::assertTrue( Listing\check_index() );
			self::assert_indexed();
		}
		self::database()->update( self::database()->postmeta, array( 'meta_value' => self::SOON ), array( 'post_id' => $this->program, 'meta_key' => 'pfilter_sessions' ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- Columns of a row.
		wp_cache_flush();
		self::assertFalse( Listing\check_index() );
		self::assertSame( array( $this->program ), Listing\find_differing_entries() );
		Listing\rebuild_index();
		Listing\index_batch();
		self::assert_indexed();
		self::assertSame( array( 'Óleo', 'Coro' ), self::cards() );
	}

	public function test_a_request_that_announces_nothing_indexes_all_the_same(): void {
		add_filter( 'programs_filter_announces_changes', '__return_false' );
		update_post_meta( $this->program, 'pfilter_sessions', self::SOON );
		self::end_request();

		self::assert_indexed();
		self::assertSame( array( 'Acuarela', 'Coro' ), self::cards() );
	}

	public function test_a_request_indexes_as_many_as_it_may_and_the_next_batches_the_rest(): void {
		wp_clear_scheduled_hook( Listing\INDEX_EVENT );
		$ids = array();
		foreach ( range( 1, Listing\INDEX_BATCH + 3 ) as $number ) {
			$ids[] = self::factory()->post->create( array( 'post_type' => Program\POST_TYPE, 'post_title' => "P $number", 'meta_input' => array( 'pfilter_sessions' => '2097-01-07' ) ) );
		}
		// Those of a request that was cut off.
		Listing\index_program( $ids[0] );
		Listing\mark_programs( array_slice( $ids, 0, 3 ) );
		self::end_request();
		Listing\mark_programs( array_slice( $ids, 0, 3 ) );
		update_post_meta( $this->program, 'pfilter_place', 'Sala' );
		self::end_request();
		wp_cache_flush();
		self::assertCount( 3, Listing\query_marked_programs( Listing\INDEX_BATCH ) );
		self::assertIsInt( wp_next_scheduled( Listing\INDEX_EVENT ) );
		$all = Listing\INDEX_BATCH + 5;
		self::assertCount( $all, self::cards() );
		do_action( Listing\INDEX_EVENT );
		self::assertSame( 0, Listing\index_batch() );
		self::assert_indexed();
		self::assertCount( $all, self::cards() );

		// What all say: many rows are old until the next batch.
		update_option( Program\DAYS_OFF_OPTION, '2099-02-03/2099-02-03' );
		self::assertCount( $all + 2, Listing\query_marked_programs( 1000 ), 'All are marked at once.' );
		wp_cache_flush();
		$read = array();
		$see  = static function ( string $text, \WP_Post $post ) use ( &$read ): string {
			$read[ $post->ID ] = true;

			return $text;
		};
		add_filter( 'programs_filter_search_text', $see, 10, 2 );
		self::assertCount( $all, self::rendered() );
		remove_filter( 'programs_filter_search_text', $see );
		self::assertLessThanOrEqual( 2 * Listing\MAX_UNINDEXED, count( $read ) );

		// The end of all comes.
		wp_clear_scheduled_hook( Listing\INDEX_EVENT );
		self::database()->update( Listing\get_index_table( 'spans' ), array( 'high' => Listing\get_site_minute() - 30 ), array( 'criterion' => Listing\RUN ) );
		update_option( Listing\CLOCK_OPTION, time() - 3600 );
		Listing\set_clock();
		self::assertIsInt( wp_next_scheduled( Listing\INDEX_EVENT ) );
	}

	/** @return list<string> Cards as another request sees them meanwhile. */
	private static function rendered( string $query = '' ): array {
		$_SERVER['QUERY_STRING'] = $query;
		self::begin_page();

		return ( new \ProgramsFilter\Tests\Markup( do_blocks( self::block( self::COMING ) ) ) )->cards();
	}

	public function test_a_view_shows_a_marked_program_as_it_is_and_writes_nothing(): void {
		self::database()->update( self::database()->postmeta, array( 'meta_value' => self::SOON ), array( 'post_id' => $this->program, 'meta_key' => 'pfilter_sessions' ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- Columns of a row.
		self::database()->update( self::database()->posts, array( 'post_title' => 'Óleo' ), array( 'ID' => $this->program ) );
		Listing\mark_programs( array( $this->program ) );
		$writes = array();
		add_filter(
			'query',
			static function ( string $query ) use ( &$writes ): string {
				$writes = array_merge( $writes, preg_grep( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)/i', array( $query ) ) );

				return $query;
			}
		);
		wp_cache_flush();
		self::assertSame( array( 'Óleo', 'Coro' ), self::rendered() );
		self::assertSame( array( 'Óleo' ), self::rendered( 'buscar=oleo' ) );
		$this->go_to( '/?s=oleo' );
		self::assertSame( array( 'Óleo' ), array_column( $GLOBALS['wp_query']->posts, 'post_title' ) );
		self::rest( 'GET', '/wp/v2/programas', array( 'buscar' => 'oleo', 'cuando' => 'proximos' ) );
		self::assertSame( array(), $writes );
	}

	/** @return iterable<string, array{callable(): array<mixed>, list<string>}> Titles that a request finds. */
	public function requests(): iterable {
		$rest  = static fn( array $parameters ): array => array_column( array_column( self::rest( 'GET', '/wp/v2/programas', array( 'orderby' => 'next' ) + $parameters )->get_data(), 'title' ), 'rendered' );
		$found = function ( string $query ): array {
			$this->go_to( "/?$query" );
			$titles = array_column( $GLOBALS['wp_query']->posts, 'post_title' );
			sort( $titles );

			return $titles;
		};
		yield 'by time' => array( static fn(): array => self::cards( array( 'only' => array( 'cuando' => array( 'terminados' ) ) ) ), array( 'Danza' ) );
		yield 'by order' => array( static fn(): array => self::cards( array( 'orderBy' => 'next' ) ), array( 'Coro', 'Acuarela', 'Esgrima', 'Danza' ) );
		yield 'by order and a category' => array( static fn(): array => self::cards( array( 'only' => array( 'categoria' => array( 'arte' ) ), 'orderBy' => 'next' ) ), array( 'Acuarela' ) );
		yield 'the first by order' => array( static fn(): array => self::cards( array( 'orderBy' => 'next', 'limit' => 3 ) ), array( 'Coro', 'Acuarela', 'Esgrima' ) );
		yield 'by a price' => array( static fn(): array => self::cards( array( 'only' => array( 'precio' => array( '20' ) ) ) ), array( 'Acuarela' ) );
		yield 'by words' => array( static fn(): array => self::cards( array( 'filters' => array( 'buscar' ) ), 'arte marzo' ), array( 'Acuarela' ) );
		yield 'by words without an accent' => array( static fn(): array => self::cards( array( 'filters' => array( 'buscar' ) ), 'miercol' ), array( 'Acuarela' ) );
		yield 'REST by time' => array( static fn(): array => $rest( array( 'cuando' => 'proximos' ) ), array( 'Coro', 'Acuarela' ) );
		yield 'REST by words' => array( static fn(): array => $rest( array( 'buscar' => 'miercoles' ) ), array( 'Acuarela' ) );
		yield 'the search of the site' => array( fn(): array => $found( 's=mi%C3%A9rcoles' ), array( 'Acuarela' ) );
		yield 'the search of the site, two words' => array( fn(): array => $found( 's=acuarela+arte' ), array( 'Acuarela' ) );
	}

	/**
	 * @dataProvider requests
	 * @param callable(): array<mixed> $find   Request.
	 * @param list<string>             $titles Titles.
	 */
	public function test_it_finds_the_same_without_an_index( callable $find, array $titles ): void {
		foreach ( array( Listing\INDEX_READY, Listing\INDEX_REFUSED ) as $state ) {
			Listing\set_index_state( $state );
			wp_cache_flush();
			self::assertSame( $titles, $find(), $state );
		}
	}

	public function test_a_program_that_others_change_while_it_is_indexed_stays_marked(): void {
		$once = function ( string $text ) use ( &$once ): string {
			remove_filter( 'programs_filter_search_text', $once );
			self::database()->update( self::database()->posts, array( 'post_title' => 'Óleo' ), array( 'ID' => $this->program ) );
			Listing\mark_programs( array( $this->program ) );

			return $text;
		};
		add_filter( 'programs_filter_search_text', $once );
		Listing\index_program( $this->program );
		self::assertSame( array( $this->program ), Listing\query_marked_programs( 9 ) );
		wp_cache_flush();
		self::assertSame( array( 'Óleo' ), self::rendered( 'buscar=oleo' ) );
		Listing\index_batch();
		self::assert_indexed();
	}

	public function test_a_program_that_is_indexed_twice_at_once_is_as_the_later_one_has_it(): void {
		$spans = Listing\get_index_table( 'spans' );
		// The other one has removed a session and is done when this one inserts what it has read before.
		$once = function ( string $query ) use ( &$once, $spans ): string {
			if ( ! str_starts_with( $query, "INSERT IGNORE INTO $spans" ) ) {
				return $query;
			}
			remove_filter( 'query', $once );
			self::database()->update( self::database()->postmeta, array( 'meta_value' => '2099-03-04 17:00' ), array( 'post_id' => $this->program, 'meta_key' => 'pfilter_sessions' ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- Columns of a row.
			Listing\index_program( $this->program );

			return $query;
		};
		update_post_meta( $this->program, 'pfilter_price', '30 €' );
		add_filter( 'query', $once );
		Listing\index_program( $this->program );
		while ( Listing\index_batch() > 0 ) {
			continue;
		}
		self::assert_indexed();
	}

	public function test_a_row_that_a_process_took_and_did_not_give_back_is_written_by_the_next_batch(): void {
		foreach ( array( 'spans', 'words' ) as $name ) {
			self::database()->delete( Listing\get_index_table( $name ), array( 'program' => $this->program ) );
		}
		self::database()->update( Listing\get_index_table( 'index' ), array( 'version' => -12345, 'checksum' => '' ), array( 'program' => $this->program ) );
		wp_cache_flush();
		self::assertSame( array( 'Coro', 'Acuarela' ), self::rendered() );
		self::assertSame( 1, Listing\index_batch() );
		self::assert_indexed();
		self::assertSame( array( 'Acuarela' ), self::cards( self::COMING, 'arte' ) );
	}

	public function test_a_program_that_the_database_refuses_ends_the_batches_and_is_shown(): void {
		$refuse = static fn( string $query ): string => str_starts_with( $query, 'INSERT IGNORE INTO ' . Listing\get_index_table( 'words' ) ) ? 'SELECT 1' : $query;
		add_filter( 'query', $refuse );
		wp_update_post( array( 'ID' => $this->program, 'post_title' => 'Óleo' ) );
		self::end_request();
		Listing\set_index_state( Listing\INDEX_BUILDING );
		self::assertSame( 0, Listing\index_batch() );
		self::assertSame( Listing\INDEX_READY, Listing\get_index_state(), 'A view makes its row.' );
		wp_cache_flush();
		self::assertSame( array( 'Óleo' ), self::rendered( 'buscar=oleo' ) );
		remove_filter( 'query', $refuse );
		self::assertSame( 1, Listing\index_batch() );
		self::assert_indexed();
	}

	public function test_words_are_those_of_the_language_of_the_site_whoever_writes(): void {
		// As the admin of a user with another language.
		switch_to_locale( 'en_US' );
		remove_filter( 'locale', array( $GLOBALS['wp_locale_switcher'], 'filter_locale' ) );
		self::assertSame( array( 'en_US', 'es_ES', 'March' ), array( determine_locale(), get_locale(), $GLOBALS['wp_locale']->get_month( 3 ) ) );
		update_post_meta( $this->program, 'pfilter_price', '0 €' );
		self::end_request();
		$words = explode( ' ', self::row( $this->program )['words'] );

		self::assertSame( array( 'marzo', 'miercoles', 'gratis' ), array_values( array_intersect( array( 'marzo', 'march', 'miercoles', 'wednesdays', 'gratis', 'free' ), $words ) ) );
	}

	public function test_the_index_says_nothing_of_a_reserved_program_and_a_member_finds_it(): void {
		add_filter( 'programs_filter_may_read', fn( bool $may, \WP_Post $post ): bool => $may && ( is_user_logged_in() || $post->ID !== $this->program ), 10, 2 );
		update_post_meta( $this->program, '_reservado', '1' );
		self::end_request();
		self::assert_indexed();
		$of_program = fn( string $columns, string $table ): array => self::database()->get_results( self::database()->prepare( "SELECT $columns FROM %i WHERE program = %d ORDER BY 1", Listing\get_index_table( $table ), $this->program ), 'ARRAY_N' ); // phpcs:ignore WordPress.DB.PreparedSQL -- Names of columns.
		$open       = array( (string) Listing\LOWEST, (string) Listing\HIGHEST );
		self::assertSame( array( array( '.run', ...$open ), array( '.session', (string) Listing\ORDER_UNDATED, $open[1] ) ), $of_program( 'criterion, low, high', 'spans' ) );
		self::assertSame( array(), $of_program( 'word', 'words' ) );
		self::assertSame( array( '-1', 'acuarela', '{"values":[],"names":[]}' ), $of_program( 'version, words, card', 'index' )[0] );

		self::assertSame( array( 'Coro', 'Acuarela' ), self::cards() );
		self::assertSame( array( 'Acuarela' ), self::cards( self::COMING, 'arte' ) );
		wp_set_current_user( 0 );
		self::assertSame( array( 'Coro' ), self::cards() );
		$this->go_to( '/?s=marzo' );
		self::assertSame( array(), $GLOBALS['wp_query']->posts );
	}

	public function test_the_tables_go_with_a_site_of_a_network(): void {
		$prefix = self::database()->prefix;

		self::assertSame( array( 'own', "{$prefix}pfilter_spans", "{$prefix}pfilter_index", "{$prefix}pfilter_words" ), apply_filters( 'wpmu_drop_tables', array( 'own' ), 2 ) );
	}
}
