<?php
/**
 * What imports make of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program, WordPress};
use ProgramsFilter\Tests\{Markup, TestCase};

require_once __DIR__ . '/Steps.php';

/**
 * Which programs an import creates, changes and leaves.
 *
 * @group contract
 */
class ImportTest extends TestCase {
	use Steps;

	private const SHEET = <<<'CSV'
Título;Texto;Extracto;Categorías;Comienza;Termina;Horario;Lugar;Gratis;Precio;Formulario;Inscripción;Correo;Teléfono;Orden
Acuarela;"<p>Dos
líneas</p>";Corto;Cultura > Arte | Ocio;03/03/2026 18:00;28 de marzo de 2026;Martes;Aula 1;sí;Según renta;www.example.org/a;lista de espera;hola@example.org;600 123 456;3
"Coro ""joven""";;;;;;;Sala <3;no;;;;hola@;doce;
;sin título;;;;;;;;;;;;;

CSV;

	/**
	 * Actions and problems.
	 *
	 * @param list<array<string, mixed>> $lines Rows.
	 * @return list<string>
	 */
	private static function words( array $lines ): array {
		return array_map( static fn( array $line ): string => rtrim( "{$line['action']} {$line['says']}" ), $lines );
	}

	public function test_a_check_writes_nothing_and_importing_again_changes_nothing(): void {
		self::checked( self::SHEET );
		self::assertSame( array(), self::programs() );
		self::assertSame( 0, (int) wp_count_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false ) ) );

		self::assertSame( array( 'create', 'create', 'skip Título: Escribe un título.' ), self::words( self::done( self::SHEET, array( 'status' => 'publish' ) ) ) );
		$programs = self::programs();
		self::assertSame(
			array(
				array(
					'title'        => 'Acuarela',
					'status'       => 'publish',
					'content'      => "<p>Dos\nlíneas</p>",
					'categories'   => 'Cultura > Arte | Ocio',
					'start'        => '2026-03-03T18:00',
					'end'          => '2026-03-24',
					'sessions'     => '2026-03-03/2026-03-28 TU 18:00',
					'place'        => 'Aula 1',
					'price'        => 'Según renta',
					'signup_url'   => 'https://www.example.org/a',
					'signup_state' => 'waiting',
					'email'        => 'hola@example.org',
					'phone'        => '600 123 456',
				),
				array(
					'title'  => 'Coro "joven"',
					'status' => 'publish',
					'notice' => 'Correo electrónico: hola@. Teléfono: doce',
					'place'  => 'Sala <3',
				),
			),
			self::facts()
		);
		self::assertSame( array( 'Corto', 3 ), array( get_post( self::id( 'Acuarela' ) )->post_excerpt ?? '', get_post( self::id( 'Acuarela' ) )->menu_order ?? 0 ) );

		self::assertSame( array( 'same', 'same', 'skip Título: Escribe un título.' ), self::words( self::done( self::SHEET ) ) );
		self::assertSame( $programs, self::programs() );
		self::assertSame( '', self::cells() );
	}

	public function test_an_empty_cell_empties_and_a_column_that_is_missing_does_not(): void {
		$id = self::factory()->program->create(
			array( 'post_title' => 'Coro', 'categories' => array( 'Música' ), 'facts' => array( 'start' => '2026-01-01', 'place' => 'Aula 1', 'price' => '9 €' ) )
		);
		self::assertSame( array( 'change' ), self::words( self::done( "ID de programa;Título;Lugar\n$id;Coro nuevo;\n" ) ) );

		self::assertSame(
			array( array( 'title' => 'Coro nuevo', 'status' => 'publish', 'categories' => 'Música', 'start' => '2026-01-01', 'end' => '2026-01-01', 'sessions' => '2026-01-01', 'price' => '9 €' ) ),
			self::facts()
		);
	}

	public function test_a_program_is_found_by_title_and_beginning_and_a_row_that_repeats_one_is_left_out(): void {
		foreach ( array( '2026-01-01', '2026-02-01' ) as $start ) {
			self::factory()->program->create( array( 'post_title' => 'Coro', 'facts' => compact( 'start' ) + array( 'place' => 'Aula 1' ) ) );
		}
		self::assertSame(
			array( 'change', 'create', 'create', 'skip Repetida: igual que la fila 4.' ),
			self::words( self::done( "Título;Comienza;Lugar;Precio\nCORO;1/2/2026;Aula 1;5 €\nCoro;13/3/2026;Aula 1;5 €\nDanza;1/2/2026;;\nDanza;2026-02-01;;\n", array( 'month_first' => 'no' ) ) )
		);
		self::assertSame(
			array( 'Coro 2026-01-01 ', 'CORO 2026-02-01 5 €', 'Coro 2026-03-13 5 €', 'Danza 2026-02-01 ' ),
			array_map( static fn( array $program ): string => "{$program['title']} {$program['start']} " . ( $program['price'] ?? '' ), self::facts() )
		);
	}

	/**
	 * @dataProvider roles
	 * @param string             $role   Role.
	 * @param list<string>       $may    More capabilities.
	 * @param list<string>       $result What is done with each row.
	 * @param array<int, string> $then   Titles, statuses and categories of the programs.
	 */
	public function test_a_role_may_by_an_import_what_it_may_otherwise( string $role, array $may, array $result, array $then ): void {
		self::factory()->program->create( array( 'post_title' => 'De otra', 'post_author' => 1 ) );
		wp_get_current_user()->set_role( $role );
		array_map( array( wp_get_current_user(), 'add_cap' ), $may );
		self::assertTrue( Import\may_import() );

		self::assertSame( $result, self::words( self::done( "Título;Categorías;Estado;Texto\nNueva;Nunca vista;publicado;<p>a</p><script>b</script>\nDe otra;;borrador;\n" ) ) );
		// Whoever imports, nobody has typed the HTML here.
		self::assertSame( $then, array_map( static fn( array $program ): string => implode( ' | ', $program ), self::facts() ) );
	}

	/** @return array<string, array{string, list<string>, list<string>, list<string>}> */
	public static function roles(): array {
		return array(
			'an editor'                                  => array(
				'editor',
				array(),
				array( 'create', 'change' ),
				array( 'De otra | draft', 'Nueva | publish | <p>a</p> | Nunca vista' ),
			),
			'an administrator, who may write every HTML' => array(
				'administrator',
				array( 'unfiltered_html' ),
				array( 'create', 'change' ),
				array( 'De otra | draft', 'Nueva | publish | <p>a</p> | Nunca vista' ),
			),
			'who edits what others wrote, and publishes nothing' => array(
				'contributor',
				array( 'edit_others_posts' ),
				array(
					'create Publicación: No tienes permiso para publicar: queda sin publicar. Categorías: No hay ninguna categoría «Nunca vista» y no tienes permiso para añadirla.',
					'skip No tienes permiso para editar este programa.',
				),
				array( 'De otra | publish', 'Nueva | pending | <p>a</p>' ),
			),
		);
	}

	public function test_a_contributor_may_import_nothing(): void {
		wp_get_current_user()->set_role( 'contributor' );

		self::assertFalse( Import\may_import() );
		self::assertStringContainsString( 'no tienes permisos para importar programas.', self::page() );
	}

	public function test_what_the_row_does_not_say_stays_as_a_person_wrote_it_who_may_more(): void {
		$content = '<iframe src="https://example.org/?a=1&b=\\"></iframe>';
		kses_remove_filters();
		self::factory()->program->create( array( 'post_title' => 'A <b>&', 'post_content' => $content ) );
		wp_get_current_user()->add_cap( 'unfiltered_html', false );
		kses_init();
		self::assertSame( array( 'change' ), self::words( self::done( "Título;Lugar\nA <b>&;Aula\n" ) ) );

		self::assertSame( array( array( 'title' => 'A <b>&', 'status' => 'publish', 'content' => $content, 'place' => 'Aula' ) ), self::facts() );
	}

	public function test_who_listens_to_a_program_that_is_written_finds_it_whole(): void {
		$picture = self::factory()->post->create(
			array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg', 'meta_input' => array( '_wp_attached_file' => '2026/01/cartel.jpg' ) )
		);
		$heard   = array();
		$saves   = 0;
		add_action(
			'save_post_' . Program\POST_TYPE,
			static function () use ( &$saves ): void {
				++$saves;
			}
		);
		add_action(
			'wp_after_insert_post',
			static function ( int $id, \WP_Post $post, bool $is_update, ?\WP_Post $before ) use ( &$heard, $picture ): void {
				$words = array(
					$is_update && null !== $before ? 'changed' : 'new',
					Import\categories_of_program( $id ),
					get_post_thumbnail_id( $id ) === $picture ? 'with its picture' : 'without',
					Program\program_facts( $id )['place'],
				);
				// Not its revisions.
				if ( Program\POST_TYPE === $post->post_type ) {
					$heard[] = implode( ', ', $words );
				}
			},
			10,
			4
		);
		foreach ( array( 'Aula;Arte', 'Patio;Arte', 'Patio;Danza', 'Patio;Danza' ) as $cells ) {
			self::done( "Título;Imagen;Lugar;Categorías\nA;cartel.jpg;$cells\n" );
		}

		self::assertSame( array( 'new, Arte, with its picture, Aula', 'changed, Arte, with its picture, Patio', 'changed, Danza, with its picture, Patio' ), $heard );
		self::assertSame( 3, $saves );
	}

	/**
	 * The fields of the form as the page has them, with its slashes.
	 *
	 * @return array<mixed>
	 */
	private static function fields(): array {
		$page   = new Markup( self::page() );
		$fields = array();
		foreach ( array_merge( $page->all( 'input[name]' ), $page->all( 'select[name]' ) ) as $field ) {
			$is_shown = 'radio' !== $field->getAttribute( 'type' ) || $field->hasAttribute( 'checked' );
			$value    = $field->getAttribute( 'value' );
			foreach ( $field->getElementsByTagName( 'option' ) as $option ) {
				$value = $option->hasAttribute( 'selected' ) ? $option->getAttribute( 'value' ) : $value;
			}
			$fields += $is_shown ? array( $field->getAttribute( 'name' ) => $value ) : array();
		}
		wp_parse_str( http_build_query( $fields ), $sent );

		return wp_slash( $sent );
	}

	/**
	 * @dataProvider sheets_without_questions
	 * @param string $sheet Sheet.
	 */
	public function test_what_the_page_has_chosen_by_itself_is_no_answer_and_one_click_imports( string $sheet ): void {
		self::checked( $sheet );
		$_POST = self::fields();
		self::assertArrayHasKey( 'header', $_POST );
		Import\do_step_action( self::job(), 'import' );

		self::assertSame( 'import', self::job()->step );
	}

	/** @return array<string, array{string}> */
	public static function sheets_without_questions(): array {
		return array(
			'plain'                   => array( "Título;Lugar\nA;B\n" ),
			'a title above'           => array( "Programación;;\n\nTítulo;Lugar\nA;B\n" ),
			'sections'                => array( "Título;Lugar;Precio\nMÚSICA;;\nA;B;3 €\nC;D;4 €\n" ),
			'may be sections'         => array( "Título;Lugar;Precio\nMúsica;;\nA;B;3 €\nC;D;4 €\n" ),
			'days that tell'          => array( "Título;Comienza\nA;3/4/2099\nB;13/4/2099\n" ),
			'the second of two pages' => array(
				"{\"format\":\"programs-filter-sheet\"}\n{\"page\":\"Instrucciones\"}\n[1,[\"Rellena una fila\"]]\n{\"page\":\"Hoja\"}\n[1,[\"Título\",\"Lugar\"]]\n[2,[\"A\",\"B\"]]\n",
			),
		);
	}

	public function test_a_column_that_is_chosen_stays_chosen_beside_what_the_page_has_chosen(): void {
		self::checked( "Título;Dónde nos vemos\nA;B\n" );
		$fields            = self::fields();
		$fields['columns'] = array( 'title', 'place' );
		$_POST             = $fields;
		Import\do_step_action( self::job(), 'check' );

		self::assertSame( array( 'title', 'place' ), self::job()->columns );
	}

	public function test_categories_are_found_and_added_by_their_path(): void {
		self::factory()->term->create( array( 'name' => 'Artes & oficios' ) );
		self::factory()->term->create( array( 'name' => 'Danza', 'parent' => self::factory()->term->create( array( 'name' => 'Cultura' ) ) ) );
		$csv = "Título;Categorías\nA;\"Cultura > Música > Coral | danza; artes &amp; oficios\"\nB;CULTURA>musica\nC;Uno \\> dos \\| tres\nD;\n"
			. "E;\"Fiestas, Música\"\nF;\"Teatro, danza y circo\"\nG;Fiestas / Nuevas\nH;\"fiestas, danza\"\nI;\"Fiestas\\, ferias\"\n";
		self::assertSame( array_fill( 0, 9, 'create' ), self::words( self::done( $csv ) ) );
		$count = wp_count_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false ) );

		self::assertSame(
			array(
				'Artes & oficios | Cultura > Danza | Cultura > Música > Coral',
				'Cultura > Música',
				'Uno \\> dos \\| tres',
				'',
				'Cultura > Música | Fiestas',
				'Teatro\\, danza y circo',
				'Fiestas | Nuevas',
				'Cultura > Danza | Fiestas',
				'Fiestas\\, ferias',
			),
			array_map(
				static function ( array $program ): string {
					$paths = explode( ' | ', $program['categories'] ?? '' );
					sort( $paths );
					return implode( ' | ', $paths );
				},
				self::facts()
			)
		);
		self::assertSame( array_fill( 0, 9, 'same' ), self::words( self::done( $csv ) ) );
		self::assertSame( $count, wp_count_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false ) ) );
	}

	public function test_a_cell_of_categories_that_cannot_be_used_takes_none_away(): void {
		self::factory()->program->create( array( 'post_title' => 'A', 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create( array( 'post_title' => 'B', 'categories' => array( 'Arte' ) ) );

		self::assertSame(
			array_fill( 0, 2, 'same Categorías: Acorta este texto.' ),
			self::words( self::done( "Título;Categorías\nA;" . str_repeat( 'x', 20000 ) . "\nB;" . implode( '>', range( 1, 2000 ) ) . "\n" ) )
		);
	}
}
