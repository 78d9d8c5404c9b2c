<?php
/**
 * What every room uses: texts, translations, markup, the files of the build.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/loading.php';
require_once __DIR__ . '/text.php';
require_once __DIR__ . '/rest.php';
require_once __DIR__ . '/translations.php';
require_once __DIR__ . '/own-words.php';
require_once __DIR__ . '/blocks.php';
require_once __DIR__ . '/build.php';

/** Hooks of this room. */
function bootstrap(): void {
	add_filter( 'lang_dir_for_domain', __NAMESPACE__ . '\\add_languages_folder', 10, 2 );
	add_filter( 'pre_load_textdomain', __NAMESPACE__ . '\\load_translation', 10, 4 );
	add_filter( 'load_script_translation_file', __NAMESPACE__ . '\\script_translation_file' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\missing_build_notice' );
}

/** Loads what only some requests need. */
function load(): void {
	require_once __DIR__ . '/languages.php';
	require_once __DIR__ . '/import-files.php';
	require_once __DIR__ . '/natural-order.php';
	require_once __DIR__ . '/transactions.php';
}
