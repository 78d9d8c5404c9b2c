<?php
/**
 * What an organization calls its programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\WordPress;

use ProgramsFilter\{Admin, Import, Listing, Program, WordPress};
use ProgramsFilter\Tests\{Markup, TestCase};

/** The labels of a site with words of its own. */
class OwnWordsTest extends TestCase {
	/** What stands in its settings. */
	private const COURSES = array( 'one' => 'curso', 'many' => 'cursos', 'slug' => 'curso' );

	public function test_labels_page_and_files_have_the_words_of_the_site(): void {
		update_option( WordPress\OWN_WORDS_OPTION, self::COURSES );
		Admin\bootstrap_admin();
		// Not by its function, which would take its categories from it for all other tests.
		unset( $GLOBALS['wp_post_types'][ Program\POST_TYPE ] );
		Program\register_programs();
		$labels = get_post_type_object( Program\POST_TYPE )->labels;

		self::assertSame( array( 'Cursos', 'Cursos', 'Cursos', 'Cursos' ), array( $labels->name, $labels->menu_name, $labels->all_items, $labels->archives ) );
		self::assertSame( array( 'Curso', 'Curso' ), array( $labels->singular_name, $labels->name_admin_bar ) );
		self::assertSame( 'Cursos', get_the_title( Admin\get_or_create_first_page() ) );
		$sheet = Import\sheet_to_download( 'template' );
		self::assertSame( array( 'plantilla-cursos', 'Cursos' ), array( $sheet['name'] ?? '', array_key_first( $sheet['pages'] ?? array() ) ) );
		self::assertSame( 'curso', Program\get_program_slug() );
	}

	public function test_the_block_is_found_by_the_word_of_the_site(): void {
		update_option( WordPress\OWN_WORDS_OPTION, self::COURSES );
		$former = unregister_block_type( Listing\BLOCK );
		self::assertNotFalse( $former );
		Listing\register_listing_block( new Listing\Page() );
		$block = unregister_block_type( Listing\BLOCK );
		register_block_type( $former );

		self::assertSame( 'Cursos', $block->title ?? '' );
	}

	public function test_the_page_needs_no_noun_and_has_none(): void {
		self::factory()->program->create( array( 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create( array( 'categories' => array( 'Música' ) ) );
		$attributes = array( 'perPage' => 1, 'filters' => array( 'buscar', 'categoria', 'orden', 'plazas' ), 'showCalendar' => true );
		foreach ( array( '', 'categoria=arte', 'buscar=nada', 'buscar=nada&categoria=arte' ) as $query ) {
			$html = (string) preg_replace( '/\s(?:class|id|for|form|href|name|style|src|action|aria-(?:controls|labelledby|describedby)|data-(?:uncounted|address|query|default|all|parameters|target|url))="[^"]*"/', '', self::listing( $attributes, $query ) );

			self::assertStringContainsString( 'resultado', $html );
			self::assertDoesNotMatchRegularExpression( '/(?<![\p{L}-])programas?(?![\p{L}-])/iu', $html, $query );
		}
	}

	/**
	 * @dataProvider broken_options
	 *
	 * @param mixed $stored What code has written.
	 */
	public function test_what_is_not_whole_leaves_the_usual_words_and_address( $stored ): void {
		update_option( WordPress\OWN_WORDS_OPTION, $stored );

		self::assertSame( array( 'Programa', 'Programas', 'programas' ), array( WordPress\get_singular_label(), WordPress\get_plural_label(), WordPress\get_file_word() ) );
		self::assertSame( array(), WordPress\get_own_words()['former'] );
		self::assertSame( 'programa', Program\get_program_slug() );
	}

	/** @return array<string, array{mixed}> */
	public static function broken_options(): array {
		return array(
			'nothing'                    => array( '' ),
			'a text'                     => array( 'cursos' ),
			'former addresses as a text' => array( array( 'former' => 'programa' ) ),
			'one word'                   => array( array( 'one' => 'clase' ) ),
			'words as lists'             => array( array( 'one' => array( 'clase' ), 'many' => array( 'clases' ) ) ),
			'a percent sign'             => array( array( 'one' => 'clase 100% online', 'many' => 'clases %d' ) ),
			'markup'                     => array( array( 'one' => '<b>clase</b>', 'many' => 'clases' ) ),
			'broken letters'             => array( array( 'one' => "clase\xff", 'many' => 'clases' ) ),
			'an address of WordPress'    => array( array( 'slug' => 'wp-admin' ) ),
			'an address as a list'       => array( array( 'slug' => array( 'curso' ) ) ),
			'a long text'                => array( array( 'one' => str_repeat( 'clase ', 50 ), 'many' => 'clases' ) ),
		);
	}
}
