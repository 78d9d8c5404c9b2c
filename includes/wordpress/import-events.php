<?php
/**
 * The events of imports (includes/import), separate from it so that deactivating and uninstalling do not load it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** WP-Cron event that removes old rows of imports. */
const IMPORT_CLEANUP_EVENT = 'programs_filter_tidy_imports';

/** Event that continues an import whose page is closed. Its arguments are the user and the key. */
const IMPORT_CONTINUE_EVENT = 'programs_filter_go_on';
