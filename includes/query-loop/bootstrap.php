<?php
/**
 * Hooks that let a filter control core Query Loop blocks, and the block patterns; called by programs-filter.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this room.
 *
 * @param Listing\Page $page The page that a request prints.
 */
function bootstrap( Listing\Page $page ): void {
	$loops = new Loops( $page );
	// Before WordPress decides whether a loop navigates without a reload.
	add_filter( 'render_block_data', static fn( $block, $source = null, $parent = null ) => null === $parent ? prepare_filtered_loops( $block, $page, $loops ) : $block, 5, 3 );
	add_action( 'init', __NAMESPACE__ . '\\register_patterns' );
}
