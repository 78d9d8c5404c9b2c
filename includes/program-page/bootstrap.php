<?php
/**
 * Hooks of a program's page, of calendars and of the feed; called by programs-filter.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this room.
 *
 * @param Listing\Page $page The page that a request prints.
 */
function bootstrap( Listing\Page $page ): void {
	add_action( 'init', static fn() => register_program_blocks( $page ) );
	// After the post type.
	add_action( 'init', __NAMESPACE__ . '\\register_program_template', 11 );
	add_filter( 'render_block_core/post-featured-image', __NAMESPACE__ . '\\hide_unreadable_thumbnail', 10, 3 );
	add_action( 'wp', static fn() => bootstrap_page( $page ), 10, 0 );
	add_action( 'parse_request', static fn( \WP $wordpress ) => answer_calendars( $wordpress, $page ) );
	add_action( 'parse_request', static fn( \WP $wordpress ) => answer_feed( $wordpress, $page ) );
	// Beside WordPress's own.
	add_action( 'wp_head', __NAMESPACE__ . '\\print_feed_links', 2 );
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
	// After a redirect to the program's own address.
	add_action( 'template_redirect', __NAMESPACE__ . '\\send_calendar', 11 );
	add_action( 'wp_head', __NAMESPACE__ . '\\print_program_structured_data' );
	if ( Program\POST_TYPE !== $post->post_type ) {
		return;
	}
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_facts_style' );
	// Before any other filter, and after WordPress has made paragraphs and run shortcodes.
	$content = new Program_Content( $page );
	add_filter( 'the_content', array( $content, 'track' ), PHP_INT_MIN );
	add_filter( 'the_content', array( $content, 'add_facts' ), 20 );
	add_filter( 'the_content', array( $content, 'add_related' ), 21 );
	add_action( 'wp_head', __NAMESPACE__ . '\\print_share_tags', 1 );
}
