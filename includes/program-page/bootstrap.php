<?php
/**
 * The page of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Addresses;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/blocks.php';
require_once __DIR__ . '/template.php';

/**
 * Folder in `build/program-page/`, second part of the block's name, and its style.
 */
const FACTS_BLOCK = 'datos';
const FACTS_STYLE = 'programs-filter-' . FACTS_BLOCK;

/** Module of the page: the way back, and sharing. */
const PAGE_MODULE = 'programs-filter/program-page';

/**
 * Folder in `build/program-page/`, and second part of the block's name.
 */
const RELATED_BLOCK = 'relacionados';

/**
 * Hooks of this room.
 *
 * @param Listing\Page $page The page that a request prints.
 */
function bootstrap( Listing\Page $page ): void {
	add_action( 'init', static fn() => register_program_blocks( $page ) );
	// After the post type.
	add_action( 'init', __NAMESPACE__ . '\\register_program_template', 11 );
	add_filter( 'render_block_core/post-featured-image', __NAMESPACE__ . '\\hide_unreadable_picture', 10, 3 );
	add_action( 'wp', static fn() => bootstrap_page( $page ), 10, 0 );
	add_action( 'parse_request', static fn( $wordpress ) => answer_calendars( $wordpress, $page ) );
	add_action( 'parse_request', static fn( $wordpress ) => answer_feed( $wordpress, $page ) );
	// Beside WordPress's own.
	add_action( 'wp_head', __NAMESPACE__ . '\\name_feed', 2 );
}

/**
 * Has calendars answered. The address has no rewrite rule: it ends the same in each language.
 *
 * @param mixed        $wordpress Request.
 * @param Listing\Page $page      The page.
 */
function answer_calendars( $wordpress, Listing\Page $page ): void {
	$path = $wordpress instanceof \WP ? (string) $wordpress->request : '';
	// phpcs:ignore WordPress.Security -- A public address that changes nothing. The value is compared only.
	$is_asked = '' === $path ? Listing\ALL_PROGRAMS === ( $_GET[ Listing\CALENDAR_PARAMETER ] ?? '' ) : str_ends_with( "/$path", '/' . Listing\CALENDAR_PATH );
	if ( $wordpress instanceof \WP && $is_asked && array() !== Program\listed_types() ) {
		// Plugins that close a site do so before the answer. A query that is not empty is not that of the front page.
		$wordpress->query_vars = array(
			'fields'         => 'ids',
			'posts_per_page' => 1,
			'no_found_rows'  => true,
		);
		add_filter( 'redirect_canonical', '__return_false' );
		$send = static function () use ( $page ): void {
			load();
			send_subscription( $page );
		};
		add_action( 'template_redirect', $send, 11, 0 );
	}
}

/**
 * Has the feed of programs answered, unless more than their post type is asked for, such as the comments of one.
 *
 * @param mixed        $wordpress Request.
 * @param Listing\Page $page      The page.
 */
function answer_feed( $wordpress, Listing\Page $page ): void {
	if ( ! $wordpress instanceof \WP ) {
		return;
	}
	$types = array_filter( (array) ( $wordpress->query_vars['post_type'] ?? array() ), 'is_string' );
	$is_it = array() !== $types && isset( $wordpress->query_vars['feed'] ) && array() === array_diff( array_keys( $wordpress->query_vars ), array( 'feed', 'post_type', 'lang', 'order', 'orderby', 'paged' ) );
	if ( $is_it && array() === array_diff( $types, Program\listed_types() ) ) {
		load();
		prepare_feed( $wordpress, $page );
	}
}

/** Names the feed in the head of a page with a listing. */
function name_feed(): void {
	$post = is_singular() && current_theme_supports( 'automatic-feed-links' ) ? get_queried_object() : null;
	if ( $post instanceof \WP_Post && Listing\holds_listing( $post->post_content ) ) {
		load();
		print_feed_link();
	}
}

/**
 * Hooks of the page of a program.
 *
 * @param Listing\Page $page The page.
 */
function bootstrap_page( Listing\Page $page ): void {
	$post = is_singular() ? get_queried_object() : null;
	if ( ! $post instanceof \WP_Post || ! Program\has_facts( $post ) ) {
		return;
	}
	load();
	// After a redirect to the program's own address.
	add_action( 'template_redirect', __NAMESPACE__ . '\\send_calendar', 11 );
	add_action( 'wp_head', __NAMESPACE__ . '\\print_program_data' );
	if ( Program\POST_TYPE !== $post->post_type ) {
		return;
	}
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_facts_style' );
	// Before any other filter, and after WordPress has made paragraphs and run shortcodes.
	add_filter( 'the_content', __NAMESPACE__ . '\\note_content', PHP_INT_MIN );
	add_filter( 'the_content', __NAMESPACE__ . '\\excerpt_for_content', 19 );
	add_filter( 'the_content', __NAMESPACE__ . '\\add_facts_to_content', 20 );
	add_filter( 'the_content', static fn( $content ) => add_others_to_content( $content, $page ), 21 );
	add_filter( 'template_include', __NAMESPACE__ . '\\note_template_file', PHP_INT_MAX );
	add_action( 'wp_head', __NAMESPACE__ . '\\print_share_tags', 1 );
}

/** Loads the room and those below it. */
function load(): void {
	Listing\load();
	Addresses\load();
	require_once __DIR__ . '/calendar-times.php';
	require_once __DIR__ . '/calendar.php';
	require_once __DIR__ . '/subscription.php';
	require_once __DIR__ . '/feed.php';
	require_once __DIR__ . '/content.php';
	require_once __DIR__ . '/facts.php';
	require_once __DIR__ . '/related.php';
	require_once __DIR__ . '/rendered-blocks.php';
	require_once __DIR__ . '/share-tags.php';
	require_once __DIR__ . '/event-data.php';
	require_once __DIR__ . '/structured-data.php';
}
