<?php
/**
 * What an organization calls its programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\WordPress;

use ProgramsFilter\{Import, Listing, Program, WordPress};
use ProgramsFilter\Tests\{Markup, TestCase};

require_once \ProgramsFilter\PLUGIN_DIR . '/includes/wordpress/in-own-words.php';

/** The texts of a site with words of its own. */
class OwnWordsTest extends TestCase {
	/** "Program" in all languages of the plugin, but the plugin's name and the shortcode. */
	private const PROGRAM = '/(?<![\p{L}\[])program(?:s|a|es|as|[ae](?:k|n|r|t(?!u))\p{L}*)?(?![\p{L}\]]| Filter)/iu';

	protected function tear_down() {
		parent::tear_down();
		// WordPress loads that of the site again.
		unload_textdomain( 'programs-filter', true );
	}

	/**
	 * Begins a request of a site with words.
	 *
	 * @param array<string, mixed> $words  What the settings say.
	 * @param string               $locale Locale.
	 */
	private function use_words( array $words, string $locale = 'es_ES' ): void {
		update_option( WordPress\OWN_WORDS_OPTION, $words );
		add_filter( 'determine_locale', static fn(): string => $locale, 20 );
		unload_textdomain( 'programs-filter', true );
		WordPress\follow_own_words();
	}

	/**
	 * All texts of a language, without words to search for.
	 *
	 * @param string $locale Locale.
	 * @return list<array{string, string}> Texts, each with its context.
	 */
	private static function texts( string $locale ): array {
		$texts = array();
		foreach ( ( require WordPress\LANGUAGES_FOLDER . 'programs-filter-' . ( 'en_US' === $locale ? 'es_ES' : $locale ) . '.l10n.php' )['messages'] as $key => $forms ) {
			list( $text, $context ) = array_reverse( explode( "\4", "\4$key" ) );
			foreach ( 'en_US' === $locale ? array( $text ) : explode( "\0", $forms ) as $form ) {
				$texts[] = array( $form, $context );
			}
		}

		return array_values( array_filter( $texts, static fn( array $text ): bool => 'block keyword' !== $text[1] ) );
	}

	/** @return array<string, array{string, string}> Kind of word, and locale. */
	public function ready_words(): array {
		$all = array();
		foreach ( array( 'cursos', 'talleres', 'actividades', 'ayudas', 'funciones' ) as $kind ) {
			foreach ( array( 'en_US', 'es_ES', 'ca', 'gl_ES', 'eu', 'pt_BR' ) as $locale ) {
				$all[ "$kind in $locale" ] = array( $kind, $locale );
			}
		}

		return $all;
	}

	/** @dataProvider ready_words */
	public function test_no_text_of_the_plugin_speaks_of_programs( string $kind, string $locale ): void {
		$this->use_words( array( 'kind' => $kind ), $locale );
		$texts = array_map( static fn( array $text ): string => WordPress\in_own_words( $text[0], '', $text[1] ), self::texts( $locale ) );

		self::assertGreaterThan( 900, count( $texts ) );
		self::assertSame( array(), preg_grep( self::PROGRAM, $texts ) );
	}

	/** @return array<string, array{string, string, list<string>}> Kind of word, locale, and texts with what they become. */
	public function agreements(): array {
		return array(
			'a masculine word'                             => array(
				'cursos',
				'es_ES',
				array(
					'Programas'                            => 'Cursos',
					'Los programas publicados'             => 'Los cursos publicados',
					'Programs Filter: escribe [programas]' => 'Programs Filter: escribe [programas]',
					'La programación del programador'      => 'La programación del programador',
				),
			),
			'articles and participles'                     => array(
				'actividades',
				'es_ES',
				array(
					'Los programas publicados del sitio'  => 'Las actividades publicadas del sitio',
					'Ningún programa: el texto del programa' => 'Ninguna actividad: el texto de la actividad',
					'Se ha publicado un programa nuevo'   => 'Se ha publicado una actividad nueva',
					'A todos los otros programas de 2026' => 'A todas las otras actividades de 2026',
					'El curso de los tres primeros programas borrados y nuevos' => 'El curso de las tres primeras actividades borradas y nuevas',
					'%1$s de %2$s programas, vistos ya'   => '%1$s de %2$s actividades, vistos ya',
				),
			),
			'sounds of Catalan'                            => array(
				'actividades',
				'ca',
				array(
					'El programa, del programa, al programa, pels programes' => "L'activitat, de l'activitat, a l'activitat, per les activitats",
					'Pàgina de programes; alguns d\'aquests programes nous' => "Pàgina d'activitats; algunes d'aquestes activitats noves",
				),
			),
			'a vowel after a masculine article'            => array(
				'ayudas',
				'ca',
				array( 'El programa, del programa, als programes, de programes' => "L'ajut, de l'ajut, als ajuts, d'ajuts" ),
			),
			'no apostrophe before a consonant'             => array(
				'funciones',
				'ca',
				array( 'El programa, del programa, de programes' => 'La funció, de la funció, de funcions' ),
			),
			'contractions of Galician'                     => array(
				'actividades',
				'gl_ES',
				array( 'No programa, dun programa, ao programa, cos teus programas, polo programa' => 'Na actividade, dunha actividade, á actividade, coas túas actividades, pola actividade' ),
			),
			'contractions of Portuguese'                   => array(
				'talleres',
				'pt_BR',
				array( 'No programa, pelos programas, ao programa, nenhum programa foi excluído, programa salvo' => 'Na oficina, pelas oficinas, à oficina, nenhuma oficina foi excluída, oficina salva' ),
			),
			'endings of Basque behind a vowel'             => array(
				'cursos',
				'eu',
				array( 'Programa, programa bat, %s programa, programak, programen, ez dago programarik, programa berriak' => 'Ikastaroa, ikastaro bat, %s ikastaro, ikastaroak, ikastaroen, ez dago ikastarorik, ikastaro berriak' ),
			),
			'endings of Basque behind a consonant'         => array(
				'talleres',
				'eu',
				array( 'Programa, programa bat, hainbat programak dute, programaren, programetan, programarik, programan' => 'Tailerra, tailer bat, hainbat tailerrek dute, tailerraren, tailerretan, tailerrik, tailerrean' ),
			),
			'a word of Basque that ends as the former one' => array(
				'ayudas',
				'eu',
				array( 'Programa, programa bat, programak, programen, programari, programa berrikustera' => 'Laguntza, laguntza bat, laguntzak, laguntzen, laguntzari, laguntza berrikustera' ),
			),
			'the English article'                          => array(
				'actividades',
				'en_US',
				array( 'A program, a new program, a program’s page' => 'An activity, a new activity, an activity’s page' ),
			),
		);
	}

	/**
	 * @dataProvider agreements
	 * @param array<string, string> $texts What they become.
	 */
	public function test_what_stands_beside_the_word_agrees_with_it( string $kind, string $locale, array $texts ): void {
		$this->use_words( array( 'kind' => $kind ), $locale );

		self::assertSame( $texts, array_combine( array_keys( $texts ), array_map( static fn( string $text ): string => WordPress\in_own_words( $text ), array_keys( $texts ) ) ) );
	}

	public function test_texts_without_the_word_agree_with_it_where_they_speak_of_programs(): void {
		$this->use_words( array( 'kind' => 'actividades' ) );

		self::assertSame( 'Todas', _x( 'All', 'programs', 'programs-filter' ) );
		self::assertSame( 'Cancelada', _x( 'Canceled', 'program', 'programs-filter' ) );
		self::assertSame( 'Estado', _x( 'Status', 'program', 'programs-filter' ) );
		self::assertSame( 'Todas', _x( 'All', 'categories', 'programs-filter' ) );
	}

	public function test_words_that_were_written_serve_the_languages_that_have_none_of_their_own(): void {
		$this->use_words(
			array(
				'kind'    => 'own',
				'written' => array( 'es' => array( 'acción formativa', 'acciones formativas', 'f' ), 'ca' => array( 'acció formativa', 'accions formatives', 'f' ) ),
			)
		);

		self::assertSame( 'Todas las acciones formativas', __( 'All programs', 'programs-filter' ) );
		self::assertSame( array( "D'acció formativa", 'An acción formativa' ), array( WordPress\in_own_words( 'De programa', 'ca' ), WordPress\in_own_words( 'A program', 'en' ) ) );
	}

	public function test_a_site_without_own_words_has_no_filter(): void {
		$this->use_words( array( 'kind' => '', 'slug' => 'curso' ) );

		self::assertFalse( has_filter( 'gettext_programs-filter' ) );
		self::assertSame( 'Todos los programas', WordPress\in_own_words( 'Todos los programas' ) );
	}

	public function test_menu_page_and_sheet_follow(): void {
		self::factory()->program->create( array( 'post_title' => 'Coro', 'categories' => array( 'Música' ) ) );
		$this->use_words( array( 'kind' => 'cursos' ) );
		Import\load();

		self::assertSame( array( 'Cursos', 'Añadir curso' ), array( Program\post_type_labels()['menu_name'], Program\post_type_labels()['add_new_item'] ) );
		$page = new Markup( do_blocks( self::block() ) );
		self::assertSame( array( '1 curso' ), $page->texts( '.programas-count' ) );
		self::assertSame( array( 'Filtrar cursos por categoría' ), $page->values( '.programas-filter__pills', 'aria-label' ) );
		self::assertSame( 'ID de curso', Import\export_header()['id'] );
		self::assertSame( 'plantilla-cursos.xlsx', Import\workbook_of_template()['name'] );
		self::assertSame( array( 'id', 'id' ), Import\columns_by_name( array( 'ID de curso', 'ID de programa' ) ) );
	}

	/** @return array<string, array{string, string, string}> */
	public function scripts(): array {
		return array(
			'Spanish' => array( 'es_ES', 'Añadir curso', 'Cargando cursos…' ),
			'Catalan' => array( 'ca', 'Afegeix un curs', "S'estan carregant els cursos…" ),
			'English' => array( 'en_US', 'Add Course', 'Loading courses…' ),
			'Mexican' => array( 'es_MX', 'Añadir curso', 'Cargando cursos…' ),
		);
	}

	/** @dataProvider scripts */
	public function test_the_script_of_the_block_follows( string $locale, string $add, string $loading ): void {
		$this->use_words( array( 'kind' => 'cursos' ), $locale );
		$json     = load_script_textdomain( 'programs-filter-programas-editor-script', 'programs-filter', WordPress\LANGUAGES_FOLDER );
		$messages = json_decode( (string) $json, true )['locale_data']['messages'];

		self::assertSame( array( array( $add ), array( $loading ) ), array( $messages['Add Program'], $messages['Loading programs…'] ) );
		self::assertSame( array(), preg_grep( self::PROGRAM, array_merge( ...array_values( array_diff_key( $messages, array( '' => true ) ) ) ) ) );
		self::assertSame( 'en_US' !== $locale, isset( $messages['You are probably offline.'] ) );
	}

	public function test_the_file_of_a_language_pack_may_have_the_texts_elsewhere_or_none(): void {
		$this->use_words( array( 'kind' => 'cursos' ), 'es_ES' );
		$in_own_words = static fn( $data ): string => WordPress\script_in_own_words( (string) wp_json_encode( array( 'locale_data' => $data ) ), 'x.json', 'x', 'programs-filter' );

		self::assertSame( '{"locale_data":{"programs-filter":{"Programs":["Cursos"]}}}', $in_own_words( array( 'programs-filter' => array( 'Programs' => array( 'Programas' ) ) ) ) );
		foreach ( array( 'x', array( 'messages' => 'x' ), array() ) as $data ) {
			self::assertSame( (string) wp_json_encode( array( 'locale_data' => $data ) ), $in_own_words( $data ) );
		}
		// Other code may ask with less.
		self::assertSame( 'curso', WordPress\translation_in_own_words( 'programa' ) );
	}

	/**
	 * @dataProvider broken_options
	 *
	 * @param mixed $stored What code has written.
	 */
	public function test_what_is_not_whole_leaves_the_usual_words( $stored ): void {
		update_option( WordPress\OWN_WORDS_OPTION, $stored );
		WordPress\follow_own_words();

		self::assertSame( 'No se han encontrado programas.', __( 'No programs found.', 'programs-filter' ) );
		self::assertSame( array(), WordPress\own_words()['former'] );
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create( array( 'categories' => array( 'Música' ) ) );
		self::assertSame( array( '1 de 2 programas' ), self::markup( array( 'perPage' => 1 ), 'categoria=arte' )->texts( '.programas-count' ) );
	}

	/** @return array<string, array{mixed}> */
	public static function broken_options(): array {
		return array(
			'a text'                     => array( 'cursos' ),
			'former addresses as a text' => array( array( 'former' => 'programa' ) ),
			'a text of words'            => array( array( 'kind' => 'own', 'written' => 'clase' ) ),
			'one word'                   => array( array( 'kind' => 'own', 'written' => array( 'es' => array( 'clase' ) ) ) ),
			'no words'                   => array( array( 'kind' => 'own' ) ),
			'a percent sign'             => array( array( 'kind' => 'own', 'written' => array( 'es' => array( 'clase 100% online', 'clases %d', 'f' ) ) ) ),
			'markup'                     => array( array( 'kind' => 'own', 'written' => array( 'es' => array( '<b>clase</b>', 'clases', 'f' ) ) ) ),
			'broken letters'             => array( array( 'kind' => 'own', 'written' => array( 'es' => array( "clase\xff", 'clases', 'f' ) ) ) ),
			'a long text'                => array( array( 'kind' => 'own', 'written' => array( 'es' => array( str_repeat( 'clase ', 50 ), 'clases', 'f' ) ) ) ),
			'an unknown kind'            => array( array( 'kind' => 'clases' ) ),
		);
	}
}
