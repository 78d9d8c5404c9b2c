<?php
/**
 * A persistent object cache, in memory.
 *
 * @package ProgramsFilter
 */

// phpcs:disable Squiz.Commenting.FunctionComment.MissingParamComment -- WordPress's own class describes them.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\WordPress;

/** What one request knows, and a store behind it that all requests and servers share. */
final class KeptCache extends \WP_Object_Cache {
	/**
	 * Values by group and key.
	 *
	 * @var \ArrayObject<string, mixed>
	 */
	public \ArrayObject $store;

	/**
	 * Which reads and writes of the store work: gets `get`, `set`, `add` or `delete`, the key with its group, and the value.
	 *
	 * @var callable(string, string, mixed): bool
	 */
	public $works;

	/**
	 * A server.
	 *
	 * @param \ArrayObject<string, mixed>|null $store Store of another one.
	 */
	public function __construct( ?\ArrayObject $store = null ) {
		parent::__construct();
		$this->store = $store ?? new \ArrayObject();
		$this->works = static fn(): bool => true;
	}

	/** Ends the request. */
	public function end_request(): void {
		parent::flush();
	}

	/**
	 * @param int|string $key
	 * @param string     $group
	 * @param bool       $force
	 * @param bool|null  $found
	 * @return mixed
	 */
	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$value = parent::get( $key, $group, false, $found );
		if ( true === $found && ! $force ) {
			return $value;
		}
		if ( isset( $this->store[ "$group:$key" ] ) && ( $this->works )( 'get', "$group:$key", null ) ) {
			parent::set( $key, $this->store[ "$group:$key" ], $group );
		} elseif ( $force ) {
			parent::delete( $key, $group );
		}

		return parent::get( $key, $group, false, $found );
	}

	/**
	 * @param int|string $key
	 * @param mixed      $data
	 * @param string     $group
	 * @param int        $expire
	 */
	public function set( $key, $data, $group = 'default', $expire = 0 ): bool {
		parent::set( $key, $data, $group );
		// A group that is not persistent.
		if ( WordPress\REQUEST_CACHE === $group ) {
			return true;
		}
		if ( ! ( $this->works )( 'set', "$group:$key", $data ) ) {
			return false;
		}
		$this->store[ "$group:$key" ] = is_object( $data ) ? clone $data : $data;

		return true;
	}

	/**
	 * @param int|string $key
	 * @param mixed      $data
	 * @param string     $group
	 * @param int        $expire
	 */
	public function add( $key, $data, $group = 'default', $expire = 0 ): bool {
		return ! isset( $this->store[ "$group:$key" ] ) && ( $this->works )( 'add', "$group:$key", $data ) && $this->set( $key, $data, $group );
	}

	/**
	 * @param int|string $key
	 * @param string     $group
	 * @param bool       $deprecated
	 */
	public function delete( $key, $group = 'default', $deprecated = false ): bool {
		parent::delete( $key, $group );
		if ( ! isset( $this->store[ "$group:$key" ] ) || ! ( $this->works )( 'delete', "$group:$key", null ) ) {
			return false;
		}
		unset( $this->store[ "$group:$key" ] );

		return true;
	}

	/** Forgets everything. */
	public function flush(): bool {
		$this->store->exchangeArray( array() );

		return parent::flush();
	}
}
