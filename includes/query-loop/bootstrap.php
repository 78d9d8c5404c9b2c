<?php
/**
 * Query Loops of WordPress as grids of a filter.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/patterns.php';

const LOOP_BLOCK = 'core/query';

/** Hooks of this room. */
function bootstrap(): void {
	// Before WordPress decides whether a loop navigates without a reload.
	add_filter( 'render_block_data', static fn( $block, $source = null, $parent = null ) => null === $parent ? watch_block( $block ) : $block, 5, 3 );
	add_action( 'init', __NAMESPACE__ . '\\register_patterns' );
}

/**
 * Notes the listings in a block before it is rendered, and marks the loops that filters control.
 *
 * @param mixed $block Top-level parsed block.
 * @return mixed
 */
function watch_block( $block ) {
	if ( ! is_array( $block ) || Program\is_excerpt_in_progress() ) {
		return $block;
	}
	$blocks   = WordPress\block_and_inner_blocks( $block );
	$listings = Listing\listings_of_blocks( $blocks );
	if ( array() !== $listings ) {
		$page = Listing\page_state();

		$page['listings'] = array_merge( $page['listings'], $listings );
		Listing\page_state( $page );
	}
	if ( is_feed() || ! in_array( LOOP_BLOCK, array_column( $blocks, 'name' ), true ) ) {
		return $block;
	}
	load();

	return mark_loops( $block );
}

/** Adds the hooks for pages with a filtered loop. */
function add_loop_hooks(): void {
	add_filter( 'render_block_context', __NAMESPACE__ . '\\enter_items', PHP_INT_MAX, 2 );
	add_filter( 'post_class', __NAMESPACE__ . '\\mark_item', PHP_INT_MAX, 3 );
	add_filter( 'render_block_' . ITEMS_BLOCK, __NAMESPACE__ . '\\leave_items', 20 );
	add_filter( 'query_loop_block_query_vars', __NAMESPACE__ . '\\query_all_items', 20, 2 );
	add_filter( 'the_posts', __NAMESPACE__ . '\\note_item_count', PHP_INT_MAX, 2 );
}

/** Loads the room and those below it. */
function load(): void {
	Listing\load();
	require_once __DIR__ . '/state.php';
	require_once __DIR__ . '/marks.php';
	require_once __DIR__ . '/items.php';
	require_once __DIR__ . '/filters.php';
}
