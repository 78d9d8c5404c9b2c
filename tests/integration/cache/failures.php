<?php
/**
 * A cache that fails.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use ProgramsFilter\Listing;
use ProgramsFilter\Object_Cache\File_Store;
use ProgramsFilter\Tests\Broken_Store;
use function ProgramsFilter\Tests\{found, next_request, program_named, request, retitle, small_site, uncached, with_store};

/**
 * Ways to fail: what of a store works still.
 *
 * @return array<string, callable(string, string, mixed): bool>
 */
function ways_to_fail(): array {
	return array(
		'is down'           => static fn( string $what ): bool => false,
		'only reads'        => static fn( string $what ): bool => 'get' === $what,
		'gives no lock'     => static fn( string $what ): bool => 'add' !== $what,
		'refuses the cards' => static fn( string $what, string $key, $value ): bool => ! is_array( $value ) || ! isset( $value['cards'] ),
		'deletes nothing'   => static fn( string $what ): bool => 'delete' !== $what,
	);
}

/**
 * Three requests after an edit, for each way in which a cache fails.
 *
 * @return array<string, mixed> Whether they rendered once each at most, show what they should, and one was fast.
 */
function requests_while_it_fails(): array {
	small_site();

	return array_map(
		static function ( callable $way ) {
			wp_cache_flush();
			request();
			retitle( program_named( 'acuarela' )->ID, 'Acuarela ' . wp_rand() );
			next_request();
			$right = uncached();

			return with_store(
				new Broken_Store( $way ),
				static function () use ( $right ): array {
					$requests = array( timed_request(), timed_request(), timed_request() );

					return array(
						'few'   => array_sum( array_column( $requests, 'renders' ) ) <= 3,
						'right' => array( $right ) === array_values( array_unique( array_column( $requests, 'html' ) ) ),
						'fast'  => min( array_column( $requests, 'seconds' ) ) < 1.5,
					);
				}
			);
		},
		ways_to_fail()
	);
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

/** How often the request renders that comes after one whose listing was refused. */
function renders_after_refusal(): int {
	wp_cache_flush();
	request();
	Listing\forget_listings();
	with_store( new Broken_Store( ways_to_fail()['refuses the cards'] ), static fn(): array => request() );

	return request()['renders'];
}

/**
 * What requests show that find a damaged entry of the right version.
 *
 * @return array<string, bool> Whether each is as without the cache, by what is wrong.
 */
function with_damaged_entries(): array {
	small_site();
	$place = '';
	/**
	 * What is kept.
	 *
	 * @var array{version: string, until: int, cards: list<array<string, mixed>>} $kept
	 */
	$kept = array();
	wp_cache_flush();
	$note = static function ( string $what, string $key, $value ) use ( &$place, &$kept ): bool {
		if ( 'set' === $what && is_array( $value ) && isset( $value['cards'] ) ) {
			list( $place, $kept ) = array( $key, $value );
		}

		return true;
	};
	with_store( new Broken_Store( $note ), static fn(): array => request() );
	$right = uncached();
	$cards = is_array( $kept['cards'] ?? null ) ? $kept['cards'] : array();
	$first = (array) reset( $cards );
	$same  = array();
	foreach ( array(
		'nothing'            => array(),
		'no time'            => array( 'until' => null ) + $kept,
		'no cards'           => array( 'cards' => null ) + $kept,
		'a card of another'  => array( 'cards' => array( 'x' ) ) + $kept,
		'a card of no HTML'  => array( 'cards' => array( array( 'html' => null ) + $first ) ) + $kept,
		'a card of no slugs' => array( 'cards' => array( array( 'slugs' => 'arte' ) + $first ) ) + $kept,
		'a slug of no text'  => array( 'cards' => array( array( 'slugs' => array( array() ) ) + $first ) ) + $kept,
		'data of no text'    => array( 'cards' => array( array( 'data' => array( 'buscar' => new \stdClass() ) ) + $first ) ) + $kept,
	) as $wrong => $entry ) {
		( new File_Store( WP_CONTENT_DIR . '/object-cache-store' ) )->set( $place, $entry, 100 );
		$same[ $wrong ] = request()['html'] === $right;
	}

	return $same;
}

/**
 * A request while another one, which may have crashed, has the lock: with an earlier version in the cache, and without.
 *
 * @return list<mixed> As timed_request() gives it.
 */
function while_locked(): array {
	small_site();
	$lock   = static function ( string $what, string $key ): bool {
		if ( 'add' === $what && str_contains( $key, ':lock:' ) ) {
			( new File_Store( WP_CONTENT_DIR . '/object-cache-store' ) )->set( $key, 1, 10 );
		}

		return 'delete' !== $what;
	};
	$locked = static fn() => with_store( new Broken_Store( $lock ), static fn(): array => timed_request() );
	wp_cache_flush();
	request();
	retitle( program_named( 'coro' )->ID, 'Coro nuevo' );
	$after_edit = $locked();
	wp_cache_flush();
	$empty = $locked();
	wp_cache_flush();

	return array( $after_edit, $empty );
}

/**
 * What two requests show whose difference is invisible.
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
