<?php
/**
 * The files without which the plugin shows nothing: those that `npm run build` makes, and the templates.
 *
 * Whoever needs one does without when it is missing, so that no page breaks; the admin screens say what is missing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

use ProgramsFilter\Listing;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * What the build makes, in `build/`.
 */
const BUILT_FILES = array(
	'program-page/datos/block.json',
	'program-page/datos/index.asset.php',
	'program-page/datos/index.js',
	'program-page/datos/style-index-rtl.css',
	'program-page/datos/style-index.css',
	'listing/block/block.json',
	'listing/block/index-rtl.css',
	'listing/block/index.asset.php',
	'listing/block/index.css',
	'listing/block/index.js',
	'listing/block/style-index-rtl.css',
	'listing/block/style-index.css',
	'program-page/relacionados/block.json',
	'program-page/relacionados/index.asset.php',
	'program-page/relacionados/index.js',
	'program-page/relacionados/style-index-rtl.css',
	'program-page/relacionados/style-index.css',
	'filters/index.asset.php',
	'filters/index.js',
	'filters/style-index-rtl.css',
	'filters/style-index.css',
	'elementor/index.asset.php',
	'elementor/index.js',
	'program/facts-source/index.asset.php',
	'program/facts-source/index.js',
	'import/index.asset.php',
	'import/index.js',
	'admin/ordering/index-rtl.css',
	'admin/ordering/index.asset.php',
	'admin/ordering/index.css',
	'admin/ordering/index.js',
	'program/panel/index.asset.php',
	'program/panel/index.js',
	'admin/quick-edit/index.asset.php',
	'admin/quick-edit/index.js',
	'shop/fields-rtl.css',
	'shop/fields.asset.php',
	'shop/fields.css',
	'shop/fields.js',
	'shop/index.asset.php',
	'shop/index.js',
	'shop/look-rtl.css',
	'shop/look.asset.php',
	'shop/look.css',
	'shop/look.js',
	'filters/view.asset.php',
	'filters/view.js',
	'listing/view/filter-bar/index.asset.php',
	'listing/view/filter-bar/index.js',
	'listing/view/index.asset.php',
	'listing/view/index.js',
	'listing/view/reveal.asset.php',
	'listing/view/reveal.js',
);

/**
 * Folder of the built block.
 */
function built_block_folder(): string {
	return PLUGIN_DIR . '/build/listing/block';
}

/**
 * Has PHP look anew whether the files are there that WordPress requires: it remembers for two minutes those that were, and while
 * an update is uploaded file by file, that would end every page.
 */
function forget_missing_files(): void {
	foreach ( BUILT_FILES as $file ) {
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
function built_version( string $script ): ?string {
	$file  = PLUGIN_DIR . "/build/$script.asset.php";
	$asset = is_readable( $file ) ? include $file : null;

	return is_array( $asset ) && is_string( $asset['version'] ?? null ) ? $asset['version'] : null;
}

/**
 * Enqueues a built script with the data that it finds in a global.
 *
 * @param non-empty-string $handle Handle.
 * @param string           $script Path in `build/`, without its extension.
 * @param string           $name   Name of the global.
 * @param array<mixed>     $data   Data.
 */
function enqueue_built_script( string $handle, string $script, string $name, array $data ): void {
	$file = PLUGIN_DIR . "/build/$script.asset.php";
	if ( ! is_readable( $file ) ) {
		return;
	}
	/**
	 * As the build writes it.
	 *
	 * @var array{dependencies: list<non-empty-string>, version: string} $asset
	 */
	$asset = include $file;
	wp_enqueue_script( $handle, plugins_url( "build/$script.js", PLUGIN_FILE ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
	wp_add_inline_script( $handle, "window.$name = " . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}

/**
 * What is missing, from the plugin's folder. Asks the disk for each file.
 *
 * @return list<string> Paths; the folder alone where there was no build at all.
 */
function missing_files(): array {
	if ( ! is_dir( PLUGIN_DIR . '/build' ) ) {
		return array( 'build/' );
	}
	$files = array_merge(
		array_map( static fn( string $file ): string => PLUGIN_DIR . "/build/$file", BUILT_FILES ),
		array_map( 'ProgramsFilter\\Listing\\own_template_path', Listing\TEMPLATES )
	);

	return array_map(
		static fn( string $file ): string => substr( $file, strlen( PLUGIN_DIR ) + 1 ),
		array_values( array_filter( $files, static fn( string $file ): bool => ! is_readable( $file ) ) )
	);
}

/**
 * Tells those who can do something about it what is missing.
 */
function missing_files_notice(): void {
	if ( ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	$missing = missing_files();
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
