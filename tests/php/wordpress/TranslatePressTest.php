<?php
/**
 * Pages that TranslatePress translates.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\WordPress;

use ProgramsFilter\Tests\{Markup, TestCase};

/** The words of a search. The last tests of all: a function cannot be taken away again. */
class TranslatePressTest extends TestCase {
	/** TranslatePress is there from now on. */
	public static function set_up_before_class() {
		parent::set_up_before_class();
		require_once dirname( __DIR__ ) . '/translatepress.php';
	}

	/**
	 * A listing of what is searched.
	 *
	 * @param string $typed What is typed.
	 */
	private static function searched( string $typed ): Markup {
		return self::markup( array( 'filters' => array( 'buscar' ) ), "buscar=$typed" );
	}

	public function test_words_are_those_of_the_page_into_which_translatepress_translates_it_without_its_markers(): void {
		foreach ( array(
			'Noche & luna' => array( 'place' => 'Azotea', 'teacher' => 'Ana' ),
			'Coro'         => array( 'place' => 'Azotea', 'price' => '0 €' ),
		) as $post_title => $facts ) {
			self::factory()->program->create( compact( 'post_title', 'facts' ) + array( 'categories' => array( 'Música' ) ) );
		}
		$requests = array();
		add_filter(
			'tests_trp_translate',
			static function ( string $html ) use ( &$requests ): string {
				$requests[] = $html;

				return strtr( $html, array( '<p>Noche &amp; luna<' => '<p data-x>Night &amp; moon<', '>Azotea<' => '>Roof<', '>Ana<' => '>Ann<', '>Música<' => '>Music<' ) );
			}
		);
		add_filter( 'gettext_programs-filter', static fn( string $text ): string => "#!trpst#trp-gettext data-trpgettextoriginal=7#!trpen#$text#!trpst#/trp-gettext#!trpen#" );

		$words = self::searched( '' )->values( '.programas-card', 'data-buscar' );
		self::assertCount( 1, $requests );
		self::assertSame( 1, substr_count( $requests[0], 'Azotea' ) );
		self::assertStringContainsString( 'coro', $words[0] );
		self::assertStringContainsString( 'gratis', $words[0] );
		self::assertSame( 'night moon music roof ann', $words[1] );
		self::assertDoesNotMatchRegularExpression( '/trp|gettext|\b7\b|azotea|musica/', implode( ' ', $words ) );
		self::assertSame( array( 'Noche & luna' ), self::searched( 'moon' )->cards() );
		self::assertSame( array(), self::searched( 'luna' )->cards() );
	}

	public function test_words_stay_as_they_are_where_the_translation_of_all_texts_is_not_that_of_each(): void {
		self::factory()->program->create( array( 'post_title' => 'Noche', 'facts' => array( 'place' => 'Azotea' ) ) );
		add_filter( 'tests_trp_translate', static fn(): string => '<p>Roof</p>' );

		self::assertSame( array( 'noche azotea' ), self::searched( '' )->values( '.programas-card', 'data-buscar' ) );
	}
}
