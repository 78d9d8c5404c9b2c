<?php
/**
 * The excerpt on a card, and that which is taken from the content of a program without one of its own.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Listing, Program, WordPress};
use ProgramsFilter\Tests\{Markup, TestCase};

/** Never more than WordPress, or another plugin, would show. */
class ExcerptTest extends TestCase {
	private const HIDDEN = array( 'metadata' => array( 'blockVisibility' => false ) );

	private const OWN = 'Lo «mejor» "de todo" & más -- así :)';

	/** @param array<string, mixed> $attributes Of the block. */
	private static function paragraph( string $text, array $attributes = array() ): string {
		return get_comment_delimited_block_content( 'core/paragraph', $attributes, "\n<p>$text</p>\n" ) . "\n\n";
	}

	private static function long( string $word ): string {
		return trim( str_repeat( "$word ", 40 ) );
	}

	/** @param array<string, mixed> $fields More of it. */
	private static function program( string $content, array $fields = array() ): \WP_Post {
		return self::factory()->program->create_and_get( $fields + array( 'post_title' => 'A', 'post_content' => $content ) );
	}

	/** The excerpts in some HTML. */
	private static function excerpts( string $html ): string {
		return (string) preg_replace( '/\s+/', ' ', implode( ',', ( new Markup( $html ) )->texts( '.programas-card__excerpt' ) ) );
	}

	/** @param array<string, mixed> $attributes Of the block. */
	private static function preview( array $attributes = array() ): string {
		wp_set_current_user( 1 );
		$answer = self::rest( 'GET', '/programs-filter/v1/listing', $attributes );
		wp_set_current_user( 0 );

		return $answer->get_data()['html'];
	}

	/** @param callable(string): string $filter Changes HTML. */
	private static function filter( string $hook, callable $filter, int $priority = 10 ): \Closure {
		return static fn() => add_filter( $hook, $filter, $priority );
	}

	/** Blocks for members only: those with "socios" are emptied, those with "premium" are not rendered. */
	public static function empty_blocks_for_members(): void {
		add_filter( 'render_block', static fn( $html, array $block ) => isset( $block['attrs']['socios'] ) ? '' : $html, 10, 2 );
		add_filter( 'pre_render_block', static fn( $html, array $block ) => isset( $block['attrs']['premium'] ) ? '' : $html, 10, 2 );
	}

	/** A plugin that looks at the current post, on a page. */
	public static function print_titles_in_place_of_paragraphs(): void {
		$GLOBALS['post'] = self::factory()->post->create_and_get( array( 'post_type' => 'page' ) );
		add_filter( 'render_block_core/paragraph', static fn(): string => '<p>' . get_the_title() . '</p>' );
	}

	/** As Paid Memberships Pro does it: no restriction in `get_the_excerpt`, but in `the_excerpt`. */
	public static function restrict_excerpts(): void {
		$restrict = static fn( string $html ): string => 'A' === get_the_title() ? '<p>Hazte socio</p><p><a href="/alta/">Alta</a></p>' : $html;
		$lift     = static function ( string $excerpt ) use ( $restrict ): string {
			remove_filter( 'the_content', $restrict, 5 );

			return $excerpt;
		};
		$again    = static function ( string $excerpt ) use ( $restrict ): string {
			add_filter( 'the_content', $restrict, 5 );

			return $excerpt;
		};
		add_filter( 'the_content', $restrict, 5 );
		add_filter( 'the_excerpt', $restrict, 15 );
		add_filter( 'get_the_excerpt', $lift, 1 );
		add_filter( 'get_the_excerpt', $again, 100 );
	}

	/** @return array<string, array{0: string, 1: string, 2?: callable(): mixed}> Content, excerpt, another plugin. */
	public function contents(): array {
		// WordPress 6.8 cannot hide a block, and shows on the page what a newer one hid.
		$hides   = version_compare( wp_get_wp_version(), '6.9', '>=' );
		$group   = '<div class="wp-block-group">' . self::paragraph( 'Secreto', self::HIDDEN ) . self::paragraph( 'A la vista' ) . '</div>';
		$phones  = array( 'metadata' => array( 'blockVisibility' => array( 'viewport' => array( 'mobile' => false ) ) ) );
		$link    = '<a class="wp-block-button__link wp-element-button">Botón</a>';
		$button  = "<!-- wp:button --><div class=\"wp-block-button\">$link</div><!-- /wp:button -->";
		$blocks  = "<!-- wp:buttons --><div class=\"wp-block-buttons\">$button</div><!-- /wp:buttons -->\n\n"
			. "<!-- wp:acme/members --><p>Solo para socios</p><!-- /wp:acme/members -->\n\n"
			. "<!-- wp:heading --><h2 class=\"wp-block-heading\">Título</h2><!-- /wp:heading -->\n\n" . self::paragraph( 'Texto' );
		$later   = self::paragraph( 'Después' );
		$join    = self::filter( 'the_content', static fn( string $html ): string => 'A' === get_the_title() ? '<p>Hazte socio</p>' : $html );
		$without = static fn( array $names ): array => array_diff( $names, array( 'core/heading' ) );
		$members = static fn( string $html ): string => (string) preg_replace( '#{{socios}}.*{{/socios}}#s', '', $html );
		$parts   = array( 'Antes', '{{socios}}', self::long( 'secreto' ), '{{/socios}}', 'Después' );
		$cases   = array(
			'what the editor hid'              => array(
				self::paragraph( 'Oculto', self::HIDDEN ) . "<!-- wp:group -->$group<!-- /wp:group -->",
				$hides ? 'A la vista' : 'Oculto Secreto A la vista',
			),
			'what phones hide'                 => array( self::paragraph( 'En pantallas grandes', $phones ), 'En pantallas grandes' ),
			'blocks that WordPress leaves out' => array( $blocks, 'Título Texto' ),
			'blocks that a plugin leaves out'  => array( $blocks, 'Texto', self::filter( 'excerpt_allowed_blocks', $without ) ),
			'blocks for members'               => array(
				self::paragraph( 'Solo socios', array( 'socios' => true ) )
					. self::paragraph( 'Solo premium', array( 'premium' => true ) ) . $later,
				'Después',
				array( self::class, 'empty_blocks_for_members' ),
			),
			// Of the program, not of the page.
			'the current title'                => array(
				self::paragraph( 'De quién' ),
				'A',
				array( self::class, 'print_titles_in_place_of_paragraphs' ),
			),
			'blocks that are replaced'         => array( self::paragraph( 'Privado' ) . $later, 'Hazte socio', $join ),
			'a text that is replaced'          => array( "Privado\n\nTambién", 'Hazte socio', $join ),
			'parts that are taken out'         => array(
				implode( array_map( array( self::class, 'paragraph' ), $parts ) ),
				'Antes Después',
				self::filter( 'the_content', $members ),
			),
			// From as many blocks as that takes.
			'thirty words'                     => array(
				self::paragraph( 'uno dos' ) . "Texto suelto.\n\n" . self::paragraph( self::long( 'tres' ) ) . self::paragraph( 'cuatro' ),
				'uno dos Texto suelto. ' . trim( str_repeat( 'tres ', 26 ) ) . '…',
			),
		);
		foreach ( array( '<!--more-->', '<!--more Sigue-->', '<!--nextpage-->' ) as $mark ) {
			$block = "<!-- wp:more -->\n$mark\n<!-- /wp:more -->\n\n";

			$cases[ "$mark in a block" ] = array( self::paragraph( 'Antes' ) . $block . $later, 'Antes' );
			$cases[ "$mark in a text" ]  = array( "Antes\n$mark\nDespués", 'Antes' );
		}

		return $cases;
	}

	/**
	 * @dataProvider contents
	 * @param callable(): mixed $plugin Another plugin.
	 */
	public function test_it_is_what_wordpress_shows_also_in_the_preview( string $content, string $excerpt, ?callable $plugin = null ): void {
		$program = self::program( $content );
		if ( null !== $plugin ) {
			$plugin();
		}
		$shown = Program\shorten_text( $excerpt, Listing\MAX_CARD_EXCERPT );
		self::assertSame( array( $shown, $shown ), array( self::excerpts( self::listing() ), self::excerpts( self::preview() ) ) );

		add_filter( 'excerpt_length', static fn(): int => 30 );
		add_filter( 'excerpt_more', static fn(): string => '…' );
		$GLOBALS['post'] = $program;
		self::assertSame( $excerpt, html_entity_decode( get_the_excerpt( $program ), ENT_QUOTES, 'UTF-8' ) );
	}

	/** @return array<string, array{string, string}> Text, and what fits in 40 characters. */
	public function long_texts(): array {
		return array(
			'as long as there is room'   => array( 'Una tarde de cuentos junto a la estufa.', 'Una tarde de cuentos junto a la estufa.' ),
			'two short words at the end' => array( 'Una tarde de cuentos a la luz de la de un farol', 'Una tarde de cuentos a la luz…' ),
			'a comma'                    => array( 'Una tarde de cuentos, canciones, meriendas y más', 'Una tarde de cuentos, canciones…' ),
			'a year'                     => array( 'Una tarde de cuentos de antes de 1936, a la luz', 'Una tarde de cuentos de antes de 1936…' ),
			'a sentence'                 => array( '¿Una tarde de cuentos? Trae tu manta y merienda', '¿Una tarde de cuentos?' ),
			'a sentence in quotes'       => array( 'Lo dice ella: «Una tarde de cuentos.» Y de meriendas', 'Lo dice ella: «Una tarde de cuentos.»' ),
			'a sentence of one word'     => array( '¡Cuentos! Trae una manta y algo para merendar', '¡Cuentos! Trae una manta y algo para…' ),
			'no sentence: a title'       => array( 'Cuentos para todos por la Sra. Martínez Aldecoa', 'Cuentos para todos por la Sra. Martínez…' ),
			'no sentence: it goes on'    => array( 'Cuentos, canciones y más... para quien venga', 'Cuentos, canciones y más... para quien…' ),
			'no words'                   => array( str_repeat( '日本語', 20 ), mb_substr( str_repeat( '日本語', 20 ), 0, 40 ) . '…' ),
		);
	}

	/** @dataProvider long_texts */
	public function test_it_ends_with_a_sentence_or_with_a_word_that_can_stand_there( string $text, string $shortened ): void {
		self::assertSame( $shortened, Program\shorten_text( $text, 40 ) );
	}

	public function test_a_card_has_two_lines_of_it_and_what_is_taken_from_the_content_ends_as_well(): void {
		$words = 'Una tarde de cuentos, de canciones y de meriendas para toda la familia en el salón de actos';
		$post  = self::program( self::paragraph( "$words de la casa de cultura y de la biblioteca del barrio de la estación" ) );

		self::assertSame( "$words de la casa de cultura y de la biblioteca del barrio…", WordPress\get_plain_text( Program\get_excerpt_text( $post ) ) );
		self::assertSame( 'Una tarde de cuentos, de canciones y de meriendas para toda la familia…', self::excerpts( self::listing() ) );
	}

	/** @return array<string, array{string, string, string, callable(): mixed}> Content, excerpt by hand, what is shown, another plugin. */
	public function dressed_contents(): array {
		$button   = self::filter( 'the_content', static fn( string $html ): string => "$html<p>Compartir</p>" );
		$frame    = self::filter( 'the_excerpt', static fn( string $html ): string => "<div class=\"resumen\">$html</div><p>Compartir</p>", 20 );
		$restrict = array( self::class, 'restrict_excerpts' );
		$text     = 'Lo «mejor» “de todo” & más — así :)';

		return array(
			'a button below the content'  => array( self::paragraph( self::OWN ), '', $text, $button ),
			'a button below a listing'    => array( '[programas]', '', '', $button ),
			'a frame around the excerpt'  => array( self::paragraph( self::OWN ), '', $text, $frame ),
			'an excerpt for members'      => array( self::paragraph( 'Después' ), '', 'Hazte socioAlta', $restrict ),
			'by hand, and it for members' => array( self::paragraph( 'Después' ), 'Resumen secreto', 'Hazte socioAlta', $restrict ),
		);
	}

	/**
	 * @dataProvider dressed_contents
	 * @param callable(): mixed $plugin Another plugin.
	 */
	public function test_it_is_without_what_others_put_around_it( string $content, string $by_hand, string $excerpt, callable $plugin ): void {
		self::program( $content, array( 'post_excerpt' => $by_hand ) );
		$plugin();

		self::assertSame( array( $excerpt, $excerpt ), array( self::excerpts( self::listing() ), self::excerpts( self::preview() ) ) );
	}

	/** @return array<string, array{string, string}> Content and excerpt. */
	public function endless_contents(): array {
		$nested = static fn( int $depth ): string => str_repeat( '<!-- wp:group -->', $depth ) . self::paragraph( 'Dentro' )
			. str_repeat( '<!-- /wp:group -->', $depth );

		return array(
			'in twenty blocks'    => array( $nested( 20 ), 'Dentro' ),
			'in a hundred'        => array( $nested( 120 ) . self::paragraph( 'Después' ), 'Dentro Después' ),
			'an endless word'     => array( self::paragraph( str_repeat( 'x', 5000 ) ), str_repeat( 'x', 80 ) . '…' ),
			'of seconds'          => array( self::paragraph( 'Largo' ) . str_repeat( '[gallery]', 30000 ), '' ),
			'two megabytes empty' => array( str_repeat( self::paragraph( '' ), 34000 ), '' ),
		);
	}

	/** @dataProvider endless_contents */
	public function test_it_has_no_text_of_what_takes_too_long( string $content, string $excerpt ): void {
		self::program( $content );
		$start = microtime( true );
		$html  = self::listing();

		self::assertSame( $excerpt, self::excerpts( $html ) );
		self::assertCount( 1, ( new Markup( $html ) )->cards() );
		self::assertLessThan( 10, microtime( true ) - $start );
	}

	public function test_no_block_beyond_its_end_is_rendered(): void {
		self::program( self::paragraph( 'uno' ) . self::paragraph( self::long( 'dos' ) ) . self::paragraph( 'tres' ) );
		self::index_changes();
		$rendered = array();
		add_filter(
			'render_block_core/paragraph',
			static function ( string $html ) use ( &$rendered ): string {
				$rendered[] = explode( ' ', wp_strip_all_tags( $html, true ) )[0];

				return $html;
			}
		);
		self::listing();

		self::assertSame( array( 'uno', 'dos' ), $rendered );
	}

	public function test_nothing_is_fetched_for_it_and_no_author_read(): void {
		$requests = 0;
		add_filter(
			'pre_http_request',
			static function () use ( &$requests ): \WP_Error {
				++$requests;

				return new \WP_Error( 'x', 'x' );
			}
		);
		add_filter( 'the_content', static fn( string $html ): string => "$html " );
		$program = self::program( "Texto\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nMás", array( 'post_author' => 1 ) );
		clean_user_cache( 1 );
		Program\get_excerpt_text( $program );
		$before = self::database()->num_queries;
		Program\get_excerpt_text( $program );

		self::assertSame( array( 0, 0 ), array( $requests, self::database()->num_queries - $before ) );
	}

	public function test_where_others_filter_excerpts_the_authors_are_read_at_once(): void {
		$queries = static function ( int $programs ): int {
			for ( $number = 0; $number < $programs; $number++ ) {
				$author = self::factory()->user->create();
				self::factory()->program->create( array( 'post_excerpt' => 'Resumen', 'post_author' => $author ) );
			}
			self::index_changes();
			wp_cache_flush();
			wp_load_alloptions();
			$before = self::database()->num_queries;
			self::listing();

			return self::database()->num_queries - $before;
		};
		$alone   = $queries( 3 );
		add_filter( 'the_excerpt', static fn( string $html ): string => "$html " );

		self::assertLessThanOrEqual( 8, $alone );
		self::assertSame( array( $alone + 2, $alone + 2 ), array( $queries( 1 ), $queries( 5 ) ) );
	}

	/** @return array<string, array{array<string, mixed>}> Attributes. */
	public function listings(): array {
		return array( 'alone' => array( array() ), 'with a search' => array( array( 'filters' => array( 'categoria', 'buscar' ) ) ) );
	}

	/**
	 * @dataProvider listings
	 * @param array<string, mixed> $attributes Of the block.
	 */
	public function test_excerpt_and_facts_of_a_card_are_made_once( array $attributes ): void {
		self::program( 'Texto', array( 'facts' => array( 'start' => '2099-03-03' ) ) );
		self::index_changes();
		$lengths = array();
		$dates   = array();
		add_filter(
			'programs_filter_excerpt_length',
			static function ( int $words ) use ( &$lengths ): int {
				$lengths[] = $words;

				return $words;
			}
		);
		add_filter(
			'wp_date',
			static function ( string $date, string $format ) use ( &$dates ): string {
				$dates[] = $format;

				return $date;
			},
			10,
			2
		);
		self::listing( $attributes + array( 'card' => array( 'dates', 'excerpt' ) ) );

		self::assertCount( 1, $lengths );
		self::assertNotSame( array(), $dates );
		self::assertSame( array_unique( $dates ), $dates );
	}

	public function test_it_contains_no_listing_also_where_a_plugin_lets_every_block_and_shortcode_into_excerpts(): void {
		self::program( self::paragraph( 'Texto' ) . self::block() . '[programas]' );
		self::program( self::block(), array( 'post_title' => 'B' ) );
		add_filter( 'excerpt_allowed_blocks', static fn( array $names ): array => array_merge( $names, array( Listing\BLOCK ) ) );
		add_filter( 'strip_shortcodes_tagnames', '__return_empty_array' );
		add_filter( 'the_content', static fn( string $html ): string => $html . do_shortcode( '[programas]' ), 20 );
		$html = self::listing( array( 'orderBy' => 'title' ) );

		self::assertSame( 1, substr_count( $html, 'class="programas ' ) );
		self::assertSame( 'Texto', self::excerpts( $html ) );
		self::assertSame( 'Texto', self::excerpts( self::preview( array( 'orderBy' => 'title' ) ) ) );
	}

	public function test_filters_post_and_page_are_afterwards_as_they_were(): void {
		self::program( self::paragraph( 'Texto' ) );
		add_filter( 'the_content', static fn( string $html ): string => "$html " );
		$GLOBALS['post'] = self::factory()->post->create_and_get( array( 'post_type' => 'page' ) );
		$state           = static fn(): array => array(
			get_the_ID(),
			has_filter( 'get_the_excerpt', 'wp_trim_excerpt' ),
			has_filter( 'get_the_excerpt', 'ProgramsFilter\Program\trim_excerpt' ),
			has_filter( 'wp_trim_excerpt' ),
			has_filter( 'the_content', 'do_blocks' ),
			has_filter( 'the_content', 'wpautop' ),
			has_filter( 'the_content', 'wp_filter_content_tags' ),
			has_filter( 'the_content', array( $GLOBALS['wp_embed'], 'autoembed' ) ),
		);
		$before          = $state();
		$html            = apply_filters( 'the_content', "<p>Antes</p>\n\n" . self::block() . "\n\n<p>Después</p>" );

		self::assertSame( $before, $state() );
		self::assertStringContainsString( 'programas-card__excerpt', $html );
		self::assertDoesNotMatchRegularExpression( '#<br|<p></p>#', $html );
	}

	/** @testWith ["get_the_excerpt"]
	 *           ["wp_trim_excerpt"]
	 *
	 * @param string $hook Filter.
	 */
	public function test_a_plugin_fills_an_empty_excerpt( string $hook ): void {
		$program = self::program( self::paragraph( 'Oculto' ) );
		add_filter( 'programs_filter_excerpt_length', '__return_zero' );
		add_filter( $hook, static fn( string $excerpt ): string => '' === $excerpt ? 'Relleno' : $excerpt );

		self::assertSame( 'Relleno', Program\get_excerpt_text( $program ) );
	}

	public function test_excerpts_of_others_are_afterwards_as_they_were(): void {
		$program = self::program( self::paragraph( 'Texto' ) );
		// Longer than excerpts of programs.
		$content = self::long( 'Noticia' );
		$other   = self::factory()->post->create( array( 'post_content' => $content ) );
		add_filter( 'get_the_excerpt', static fn( string $excerpt ): string => "$excerpt Leer más" );

		self::assertSame(
			array( "$content Leer más", 'Texto Leer más', "$content Leer más" ),
			array( get_the_excerpt( $other ), Program\get_excerpt_text( $program ), get_the_excerpt( $other ) )
		);
	}

	public function test_a_plugin_that_asks_without_saying_whose_gets_content_author_and_pages_of_the_program(): void {
		$author = static fn( string $display_name ): int => self::factory()->user->create( compact( 'display_name' ) );
		self::program( 'Del programa<!--nextpage-->Más', array( 'post_excerpt' => 'Resumen', 'post_author' => $author( 'Autora' ) ) );
		$pages  = 'Una<!--nextpage-->Dos<!--nextpage-->Tres';
		$page   = array( 'post_type' => 'page', 'post_content' => $pages, 'post_author' => $author( 'Otra' ) );

		$GLOBALS['post'] = self::factory()->post->create_and_get( $page );
		$GLOBALS['wp_query']->set( 'page', 2 );
		setup_postdata( $GLOBALS['post'] );
		$now     = static fn(): array => array( get_the_content(), get_the_author(), $GLOBALS['numpages'] );
		$actions = did_action( 'the_post' );
		$before  = $now();
		$seen    = array();
		add_filter(
			'get_the_excerpt',
			static function ( string $excerpt ) use ( &$seen, $now ): string {
				$seen = $now();

				return $excerpt;
			}
		);
		self::listing();

		self::assertSame( array( 'Del programa', 'Autora', 2 ), $seen );
		self::assertSame( array( 'Dos', 'Otra', 3 ), $before );
		self::assertSame( array( $before, $actions ), array( $now(), did_action( 'the_post' ) ) );
	}

	public function test_a_listing_in_the_excerpt_of_a_page_is_shown(): void {
		self::program( self::paragraph( 'Barro' ) );
		add_filter( 'the_excerpt', 'do_shortcode' );

		self::assertStringContainsString( 'programas-grid', apply_filters( 'the_excerpt', '[programas]' ) );
	}
}
