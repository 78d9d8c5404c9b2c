<?php
/**
 * Cards that a persistent object cache keeps. What two servers do at the same time: tests/integration/cache.test.ts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program, Program_Page};
use ProgramsFilter\Tests\{Markup, TestCase};

require_once __DIR__ . '/KeptCache.php';
require_once __DIR__ . '/Changes.php';
require_once __DIR__ . '/Themes.php';

/** Two programs, one with a picture, in two categories of which one is below a third. */
class KeptCardsTest extends TestCase {
	use Changes;
	use Themes;

	/** The cache of WordPress. */
	private \WP_Object_Cache $usual;

	/** That of these tests. */
	private KeptCache $cache;

	/**
	 * How often programs were asked for: only a render does so.
	 *
	 * @var int
	 */
	private int $renders = 0;

	/** Begins with nothing kept. */
	protected function set_up() {
		parent::set_up();
		// @phpstan-ignore assign.propertyType (WordPress makes it)
		$this->usual = $GLOBALS['wp_object_cache'];
		$this->cache = new KeptCache();
		$this->use_cache( $this->cache );
		wp_using_ext_object_cache( true );
		$this->small_site();
		add_action(
			'pre_get_posts',
			function ( \WP_Query $query ): void {
				$this->renders += Program\POST_TYPE !== $query->get( 'post_type' ) || 'ids' === $query->get( 'fields' ) ? 0 : 1;
			}
		);
	}

	/** Puts back that of WordPress. */
	protected function tear_down() {
		wp_using_ext_object_cache( false );
		$this->use_cache( $this->usual );
		self::remove_themes();
		parent::tear_down();
	}

	private function use_cache( \WP_Object_Cache $cache ): void {
		$GLOBALS['wp_object_cache'] = $cache; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back by tear_down().
	}

	/** Ends a request, which announces its changes, and begins another. */
	private function next_request(): void {
		self::end_request();
		$this->cache->end_request();
		// What the next request reads first.
		wp_cache_get_last_changed( 'programs_filter' );
	}

	/**
	 * A listing in a request of its own.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return array{string, int} HTML, and how often it was rendered.
	 */
	private function request( array $attributes = array(), string $query = '' ): array {
		$this->next_request();
		$before = $this->renders;
		$html   = self::listing( $attributes, $query );

		return array( $html, $this->renders - $before );
	}

	/**
	 * How often the next request renders.
	 *
	 * @phpstan-impure
	 */
	private function renders_of_request(): int {
		return $this->request()[1];
	}

	/** The listing as it is without a cache. */
	private function uncached(): string {
		add_filter( 'programs_filter_cache', '__return_false' );
		$html = $this->request()[0];
		remove_filter( 'programs_filter_cache', '__return_false' );

		return $html;
	}

	/** Code that another server runs: what this request has in memory stays as it is. */
	private function on_another_server( callable $code ): void {
		$this->use_cache( new KeptCache( $this->cache->store ) );
		$code();
		self::end_request();
		$this->use_cache( $this->cache );
	}

	/** Lets kept listings be old. */
	private static function forget(): void {
		do_action( 'programs_filter_changed' );
	}

	public function test_a_second_request_renders_nothing_and_asks_the_database_nothing_under_whatever_category(): void {
		self::assertSame( 1, $this->renders_of_request() );
		$this->next_request();
		wp_load_alloptions();
		$queries = get_num_queries();
		foreach ( array(
			'categoria=arte'   => array( 'Acuarela' ),
			'categoria=musica' => array( 'Coro' ),
			'categoria=nada'   => array( 'Acuarela', 'Coro' ),
			'otro=1'           => array( 'Acuarela', 'Coro' ),
		) as $query => $titles ) {
			self::assertSame( $titles, self::markup( array(), $query )->cards(), $query );
		}

		self::assertLessThanOrEqual( 2, get_num_queries() - $queries );
		self::assertSame( 0, $this->renders_of_request() );
	}

	public function test_calendar_and_feed_keep_few_entries_whatever_their_addresses_ask_for(): void {
		$kept = array();
		foreach ( range( 1, 150 ) as $number ) {
			$parameters = array( 'categoria=arte', "gratis=$number", "lugar=aula-$number", "edad=$number", "precio=$number", "buscar=coro-$number", 0 === $number % 3 ? 'cuando=hoy' : 'cuando=terminados', 'desde=2027-01-01' );
			$asked      = array_filter( $parameters, static fn( int $bit ): bool => 0 !== ( $number & ( 1 << $bit ) ), ARRAY_FILTER_USE_KEY );
			$query      = implode( '&', $asked ) . "&otro=$number";
			$this->next_request();
			$this->go_to( "/?programas_ics=todo&$query" );
			Program_Page\get_subscription_file( new Listing\Page() );
			$this->go_to( "/?feed=rss2&post_type=pfilter_programa&$query" );
			$kept += array_flip( preg_grep( '/^programs_filter:[0-9a-f]{32}$/', array_keys( $this->cache->store->getArrayCopy() ) ) );
		}

		// Each by category alone; and by anything else, with words or without, with what is over or without.
		self::assertLessThanOrEqual( 10, count( $kept ) );
	}

	public function test_without_a_persistent_cache_nothing_is_kept(): void {
		wp_using_ext_object_cache( false );
		$options = count( wp_load_alloptions( true ) );

		self::assertSame( array( 1, 1 ), array( $this->renders_of_request(), $this->renders_of_request() ) );
		self::assertCount( $options, wp_load_alloptions( true ) );
	}

	public function test_the_first_cards_that_are_shown_load_their_pictures_at_once_whichever_category_was_asked_for_first(): void {
		foreach ( range( 1, 5 ) as $number ) {
			self::factory()->program->create(
				array(
					'post_title' => "Danza $number",
					'categories' => array( 'musica' ),
					'meta_input' => array( '_thumbnail_id' => $this->ids['picture'] ),
				)
			);
		}
		// Acuarela, a choir without a picture, and five dances: e at once, l later.
		foreach ( array(
			array( '', 'eellll' ),
			array( 'categoria=musica', 'leelll' ),
			array( 'categoria=arte', 'elllll' ),
			array( '', 'eellll' ),
		) as list( $query, $loading ) ) {
			$found = ( new Markup( $this->request( array(), $query )[0] ) )->values( 'img', 'loading' );
			self::assertSame( $loading, implode( '', array_map( static fn( string $one ): string => $one[0], $found ) ), $query );
		}
	}

	/** @return array<string, array{string}> Methods that make changes. */
	public function shown_changes(): array {
		return array(
			'programs'   => array( 'changes_of_programs' ),
			'pictures'   => array( 'changes_of_pictures' ),
			'categories' => array( 'changes_of_categories' ),
		);
	}

	/** @dataProvider shown_changes */
	public function test_a_kept_listing_is_new_on_the_next_request_after_every_change_of( string $changes ): void {
		foreach ( call_user_func( array( $this, $changes ) ) as $what => $change ) {
			$this->request();
			list( $before, $renders ) = $this->request();
			$change();
			list( $after, $again ) = $this->request();

			self::assertSame( array( 0, 1 ), array( $renders, $again ), $what );
			self::assertNotSame( $before, $after, $what );
			self::assertSame( $this->uncached(), $after, $what );
		}
	}

	public function test_a_kept_listing_stays_after_a_change_of_what_it_does_not_show(): void {
		foreach ( $this->changes_of_others() as $what => $change ) {
			$this->request();
			$change();

			self::assertSame( 0, $this->renders_of_request(), $what );
		}
	}

	public function test_a_kept_listing_is_new_after_a_change_of_the_site(): void {
		add_filter( 'programs_filter_cache', '__return_true' );
		self::theme( 'uno', '<p>uno</p>' );
		self::theme( 'dos', '<p>dos</p>' );
		$_SERVER['REQUEST_TIME'] = time() + 100;
		$permalinks              = function ( string $structure ): void {
			$this->set_permalink_structure( $structure );
			unset( $GLOBALS['wp_post_types'][ Program\POST_TYPE ] );
			Program\register_programs();
		};
		foreach ( array(
			'theme'            => static fn() => self::use_theme( 'uno' ),
			'another theme'    => static fn() => self::use_theme( 'dos' ),
			'parent theme'     => static fn() => self::use_theme( 'twentytwentyfive' ),
			'permalinks'       => static fn() => $permalinks( '' ),
			'permalinks again' => static fn() => $permalinks( '/%postname%/' ),
			'address'          => static fn() => add_filter( 'home_url', static fn( string $url ): string => str_replace( '//', '//www.', $url ) ),
			'uploads'          => static fn() => add_filter(
				'upload_dir',
				static fn( array $folder ): array => array( 'baseurl' => 'https://cdn.example' ) + $folder
			),
		) as $what => $change ) {
			$this->request();
			$before = $this->request()[0];
			$change();
			$after = $this->request()[0];

			self::assertNotSame( $before, $after, $what );
			self::assertSame( $this->uncached(), $after, $what );
		}
	}

	public function test_a_kept_listing_is_rendered_anew_at_the_moment_at_which_the_clock_changes_it_whether_or_not_that_is_announced(): void {
		$this->request();
		update_option( 'programs_filter_clock', time() + 2 );
		self::forget_in_the_middle();
		self::assertSame( array( 1, 0 ), array( $this->renders_of_request(), $this->renders_of_request() ) );
		sleep( 2 );
		self::assertSame( array( 1, 0 ), array( $this->renders_of_request(), $this->renders_of_request() ) );
	}

	public function test_a_listing_is_kept_also_where_the_clock_has_struck_and_is_not_set_again(): void {
		self::factory()->program->create( array( 'facts' => array( 'start' => (string) wp_date( 'Y-m-d', time() + 3 * DAY_IN_SECONDS ) ) ) );
		$this->request();
		update_option( 'programs_filter_clock', time() - 5 );
		self::forget_in_the_middle();

		self::assertSame( array( 1, 0 ), array( $this->renders_of_request(), $this->renders_of_request() ) );
	}

	/** Lets them be old without what else is done when a change is announced. */
	private static function forget_in_the_middle(): void {
		wp_cache_set_last_changed( 'programs_filter' );
	}

	public function test_an_old_listing_is_never_kept_as_if_it_were_new_whatever_is_edited_while_it_is_rendered(): void {
		$id    = $this->ids['acuarela'];
		$title = static fn( string $post_title ) => wp_update_post( array( 'ID' => $id ) + compact( 'post_title' ) );
		$cards = fn(): array => ( new Markup( $this->request()[0] ) )->cards();
		$this->request();
		$edit  = function ( string $shown ) use ( $title, &$edit ): string {
			remove_filter( 'the_title', $edit );
			$this->on_another_server( static fn() => $title( 'Óleo' ) );

			return $shown;
		};
		self::forget_in_the_middle();
		add_filter( 'the_title', $edit );
		$this->request();
		self::assertSame( array( 'Coro', 'Óleo' ), $cards(), 'edited during the render' );

		get_post( $id );
		$this->on_another_server( static fn() => $title( 'Tinta' ) );
		self::listing();
		self::assertSame( array( 'Coro', 'Tinta' ), $cards(), 'edited with the old one in memory' );

		$render = fn() => $this->on_another_server( static fn(): string => self::listing() );
		add_action( 'clean_post_cache', $render, 99 );
		self::factory()->program->create( array( 'post_title' => 'Danza' ) );
		remove_action( 'clean_post_cache', $render, 99 );
		self::assertSame( array( 'Coro', 'Danza', 'Tinta' ), $cards(), 'rendered before the end of cached queries' );
	}

	/**
	 * What requests show of a pattern, and behind it how often each renders.
	 *
	 * @template T
	 * @param list<T>            $values What they differ by.
	 * @param callable(T): mixed $begin  Begins each.
	 * @return list<string>
	 */
	private function seen( string $pattern, array $values, callable $begin ): array {
		return array_map(
			function ( $value ) use ( $pattern, $begin ): string {
				$begin( $value );
				list( $html, $renders ) = $this->request();

				return 1 === preg_match( $pattern, $html, $found ) ? "$found[0] $renders" : "- $renders";
			},
			$values
		);
	}

	public function test_what_a_filter_shows_one_person_is_shown_to_no_visitor_also_where_the_site_keeps_listings_for_members(): void {
		add_filter( 'the_title', static fn( string $title ): string => $title . ' usuario ' . get_current_user_id() );
		$people = array( 1, 0, 1, 0 );
		self::assertSame(
			array( 'usuario 1 1', 'usuario 0 1', 'usuario 1 1', 'usuario 0 0' ),
			$this->seen( '/usuario \d/', $people, 'wp_set_current_user' )
		);

		self::forget();
		add_filter( 'programs_filter_cache', '__return_true' );
		self::assertSame(
			array( 'usuario 1 1', 'usuario 0 1', 'usuario 1 0', 'usuario 0 0' ),
			$this->seen( '/usuario \d/', $people, 'wp_set_current_user' )
		);
	}

	/**
	 * A value that is allowed and is not the default.
	 *
	 * @param array<string, mixed> $schema Of an attribute.
	 * @return mixed
	 */
	private static function other_value( array $schema ) {
		$default = $schema['default'] ?? null;
		$others  = array(
			'boolean' => true !== $default,
			'integer' => is_int( $default ) ? $default + 1 : 1,
			'array'   => array( 'musica' ),
		);
		if ( isset( $schema['pattern'] ) ) {
			// Of a length, or of a color.
			return rest_validate_json_schema_pattern( $schema['pattern'], '1px' ) ? '1px' : '#fff';
		}

		return $others[ $schema['type'] ] ?? ( isset( $schema['enum'] ) ? end( $schema['enum'] ) : 'otra' );
	}

	public function test_listings_that_differ_in_one_attribute_do_not_share_their_cards_whichever_it_is(): void {
		$this->request();
		$metadata = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/listing/block/block.json' ), true );
		self::assertNotSame( array(), $metadata['attributes'] );
		foreach ( (array) $metadata['attributes'] as $name => $schema ) {
			$attributes = array( $name => array( 'types' => array( 'pfilter_programa' ), 'card' => array( 'place' ), 'only' => array( 'edad' => array( '8' ) ), 'initial' => array( 'edad' => array( '8' ) ) )[ $name ] ?? self::other_value( $schema ) );
			// A listing that shows its cards controls no others.
			$attributes += 'target' === $name ? array( 'showGrid' => false ) : array();

			self::assertSame( array( 1, 0 ), array( $this->request( $attributes )[1], $this->request( $attributes )[1] ), $name );
		}
	}

	public function test_languages_do_not_mix(): void {
		self::factory()->program->create( array( 'post_title' => 'Secreto', 'post_password' => 'x' ) );
		$seen = $this->seen( '/Protegido|Protected/', array( 'es_ES', 'en_US', 'es_ES', 'en_US' ), 'switch_to_locale' );

		self::assertSame( array( 'Protegido 1', 'Protected 1', 'Protegido 0', 'Protected 0' ), $seen );
	}

	/** @return array<string, array{callable(): mixed}> What makes a request one of them. */
	public function places(): array {
		return array(
			'previews'          => array( static fn() => $GLOBALS['wp_query']->parse_query( array( 'preview' => '1' ) ) ),
			'feeds'             => array( static fn() => $GLOBALS['wp_query']->parse_query( array( 'feed' => 'rss2' ) ) ),
			'the admin'         => array( static fn() => set_current_screen( 'edit-post' ) ),
			'sites that say so' => array( static fn() => add_filter( 'programs_filter_cache', '__return_false' ) ),
		);
	}

	/** @dataProvider places */
	public function test_they_neither_get_nor_leave_anything( callable $begin ): void {
		$this->request();
		// A filter that comes too late.
		add_filter( 'the_title', static fn(): string => 'otra cosa' );
		self::assertSame( 0, $this->renders_of_request() );
		$begin();
		list( $html, $renders ) = $this->request();
		self::assertSame( 1, $renders );
		self::assertStringContainsString( 'otra cosa', $html );
		self::forget();
		self::assertSame( 1, $this->renders_of_request() );
	}

	public function test_what_a_filter_names_keeps_listings_apart(): void {
		$country = '';
		add_filter(
			'programs_filter_cache_varies',
			static function ( array $varies ) use ( &$country ): array {
				return array( 'country' => $country ) + $varies;
			}
		);
		add_filter(
			'the_title',
			static function ( string $title ) use ( &$country ): string {
				return "$title en $country";
			}
		);
		$begin = static function ( string $value ) use ( &$country ): void {
			$country = $value;
		};

		self::assertSame( array( 'en MX 1', 'en CL 1', 'en MX 0' ), $this->seen( '/en (MX|CL)/', array( 'MX', 'CL', 'MX' ), $begin ) );
	}

	public function test_the_programs_that_a_filter_gives_each_page_keep_listings_apart(): void {
		$page = 0;
		add_filter(
			'programs_filter_query_args',
			static function ( array $arguments ) use ( &$page ): array {
				return array( 'post__in' => array( $page ) ) + $arguments;
			}
		);
		foreach ( array( 'acuarela' => 'Acuarela', 'coro' => 'Coro', 'picture' => null ) as $name => $title ) {
			$page = $this->ids[ $name ];
			self::assertSame( null === $title ? array() : array( $title ), ( new Markup( $this->request()[0] ) )->cards() );
		}
	}

	/** @return array<string, array{string}> Filter; '' for the theme's card. */
	public function changed_cards(): array {
		return array(
			'a card'               => array( 'programs_filter_card' ),
			'what is inside of it' => array( 'programs_filter_card_html' ),
			'its template'         => array( '' ),
		);
	}

	/** @dataProvider changed_cards */
	public function test_where_cards_are_changed_nothing_is_kept_unless_the_site_says_so( string $hook ): void {
		if ( '' === $hook ) {
			self::theme( 'cuatro', '<p><?php echo $GLOBALS["programs_filter_word"]; ?></p>' );
			self::use_theme( 'cuatro' );
			$_SERVER['REQUEST_TIME'] = time() + 100;
		} else {
			add_filter(
				$hook,
				static fn( $value ) => is_array( $value ) ? array(
					'title' => 'Título ' . $GLOBALS['programs_filter_word'],
				) + $value : "$value {$GLOBALS['programs_filter_word']}"
			);
		}
		$begin = static function ( string $word ): void {
			$GLOBALS['programs_filter_word'] = $word; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- It has the prefix of tests.
		};
		self::assertSame( array( 'una 1', 'otra 1' ), $this->seen( '/\b(una|otra)\b/', array( 'una', 'otra' ), $begin ) );

		add_filter( 'programs_filter_cache', '__return_true' );
		$this->request();
		self::assertSame( 0, $this->renders_of_request() );
	}

	/** @return array<string, array{string}> Filters of excerpts. */
	public function excerpt_filters(): array {
		return array(
			'the content'     => array( 'the_content' ),
			'get_the_excerpt' => array( 'get_the_excerpt' ),
			'a trimmed text'  => array( 'wp_trim_excerpt' ),
			'a shown excerpt' => array( 'the_excerpt' ),
		);
	}

	/** @dataProvider excerpt_filters */
	public function test_what_another_plugin_shows_of_a_text_to_one_visitor_is_shown_to_no_other_through( string $hook ): void {
		wp_delete_post( $this->ids['coro'], true );
		wp_update_post( array( 'ID' => $this->ids['acuarela'], 'post_content' => '<p>Entero</p>', 'post_excerpt' => '' ) );
		$this->request();
		$shown = '';
		add_filter(
			$hook,
			static function ( string $text ) use ( &$shown ): string {
				return str_replace( 'Entero', $shown, $text );
			}
		);
		$begin = static function ( string $value ) use ( &$shown ): void {
			$shown = $value;
		};

		self::assertSame(
			array( 'Suscríbete 1', 'Entero 1', 'Suscríbete 1' ),
			$this->seen( '/Entero|Suscríbete/u', array( 'Suscríbete', 'Entero', 'Suscríbete' ), $begin )
		);
	}

	public function test_a_site_that_answers_for_its_cards_answers_for_nothing_else(): void {
		$answer  = static fn( string $answered ) => add_filter(
			'programs_filter_cache',
			static fn( bool $keep, array $attributes, string $objection ): bool => $keep || $answered === $objection,
			10,
			3
		);
		$renders = function (): int {
			$this->request();

			return $this->renders_of_request();
		};
		$answer( 'filtered-cards' );
		wp_update_post( array( 'ID' => $this->ids['coro'], 'post_excerpt' => 'Por la tarde' ) );
		add_filter( 'the_content', static fn( string $html ): string => $html . '<p>Compartir</p>' );
		self::assertSame( 0, $renders(), 'filtered contents, excerpts by hand' );
		add_filter( 'programs_filter_card_html', static fn( string $html ): string => $html . ' ' );
		add_filter( 'programs_filter_cache_varies', static fn( array $varies ): array => array( 'country' => 'MX' ) + $varies );
		self::assertSame( 0, $renders(), 'cards' );
		wp_set_current_user( 1 );
		self::assertSame( 1, $renders(), 'signed in' );
		wp_set_current_user( 0 );
		add_filter( 'the_excerpt', static fn( string $excerpt ): string => $excerpt . ' ' );
		self::forget();
		self::assertSame( 1, $renders(), 'excerpt' );
		$answer( 'filtered-excerpt' );
		self::assertSame( 0, $renders(), 'excerpt, answered for' );
		add_filter( 'programs_filter_may_read', '__return_true' );
		self::assertSame( 1, $renders(), 'reading' );
		$answer( 'restricted-reading' );
		self::assertSame( 0, $renders(), 'reading, answered for' );
	}

	/** @return array<string, array{callable(string, string, mixed): bool}> What of a store works still. */
	public function failures(): array {
		return array(
			'is down'           => array( static fn(): bool => false ),
			'only reads'        => array( static fn( string $what ): bool => 'get' === $what ),
			'gives no lock'     => array( static fn( string $what ): bool => 'add' !== $what ),
			'refuses the cards' => array(
				static fn( string $what, string $key, $value ): bool => ! is_array( $value ) || ! isset( $value['cards'] ),
			),
			'deletes nothing'   => array( static fn( string $what ): bool => 'delete' !== $what ),
		);
	}

	/**
	 * @dataProvider failures
	 * @param callable(string, string, mixed): bool $works What works.
	 */
	public function test_every_request_renders_at_once_and_right_where_the_cache( callable $works ): void {
		$this->request();
		wp_update_post( array( 'ID' => $this->ids['acuarela'], 'post_title' => 'Gouache' ) );
		$right              = $this->uncached();
		$this->cache->works = $works;
		$begun              = microtime( true );
		foreach ( array( 1, 2, 3 ) as $number ) {
			list( $html, $renders ) = $this->request();
			self::assertSame( $right, $html, (string) $number );
			self::assertLessThanOrEqual( 1, $renders );
		}
		self::assertLessThan( 3, microtime( true ) - $begun );
	}

	public function test_a_listing_that_the_cache_refused_leaves_none_for_others(): void {
		$this->request();
		self::forget();
		$this->cache->works = $this->failures()['refuses the cards'][0];
		$this->request();
		$this->cache->works = static fn(): bool => true;

		self::assertSame( 1, $this->renders_of_request() );
	}

	public function test_listings_that_differ_in_what_cannot_be_told_apart_are_not_kept(): void {
		$word = '';
		add_filter(
			'the_title',
			static function ( string $title ) use ( &$word ): string {
				return "$title $word";
			}
		);
		add_filter( 'programs_filter_cache_varies', static fn(): array => array( static fn(): int => 1 ) );
		$begin = static function ( string $value ) use ( &$word ): void {
			$word = $value;
		};

		self::assertSame( array( 'Coro una 1', 'Coro otra 1' ), $this->seen( '/Coro (una|otra)/', array( 'una', 'otra' ), $begin ) );
	}

	public function test_while_another_request_renders_the_listing_before_is_served_or_one_renders_for_itself(): void {
		$this->request();
		// A request that has the lock, and may have crashed.
		$this->cache->works = function ( string $what, string $key ): bool {
			if ( 'add' === $what && str_contains( $key, 'lock:' ) ) {
				$this->cache->store[ $key ] = 1;
			}

			return 'add' !== $what && 'delete' !== $what;
		};
		wp_update_post( array( 'ID' => $this->ids['coro'], 'post_title' => 'Coro nuevo' ) );
		list( $before, $renders ) = $this->request();
		self::assertSame( array( array( 'Acuarela', 'Coro' ), 0 ), array( ( new Markup( $before ) )->cards(), $renders ) );

		$this->cache->flush();
		list( $after, $renders ) = $this->request();
		self::assertSame( array( array( 'Acuarela', 'Coro nuevo' ), 1 ), array( ( new Markup( $after ) )->cards(), $renders ) );
	}
}
