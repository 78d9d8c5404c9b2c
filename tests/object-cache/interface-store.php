<?php
/**
 * Where an object cache keeps its values between requests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Object_Cache;

/** Keeps values. */
interface Store {

	/**
	 * Values that are there.
	 *
	 * @param list<string> $keys Keys.
	 * @return array<string, mixed> By key.
	 */
	public function get( array $keys ): array;

	/**
	 * Stores a value.
	 *
	 * @param string $key    Key.
	 * @param mixed  $value  Value.
	 * @param int    $expire Seconds; 0 for no end.
	 * @return bool Whether it was stored.
	 */
	public function set( string $key, $value, int $expire ): bool;

	/**
	 * Stores a value unless there is one. Of several at the same time one succeeds.
	 *
	 * @param string $key    Key.
	 * @param mixed  $value  Value.
	 * @param int    $expire Seconds; 0 for no end.
	 * @return bool Whether it was stored.
	 */
	public function add( string $key, $value, int $expire ): bool;

	/**
	 * Removes a value.
	 *
	 * @param string $key Key.
	 */
	public function delete( string $key ): bool;

	/** Removes everything. */
	public function flush(): void;
}
