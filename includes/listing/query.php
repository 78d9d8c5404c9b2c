<?php
/**
 * Queries the programs of a listing with WP_Query, in the order of its attributes. Called by get_cards_and_overview().
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Query argument of Post Types Order, which otherwise puts the manual order before that of every query. */
const IGNORE_CUSTOM_SORT = 'ignore_custom_sort';

/**
 * Published programs, with their metadata and categories already in memory.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return list<\WP_Post>
 */
function get_listed_programs( array $arguments ): array {
	if ( array() === Program\get_listed_post_types() ) {
		// Another plugin's post type of that name is not listed.
		return array();
	}

	return are_facts_asked( $arguments ) ? get_listed_programs_by_facts( $arguments ) : query_programs( $arguments );
}

/**
 * Returns programs by their facts. Reads these facts of all programs, and the rest only of those that are shown.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return list<\WP_Post>
 */
function get_listed_programs_by_facts( array $arguments ): array {
	$all    = array(
		'posts_per_page' => -1,
		'nopaging'       => true,
	);
	$query  = new \WP_Query();
	$ids    = array_values( array_filter( $query->query( array( 'fields' => 'ids' ) + $all + $arguments ), 'is_int' ) );
	$ids    = programs_by_facts( $ids, $arguments, WordPress\get_current_timestamp() );
	$offset = number_argument( $arguments, 'offset' );
	$limit  = asked_limit( $arguments );
	$wanted = null === $limit ? count( $ids ) : min( count( $ids ), $offset + $limit );
	$found  = array();
	// Other plugins may remove posts from a result: more are read until there are enough.
	for ( $size = $wanted; array() !== $ids && ! isset( $found[ $wanted - 1 ] ); $size *= 2 ) {
		$those = array_splice( $ids, 0, $size );
		$only  = array(
			'fields'   => '',
			'post__in' => $those,
		);
		$read  = array_column( $query->query( $only + $all + $arguments ), null, 'ID' );
		foreach ( $those as $id ) {
			if ( isset( $read[ $id ] ) ) {
				$found[] = $read[ $id ];
			}
		}
	}

	return array_slice( $found, $offset, $limit );
}

/**
 * Returns the programs of a query.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return list<\WP_Post>
 */
function query_programs( array $arguments ): array {
	$query = new \WP_Query();
	$all   = null === asked_limit( $arguments ) ? array( 'posts_per_page' => -1 ) : array();

	return array_values( array_filter( $query->query( $all + $arguments ), static fn( $post ): bool => $post instanceof \WP_Post ) );
}

/**
 * Primes the cache of programs' pictures.
 *
 * @param list<\WP_Post> $posts Programs.
 */
function prime_image_caches( array $posts ): void {
	$query        = new \WP_Query();
	$query->posts = $posts;
	update_post_thumbnail_cache( $query );
}

/**
 * Returns the requested values of a criterion with one value, before the cards are made.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param string            $key        Key of a criterion that the listing has.
 * @param list<string>      $known      Values that count.
 * @param Page              $page       The page.
 * @return list<string>
 */
function get_requested_before_cards( array $attributes, string $key, array $known, Page $page ): array {
	if ( ! $attributes['showFilter'] ) {
		return $page->get_applied_filters( array( $attributes['anchor'] ) )['selected'][ $key ] ?? array();
	}
	$values = parse_parameter( $page->get_parameter_name( $key ), false, static fn( string $value ): string => match_value( $value, $known ) );

	return array_values( array_diff( $values ?? array(), array( '' ) ) );
}

/**
 * Arguments of the query.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return array<string, mixed>
 */
function get_query_args( array $attributes ): array {
	$types     = get_listing_post_types( $attributes );
	$arguments = array(
		// One as a text, as other plugins compare it.
		'post_type'           => 1 === count( $types ) ? $types[0] : $types,
		// Excludes private programs also for users who may read them, so that the page is the same for all.
		'post_status'         => 'publish',
		'posts_per_page'      => 0 === $attributes['limit'] ? -1 : $attributes['limit'],
		'orderby'             => get_query_order( $attributes['orderBy'] ),
		'no_found_rows'       => true,
		'ignore_sticky_posts' => true,
		IGNORE_CUSTOM_SORT    => true,
	) + WordPress\get_language_query_arg( $types );
	$after     = array();
	foreach ( get_selectable_criteria( array_keys( $attributes['only'] ) ) as $key => $criterion ) {
		if ( '' === $criterion['taxonomy'] ) {
			$after[ $key ] = $attributes['only'][ $key ];
			continue;
		}
		$terms  = get_criterion_terms( $criterion['taxonomy'] );
		$one_of = Program\get_categories_by_slugs( $attributes['only'][ $key ], $terms );
		// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- The listing selects by category.
		$arguments['tax_query'][] = array(
			// Needs no query for the terms, and no taxonomy.
			'field'            => 'term_taxonomy_id',
			'terms'            => array_column( Program\get_categories_with_descendants( $one_of, $terms ), 'term_taxonomy_id' ),
			'include_children' => false,
		);
	}
	if ( array() !== $after ) {
		$arguments[ QUERY_ONLY ] = $after;
	}

	/**
	 * Filters the query arguments of a listing.
	 *
	 * Add `'cache_results' => false` if the result is random or depends on the time. The plugin's own arguments do not need it: `pfilter_only` takes
	 * values by criterion as in the URL (`array( 'cuando' => array( 'vigentes' ), 'edad' => array( '6-12' ) )`); `pfilter_start` or `pfilter_next` as the
	 * first key of `orderby` sorts by start or by next session. The limit applies afterwards.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, mixed> $arguments  WP_Query arguments.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	$filtered = apply_filters( 'programs_filter_query_args', $arguments, $attributes );

	// WP_Query ignores unknown arguments, so only the keys are checked.
	return is_array( $filtered ) ? array_filter( $filtered, 'is_string', ARRAY_FILTER_USE_KEY ) : $arguments;
}

/**
 * Returns programs in the order of their titles, as the database has it.
 *
 * @param list<int> $programs Programs.
 * @return list<int>
 */
function sort_programs_by_title( array $programs ): array {
	$query = new \WP_Query();
	$found = array() === $programs ? array() : $query->query(
		array(
			'post_type'        => Program\get_listed_post_types(),
			'post__in'         => $programs,
			'fields'           => 'ids',
			'nopaging'         => true,
			'no_found_rows'    => true,
			'orderby'          => get_query_order( 'title' ),
			IGNORE_CUSTOM_SORT => true,
		) + WordPress\get_language_query_arg( Program\get_listed_post_types() )
	);

	return array_values( array_filter( $found, 'is_int' ) );
}

/**
 * Returns the order: the newest first by date of publication, everything else ascending. The ID is always the last key, so that the order is stable.
 *
 * @param string $order_by `manual`, `title`, `date`, `start` or `next`.
 * @return array<string, 'ASC'|'DESC'>
 */
function get_query_order( string $order_by ): array {
	$fields    = array(
		'manual' => array( 'menu_order', 'title' ),
		'title'  => array( 'title' ),
		'date'   => array( 'date' ),
		'start'  => array( QUERY_START, 'menu_order', 'title' ),
		'next'   => array( QUERY_NEXT, 'menu_order', 'title' ),
	);
	$direction = 'date' === $order_by ? 'DESC' : 'ASC';
	$order     = array_fill_keys( $fields[ $order_by ] ?? $fields['manual'], $direction );

	return $order + array( 'ID' => $direction );
}
