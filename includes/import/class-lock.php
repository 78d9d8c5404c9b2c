<?php
/**
 * The lock of imports.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The right to go on with an import, which one process of a site has at a time: two at once would both create what neither finds. It is an option, as
 * all servers of a site share its database, and not all file systems lock files. Not that of WP_Upgrader: two processes can take an old one at once,
 * and one that was too slow would not learn that it has lost it.
 */
final class Lock {

	/** Option with a Unix time and a word that is unique to its holder. */
	const OPTION = 'programs_filter_import.lock';

	/** Seconds after which another process may take it. A kill leaves it behind, a process at work renews it with each row. */
	const SECONDS = 30;

	/**
	 * What the option has while this process has the lock; '' once it is lost or let go.
	 *
	 * @var string
	 */
	private string $value;

	/** Made by take(). */
	private function __construct() {
		$this->value = self::new_value();
	}

	/**
	 * Takes the lock.
	 *
	 * @return self|null Null where another process has it.
	 * @throws Unusable When the database does not write.
	 */
	public static function take(): ?self {
		$database = self::database();
		$lock     = new self();
		// phpcs:disable WordPress.DB -- Past every cache, in one step that the database does for one process only.
		$added = $database->query(
			(string) $database->prepare(
				"INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )",
				$database->options,
				self::OPTION,
				$lock->value
			)
		);
		if ( false === $added ) {
			throw new Unusable( 'database' );
		}
		$held = 0 !== $added ? '' : (string) $database->get_var( $database->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $database->options, self::OPTION ) );
		// phpcs:enable

		// A clock may have been set back.
		$is_old = 0 === $added && abs( time() - (int) $held ) > self::SECONDS;
		if ( 0 === $added && ! ( $is_old && 1 === self::replace( $held, $lock->value ) ) ) {
			return null;
		}
		register_shutdown_function( array( $lock, 'release_at_end' ) );

		return $lock;
	}

	/**
	 * Takes the lock, as soon as a part of another process has ended.
	 *
	 * @param float $seconds How long to wait at most.
	 * @return self|null Null where another process still has it.
	 * @throws Unusable When the database does not write.
	 */
	public static function wait( float $seconds ): ?self {
		$until = microtime( true ) + $seconds;
		do {
			$lock = self::take();
			usleep( null === $lock ? 100000 : 0 );
		} while ( null === $lock && microtime( true ) < $until );

		return $lock;
	}

	/**
	 * Keeps it for another while. Within a second, no other process can have taken it.
	 *
	 * @throws Unusable When another process has taken it, or the database does not write.
	 */
	public function keep(): void {
		if ( time() !== (int) $this->value && ! $this->renew() ) {
			throw new Unusable( '' === $this->value ? 'busy' : 'database' );
		}
	}

	/** Writes a new time. Returns whether the database has done so, and this process still has the lock. */
	public function renew(): bool {
		$value = self::new_value();
		$done  = self::replace( $this->value, $value );
		if ( false !== $done ) {
			$this->value = 0 === $done ? '' : $value;
		}

		return false !== $done && 0 !== $done;
	}

	/** Whether no other process can have taken it by now. */
	public function is_sure(): bool {
		return abs( time() - (int) $this->value ) < self::SECONDS;
	}

	/** Lets it go, if this process still has it. */
	public function release(): void {
		if ( '' !== $this->value ) {
			// phpcs:ignore WordPress.DB -- See above.
			self::database()->delete(
				self::database()->options,
				array(
					'option_name'  => self::OPTION,
					'option_value' => $this->value,
				)
			);
			$this->value = '';
		}
	}

	/** Lets it go after an error that ends PHP, outside a transaction that would take it back. */
	public function release_at_end(): void {
		if ( '' !== $this->value ) {
			WordPress\query_transaction( 'ROLLBACK' );
			$this->release();
		}
	}

	/**
	 * Writes a value over another one, unless there is a third by now.
	 *
	 * @param string $held  The other one.
	 * @param string $value The value.
	 * @return int|false Number of rows; false when the database does not write.
	 */
	private static function replace( string $held, string $value ) {
		// phpcs:ignore WordPress.DB -- See above.
		return self::database()->update(
			self::database()->options,
			array( 'option_value' => $value ),
			array(
				'option_name'  => self::OPTION,
				'option_value' => $held,
			)
		);
	}

	/** A value that is unique. */
	private static function new_value(): string {
		return time() . ' ' . new_import_key();
	}

	/** The database. */
	private static function database(): \wpdb {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;

		return $wpdb;
	}
}
