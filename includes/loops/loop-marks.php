<?php
/**
 * Which Query Loops are a filter's: those that one aims at by an ID, and those whose Post Template has the class of the markup contract.
 *
 * They are marked in their own `query`, before WordPress makes blocks of them: it reaches everything inside, and no loop in an item.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Loop_Marks;

use ProgramsFilter\Blocks_In_Text;
use ProgramsFilter\Excerpt;
use ProgramsFilter\Loop_Filters;
use ProgramsFilter\Loop_Items;
use ProgramsFilter\Page_Blocks;
use ProgramsFilter\Parsed_Loop;
use ProgramsFilter\Text;
use const ProgramsFilter\Block\NAME as BLOCK;

defined( 'ABSPATH' ) || exit;

const GRID = 'programas-grid';

/**
 * Key in a loop's `query` under which its mark stands.
 */
const MARK = 'programsFilter';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	// Before WordPress looks whether a loop changes its page without loading another.
	add_filter( 'render_block_data', static fn( $block, $source = null, $parent = null ) => null === $parent ? mark( $block ) : $block, 5, 3 );
}

/**
 * Marks the loops of a filter in a block that is about to be rendered, and in all that it contains.
 *
 * @param mixed $block Parsed block with no other around it.
 * @return mixed
 */
function mark( $block ) {
	if ( ! is_array( $block ) || Excerpt\is_in_progress() ) {
		return $block;
	}
	Page_Blocks\met( Blocks_In_Text\in_blocks( array( $block ), null ) );
	if ( ! Parsed_Loop\has_loop( $block ) || is_feed() || Loop_Items\are_printed() ) {
		return $block;
	}
	$taken = array();

	return in_tree( $block, array(), $taken );
}

/**
 * A block with its loops marked.
 *
 * @param array<mixed> $block  Parsed block.
 * @param list<string> $around IDs of the blocks around it.
 * @param list<string> $taken  IDs whose first grid was found: a selector means that one.
 * @return array<mixed>
 */
function in_tree( array $block, array $around, array &$taken ): array {
	$ids = array_merge( $around, Parsed_Loop\ids( $block ) );
	if ( BLOCK === ( $block['blockName'] ?? null ) && false !== Parsed_Loop\attribute( $block, 'showGrid' ) ) {
		$taken = array_merge( $taken, $ids );
	}
	if ( Parsed_Loop\LOOP === ( $block['blockName'] ?? null ) ) {
		$marked = marked( $block, array_values( array_diff( array_merge( $ids, Parsed_Loop\ids_of_items( $block ) ), $taken ) ) );
		if ( null !== $marked ) {
			$taken = array_merge( $taken, $ids );
			return $marked;
		}
	}
	$inner = array();
	foreach ( Parsed_Loop\inner( $block ) as $one ) {
		$inner[] = in_tree( $one, $ids, $taken );
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
function marked( array $block, array $anchors ): ?array {
	$items    = Parsed_Loop\items( $block );
	$classes  = preg_split( '/\s+/', Text\only_text( null === $items ? '' : Parsed_Loop\attribute( $items, 'className' ) ) );
	$by_class = null !== $items && in_array( GRID, false === $classes ? array() : $classes, true );
	if ( null === $items || ( ! $by_class && array() === Loop_Filters\of( $anchors, false ) ) ) {
		return null;
	}
	$given = Parsed_Loop\attribute( $block, 'query' );
	$query = is_array( $given ) ? $given : array();
	// Nobody knows it: what authors write is no mark, and no class of an item.
	$mark = 'programas-' . wp_generate_uuid4();
	loop(
		$mark,
		array(
			'anchors'  => $anchors,
			// As WordPress understands a loop of which nothing is said.
			'inherits' => null === $given || true === ( $query['inherit'] ?? false ),
			'total'    => 0,
		)
	);
	$query = array(
		MARK      => $mark,
		'inherit' => false,
	) + $query;

	return Parsed_Loop\without_paging( array( 'attrs' => array( 'enhancedPagination' => false ) + compact( 'query' ) + ( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array() ) ) + $block );
}

/**
 * What is known of a marked loop.
 *
 * @param string     $mark Its mark.
 * @param array|null $now  Sets it.
 * @phpstan-param FilteredLoop|null $now
 * @return array|null
 * @phpstan-return FilteredLoop|null Null when there is no such mark.
 */
function loop( string $mark, ?array $now = null ): ?array {
	static $loops = array();
	if ( null !== $now ) {
		$loops[ $mark ] = $now;
	}

	return $loops[ $mark ] ?? null;
}

/**
 * The mark in the context of a block inside of a loop.
 *
 * @param mixed $context Context.
 * @return string '' for none.
 */
function mark_in( $context ): string {
	$query = is_array( $context ) ? $context['query'] ?? null : null;
	$mark  = Text\only_text( is_array( $query ) ? $query[ MARK ] ?? '' : '' );

	return null === loop( $mark ) ? '' : $mark;
}
