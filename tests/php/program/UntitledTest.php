<?php
/**
 * Programs without a title.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Admin, Program_Page};
use ProgramsFilter\Tests\TestCase;

/** They have words in its place. */
class UntitledTest extends TestCase {
	/** A program without a title. */
	private static function untitled(): \WP_Post {
		return self::factory()->program->create_and_get(
			array( 'post_title' => '', 'post_excerpt' => 'Barro y torno.', 'facts' => array( 'start' => '2099-03-03T18:00', 'place' => 'Patio' ) )
		);
	}

	public function test_card_page_search_engines_and_calendar_say_words(): void {
		$post = self::untitled();
		$now  = self::moment( '2026-11-27 12:00' );

		self::assertSame( array( 'Sin título' ), self::markup()->texts( '.programas-card__link' ) );
		self::assertSame( 'Sin título', Program_Page\get_structured_data( $post, $now )['name'] );
		self::assertStringContainsString( 'SUMMARY:Sin título', Program_Page\get_calendar_file( $post ) );
		$this->go_to( wp_make_link_relative( (string) get_permalink( $post ) ) );
		self::assertStringStartsWith( 'Sin título', wp_get_document_title() );
	}

	public function test_one_with_a_password_and_a_private_one_say_words_too(): void {
		foreach ( array( array( 'post_password' => 'x' ), array( 'post_status' => 'private' ) ) as $fields ) {
			self::assertSame( 'Sin título', get_the_title( self::factory()->program->create( $fields + array( 'post_title' => '', 'post_excerpt' => 'x' ) ) ) );
		}
	}

	public function test_other_posts_and_other_titles_stay_as_they_are(): void {
		$page = self::factory()->post->create( array( 'post_title' => '', 'post_content' => 'x' ) );

		self::assertSame( '', get_the_title( $page ) );
		$GLOBALS['post'] = self::untitled();
		self::assertSame( '', apply_filters( 'the_title', '', 0 ) );
		self::assertSame( 'Coro', get_the_title( self::factory()->program->create( array( 'post_title' => 'Coro' ) ) ) );
	}

	public function test_the_list_of_programs_says_of_one_that_is_published_that_it_has_none(): void {
		Admin\bootstrap_admin();
		$post  = self::untitled();
		$draft = self::factory()->program->create_and_get( array( 'post_title' => '', 'post_excerpt' => 'x', 'post_status' => 'draft' ) );

		self::assertSame( array( 'Publicado sin título' ), array_values( get_post_states( $post ) ) );
		self::assertNotContains( 'Publicado sin título', get_post_states( $draft ) );
	}

	public function test_a_title_of_which_nothing_is_seen_is_none(): void {
		foreach ( array( '&nbsp;', "\u{a0}", "\u{200b}", '<i></i>' ) as $post_title ) {
			$program = self::factory()->program->create( compact( 'post_title' ) + array( 'post_excerpt' => 'x' ) );
			self::assertSame( 'Sin título', get_the_title( $program ), $post_title );
		}
		self::assertSame( '0', get_the_title( self::factory()->program->create( array( 'post_title' => '0', 'post_excerpt' => 'x' ) ) ) );
	}
}
