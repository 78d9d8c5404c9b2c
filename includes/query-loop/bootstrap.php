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

const LOOP_BLOCK  = 'core/query';
const ITEMS_BLOCK = 'core/post-template';

/**
 * Hooks of this room.
 *
 * @param Listing\Page $page The page that a request prints.
 */
function bootstrap( Listing\Page $page ): void {
	$loops = null;
	$watch = static function ( $block, $source = null, $parent = null ) use ( $page, &$loops ) {
		return null === $parent ? watch_block( $block, $page, $loops ) : $block;
	};
	// Before WordPress decides whether a loop navigates without a reload.
	add_filter( 'render_block_data', $watch, 5, 3 );
	add_action( 'init', __NAMESPACE__ . '\\register_patterns' );
}

/**
 * Notes the listings in a block before it is rendered, and marks the loops that filters control.
 *
 * @param mixed        $block Top-level parsed block.
 * @param Listing\Page $page  The page.
 * @param Loops|null   $loops Its loops, made where the first block with one comes.
 * @return mixed
 */
function watch_block( $block, Listing\Page $page, ?Loops &$loops ) {
	if ( ! is_array( $block ) || Program\is_excerpt_in_progress() ) {
		return $block;
	}
	$blocks = WordPress\block_and_inner_blocks( $block );
	$page->note_listings( Listing\listings_of_blocks( $blocks ) );
	if ( is_feed() || ! in_array( LOOP_BLOCK, array_column( $blocks, 'name' ), true ) ) {
		return $block;
	}
	load();
	$loops = $loops ?? new Loops( $page );

	return mark_loops( $block, $loops );
}

/** Loads the room and those below it. */
function load(): void {
	Listing\load();
	require_once __DIR__ . '/class-loops.php';
	require_once __DIR__ . '/marks.php';
	require_once __DIR__ . '/items.php';
	require_once __DIR__ . '/filters.php';
}
