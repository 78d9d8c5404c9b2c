<?php
/**
 * Hooks of the listing, and constants that other rooms need. Called by programs-filter.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/** Path of the calendar on a site with permalinks. */
const CALENDAR_PATH = 'programas/calendario.ics';

/** Parameter of the calendar on a site without them, and of a program's page that asks for the program's own. */
const CALENDAR_PARAMETER = 'programas_ics';

/** Parameter of the calendar: what its listing is limited to, as a query string. */
const ONLY_PARAMETER = 'solo';

/** Value of the parameter for all programs. */
const ALL_PROGRAMS = 'todo';

/**
 * Hooks of this room.
 *
 * @param Page    $page    The page that a request prints.
 * @param Changes $changes Changes of the request.
 */
function bootstrap( Page $page, Changes $changes ): void {
	add_action( 'wp_head', array( $page, 'begin' ), PHP_INT_MAX, 0 );
	add_filter( 'the_content', array( $page, 'begin_with_content' ), PHP_INT_MIN );
	foreach ( array( 'document_title_parts', 'wpseo_title', 'rank_math/frontend/title' ) as $filter ) {
		add_filter( $filter, static fn( $title ) => add_filter_to_title( $title, $page ) );
	}
	foreach ( array( 'get_canonical_url', 'wpseo_canonical', 'rank_math/frontend/canonical' ) as $filter ) {
		add_filter( $filter, static fn( $url ) => add_filter_to_canonical( $url, $page ) );
	}
	add_action( 'init', static fn() => register_listing_block( $page ) );
	add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueue_editor_texts' );
	// Others add theirs when they are loaded, or on `init`.
	add_action( 'wp_loaded', __NAMESPACE__ . '\\register_listing_shortcode', 0 );
	add_action( 'rest_api_init', static fn() => register_listing_route( $page ) );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_collections', 10, 0 );
	add_action( 'rest_api_init', static fn() => register_filters_route( $page ) );
	// With the fields that a request asks for.
	add_filter( 'rest_post_dispatch', static fn( \WP_REST_Response $response, $server, \WP_REST_Request $request ): \WP_REST_Response => add_cache_headers( $response, $request ), 20, 3 );
	// After plugins that put an order of their own before that of every query.
	add_filter( 'posts_clauses', __NAMESPACE__ . '\\add_filters_to_query', PHP_INT_MAX, 2 );
	add_action( 'init', __NAMESPACE__ . '\\register_modules' );
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_before_content' );
	add_action( 'enqueue_block_assets', __NAMESPACE__ . '\\enqueue_criteria_in_editor' );
	foreach ( CONTENT_FILTERS as $filter ) {
		add_filter( $filter, __NAMESPACE__ . '\\enqueue_for_content', 20 );
	}
	add_filter( 'sgo_javascript_combine_exclude_ids', __NAMESPACE__ . '\\exclude_modules_from_combining' );
	add_filter( 'wp_script_attributes', __NAMESPACE__ . '\\add_module_attributes' );
	add_filter( 'trp_skip_selectors_from_dynamic_translation', __NAMESPACE__ . '\\skip_announcement_translation' );

	/**
	 * Enqueues script and style. Fire it if you print the markup outside the post content.
	 *
	 * @since 0.1.0
	 */
	add_action( 'programs_filter_enqueue', __NAMESPACE__ . '\\enqueue_view' );

	/**
	 * Enqueues script and style, also for criteria other than the category.
	 *
	 * @since 0.1.0
	 */
	add_action( 'programs_filter_enqueue_criteria', __NAMESPACE__ . '\\enqueue_all_scripts' );
	add_filter( 'script_module_data_' . VIEW_MODULE, __NAMESPACE__ . '\\add_script_urls' );
	// After other code, whose condition stays as it is.
	add_filter( 'posts_search', __NAMESPACE__ . '\\search_index_of_site', 100, 2 );
	if ( wp_using_ext_object_cache() ) {
		wp_cache_get_last_changed( CACHE_GROUP );
	}
	add_action( CHANGED_ACTION, __NAMESPACE__ . '\\flush_listings', 0, 0 );
	add_action( CHANGED_ACTION, array( $changes, 'handle_announcement' ), 0, 0 );
	add_action( 'transition_post_status', array( $changes, 'handle_status' ), 10, 3 );
	add_action( 'clean_post_cache', array( $changes, 'handle_post' ), 10, 2 );
	add_action( 'pre_post_update', __NAMESPACE__ . '\\handle_program_removal', 10, 2 );
	add_action( 'wp_trash_post', __NAMESPACE__ . '\\handle_program_removal', 10, 1 );
	add_action( 'before_delete_post', __NAMESPACE__ . '\\handle_program_removal', 10, 1 );
	add_action( 'added_post_meta', array( $changes, 'handle_meta' ), 10, 4 );
	add_action( 'updated_post_meta', array( $changes, 'handle_meta' ), 10, 4 );
	// Before it is deleted: afterwards its post is unknown.
	add_action( 'delete_post_meta', array( $changes, 'handle_meta' ), 10, 4 );
	// Documents are shown with the title of the file.
	add_action( 'attachment_updated', static fn( $id ) => $changes->add_programs( get_posts_with_file( $id ) ) );
	add_action( 'added_term_relationship', array( $changes, 'handle_post_terms' ), 10, 3 );
	add_action( 'deleted_term_relationships', array( $changes, 'handle_post_terms' ), 10, 3 );
	add_action( 'clean_term_cache', array( $changes, 'handle_terms' ), 10, 3 );
	foreach ( array( 'added', 'updated', 'deleted' ) as $what ) {
		add_action( "{$what}_option", array( $changes, 'handle_option' ) );
	}
	add_action( 'upgrader_process_complete', array( $changes, 'handle_other_code' ), 10, 0 );
	// After the post types of other code.
	add_action( 'init', __NAMESPACE__ . '\\maybe_create_index', PHP_INT_MAX, 0 );
	add_filter( 'wpmu_drop_tables', __NAMESPACE__ . '\\add_index_tables' );
	$index_batch = static fn() => index_batch() > 0 ? $changes->add() : null;
	add_action( INDEX_EVENT, $index_batch, 10, 0 );
	add_action( 'current_screen', __NAMESPACE__ . '\\maybe_rebuild_index', 9, 0 );
	// What was cut off, with any event of WP-Cron, and on screens of the admin, as WP-Cron may not run.
	add_action(
		wp_doing_cron() ? 'wp_loaded' : 'current_screen',
		static fn() => array() === query_marked_programs( 1 ) ? null : add_action( 'shutdown', $index_batch, 0, 0 ),
		10,
		0
	);
	add_action( INDEX_CHECK_EVENT, static fn() => check_index() ? $changes->add() : null, 10, 0 );
	$look_at_clock = static fn() => look_at_clock( $changes );
	add_action( CLOCK_EVENT, $look_at_clock, 10, 0 );
	// When page caches have been told.
	add_action( CHANGED_ACTION, __NAMESPACE__ . '\\set_clock', 20, 0 );
	// On the admin's screens, whose user is known, and with any event of WP-Cron.
	add_action( wp_doing_cron() ? 'wp_loaded' : 'current_screen', $look_at_clock, 10, 0 );
	add_action( CHANGED_ACTION, array( $changes, 'clear_page_caches' ), 10, 0 );
}
