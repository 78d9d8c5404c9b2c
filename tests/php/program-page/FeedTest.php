<?php
/**
 * The feed of programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program_Page;

use ProgramsFilter\Tests\TestCase;

/** WordPress's feed of the post type. */
class FeedTest extends TestCase {
	/** Coro in five days, Acuarela in twelve, Danza last year, and one behind a password. */
	protected function set_up() {
		parent::set_up();
		self::program( 'Coro', 'Música', array( 'start' => self::day( 5 ), 'place' => 'Salón <1>' ), array( 'post_excerpt' => 'Cantar' ) );
		self::program( 'Acuarela', 'Arte', array( 'start' => self::day( 12 ), 'place' => 'Aula 2' ) );
		self::program( 'Danza', 'Arte', array( 'start' => '2020-03-04', 'end' => '2020-03-05' ) );
		self::program( 'Velado', 'Arte', array( 'start' => self::day( 9 ), 'place' => 'Secreto' ), array( 'post_password' => 'x' ) );
	}

	private static function day( int $days ): string {
		return (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS );
	}

	/**
	 * @param array<string, string> $facts  Facts.
	 * @param array<string, string> $fields Fields.
	 */
	private static function program( string $title, string $category, array $facts, array $fields = array() ): void {
		$fields += array( 'post_title' => $title, 'categories' => array( $category ), 'facts' => $facts );
		self::factory()->program->create( $fields );
	}

	/**
	 * The feed at an address.
	 *
	 * @param string $query Query string.
	 */
	private function feed( string $query ): \SimpleXMLElement {
		$this->go_to( "/?feed=rss2&$query" );
		self::assertTrue( is_feed() );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- It sends a header, too late here.
		return new \SimpleXMLElement( self::output( static fn() => @load_template( ABSPATH . 'wp-includes/feed-rss2.php', false ) ) );
	}

	/** @return list<string> Titles of a feed. */
	private static function titles( \SimpleXMLElement $feed ): array {
		return array_map( 'strval', $feed->xpath( '//item/title' ) );
	}

	public function test_it_has_what_comes_in_that_order_with_date_and_place(): void {
		$feed = $this->feed( 'post_type=pfilter_programa' );

		self::assertSame( array( 'Coro', 'Acuarela', 'Protegido: Velado' ), self::titles( $feed ) );
		$description = (string) $feed->channel->item[0]->description;
		self::assertStringContainsString( 'Salón &lt;1&gt;</p>', $description );
		self::assertStringContainsString( 'Cantar', $description );
		self::assertMatchesRegularExpression( '~^<p>[^<]*\d[^<]* · Salón~', $description );
		self::assertStringNotContainsString( 'Secreto', (string) $feed->asXML() );
	}

	public function test_what_begins_today_comes_first(): void {
		self::program( 'Esgrima', 'Arte', array( 'start' => self::day( 0 ) ) );

		self::assertSame( 'Esgrima', self::titles( $this->feed( 'post_type=pfilter_programa' ) )[0] );
	}

	public function test_it_says_first_that_something_has_changed(): void {
		self::program( 'Bailes', 'Arte', array( 'start' => self::day( 3 ), 'event_status' => 'cancelled', 'notice' => 'Por la lluvia' ) );

		$description = (string) $this->feed( 'post_type=pfilter_programa' )->xpath( '//item[title="Bailes"]/description' )[0];
		self::assertStringStartsWith( '<p>Cancelado · Por la lluvia · ', $description );
	}

	public function test_it_says_which_session_is_cancelled_and_why(): void {
		list( $first, $second ) = array( self::day( 3 ), self::day( 10 ) );
		self::program( 'Bailes', 'Arte', array( 'sessions' => "$first 18:00\n$second 18:00\n!$first Huelga" ) );

		self::assertStringContainsString( ': no hay (Huelga)</p>', (string) $this->feed( 'post_type=pfilter_programa' )->xpath( '//item[title="Bailes"]/description' )[0] );
	}

	public function test_it_says_nothing_of_sessions_behind_a_password(): void {
		$day = self::day( 3 );
		self::program( 'Velada', 'Arte', array( 'sessions' => "$day 18:00\n!$day Huelga secreta" ), array( 'post_password' => 'x' ) );

		self::assertStringNotContainsString( 'Huelga', (string) $this->feed( 'post_type=pfilter_programa' )->asXML() );
	}

	public function test_the_parameters_of_a_listing_filter_it_and_its_title_says_so(): void {
		$feed = $this->feed( 'post_type=pfilter_programa&categoria=musica' );

		self::assertSame( array( 'Coro' ), self::titles( $feed ) );
		self::assertStringContainsString( ': Música', (string) $feed->channel->title );
		self::assertSame( array(), self::titles( $this->feed( 'post_type=pfilter_programa&categoria=nada' ) ) );
	}

	public function test_of_more_programs_than_a_page_holds_it_reads_the_next_ones(): void {
		$before = self::titles( $this->feed( 'post_type=pfilter_programa' ) );
		add_filter( 'programs_filter_most_cards', static fn(): int => 1 );

		self::assertSame( $before, self::titles( $this->feed( 'post_type=pfilter_programa' ) ) );
		self::assertSame( array( 'Coro' ), self::titles( $this->feed( 'post_type=pfilter_programa&categoria=musica' ) ) );
	}

	public function test_its_title_is_not_that_of_the_blog(): void {
		self::assertStringEndsWith( ' » Programas', (string) $this->feed( 'post_type=pfilter_programa' )->channel->title );
	}

	public function test_an_order_and_a_page_in_the_address_do_not_count(): void {
		foreach ( array( 'orderby=title&order=asc', 'paged=2' ) as $query ) {
			self::assertSame( array( 'Coro', 'Acuarela', 'Protegido: Velado' ), self::titles( $this->feed( "post_type=pfilter_programa&$query" ) ) );
		}
	}

	public function test_readers_that_have_the_last_post_get_it_anew(): void {
		$modified = static fn(): int => (int) strtotime( get_lastpostmodified( 'GMT' ) . ' GMT' );
		self::database()->update( self::database()->posts, array_fill_keys( array( 'post_date_gmt', 'post_modified_gmt' ), '2020-01-01 00:00:00' ), array( 'post_status' => 'publish' ) );
		wp_cache_flush();
		$this->feed( '' );
		self::assertLessThan( time() - DAY_IN_SECONDS, $modified() );

		$this->feed( 'post_type=pfilter_programa' );
		self::assertGreaterThan( time() - 60, $modified() );
	}

	public function test_other_feeds_are_as_they_were(): void {
		self::factory()->post->create( array( 'post_title' => 'Noticia' ) );

		self::assertSame( 'Noticia', self::titles( $this->feed( '' ) )[0] );
		self::assertStringNotContainsString( 'Aula 2', (string) $this->feed( 'post_type=pfilter_programa&s=acuarela' )->asXML() );
	}

	public function test_a_page_with_a_listing_names_it_and_no_other_page_does(): void {
		add_theme_support( 'automatic-feed-links' );
		$head = function ( string $post_content ): string {
			$id = self::factory()->post->create( array( 'post_type' => 'page' ) + compact( 'post_content' ) );
			$this->go_to( "/?page_id=$id" );

			return self::output( 'wp_head' );
		};

		$link = '~<link rel="alternate" type="application/rss\+xml" title="[^"]* » Programas" href="[^"]*post_type=pfilter_programa">~';
		self::assertMatchesRegularExpression( $link, $head( self::block() ) );
		self::assertStringNotContainsString( 'post_type=pfilter_programa', $head( 'Hola' ) );
	}
}
