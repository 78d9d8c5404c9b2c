<?php
/**
 * Programs Filter: Courses, Workshops and Activities
 *
 * @package ProgramsFilter
 *
 * @wordpress-plugin
 * Plugin Name:       Programs Filter: Courses, Workshops and Activities
 * Description:       Courses, workshops, activities and grants as cards that visitors filter at once. Import your sheet, with undo.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      7.4
 * Author:            Programs Filter contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       programs-filter
 * Domain Path:       /languages
 */

declare( strict_types = 1 );

namespace ProgramsFilter;

defined( 'ABSPATH' ) || exit;

if ( defined( __NAMESPACE__ . '\\VERSION' ) ) {
	/**
	 * Fires in a second copy of the plugin, which then does nothing, as two would declare the same functions. A notice of the first
	 * copy names it.
	 *
	 * @since 0.1.0
	 *
	 * @param string $file Absolute path of the second copy's main file.
	 */
	do_action( 'programs_filter_second_copy', __FILE__ );
	return;
}

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;
const PLUGIN_DIR  = __DIR__;

require_once __DIR__ . '/includes/wordpress/bootstrap.php';
require_once __DIR__ . '/includes/program/bootstrap.php';
require_once __DIR__ . '/includes/listing/bootstrap.php';
require_once __DIR__ . '/includes/query-loop/bootstrap.php';
require_once __DIR__ . '/includes/addresses/bootstrap.php';
require_once __DIR__ . '/includes/program-page/bootstrap.php';
require_once __DIR__ . '/includes/import/bootstrap.php';
require_once __DIR__ . '/includes/admin/bootstrap.php';
require_once __DIR__ . '/includes/shop/bootstrap.php';
require_once __DIR__ . '/includes/elementor/bootstrap.php';

// The rooms that print share the page.
$programs_filter_page = new Listing\Page();

WordPress\bootstrap();
Program\bootstrap();
Addresses\bootstrap();
Listing\bootstrap( $programs_filter_page );
Query_Loop\bootstrap( $programs_filter_page );
Program_Page\bootstrap( $programs_filter_page );
Import\bootstrap();
Admin\bootstrap();
Shop\bootstrap();
Elementor\bootstrap( $programs_filter_page );

if ( is_admin() ) {
	Program\bootstrap_admin();
	Addresses\bootstrap_admin();
	Import\bootstrap_admin();
	Admin\bootstrap_admin();
}

if ( defined( 'WP_CLI' ) && true === WP_CLI ) {
	Import\bootstrap_command_line();
	Admin\bootstrap_command_line();
}
