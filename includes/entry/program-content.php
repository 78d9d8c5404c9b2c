<?php
/**
 * The facts of a program before its content, where no template has the block: in classic themes, and in templates that know nothing of it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Content;

use ProgramsFilter\Post_Type;
use ProgramsFilter\Program_Blocks;
use ProgramsFilter\Program_Facts;
use ProgramsFilter\Program_Template;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue' );
	// Before anybody changes it, and when WordPress has made paragraphs and run shortcodes.
	add_filter( 'the_content', __NAMESPACE__ . '\\note', PHP_INT_MIN );
	add_filter( 'the_content', __NAMESPACE__ . '\\add_facts', 20 );
}

/**
 * Loads the style in the head, where the facts will be seen.
 */
function enqueue(): void {
	$post = is_singular( Post_Type\NAME ) ? get_queried_object() : null;
	if ( $post instanceof \WP_Post && Post_Type\is_ours() && is_wanted( $post ) ) {
		Program_Blocks\enqueue( Program_Blocks\FACTS );
	}
}

/**
 * Notes whether a content is the program's own: shortcodes, themes and page builders have WordPress dress any text in the same way, also
 * inside of the content.
 *
 * @param mixed $content Content; a string unless another plugin broke the filter.
 * @return mixed The same.
 */
function note( $content ) {
	$post = is_string( $content ) && is_singular( Post_Type\NAME ) ? get_post() : null;
	// Behind it may stand links to its other pages.
	is_own( $post instanceof \WP_Post && is_page_itself( $post ) && str_starts_with( $content, Text\only_text( get_the_content( null, false, $post ) ) ) && ( '' === $content || '' !== $post->post_content ) );

	return $content;
}

/**
 * Whether the content that WordPress dresses is the program's own.
 *
 * @param bool|null $own Sets it.
 */
function is_own( ?bool $own = null ): bool {
	static $known = array();

	$filters = $GLOBALS['wp_current_filter'] ?? null;
	$depth   = is_array( $filters ) ? count( array_keys( $filters, 'the_content', true ) ) : 0;

	$known[ $depth ] = $own ?? $known[ $depth ] ?? false;

	return $known[ $depth ];
}

/**
 * Puts the facts before the content of the page's own program.
 *
 * @param mixed $content Content; a string unless another plugin broke the filter.
 * @return mixed
 */
function add_facts( $content ) {
	$post = is_string( $content ) && is_own() ? get_post() : null;
	if ( ! $post instanceof \WP_Post || str_contains( $content, Program_Facts\MARK ) || ! is_wanted( $post ) ) {
		return $content;
	}
	$html = Program_Facts\html( $post, Program_Blocks\ALL_PARTS, static fn( string $classes ): string => sprintf( 'class="%s"', esc_attr( $classes ) ) );
	if ( '' !== $html ) {
		Program_Blocks\enqueue( Program_Blocks\FACTS );
	}

	return $html . $content;
}

/**
 * Whether a post is that of the page, and nobody reads it for an excerpt, a description, a feed or an answer of the REST API.
 *
 * @param \WP_Post $post The post of the loop.
 */
function is_page_itself( \WP_Post $post ): bool {
	return get_queried_object_id() === $post->ID && Post_Type\is_ours() && in_the_loop() && is_main_query()
		&& ! is_feed() && ! wp_is_serving_rest_request() && ! doing_filter( 'get_the_excerpt' );
}

/**
 * Whether the facts are wanted before the content.
 *
 * @param \WP_Post $post Program.
 */
function is_wanted( \WP_Post $post ): bool {
	/**
	 * Filters whether the facts of a program stand before its content.
	 *
	 * @since n.e.x.t
	 *
	 * @param bool     $show True, unless the page is shown by a block template that has the block, or that somebody edited.
	 * @param \WP_Post $post Program.
	 */
	return true === apply_filters( 'programs_filter_show_facts', ! Program_Template\has_taken_over(), $post );
}
