<?php
/**
 * The files that `npm run build` makes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Build;

use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'admin_notices', __NAMESPACE__ . '\\notice' );
}

/**
 * Folder of the built block.
 */
function block_folder(): string {
	return PLUGIN_DIR . '/build/blocks/programas';
}

/**
 * Whether the build is there. It is not in a fresh checkout of the repository.
 */
function exists(): bool {
	return file_exists( block_folder() . '/block.json' ) && file_exists( PLUGIN_DIR . '/build/view/filter-bar/index.asset.php' );
}

/**
 * Tells those who can do something about it that the build is missing.
 */
function notice(): void {
	if ( exists() || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	wp_admin_notice(
		__( 'Programs Filter has not been built: run “npm run build” in the plugin’s folder or install the zip file of a published version.', 'programs-filter' ),
		array( 'type' => 'error' )
	);
}
