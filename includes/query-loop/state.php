<?php
/**
 * What is known of the loops of a page, and their queries.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Key in a loop's `query` under which its mark stands. */
const LOOP_MARK = 'programsFilter';

/**
 * Returns or sets the loops that are being printed, the innermost last: marks, '' without a filter, and items so far.
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
 * Returns the mark of the loop whose items are being printed.
 *
 * @return string '' for none, or without a filter.
 */
function printed_mark(): string {
	$stack = printed_loops();
	$last  = end( $stack );

	return false === $last ? '' : $last['mark'];
}

/** Whether items of a filtered loop are being printed. */
function are_items_printed(): bool {
	return array() !== array_diff( array_column( printed_loops(), 'mark' ), array( '' ) );
}

/**
 * Returns or sets the data of a marked loop.
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
 * Returns the mark in the context of a block inside a loop.
 *
 * @param mixed $context Context.
 * @return string '' for none.
 */
function mark_in_context( $context ): string {
	$query = is_array( $context ) ? $context['query'] ?? null : null;
	$mark  = WordPress\only_text( is_array( $query ) ? $query[ LOOP_MARK ] ?? '' : '' );

	return null === known_loop( $mark ) ? '' : $mark;
}


/** Default limit of items of a filtered loop. Blocks are rendered for each item, so that more take too long. */
const LOOP_LIMIT = 200;

/** Query variable of such a query. It has the same value for all, as WordPress caches queries by their variables. */
const FILTERED_LOOP = 'programs_filter_loop';

/** Returns the limit of items of a filtered loop. */
function loop_limit(): int {
	/**
	 * Filters the number of items that a filtered Query Loop shows.
	 *
	 * @since n.e.x.t
	 *
	 * @param int $limit Number of items, 1 or more; default 200.
	 */
	$filtered = apply_filters( 'programs_filter_loop_limit', LOOP_LIMIT );

	return is_int( $filtered ) && $filtered > 0 ? $filtered : LOOP_LIMIT;
}

/**
 * Queries all items of a loop, whichever page is requested.
 *
 * @param mixed $query Arguments of WP_Query.
 * @param mixed $block Block inside a loop.
 * @return mixed
 */
function query_all_items( $query, $block = null ) {
	$context = $block instanceof \WP_Block ? $block->context : null;
	$loop    = known_loop( mark_in_context( $context ) );
	if ( null === $loop || ! is_array( $query ) ) {
		return $query;
	}
	$given  = is_array( $context ) && is_array( $context['query'] ) ? $context['query'] : array();
	$offset = $given['offset'] ?? 0;
	if ( $loop['inherits'] ) {
		$main   = $GLOBALS['wp_query'] ?? null;
		$query  = $main instanceof \WP_Query ? $main->query_vars : $query;
		$offset = $query['offset'] ?? 0;
	}
	unset( $query['paged'], $query['page'], $query['nopaging'], $query['posts_per_archive_page'], $query['no_found_rows'], $query['fields'] );

	return array(
		'posts_per_page' => loop_limit(), // phpcs:ignore WordPress.WP.PostsPerPage -- The limit is needed.
		'offset'         => is_numeric( $offset ) ? absint( $offset ) : 0,
		FILTERED_LOOP    => 1,
	) + $query;
}

/**
 * Notes the number of items.
 *
 * @param mixed $posts Posts.
 * @param mixed $query Query.
 * @return mixed The same posts.
 */
function note_item_count( $posts, $query = null ) {
	$mark = printed_mark();
	$loop = known_loop( $mark );
	if ( null !== $loop && $query instanceof \WP_Query && 1 === $query->get( FILTERED_LOOP ) ) {
		$offset        = $query->get( 'offset' );
		$loop['total'] = $query->found_posts - ( is_numeric( $offset ) ? (int) $offset : 0 );
		known_loop( $mark, $loop );
	}

	return $posts;
}
