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
	/** What a person types, and what is stored; another fact that comes of it. */
	private const FACTS = array(
		'start'          => array( '3/3/2099 18:00', '2099-03-03T18:00' ),
		'end'            => array( '2099-03-28', '2099-03-28' ),
		'sessions'       => array( 'Martes y jueves 17:00-18:30 del 6/10/2099 al 15/10/2099', '2099-10-06/2099-10-15 TU,TH 17:00-18:30', array( 'start' => '2099-10-06T17:00', 'end' => '2099-10-15T18:30' ) ),
		'event_status'   => array( 'cancelled', 'cancelled' ),
		'notice'         => array( ' La profesora  está enferma ', 'La profesora está enferma' ),
		'previous_start' => array( '2099-01-10', '2099-01-10' ),
		'schedule'       => array( 'Cuando se pueda', 'Cuando se pueda' ),
		'place'          => array( 'Aula «1»', 'Aula «1»' ),
		'address'        => array( "Calle d'Or, \\ 1", "Calle d'Or, \\ 1" ),
		'online_url'     => array( 'meet.example/a', 'https://meet.example/a' ),
		'audience'       => array( 'De 8 a 12 años', 'De 8 a 12 años' ),
		'age_from'       => array( '8 años', '8' ),
		'age_to'         => array( '12', '12' ),
		'teacher'        => array( 'Ana "Nita" Ruiz', 'Ana "Nita" Ruiz' ),
		'languages'      => array( 'Español', 'Español' ),
		'price'          => array( '15', '15 €' ),
		'prices'         => array( 'Socios: 10 €; Otros: 20 €', "Socios: 10 €\nOtros: 20 €" ),
		'free'           => array( '1', '1' ),
		'signup_url'     => array( 'docs.google.com/forms/d/1?a=1&b=2', 'https://docs.google.com/forms/d/1?a=1&b=2' ),
		'signup_until'   => array( '1 de marzo de 2099', '2099-03-01' ),
		'signup_state'   => array( 'waiting', 'waiting' ),
		'application'    => array( '1', '1' ),
		'places'         => array( '20 plazas', '20' ),
		'places_left'    => array( 'completo', '0' ),
		'email'          => array( 'mailto:hola@example.org', 'hola@example.org' ),
		'phone'          => array( 'tel:600 123 456', '600 123 456' ),
		'documents'      => array( '', '' ),
	);

	/** What a sheet says instead: it has words for what is chosen. */
	private const IN_A_SHEET = array( 'event_status' => 'cancelado', 'signup_state' => 'lista de espera', 'free' => 'sí', 'application' => 'sí', 'places_left' => '0' );

	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		Import\load();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor', 'locale' => 'es_ES' ) ) );
	}

	public function test_every_fact_is_in_the_table(): void {
		self::assertSame( array_keys( Program\fact_kinds() ), array_keys( self::FACTS ) );
	}

	/**
	 * The table; a document is one that there is.
	 *
	 * @return array<string, array{string, array<string, string>}> By fact: typed, and all that is stored.
	 */
	private static function table(): array {
		$document = (string) self::factory()->post->create( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'application/pdf' ) );
		$table    = array();
		foreach ( array( 'documents' => array( $document, $document ) ) + self::FACTS as $fact => $row ) {
			$table[ $fact ] = array( $row[0], array( $fact => $row[1] ) + ( $row[2] ?? array() ) );
		}

		return $table;
	}

	/** @return array<string, string> What is stored of a program, by fact. */
	private static function stored( int $program ): array {
		$stored = array();
		foreach ( array_keys( Program\fact_kinds() ) as $fact ) {
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
	 * @param array<string, array{string, array<string, string>}> $table Table.
	 * @param callable(int, string, string): mixed                $send  Sends: program, fact, typed text.
	 */
	private static function assertStored( array $table, callable $send ): void {
		foreach ( $table as $fact => list( $typed, $stored ) ) {
			$program = self::factory()->program->create( array( 'post_author' => 1 ) );
			$send( $program, $fact, $typed );
			self::assertEquals( $stored, self::stored( $program ), $fact );
		}
	}

	public function test_the_rest_api(): void {
		self::assertStored(
			self::table(),
			static function ( int $program, string $fact, string $typed ): void {
				$is_flag  = 'boolean' === Program\kinds_table()[ Program\fact_kinds()[ $fact ] ]['type'];
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
				'post_ID'            => (string) $program,
				Program\FORM_FIELDS  => array( $fact => $typed ),
				Program\LOADED_FACTS => wp_json_encode( array( "pfilter_$fact" => '' ) ),
				Program\FORM_NONCE   => wp_create_nonce( Program\facts_form_action( $program ) ),
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
		self::assertSame( array( 'event_status', 'notice', 'price', 'places_left' ), array_column( Admin\quick_edit_fields(), 'fact' ) );
		self::assertStored(
			array_intersect_key( self::table(), array_flip( Admin\QUICK_FACTS ) ),
			static function ( int $program, string $fact, string $typed ): void {
				self::fill_in_form( $program, $fact, $typed );
				Admin\refuse_quick_edit();
				wp_update_post( array( 'ID' => $program ) );
			}
		);
	}

	public function test_bulk_edit(): void {
		self::assertStored(
			array_intersect_key( self::table(), array_column( Admin\bulk_edit_fields(), null, 'fact' ) ),
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

	public function test_the_import(): void {
		self::assertStored(
			array_diff_key( self::table(), array( 'documents' => '' ) ),
			static function ( int $program, string $fact, string $typed ): void {
				$labels = array( 'ID de programa', Program\facts_table()[ $fact ]['sheet'][0] ?? '' );
				$path   = wp_tempnam();
				file_put_contents( $path, Import\csv_row( $labels ) . Import\csv_row( array( (string) $program, self::IN_A_SHEET[ $fact ] ?? $typed ) ) );
				$job = Import\go_to_step( Import\begin_job( $path, 'programas.csv' ), 'import' );
				unlink( $path );
				while ( 'done' !== Import\run_part( $job ) ) {
					continue;
				}
				Import\go_to_step( $job, 'done' );
				Import\end_job();
			}
		);
	}

	public function test_code_stores_what_has_its_stored_form_and_is_refused_words(): void {
		foreach ( self::table() as $fact => list( $typed, $stored ) ) {
			$program = self::factory()->program->create();
			$code    = update_post_meta( $program, "pfilter_$fact", wp_slash( $stored[ $fact ] ) );
			self::assertNotFalse( $code, $fact );
			self::assertSame( array( $fact => $stored[ $fact ] ), self::stored( $program ), $fact );
			if ( in_array( Program\fact_kinds()[ $fact ], array( 'sessions', 'prices', 'url', 'age', 'number' ), true ) && $typed !== $stored[ $fact ] ) {
				self::assertFalse( update_post_meta( $program, "pfilter_$fact", wp_slash( $typed ) ), $fact );
			}
		}
	}

	public function test_places_that_are_full_leave_none(): void {
		$program = self::factory()->program->create( array( 'facts' => array( 'places' => '20' ), 'post_author' => 1 ) );
		self::rest( 'PUT', "/wp/v2/programas/$program", array( 'meta' => array( 'pfilter_places' => 'Completo' ) ) );

		self::assertSame( array( 'places' => '20', 'places_left' => '0' ), self::stored( $program ) );
	}
}
