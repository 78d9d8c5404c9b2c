<?php
/**
 * What is known of the loops of a page: those that are marked, and those whose items are printed.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Key in a loop's `query` under which its mark stands.
 */
const LOOP_MARK = 'programsFilter';

/**
 * The loops that are printed, the innermost last: their marks, '' for one that is nobody's, and the items so far.
 *
 * @param list<array{mark: string, posts: list<int>}>|null $now Sets it.
 * @return list<array{mark: string, posts: list<int>}>
 */
function printed_loops( ?array $now = null ): array {
	static $stack = array();
	$stack        = $now ?? $stack;

	return $stack;
}

/**
 * Mark of the loop whose items are printed.
 *
 * @return string '' when there is none, or it is no filter's.
 */
function printed_mark(): string {
	$stack = printed_loops();
	$last  = end( $stack );

	return false === $last ? '' : $last['mark'];
}

/**
 * Whether items of a filtered loop are printed.
 */
function are_items_printed(): bool {
	return array() !== array_diff( array_column( printed_loops(), 'mark' ), array( '' ) );
}

/**
 * What is known of a marked loop.
 *
 * @param string            $mark Its mark.
 * @param FilteredLoop|null $now  Sets it.
 * @return FilteredLoop|null Null when there is no such mark.
 */
function known_loop( string $mark, ?array $now = null ): ?array {
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
function mark_in_context( $context ): string {
	$query = is_array( $context ) ? $context['query'] ?? null : null;
	$mark  = WordPress\only_text( is_array( $query ) ? $query[ LOOP_MARK ] ?? '' : '' );

	return null === known_loop( $mark ) ? '' : $mark;
}
