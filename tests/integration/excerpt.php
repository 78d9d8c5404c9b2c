<?php
/**
 * Programs without an excerpt of their own, and other plugins that have a say in it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Excerpt;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{block, content, database, listing, main_query, page, post, post_named, post_of, preview, program, remove};

require_once __DIR__ . '/excerpt/plugins.php';

/**
 * The excerpts of programs, each on a site of its own.
 *
 * @param list<array{string, string, string}> $cases Content; another plugin, as plugins() names it; an excerpt by hand.
 * @return list<array{html: string, preview: string, core: string}> The listing; the editor's cards; WordPress's own excerpt, as long.
 */
function excerpts_of( array $cases ): array {
	return array_map(
		static function ( array $one ): array {
			list( $content, $plugin, $excerpt ) = $one;
			$hooks                              = array_map( static fn( $hook ) => $hook instanceof \WP_Hook ? clone $hook : $hook, (array) $GLOBALS['wp_filter'] );
			$id                                 = program( 'A', array(), array( 'post_content' => $content, 'post_excerpt' => $excerpt ) );
			if ( '' !== $plugin ) {
				plugins()[ $plugin ]();
			}
			$ours = array( 'html' => listing(), 'preview' => preview()['cards'] );
			add_filter( 'excerpt_length', static fn(): int => 30 );
			add_filter( 'excerpt_more', static fn(): string => '…' );
			now_in( post_of( $id ) );
			$core = html_entity_decode( get_the_excerpt( $id ), ENT_QUOTES, 'UTF-8' );

			$GLOBALS['wp_filter'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Of the next site.
			unset( $GLOBALS['post'] );
			remove();

			return $ours + compact( 'core' );
		},
		$cases
	);
}

/**
 * The state of a page before a listing is rendered in it, and after it; and the automatic excerpts of a post before and after that of a program.
 *
 * @param string $content Content of the program.
 * @return array{before: list<mixed>, after: list<mixed>, others: list<string>}
 */
function around_listing( string $content ): array {
	$state   = static fn(): array => array(
		get_the_ID(),
		has_filter( 'get_the_excerpt', 'wp_trim_excerpt' ),
		has_filter( 'get_the_excerpt', 'ProgramsFilter\\Program\\trim_excerpt' ),
		has_filter( 'the_content', 'do_blocks' ),
		has_filter( 'the_content', 'wpautop' ),
		has_filter( 'the_content', 'wp_filter_content_tags' ),
		has_filter( 'the_content', array( $GLOBALS['wp_embed'], 'autoembed' ) ),
	);
	$program = post_of( program( 'A', array(), array( 'post_content' => $content ) ) );
	$other   = post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_content' => 'Noticia' ) );
	add_filter( 'the_content', static fn( string $html ): string => $html . ' ' );
	page( 'listado', 'x' );
	now_in( post_named( 'listado' ) );
	$before = $state();
	$html   = content( "<p>Antes</p>\n\n" . block() . "\n\n<p>Después</p>" );
	$after  = $state();
	add_filter( 'get_the_excerpt', static fn( string $excerpt ): string => "$excerpt Leer más" );

	return array(
		'before' => array_merge( $before, array( 0 ) ),
		'after'  => array_merge( $after, array( substr_count( $html, '<br' ) + substr_count( $html, '<p></p>' ) ) ),
		'others' => array( get_the_excerpt( $other ), Program\excerpt_text( $program ), get_the_excerpt( $other ) ),
	);
}

/**
 * First words of the paragraphs that are rendered for the card of a program.
 *
 * @param string $content Its content.
 * @return list<string>
 */
function rendered_paragraphs( string $content ): array {
	program( 'A', array(), array( 'post_content' => $content ) );
	$rendered = array();
	add_filter(
		'render_block_core/paragraph',
		static function ( string $html ) use ( &$rendered ): string {
			$rendered[] = explode( ' ', wp_strip_all_tags( $html, true ) )[0];

			return $html;
		}
	);
	listing();

	return $rendered;
}

/**
 * How often the excerpt and the date of a program are made for a listing without a search, and for one with it.
 *
 * @return list<array{int, int}>
 */
function texts_made(): array {
	program( 'A', array(), array( 'post_content' => 'Texto', 'meta_input' => array( 'pfilter_start' => '2099-03-03' ) ) );
	$made = array( 0, 0 );
	add_filter(
		'programs_filter_excerpt_length',
		static function ( int $words ) use ( &$made ): int {
			++$made[0];

			return $words;
		}
	);
	add_filter(
		'wp_date',
		static function ( string $date, string $format ) use ( &$made ): string {
			$made[1] += 1 === preg_match( '/[Fj].*[Fj]/', $format ) && str_contains( $format, 'F' ) ? 1 : 0;

			return $date;
		},
		10,
		2
	);
	$times = array();
	foreach ( array( array(), array( 'filters' => array( 'categoria', 'buscar' ) ) ) as $attributes ) {
		$made = array( 0, 0 );
		listing( $attributes + array( 'facts' => array( 'dates' ) ) );
		$times[] = $made;
	}

	return $times;
}

/**
 * Lists a program whose text is two megabytes of empty paragraphs, within the time that many servers give a page.
 *
 * @return int Number of cards.
 */
function cards_of_empty_paragraphs(): int {
	program( 'A', array(), array( 'post_content' => str_repeat( "<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->\n\n", 34000 ) ) );
	set_time_limit( 30 );

	return substr_count( listing(), '<li class="programas-card"' );
}

/**
 * Programs that contain listings, on a site that lets every block and shortcode into excerpts.
 *
 * @param string $content Content of the first.
 * @return array{html: string, preview: string} The listing, and the editor's cards.
 */
function with_listings( string $content ): array {
	program( 'A', array(), array( 'post_content' => $content . block() . '[programas]' ) );
	program( 'B', array(), array( 'post_content' => block() ) );
	add_filter( 'excerpt_allowed_blocks', static fn( array $names ): array => array_merge( $names, array( Listing\BLOCK ) ) );
	add_filter( 'strip_shortcodes_tagnames', '__return_empty_array' );
	add_filter( 'the_content', static fn( string $html ): string => $html . do_shortcode( '[programas]' ), 20 );

	return array( 'html' => listing( array( 'orderBy' => 'title' ) ), 'preview' => preview( array( 'orderBy' => 'title' ) )['cards'] );
}

/**
 * How often a text with something to embed has something fetched, and the database asked once it knows the program.
 *
 * @return array{requests: int, queries: int}
 */
function needs(): array {
	$requests = 0;
	add_filter(
		'pre_http_request',
		static function () use ( &$requests ): \WP_Error {
			++$requests;

			return new \WP_Error( 'x', 'x' );
		}
	);
	add_filter( 'the_content', static fn( string $html ): string => $html . ' ' );
	$id   = program( 'A', array(), array( 'post_content' => "Texto\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nMás", 'post_author' => 1 ) );
	$post = post_of( $id );
	clean_user_cache( 1 );
	Program\excerpt_text( $post );
	$before = database()->num_queries;
	Program\excerpt_text( $post );

	return array( 'requests' => $requests, 'queries' => database()->num_queries - $before );
}

/**
 * What a plugin gets that asks, without saying whose, for the content, the author and the number of pages while the excerpt of a program is
 * made on another page.
 *
 * @return array{list<string>, array<string>, int} Also what of the page's own is not the same afterwards; and how often `the_post` was done.
 */
function seen_while_made(): array {
	program( 'A', array(), array( 'post_content' => 'Del programa<!--nextpage-->Más', 'post_excerpt' => 'Resumen', 'post_author' => author( 'Autora' ) ) );
	$page = post_of(
		post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => 'Una<!--nextpage-->Dos<!--nextpage-->Tres', 'post_author' => author( 'Otra' ) )
		)
	);
	main_query()->set( 'page', 2 );
	now_in( $page );
	setup_postdata( $page );
	$now     = static fn(): array => array( get_the_content(), (string) get_the_author(), (string) wp_json_encode( $GLOBALS['numpages'] ), (string) get_the_ID() );
	$actions = did_action( 'the_post' );
	$before  = $now();
	$seen    = array();
	add_filter(
		'get_the_excerpt',
		static function ( string $excerpt ) use ( &$seen, $now ): string {
			$seen = array_slice( $now(), 0, 3 );

			return $excerpt;
		}
	);
	listing();

	return array( $seen, array_diff( $now(), $before ), did_action( 'the_post' ) - $actions );
}

/**
 * Writes an author.
 *
 * @param string $name Name.
 * @return int ID.
 */
function author( string $name ): int {
	// Hashing passwords takes seconds.
	$login    = uniqid( 'autora' );
	$database = database();
	$database->insert( // phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery -- Therefore.
		$database->users,
		array( 'user_login' => $login, 'user_nicename' => $login, 'user_email' => "$login@example.org", 'display_name' => $name )
	);

	return $database->insert_id;
}

/**
 * Queries for a listing: of three programs, of one more and of five more while another plugin filters excerpts. Each has an author of its own.
 *
 * @return array{int, int, int}
 */
function queries_for_authors(): array {
	$queries = static function ( int $programs ): int {
		for ( $i = 0; $i < $programs; $i++ ) {
			program( "P $i", array(), array( 'post_excerpt' => 'Resumen', 'post_author' => author( 'Autora' ) ) );
		}
		wp_cache_flush();
		wp_load_alloptions();
		$before = database()->num_queries;
		listing();

		return database()->num_queries - $before;
	};
	$alone   = $queries( 3 );
	add_filter( 'the_excerpt', static fn( string $html ): string => $html . ' ' );

	return array( $alone, $queries( 1 ), $queries( 5 ) );
}
