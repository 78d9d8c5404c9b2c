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
	/**
	 * Fires in a second copy of the plugin, which then does nothing: two would declare the same functions. The first copy says so
	 * (includes/content/collisions.php).
	 *
	 * @since n.e.x.t
	 *
	 * @param string $file Absolute path of the second copy's main file.
	 */
	do_action( 'programs_filter_second_copy', __FILE__ );
	return;
}

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;
const PLUGIN_DIR  = __DIR__;

require_once __DIR__ . '/includes/content/answers.php';
require_once __DIR__ . '/includes/content/translations.php';
require_once __DIR__ . '/includes/content/collisions.php';
require_once __DIR__ . '/includes/content/post-type.php';
require_once __DIR__ . '/includes/content/taxonomy.php';
require_once __DIR__ . '/includes/content/formats.php';
require_once __DIR__ . '/includes/content/fact-values.php';
require_once __DIR__ . '/includes/content/fact-completion.php';
require_once __DIR__ . '/includes/content/stored-facts.php';
require_once __DIR__ . '/includes/content/facts-of-many.php';
require_once __DIR__ . '/includes/content/facts.php';
require_once __DIR__ . '/includes/content/fact-problems.php';
require_once __DIR__ . '/includes/content/fact-guard.php';
require_once __DIR__ . '/includes/content/facts-in-rest.php';
require_once __DIR__ . '/includes/content/order.php';
require_once __DIR__ . '/includes/content/new-last.php';
require_once __DIR__ . '/includes/content/first-time.php';
require_once __DIR__ . '/includes/content/lifecycle.php';
require_once __DIR__ . '/includes/content/old-slugs.php';
require_once __DIR__ . '/includes/content/custom-card.php';
require_once __DIR__ . '/includes/content/patterns.php';
require_once __DIR__ . '/includes/addresses/give-way.php';
require_once __DIR__ . '/includes/addresses/pages-first.php';
require_once __DIR__ . '/includes/addresses/front-page.php';
require_once __DIR__ . '/includes/addresses/find-listing.php';
require_once __DIR__ . '/includes/addresses/listing-page.php';
require_once __DIR__ . '/includes/listing/request.php';
require_once __DIR__ . '/includes/listing/form-parameters.php';
require_once __DIR__ . '/includes/listing/attributes.php';
require_once __DIR__ . '/includes/listing/text.php';
require_once __DIR__ . '/includes/listing/translated-slugs.php';
require_once __DIR__ . '/includes/listing/categories.php';
require_once __DIR__ . '/includes/listing/loop.php';
require_once __DIR__ . '/includes/listing/others.php';
require_once __DIR__ . '/includes/listing/excerpt-source.php';
require_once __DIR__ . '/includes/listing/excerpt.php';
require_once __DIR__ . '/includes/listing/site-formats.php';
require_once __DIR__ . '/includes/listing/date-patterns.php';
require_once __DIR__ . '/includes/listing/date-grammar.php';
require_once __DIR__ . '/includes/listing/date-format.php';
require_once __DIR__ . '/includes/listing/date-sentence.php';
require_once __DIR__ . '/includes/listing/dates.php';
require_once __DIR__ . '/includes/listing/period.php';
require_once __DIR__ . '/includes/listing/by-time.php';
require_once __DIR__ . '/includes/listing/query.php';
require_once __DIR__ . '/includes/listing/signup.php';
require_once __DIR__ . '/includes/listing/fact-texts.php';
require_once __DIR__ . '/includes/listing/badge.php';
require_once __DIR__ . '/includes/listing/fact-list.php';
require_once __DIR__ . '/includes/listing/card.php';
require_once __DIR__ . '/includes/listing/program.php';
require_once __DIR__ . '/includes/listing/related.php';
require_once __DIR__ . '/includes/listing/structured-offer.php';
require_once __DIR__ . '/includes/listing/structured-program.php';
require_once __DIR__ . '/includes/criteria/letters.php';
require_once __DIR__ . '/includes/criteria/words.php';
require_once __DIR__ . '/includes/criteria/moments.php';
require_once __DIR__ . '/includes/criteria/card-values.php';
require_once __DIR__ . '/includes/criteria/criterion-terms.php';
require_once __DIR__ . '/includes/criteria/criteria.php';
require_once __DIR__ . '/includes/criteria/controls.php';
require_once __DIR__ . '/includes/criteria/asked.php';
require_once __DIR__ . '/includes/criteria/matching.php';
require_once __DIR__ . '/includes/criteria/paging.php';
require_once __DIR__ . '/includes/criteria/chips.php';
require_once __DIR__ . '/includes/listing/category-labels.php';
require_once __DIR__ . '/includes/listing/pills.php';
require_once __DIR__ . '/includes/listing/targets.php';
require_once __DIR__ . '/includes/listing/listing.php';
require_once __DIR__ . '/includes/html/picture.php';
require_once __DIR__ . '/includes/html/look.php';
require_once __DIR__ . '/includes/html/templates.php';
require_once __DIR__ . '/includes/html/markup.php';
require_once __DIR__ . '/includes/html/filter-form.php';
require_once __DIR__ . '/includes/html/criterion-markup.php';
require_once __DIR__ . '/includes/html/cards.php';
require_once __DIR__ . '/includes/html/renderer.php';
require_once __DIR__ . '/includes/html/slices.php';
require_once __DIR__ . '/includes/html/program-facts.php';
require_once __DIR__ . '/includes/html/related-cards.php';
require_once __DIR__ . '/includes/loops/blocks-in-text.php';
require_once __DIR__ . '/includes/loops/page-blocks.php';
require_once __DIR__ . '/includes/loops/cards-elsewhere.php';
require_once __DIR__ . '/includes/loops/loop-filters.php';
require_once __DIR__ . '/includes/loops/loop-cards.php';
require_once __DIR__ . '/includes/loops/loop-texts.php';
require_once __DIR__ . '/includes/loops/loop-items.php';
require_once __DIR__ . '/includes/loops/parsed-loop.php';
require_once __DIR__ . '/includes/loops/loop-marks.php';
require_once __DIR__ . '/includes/loops/loop-query.php';
require_once __DIR__ . '/includes/loops/fact-binding.php';
require_once __DIR__ . '/includes/loops/facts-in-editor.php';
require_once __DIR__ . '/includes/cache/announcement.php';
require_once __DIR__ . '/includes/cache/clock.php';
require_once __DIR__ . '/includes/cache/permission.php';
require_once __DIR__ . '/includes/cache/cache.php';
require_once __DIR__ . '/includes/cache/changes.php';
require_once __DIR__ . '/includes/cache/pages.php';
require_once __DIR__ . '/includes/cache/stamp.php';
require_once __DIR__ . '/includes/entry/build.php';
require_once __DIR__ . '/includes/entry/block.php';
require_once __DIR__ . '/includes/entry/program-blocks.php';
require_once __DIR__ . '/includes/entry/program-template.php';
require_once __DIR__ . '/includes/entry/program-content.php';
require_once __DIR__ . '/includes/entry/structured-data.php';
require_once __DIR__ . '/includes/entry/shortcode-style.php';
require_once __DIR__ . '/includes/entry/shortcode-facts.php';
require_once __DIR__ . '/includes/entry/shortcode-values.php';
require_once __DIR__ . '/includes/entry/shortcode-attributes.php';
require_once __DIR__ . '/includes/entry/shortcode-notice.php';
require_once __DIR__ . '/includes/entry/shortcode.php';
require_once __DIR__ . '/includes/entry/assets.php';
require_once __DIR__ . '/includes/entry/react.php';
require_once __DIR__ . '/includes/entry/rest-listing.php';
require_once __DIR__ . '/includes/entry/rest-order.php';
require_once __DIR__ . '/includes/entry/rest-import.php';
require_once __DIR__ . '/includes/entry/tidy-imports.php';

Translations\bootstrap();
Collisions\bootstrap();
Give_Way\bootstrap();
Post_Type\bootstrap();
Taxonomy\bootstrap();
Facts\bootstrap();
Fact_Guard\bootstrap();
Facts_In_Rest\bootstrap();
New_Last\bootstrap();
Old_Slugs\bootstrap();
Pages_First\bootstrap();
Lifecycle\bootstrap();
Front_Page\bootstrap();
Listing_Page\bootstrap();
Cache\bootstrap();
Changes\bootstrap();
Clock\bootstrap();
Build\bootstrap();
Block\bootstrap();
Program_Blocks\bootstrap();
Program_Template\bootstrap();
Program_Content\bootstrap();
Structured_Data\bootstrap();
Shortcode\bootstrap();
Pages\bootstrap();
Stamp\bootstrap();
Targets\bootstrap();
Assets\bootstrap();
Page_Blocks\bootstrap();
Loop_Marks\bootstrap();
Loop_Query\bootstrap();
Loop_Items\bootstrap();
Fact_Binding\bootstrap();
Facts_In_Editor\bootstrap();
React\bootstrap();
Look\bootstrap();
Rest_Listing\bootstrap();
Rest_Order\bootstrap();
Rest_Import\bootstrap();
Tidy_Imports\bootstrap();
Patterns\bootstrap();

// Swatches in a shop: nothing of them is loaded where there is no shop, and for visitors while they are off (options that are on are in memory).
add_action(
	'woocommerce_init',
	static function (): void {
		if ( 'yes' === ( wp_load_alloptions()['programs_filter_swatches'] ?? '' ) ) {
			require_once __DIR__ . '/includes/swatches/swatches.php';
			Swatches\bootstrap();
		}
	}
);
add_filter(
	'woocommerce_get_settings_pages',
	static function ( $pages ) {
		require_once __DIR__ . '/includes/swatches/swatch-options.php';
		require_once __DIR__ . '/includes/swatches/swatch-settings.php';
		Swatch_Settings\bootstrap();

		return $pages;
	}
);
add_action(
	'elementor/init',
	static function (): void {
		require_once __DIR__ . '/includes/elementor/elementor.php';

		Elementor\bootstrap();
	}
);

if ( is_admin() ) {
	require_once __DIR__ . '/includes/admin/collision-notice.php';
	require_once __DIR__ . '/includes/admin/fact-fields.php';
	require_once __DIR__ . '/includes/admin/facts-panel.php';
	require_once __DIR__ . '/includes/admin/facts-typed.php';
	require_once __DIR__ . '/includes/admin/facts-saved.php';
	require_once __DIR__ . '/includes/admin/facts-box.php';
	require_once __DIR__ . '/includes/admin/import-menu.php';
	require_once __DIR__ . '/includes/admin/list.php';
	require_once __DIR__ . '/includes/admin/ordering.php';
	require_once __DIR__ . '/includes/admin/ordering-script.php';
	require_once __DIR__ . '/includes/admin/example-texts.php';
	require_once __DIR__ . '/includes/admin/example-pictures.php';
	require_once __DIR__ . '/includes/admin/examples.php';
	require_once __DIR__ . '/includes/admin/first-page.php';
	require_once __DIR__ . '/includes/admin/first-steps-actions.php';
	require_once __DIR__ . '/includes/admin/first-steps.php';
	require_once __DIR__ . '/includes/admin/plugin-links.php';
	require_once __DIR__ . '/includes/admin/help.php';
	require_once __DIR__ . '/includes/admin/listing-page-setting.php';
	require_once __DIR__ . '/includes/admin/list-facts.php';
	require_once __DIR__ . '/includes/admin/list-views.php';
	require_once __DIR__ . '/includes/admin/quick-edit.php';
	require_once __DIR__ . '/includes/admin/messages.php';
	require_once __DIR__ . '/includes/admin/no-parent.php';

	Collision_Notice\bootstrap();
	Facts_Panel\bootstrap();
	Facts_Saved\bootstrap();
	Facts_Box\bootstrap();
	Import_Menu\bootstrap();
	Admin_List\bootstrap();
	Ordering\bootstrap();
	Ordering_Script\bootstrap();
	First_Steps\bootstrap();
	First_Steps_Actions\bootstrap();
	Plugin_Links\bootstrap();
	Help\bootstrap();
	Listing_Page_Setting\bootstrap();
	List_Facts\bootstrap();
	List_Views\bootstrap();
	Quick_Edit\bootstrap();
	Admin_Messages\bootstrap();
	No_Parent\bootstrap();
}

if ( defined( 'WP_CLI' ) && true === WP_CLI ) {
	require_once __DIR__ . '/includes/sheets/load.php';
	require_once __DIR__ . '/includes/cli/commands.php';

	Commands\bootstrap();
}
