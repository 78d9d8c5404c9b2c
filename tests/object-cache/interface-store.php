<?php
/**
 * Where an object cache keeps its values between requests.
 *
 * @package ProgramsFilter
 */

// phpcs:disable Squiz.Commenting.FunctionComment, Generic.Commenting.DocComment -- The names say it; the types are PHPStan's.

declare( strict_types = 1 );

namespace ProgramsFilter\Object_Cache;

/** Keeps values, each for some seconds, or 0 for no end. */
interface Store {

	/**
	 * @param list<string> $keys
	 * @return array<string, mixed> Values that are there, by key.
	 */
	public function get( array $keys ): array;

	/** @param mixed $value */
	public function set( string $key, $value, int $expire ): bool;

	/**
	 * Unless there is one. Of several at the same time one succeeds.
	 *
	 * @param mixed $value
	 */
	public function add( string $key, $value, int $expire ): bool;

	public function delete( string $key ): bool;

	public function flush(): void;
}
