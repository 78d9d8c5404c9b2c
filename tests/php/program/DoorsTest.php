<?php
/**
 * Every fact through every door: what a person types is stored the same, whoever takes it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Admin, Import, Program};
use ProgramsFilter\Tests\TestCase;

/** The REST API, the classic editor, quick edit, bulk edit, the import, and code. */
class DoorsTest extends TestCase {
	/** What a sheet says instead: it has words for what is chosen. */
	private const IN_A_SHEET = array( 'event_status' => 'cancelado', 'signup_state' => 'lista de espera', 'application' => 'sí', 'places_left' => '0' );

	/** Words and lines that say when a program takes place: sessions, beginning and end that are stored of them. */
	private const WHEN = array(
		'3/3/2099 18:00'                    => array( '2099-03-03 18:00', '2099-03-03T18:00', '2099-03-03' ),
		'3 de marzo de 2099'                => array( '2099-03-03', '2099-03-03', '2099-03-03' ),
		'3/3/2099, de 18:00 a 20:00'        => array( '2099-03-03 18:00-20:00', '2099-03-03T18:00', '2099-03-03T20:00' ),
		'del 3 al 28 de marzo de 2099'      => array( '2099-03-03/2099-03-28', '2099-03-03', '2099-03-28' ),
		'hasta el 31/12/2099'               => array( '../2099-12-31', '', '2099-12-31' ),
		'2099-03-03 10:00/2099-03-05 14:00' => array( '2099-03-03 10:00/2099-03-05 14:00', '2099-03-03T10:00', '2099-03-05T14:00' ),
		'2099-03-03/..'                     => array( '2099-03-03/..', '2099-03-03', '' ),
	);

	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor', 'locale' => 'es_ES' ) ) );
	}

	public function test_every_fact_is_in_the_table(): void {
		self::assertSame( array_keys( Program\get_entered_fact_kinds() ), array_keys( array_diff_key( self::json_table( 'facts' ), Program\DERIVED_FACTS ) ) );
	}

	/**
	 * The table tests/facts.json: what a person types, what is stored, and other facts that come of it. A document is one that there is. And more that
	 * sessions can be.
	 *
	 * @return list<array{string, string, array<string, string>}> Fact, typed, and all that is stored.
	 */
	private static function table(): array {
		$document = (string) self::factory()->post->create( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'application/pdf' ) );
		$rows     = array();
		foreach ( array_diff_key( self::json_table( 'facts' ), Program\DERIVED_FACTS, array( 'documents' => '' ) ) as $fact => $row ) {
			$rows[] = array( $fact, $row['typed'], array( $fact => $row['stored'] ) + ( $row['others'] ?? array() ) );
		}
		$rows[] = array( 'documents', $document, array( 'documents' => $document ) );
		foreach ( self::WHEN as $typed => list( $sessions, $start, $end ) ) {
			$rows[] = array( 'sessions', $typed, array_diff( compact( 'sessions', 'start', 'end' ), array( '' ) ) );
		}

		return $rows;
	}

	/**
	 * Rows of some facts.
	 *
	 * @param list<string> $facts Facts.
	 * @return list<array{string, string, array<string, string>}>
	 */
	private static function rows_of( array $facts ): array {
		return array_values( array_filter( self::table(), static fn( array $row ): bool => in_array( $row[0], $facts, true ) ) );
	}

	/** @return array<string, string> What is stored of a program, by fact. */
	private static function stored( int $program ): array {
		$stored = array();
		foreach ( array_keys( Program\get_fact_kinds() ) as $fact ) {
			$value = get_metadata_raw( 'post', $program, "pfilter_$fact", true );
			if ( null !== $value ) {
				self::assertIsString( $value );
				$stored[ $fact ] = $value;
			}
		}

		return $stored;
	}

	/**
	 * Sends each fact alone to a new program.
	 *
	 * @param list<array{string, string, array<string, string>}> $rows Rows of the table.
	 * @param callable(int, string, string): mixed               $send Sends: program, fact, typed text.
	 */
	private static function assertStored( array $rows, callable $send ): void {
		self::assertNotSame( array(), $rows );
		foreach ( $rows as list( $fact, $typed, $stored ) ) {
			$program = self::factory()->program->create( array( 'post_author' => 1 ) );
			$send( $program, $fact, $typed );
			self::assertEquals( $stored, self::stored( $program ), "$fact: $typed" );
		}
	}

	public function test_the_rest_api(): void {
		self::assertStored(
			self::table(),
			static function ( int $program, string $fact, string $typed ): void {
				$is_flag  = 'boolean' === Program\get_kinds_table()[ Program\get_fact_kinds()[ $fact ] ]['type'];
				$response = self::rest( 'PUT', "/wp/v2/programas/$program", array( 'meta' => array( "pfilter_$fact" => $is_flag ? '1' === $typed : $typed ) ) );
				self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
				// The answer has what is stored.
				$value = $response->get_data()['meta'][ "pfilter_$fact" ];
				self::assertSame( self::stored( $program )[ $fact ], true === $value ? '1' : $value, $fact );
			}
		);
	}

	/**
	 * Fills in a form with one field.
	 *
	 * @param int    $program Program.
	 * @param string $fact    Fact.
	 * @param string $typed   Text.
	 */
	private static function fill_in_form( int $program, string $fact, string $typed ): void {
		$_POST = wp_slash(
			array(
				'post_ID'                  => (string) $program,
				Program\FORM_FIELDS        => array( $fact => $typed ),
				Program\LOADED_FACTS_FIELD => wp_json_encode( array( "pfilter_$fact" => '' ) ),
				Program\FORM_NONCE         => wp_create_nonce( Program\get_facts_nonce_action( $program ) ),
			)
		);
	}

	public function test_the_classic_editor(): void {
		self::assertStored(
			self::table(),
			static function ( int $program, string $fact, string $typed ): void {
				self::fill_in_form( $program, $fact, $typed );
				wp_update_post( array( 'ID' => $program ) );
			}
		);
	}

	public function test_quick_edit(): void {
		self::assertSame( array( 'event_status', 'notice', 'price', 'places_left' ), array_column( Admin\get_quick_edit_fields(), 'fact' ) );
		self::assertStored(
			self::rows_of( Admin\QUICK_EDIT_FACTS ),
			static function ( int $program, string $fact, string $typed ): void {
				self::fill_in_form( $program, $fact, $typed );
				Admin\reject_invalid_quick_edit();
				wp_update_post( array( 'ID' => $program ) );
			}
		);
	}

	public function test_bulk_edit(): void {
		self::assertStored(
			self::rows_of( array_column( Admin\get_bulk_edit_fields(), 'fact' ) ),
			static function ( int $program, string $fact, string $typed ): void {
				$sent     = wp_slash(
					array(
						'post_type'         => Program\POST_TYPE,
						'_status'           => '-1',
						'bulk_edit'         => 'Update',
						'post'              => array( (string) $program ),
						'_wpnonce'          => wp_create_nonce( 'bulk-posts' ),
						Program\FORM_FIELDS => array( $fact => $typed ),
					)
				);
				$_REQUEST = $sent;
				bulk_edit_posts( $sent );
			}
		);
	}

	/**
	 * Imports a row about a program.
	 *
	 * @param int                   $program Program.
	 * @param array<string, string> $cells   Cells by the names of their columns.
	 */
	private static function import( int $program, array $cells ): void {
		$cells = array( 'ID de programa' => (string) $program ) + $cells;
		$path  = wp_tempnam();
		file_put_contents( $path, Import\csv_row( array_keys( $cells ) ) . Import\csv_row( array_values( $cells ) ) );
		$job = Import\go_to_step( Import\begin_job( $path, 'programas.csv' ), 'import' );
		unlink( $path );
		while ( 'done' !== Import\run_part( $job ) ) {
			continue;
		}
		Import\go_to_step( $job, 'done' );
		Import\end_job();
	}

	public function test_the_import(): void {
		self::assertStored(
			self::rows_of( array_diff( array_keys( Program\get_entered_fact_kinds() ), array( 'documents' ) ) ),
			static fn( int $program, string $fact, string $typed ) => self::import( $program, array( Program\get_facts_table()[ $fact ]['sheet'][0] ?? '' => self::IN_A_SHEET[ $fact ] ?? $typed ) )
		);
	}

	/** @return array<string, array{string, string, array{string, string, string}}> Cells of beginning and end; sessions, beginning and end that are stored. */
	public function beginnings_and_ends(): array {
		return array(
			'an hour'      => array( '3/3/2099 18:00', '', array( '2099-03-03 18:00', '2099-03-03T18:00', '2099-03-03' ) ),
			'hours'        => array( '3/3/2099 18:00', '3/3/2099 20:00', array( '2099-03-03 18:00-20:00', '2099-03-03T18:00', '2099-03-03T20:00' ) ),
			'an hour more' => array( '3/3/2099 18:00', '20:00', array( '2099-03-03 18:00-20:00', '2099-03-03T18:00', '2099-03-03T20:00' ) ),
			'a night'      => array( '3/3/2099 22:00', '1:00', array( '2099-03-03 22:00-01:00', '2099-03-03T22:00', '2099-03-04T01:00' ) ),
			'a day'        => array( '3/3/2099', '', array( '2099-03-03', '2099-03-03', '2099-03-03' ) ),
			'days'         => array( '3/3/2099', '28/3/2099', array( '2099-03-03/2099-03-28', '2099-03-03', '2099-03-28' ) ),
			'an end'       => array( '', '2099-12-31', array( '../2099-12-31', '', '2099-12-31' ) ),
		);
	}

	/**
	 * @dataProvider beginnings_and_ends
	 * @param array{string, string, string} $stored Sessions, beginning and end.
	 */
	public function test_the_import_has_columns_of_beginning_and_end( string $start, string $end, array $stored ): void {
		$program = self::factory()->program->create( array( 'post_author' => 1 ) );
		self::import( $program, array( 'Comienza' => $start, 'Termina' => $end ) );

		self::assertEquals( array_diff( array_combine( array( 'sessions', 'start', 'end' ), $stored ), array( '' ) ), self::stored( $program ) );
	}

	public function test_code_is_refused_words(): void {
		$program = self::factory()->program->create();
		foreach ( self::table() as list( $fact, $typed, $stored ) ) {
			if ( in_array( Program\get_fact_kinds()[ $fact ], array( 'sessions', 'url', 'age', 'number' ), true ) && $typed !== $stored[ $fact ] ) {
				self::assertFalse( update_post_meta( $program, "pfilter_$fact", wp_slash( $typed ) ), $fact );
			}
		}
		self::assertSame( array(), self::stored( $program ) );
	}

	public function test_places_that_are_full_leave_none(): void {
		$program = self::factory()->program->create( array( 'facts' => array( 'places' => '20' ), 'post_author' => 1 ) );
		self::rest( 'PUT', "/wp/v2/programas/$program", array( 'meta' => array( 'pfilter_places' => 'Completo' ) ) );

		self::assertSame( array( 'places' => '20', 'places_left' => '0' ), self::stored( $program ) );
	}
}
