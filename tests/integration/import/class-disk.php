<?php
/**
 * A disk on which nothing can be made.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Folder;

/** A disk on which nothing can be made, by this request. */
final class Disk {

	const NAME = 'programs-filter-disk';

	/**
	 * Whether another request makes each folder just before this one would.
	 *
	 * @var bool
	 */
	public static $has_another_request = false;

	/**
	 * The folders that are there.
	 *
	 * @var list<string>
	 */
	public static $folders = array( self::NAME . '://uploads' );

	/**
	 * Set by PHP.
	 *
	 * @var resource|null
	 */
	public $context;

	/**
	 * What is at a path.
	 *
	 * @param string $path Path.
	 * @return array<string, int>|false
	 */
	public function url_stat( string $path ) {
		return in_array( $path, self::$folders, true )
			? array( 'mode' => 0040777, 'size' => 0 )
			: false;
	}

	/**
	 * Makes no folder.
	 *
	 * @param string $path Path.
	 */
	public function mkdir( string $path ): bool {
		if ( self::$has_another_request ) {
			self::$folders[] = $path;
		}

		return false;
	}
}
