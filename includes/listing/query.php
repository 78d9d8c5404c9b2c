<?php
/**
 * The programs that a listing shows.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Published programs, with their metadata and categories already in memory.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return list<\WP_Post>
 */
function listed_programs( array $arguments ): array {
	if ( ! Program\is_post_type_ours() ) {
		// What somebody else keeps under that name is not for this page.
		return array();
	}

	return is_time_asked( $arguments ) ? listed_programs_by_time( $arguments ) : found_programs( $arguments );
}

/**
 * Programs by time: of all that there are only the dates are read, and everything of those that are shown.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return list<\WP_Post>
 */
function listed_programs_by_time( array $arguments ): array {
	$all    = array(
		'posts_per_page' => -1,
		'nopaging'       => true,
	);
	$query  = new \WP_Query();
	$ids    = array_values( array_filter( $query->query( array( 'fields' => 'ids' ) + $all + $arguments ), 'is_int' ) );
	$ids    = programs_by_time( $ids, $arguments, time() );
	$offset = number_argument( $arguments, 'offset' );
	$limit  = asked_limit( $arguments );
	$wanted = null === $limit ? count( $ids ) : min( count( $ids ), $offset + $limit );
	$found  = array();
	// What a plugin for members takes out of a list leaves it no shorter.
	for ( $size = $wanted; array() !== $ids && ! isset( $found[ $wanted - 1 ] ); $size *= 2 ) {
		$those = array_splice( $ids, 0, $size );
		$only  = array(
			'fields'   => '',
			'post__in' => $those,
		);
		$read  = array_column( found_programs( $only + $all + $arguments ), null, 'ID' );
		foreach ( $those as $id ) {
			if ( isset( $read[ $id ] ) ) {
				$found[] = $read[ $id ];
			}
		}
	}

	return array_slice( $found, $offset, $limit );
}

/**
 * What WordPress finds.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return list<\WP_Post>
 */
function found_programs( array $arguments ): array {
	$query = new \WP_Query();

	return array_values( array_filter( $query->query( $arguments ), static fn( $post ): bool => $post instanceof \WP_Post ) );
}

/**
 * Published programs, without their metadata and categories: who needs those of a few among many reads them with the next functions.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return list<\WP_Post>
 */
function bare_programs( array $arguments ): array {
	return listed_programs(
		$arguments + array(
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
		)
	);
}

/**
 * Reads the categories of programs together.
 *
 * @param list<\WP_Post> $posts Programs.
 */
function read_categories( array $posts ): void {
	update_object_term_cache( array_column( $posts, 'ID' ), Program\POST_TYPE );
}

/**
 * Reads the metadata of programs together.
 *
 * @param list<\WP_Post> $posts Programs.
 */
function read_metadata( array $posts ): void {
	update_postmeta_cache( array_column( $posts, 'ID' ) );
}

/**
 * Reads the pictures of programs together.
 *
 * @param list<\WP_Post> $posts Programs.
 */
function read_pictures( array $posts ): void {
	$query        = new \WP_Query();
	$query->posts = $posts;
	update_post_thumbnail_cache( $query );
}

/**
 * Arguments of the query.
 *
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return array<string, mixed>
 */
function query_arguments( array $attributes, array $categories ): array {
	$arguments = array(
		'post_type'           => Program\POST_TYPE,
		// Named, so that private programs do not appear to people who may read them: the page must be the same for everyone.
		'post_status'         => 'publish',
		'posts_per_page'      => 0 === $attributes['limit'] ? -1 : $attributes['limit'],
		'orderby'             => query_order( $attributes['orderBy'], 'desc' === $attributes['order'] ? 'DESC' : 'ASC' ),
		'no_found_rows'       => true,
		'ignore_sticky_posts' => true,
	);
	if ( 'all' !== $attributes['when'] ) {
		$arguments[ QUERY_WHEN ] = $attributes['when'];
	}
	if ( array() !== $attributes['categories'] && ! $attributes['showOthers'] ) {
		$chosen = Program\categories_with_descendants( Program\categories_by_slugs( $attributes['categories'], $categories ), $categories );
		// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Choosing programs by category is what the listing is for.
		$arguments['tax_query'] = array(
			array(
				'taxonomy'         => Program\TAXONOMY,
				// WordPress needs no query to use these. No category at all means no program.
				'field'            => 'term_taxonomy_id',
				'terms'            => array_column( $chosen, 'term_taxonomy_id' ),
				'include_children' => false,
			),
		);
	}

	/**
	 * Filters the query of a listing's programs.
	 *
	 * Add `'cache_results' => false` where the answer depends on chance or on the time. Of the time that the block asks for this plugin knows:
	 * `pfilter_when` says which programs (`current-and-coming`, `coming`, `past`), `pfilter_start` as the first key of `orderby` puts them in the order
	 * of their beginning. The limit counts after both.
	 *
	 * @since n.e.x.t
	 *
	 * @param array<string, mixed> $arguments  Arguments of WP_Query.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	$filtered = apply_filters( 'programs_filter_query_args', $arguments, $attributes );

	// WP_Query ignores what it does not know, so only the keys have to be sound.
	return is_array( $filtered ) ? array_filter( $filtered, 'is_string', ARRAY_FILTER_USE_KEY ) : $arguments;
}

/**
 * The order, always down to the ID: two visits must give the same page.
 *
 * @param string       $order_by  `manual`, `title`, `date` or `start`.
 * @param 'ASC'|'DESC' $direction Direction.
 * @return array<string, 'ASC'|'DESC'>
 */
function query_order( string $order_by, string $direction ): array {
	$fields = array(
		'manual' => array( 'menu_order', 'title' ),
		'title'  => array( 'title' ),
		'date'   => array( 'date' ),
		'start'  => array( QUERY_START, 'menu_order', 'title' ),
	);
	$order  = array_fill_keys( $fields[ $order_by ] ?? $fields['manual'], $direction );

	return $order + array( 'ID' => $direction );
}
