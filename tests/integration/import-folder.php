<?php
/**
 * The folder of the files of imports, on a disk that does what a test needs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import_Folder;

use ProgramsFilter\Import_Folder;
use ProgramsFilter\Unusable_File\Unusable;

require_once __DIR__ . '/import/steps.php';
require_once __DIR__ . '/import/class-disk.php';

/**
 * What comes of making the folder on that disk.
 *
 * @param bool $has_another_request Whether another request makes it at the same moment.
 */
function made( bool $has_another_request ): string {
	Disk::$has_another_request = $has_another_request;
	stream_wrapper_register( Disk::NAME, Disk::class );
	add_filter( 'upload_dir', static fn( array $folder ): array => array( 'basedir' => Disk::NAME . '://uploads' ) + $folder );
	try {
		Import_Folder\make();
		return 'made';
	} catch ( Unusable $why ) {
		return $why->getMessage();
	}
}
