<?php
/**
 * Removes the files of imports that nobody closed. What does it is loaded when it is time.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tidy_Imports;

use ProgramsFilter\Import_Folder;
use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/**
 * Cron event.
 */
const EVENT = 'programs_filter_tidy_imports';

/**
 * Hooks of this area. Not only where WordPress says that it does cron: a command line that runs the events says so later.
 */
function bootstrap(): void {
	add_action( EVENT, __NAMESPACE__ . '\\tidy', 10, 0 );
}

/**
 * Removes them.
 */
function tidy(): void {
	require_once PLUGIN_DIR . '/includes/sheets/load.php';

	Import_Folder\tidy();
}
