<?php
/**
 * The files without which the plugin shows nothing: those that `npm run build` makes, and the templates.
 *
 * Whoever needs one does without when it is missing, so that no page breaks; the admin screens say what is missing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Build;

use ProgramsFilter\Templates;
use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/**
 * What the build makes, in `build/`.
 */
const FILES = array(
	'blocks/datos/block.json',
	'blocks/datos/index.asset.php',
	'blocks/datos/index.js',
	'blocks/datos/style-index-rtl.css',
	'blocks/datos/style-index.css',
	'blocks/programas/block.json',
	'blocks/programas/index-rtl.css',
	'blocks/programas/index.asset.php',
	'blocks/programas/index.css',
	'blocks/programas/index.js',
	'blocks/programas/style-index-rtl.css',
	'blocks/programas/style-index.css',
	'blocks/relacionados/block.json',
	'blocks/relacionados/index.asset.php',
	'blocks/relacionados/index.js',
	'blocks/relacionados/style-index-rtl.css',
	'blocks/relacionados/style-index.css',
	'criteria/index.asset.php',
	'criteria/index.js',
	'criteria/style-index-rtl.css',
	'criteria/style-index.css',
	'elementor/index.asset.php',
	'elementor/index.js',
	'facts-source/index.asset.php',
	'facts-source/index.js',
	'import/index.asset.php',
	'import/index.js',
	'ordering/index-rtl.css',
	'ordering/index.asset.php',
	'ordering/index.css',
	'ordering/index.js',
	'program/index.asset.php',
	'program/index.js',
	'quick-edit/index.asset.php',
	'quick-edit/index.js',
	'swatches/fields-rtl.css',
	'swatches/fields.asset.php',
	'swatches/fields.css',
	'swatches/fields.js',
	'swatches/index.asset.php',
	'swatches/index.js',
	'swatches/look-rtl.css',
	'swatches/look.asset.php',
	'swatches/look.css',
	'swatches/look.js',
	'view/criteria.asset.php',
	'view/criteria.js',
	'view/filter-bar/index.asset.php',
	'view/filter-bar/index.js',
	'view/index.asset.php',
	'view/index.js',
	'view/reveal.asset.php',
	'view/reveal.js',
);

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
 * Has PHP look anew whether the files are there that WordPress requires: it remembers for two minutes those that were, and while
 * an update is uploaded file by file, that would end every page.
 */
function look_anew(): void {
	foreach ( FILES as $file ) {
		if ( in_array( pathinfo( $file, PATHINFO_EXTENSION ), array( 'json', 'php' ), true ) ) {
			clearstatcache( true, PLUGIN_DIR . "/build/$file" );
		}
	}
}

/**
 * Version of a built script: a text that changes with its content.
 *
 * @param string $script Path in `build/`, without its extension.
 * @return string|null Null when the build left none.
 */
function version( string $script ): ?string {
	$file  = PLUGIN_DIR . "/build/$script.asset.php";
	$asset = is_readable( $file ) ? include $file : null;

	return is_array( $asset ) && is_string( $asset['version'] ?? null ) ? $asset['version'] : null;
}

/**
 * What is missing, from the plugin's folder. Asks the disk for each file.
 *
 * @return list<string> Paths; the folder alone where there was no build at all.
 */
function missing(): array {
	if ( ! is_dir( PLUGIN_DIR . '/build' ) ) {
		return array( 'build/' );
	}
	$files = array_merge(
		array_map( static fn( string $file ): string => PLUGIN_DIR . "/build/$file", FILES ),
		array_map( 'ProgramsFilter\\Templates\\own_path', Templates\NAMES )
	);

	return array_map(
		static fn( string $file ): string => substr( $file, strlen( PLUGIN_DIR ) + 1 ),
		array_values( array_filter( $files, static fn( string $file ): bool => ! is_readable( $file ) ) )
	);
}

/**
 * Tells those who can do something about it what is missing.
 */
function notice(): void {
	if ( ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	$missing = missing();
	if ( array() === $missing ) {
		return;
	}
	wp_admin_notice(
		sprintf(
			/* translators: %s: paths of files in the plugin's folder. */
			esc_html__( 'Programs Filter is not complete, so its listings may be missing. Install the zip file of a published version, or run “npm run build” in the plugin’s folder. Not found: %s', 'programs-filter' ),
			esc_html( implode( ', ', $missing ) )
		),
		array( 'type' => 'error' )
	);
}
