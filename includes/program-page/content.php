<?php
/**
 * Filters the content of a program on its page: prepends the facts in classic themes, and the excerpt if there is no text.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Loads the style in the head, where the facts will be seen. */
function enqueue_facts_style(): void {
	$post = is_singular( Program\POST_TYPE ) ? get_queried_object() : null;
	if ( $post instanceof \WP_Post && Program\is_post_type_ours() && should_add_facts( $post ) ) {
		wp_enqueue_style( FACTS_STYLE );
	}
}

/**
 * Tracks whether a content is the program's own. Shortcodes, themes and page builders pass any text through the same filter, also inside
 * the content.
 *
 * @param string $content Content.
 * @return string The same.
 */
function track_own_content( $content ) {
	$post = is_singular( Program\POST_TYPE ) ? get_post() : null;
	// Links to its other pages may follow it.
	is_own_content( $post instanceof \WP_Post && is_queried_post( $post ) && str_starts_with( (string) $content, get_the_content( null, false, $post ) ) && ( '' === $content || '' !== $post->post_content ) );

	return $content;
}

/**
 * Whether the content in `the_content` is the program's own.
 *
 * @param bool|null $own Sets it.
 */
function is_own_content( ?bool $own = null ): bool {
	static $is_own = array();

	global $wp_current_filter;
	$depth            = count( array_keys( is_array( $wp_current_filter ) ? $wp_current_filter : array(), 'the_content', true ) );
	$is_own[ $depth ] = $own ?? $is_own[ $depth ] ?? false;

	return $is_own[ $depth ];
}

/**
 * The excerpt of the page's own program, where it has no text.
 *
 * @param string $content Content.
 * @return string
 */
function add_excerpt_to_content( $content ) {
	$post = '' === trim( (string) $content ) && is_own_content() ? get_post() : null;
	if ( ! $post instanceof \WP_Post || '' !== trim( $post->post_content ) || ! has_excerpt( $post ) || ! Program\current_user_can_read_program( $post ) ) {
		return $content;
	}

	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter.
	return WordPress\only_text( apply_filters( 'the_excerpt', get_the_excerpt( $post ) ) );
}

/**
 * Puts the facts before the content of the page's own program.
 *
 * @param string $content Content.
 * @return string
 */
function add_facts_to_content( $content ) {
	$post = is_own_content() ? get_post() : null;
	if ( ! $post instanceof \WP_Post || str_contains( (string) $content, FACTS_CLASS ) || ! should_add_facts( $post ) ) {
		return $content;
	}

	return get_facts_html( $post, ALL_FACTS_PARTS, static fn( string $classes ): string => sprintf( 'class="%s"', esc_attr( $classes ) ) ) . $content;
}

/**
 * Whether a post is the queried one, and not rendered for an excerpt, a description, a feed or the REST API.
 *
 * @param \WP_Post $post The post of the loop.
 */
function is_queried_post( \WP_Post $post ): bool {
	return get_queried_object_id() === $post->ID && Program\is_post_type_ours() && in_the_loop() && is_main_query()
		&& ! is_feed() && ! wp_is_serving_rest_request() && ! doing_filter( 'get_the_excerpt' );
}

/**
 * Whether to add the facts to the content.
 *
 * @param \WP_Post $post Program.
 */
function should_add_facts( \WP_Post $post ): bool {
	/**
	 * Filters whether the facts of a program stand before its content, and other programs with places below that of a full one.
	 *
	 * @since 0.1.0
	 *
	 * @param bool     $show True, unless the page is shown by a block template that has the block, or that was edited.
	 * @param \WP_Post $post Program.
	 */
	return true === apply_filters( 'programs_filter_show_facts', ! has_template_with_facts(), $post );
}
