<?php
/**
 * The text of a card.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Excerpt;

use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Words taken from the content of a program without an excerpt of its own.
 */
const WORDS = 30;

/**
 * The excerpt as plain text.
 *
 * An automatic excerpt is cut from the content as it was written, without running blocks and shortcodes: a program that
 * contains a listing would otherwise render itself, and a thousand programs would each render a page.
 *
 * @param \WP_Post $post Program.
 * @return string Text without markup; entities are kept as WordPress typeset them.
 */
function text( \WP_Post $post ): string {
	$excerpt = trim( $post->post_excerpt );
	if ( '' === $excerpt ) {
		$content = strip_shortcodes( (string) preg_replace( '/<!--.*?-->/s', '', $post->post_content ) );
		$excerpt = wp_trim_words( $content, WORDS, '…' );
	}
	// WordPress would answer an empty excerpt by rendering the content.
	if ( '' === $excerpt ) {
		return '';
	}

	/** This filter is documented in wp-includes/post-template.php */
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter, for plugins that translate or extend excerpts.
	$excerpt = apply_filters( 'get_the_excerpt', $excerpt, $post );

	return Text\settled( trim( wp_strip_all_tags( Text\only_text( $excerpt ) ) ) );
}
