<?php
/**
 * What is announced when listings change, and to whom.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;
use function ProgramsFilter\Tests\Wpml\start;

require_once __DIR__ . '/Changes.php';
require_once dirname( __DIR__ ) . '/wpml.php';

/** Once at the end of a request, with an object cache or without. */
class AnnouncementsTest extends TestCase {
	use Changes;

	/**
	 * Runs code as a request of its own.
	 *
	 * @param callable(): mixed $code Code.
	 * @return array{int, list<string>} How often a change was announced; slugs of the posts that page caches were told of with it.
	 */
	private static function announced( callable $code ): array {
		self::end_request();
		$times = 0;
		$pages = array();
		$count = static function () use ( &$times ): void {
			++$times;
		};
		$page  = static function ( int $id, \WP_Post $post ) use ( &$pages ): void {
			if ( doing_action( 'programs_filter_changed' ) ) {
				$pages[] = $post->post_name;
			}
		};
		add_action( 'programs_filter_changed', $count );
		add_action( 'clean_post_cache', $page, 10, 2 );
		$code();
		self::end_request();
		remove_action( 'programs_filter_changed', $count );
		remove_action( 'clean_post_cache', $page );
		sort( $pages );

		return array( $times, $pages );
	}

	/**
	 * @param callable(): mixed $code Code.
	 * @return list<string> Slugs of the posts that page caches are told of.
	 */
	private static function told( callable $code ): array {
		return self::announced( $code )[1];
	}

	private static function page( string $slug, string $content ): int {
		return self::factory()->post->create( array( 'post_type' => 'page', 'post_name' => $slug, 'post_content' => $content ) );
	}

	/** @return array<string, callable(): mixed> Changes of a second taxonomy, of facts, of metadata that the site names, and of settings. */
	protected function changes_of_other_things_that_cards_show(): array {
		register_taxonomy( 'nivel', Program\POST_TYPE );
		// It would download languages.
		remove_action( 'upgrader_process_complete', array( 'Language_Pack_Upgrader', 'async_upgrade' ), 20 );
		$coro = $this->ids['coro'];
		$term = self::factory()->term->create( array( 'name' => 'Inicial', 'taxonomy' => 'nivel' ) );
		add_filter( 'programs_filter_meta_keys', static fn( array $keys ): array => array_merge( $keys, array( 'precio' ) ) );

		return array(
			'a place'                => static fn() => update_post_meta( $coro, 'pfilter_place', 'Sala 1' ),
			'a date'                 => static fn() => update_post_meta( $coro, 'pfilter_sessions', '2026-03-03' ),
			'no place'               => static fn() => delete_post_meta( $coro, 'pfilter_place' ),
			'a price'                => static fn() => update_post_meta( $coro, 'precio', 5 ),
			'another price'          => static fn() => update_post_meta( $coro, 'precio', 6 ),
			'no price'               => static fn() => delete_post_meta( $coro, 'precio' ),
			'a program gets a level' => static fn() => wp_set_object_terms( $coro, array( $term ), 'nivel' ),
			'a renamed level'        => static fn() => wp_update_term( $term, 'nivel', array( 'name' => 'Básico' ) ),
			'a level is gone'        => static fn() => wp_delete_term( $term, 'nivel' ),
			'permalinks'             => static fn() => update_option( 'permalink_structure', '/%year%/%postname%/' ),
			'date format'            => static fn() => update_option( 'date_format', 'Y/m/d' ),
			'time zone'              => static fn() => update_option( 'timezone_string', 'America/Lima' ),
			'language'               => static fn() => update_option( 'WPLANG', '' ),
			'address'                => static fn() => update_option( 'home', 'https://otro.example' ),
			'size of pictures'       => static fn() => update_option( 'medium_large_size_w', 700 ),
			'theme'                  => static fn() => update_option( 'stylesheet', 'hija' ),
			'plugins'                => static fn() => update_option( 'active_plugins', array( 'otro/otro.php' ) ),
			'an update'              => static fn() => do_action( 'upgrader_process_complete', null, array() ),
			'ten things at once'     => function (): void {
				foreach ( range( 1, 10 ) as $number ) {
					$this->update( 'coro', array( 'post_title' => "Coro $number" ) );
				}
			},
		);
	}

	/** @return array<string, callable(): mixed> Changes that no listing shows, beside those of other posts. */
	protected function changes_of_what_listings_do_not_show(): array {
		$coro  = $this->ids['coro'];
		$draft = self::factory()->program->create( array( 'post_title' => 'Borrador', 'post_status' => 'draft' ) );
		$other = static fn(): int => self::factory()->program->create(
			array( 'post_title' => 'Otro', 'post_status' => 'draft', 'categories' => array( 'arte' ) )
		);
		$photo = self::factory()->picture->create();
		$news  = self::factory()->post->create();
		set_post_thumbnail( $news, $photo );
		$save     = static fn( string $field, string $value ) => wp_update_post( array( 'ID' => $draft, $field => $value ) );
		add_filter( 'programs_filter_meta_keys', static fn( array $keys ): array => array_merge( $keys, array( 'precio' ) ) );
		$autosave = array(
			'post_ID'      => $coro,
			'post_type'    => Program\POST_TYPE,
			'post_title'   => 'A medias',
			'post_content' => 'x',
			'post_excerpt' => '',
		);

		return $this->changes_of_others() + array(
			'a draft is written'        => $other,
			'a draft is saved'          => static fn() => $save( 'post_title', 'Más' ),
			'a draft gets a category'   => fn() => wp_set_object_terms( $draft, array( $this->ids['musica'] ), Program\TAXONOMY ),
			'a draft gets a picture'    => fn() => set_post_thumbnail( $draft, $this->ids['picture'] ),
			'a draft waits for review'  => static fn() => $save( 'post_status', 'pending' ),
			'a draft goes to the trash' => static fn() => wp_trash_post( $draft ),
			'a draft is deleted'        => static fn() => wp_delete_post( $draft, true ),
			'an autosave of a program'  => static fn() => wp_create_post_autosave( $autosave ),
			'a revision of a program'   => static fn() => _wp_put_post_revision( $coro ),
			'no fact'                   => static fn() => update_post_meta( $coro, 'pfilter_sessions', 'mañana' ),
			'a date of no session'      => static fn() => update_post_meta( $coro, 'pfilter_start', '2026-03-03' ),
			'an upload'                 => static fn() => self::factory()->picture->create(),
			'a picture of a post'       => static fn() => update_post_meta( $photo, '_wp_attachment_image_alt', 'Otro' ),
			'its picture is deleted'    => static fn() => wp_delete_attachment( $photo, true ),
			'a visitor views a program' => static fn() => update_post_meta( $coro, 'views', wp_rand() ),
			'a view for the first time' => static fn() => add_post_meta( $coro, 'visits', 1 ),
			'the views are forgotten'   => static fn() => delete_post_meta_by_key( 'views' ),
			'a price of a post'         => static fn() => update_post_meta( $news, 'precio', 5 ),
			'a place of a draft'        => static fn() => update_post_meta( $other(), 'pfilter_place', 'Sala 1' ),
		);
	}

	/** @return array<string, array{string, int}> Methods that make changes, and how often each change is announced. */
	public function changes(): array {
		return array(
			'programs'                     => array( 'changes_of_programs', 1 ),
			'pictures'                     => array( 'changes_of_pictures', 1 ),
			'categories'                   => array( 'changes_of_categories', 1 ),
			'other things that cards show' => array( 'changes_of_other_things_that_cards_show', 1 ),
			'what listings do not show'    => array( 'changes_of_what_listings_do_not_show', 0 ),
		);
	}

	/** @dataProvider changes */
	public function test_it_is_announced_after_every_change_of( string $changes, int $times ): void {
		$this->small_site();
		foreach ( call_user_func( array( $this, $changes ) ) as $what => $change ) {
			self::assertSame( $times, self::announced( $change )[0], $what );
		}
	}

	public function test_changes_at_the_end_of_the_request_are_announced_once_after_all_of_them(): void {
		$this->small_site();
		foreach ( array( 5, 11, 99 ) as $priority ) {
			add_action( 'shutdown', fn() => $this->update( 'coro', array( 'post_title' => "Coro $priority" ) ), $priority );
		}
		$times = 0;
		add_action(
			'programs_filter_changed',
			static function () use ( &$times ): void {
				++$times;
			}
		);
		self::end_request();

		// The site is a change of its own, announced when the end begins.
		self::assertSame( 2, $times );
	}

	public function test_a_change_that_a_callback_of_the_announcement_makes_is_not_announced_again_and_makes_listings_old(): void {
		$this->small_site();
		$versions = array();
		$times    = 0;
		add_action(
			'programs_filter_changed',
			function () use ( &$versions, &$times ): void {
				++$times;
				$versions[] = wp_cache_get_last_changed( 'programs_filter' );
				$this->update( 'coro', array( 'post_title' => 'Coro de otro' ) );
				$versions[] = wp_cache_get_last_changed( 'programs_filter' );
			}
		);
		self::end_request();

		self::assertSame( array( 1, 2 ), array( $times, count( array_unique( $versions ) ) ) );
	}

	public function test_page_caches_are_told_of_every_page_with_a_listing_of_one_that_a_site_adds_and_of_no_other(): void {
		self::page( 'con-bloque', '<p>Hola</p>' . self::block( array( 'limit' => 2 ) ) );
		self::page( 'con-shortcode', '[programas orden="titulo"]' );
		self::page( 'sin-nada', '<!-- wp:paragraph --><p>programas</p><!-- /wp:paragraph -->' );
		self::factory()->post->create(
			array( 'post_type' => 'page', 'post_name' => 'borrador', 'post_content' => self::block(), 'post_status' => 'draft' )
		);
		self::factory()->post->create( array( 'post_name' => 'entrada', 'post_content' => self::block() ) );
		$pattern = static fn( string $post_content ): int => self::factory()->post->create(
			array( 'post_type' => 'wp_block' ) + compact( 'post_content' )
		);
		$inner   = $pattern( self::block() );
		$outer   = $pattern( "<!-- wp:block {\"ref\":$inner} /-->" );
		self::page( 'con-patron', "<!-- wp:block {\"ref\":$inner} /-->" );
		self::page( 'con-patron-de-patron', "<!-- wp:block {\"ref\":$outer,\"align\":\"wide\"} /-->" );
		self::page( 'con-otro-patron', "<!-- wp:block {\"ref\":{$inner}5} /-->" );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', self::page( 'portada', 'Bienvenida' ) );
		$added = self::page( 'adicional', 'x' );
		add_filter( 'programs_filter_pages', static fn( array $pages ): array => array_merge( $pages, array( $added ) ) );

		self::assertSame(
			array( 1, array( 'adicional', 'con-bloque', 'con-patron', 'con-patron-de-patron', 'con-shortcode', 'entrada', 'portada' ) ),
			self::announced( static fn() => self::factory()->program->create() )
		);
	}

	public function test_page_caches_are_told_once_of_a_program_that_contains_a_listing_and_not_when_nothing_changed(): void {
		$id = self::factory()->program->create( array( 'post_name' => 'con-listado', 'post_content' => self::block() ) );

		self::assertSame(
			array( 1, array( 'con-listado' ) ),
			self::announced( static fn() => wp_update_post( array( 'ID' => $id, 'post_title' => 'Otro' ) ) )
		);
		self::assertSame( array( 0, array() ), self::announced( static fn() => null ) );
	}

	public function test_page_caches_that_do_not_listen_to_wordpress_are_told_in_their_own_ways(): void {
		require_once __DIR__ . '/class-wpo-page-cache.php';
		$id      = self::page( 'con-bloque', self::block() );
		$told    = array();
		$legible = static function ( $given ) use ( &$legible, $id ) {
			if ( is_array( $given ) ) {
				return array_map( $legible, $given );
			}

			return $id === $given ? 'con-bloque' : ( is_string( $given ) ? wp_parse_url( $given, PHP_URL_PATH ) : $given );
		};
		$ways    = array(
			'cache_enabler_clear_page_cache_by_post' => array( 'con-bloque' ),
			'jetpack_boost_clear_page_cache_post'    => array( 'con-bloque' ),
			'litespeed_purge_post'                   => array( 'con-bloque' ),
			'purge_post_cache'                       => array( 'con-bloque' ),
			'sg_cachepress_purge_cache'              => array( '/con-bloque/' ),
			'swcfpc_purge_cache'                     => array( array( '/con-bloque/' ) ),
			'w3tc_flush_post'                        => array( 'con-bloque' ),
			'wpfc_clear_post_cache_by_id'            => array( false, 'con-bloque' ),
			'wphb_clear_page_cache'                  => array( 'con-bloque' ),
			'wpo_delete_single_post_cache'           => array( 'con-bloque' ),
		);
		foreach ( array_keys( $ways ) as $action ) {
			add_action(
				$action,
				static function ( ...$given ) use ( &$told, $action, $legible ): void {
					$told[ $action ] = $legible( $given );
				},
				10,
				9
			);
		}
		self::announced( static fn() => self::factory()->program->create() );
		ksort( $told );

		self::assertSame( $ways, $told );
	}

	public function test_page_caches_are_told_of_a_program_that_goes_while_it_has_its_address(): void {
		$told = array();
		$hear = static function ( $comment, int $post ) use ( &$told ): void {
			$told[] = wp_make_link_relative( (string) get_permalink( $post ) );
		};
		$of   = static fn( string $name ): int => self::factory()->program->create( array( 'post_name' => $name ) );
		$to   = static fn( string $field, string $value ): \Closure =>
			static fn( int $id ) => wp_update_post( array( 'ID' => $id, $field => $value ) );
		$goes = array(
			'/programa/papelera/'  => array( $of( 'papelera' ), 'wp_trash_post' ),
			'/programa/borrado/'   => array( $of( 'borrado' ), static fn( int $id ) => wp_delete_post( $id, true ) ),
			'/programa/borrador/'  => array( $of( 'borrador' ), $to( 'post_status', 'draft' ) ),
			'/programa/direccion/' => array( $of( 'direccion' ), $to( 'post_name', 'otra' ) ),
		);
		$stay = $of( 'sigue' );
		add_action( 'wpfc_clear_post_cache_by_id', $hear, 10, 2 );
		foreach ( $goes as list( $id, $go ) ) {
			$go( $id );
		}
		wp_update_post( array( 'ID' => $stay, 'post_title' => 'Otro' ) );
		wp_trash_post( self::factory()->post->create() );

		self::assertSame( array_keys( $goes ), $told );
	}

	public function test_page_caches_are_told_of_a_programs_own_page_where_what_it_shows_is_changed_without_a_save_of_the_program(): void {
		$this->small_site();
		$coro = $this->ids['coro'];
		$text = fn( string $alt ) => update_post_meta( $this->ids['picture'], '_wp_attachment_image_alt', $alt );
		foreach ( array(
			'a fact'                               => array( static fn() => update_post_meta( $coro, 'pfilter_place', 'Sala 9' ), array( 'coro' ) ),
			'no fact'                              => array( static fn() => delete_post_meta( $coro, 'pfilter_place' ), array( 'coro' ) ),
			'one more category'                    => array(
				fn() => wp_set_object_terms( $coro, array( $this->ids['arte'] ), Program\TAXONOMY, true ),
				array( 'coro' ),
			),
			'a renamed category'                   => array(
				fn() => wp_update_term( $this->ids['pintura'], Program\TAXONOMY, array( 'name' => 'Óleo' ) ),
				array( 'acuarela' ),
			),
			'alternative text'                     => array( static fn() => $text( 'Otro' ), array( 'acuarela' ) ),
			'what it does not show'                => array( static fn() => update_post_meta( $coro, 'otra', '1' ), array() ),
			'alternative text in another language' => array(
				static function () use ( $text ): void {
					start( 'en' );
					$text( 'Dibujo' );
				},
				array( 'acuarela' ),
			),
		) as $what => list( $change, $pages ) ) {
			self::assertSame( $pages, self::told( $change ), $what );
		}
	}

	public function test_page_caches_are_told_of_at_most_a_hundred_programs(): void {
		$id = self::factory()->term->create( array( 'name' => 'Danza' ) );
		foreach ( range( 1, 100 ) as $number ) {
			self::factory()->program->create( array( 'post_title' => "Danza $number", 'categories' => array( 'danza' ) ) );
		}
		$told = static fn( string $name ): array => self::told(
			static fn() => wp_update_term( $id, Program\TAXONOMY, array( 'name' => $name ) )
		);
		self::assertCount( 100, $told( 'Baile' ) );

		self::factory()->program->create( array( 'post_title' => 'Danza 101', 'categories' => array( 'danza' ) ) );
		self::assertCount( 0, $told( 'Bailes' ) );
	}

	public function test_pages_are_searched_for_after_changes_only_and_once_and_not_among_posts_without_an_address(): void {
		$this->small_site();
		self::end_request();
		$searches = array();
		add_filter(
			'query',
			static function ( string $query ) use ( &$searches ): string {
				if ( str_contains( $query, 'post_content LIKE' ) ) {
					$searches[] = $query;
				}

				return $query;
			}
		);
		self::assertSame( array( 0, array() ), self::announced( static fn() => self::listing() ) );
		self::assertSame( array(), $searches );

		$change = function (): void {
			foreach ( range( 1, 20 ) as $number ) {
				$this->update( 'coro', array( 'post_title' => "Coro $number" ) );
			}
		};
		self::announced( $change );
		self::assertCount( 1, $searches );
		preg_match_all( "/'([a-z_]+)'/", (string) strstr( $searches[0], ' AND ', true ), $types );
		sort( $types[1] );
		self::assertSame( array( 'attachment', 'page', 'pfilter_programa', 'post', 'wp_block' ), $types[1] );
	}
}
