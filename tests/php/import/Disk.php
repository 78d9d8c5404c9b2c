<?php
/**
 * A disk on which this request can make nothing.
 *
 * @package ProgramsFilter
 */

// phpcs:disable Squiz.Commenting.FunctionComment, Squiz.Commenting.VariableComment, Generic.Commenting.DocComment.MissingShort -- PHP documents them.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

/** A disk on which this request can make nothing. */
final class Disk {

	const NAME = 'programs-filter-disk';

	/** @var bool Whether another request makes each folder just before this one would. */
	public static $has_another_request = false;

	/** @var list<string> The folders that are there. */
	public static $folders = array( self::NAME . '://uploads' );

	/** @var resource|null */
	public $context;

	/** @return array<string, int>|false */
	public function url_stat( string $path ) {
		return in_array( $path, self::$folders, true ) ? array( 'mode' => 0040777, 'size' => 0 ) : false;
	}

	public function mkdir( string $path ): bool {
		if ( self::$has_another_request ) {
			self::$folders[] = $path;
		}

		return false;
	}
}
