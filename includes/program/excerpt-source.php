<?php
/**
 * What of a program's content may stand in an excerpt: what WordPress itself would take, and nothing that an editor or another
 * plugin hides.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress does to a content and an excerpt goes without: blocks are rendered before, pictures are thrown away, what is
 * embedded would be fetched from elsewhere, and the last belongs to the page around the listing.
 */
const NOT_FOR_EXCERPTS = array(
	'autoembed',
	'do_blocks',
	'wp_filter_content_tags',
	'_restore_wpautop_hook',
);

/**
 * A block that no excerpt contains. WordPress takes a text for one with blocks when it contains any.
 */
const NO_BLOCK = '<!-- wp:separator /-->';

/**
 * The HTML from which the excerpt of a program is cut.
 *
 * @param \WP_Post $post  Program.
 * @param int      $words How many words are wanted.
 */
function excerpt_html( \WP_Post $post, int $words ): string {
	// The text ends where WordPress says "more", and with its first page.
	$parts   = preg_split( '/<!--(more.*?|nextpage)-->/', $post->post_content, 2 );
	$content = strip_shortcodes( false === $parts ? '' : $parts[0] );

	if ( has_other_callbacks( 'the_content' ) ) {
		have_others_filtered( true );

		return excerpt_remove_footnotes( content_after_filters( excerpt_remove_blocks( $content ) ) );
	}

	return excerpt_remove_footnotes( first_blocks( $content, $words ) );
}

/**
 * A content as other plugins let it be shown. They need all of it: what they hide may end far behind where it begins.
 *
 * @param string $html Content.
 */
function content_after_filters( string $html ): string {
	$removed = array();
	foreach ( NOT_FOR_EXCERPTS as $name ) {
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

	// What they add below, such as links to share it, is no part of an excerpt.
	return WordPress\begins_with_text( $filtered, $html ) ? $html : $filtered;
}

/**
 * As many blocks of a content, from the first, as have enough words: of a thousand long texts, a thousand beginnings are rendered.
 *
 * @param string $content Content.
 * @param int    $words   How many words are wanted.
 */
function first_blocks( string $content, int $words ): string {
	if ( ! has_blocks( $content ) ) {
		return $content;
	}
	$html = '';
	foreach ( parse_blocks( $content ) as $block ) {
		$html .= excerpt_remove_blocks( serialize_block( $block ) . NO_BLOCK );
		// One more than are wanted, as it is the dots that say that there are more.
		if ( substr_count( WordPress\visible_text( $html ), ' ' ) >= $words ) {
			break;
		}
	}

	return $html;
}


/**
 * The filters that an excerpt passes, and what WordPress itself, or this plugin, does in each: it dresses a text, and hides nothing.
 */
const KNOWN_CALLBACKS = array(
	'the_content'     => array(
		'ProgramsFilter\\Listing\\enqueue_for_content'  => true,
		'ProgramsFilter\\Program_Page\\add_facts_to_content' => true,
		'ProgramsFilter\\Program_Page\\note_content'    => true,
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

/**
 * Whether anybody else has a callback on one of these filters.
 */
function have_other_callbacks(): bool {
	return array() !== array_filter( array_keys( KNOWN_CALLBACKS ), __NAMESPACE__ . '\\has_other_callbacks' );
}

/**
 * Whether anybody else has a callback on a filter.
 *
 * @param string $name A filter of KNOWN_CALLBACKS.
 */
function has_other_callbacks( string $name ): bool {
	static $said = array();

	$filters   = $GLOBALS['wp_filter'] ?? null;
	$hook      = is_array( $filters ) ? $filters[ $name ] ?? null : null;
	$callbacks = $hook instanceof \WP_Hook ? $hook->callbacks : array();
	// Asked for each of a thousand programs, between which hardly ever somebody comes.
	if ( ! isset( $said[ $name ] ) || $said[ $name ][0] !== $callbacks ) {
		$said[ $name ] = array( $callbacks, includes_other_callback( $name, $callbacks ) );
	}

	return $said[ $name ][1];
}

/**
 * Whether one of a filter's callbacks is somebody else's.
 *
 * @param string                   $name        A filter of KNOWN_CALLBACKS.
 * @param array<int, array<mixed>> $by_priority Its callbacks.
 */
function includes_other_callback( string $name, array $by_priority ): bool {
	$known = ( KNOWN_CALLBACKS[ $name ] ?? array() ) + ( 'the_content' === $name ? array_flip( NOT_FOR_EXCERPTS ) : array() );
	foreach ( $by_priority as $callbacks ) {
		// WordPress keeps a function under its name.
		foreach ( array_column( array_diff_key( $callbacks, $known ), 'function' ) as $callback ) {
			if ( ! is_array( $callback ) || ! $callback[0] instanceof \WP_Embed ) {
				return true;
			}
		}
	}

	return false;
}

/**
 * Whether others took part in an excerpt: what they make of a text may be for this visitor only.
 *
 * @param bool|null $now Sets it.
 * @return bool What it was before.
 */
function have_others_filtered( ?bool $now = null ): bool {
	static $took = false;
	$before      = $took;
	$took        = $now ?? $took;

	return $before;
}
