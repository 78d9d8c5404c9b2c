<?php
/**
 * The excerpt of a program as plain text, for cards, feeds, calendars and metadata: its own, or the first words of its content, without what an
 * editor or another plugin hides.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Number of words of an excerpt from the content, and of characters that a word may have on average. */
const EXCERPT_WORDS           = 30;
const MAX_AVERAGE_WORD_LENGTH = 40;

/** What wp_trim_excerpt() is given for an empty excerpt, from which it would make one. Its own filter makes it empty again, before other plugins see it. */
const NO_EXCERPT = '<!-- -->';

/**
 * Returns the excerpt as plain text.
 *
 * @param \WP_Post $post Program.
 * @return string Text without markup, with the entities of WordPress's typography.
 */
function get_excerpt_text( \WP_Post $post ): string {
	// A content with a listing would recurse.
	if ( is_excerpt_in_progress() ) {
		return '';
	}
	$own = $post->post_excerpt;
	if ( '' === trim( $own ) && ( '' === trim( $post->post_content ) || strlen( $post->post_content ) > MAX_CONTENT_BYTES ) ) {
		return '';
	}
	if ( '' !== trim( $own ) && ! has_foreign_excerpt_callbacks() ) {
		// WordPress returns it unchanged.
		return strip_excerpt_markup( $own );
	}
	if ( has_foreign_callbacks( 'get_the_excerpt' ) || has_foreign_callbacks( 'wp_trim_excerpt' ) ) {
		has_excerpt_been_filtered( true );
	}
	// Blocks and other plugins use the current post.
	$leave = WordPress\setup_loop_post( $post, has_foreign_excerpt_callbacks() );
	// Before wp_trim_excerpt(), which would process the whole content, with embeds, and drop most of it.
	add_filter( 'get_the_excerpt', __NAMESPACE__ . '\\trim_excerpt', 9, 2 );
	$restore = static fn( $text ) => NO_EXCERPT === $text ? '' : $text;
	add_filter( 'wp_trim_excerpt', $restore, PHP_INT_MIN );
	try {
		/** This filter is documented in wp-includes/post-template.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress, for plugins that translate or extend excerpts.
		$excerpt = apply_excerpt_filters( WordPress\only_text( apply_filters( 'get_the_excerpt', $post->post_excerpt, $post ) ) );
	} finally {
		remove_filter( 'get_the_excerpt', __NAMESPACE__ . '\\trim_excerpt', 9 );
		remove_filter( 'wp_trim_excerpt', $restore, PHP_INT_MIN );
		$leave();
	}

	return strip_excerpt_markup( $excerpt );
}

/**
 * Returns an excerpt without markup.
 *
 * @param string $excerpt Excerpt.
 */
function strip_excerpt_markup( string $excerpt ): string {
	return WordPress\typeset( trim( wp_strip_all_tags( $excerpt ) ) );
}

/**
 * Applies `the_excerpt`, as the REST API does: membership plugins use it.
 *
 * @param string $excerpt Excerpt.
 */
function apply_excerpt_filters( string $excerpt ): string {
	if ( ! has_foreign_callbacks( 'the_excerpt' ) ) {
		return $excerpt;
	}
	has_excerpt_been_filtered( true );
	/** This filter is documented in wp-includes/post-template.php */
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
	$shown = WordPress\only_text( apply_filters( 'the_excerpt', $excerpt ) );

	// Markup around it and additions below, such as links to share it, are dropped.
	return WordPress\starts_with_text( $shown, $excerpt ) ? $excerpt : $shown;
}

/** Whether get_excerpt_text() is making an excerpt, during which listings are not rendered. */
function is_excerpt_in_progress(): bool {
	return false !== has_filter( 'get_the_excerpt', __NAMESPACE__ . '\\trim_excerpt' );
}

/**
 * Returns the program's own excerpt, else one from its content, as wp_trim_excerpt() does.
 *
 * @param mixed $excerpt Excerpt; '' for none.
 * @param mixed $post    Program.
 * @return mixed Text, perhaps with markup.
 */
function trim_excerpt( $excerpt, $post = null ) {
	if ( ! $post instanceof \WP_Post || '' !== trim( WordPress\only_text( $excerpt ) ) ) {
		return $excerpt;
	}
	/**
	 * Filters the number of words of an automatic excerpt. Cards show up to 80 characters of any excerpt.
	 *
	 * @since 0.1.0
	 *
	 * @param int      $words Number of words; default 30.
	 * @param \WP_Post $post  Program.
	 */
	$filtered = apply_filters( 'programs_filter_excerpt_length', EXCERPT_WORDS, $post );
	$words    = is_numeric( $filtered ) ? max( 0, (int) $filtered ) : EXCERPT_WORDS;
	$html     = 0 === $words ? '' : get_excerpt_html( $post, $words );

	// With one word more it is seen to be cut.
	$text = shorten_text( wp_trim_words( $html, $words + 1, '' ), min( mb_strlen( wp_trim_words( $html, $words, '' ) ), $words * MAX_AVERAGE_WORD_LENGTH ) );

	return '' === $text && false !== has_filter( 'get_the_excerpt', 'wp_trim_excerpt' ) ? NO_EXCERPT : $text;
}

/**
 * Shortens a text: to its sentences, where they fill half of the room, else to a word of at least three letters, with an ellipsis.
 *
 * @param string $text   Text.
 * @param int    $length Most characters.
 * @return string Unchanged if it is short enough.
 */
function shorten_text( string $text, int $length ): string {
	if ( mb_strlen( $text ) <= $length ) {
		return $text;
	}
	$room = mb_substr( $text, 0, $length + 1 );
	// Neither "Sra." nor "p. ej." ends one.
	if ( 1 === preg_match( sprintf( '/^.{%d,}[^\s.]{4}[.!?…]+[»”"’)]*(?=\s+(?!\p{Ll}))/su', max( 0, min( 1000, intdiv( $length, 2 ) ) - 5 ) ), $room, $found ) ) {
		return $found[0];
	}

	return ( 1 === preg_match( '/^.*(?<![\p{L}\p{N}])[\p{L}\p{N}]{3,}(?=[^\p{L}\p{N}\s]*\s)/su', $room, $found ) ? $found[0] : mb_substr( $text, 0, $length ) ) . '…';
}

/**
 * Core callbacks of `the_content` that excerpts skip: blocks are rendered before, pictures are dropped, embeds would be fetched, and the last one
 * belongs to the page.
 */
const SKIPPED_CONTENT_CALLBACKS = array( 'autoembed', 'do_blocks', 'wp_filter_content_tags', '_restore_wpautop_hook' );

/** Bytes of the longest content that gets an excerpt. Its shortcodes would take seconds of each visit; an editor can write an excerpt. */
const MAX_CONTENT_BYTES = 200000;

/** A block that excerpts drop. WordPress treats a text with any block as blocks. */
const DROPPED_BLOCK = '<!-- wp:separator /-->';

/**
 * Returns the HTML that the excerpt of a program is trimmed from.
 *
 * @param \WP_Post $post  Program.
 * @param int      $words Number of words.
 */
function get_excerpt_html( \WP_Post $post, int $words ): string {
	// The text ends at the "more" tag and at the first page break.
	$parts   = preg_split( '/<!--(more.*?|nextpage)-->/', $post->post_content, 2 );
	$content = strip_shortcodes( false === $parts ? '' : $parts[0] );

	if ( has_foreign_callbacks( 'the_content' ) ) {
		has_excerpt_been_filtered( true );

		return excerpt_remove_footnotes( apply_foreign_content_filters( excerpt_remove_blocks( $content ) ) );
	}

	return excerpt_remove_footnotes( render_first_blocks( $content, $words ) );
}

/**
 * Applies the filters of other plugins to a content. They need all of it, as hidden parts may span blocks.
 *
 * @param string $html Content.
 */
function apply_foreign_content_filters( string $html ): string {
	$removed = array();
	foreach ( SKIPPED_CONTENT_CALLBACKS as $name ) {
		$callback = 'autoembed' === $name ? array( $GLOBALS['wp_embed'] ?? null, $name ) : $name;
		$priority = is_callable( $callback ) ? has_filter( 'the_content', $callback ) : false;
		if ( is_int( $priority ) && remove_filter( 'the_content', $callback, $priority ) ) {
			$removed[] = array( $callback, $priority );
		}
	}
	try {
		/** This filter is documented in wp-includes/post-template.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		$filtered = WordPress\only_text( apply_filters( 'the_content', $html ) );
	} finally {
		foreach ( $removed as list( $callback, $priority ) ) {
			add_filter( 'the_content', $callback, $priority );
		}
	}

	// Additions below the content, such as links to share it, are dropped.
	return WordPress\starts_with_text( $filtered, $html ) ? $html : $filtered;
}

/**
 * Renders the first blocks of a content, until there are enough words.
 *
 * @param string $content Content.
 * @param int    $words   Number of words.
 */
function render_first_blocks( string $content, int $words ): string {
	if ( ! has_blocks( $content ) ) {
		return $content;
	}
	$html  = '';
	$found = 0;
	foreach ( parse_blocks( $content ) as $block ) {
		$one    = excerpt_remove_blocks( serialize_block( $block ) . DROPPED_BLOCK );
		$html  .= $one;
		$text   = WordPress\get_visible_text( $one );
		$found += '' === $text ? 0 : 1 + substr_count( $text, ' ' );
		// One word more, so that the excerpt gets its ellipsis.
		if ( $found > $words ) {
			break;
		}
	}

	return $html;
}

/** The filters of an excerpt, with the callbacks of WordPress and of this plugin, which hide nothing. */
const CORE_AND_OWN_CALLBACKS = array(
	'the_content'     => array(
		'ProgramsFilter\\Listing\\enqueue_for_content',
		'apply_block_hooks_to_content_from_post_object',
		'capital_P_dangit',
		'convert_smilies',
		'do_shortcode',
		'prepend_attachment',
		'shortcode_unautop',
		'wp_replace_insecure_home_url',
		'wpautop',
		'wptexturize',
	),
	'get_the_excerpt' => array( 'wp_trim_excerpt', __NAMESPACE__ . '\\trim_excerpt' ),
	'wp_trim_excerpt' => array(),
	'the_excerpt'     => array( 'convert_chars', 'convert_smilies', 'shortcode_unautop', 'wp_filter_content_tags', 'wp_replace_insecure_home_url', 'wpautop', 'wptexturize' ),
);

/** Whether another plugin has a callback on one of these filters. */
function has_foreign_excerpt_callbacks(): bool {
	return array() !== array_filter( array_keys( CORE_AND_OWN_CALLBACKS ), __NAMESPACE__ . '\\has_foreign_callbacks' );
}

/**
 * Whether another plugin has a callback on a filter.
 *
 * @param string $name A filter of CORE_AND_OWN_CALLBACKS.
 */
function has_foreign_callbacks( string $name ): bool {
	$filters = $GLOBALS['wp_filter'] ?? null;
	$hook    = is_array( $filters ) ? $filters[ $name ] ?? null : null;
	$own     = array_flip( array_merge( CORE_AND_OWN_CALLBACKS[ $name ], 'the_content' === $name ? SKIPPED_CONTENT_CALLBACKS : array() ) );
	foreach ( $hook instanceof \WP_Hook ? $hook->callbacks : array() as $callbacks ) {
		// WordPress registers a function under its name.
		foreach ( array_column( array_diff_key( $callbacks, $own ), 'function' ) as $callback ) {
			$object = is_array( $callback ) && is_object( $callback[0] ) ? $callback[0] : null;
			// A method of WordPress, or of this plugin.
			if ( null === $object || ! ( $object instanceof \WP_Embed || str_starts_with( get_class( $object ), 'ProgramsFilter\\' ) ) ) {
				return true;
			}
		}
	}

	return false;
}

/**
 * Whether callbacks of other plugins filtered an excerpt, so that it may be specific to the visitor and is not cached.
 *
 * @param bool|null $now New value.
 * @return bool Old value.
 */
function has_excerpt_been_filtered( ?bool $now = null ): bool {
	static $took = false;
	$before      = $took;
	$took        = $now ?? $took;

	return $before;
}
