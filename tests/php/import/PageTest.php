<?php
/**
 * The page of the import.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

require_once __DIR__ . '/Steps.php';

/** Who may send its forms, and what it tells. */
class PageTest extends TestCase {
	use Steps;

	/** Goes on until the import is done. */
	private static function run_import(): Import\Job {
		$job = Import\go_to_step( self::job(), 'import' );
		do {
			$state = Import\run_part( $job, 0 );
		} while ( 'going' === $state );

		return Import\go_to_step( $job, 'done' );
	}

	/**
	 * A column of the report.
	 *
	 * @param string $name Its name.
	 * @return list<string>
	 */
	private static function report( string $name ): array {
		$lines = iterator_to_array( Import\report_csv( self::job() ), false );
		$rows  = array_map( static fn( string $row ): array => str_getcsv( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $row ), ';', '"', '' ), $lines );

		return array_map( 'strval', array_column( array_slice( $rows, 1 ), (int) array_search( $name, $rows[0], true ) ) );
	}

	/** @return array<string, array{string, string, string|null, string}> Role; what the nonce is for; key of the import that the form showed, null for the user's; what comes of it. */
	public function senders(): array {
		return array(
			'a subscriber'                   => array( 'subscriber', Import\IMPORT_ACTION, null, '403, still there' ),
			'an author'                      => array( 'author', Import\IMPORT_ACTION, null, '403, still there' ),
			'an editor with another nonce'   => array( 'editor', 'another', null, '403, still there' ),
			'an editor in an earlier window' => array( 'editor', Import\IMPORT_ACTION, 'of another window', 'other-import, still there' ),
			'an editor'                      => array( 'editor', Import\IMPORT_ACTION, null, 'back' ),
		);
	}

	/** @dataProvider senders */
	public function test_its_forms_are_for_who_may_edit_what_others_wrote_with_a_nonce_of_their_own( string $role, string $nonce, ?string $key, string $outcome ): void {
		$stop = static function ( $message, $title = '', $more = array() ): void {
			throw new \RuntimeException( (string) ( is_array( $more ) ? $more['response'] ?? 500 : $title ) );
		};
		add_filter( 'wp_die_handler', static fn(): callable => $stop );
		add_filter(
			'wp_redirect',
			static function ( string $address ): string {
				wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $parameters );
				throw new \RuntimeException( (string) ( $parameters['problem'] ?? 'back' ) );
			}
		);
		wp_set_current_user( self::factory()->user->create( array( 'role' => $role ) ) );
		$job = self::checked( "Título\nUno\n" );

		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_REQUEST                  = array( '_wpnonce' => wp_create_nonce( $nonce ), Import\ACTION_FIELD => 'end', Import\KEY_FIELD => $key ?? $job->key );
		try {
			Import\act_on_import();
			self::fail( 'The request goes on.' );
		} catch ( \RuntimeException $end ) {
			self::assertSame( $outcome, $end->getMessage() . ( null === Import\current_job() ? '' : ', still there' ) );
		}
	}

	public function test_nobody_else_reaches_its_forms(): void {
		self::assertFalse( has_action( 'admin_post_nopriv_' . Import\IMPORT_ACTION ) );
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'author' ) ) );
		self::assertStringNotContainsString( '<form', self::page() );
	}

	public function test_a_file_so_large_that_php_kept_nothing_of_the_request_is_said_to_be_too_large(): void {
		$address = ( new Markup( self::page() ) )->all( 'form[enctype]' )[0]->getAttribute( 'action' );
		wp_parse_str( (string) wp_parse_url( html_entity_decode( $address ), PHP_URL_QUERY ), $left );
		self::assertSame( array( Import\IMPORT_ACTION, 'upload' ), array( $left['action'], $left[ Import\ACTION_FIELD ] ) );
		self::assertNotFalse( wp_verify_nonce( (string) $left['_wpnonce'], Import\IMPORT_ACTION ) );

		$_FILES                    = array();
		$_SERVER['CONTENT_LENGTH'] = '99999999';
		$this->expectExceptionMessage( 'too-large' );
		Import\uploaded_path( array() );
	}

	public function test_rows_can_be_pasted_in_place_of_a_file(): void {
		self::assertCount( 1, ( new Markup( self::page() ) )->all( 'form[enctype] textarea[name="' . Import\TEXT_FIELD . '"]' ) );

		wp_set_current_user( 1 );
		// As a browser sends what is copied from a spreadsheet.
		$_POST = wp_slash( array( Import\TEXT_FIELD => "Título\tPrecio\r\n\"Yoga \\ 'suave'\"\t25 €\r\n" ) );
		Import\check_rows( Import\begin_sent_import() );

		self::assertSame( 'filas pegadas', self::job()->name );
		self::assertSame( array( "Yoga \\ 'suave'" ), ( new Markup( self::page() ) )->texts( 'tbody .column-title strong' ) );
	}

	public function test_a_form_without_file_and_rows_says_so(): void {
		$_POST = array( Import\TEXT_FIELD => "\r\n" );
		$this->expectExceptionMessage( 'missing' );
		Import\begin_sent_import();
	}

	public function test_a_stopped_import_keeps_its_report(): void {
		$job = self::begun( "Título\nUno\nDos\nTres\n" );
		Import\run_part( $job, 0 );
		Import\do_step_action( $job, 'end' );

		self::assertSame( 'done', self::job()->step );
		self::assertStringContainsString( '1 de 3 filas', self::page() );
		self::assertSame( array( 'Uno' ), self::report( 'Título' ) );
	}

	public function test_the_end_of_an_import_is_that_of_no_other(): void {
		$late  = self::begun( "Título\nCuatro\n" );
		$other = null;
		add_action(
			'wp_after_insert_post',
			static function () use ( &$other ): void {
				// As another request does, of which this one knows nothing.
				$other = $other ?? self::begun( "Título\nCinco\n" );
			}
		);
		Import\advance_job( $late );

		self::assertSame( array( $other->key, 'import' ), array( self::job()->key, self::job()->step ) );
	}

	/** @return array<string, array{string, string, list<string>}> Sheet; category that another plugin refuses; what is said to be new at each row. */
	public function categories(): array {
		$sheet = "Título;Categorías\nA;Cultura > Música | Artes > Música\nB;cultura > musica\nC;Música\nD;Danza > Clásica\n;Nunca\nE;Clásica\n";
		$first = 'Categorías nuevas: Cultura | Cultura > Música';

		return array(
			'all'       => array( $sheet, '', array( $first, '', '', 'Categorías nuevas: Danza | Danza > Clásica', '', '' ) ),
			'a refusal' => array( $sheet, 'Clásica', array( $first, '', '', 'Categoría nueva: Danza', '', '' ) ),
		);
	}

	/**
	 * @dataProvider categories
	 * @param list<string> $said What is said at each row after the import.
	 */
	public function test_new_categories_are_named_before_and_after_each_once( string $sheet, string $refused, array $said ): void {
		$artes = self::factory()->term->create( array( 'name' => 'Artes' ) );
		self::factory()->term->create( array( 'name' => 'Música', 'parent' => $artes ) );
		add_filter( 'pre_insert_term', static fn( string $name ) => $refused === $name ? new \WP_Error( 'refused' ) : $name );
		self::checked( $sheet );
		self::assertStringContainsString( '</strong> Cultura | Cultura > Música | Danza | Danza > Clásica</p>', self::page() );
		self::assertSame( 'Categorías nuevas: Danza | Danza > Clásica', self::report( 'Cambios' )[3] );
		self::run_import();

		self::assertStringContainsString( '</strong> Cultura | Cultura > Música | Danza' . ( '' === $refused ? ' | Danza > Clásica</p>' : '</p>' ), self::page() );
		self::assertSame( $said, self::report( 'Cambios' ) );
	}

	public function test_of_many_new_categories_twenty_are_named_and_the_others_counted(): void {
		$names = array_map( static fn( int $at ): string => "C$at", range( 0, 22 ) );
		self::checked( "Título;Categorías\nA;" . implode( '|', $names ) . "\n" );

		self::assertStringContainsString( implode( ' | ', array_slice( $names, 0, 20 ) ) . ' | y 3 más</p>', self::page() );
		self::assertStringContainsString( 'C22', self::report( 'Cambios' )[0] );
	}

	/** A sheet with a new program, a changed one, one that stays, and a row without a title; each but the third has a problem or a doubt. */
	private static function check_results(): void {
		foreach ( array( 'Otra', 'Igual' ) as $title ) {
			self::factory()->program->create( array( 'post_title' => $title, 'facts' => array( 'place' => 'Aula', 'price' => '25 €', 'signup_state' => 'full' ) ) );
		}
		self::checked( "Título;Lugar;Precio;Inscripción;Correo\nNueva;Aula;30 €;;\nIgual;Aula;25 €;agotadas;\nOtra;Patio;30 €;cerrada;a@\n;Aula;;;\n" );
	}

	public function test_the_programs_are_shown_as_they_will_be_with_what_should_be_looked_at_first(): void {
		self::check_results();
		$page = new Markup( self::page() );

		self::assertSame( array( '', 'Otra', 'Nueva', 'Igual' ), $page->texts( 'tbody .column-title strong' ) );
		self::assertSame( array( 'is-skip', 'is-change', 'is-create', 'is-same' ), array_map( static fn( \DOMElement $words ): string => substr( $words->getAttribute( 'class' ), strlen( 'programs-filter-action ' ) ), $page->all( '.programs-filter-action' ) ) );
		self::assertSame( array( 'Aula', 'Patio', 'Aula', 'Aula' ), $page->texts( 'tbody .column-place' ) );
		self::assertSame(
			array( 'Aviso: – → Correo electrónico: a@', 'Lugar: Aula → Patio', 'Precio: 25 € → 30 €', 'Inscripción: plazas agotadas → cerrada' ),
			array_slice( $page->texts( '.programs-filter-changed' ), 0, 4 )
		);
	}

	/** @return array<string, array{array<string, string>, list<string>}> Parameters of the address; titles. */
	public function views(): array {
		return array(
			'all'               => array( array(), array( '', 'Otra', 'Nueva', 'Igual' ) ),
			'to look at'        => array( array( 'view' => 'look' ), array( '', 'Otra' ) ),
			'new'               => array( array( 'view' => 'create' ), array( 'Nueva' ) ),
			'a search'          => array( array( 's' => 'patio' ), array( 'Otra' ) ),
			'a search of a row' => array( array( 's' => 'IGUAL', 'view' => 'same' ), array( 'Igual' ) ),
			'nothing'           => array( array( 's' => 'nada' ), array() ),
		);
	}

	/**
	 * @dataProvider views
	 * @param array<string, string> $parameters Parameters.
	 * @param list<string>          $titles     Titles of the rows.
	 */
	public function test_its_rows_can_be_chosen_and_searched( array $parameters, array $titles ): void {
		self::check_results();
		$_GET += $parameters;

		self::assertSame( $titles, ( new Markup( self::page() ) )->texts( 'tbody .column-title strong' ) );
	}

	public function test_a_row_opens_with_all_that_is_written(): void {
		self::checked( "Título;Comienza;Correo;Plazas;Enlace de inscripción;Texto;Imagen\nCoro;3/3/2027;a@example.org;12;https://example.org/alta;Canta <b>ya</b>;\n" );
		preg_match( '~<dl>(.*?)</dl>~s', self::page(), $found );

		self::assertSame(
			'Correo electrónico a@example.org Plazas 12 Enlace para inscribirse https://example.org/alta Texto Canta ya Sesiones 3 de marzo de 2027',
			trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( str_replace( '<', ' <', $found[1] ?? '' ) ) ) )
		);
	}

	public function test_of_many_rows_twenty_are_on_a_page(): void {
		$rows = implode( '', array_map( static fn( int $at ): string => "P$at;x@\n", range( 1, 45 ) ) );
		self::checked( "Título;Correo\n$rows" );
		$_REQUEST['paged'] = '3';

		self::assertSame( array( 'P41', 'P42', 'P43', 'P44', 'P45' ), ( new Markup( self::page() ) )->texts( 'tbody .column-title strong' ) );
	}

	public function test_what_was_done_is_told_after_the_import(): void {
		self::check_results();
		self::run_import();

		self::assertSame( array( 'Creado', 'Sin cambios', 'Cambiado', 'No importado' ), self::report( 'Resultado' ) );
		$summary = ( new Markup( self::page() ) )->texts( '.programs-filter-summary' );
		self::assertSame( array( 'Creados: 1 · Cambiados: 1 · Sin cambios: 1 · No importados: 1' ), $summary );
	}

	public function test_programs_that_will_be_drafts_and_those_that_are_over_are_counted(): void {
		self::checked( "Título;Fecha\nA;3/3/2020\nB;nunca\nC;3/3/2099\n", array( 'status' => 'publish' ) );
		$counts = Import\Rows::of( self::job() )->counts();

		self::assertSame( array( 1, 1 ), array( $counts['drafts'], $counts['over'] ) );
		self::assertSame( array( 'B' ), array_slice( ( new Markup( self::page() ) )->texts( 'tbody .column-title strong' ), 0, 1 ) );
	}

	public function test_it_tells_where_a_file_is_chosen_how_several_categories_are_written(): void {
		self::assertStringContainsString( 'Si una celda tiene varias categorías, sepáralas con «|»: Música | Danza.', self::page() );
	}

	/** @return array<string, array{string, string, string}> Tab; its label; what it has. */
	public function tabs(): array {
		return array(
			'import'  => array( '', 'Importar', 'name="programs_filter_file"' ),
			'export'  => array( 'export', 'Exportar', 'programs_filter_do=export' ),
			'past'    => array( 'past', 'Importaciones anteriores', 'Todavía no se ha importado nada.' ),
			'unknown' => array( 'zzz', 'Importar', 'name="programs_filter_file"' ),
		);
	}

	/** @dataProvider tabs */
	public function test_import_export_and_past_imports_are_tabs_of_one_page( string $tab, string $label, string $says ): void {
		$page   = self::page( $tab );
		$markup = new Markup( $page );

		self::assertSame( array( 'Importar', 'Exportar', 'Importaciones anteriores' ), $markup->texts( '.nav-tab' ) );
		self::assertSame( array( $label ), $markup->texts( '.nav-tab[aria-current="page"]' ) );
		self::assertSame( array( 'Importar y exportar' ), $markup->texts( 'h1' ) );
		self::assertStringContainsString( $says, $page );
	}

	public function test_the_other_tabs_are_there_while_an_import_is_under_way_and_undo_waits_for_it(): void {
		self::import( "Título\nUno\n" );
		self::checked( "Título\nDos\n" );

		self::assertStringContainsString( 'programs_filter_do=export', self::page( 'export' ) );
		$past = self::page( 'past' );
		self::assertSame( array( 'Cuando termine la importación en curso' ), ( new Markup( $past ) )->texts( 'td[data-colname="Deshacer"]' ) );
		self::assertStringNotContainsString( 'name="import"', $past );
	}

	public function test_the_menu_names_what_the_page_does(): void {
		Import\add_import_page();

		self::assertContains( 'Importar y exportar', array_column( $GLOBALS['submenu'][ 'edit.php?post_type=' . Program\POST_TYPE ], 0 ) );
	}

	public function test_a_full_disk_is_said_when_a_file_is_sent(): void {
		foreach ( array( UPLOAD_ERR_CANT_WRITE, UPLOAD_ERR_NO_TMP_DIR ) as $error ) {
			try {
				Import\uploaded_path( array( 'error' => $error, 'tmp_name' => '' ) );
				self::fail( 'It was taken.' );
			} catch ( Import\Unusable $reason ) {
				self::assertSame( 'no-room', $reason->getMessage() );
			}
		}
	}

	public function test_pages_of_the_workbook_that_were_not_imported_are_named_at_the_end(): void {
		$rows = array( array( 'Título' ), array( 'Coro' ) );
		self::checked( self::workbook( array( 'Primavera' => $rows, 'Otoño' => $rows ) ) );
		self::run_import();
		$said = Import\missing_parts( self::job() );

		self::assertCount( 1, $said );
		self::assertStringContainsString( 'Otoño', $said[0] );
		self::assertStringNotContainsString( 'Primavera', $said[0] );
		self::assertContains( $said[0], ( new Markup( self::page() ) )->texts( '.notice' ) );
	}

	public function test_what_a_row_would_write_is_shown_only_where_it_is_imported(): void {
		self::checked( "Título;Lugar\nCoro;Aula\n;Patio\n" );

		self::assertCount( 1, ( new Markup( self::page() ) )->all( '.programs-filter-all' ) );
	}
}
