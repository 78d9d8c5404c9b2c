<?php
/**
 * What stands in a Query Loop as WordPress parsed it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const ITEMS_BLOCK = 'core/post-template';

/**
 * What goes to other pages of a loop, which then has one, and what counts its items, which knows nothing of the filter.
 */
const PAGING_BLOCKS = array( 'core/query-pagination', 'core/query-pagination-next', 'core/query-pagination-numbers', 'core/query-pagination-previous', 'core/query-total' );

const NO_BLOCK = array(
	'blockName'    => null,
	'attrs'        => array(),
	'innerBlocks'  => array(),
	'innerHTML'    => '',
	'innerContent' => array(),
);

/**
 * A loop without what leads to its other pages.
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
 * The block of a loop's items.
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
 * IDs of the block of a loop's items.
 *
 * @param array<mixed> $block Parsed loop.
 * @return list<string>
 */
function ids_of_items( array $block ): array {
	$items = items_block( $block );

	return null === $items ? array() : block_ids( $items );
}

/**
 * IDs of a block: the one in its HTML, or the one that its renderer prints.
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
 * What a block says about an attribute.
 *
 * @param array<mixed> $block Parsed block.
 * @param string       $name  Attribute.
 * @return mixed Null for nothing.
 */
function html_attribute( array $block, string $name ) {
	return is_array( $block['attrs'] ?? null ) ? $block['attrs'][ $name ] ?? null : null;
}

/**
 * The blocks inside of a block.
 *
 * @param array<mixed> $block Parsed block.
 * @return list<array<mixed>>
 */
function inner_blocks( array $block ): array {
	return array_values( array_filter( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array(), 'is_array' ) );
}
