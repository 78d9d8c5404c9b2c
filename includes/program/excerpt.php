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

/**
 * Returns the excerpt as plain text.
 *
 * @param \WP_Post $post Program.
 * @return string Text without markup, with the entities of WordPress's typography.
 */
function get_excerpt_text( \WP_Post $post ): string {
	// A content with a listing would recurse.
	if ( is_excerpt_in_progress() || '' === trim( $post->post_excerpt . $post->post_content ) ) {
		return '';
	}
	$own = WordPress\only_text( $post->post_excerpt );
	if ( '' !== trim( $own ) && ! has_foreign_excerpt_callbacks() ) {
		// WordPress returns it unchanged.
		return strip_excerpt_markup( $own );
	}
	if ( has_foreign_callbacks( 'get_the_excerpt' ) || has_foreign_callbacks( 'wp_trim_excerpt' ) ) {
		has_excerpt_been_filtered( true );
	}
	// Blocks and other plugins use the current post.
	$leave = WordPress\setup_loop_post( $post, has_foreign_excerpt_callbacks() );
	// WordPress would process the whole content, with embeds, and drop most of it.
	$restore = override_wp_trim_excerpt();
	try {
		/** This filter is documented in wp-includes/post-template.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress, for plugins that translate or extend excerpts.
		$excerpt = apply_excerpt_filters( WordPress\only_text( apply_filters( 'get_the_excerpt', $post->post_excerpt, $post ) ) );
	} finally {
		$restore();
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

/**
 * Replaces WordPress's trimming of excerpts, at the same position; before all callbacks if another plugin removed it.
 *
 * @return \Closure(): void Restores it.
 */
function override_wp_trim_excerpt(): \Closure {
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

/** Whether get_excerpt_text() is making an excerpt, during which listings are not rendered: it has replaced WordPress's trimming. */
function is_excerpt_in_progress(): bool {
	$filters = $GLOBALS['wp_filter'] ?? null;
	$hook    = is_array( $filters ) ? $filters['get_the_excerpt'] ?? null : null;

	return $hook instanceof \WP_Hook && in_array( __NAMESPACE__ . '\\trim_excerpt', array_column( array_merge( ...array_map( 'array_values', array_values( $hook->callbacks ) ) ), 'function' ), true );
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
	}

	/** This filter is documented in wp-includes/formatting.php */
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
	return apply_filters( 'wp_trim_excerpt', $text, $excerpt );
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
const SKIPPED_CONTENT_CALLBACKS = array(
	'autoembed',
	'do_blocks',
	'wp_filter_content_tags',
	'_restore_wpautop_hook',
);

/** Bytes of the longest content that gets an excerpt, and the deepest block that is part of it: WordPress copies inner blocks at each level. */
const MAX_CONTENT_BYTES = 200000;
const MAX_BLOCK_DEPTH   = 100;

/** A block that excerpts drop. WordPress treats a text with any block as blocks. */
const DROPPED_BLOCK = '<!-- wp:separator /-->';

/**
 * Returns the HTML that the excerpt of a program is trimmed from.
 *
 * @param \WP_Post $post  Program.
 * @param int      $words Number of words.
 */
function get_excerpt_html( \WP_Post $post, int $words ): string {
	// Its shortcodes would take seconds of each visit. The editor can write an excerpt.
	if ( strlen( $post->post_content ) > MAX_CONTENT_BYTES ) {
		return '';
	}
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
		if ( get_block_depth( $block ) > MAX_BLOCK_DEPTH ) {
			continue;
		}
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

/**
 * Returns the number of levels of a block.
 *
 * @param array<mixed> $block Parsed block.
 */
function get_block_depth( array $block ): int {
	$inner = array_filter( (array) ( $block['innerBlocks'] ?? array() ), 'is_array' );

	return 1 + max( array_merge( array( 0 ), array_map( __NAMESPACE__ . '\\get_block_depth', $inner ) ) );
}

/** The filters of an excerpt, with the callbacks of core and of this plugin, which hide nothing. */
const CORE_AND_OWN_CALLBACKS = array(
	'the_content'     => array(
		'ProgramsFilter\\Listing\\enqueue_for_content'  => true,
		'apply_block_hooks_to_content_from_post_object' => true,
		'capital_P_dangit'                              => true,
		'convert_smilies'                               => true,
		'do_shortcode'                                  => true,
		'prepend_attachment'                            => true,
		'shortcode_unautop'                             => true,
		'wp_replace_insecure_home_url'                  => true,
		'wpautop'                                       => true,
		'wptexturize'                                   => true,
	),
	'get_the_excerpt' => array( 'wp_trim_excerpt' => true ),
	'wp_trim_excerpt' => array(),
	'the_excerpt'     => array(
		'convert_chars'                => true,
		'convert_smilies'              => true,
		'shortcode_unautop'            => true,
		'wp_filter_content_tags'       => true,
		'wp_replace_insecure_home_url' => true,
		'wpautop'                      => true,
		'wptexturize'                  => true,
	),
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
	static $results = array();

	$filters   = $GLOBALS['wp_filter'] ?? null;
	$hook      = is_array( $filters ) ? $filters[ $name ] ?? null : null;
	$callbacks = $hook instanceof \WP_Hook ? $hook->callbacks : array();
	// Called for each program; the callbacks rarely change in between.
	if ( ! isset( $results[ $name ] ) || $results[ $name ][0] !== $callbacks ) {
		$results[ $name ] = array( $callbacks, contains_foreign_callback( $name, $callbacks ) );
	}

	return $results[ $name ][1];
}

/**
 * Whether one of a filter's callbacks is another plugin's.
 *
 * @param string                   $name        A filter of CORE_AND_OWN_CALLBACKS.
 * @param array<int, array<mixed>> $by_priority Callbacks by priority.
 */
function contains_foreign_callback( string $name, array $by_priority ): bool {
	$own = ( CORE_AND_OWN_CALLBACKS[ $name ] ?? array() ) + ( 'the_content' === $name ? array_flip( SKIPPED_CONTENT_CALLBACKS ) : array() );
	foreach ( $by_priority as $callbacks ) {
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
