<?php
/**
 * Queries the programs of a listing with WP_Query, in the order of its attributes. Called by renderer.php.
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

/** Query argument: values by criterion, as in the address. Criteria with a taxonomy are a part of the query itself. */
const QUERY_ONLY = 'pfilter_only';

/** Query argument: for how many seconds a program that is over still counts as one that runs. */
const QUERY_GRACE = 'pfilter_grace';

/** Most programs that a page holds, and posts of another type by which a filter of their loop knows what there is. */
const MOST_CARDS = 400;

/** The only key of the argument `orderby`: order by the next session. */
const QUERY_NEXT = 'pfilter_next';

/**
 * Published programs, with their metadata and categories already in memory.
 *
 * @param array<string, mixed>  $arguments Arguments.
 * @param array<string, string> $more      Clauses of who asks for some of them.
 * @return list<\WP_Post>
 */
function get_listed_programs( array $arguments, array $more = array() ): array {
	if ( array() === Program\get_listed_post_types() ) {
		// Another plugin's post type of that name is not listed.
		return array();
	}
	$conditions = get_query_conditions( $arguments );
	$posts      = array_values( array_filter( query_programs( array( 'fields' => '' ) + $arguments, $more )->posts ?? array(), static fn( $post ): bool => $post instanceof \WP_Post ) );
	if ( array() === $conditions || ! Program\has_membership_checks() ) {
		return $posts;
	}

	// Who may read a program may have changed since it was indexed.
	return array_values( array_filter( $posts, static fn( \WP_Post $post ): bool => Program\is_readable_without_password( $post ) || meet_conditions( get_index_entry( $post, false )['spans'], $conditions ) ) );
}

/**
 * Returns what the arguments of a query ask the index for.
 *
 * @param array<string, mixed> $arguments Arguments.
 * @return array<string, list<IndexRequest>> Conditions by criterion.
 */
function get_query_conditions( array $arguments ): array {
	$grace  = is_numeric( $arguments[ QUERY_GRACE ] ?? null ) ? (int) $arguments[ QUERY_GRACE ] : 0;
	$wanted = array_filter( (array) ( $arguments[ QUERY_ONLY ] ?? array() ), 'is_string', ARRAY_FILTER_USE_KEY );

	return get_index_conditions( array_filter( array_map( __NAMESPACE__ . '\\get_filled_items', $wanted ) ), get_site_minute( WordPress\get_current_timestamp() - $grace ) );
}

/**
 * Queries the programs of a listing.
 *
 * @param array<string, mixed>  $arguments Arguments.
 * @param array<string, string> $more      Clauses of who asks for some of them.
 * @param bool                  $is_run    Whether the query is run; else it has its SQL.
 */
function query_programs( array $arguments, array $more = array(), bool $is_run = true ): \WP_Query {
	$conditions = get_query_conditions( $arguments );
	$is_by_next = is_array( $arguments['orderby'] ?? null ) && QUERY_NEXT === array_key_first( $arguments['orderby'] );
	$query      = new \WP_Query();
	$clauses    = array_filter( array( array() === $conditions && ! $is_by_next ? array() : get_index_clauses( $conditions, $is_by_next, get_site_minute(), isset( $more['few'] ) ), $more ) );
	$ask_index  = static fn( array $given, \WP_Query $of ): array => $of === $query ? array_reduce( $clauses, __NAMESPACE__ . '\\add_index_clauses', $given ) : $given;
	$stop       = static fn( $posts, \WP_Query $of ) => $of === $query ? array() : $posts;
	$all        = is_numeric( $arguments['posts_per_page'] ?? null ) && (int) $arguments['posts_per_page'] > 0 ? array() : array( 'posts_per_page' => -1 );
	if ( array() !== $clauses ) {
		// After plugins that put an order of their own before that of every query.
		add_filter( 'posts_clauses', $ask_index, PHP_INT_MAX, 2 );
		$all['suppress_filters'] = false;
	}
	if ( ! $is_run ) {
		add_filter( 'posts_pre_query', $stop, PHP_INT_MAX, 2 );
		// WordPress would keep that nothing was found.
		$all['cache_results'] = false;
	}
	try {
		$query->query( $all + $arguments );
	} finally {
		remove_filter( 'posts_clauses', $ask_index, PHP_INT_MAX );
		remove_filter( 'posts_pre_query', $stop, PHP_INT_MAX );
	}

	return $query;
}

/**
 * Returns the SQL of the IDs of the programs of a listing.
 *
 * @param array<string, mixed> $arguments Arguments of its query.
 * @return string '' for all that the index has, in the order of the arguments.
 */
function get_ids_sql( array $arguments ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$sql     = trim( (string) preg_replace( '/\s+/', ' ', query_programs( array( 'fields' => 'ids' ) + $arguments, array(), false )->request ?? '' ) );
	$types   = array_map( __NAMESPACE__ . '\\quote_for_sql', Program\get_listed_post_types() );
	$is_type = 1 === count( $types ) ? "= $types[0]" : 'IN (' . implode( ', ', $types ) . ')';
	$order   = array();
	foreach ( array_filter( (array) ( $arguments['orderby'] ?? array() ), 'is_string' ) as $key => $direction ) {
		$order[] = "$wpdb->posts." . ( in_array( $key, array( 'title', 'date' ), true ) ? "post_$key" : $key ) . " $direction";
	}
	$by  = is_array( $arguments['orderby'] ?? null ) ? ' ORDER BY ' . implode( ', ', $order ) : '';
	$all = "SELECT $wpdb->posts.ID FROM $wpdb->posts WHERE 1=1 AND $wpdb->posts.post_type $is_type AND (($wpdb->posts.post_status = 'publish'))$by";

	// The index has programs of all languages, also those that other code hides. A subquery of IN has no limit, and one column.
	return '' === WordPress\get_current_language() && $all === $sql ? '' : "SELECT ID FROM ($sql) AS those";
}

/**
 * Quotes a text for SQL.
 *
 * @param string $text Key of a criterion, or post type.
 */
function quote_for_sql( string $text ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	return (string) $wpdb->prepare( '%s', $text );
}

/**
 * Adds clauses to those of a query.
 *
 * @param array<mixed>          $given Clauses of WP_Query.
 * @param array<string, string> $more  Further ones: `where`, `join`, `orderby` in place of the given order, and `before` it.
 * @return array<mixed>
 */
function add_index_clauses( array $given, array $more ): array {
	$more  = $more + array_fill_keys( array( 'where', 'join', 'orderby', 'before' ), '' );
	$order = '' === $more['orderby'] ? WordPress\only_text( $given['orderby'] ?? '' ) : $more['orderby'];

	return array(
		'where'   => WordPress\only_text( $given['where'] ?? '' ) . ( '' === $more['where'] ? '' : " AND ({$more['where']})" ),
		'join'    => WordPress\only_text( $given['join'] ?? '' ) . $more['join'],
		'orderby' => implode( ', ', array_diff( array( $more['before'], $order ), array( '' ) ) ),
	) + $given;
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
 * Arguments of the query.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return array<string, mixed>
 */
function get_query_args( array $attributes ): array {
	$types     = get_listing_post_types( $attributes );
	$all       = array() === array_diff( $types, Program\get_listed_post_types() ) ? -1 : MOST_CARDS;
	$arguments = array(
		// One as a text, as other plugins compare it.
		'post_type'              => 1 === count( $types ) ? $types[0] : $types,
		// Excludes private programs also for users who may read them, so that the page is the same for all.
		'post_status'            => 'publish',
		'posts_per_page'         => 0 === $attributes['limit'] ? $all : $attributes['limit'],
		'orderby'                => get_query_order( $attributes['orderBy'] ),
		'no_found_rows'          => true,
		'ignore_sticky_posts'    => true,
		IGNORE_CUSTOM_SORT       => true,
		// Without cards, the index says all that is asked for.
		'update_post_meta_cache' => $attributes['showGrid'] || false !== has_filter( 'programs_filter_card' ),
	) + WordPress\get_language_query_arg( $types );
	$after     = array();
	foreach ( get_selectable_criteria( array_keys( $attributes['only'] ), $types ) as $key => $criterion ) {
		if ( array() === $criterion['taxonomy'] ) {
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
	 * `pfilter_only` takes values by criterion as in the URL: `array( 'cuando' => array( 'vigentes' ), 'edad' => array( '6-12' ) )`. `pfilter_next` as
	 * the first key of `orderby` sorts by next session. Add `'cache_results' => false` if the result is random or depends on the time in another
	 * way.
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
 * Returns the order: the newest first by date of publication, everything else ascending. The ID is always the last key, so that the order is stable.
 *
 * @param string $order_by `manual`, `title`, `date` or `next`.
 * @return array<string, 'ASC'|'DESC'>
 */
function get_query_order( string $order_by ): array {
	$fields = array(
		'title' => array( 'title', 'ID' ),
		'date'  => array( 'date', 'ID' ),
		'next'  => array( QUERY_NEXT, 'ID' ),
	);

	return array_fill_keys( $fields[ $order_by ] ?? array( 'menu_order', 'title', 'ID' ), 'date' === $order_by ? 'DESC' : 'ASC' );
}

/**
 * Whether the address of a calendar can say what a listing shows: it has one time and one number, and nobody subscribes to the past.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function is_calendar_of( array $attributes ): bool {
	$only   = $attributes['only'];
	$is_one = static fn( array $criterion, string $key ): bool => count( $only[ $key ] ) <= 1 || isset( get_criterion_kinds()[ $criterion['kind'] ]['controls']['checkboxes'] );

	return ! in_array( OVER, $only[ WHEN ] ?? array(), true ) && array_all( get_selectable_criteria( array_keys( $only ) ), $is_one );
}
