<?php
/**
 * Requests to a site with a persistent object cache. What must be kept apart is in cache/isolation.php, a cache that fails in cache/failures.php.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.IniSet -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Tests\Cache_Plugin;
use function ProgramsFilter\Tests\{block, changes_of, consequences, found, listing, on_another_server, page, program, request, retitle, rewrite, small_site, theme};

require_once __DIR__ . '/cache/failures.php';
require_once __DIR__ . '/cache/isolation.php';

/** Writes the small site, and a page that lists its programs. */
function contents(): void {
	small_site();
	page( 'programas-en-cache', block() );
}

/**
 * Forgets what is kept.
 *
 * @param bool $is_slow Whether every render lasts longer from now on.
 */
function forget( bool $is_slow = false ): void {
	Cache_Plugin\slow_down( $is_slow );
	Listing\forget_listings();
}

/**
 * How often two requests render without a persistent object cache, and how many options they leave.
 *
 * @return array{int, int}
 */
function without_cache(): array {
	program( 'Acuarela' );
	$options = static fn(): int => count( wp_load_alloptions( true ) );
	$before  = $options();
	$renders = did_action( 'pre_get_posts' );
	listing();
	listing();

	return array( did_action( 'pre_get_posts' ) - $renders, $options() - $before );
}

/** How many queries a listing costs that is kept. */
function queries_when_kept(): int {
	request();
	wp_load_alloptions();
	$before = get_num_queries();
	listing();

	return get_num_queries() - $before;
}

/**
 * How the pictures of seven cards load, under no category and under two: e at once, l later.
 *
 * @return list<string>
 */
function loading(): array {
	$ids = small_site();
	foreach ( range( 1, 5 ) as $number ) {
		program( "Danza $number", array( $ids['musica'] ), array( 'meta_input' => array( '_thumbnail_id' => $ids['picture'] ) ) );
	}

	return array_map(
		static function ( string $query ): string {
			preg_match_all( '/ loading="(.)/', request( array(), $query )['html'], $found );

			return implode( $found[1] );
		},
		array( '', 'categoria=musica', 'categoria=arte', '' )
	);
}

/**
 * What each change of a kind brings about.
 *
 * @param string $kind As changes_of() has it; "site" for changes of the site.
 * @return array<string, array{renders: int, differs: bool, right: bool}>
 */
function consequences_of( string $kind ): array {
	$ids = small_site();
	if ( 'site' !== $kind ) {
		return consequences( changes_of( $kind, $ids ) );
	}
	add_filter( 'programs_filter_cache', '__return_true' );
	theme( 'uno', '<p>uno</p>' );
	theme( 'dos', '<p>dos</p>' );
	$permalinks = static function ( string $structure ): void {
		rewrite()->set_permalink_structure( $structure );
		Program\register_programs();
	};

	return consequences(
		array(
			'theme'             => static fn() => switch_theme( 'uno' ),
			'another theme'     => static fn() => switch_theme( 'dos' ),
			'card of the theme' => static fn() => theme( 'dos', '<p>tres</p>' ),
			'parent theme'      => static fn() => switch_theme( 'twentytwentyfive' ),
			'permalinks'        => static fn() => $permalinks( '' ),
			'permalinks again'  => static fn() => $permalinks( '/%postname%/' ),
			'address'           => static fn() => add_filter( 'home_url', static fn( string $url ): string => str_replace( 'http://', 'http://www.', $url ) ),
			'uploads'           => static fn() => add_filter( 'upload_dir', static fn( array $folder ): array => array( 'baseurl' => 'https://cdn.example' ) + $folder ),
		)
	);
}

/**
 * What a listing says whose theme's card is edited, on a server where OPcache goes on for a minute with what it compiled.
 *
 * @return array{list<string>, int} Right after the edit, with the old card compiled; once PHP has the new one; a minute later. What is rendered for the next.
 */
function edited_card(): array {
	small_site();
	add_filter( 'programs_filter_cache', '__return_true' );
	theme( 'tres', '<p>antes</p>' );
	switch_theme( 'tres' );
	$file = get_theme_root() . '/tres/programs-filter/card.php';
	$says = static fn(): string => found( '/antes|ahora/', request()['html'] );
	$at   = static function ( int $seconds ) use ( $file ): void {
		clearstatcache();
		$_SERVER['REQUEST_TIME'] = (int) filectime( $file ) + $seconds;
	};
	// OPcache goes on with what it compiled: this stands for it.
	$usual = ini_set( 'opcache.revalidate_freq', '60' );
	$old   = static fn(): string => '<p>antes</p>';
	$at( 100 );
	$says();
	sleep( 1 );
	file_put_contents( $file, '<p>ahora</p>' );
	add_filter( 'programs_filter_card_html', $old );
	$at( 59 );
	$said = array( $says() );
	remove_filter( 'programs_filter_card_html', $old );
	$said[] = $says();
	$at( 61 );
	$said[] = $says();
	$kept   = request()['renders'];
	ini_set( 'opcache.revalidate_freq', (string) $usual );
	switch_theme( 'twentytwentyfive' );

	return array( $said, $kept );
}

/**
 * What is rendered for four requests, two of them after a date has passed, which no request announced.
 *
 * @return list<int>
 */
function around_the_moment(): array {
	small_site();
	request();
	update_option( Listing\CLOCK_OPTION, array( 'next' => time() + 2, 'set' => time() ) );
	Listing\forget_listings();
	$renders = array( request()['renders'], request()['renders'] );
	sleep( 3 );

	return array_merge( $renders, array( request()['renders'], request()['renders'] ) );
}

/**
 * Titles that the request after a change shows which was made elsewhere while something was rendered or in memory.
 *
 * @return array<string, list<string>>
 */
function races(): array {
	$titles = static function (): array {
		preg_match_all( '/<a class="programas-card__link"[^>]*>(.*?)<\/a>/', request()['html'], $found );

		return $found[1];
	};
	$id     = small_site()['acuarela'];
	$shown  = array();
	request();
	$edit = static function ( string $title ) use ( $id, &$edit ): string {
		remove_filter( 'the_title', $edit );
		on_another_server( static fn() => retitle( $id, 'Óleo' ) );

		return $title;
	};
	Listing\forget_listings();
	add_filter( 'the_title', $edit );
	request();
	$shown['edited during the render'] = $titles();
	get_post( $id );
	on_another_server( static fn() => retitle( $id, 'Tinta' ) );
	listing();
	$shown['edited with the old one in memory'] = $titles();
	add_action( 'clean_post_cache', static fn() => on_another_server( static fn(): string => listing() ), 99 );
	wp_insert_post( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Danza' ) );
	remove_all_actions( 'clean_post_cache', 99 );
	$shown['rendered before the end of cached queries'] = $titles();

	return $shown;
}
