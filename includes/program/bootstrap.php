<?php
/**
 * Hooks of the program room: post type, taxonomy, facts and their forms; called by programs-filter.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Option: days without activity (days-off.php). */
const DAYS_OFF_OPTION = 'programs_filter_days_off';

/** Hooks of this room. */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register_programs' );
	// Last, as other code may give or take those of posts there.
	add_filter( 'user_has_cap', __NAMESPACE__ . '\\grant_program_caps', PHP_INT_MAX, 2 );
	add_action( 'after_setup_theme', __NAMESPACE__ . '\\add_thumbnail_support', 11 );
	add_filter( 'the_title', __NAMESPACE__ . '\\replace_empty_title', 10, 2 );
	add_filter( 'single_post_title', __NAMESPACE__ . '\\replace_empty_title', 10, 2 );
	add_action( 'init', __NAMESPACE__ . '\\register_categories' );
	add_filter( 'wp_insert_term_data', __NAMESPACE__ . '\\reserve_slug_all', 10, 2 );
	add_filter( 'wp_update_term_data', __NAMESPACE__ . '\\reserve_slug_all', 10, 3 );
	// With the slug that reserve_slug_all() leaves.
	add_filter( 'wp_update_term_data', __NAMESPACE__ . '\\maybe_add_old_slug', 11, 3 );
	add_action( 'created_term', __NAMESPACE__ . '\\maybe_release_old_slug', 10, 3 );
	add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\set_new_program_order', 10, 4 );
	// After other code has registered its names, and before WordPress makes rewrite rules and REST routes.
	add_action( 'wp_loaded', __NAMESPACE__ . '\\resolve_name_conflicts', 0 );
	add_action( 'wp_loaded', __NAMESPACE__ . '\\check_listed_content' );
	add_action( 'programs_filter_second_copy', __NAMESPACE__ . '\\add_second_copy_conflict' );
	// After the post type, which has to support revisions by then.
	add_action( 'init', __NAMESPACE__ . '\\register_fact_meta', 11 );
	add_filter( 'add_post_metadata', __NAMESPACE__ . '\\reject_invalid_fact', 10, 4 );
	add_filter( 'update_post_metadata', __NAMESPACE__ . '\\reject_invalid_fact', 10, 4 );
	add_filter( 'update_post_metadata_by_mid', __NAMESPACE__ . '\\reject_invalid_fact_by_meta_id', 10, 4 );
	add_action( 'added_post_meta', __NAMESPACE__ . '\\update_derived_dates', 10, 3 );
	add_action( 'updated_post_meta', __NAMESPACE__ . '\\update_derived_dates', 10, 3 );
	add_action( 'deleted_post_meta', __NAMESPACE__ . '\\update_derived_dates', 10, 3 );
	add_action( 'add_option_' . DAYS_OFF_OPTION, __NAMESPACE__ . '\\update_all_derived_dates', 10, 0 );
	add_action( 'update_option_' . DAYS_OFF_OPTION, __NAMESPACE__ . '\\update_all_derived_dates', 10, 0 );
	add_action( 'delete_option_' . DAYS_OFF_OPTION, __NAMESPACE__ . '\\update_all_derived_dates', 10, 0 );
	add_filter( 'rest_pre_insert_' . POST_TYPE, __NAMESPACE__ . '\\check_order_in_request', 10, 2 );
	add_filter( 'rest_prepare_' . POST_TYPE, __NAMESPACE__ . '\\hide_unreadable_facts', 10, 2 );
	add_filter( 'rest_' . POST_TYPE . '_query', __NAMESPACE__ . '\\prime_document_caches_for_rest', 10, 2 );
	add_action( 'import_start', __NAMESPACE__ . '\\remap_documents_on_import', 10, 0 );
	add_action( 'init', __NAMESPACE__ . '\\register_fact_binding' );
	add_filter( 'render_block', __NAMESPACE__ . '\\hide_block_with_empty_fact', 10, 3 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_fact_texts_field', 10, 0 );
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueue_facts_source' );
}

/** Hooks of the forms (forms/), which read and check submitted facts. A page does not load them. */
function bootstrap_forms(): void {
	add_filter( 'rest_pre_insert_' . POST_TYPE, __NAMESPACE__ . '\\prepare_facts_in_request', 10, 2 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_loaded_facts_field', 10, 0 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_understood_route', 10, 0 );
}

/** Hooks of its admin screens. */
function bootstrap_admin(): void {
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueue_facts_panel' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_unsaved_facts_notice' );
	add_action( 'add_meta_boxes_' . POST_TYPE, __NAMESPACE__ . '\\add_facts_box' );
	add_filter( 'is_protected_meta', __NAMESPACE__ . '\\hide_facts_from_custom_fields', 10, 2 );
	add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\maybe_force_draft', 10, 2 );
	add_action( 'save_post_' . POST_TYPE, __NAMESPACE__ . '\\save_submitted_facts' );
}
