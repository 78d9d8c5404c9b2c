<?php
/**
 * Marks the loops of filters, before they are rendered.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const LOOP_BLOCK = 'core/query';

const GRID_CLASS = 'programas-grid';

/**
 * Notes the listings in a block before it is rendered, and marks the loops that filters control.
 *
 * @param mixed        $block Top-level parsed block.
 * @param Listing\Page $page  The page.
 * @param Loops        $loops Its loops.
 * @return mixed
 */
function watch_block( $block, Listing\Page $page, Loops $loops ) {
	if ( ! is_array( $block ) || Program\is_excerpt_in_progress() ) {
		return $block;
	}
	$blocks = WordPress\block_and_inner_blocks( $block );
	$page->note_listings( Listing\listings_of_blocks( $blocks ) );
	if ( is_feed() || ! in_array( LOOP_BLOCK, array_column( $blocks, 'name' ), true ) ) {
		return $block;
	}

	return mark_loops( $block, $loops );
}

/**
 * Marks the filtered loops in a block before it is rendered.
 *
 * @param array<mixed> $block Top-level parsed block.
 * @param Loops        $loops The loops of the page.
 * @return array<mixed>
 */
function mark_loops( array $block, Loops $loops ): array {
	$taken = array();

	return $loops->are_items_printed() ? $block : marked_tree( $block, array(), $taken, $loops );
}

/**
 * Returns a block with its loops marked.
 *
 * @param array<mixed> $block  Parsed block.
 * @param list<string> $around IDs of the blocks around it.
 * @param list<string> $taken  IDs whose first grid was found, which a selector means.
 * @param Loops        $loops  The loops of the page.
 * @return array<mixed>
 */
function marked_tree( array $block, array $around, array &$taken, Loops $loops ): array {
	$ids = array_merge( $around, block_ids( $block ) );
	if ( Listing\BLOCK === ( $block['blockName'] ?? null ) && false !== html_attribute( $block, 'showGrid' ) ) {
		$taken = array_merge( $taken, $ids );
	}
	if ( LOOP_BLOCK === ( $block['blockName'] ?? null ) ) {
		$marked = marked_loop( $block, array_values( array_diff( array_merge( $ids, ids_of_items( $block ) ), $taken ) ), $loops );
		if ( null !== $marked ) {
			$taken = array_merge( $taken, $ids );
			return $marked;
		}
	}
	$inner = array();
	foreach ( inner_blocks( $block ) as $one ) {
		$inner[] = marked_tree( $one, $ids, $taken, $loops );
	}

	return array( 'innerBlocks' => $inner ) + $block;
}

/**
 * Returns a loop with its mark.
 *
 * @param array<mixed> $block   Parsed loop.
 * @param list<string> $anchors IDs by which a filter can control it.
 * @param Loops        $loops   The loops of the page.
 * @return array<mixed>|null Null if no filter controls it.
 */
function marked_loop( array $block, array $anchors, Loops $loops ): ?array {
	$items    = items_block( $block );
	$classes  = preg_split( '/\s+/', WordPress\only_text( null === $items ? '' : html_attribute( $items, 'className' ) ) );
	$by_class = null !== $items && in_array( GRID_CLASS, false === $classes ? array() : $classes, true );
	if ( null === $items || ( ! $by_class && array() === $loops->filters( $anchors, false ) ) ) {
		return null;
	}
	$given = html_attribute( $block, 'query' );
	$query = is_array( $given ) ? $given : array();
	$mark  = $loops->mark(
		array(
			'anchors'  => $anchors,
			// A loop without a query inherits it, as in WordPress.
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


/** Blocks that are removed from a filtered loop: it has one page, and the core counts do not follow the filter. */
const PAGING_BLOCKS = array( 'core/query-pagination', 'core/query-pagination-next', 'core/query-pagination-numbers', 'core/query-pagination-previous', 'core/query-total' );

const NO_BLOCK = array(
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
function without_paging( array $block ): array {
	$inner = array();
	foreach ( inner_blocks( $block ) as $one ) {
		if ( in_array( $one['blockName'] ?? null, PAGING_BLOCKS, true ) ) {
			$one = NO_BLOCK;
		} elseif ( ITEMS_BLOCK !== ( $one['blockName'] ?? null ) && LOOP_BLOCK !== ( $one['blockName'] ?? null ) ) {
			$one = without_paging( $one );
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
function items_block( array $block ): ?array {
	foreach ( inner_blocks( $block ) as $one ) {
		$found = ITEMS_BLOCK === ( $one['blockName'] ?? null ) ? $one : ( LOOP_BLOCK === ( $one['blockName'] ?? null ) ? null : items_block( $one ) );
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
function ids_of_items( array $block ): array {
	$items = items_block( $block );

	return null === $items ? array() : block_ids( $items );
}

/**
 * Returns the IDs of a block: in its HTML, or printed by its renderer.
 *
 * @param array<mixed> $block Parsed block.
 * @return list<string>
 */
function block_ids( array $block ): array {
	$ids  = array( WordPress\only_text( html_attribute( $block, 'anchor' ) ) );
	$html = WordPress\only_text( is_array( $block['innerContent'] ?? null ) ? $block['innerContent'][0] ?? '' : '' );
	if ( str_contains( $html, 'id=' ) ) {
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$ids[] = $tags->next_tag() ? WordPress\only_text( $tags->get_attribute( 'id' ) ) : '';
	}

	return array_values( array_unique( array_diff( $ids, array( '' ) ) ) );
}

/**
 * Returns an HTML attribute of a block.
 *
 * @param array<mixed> $block Parsed block.
 * @param string       $name  Attribute.
 * @return mixed Null when it is missing.
 */
function html_attribute( array $block, string $name ) {
	return is_array( $block['attrs'] ?? null ) ? $block['attrs'][ $name ] ?? null : null;
}

/**
 * Returns the inner blocks of a block.
 *
 * @param array<mixed> $block Parsed block.
 * @return list<array<mixed>>
 */
function inner_blocks( array $block ): array {
	return array_values( array_filter( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array(), 'is_array' ) );
}
