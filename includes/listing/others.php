<?php
/**
 * Whether anybody but WordPress has a say in what an excerpt shows, as plugins for members have.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Others;

use const ProgramsFilter\Excerpt_Source\NOT_FOR_EXCERPTS;

defined( 'ABSPATH' ) || exit;

/**
 * The filters that an excerpt passes, and what WordPress itself, or this plugin, does in each: it dresses a text, and hides nothing.
 */
const KNOWN = array(
	'the_content'     => array(
		'ProgramsFilter\\Assets\\enqueue_for_content'   => true,
		'ProgramsFilter\\Program_Content\\add_facts'    => true,
		'ProgramsFilter\\Program_Content\\note'         => true,
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
function have_a_say(): bool {
	return array() !== array_filter( array_keys( KNOWN ), __NAMESPACE__ . '\\listen_to' );
}

/**
 * Whether anybody else has a callback on a filter.
 *
 * @param string $name A filter of KNOWN.
 */
function listen_to( string $name ): bool {
	static $said = array();

	$filters   = $GLOBALS['wp_filter'] ?? null;
	$hook      = is_array( $filters ) ? $filters[ $name ] ?? null : null;
	$callbacks = $hook instanceof \WP_Hook ? $hook->callbacks : array();
	// Asked for each of a thousand programs, between which hardly ever somebody comes.
	if ( ! isset( $said[ $name ] ) || $said[ $name ][0] !== $callbacks ) {
		$said[ $name ] = array( $callbacks, has_others( $name, $callbacks ) );
	}

	return $said[ $name ][1];
}

/**
 * Whether one of a filter's callbacks is somebody else's.
 *
 * @param string                   $name        A filter of KNOWN.
 * @param array<int, array<mixed>> $by_priority Its callbacks.
 */
function has_others( string $name, array $by_priority ): bool {
	$known = ( KNOWN[ $name ] ?? array() ) + ( 'the_content' === $name ? array_flip( NOT_FOR_EXCERPTS ) : array() );
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
function took_part( ?bool $now = null ): bool {
	static $took = false;
	$before      = $took;
	$took        = $now ?? $took;

	return $before;
}
