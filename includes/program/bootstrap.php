<?php
/**
 * What a program is: its type, its categories, its order, its facts and their forms.
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
	add_filter( 'user_has_cap', __NAMESPACE__ . '\\capabilities_of_posts', PHP_INT_MAX, 2 );
	add_action( 'after_setup_theme', __NAMESPACE__ . '\\support_thumbnails', 11 );
	add_filter( 'the_title', __NAMESPACE__ . '\\words_for_no_title', 10, 2 );
	add_filter( 'single_post_title', __NAMESPACE__ . '\\words_for_no_title', 10, 2 );
	add_action( 'init', __NAMESPACE__ . '\\register_categories' );
	add_filter( 'wp_insert_term_data', __NAMESPACE__ . '\\keep_slug_all_free', 10, 2 );
	add_filter( 'wp_update_term_data', __NAMESPACE__ . '\\keep_slug_all_free', 10, 3 );
	add_action( 'init', __NAMESPACE__ . '\\register_old_slugs' );
	add_action( 'edit_terms', __NAMESPACE__ . '\\remember_slug', 10, 2 );
	add_action( 'edited_term', __NAMESPACE__ . '\\keep_old_slug', 10, 3 );
	add_action( 'created_term', __NAMESPACE__ . '\\release_old_slug', 10, 3 );
	add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\place_new_program', 10, 4 );
	// After other code has registered its names, and before WordPress makes rewrite rules and REST routes.
	add_action( 'wp_loaded', __NAMESPACE__ . '\\give_way', 0 );
	add_action( 'wp_loaded', __NAMESPACE__ . '\\check_listed_content' );
	add_action( 'programs_filter_second_copy', __NAMESPACE__ . '\\note_second_copy' );
	// After the post type, which has to support revisions by then.
	add_action( 'init', __NAMESPACE__ . '\\register_facts', 11 );
	add_filter( 'add_post_metadata', __NAMESPACE__ . '\\refuse_unusable_fact', 10, 4 );
	add_filter( 'update_post_metadata', __NAMESPACE__ . '\\refuse_unusable_fact', 10, 4 );
	add_action( 'added_post_meta', __NAMESPACE__ . '\\turn_off_free', 10, 4 );
	add_action( 'updated_post_meta', __NAMESPACE__ . '\\turn_off_free', 10, 4 );
	add_filter( 'update_post_metadata_by_mid', __NAMESPACE__ . '\\refuse_unusable_fact_by_id', 10, 4 );
	add_filter( 'rest_pre_insert_' . POST_TYPE, __NAMESPACE__ . '\\write_facts_of_request', 10, 2 );
	add_filter( 'rest_pre_insert_' . POST_TYPE, __NAMESPACE__ . '\\check_order_in_request', 10, 2 );
	add_filter( 'rest_prepare_' . POST_TYPE, __NAMESPACE__ . '\\hide_unreadable_facts', 10, 2 );
	add_filter( 'rest_' . POST_TYPE . '_query', __NAMESPACE__ . '\\prime_documents_of_list', 10, 2 );
	add_action( 'import_start', __NAMESPACE__ . '\\follow_importer', 10, 0 );
	add_action( 'init', __NAMESPACE__ . '\\register_fact_binding' );
	add_filter( 'render_block', __NAMESPACE__ . '\\hide_block_without_fact', 10, 3 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_fact_texts_field', 10, 0 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_loaded_facts_field', 10, 0 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_understood_route', 10, 0 );
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueue_facts_source' );
}

/** Hooks of its admin screens. */
function bootstrap_admin(): void {
	add_action( 'admin_notices', __NAMESPACE__ . '\\collision_notice' );
	add_action( 'network_admin_notices', __NAMESPACE__ . '\\collision_notice' );
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueue_facts_panel' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\show_unstored_facts_notice' );
	add_action( 'add_meta_boxes_' . POST_TYPE, __NAMESPACE__ . '\\add_facts_box' );
	add_filter( 'is_protected_meta', __NAMESPACE__ . '\\hide_facts_from_custom_fields', 10, 2 );
	add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\maybe_leave_draft', 10, 2 );
	add_action( 'save_post_' . POST_TYPE, __NAMESPACE__ . '\\save_facts_form' );
}
