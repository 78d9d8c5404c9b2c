<?php
/**
 * Programs from a sheet, and into one. Loaded by the screen of the import, its REST route, its cron event and the command line only.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Listing;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Cron event that removes files which are too old.
 */
const TIDY_EVENT = 'programs_filter_tidy_imports';

/**
 * Hooks of this room.
 */
function bootstrap(): void {
	add_action( TIDY_EVENT, WordPress\lazily( __NAMESPACE__ . '\\tidy_folder' ), 10, 0 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\add_route' );
}

/**
 * Hooks of its admin screen.
 */
function bootstrap_admin(): void {
	require_once __DIR__ . '/menu.php';

	add_action( 'admin_menu', __NAMESPACE__ . '\\add_import_page', 10, 0 );
	add_action( 'admin_post_' . IMPORT_ACTION, __NAMESPACE__ . '\\act_on_import', 10, 0 );
}

/**
 * Adds the route. Its permission callback loads the rest.
 */
function add_route(): void {
	require_once __DIR__ . '/route.php';

	register_import_route();
}

/**
 * The commands `wp programas`.
 */
function bootstrap_command_line(): void {
	Listing\load();
	load();
	require_once __DIR__ . '/command.php';

	add_commands();
}

/**
 * Loads the room.
 */
function load(): void {
	require_once __DIR__ . '/class-unusable.php';
	require_once __DIR__ . '/unusable-file.php';
	require_once __DIR__ . '/decoder.php';
	require_once __DIR__ . '/parser.php';
	require_once __DIR__ . '/columns.php';
	require_once __DIR__ . '/file.php';
	require_once __DIR__ . '/dates.php';
	require_once __DIR__ . '/cells.php';
	require_once __DIR__ . '/categories.php';
	require_once __DIR__ . '/pictures.php';
	require_once __DIR__ . '/row.php';
	require_once __DIR__ . '/match.php';
	require_once __DIR__ . '/fields.php';
	require_once __DIR__ . '/plan.php';
	require_once __DIR__ . '/write.php';
	require_once __DIR__ . '/folder.php';
	require_once __DIR__ . '/job.php';
	require_once __DIR__ . '/log.php';
	require_once __DIR__ . '/new-categories.php';
	require_once __DIR__ . '/run.php';
	require_once __DIR__ . '/report.php';
	require_once __DIR__ . '/export.php';
	require_once __DIR__ . '/route.php';
	require_once __DIR__ . '/actions.php';
	require_once __DIR__ . '/screen.php';
	require_once __DIR__ . '/screen-preview.php';
	require_once __DIR__ . '/screen-columns.php';
	require_once __DIR__ . '/screen-results.php';
}
