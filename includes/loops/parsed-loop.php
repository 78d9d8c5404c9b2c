<?php
/**
 * What stands in a Query Loop as WordPress parsed it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Parsed_Loop;

use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

const LOOP  = 'core/query';
const ITEMS = 'core/post-template';

/**
 * What goes to other pages of a loop, which then has one, and what counts its items, which knows nothing of the filter.
 */
const PAGING = array( 'core/query-pagination', 'core/query-pagination-next', 'core/query-pagination-numbers', 'core/query-pagination-previous', 'core/query-total' );

const NO_BLOCK = array(
	'blockName'    => null,
	'attrs'        => array(),
	'innerBlocks'  => array(),
	'innerHTML'    => '',
	'innerContent' => array(),
);

/**
 * Whether there is a loop in a block.
 *
 * @param array<mixed> $block Parsed block.
 */
function has_loop( array $block ): bool {
	if ( LOOP === ( $block['blockName'] ?? null ) ) {
		return true;
	}
	foreach ( inner( $block ) as $one ) {
		if ( has_loop( $one ) ) {
			return true;
		}
	}

	return false;
}

/**
 * A loop without what leads to its other pages.
 *
 * @param array<mixed> $block Parsed block.
 * @return array<mixed>
 */
function without_paging( array $block ): array {
	$inner = array();
	foreach ( inner( $block ) as $one ) {
		if ( in_array( $one['blockName'] ?? null, PAGING, true ) ) {
			$one = NO_BLOCK;
		} elseif ( ITEMS !== ( $one['blockName'] ?? null ) && LOOP !== ( $one['blockName'] ?? null ) ) {
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
function items( array $block ): ?array {
	foreach ( inner( $block ) as $one ) {
		$found = ITEMS === ( $one['blockName'] ?? null ) ? $one : ( LOOP === ( $one['blockName'] ?? null ) ? null : items( $one ) );
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
	$items = items( $block );

	return null === $items ? array() : ids( $items );
}

/**
 * IDs of a block: the one in its HTML, or the one that its renderer prints.
 *
 * @param array<mixed> $block Parsed block.
 * @return list<string>
 */
function ids( array $block ): array {
	$ids  = array( Text\only_text( attribute( $block, 'anchor' ) ) );
	$html = Text\only_text( is_array( $block['innerContent'] ?? null ) ? $block['innerContent'][0] ?? '' : '' );
	if ( str_contains( $html, 'id=' ) ) {
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$ids[] = $tags->next_tag() ? Text\only_text( $tags->get_attribute( 'id' ) ) : '';
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
function attribute( array $block, string $name ) {
	return is_array( $block['attrs'] ?? null ) ? $block['attrs'][ $name ] ?? null : null;
}

/**
 * The blocks inside of a block.
 *
 * @param array<mixed> $block Parsed block.
 * @return list<array<mixed>>
 */
function inner( array $block ): array {
	return array_values( array_filter( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array(), 'is_array' ) );
}
