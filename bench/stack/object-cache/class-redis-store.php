<?php
/**
 * Values in Redis.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Object_Cache;

use Redis;

/**
 * Keeps values in Redis.
 */
final class Redis_Store implements Store {

	/**
	 * Connection.
	 *
	 * @var Redis
	 */
	private $redis;

	/**
	 * Connects.
	 *
	 * @param string $host Host.
	 * @param int    $port Port.
	 */
	public function __construct( string $host, int $port ) {
		$this->redis = new Redis();
		$this->redis->pconnect( $host, $port );
		$this->redis->setOption( Redis::OPT_SERIALIZER, (string) Redis::SERIALIZER_PHP );
	}

	// phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- The interface has it.
	public function get( array $keys ): array {
		$found  = array();
		$values = array() === $keys ? array() : $this->redis->mget( $keys );
		foreach ( $keys as $index => $key ) {
			// Nothing stores the bare value false: an entry is wrapped.
			if ( is_array( $values[ $index ] ?? null ) ) {
				$found[ $key ] = $values[ $index ][0];
			}
		}

		return $found;
	}

	// phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- The interface has it.
	public function set( string $key, $value, int $expire ): bool {
		return true === $this->redis->set( $key, array( $value ), $expire > 0 ? array( 'ex' => $expire ) : array() );
	}

	// phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- The interface has it.
	public function add( string $key, $value, int $expire ): bool {
		return true === $this->redis->set(
			$key,
			array( $value ),
			$expire > 0 ? array(
				'nx',
				'ex' => $expire,
			) : array( 'nx' )
		);
	}

	// phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- The interface has it.
	public function delete( string $key ): bool {
		return $this->redis->del( $key ) > 0;
	}

	// phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- The interface has it.
	public function flush(): void {
		$this->redis->flushDB();
	}
}
