<?php
/**
 * WordPress's object cache: what this request has seen already, and the store behind it.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Squiz.Commenting.FunctionComment, Squiz.Commenting.VariableComment, Generic.Commenting.DocComment -- The names and the contract are WordPress's: wp-includes/class-wp-object-cache.php.

declare( strict_types = 1 );

use ProgramsFilter\Object_Cache\Store;

/** WordPress gets and sets all values here. */
final class WP_Object_Cache {

	/** @var Store Where values are kept between requests. */
	private $store;

	/** @var string What distinguishes this WordPress from others in the same store. */
	private $prefix;

	/** @var int Site of the network. */
	private $blog = 1;

	/** @var array<string, mixed> Values by full key. */
	private $runtime = array();

	/** @var array<string, int> Groups that all sites of a network share, as keys. */
	private $global_groups = array();

	/** @var array<string, int> Groups that are not kept, as keys. */
	private $runtime_groups = array();

	// Begins a request.
	public function __construct( Store $store, string $prefix ) {
		$this->store  = $store;
		$this->prefix = $prefix;
	}

	/**
	 * @param int|string $key
	 * @param bool|null $found
	 * @param-out bool       $found
	 * @return mixed False when there is none.
	 */
	public function get( $key, string $group, bool $force, ?bool &$found ) {
		$full  = $this->full( $key, $group );
		$value = $this->several( array( $full ), $group, $force );
		$found = array_key_exists( $full, $value );

		return $found ? $this->copy( $value[ $full ] ) : false;
	}

	/**
	 * Values by key; false where there is none.
	 *
	 * @param array<int|string> $keys
	 * @return array<int|string, mixed>
	 */
	public function get_multiple( array $keys, string $group, bool $force ): array {
		$full = array();
		foreach ( $keys as $key ) {
			$full[ $key ] = $this->full( $key, $group );
		}
		$values = $this->several( array_values( $full ), $group, $force );

		return array_map( fn( $name ) => $this->copy( $values[ $name ] ?? false ), $full );
	}

	/**
	 * @param int|string $key
	 * @param mixed $data
	 */
	public function set( $key, $data, string $group, int $expire ): bool {
		$full                   = $this->full( $key, $group );
		$this->runtime[ $full ] = $this->copy( $data );

		return isset( $this->runtime_groups[ $group ] ) || $this->store->set( $full, $data, $expire );
	}

	/**
	 * @param int|string $key
	 * @param mixed $data
	 */
	public function add( $key, $data, string $group, int $expire ): bool {
		$full = $this->full( $key, $group );
		if ( isset( $this->runtime_groups[ $group ] ) ? array_key_exists( $full, $this->runtime ) : ! $this->store->add( $full, $data, $expire ) ) {
			return false;
		}
		$this->runtime[ $full ] = $this->copy( $data );

		return true;
	}

	/** @param int|string $key */
	public function delete( $key, string $group ): bool {
		$full  = $this->full( $key, $group );
		$known = array_key_exists( $full, $this->runtime );
		unset( $this->runtime[ $full ] );

		return isset( $this->runtime_groups[ $group ] ) ? $known : $this->store->delete( $full );
	}

	// Removes everything, also from the store.
	public function flush(): bool {
		$this->store->flush();

		return $this->flush_runtime();
	}

	// Forgets what this request has seen.
	public function flush_runtime(): bool {
		$this->runtime = array();

		return true;
	}

	/** @param string[] $groups */
	public function add_global_groups( array $groups ): void {
		$this->global_groups += array_flip( $groups );
	}

	/** @param string[] $groups */
	public function add_non_persistent_groups( array $groups ): void {
		$this->runtime_groups += array_flip( $groups );
	}

	// Goes on with another site of the network.
	public function switch_to_blog( int $blog ): void {
		$this->blog = $blog;
	}

	/**
	 * Values that are there, by full key.
	 *
	 * @param list<string> $keys
	 * @return array<string, mixed>
	 */
	private function several( array $keys, string $group, bool $force ): array {
		$values  = array();
		$unknown = array();
		foreach ( $keys as $key ) {
			if ( array_key_exists( $key, $this->runtime ) && ( ! $force || isset( $this->runtime_groups[ $group ] ) ) ) {
				$values[ $key ] = $this->runtime[ $key ];
			} elseif ( ! isset( $this->runtime_groups[ $group ] ) ) {
				$unknown[] = $key;
				unset( $this->runtime[ $key ] );
			}
		}
		foreach ( array() === $unknown ? array() : $this->store->get( $unknown ) as $key => $value ) {
			$values[ $key ]        = $value;
			$this->runtime[ $key ] = $value;
		}

		return $values;
	}

	/** @param int|string $key */
	private function full( $key, string $group ): string {
		$group = '' === $group ? 'default' : $group;

		return $this->prefix . ( isset( $this->global_groups[ $group ] ) ? '' : $this->blog ) . ":$group:$key";
	}

	/**
	 * @param mixed $value
	 * @return mixed
	 */
	private function copy( $value ) {
		return is_object( $value ) ? clone $value : $value;
	}
}
