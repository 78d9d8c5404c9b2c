<?php
/**
 * A store that fails, in one way or another.
 *
 * @package ProgramsFilter
 */

// phpcs:disable Squiz.Commenting.FunctionComment.Missing -- The interface has it.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Object_Cache\File_Store;
use ProgramsFilter\Object_Cache\Store;

/** Stores only what passes. */
final class Broken_Store implements Store {

	/**
	 * The store that works.
	 *
	 * @var File_Store
	 */
	private $store;

	/**
	 * Says which keys can be read and which values can be stored.
	 *
	 * @var callable(string, string, mixed): bool
	 */
	private $works;

	/**
	 * Breaks the store of the site.
	 *
	 * @param callable(string, string, mixed): bool $works Gets `get`, `set`, `add` or `delete`, the key and the value.
	 */
	public function __construct( callable $works ) {
		$this->store = new File_Store( WP_CONTENT_DIR . '/object-cache-store' );
		$this->works = $works;
	}

	public function get( array $keys ): array {
		return $this->store->get( array_values( array_filter( $keys, fn( string $key ): bool => ( $this->works )( 'get', $key, null ) ) ) );
	}

	public function set( string $key, $value, int $expire ): bool {
		return ( $this->works )( 'set', $key, $value ) && $this->store->set( $key, $value, $expire );
	}

	public function add( string $key, $value, int $expire ): bool {
		return ( $this->works )( 'add', $key, $value ) && $this->store->add( $key, $value, $expire );
	}

	public function delete( string $key ): bool {
		return ( $this->works )( 'delete', $key, null ) && $this->store->delete( $key );
	}

	public function flush(): void {
		$this->store->flush();
	}
}
