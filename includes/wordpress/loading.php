<?php
/**
 * Loads the rooms of the plugin: folders of includes/. Called by programs-filter.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/**
 * Loads rooms: the files of their folders, but not of the folders in these. The files only declare, so their order does not matter. A room
 * comes after those that it uses.
 *
 * @param string ...$rooms Names of folders of `includes`.
 */
function load_rooms( string ...$rooms ): void {
	foreach ( $rooms as $room ) {
		$folder = PLUGIN_DIR . "/includes/$room";
		// Not glob(), as a site's path may have brackets. Copies such as "card (1).php" or "._card.php" stay out.
		foreach ( (array) scandir( $folder ) as $file ) {
			if ( 1 === preg_match( '/^[a-z-]+\.php$/D', (string) $file ) ) {
				require_once "$folder/$file";
			}
		}
	}
}
