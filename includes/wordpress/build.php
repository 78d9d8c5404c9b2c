<?php
/**
 * Enqueues the scripts and styles that `npm run build` makes, and shows a notice if they are missing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;
use const ProgramsFilter\VERSION;

defined( 'ABSPATH' ) || exit;

/** Folder of the built block. */
function get_block_build_dir(): string {
	return PLUGIN_DIR . '/build/listing/block';
}

/**
 * Dependencies and version of a built script, as the build wrote them.
 *
 * @param string $script Path in `build/`, without its extension.
 * @return array{dependencies: list<non-empty-string>, version: string} Those of the plugin if the file is missing, as during an upload.
 */
function get_asset_data( string $script ): array {
	$file = PLUGIN_DIR . "/build/$script.asset.php";
	/**
	 * The build's own file.
	 *
	 * @var array{dependencies: list<non-empty-string>, version: string} $asset
	 */
	$asset = is_readable( $file ) ? include $file : array(
		'dependencies' => array(),
		'version'      => VERSION,
	);

	return $asset;
}

/**
 * Version of a built script, which changes with its content.
 *
 * @param string $script Path in `build/`, without its extension.
 */
function get_asset_version( string $script ): string {
	return get_asset_data( $script )['version'];
}

/**
 * Enqueues a built script, with its translations where it has texts.
 *
 * @param non-empty-string                  $handle       Handle.
 * @param string                            $script       Path in `build/`, without its extension.
 * @param list<non-empty-string>            $dependencies Handles beside those that the build found.
 * @param array{strategy?: 'async'|'defer'} $loading      Loading, as wp_enqueue_script() takes it.
 */
function enqueue_built_script( string $handle, string $script, array $dependencies = array(), array $loading = array() ): void {
	$asset = get_asset_data( $script );
	wp_enqueue_script( $handle, plugins_url( "build/$script.js", PLUGIN_FILE ), array_merge( $asset['dependencies'], $dependencies ), $asset['version'], $loading + array( 'in_footer' => true ) );
	if ( in_array( 'wp-i18n', $asset['dependencies'], true ) ) {
		wp_set_script_translations( $handle, TEXT_DOMAIN, LANGUAGES_FOLDER );
	}
}

/**
 * Prints data for a script, as a global before it.
 *
 * @param non-empty-string $handle Handle.
 * @param string           $name   Name of the global.
 * @param array<mixed>     $data   Data.
 */
function add_script_data( string $handle, string $name, array $data ): void {
	wp_add_inline_script( $handle, "window.$name = " . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}

/**
 * Enqueues a built style.
 *
 * @param non-empty-string $handle Handle.
 * @param string           $style  Path in `build/`, without its extension.
 */
function enqueue_built_style( string $handle, string $style ): void {
	wp_enqueue_style( $handle, plugins_url( "build/$style.css", PLUGIN_FILE ), array(), get_asset_version( $style ) );
}

/** Prints a notice for administrators that the build is missing; nothing else of the plugin runs then (programs-filter.php). */
function print_missing_build_notice(): void {
	if ( ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	wp_admin_notice(
		sprintf(
			/* translators: %s: paths of files in the plugin's folder. */
			esc_html__( 'Programs Filter is not complete, so its listings may be missing. Install the zip file of a published version, or run “npm run build” in the plugin’s folder. Not found: %s', 'programs-filter' ),
			'build/'
		),
		array( 'type' => 'error' )
	);
}
