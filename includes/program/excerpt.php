<?php
/**
 * The text of a card.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Words taken from the content of a program without an excerpt of its own.
 */
const EXCERPT_WORDS = 30;

/**
 * The excerpt as plain text.
 *
 * @param \WP_Post $post Program.
 * @return string Text without markup; entities are kept as WordPress typeset them.
 */
function excerpt_text( \WP_Post $post ): string {
	// A text that lists programs would ask for their excerpts in turn.
	if ( is_excerpt_in_progress() || '' === trim( $post->post_excerpt . $post->post_content ) ) {
		return '';
	}
	$own = WordPress\only_text( $post->post_excerpt );
	if ( '' !== trim( $own ) && ! have_other_callbacks() ) {
		// WordPress gives it back as it is.
		return excerpt_without_markup( $own );
	}
	is_excerpt_in_progress( true );
	if ( has_other_callbacks( 'get_the_excerpt' ) || has_other_callbacks( 'wp_trim_excerpt' ) ) {
		have_others_filtered( true );
	}
	// Blocks and other plugins ask for the post that they are in.
	$leave = WordPress\enter_loop( $post, have_other_callbacks() );
	// WordPress would typeset the whole text, and fetch what it embeds, to throw most of it away.
	$restore = replace_trimming();
	try {
		/** This filter is documented in wp-includes/post-template.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter, for plugins that translate or extend excerpts.
		$excerpt = excerpt_after_filters( WordPress\only_text( apply_filters( 'get_the_excerpt', $post->post_excerpt, $post ) ) );
	} finally {
		$restore();
		$leave();
		is_excerpt_in_progress( false );
	}

	return excerpt_without_markup( $excerpt );
}

/**
 * An excerpt without its markup.
 *
 * @param string $excerpt Excerpt.
 */
function excerpt_without_markup( string $excerpt ): string {
	return WordPress\typeset( trim( wp_strip_all_tags( $excerpt ) ) );
}

/**
 * An excerpt as other plugins let it be shown: the_excerpt() and the REST API ask them, as plugins for members know.
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

	// Markup around it and what they add below, such as links to share it, are no part of an excerpt.
	return WordPress\begins_with_text( $shown, $excerpt ) ? $excerpt : $shown;
}

/**
 * Has this plugin cut excerpts instead of WordPress, in the same place among the filters of others; before them where somebody took
 * WordPress's away.
 *
 * @return \Closure(): void Gives the place back.
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
 * Whether an excerpt is being made. No listing is rendered meanwhile.
 *
 * @param bool|null $now Sets it.
 */
function is_excerpt_in_progress( ?bool $now = null ): bool {
	static $in_progress = false;
	$in_progress        = $now ?? $in_progress;

	return $in_progress;
}

/**
 * The program's own excerpt, else one taken from its content: what wp_trim_excerpt() does.
 *
 * @param mixed $excerpt Excerpt; '' for none.
 * @param mixed $post    Program.
 * @return mixed Text, perhaps with markup; whatever other plugins made of it.
 */
function trim_excerpt( $excerpt, $post = null ) {
	$text = $excerpt;
	if ( $post instanceof \WP_Post && '' === trim( WordPress\only_text( $excerpt ) ) ) {
		/**
		 * Filters how many words of a program's content make its excerpt. A program with an excerpt of its own shows all of it.
		 *
		 * @since n.e.x.t
		 *
		 * @param int      $words Number of words.
		 * @param \WP_Post $post  Program.
		 */
		$filtered = apply_filters( 'programs_filter_excerpt_length', EXCERPT_WORDS, $post );
		$words    = is_numeric( $filtered ) ? max( 0, (int) $filtered ) : EXCERPT_WORDS;
		$text     = 0 === $words ? '' : wp_trim_words( excerpt_html( $post, $words ), $words, '…' );
	}

	/** This filter is documented in wp-includes/formatting.php */
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
	return apply_filters( 'wp_trim_excerpt', $text, $excerpt );
}
