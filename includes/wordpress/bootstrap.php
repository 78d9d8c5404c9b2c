<?php
/**
 * Registers the hooks of translations and the cache of the request. Called by programs-filter.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Hooks of this room. */
function bootstrap(): void {
	wp_cache_add_non_persistent_groups( REQUEST_CACHE );
	add_filter( 'lang_dir_for_domain', __NAMESPACE__ . '\\add_languages_folder', 10, 2 );
	add_filter( 'pre_load_textdomain', __NAMESPACE__ . '\\load_translation', 10, 4 );
	add_filter( 'load_script_translation_file', __NAMESPACE__ . '\\filter_script_translation_file' );
}
