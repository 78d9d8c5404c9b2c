<?php
/**
 * A program that is full leads on to others with places.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program_Page;

use ProgramsFilter\{Listing, Program_Page};
use ProgramsFilter\Tests\{Markup, TestCase};

/** Its page. */
class OthersTest extends TestCase {
	private const FULL = array( 'signup_state' => 'full' );

	/**
	 * @param list<string>          $categories Categories.
	 * @param array<string, string> $facts      Facts.
	 */
	private static function program( string $post_title, array $categories, array $facts = array() ): \WP_Post {
		return self::factory()->program->create_and_get( compact( 'post_title', 'categories', 'facts' ) );
	}

	/** What stands below the page of a program. */
	private static function below( \WP_Post $post ): Markup {
		return new Markup( Program_Page\get_related_html( $post, 3, '', static fn(): string => 'class="x"', new Listing\Page() ) );
	}

	public function test_its_page_shows_those_with_places_first_by_words_of_the_title_then_by_category(): void {
		$full = self::program( 'Taller de cerámica', array( 'artes' ), self::FULL );
		self::program( 'Danza', array( 'danza' ) );
		self::program( 'Acuarela', array( 'artes' ) );
		self::program( 'Taller de teatro', array( 'danza' ) );
		self::program( 'Cerámicas del mundo', array( 'historia' ) );
		self::program( 'Cerámica II', array( 'artes' ), self::FULL );
		self::program( 'Beca de cerámica', array( 'artes' ), array( 'application' => '1' ) );
		self::program( 'Cerámica de antes', array( 'artes' ), array( 'end' => '2020-01-01' ) );
		$below = self::below( $full );

		self::assertSame( array( 'Donde aún quedan plazas' ), $below->texts( 'h2' ) );
		self::assertSame( array( 'Cerámicas del mundo', 'Acuarela', 'Danza' ), $below->cards() );
		self::assertSame( array( 'También te puede interesar' ), self::below( self::program( 'Coro', array( 'artes' ) ) )->texts( 'h2' ) );
	}

	public function test_words_of_the_title_count_more_than_any_categories(): void {
		$full = self::program( 'Cerámica', array( 'artes', 'historia', 'barro' ), self::FULL );
		self::program( 'Acuarela', array( 'artes', 'historia', 'barro' ) );
		self::program( 'Danza', array( 'artes' ) );
		self::program( 'Cerámica II', array( 'danza' ) );

		self::assertSame( array( 'Cerámica II', 'Acuarela', 'Danza' ), self::below( $full )->cards() );
	}

	public function test_what_is_postponed_cancelled_or_closed_is_none_of_them(): void {
		$full = self::program( 'Cerámica', array( 'artes' ), self::FULL );
		self::program( 'Cerámica II', array( 'artes' ), array( 'event_status' => 'postponed' ) );
		self::program( 'Cerámica III', array( 'artes' ), array( 'event_status' => 'cancelled' ) );
		self::program( 'Cerámica IV', array( 'artes' ), array( 'signup_state' => 'closed' ) );
		self::program( 'Danza', array() );
		self::assertSame( array( 'Danza' ), self::below( $full )->cards() );
	}

	public function test_without_any_with_places_it_shows_what_is_related(): void {
		$full = self::program( 'Cerámica', array(), self::FULL );
		self::program( 'Cerámica II', array(), self::FULL );
		self::factory()->program->create( array( 'post_title' => 'Con clave', 'post_password' => 'x' ) );

		self::assertSame( array( 'También te puede interesar' ), self::below( $full )->texts( 'h2' ) );
	}

	public function test_in_a_classic_theme_they_stand_below_the_content(): void {
		$full = self::program( 'Cerámica', array(), self::FULL );
		self::program( 'Acuarela', array() );
		$this->go_to( wp_make_link_relative( (string) get_permalink( $full ) ) );
		the_post();
		$content = static fn(): Markup => new Markup( '<div>' . apply_filters( 'the_content', get_the_content() ) . '</div>' );

		self::assertSame( array( 'Acuarela' ), $content()->texts( '.programas-related .programas-card__title' ) );
		update_post_meta( $full->ID, 'pfilter_signup_state', 'open' );
		self::assertSame( array(), $content()->all( '.programas-related' ) );
	}
}
