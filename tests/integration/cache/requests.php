<?php
/**
 * Requests one after another, and many at once.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use ProgramsFilter\Cache;
use ProgramsFilter\Tests\Cache_Plugin;
use function ProgramsFilter\Tests\block;
use function ProgramsFilter\Tests\listing;
use function ProgramsFilter\Tests\page;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\request;
use function ProgramsFilter\Tests\small_site;

/**
 * Writes the small site, and a page that lists its programs.
 */
function contents(): void {
	small_site();
	page( 'programas-en-cache', block() );
}

/**
 * How many listings were rendered so far.
 */
function renders(): int {
	return Cache_Plugin\renders();
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
	$renders = 0;
	add_action(
		'pre_get_posts',
		static function () use ( &$renders ): void {
			++$renders;
		}
	);
	listing();
	listing();

	return array( $renders, $options() - $before );
}

/**
 * How many queries a listing costs that is kept.
 */
function queries_when_kept(): int {
	request();
	wp_load_alloptions();
	$before = get_num_queries();
	listing();

	return get_num_queries() - $before;
}

/**
 * Forgets what is kept.
 */
function forget(): void {
	Cache\forget();
}

/**
 * Makes every render last longer, or not any more.
 *
 * @param bool $is_slow Whether it does.
 */
function slow_down( bool $is_slow ): void {
	Cache_Plugin\slow_down( $is_slow );
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
