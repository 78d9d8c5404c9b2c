<?php
/**
 * Sheets on a site in Spanish and English, by a stand-in for WPML.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program, WordPress};
use ProgramsFilter\Tests\{Markup, TestCase};
use function ProgramsFilter\Tests\Wpml\{language_of_term, start};
use const ProgramsFilter\Tests\Wpml\LANGUAGE;

require_once dirname( __DIR__ ) . '/class-wp-cli.php';
require_once dirname( __DIR__ ) . '/wpml.php';
require_once __DIR__ . '/Steps.php';

/** The language of rows. polylang.test.ts does the same with Polylang. */
class LanguagesTest extends TestCase {
	use Steps;

	private const YOGA = 'Yoga es Aula 1 Arte es';

	/**
	 * A site with a program and a category in Spanish.
	 *
	 * @param string $shown Language that the admin shows; "all" for all; '' for a site without WPML.
	 * @return int ID of the program.
	 */
	private static function site( string $shown ): int {
		if ( '' !== $shown ) {
			start( $shown );
		}
		update_term_meta( self::factory()->term->create(), LANGUAGE, 'es' );

		return self::factory()->program->create(
			array( 'post_title' => 'Yoga', 'categories' => array( 'arte' ), 'facts' => array( 'place' => 'Aula 1' ), 'meta_input' => array( LANGUAGE => 'es' ) )
		);
	}

	/**
	 * All programs: title, language, place, categories with theirs.
	 *
	 * @return list<string>
	 */
	private static function all(): array {
		do_action( 'wpml_switch_language', 'all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		$all = array();
		foreach ( Import\exported_programs() as $program ) {
			$words = array( $program->post_title, get_post_meta( $program->ID, LANGUAGE, true ), get_post_meta( $program->ID, 'pfilter_place', true ) );
			foreach ( Program\get_program_categories( $program ) as $term ) {
				array_push( $words, $term->name, language_of_term( $term->term_taxonomy_id ) );
			}
			$all[] = implode( ' ', array_diff( array_filter( $words, 'is_string' ), array( '' ) ) );
		}

		return $all;
	}

	/**
	 * Actions and columns with problems.
	 *
	 * @param string $csv    CSV.
	 * @param string $status Status of new programs.
	 * @return list<string>
	 */
	private static function actions( string $csv, string $status = 'publish' ): array {
		return array_map(
			static fn( array $line ): string => implode( ' ', array_merge( array( $line['action'] ), array_keys( (array) $line['problems'] ) ) ),
			self::done( $csv, compact( 'status' ) )
		);
	}

	/**
	 * @dataProvider shown_languages
	 * @param string       $shown    Language that the admin shows.
	 * @param string       $action   What is done with the row.
	 * @param list<string> $programs The programs then.
	 */
	public function test_titles_and_categories_are_those_of_the_language_that_the_admin_shows_and_what_is_new_gets_it( string $shown, string $action, array $programs ): void {
		self::site( $shown );
		$csv = "Título;Lugar;Categorías\nYoga;Room 2;Arte > Music | Arte\n";

		self::assertSame( array( array( $action ), array( 'same' ) ), array( self::actions( $csv ), self::actions( $csv ) ) );
		self::assertSame( $programs, self::all() );
	}

	/** @return array<string, array{string, string, list<string>}> */
	public static function shown_languages(): array {
		return array(
			'English' => array( 'en', 'create', array( self::YOGA, 'Yoga en Room 2 Arte en Music en' ) ),
			'Spanish' => array( 'es', 'change', array( 'Yoga es Room 2 Arte es Music es' ) ),
		);
	}

	public function test_a_column_says_the_language_by_code_locale_or_name_and_a_row_that_says_none_or_another_is_not_imported(): void {
		self::site( 'all' );
		$csv = "Título;Idioma;Lugar\nYoga;en;Room 2\nYoga;Español;Aula 3\nYoga;;Aula 4\nYoga;Klingon;Aula 5\nChoir;EN-gb;\n";
		self::assertSame( array( 'create', 'change', 'skip language', 'skip language', 'create' ), self::actions( $csv ) );
		self::assertSame( array( 'same', 'same', 'skip language', 'skip language', 'same' ), self::actions( $csv ) );

		self::assertSame( array( 'Yoga es Aula 3 Arte es', 'Yoga en Room 2', 'Choir en' ), self::all() );
	}

	/**
	 * @dataProvider slugs
	 * @param string       $shown     Language that the admin shows; '' without WPML.
	 * @param string       $rows      Rows.
	 * @param list<string> $published Titles of the published programs then.
	 */
	public function test_a_slug_is_that_of_a_next_edition_within_its_language_and_not_of_a_row_of_the_same_sheet( string $shown, string $rows, array $published ): void {
		self::site( $shown );
		self::actions( "Título;Slug;Comienza;Estado\n" . str_replace( "\n", ";2099-01-02;publicado\n", $rows ) );
		do_action( 'wpml_switch_language', 'all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.

		$posts = iterator_to_array( Import\exported_programs(), false );
		self::assertSame( $published, array_column( array_filter( $posts, static fn( \WP_Post $post ): bool => 'publish' === $post->post_status ), 'post_title' ) );
	}

	/** @return list<array{string, string, list<string>}> Yoga is there, in Spanish. */
	public static function slugs(): array {
		return array(
			array( 'en', "Yoga class;yoga\n", array( 'Yoga', 'Yoga class' ) ),
			array( 'es', "Yoga dos;yoga\n", array( 'Yoga' ) ),
			array( '', "Taller;taller\nWorkshop;taller\n", array( 'Yoga', 'Taller', 'Workshop' ) ),
		);
	}

	public function test_a_program_that_is_named_by_its_id_keeps_its_language_whatever_the_admin_shows(): void {
		$id = self::site( 'en' );
		self::assertSame( array( 'change' ), self::actions( "ID de programa;Título;Categorías\n$id;Yoga;Arte | Danza\n" ) );
		self::assertSame( array( 'change language' ), self::actions( "ID de programa;Idioma;Lugar\n$id;en;Aula 2\n" ) );

		self::assertSame( array( 'Yoga es Aula 2 Arte es Danza es' ), self::all() );
	}

	public function test_a_picture_of_the_library_is_found_in_any_language(): void {
		self::site( 'en' );
		$languages = array();
		add_action(
			'pre_get_posts',
			static function ( \WP_Query $query ) use ( &$languages ): void {
				if ( 'attachment' === $query->get( 'post_type' ) ) {
					$languages[] = WordPress\get_current_language();
				}
			}
		);
		self::actions( "Título;Idioma;Imagen\nYoga;en;foto.jpg\n" );

		self::assertSame( array( '' ), array_unique( $languages ) );
	}

	public function test_commands_have_the_language_as_an_option_and_without_it_an_export_has_all_and_an_import_is_refused(): void {
		self::site( 'es' );
		Import\bootstrap_command_line();
		$path = wp_tempnam();
		file_put_contents( $path, "Título;Lugar\nYoga;Room 2\n" );
		$imported = static fn( array $options ): array => \WP_CLI::run( 'programas import', array( $path ), $options );
		$none     = $imported( array() );
		$unknown  = $imported( array( 'language' => 'xx' ) );
		self::assertSame( array( self::YOGA ), self::all() );
		$english = $imported( array( 'language' => 'en' ) );
		unlink( $path );
		$exported = static fn( array $options ): int => substr_count( \WP_CLI::run( 'programas export', array(), $options )[0], '"Yoga"' );

		self::assertSame( array( 'exit 1', 'exit 1', 'exit 0' ), array( end( $none ), end( $unknown ), end( $english ) ) );
		self::assertStringStartsWith( 'Error: ', $unknown[0] );
		self::assertSame( array( self::YOGA, 'Yoga en Room 2' ), self::all() );
		self::assertSame( array( 2, 1 ), array( $exported( array() ), $exported( array( 'language' => 'en' ) ) ) );
	}

	public function test_without_a_plugin_for_languages_a_column_of_that_name_says_in_which_one_the_program_is_held(): void {
		self::assertSame( array_fill( 0, 4, 'languages' ), Import\columns_by_name( array( 'Idioma', 'Language', 'Hizkuntza', 'Idioma de la actividad' ) ) );
		self::site( '' );
		self::assertSame( array( 'change' ), self::actions( "Título;Idioma;Lugar\nYoga;Inglés;Aula 2\n" ) );

		self::assertSame( array( array( 'title' => 'Yoga', 'status' => 'publish', 'categories' => 'Arte', 'place' => 'Aula 2', 'languages' => 'Inglés' ) ), self::facts() );
	}

	public function test_beside_such_a_plugin_the_name_of_that_column_is_longer(): void {
		self::site( 'es' );

		self::assertSame( array( 'language', 'language', 'language', 'languages' ), Import\columns_by_name( array( 'Idioma', 'Language', 'Hizkuntza', 'Idioma de la actividad' ) ) );
	}

	/**
	 * @dataProvider exports
	 * @param string                $shown Language that the admin shows; '' without WPML.
	 * @param array<string, string> $rows  Languages by title.
	 */
	public function test_an_export_has_the_language_in_a_column_and_the_programs_that_the_admin_shows( string $shown, array $rows ): void {
		self::site( $shown );
		self::factory()->program->create( array( 'post_title' => 'Choir', 'meta_input' => array( LANGUAGE => 'en' ) ) );
		$exported = iterator_to_array( Import\export_rows( Import\shown_language() ), false );
		$column   = array_search( 'Idioma', $exported[0], true );

		self::assertSame( $rows, array_column( array_map( static fn( array $row ): array => array( $row[1], false === $column ? '' : $row[ $column ] ), array_slice( $exported, 1 ) ), 1, 0 ) );
	}

	/** @return array<string, array{string, array<string, string>}> */
	public static function exports(): array {
		return array(
			'all'     => array( 'all', array( 'Yoga' => 'es', 'Choir' => 'en' ) ),
			'English' => array( 'en', array( 'Choir' => 'en' ) ),
			'none'    => array( '', array( 'Yoga' => '', 'Choir' => '' ) ),
		);
	}

	/**
	 * @dataProvider questions
	 * @param string $csv    CSV.
	 * @param string $shown  Language that the admin shows.
	 * @param string $chosen Language that the page has chosen.
	 * @param string $answer Language that is sent.
	 * @param string $step   Step of the import then.
	 * @param string $then   Its language.
	 */
	public function test_the_page_asks_for_the_language_and_has_chosen_the_one_that_the_admin_shows( string $csv, string $shown, string $chosen, string $answer, string $step, string $then ): void {
		self::site( $shown );
		self::checked( $csv );
		$page = new Markup( self::page() );
		self::assertSame( array( 'es', 'en' ), $page->values( '[name="language"]', 'value' ) );
		self::assertSame( $chosen, implode( $page->values( '[name="language"][checked]', 'value' ) ) );
		// A column may say it.
		self::assertCount( '' === $chosen && ! str_contains( $csv, 'Idioma' ) ? 2 : 0, $page->all( '[name="language"][required]' ) );
		$_POST = array( 'language' => $answer );
		Import\do_step_action( self::job(), 'check' );
		if ( 'check' === self::job()->step ) {
			Import\advance_job( self::job() );
		}
		try {
			Import\do_step_action( self::job(), 'import' );
		} catch ( Import\Unusable $reason ) {
			self::assertSame( 'unanswered', $reason->getMessage() );
		}

		self::assertSame( array( $step, $then ), array( self::job()->step, self::job()->answers['language'] ) );
	}

	/** @return list<array{string, string, string, string, string, string}> */
	public static function questions(): array {
		return array(
			array( "Título\nYoga\n", 'en', 'en', 'es', 'import', 'es' ),
			array( "Título\nYoga\n", 'all', '', 'xx', 'checked', '' ),
			array( "Título;Idioma\nYoga;es\n", 'all', '', '', 'import', '' ),
		);
	}

	public function test_it_asks_for_no_language_where_programs_have_none(): void {
		self::checked( "Título\nYoga\n" );

		self::assertSame( array(), ( new Markup( self::page() ) )->all( '[name="language"]' ) );
	}
}
