<?php
/**
 * A second copy of the plugin, in a folder of its own.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Second_Copy;

use function ProgramsFilter\Tests\acuarela;
use function ProgramsFilter\Tests\block;
use function ProgramsFilter\Tests\load_admin;
use function ProgramsFilter\Tests\page;

const COPY = 'zz-copia/programs-filter.php';

/**
 * Its folder.
 */
function folder(): string {
	return dirname( WP_PLUGIN_DIR . '/' . COPY );
}

/**
 * Makes it, and a page with a listing.
 */
function copy_plugin(): void {
	load_admin();
	WP_Filesystem();
	wp_mkdir_p( folder() );
	copy_dir( WP_PLUGIN_DIR . '/programs-filter', folder() );
	acuarela();
	page( 'lista', block() );
}

/**
 * Removes it.
 *
 * @throws \RuntimeException When WordPress has no way to.
 */
function remove_copy(): void {
	load_admin();
	WP_Filesystem();
	deactivate_plugins( COPY );
	if ( ! $GLOBALS['wp_filesystem'] instanceof \WP_Filesystem_Base ) {
		throw new \RuntimeException( 'No file system.' );
	}
	$GLOBALS['wp_filesystem']->delete( folder(), true );
}

/**
 * Switches it on.
 *
 * @return \WP_Error|null
 */
function activate_copy(): ?\WP_Error {
	load_admin();

	return activate_plugin( COPY );
}

/**
 * Deletes it as WordPress does, but for its files.
 *
 * @return mixed What a user had chosen for a screen of the plugin, afterwards.
 */
function uninstall_copy() {
	load_admin();
	update_user_meta( 1, 'edit_pfilter_programa_per_page', '7' );
	uninstall_plugin( COPY );
	$kept = get_user_meta( 1, 'edit_pfilter_programa_per_page', true );
	delete_user_meta( 1, 'edit_pfilter_programa_per_page' );

	return $kept;
}
