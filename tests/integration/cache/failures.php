<?php
/**
 * A cache that fails.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use ProgramsFilter\Cache;
use ProgramsFilter\Object_Cache\File_Store;
use ProgramsFilter\Tests\Broken_Store;
use function ProgramsFilter\Tests\found;
use function ProgramsFilter\Tests\next_request;
use function ProgramsFilter\Tests\program_named;
use function ProgramsFilter\Tests\request;
use function ProgramsFilter\Tests\retitle;
use function ProgramsFilter\Tests\small_site;
use function ProgramsFilter\Tests\uncached;
use function ProgramsFilter\Tests\with_store;

/**
 * Ways to fail: what of a store works still.
 *
 * @return array<string, callable(string, string, mixed): bool>
 */
function ways_to_fail(): array {
	$has_cards = static fn( $value ): bool => is_array( $value ) && isset( $value['cards'] );

	return array(
		'is down'                         => static fn( string $what ): bool => false,
		'only reads'                      => static fn( string $what ): bool => 'get' === $what,
		'gives no lock'                   => static fn( string $what ): bool => 'add' !== $what,
		'refuses the cards, as too large' => static fn( string $what, string $key, $value ): bool => ! $has_cards( $value ),
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As a store does.
		'refuses every large value'       => static fn( string $what, string $key, $value ): bool => strlen( serialize( $value ) ) < 900,
		'deletes nothing'                 => static fn( string $what ): bool => 'delete' !== $what,
	);
}

/**
 * Three requests while the cache fails.
 *
 * @param string $way As ways_to_fail() names it.
 * @return array{shown: list<string>, renders: int, seconds: float} What they show, how often they rendered, and how long the fastest took.
 */
function requests_while_it( string $way ): array {
	wp_cache_flush();
	request();
	retitle( program_named( 'acuarela' )->ID, 'Acuarela ' . wp_rand() );
	next_request();
	$right   = uncached();
	$shown   = array();
	$renders = 0;
	$seconds = 9.0;
	with_store(
		new Broken_Store( ways_to_fail()[ $way ] ),
		static function () use ( $right, &$shown, &$renders, &$seconds ): void {
			for ( $round = 0; $round < 3; $round++ ) {
				$request  = timed_request();
				$seconds  = min( $seconds, $request['seconds'] );
				$renders += $request['renders'];
				$shown[]  = $request['html'] === $right ? 'right' : 'wrong';
			}
		}
	);

	return compact( 'shown', 'renders', 'seconds' );
}

/**
 * A request, and how long it took.
 *
 * @return array{html: string, renders: int, seconds: float}
 */
function timed_request(): array {
	$start   = microtime( true );
	$request = request();

	return $request + array( 'seconds' => microtime( true ) - $start );
}

/**
 * How often the request renders that comes after one whose listing was refused.
 */
function renders_after_refusal(): int {
	wp_cache_flush();
	request();
	Cache\forget();
	with_store( new Broken_Store( ways_to_fail()['refuses the cards, as too large'] ), static fn(): array => request() );

	return request()['renders'];
}

/**
 * A request after an edit, while another one, which may have crashed, has the lock.
 *
 * @return mixed As timed_request() gives it.
 */
function locked_after_edit() {
	wp_cache_flush();
	request();
	retitle( program_named( 'coro' )->ID, 'Coro nuevo' );

	return while_locked();
}

/**
 * The same with nothing in the cache.
 *
 * @return mixed As timed_request() gives it.
 */
function locked_and_empty() {
	wp_cache_flush();

	return while_locked();
}

/**
 * The next request while another one has the lock.
 *
 * @return mixed As timed_request() gives it.
 */
function while_locked() {
	$locked = static function ( string $what, string $key ): bool {
		if ( 'add' === $what && str_contains( $key, ':lock:' ) ) {
			( new File_Store( WP_CONTENT_DIR . '/object-cache-store' ) )->set( $key, 1, 10 );
		}

		return 'delete' !== $what;
	};
	$result = with_store( new Broken_Store( $locked ), static fn(): array => timed_request() );
	wp_cache_flush();

	return $result;
}

/**
 * What two requests show that differ by what nobody can tell apart.
 *
 * @return list<string>
 */
function not_to_be_told_apart(): array {
	small_site();
	$word = '';
	add_filter(
		'the_title',
		static function ( string $title ) use ( &$word ): string {
			return "$title $word";
		}
	);
	add_filter( 'programs_filter_cache_varies', static fn(): array => array( static fn(): int => 1 ) );
	$seen = array();
	foreach ( array( 'una', 'otra' ) as $word ) {
		$seen[] = found( '/Coro (una|otra)/', request()['html'] );
	}

	return $seen;
}
