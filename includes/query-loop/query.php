<?php
/**
 * What a filtered Query Loop asks for: all of its items at once, up to a limit.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

defined( 'ABSPATH' ) || exit;

/**
 * How many items a loop shows for its filter, unless a filter says otherwise. Blocks are made anew for each item: more of them take longer
 * than a visitor waits.
 */
const LOOP_LIMIT = 200;

/**
 * Query variable by which such a query is known. The same for all: WordPress keeps what a query finds by its variables.
 */
const FILTERED_LOOP = 'programs_filter_loop';

/**
 * How many items a loop shows for its filter.
 */
function loop_limit(): int {
	/**
	 * Filters how many items a Query Loop shows that is filtered.
	 *
	 * @since n.e.x.t
	 *
	 * @param int $limit Number of items, 1 or more.
	 */
	$filtered = apply_filters( 'programs_filter_loop_limit', LOOP_LIMIT );

	return is_int( $filtered ) && $filtered > 0 ? $filtered : LOOP_LIMIT;
}

/**
 * Asks for all items of a loop, whatever page of it the address names.
 *
 * @param mixed $query Arguments of WP_Query; an array unless another plugin broke the filter.
 * @param mixed $block Block inside of a loop.
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
		'posts_per_page' => loop_limit(), // phpcs:ignore WordPress.WP.PostsPerPage -- That is what a limit is for.
		'offset'         => is_numeric( $offset ) ? absint( $offset ) : 0,
		FILTERED_LOOP    => 1,
	) + $query;
}

/**
 * Notes how many items there are.
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
