<?php
/**
 * Prepares the Query Loops that a filter controls, before their block is rendered: gives each a GUID and removes its pagination.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Notes the listings in a block before it is rendered, and marks the loops that filters control.
 *
 * @param mixed        $block Top-level parsed block.
 * @param Listing\Page $page  The page.
 * @param Loops        $loops Its loops.
 * @return mixed
 */
function prepare_filtered_loops( $block, Listing\Page $page, Loops $loops ) {
	if ( ! is_array( $block ) || Program\is_excerpt_in_progress() ) {
		return $block;
	}
	$blocks = WordPress\flatten_block( $block );
	$page->add_listings( Listing\get_page_listings( $blocks ) );
	if ( is_feed() || ! in_array( Listing\LOOP_BLOCK, array_column( $blocks, 'name' ), true ) ) {
		return $block;
	}

	return assign_loop_guids( $block, $loops );
}

/**
 * Marks the filtered loops in a block before it is rendered.
 *
 * @param array<mixed> $block Top-level parsed block.
 * @param Loops        $loops The loops of the page.
 * @return array<mixed>
 */
function assign_loop_guids( array $block, Loops $loops ): array {
	$taken = array();

	return $loops->are_items_printed() ? $block : assign_guids_in_tree( $block, array(), $taken, $loops );
}

/**
 * Returns a block whose filtered loops have GUIDs.
 *
 * @param array<mixed> $block  Parsed block.
 * @param list<string> $around IDs of the blocks around it.
 * @param list<string> $taken  IDs whose first grid was found, which a selector means.
 * @param Loops        $loops  The loops of the page.
 * @return array<mixed>
 */
function assign_guids_in_tree( array $block, array $around, array &$taken, Loops $loops ): array {
	$ids = array_merge( $around, WordPress\get_block_ids( $block ) );
	if ( Listing\BLOCK === ( $block['blockName'] ?? null ) && false !== get_block_html_attribute( $block, 'showGrid' ) ) {
		$taken = array_merge( $taken, $ids );
	}
	if ( Listing\LOOP_BLOCK === ( $block['blockName'] ?? null ) ) {
		$loop = prepare_filtered_loop( $block, array_values( array_diff( array_merge( $ids, get_items_ids( $block ) ), $taken ) ), $loops );
		if ( null !== $loop ) {
			$taken = array_merge( $taken, $ids );
			return $loop;
		}
	}
	$inner = array();
	foreach ( get_inner_blocks( $block ) as $one ) {
		$inner[] = assign_guids_in_tree( $one, $ids, $taken, $loops );
	}

	return array( 'innerBlocks' => $inner ) + $block;
}

/**
 * Returns a loop with its GUID, and without pagination.
 *
 * @param array<mixed> $block   Parsed loop.
 * @param list<string> $anchors IDs by which a filter can control it.
 * @param Loops        $loops   The loops of the page.
 * @return array<mixed>|null Null if no filter controls it.
 */
function prepare_filtered_loop( array $block, array $anchors, Loops $loops ): ?array {
	$items    = get_items_block( $block );
	$classes  = preg_split( '/\s+/', WordPress\only_text( null === $items ? '' : get_block_html_attribute( $items, 'className' ) ) );
	$by_class = null !== $items && in_array( Listing\GRID_CLASS, false === $classes ? array() : $classes, true );
	if ( null === $items || ( ! $by_class && array() === $loops->get_filters( $anchors, false ) ) ) {
		return null;
	}
	$given = get_block_html_attribute( $block, 'query' );
	$query = is_array( $given ) ? $given : array();
	$guid  = $loops->register(
		array(
			'anchors'  => $anchors,
			// A loop without a query inherits it, as in WordPress.
			'inherits' => null === $given || true === ( $query['inherit'] ?? false ),
			'total'    => 0,
		)
	);
	$query = array(
		LOOP_GUID_KEY => $guid,
		'inherit'     => false,
	) + $query;

	return remove_pagination( array( 'attrs' => array( 'enhancedPagination' => false ) + compact( 'query' ) + ( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array() ) ) + $block );
}

/** Blocks that are removed from a filtered loop: it has one page, and the core counts do not follow the filter. */
const PAGINATION_BLOCKS = array( 'core/query-pagination', 'core/query-pagination-next', 'core/query-pagination-numbers', 'core/query-pagination-previous', 'core/query-total' );

const NULL_BLOCK = array(
	'blockName'    => null,
	'attrs'        => array(),
	'innerBlocks'  => array(),
	'innerHTML'    => '',
	'innerContent' => array(),
);

/**
 * Returns a loop without its pagination.
 *
 * @param array<mixed> $block Parsed block.
 * @return array<mixed>
 */
function remove_pagination( array $block ): array {
	$inner = array();
	foreach ( get_inner_blocks( $block ) as $one ) {
		if ( in_array( $one['blockName'] ?? null, PAGINATION_BLOCKS, true ) ) {
			$one = NULL_BLOCK;
		} elseif ( Listing\ITEMS_BLOCK !== ( $one['blockName'] ?? null ) && Listing\LOOP_BLOCK !== ( $one['blockName'] ?? null ) ) {
			$one = remove_pagination( $one );
		}
		$inner[] = $one;
	}

	return array( 'innerBlocks' => $inner ) + $block;
}

/**
 * Returns the Post Template of a loop.
 *
 * @param array<mixed> $block Parsed block.
 * @return array<mixed>|null
 */
function get_items_block( array $block ): ?array {
	foreach ( get_inner_blocks( $block ) as $one ) {
		$found = Listing\ITEMS_BLOCK === ( $one['blockName'] ?? null ) ? $one : ( Listing\LOOP_BLOCK === ( $one['blockName'] ?? null ) ? null : get_items_block( $one ) );
		if ( null !== $found ) {
			return $found;
		}
	}

	return null;
}

/**
 * Returns the IDs of a loop's Post Template.
 *
 * @param array<mixed> $block Parsed loop.
 * @return list<string>
 */
function get_items_ids( array $block ): array {
	$items = get_items_block( $block );

	return null === $items ? array() : WordPress\get_block_ids( $items );
}

/**
 * Returns an HTML attribute of a block.
 *
 * @param array<mixed> $block Parsed block.
 * @param string       $name  Attribute.
 * @return mixed Null when it is missing.
 */
function get_block_html_attribute( array $block, string $name ) {
	return is_array( $block['attrs'] ?? null ) ? $block['attrs'][ $name ] ?? null : null;
}

/**
 * Returns the inner blocks of a block.
 *
 * @param array<mixed> $block Parsed block.
 * @return list<array<mixed>>
 */
function get_inner_blocks( array $block ): array {
	return array_values( array_filter( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array(), 'is_array' ) );
}
