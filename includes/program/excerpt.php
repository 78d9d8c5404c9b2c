<?php
/**
 * The excerpt of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Number of words of an excerpt from the content, and of characters that a word may have on average. */
const EXCERPT_WORDS = 30;
const LONGEST_WORD  = 40;

/**
 * Returns the excerpt as plain text.
 *
 * @param \WP_Post $post Program.
 * @return string Text without markup, with the entities of WordPress's typography.
 */
function excerpt_text( \WP_Post $post ): string {
	// A content with a listing would recurse.
	if ( is_excerpt_in_progress() || '' === trim( $post->post_excerpt . $post->post_content ) ) {
		return '';
	}
	$own = WordPress\only_text( $post->post_excerpt );
	if ( '' !== trim( $own ) && ! have_other_callbacks() ) {
		// WordPress returns it unchanged.
		return excerpt_without_markup( $own );
	}
	is_excerpt_in_progress( true );
	if ( has_other_callbacks( 'get_the_excerpt' ) || has_other_callbacks( 'wp_trim_excerpt' ) ) {
		have_others_filtered( true );
	}
	// Blocks and other plugins use the current post.
	$leave = WordPress\enter_loop( $post, have_other_callbacks() );
	// WordPress would process the whole content, with embeds, and drop most of it.
	$restore = replace_trimming();
	try {
		/** This filter is documented in wp-includes/post-template.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress, for plugins that translate or extend excerpts.
		$excerpt = excerpt_after_filters( WordPress\only_text( apply_filters( 'get_the_excerpt', $post->post_excerpt, $post ) ) );
	} finally {
		$restore();
		$leave();
		is_excerpt_in_progress( false );
	}

	return excerpt_without_markup( $excerpt );
}

/**
 * Returns an excerpt without markup.
 *
 * @param string $excerpt Excerpt.
 */
function excerpt_without_markup( string $excerpt ): string {
	return WordPress\typeset( trim( wp_strip_all_tags( $excerpt ) ) );
}

/**
 * Applies `the_excerpt`, as the REST API does: membership plugins use it.
 *
 * @param string $excerpt Excerpt.
 */
function excerpt_after_filters( string $excerpt ): string {
	if ( ! has_other_callbacks( 'the_excerpt' ) ) {
		return $excerpt;
	}
	have_others_filtered( true );
	/** This filter is documented in wp-includes/post-template.php */
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
	$shown = WordPress\only_text( apply_filters( 'the_excerpt', $excerpt ) );

	// Markup around it and additions below, such as links to share it, are dropped.
	return WordPress\begins_with_text( $shown, $excerpt ) ? $excerpt : $shown;
}

/**
 * Replaces WordPress's trimming of excerpts, at the same position; before all callbacks if another plugin removed it.
 *
 * @return \Closure(): void Restores it.
 */
function replace_trimming(): \Closure {
	$filters = $GLOBALS['wp_filter'] ?? null;
	$hook    = is_array( $filters ) ? $filters['get_the_excerpt'] ?? null : null;
	$own     = __NAMESPACE__ . '\\trim_excerpt';
	if ( ! $hook instanceof \WP_Hook || ! isset( $hook->callbacks[10]['wp_trim_excerpt'] ) ) {
		add_filter( 'get_the_excerpt', $own, 9, 2 );

		return static function () use ( $own ): void {
			remove_filter( 'get_the_excerpt', $own, 9 );
		};
	}
	$place = static function ( callable $callback ) use ( $hook ): void {
		if ( isset( $hook->callbacks[10]['wp_trim_excerpt'] ) ) {
			$hook->callbacks[10]['wp_trim_excerpt']['function'] = $callback;
		}
	};
	$place( $own );

	return static function () use ( $place ): void {
		$place( 'wp_trim_excerpt' );
	};
}

/**
 * Whether an excerpt is being made. Listings are not rendered meanwhile.
 *
 * @param bool|null $now New value.
 */
function is_excerpt_in_progress( ?bool $now = null ): bool {
	static $in_progress = false;
	$in_progress        = $now ?? $in_progress;

	return $in_progress;
}

/**
 * Returns the program's own excerpt, else one from its content, as wp_trim_excerpt() does.
 *
 * @param mixed $excerpt Excerpt; '' for none.
 * @param mixed $post    Program.
 * @return mixed Text, perhaps with markup, after other plugins' filters.
 */
function trim_excerpt( $excerpt, $post = null ) {
	$text = $excerpt;
	if ( $post instanceof \WP_Post && '' === trim( WordPress\only_text( $excerpt ) ) ) {
		/**
		 * Filters the number of words of an excerpt from the content. A program's own excerpt is shown in full.
		 *
		 * @since n.e.x.t
		 *
		 * @param int      $words Number of words; default 30.
		 * @param \WP_Post $post  Program.
		 */
		$filtered = apply_filters( 'programs_filter_excerpt_length', EXCERPT_WORDS, $post );
		$words    = is_numeric( $filtered ) ? max( 0, (int) $filtered ) : EXCERPT_WORDS;
		$text     = 0 === $words ? '' : mb_substr( wp_trim_words( excerpt_html( $post, $words ), $words, '…' ), 0, $words * LONGEST_WORD );
	}

	/** This filter is documented in wp-includes/formatting.php */
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
	return apply_filters( 'wp_trim_excerpt', $text, $excerpt );
}
