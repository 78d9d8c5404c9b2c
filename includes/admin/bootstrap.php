<?php
/**
 * Hooks of the admin screens, Site Health, abilities and WP-CLI; called by programs-filter.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Hooks of this room. */
function bootstrap(): void {
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_order_routes' );
	// Also for the weekly check, which WP-Cron does.
	add_filter( 'site_status_tests', __NAMESPACE__ . '\\add_site_health_test' );
	add_action( 'wp_abilities_api_categories_init', __NAMESPACE__ . '\\register_ability_category' );
	add_action( 'wp_abilities_api_init', __NAMESPACE__ . '\\register_abilities' );
}

/** Hooks of its admin screens. */
function bootstrap_admin(): void {
	add_filter( 'manage_' . Program\POST_TYPE . '_posts_columns', __NAMESPACE__ . '\\add_list_columns' );
	add_filter( 'default_hidden_columns', __NAMESPACE__ . '\\hide_list_columns', 10, 2 );
	add_action( 'manage_' . Program\POST_TYPE . '_posts_custom_column', __NAMESPACE__ . '\\print_list_cell', 10, 2 );
	add_filter( 'manage_edit-' . Program\POST_TYPE . '_sortable_columns', __NAMESPACE__ . '\\add_sortable_dates' );
	add_filter( 'posts_clauses', __NAMESPACE__ . '\\sort_list_by_dates', 10, 2 );
	add_filter( 'disable_months_dropdown', __NAMESPACE__ . '\\disable_months_dropdown', 10, 2 );
	add_action( 'restrict_manage_posts', __NAMESPACE__ . '\\print_list_filters' );
	add_action( 'restrict_manage_posts', __NAMESPACE__ . '\\print_view_field' );
	add_action( 'pre_get_posts', __NAMESPACE__ . '\\filter_list_query' );
	add_filter( 'posts_where', __NAMESPACE__ . '\\filter_list_where', 10, 2 );
	add_filter( 'posts_search', __NAMESPACE__ . '\\extend_list_search', 10, 2 );
	add_filter( 'views_edit-' . Program\POST_TYPE, __NAMESPACE__ . '\\add_list_views' );
	// After plugins that set an order of their own for lists.
	add_action( 'pre_get_posts', __NAMESPACE__ . '\\set_manual_order', 20 );
	add_filter( 'manage_edit-' . Program\POST_TYPE . '_sortable_columns', __NAMESPACE__ . '\\add_sortable_order' );
	add_filter( 'get_user_option_edit_' . Program\POST_TYPE . '_per_page', __NAMESPACE__ . '\\set_programs_per_page' );
	add_action( 'manage_posts_extra_tablenav', __NAMESPACE__ . '\\print_manual_order_link' );
	add_filter( 'post_row_actions', __NAMESPACE__ . '\\add_move_actions', 10, 2 );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_moved_notice' );
	add_filter( 'post_row_actions', __NAMESPACE__ . '\\add_duplicate_action', 10, 2 );
	add_filter( 'bulk_actions-edit-' . Program\POST_TYPE, __NAMESPACE__ . '\\add_season_action' );
	add_filter( 'handle_bulk_actions-edit-' . Program\POST_TYPE, __NAMESPACE__ . '\\handle_season_action', 10, 3 );
	add_action( 'load-edit.php', __NAMESPACE__ . '\\continue_season', 10, 0 );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_season_notice' );
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\add_duplicate_to_editor' );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_ordering' );
	add_action( 'quick_edit_custom_box', __NAMESPACE__ . '\\print_quick_edit_fields', 10, 2 );
	add_action( 'add_inline_data', __NAMESPACE__ . '\\print_quick_edit_values' );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_quick_edit' );
	// Before WordPress saves anything of it.
	add_action( 'wp_ajax_inline-save', __NAMESPACE__ . '\\reject_invalid_quick_edit', 0, 0 );
	add_action( 'bulk_edit_custom_box', __NAMESPACE__ . '\\print_bulk_edit_fields', 10, 2 );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_bulk_result_notice' );
	add_action( 'save_post_' . Program\POST_TYPE, __NAMESPACE__ . '\\save_bulk_edit' );
	add_filter( 'wp_get_revision_ui_diff', __NAMESPACE__ . '\\add_facts_to_revision_diff', 10, 3 );
	add_filter( 'block_editor_settings_all', __NAMESPACE__ . '\\use_classic_revisions_screen', 10, 2 );
	// Before WordPress deletes anything.
	add_action( 'load-edit-tags.php', __NAMESPACE__ . '\\maybe_show_delete_screen', 0, 0 );
	add_filter( Program\TAXONOMY . '_row_actions', __NAMESPACE__ . '\\link_to_delete_screen' );
	add_filter( 'tag_row_actions', __NAMESPACE__ . '\\add_category_page_action', 10, 2 );
	add_action( 'pre_delete_term', __NAMESPACE__ . '\\move_programs_of_deleted_category', 10, 2 );
	foreach ( array(
		MOVE_ACTION          => 'handle_move',
		DUPLICATE_ACTION     => 'handle_duplicate',
		CATEGORY_PAGE_ACTION => 'handle_create_category_page',
		PAGE_ACTION          => 'handle_create_page',
		EXAMPLES_ACTION      => 'handle_add_examples',
		DISMISS_ACTION       => 'handle_dismiss_first_steps',
		REBUILD_ACTION       => 'handle_rebuild_index',
	) as $action => $function ) {
		add_action( "admin_post_$action", __NAMESPACE__ . "\\$function", 10, 0 );
	}
	// Below the page of the import.
	add_action( 'admin_menu', __NAMESPACE__ . '\\add_settings_page', 11 );
	add_action( 'load-' . SETTINGS_HOOK, __NAMESPACE__ . '\\handle_settings_screen' );
	add_filter( 'display_post_states', __NAMESPACE__ . '\\add_untitled_state', 10, 2 );
	add_filter( 'display_post_states', __NAMESPACE__ . '\\add_attention_states', 10, 2 );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_first_steps_notice' );
	add_filter( 'block_editor_settings_all', __NAMESPACE__ . '\\show_first_page_in_template', 10, 2 );
	add_action( 'admin_menu', __NAMESPACE__ . '\\add_guide_page' );
	add_filter( 'post_updated_messages', __NAMESPACE__ . '\\add_updated_messages' );
	add_filter( 'bulk_post_updated_messages', __NAMESPACE__ . '\\add_bulk_messages', 10, 2 );
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\remove_parent_control' );
	add_filter( 'wp_privacy_personal_data_exporters', __NAMESPACE__ . '\\add_contact_exporter' );
	add_filter( 'wp_privacy_personal_data_erasers', __NAMESPACE__ . '\\add_contact_eraser' );
	add_action( 'admin_init', __NAMESPACE__ . '\\add_privacy_policy_content' );
	add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\\add_plugin_links' );
}

/** The commands `wp programas doctor` and `wp programas index`. */
function bootstrap_command_line(): void {
	\WP_CLI::add_command( 'programas index', __NAMESPACE__ . '\\index_command' );
	\WP_CLI::add_command( 'programas doctor', __NAMESPACE__ . '\\print_doctor_report' );
}
