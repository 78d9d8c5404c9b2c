<?php
/**
 * Which Query Loops are a filter's: those that one aims at by an ID, and those whose Post Template has the class of the markup contract.
 *
 * They are marked in their own `query`, before WordPress makes blocks of them: it reaches everything inside, and no loop in an item.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Listing;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const GRID_CLASS = 'programas-grid';

/**
 * Marks the loops of a filter in a block that is about to be rendered, and in all that it contains.
 *
 * @param array<mixed> $block Parsed block with no other around it.
 * @return array<mixed>
 */
function mark_loops( array $block ): array {
	$taken = array();

	return are_items_printed() ? $block : marked_tree( $block, array(), $taken );
}

/**
 * A block with its loops marked.
 *
 * @param array<mixed> $block  Parsed block.
 * @param list<string> $around IDs of the blocks around it.
 * @param list<string> $taken  IDs whose first grid was found: a selector means that one.
 * @return array<mixed>
 */
function marked_tree( array $block, array $around, array &$taken ): array {
	$ids = array_merge( $around, block_ids( $block ) );
	if ( Listing\BLOCK === ( $block['blockName'] ?? null ) && false !== html_attribute( $block, 'showGrid' ) ) {
		$taken = array_merge( $taken, $ids );
	}
	if ( LOOP_BLOCK === ( $block['blockName'] ?? null ) ) {
		$marked = marked_loop( $block, array_values( array_diff( array_merge( $ids, ids_of_items( $block ) ), $taken ) ) );
		if ( null !== $marked ) {
			$taken = array_merge( $taken, $ids );
			return $marked;
		}
	}
	$inner = array();
	foreach ( inner_blocks( $block ) as $one ) {
		$inner[] = marked_tree( $one, $ids, $taken );
	}

	return array( 'innerBlocks' => $inner ) + $block;
}

/**
 * A loop with its mark.
 *
 * @param array<mixed> $block   Parsed loop.
 * @param list<string> $anchors IDs by which a filter can mean it.
 * @return array<mixed>|null Null when it is no filter's.
 */
function marked_loop( array $block, array $anchors ): ?array {
	$items    = items_block( $block );
	$classes  = preg_split( '/\s+/', WordPress\only_text( null === $items ? '' : html_attribute( $items, 'className' ) ) );
	$by_class = null !== $items && in_array( GRID_CLASS, false === $classes ? array() : $classes, true );
	if ( null === $items || ( ! $by_class && array() === loop_filters( $anchors, false ) ) ) {
		return null;
	}
	$given = html_attribute( $block, 'query' );
	$query = is_array( $given ) ? $given : array();
	add_loop_hooks();
	// No author can write it: it is no class of an item by chance.
	$mark = 'programas-' . wp_generate_uuid4();
	known_loop(
		$mark,
		array(
			'anchors'  => $anchors,
			// As WordPress understands a loop of which nothing is said.
			'inherits' => null === $given || true === ( $query['inherit'] ?? false ),
			'total'    => 0,
		)
	);
	$query = array(
		LOOP_MARK => $mark,
		'inherit' => false,
	) + $query;

	return without_paging( array( 'attrs' => array( 'enhancedPagination' => false ) + compact( 'query' ) + ( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array() ) ) + $block );
}
