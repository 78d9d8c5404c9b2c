<?php
/**
 * Programs Filter
 *
 * @package ProgramsFilter
 *
 * @wordpress-plugin
 * Plugin Name:       Programs Filter
 * Plugin URI:        https://wordpress.org/plugins/programs-filter/
 * Description:       Shows your organization’s programs as cards and lets visitors filter them by category instantly.
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
	// Another copy of the plugin is running, and says so (includes/collisions.php). Two would declare the same functions.
	do_action( 'programs_filter_second_copy', __FILE__ );
	return;
}

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;
const PLUGIN_DIR  = __DIR__;

require_once __DIR__ . '/includes/translations.php';
require_once __DIR__ . '/includes/collisions.php';
require_once __DIR__ . '/includes/give-way.php';
require_once __DIR__ . '/includes/post-type.php';
require_once __DIR__ . '/includes/taxonomy.php';
require_once __DIR__ . '/includes/pages-first.php';
require_once __DIR__ . '/includes/lifecycle.php';
require_once __DIR__ . '/includes/request.php';
require_once __DIR__ . '/includes/front-page.php';
require_once __DIR__ . '/includes/attributes.php';
require_once __DIR__ . '/includes/text.php';
require_once __DIR__ . '/includes/query.php';
require_once __DIR__ . '/includes/old-slugs.php';
require_once __DIR__ . '/includes/categories.php';
require_once __DIR__ . '/includes/excerpt-source.php';
require_once __DIR__ . '/includes/excerpt.php';
require_once __DIR__ . '/includes/picture.php';
require_once __DIR__ . '/includes/card.php';
require_once __DIR__ . '/includes/pills.php';
require_once __DIR__ . '/includes/targets.php';
require_once __DIR__ . '/includes/listing.php';
require_once __DIR__ . '/includes/templates.php';
require_once __DIR__ . '/includes/announcement.php';
require_once __DIR__ . '/includes/cache.php';
require_once __DIR__ . '/includes/changes.php';
require_once __DIR__ . '/includes/renderer.php';
require_once __DIR__ . '/includes/build.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/shortcode-attributes.php';
require_once __DIR__ . '/includes/shortcode.php';
require_once __DIR__ . '/includes/pages.php';
require_once __DIR__ . '/includes/assets.php';
require_once __DIR__ . '/includes/react.php';
require_once __DIR__ . '/includes/rest-card.php';
require_once __DIR__ . '/includes/rest-order.php';
require_once __DIR__ . '/includes/patterns.php';

Translations\bootstrap();
Collisions\bootstrap();
Give_Way\bootstrap();
Post_Type\bootstrap();
Taxonomy\bootstrap();
Old_Slugs\bootstrap();
Pages_First\bootstrap();
Lifecycle\bootstrap();
Front_Page\bootstrap();
Cache\bootstrap();
Changes\bootstrap();
Build\bootstrap();
Block\bootstrap();
Shortcode\bootstrap();
Pages\bootstrap();
Targets\bootstrap();
Assets\bootstrap();
React\bootstrap();
Rest_Card\bootstrap();
Rest_Order\bootstrap();
Patterns\bootstrap();

if ( is_admin() ) {
	require_once __DIR__ . '/includes/admin-list.php';
	require_once __DIR__ . '/includes/admin-messages.php';

	Admin_List\bootstrap();
	Admin_Messages\bootstrap();
}
