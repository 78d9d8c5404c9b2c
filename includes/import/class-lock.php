<?php
/**
 * A database lock, so that only one process of a site runs an import at a time; taken by run.php, forms.php and personal-data.php.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- Locks of the database, which no cache has.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The right to go on with an import, which one process of a site has at a time: two at once would both create what neither finds. It is a lock of the
 * database, which ends with the connection of a process that is killed. SQLite has none, and no second process to speak of.
 */
final class Lock {

	/**
	 * Whether the database knows of it.
	 *
	 * @var bool
	 */
	private bool $is_known;

	/**
	 * Made by take().
	 *
	 * @param bool $is_known Whether the database knows of it.
	 */
	private function __construct( bool $is_known ) {
		$this->is_known = $is_known;
	}

	/**
	 * Takes the lock.
	 *
	 * @param float $seconds How long to wait for another process at most.
	 * @return self|null Null where another process has it.
	 * @throws Unusable When the database does not answer.
	 */
	public static function take( float $seconds = 0 ): ?self {
		$taken = get_database()->get_var( (string) get_database()->prepare( 'SELECT GET_LOCK(%s, %f)', self::name(), $seconds ) );
		$link  = get_database()->__get( 'dbh' );
		if ( null === $taken && is_object( $link ) && is_a( $link, 'mysqli' ) ) {
			throw new Unusable( 'database' );
		}

		return '0' === $taken ? null : new self( '1' === $taken );
	}

	/**
	 * Checks that this process still has it: a connection that was lost has lost its locks, too.
	 *
	 * @throws Unusable When another process may have taken it.
	 */
	public function keep(): void {
		if ( $this->is_known && '1' !== get_database()->get_var( (string) get_database()->prepare( 'SELECT IS_USED_LOCK(%s) = CONNECTION_ID()', self::name() ) ) ) {
			throw new Unusable( 'busy' );
		}
	}

	/** Lets it go. */
	public function release(): void {
		get_database()->query( (string) get_database()->prepare( 'SELECT RELEASE_LOCK(%s)', self::name() ) );
	}

	/** Its name: all sites of a server share them. */
	public static function name(): string {
		return 'programs_filter_' . md5( WordPress\only_text( get_database()->__get( 'dbname' ) ) . get_database()->prefix );
	}
}
