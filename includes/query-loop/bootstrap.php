<?php
/**
 * Query Loops of WordPress as grids of a filter.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/filters.php';
require_once __DIR__ . '/items.php';
require_once __DIR__ . '/marks.php';
require_once __DIR__ . '/query.php';
require_once __DIR__ . '/parsed-loop.php';
require_once __DIR__ . '/patterns.php';

/**
 * Hooks of this room.
 */
function bootstrap(): void {
	add_filter( 'render_block_context', __NAMESPACE__ . '\\enter_items', PHP_INT_MAX, 2 );
	add_filter( 'post_class', __NAMESPACE__ . '\\mark_item', PHP_INT_MAX, 3 );
	add_filter( 'render_block_' . ITEMS_BLOCK, __NAMESPACE__ . '\\leave_items', 20 );
	// Before WordPress looks whether a loop changes its page without loading another.
	add_filter( 'render_block_data', static fn( $block, $source = null, $parent = null ) => null === $parent ? mark_loops( $block ) : $block, 5, 3 );
	add_filter( 'query_loop_block_query_vars', __NAMESPACE__ . '\\query_all_items', 20, 2 );
	add_filter( 'the_posts', __NAMESPACE__ . '\\note_item_count', PHP_INT_MAX, 2 );
	add_action( 'init', __NAMESPACE__ . '\\register_patterns' );
}
