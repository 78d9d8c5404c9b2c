<?php
/**
 * Whether anybody but WordPress has a say in what an excerpt shows, as plugins for members have.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

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
	$known = ( KNOWN_CALLBACKS[ $name ] ?? array() ) + ( 'the_content' === $name ? array_flip( Program\NOT_FOR_EXCERPTS ) : array() );
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
