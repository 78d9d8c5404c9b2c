<?php
/**
 * WordPress's REST collections of what listings show: they take the query args of a page, which the index answers, and say what cards say.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Query argument of WP_Query: values by criterion, also words and the order, as in the address. Only published programs are found. */
const QUERY_FILTERS = 'pfilter_filters';

/** Field of a program: what its card says. */
const CARD_FIELD = 'pfilter_card';

/** Longest value of a criterion, in characters. */
const MAX_VALUE_LENGTH = 200;

/** The route beside them (filters-route.php). */
const FILTERS_ROUTE = '/' . WordPress\REST_NAMESPACE . '/filters';

/** For how many seconds an answer is good. */
const RESPONSE_MAX_AGE = 60;

/** Adds parameters and field to the collections. */
function register_collections(): void {
	$types = Program\get_listed_post_types();
	foreach ( $types as $type ) {
		add_filter( "rest_{$type}_collection_params", __NAMESPACE__ . '\\add_collection_params', 10, 2 );
		add_filter( "rest_{$type}_query", __NAMESPACE__ . '\\add_filters_of_request', 10, 2 );
	}
	register_rest_field(
		$types,
		CARD_FIELD,
		array(
			'get_callback' => __NAMESPACE__ . '\\get_card_of_response',
			'schema'       => array(
				'description' => 'What the card of a program says: facts, badge and next_session.',
				'type'        => 'object',
				// The editor does not need it.
				'context'     => array( 'view' ),
				'readonly'    => true,
			),
		)
	);
}

/**
 * Adds the query args of a page to the parameters of a collection.
 *
 * @param array<string, array<string, mixed>> $params Parameters of WordPress, of which none is replaced.
 * @param \WP_Post_Type                       $type   Post type.
 * @return array<string, array<string, mixed>>
 */
function add_collection_params( array $params, \WP_Post_Type $type ): array {
	$params['orderby']['enum'] = array_merge( (array) ( $params['orderby']['enum'] ?? array() ), array( 'next' ) );

	return $params + get_filter_params( get_filter_criteria( array( $type->name ) ) );
}

/**
 * Returns the query args of a page as parameters of a route.
 *
 * @param array<string, Criterion> $criteria Criteria by key.
 * @return array<string, array<string, mixed>> By name.
 */
function get_filter_params( array $criteria ): array {
	$params = array();
	foreach ( $criteria as $key => $criterion ) {
		$value = array(
			'type'      => 'string',
			'maxLength' => WORDS === $key ? MAX_SEARCH_LENGTH : MAX_VALUE_LENGTH,
		);
		$list  = array(
			'type'     => 'array',
			'items'    => $value,
			'maxItems' => MAX_VALUES,
		);

		$params[ get_parameter_name( $key ) ] = array(
			'description'       => $criterion['label'],
			'validate_callback' => static function ( $given, \WP_REST_Request $request, string $name ) use ( $criterion ) {
				$is_valid = rest_validate_request_arg( $given, $request, $name );

				return true === $is_valid ? is_understood( $criterion, rest_sanitize_request_arg( $given, $request, $name ) ) : $is_valid;
			},
		) + ( in_array( $criterion['kind'], array( 'words', 'day' ), true ) ? $value : $list );
	}

	return $params;
}

/**
 * Returns the criteria that post types can be filtered by.
 *
 * @param list<string>|null $types Post types; null for all that the site lists.
 * @return array<string, Criterion> By key.
 */
function get_filter_criteria( ?array $types = null ): array {
	return array_filter( get_criteria( $types ), __NAMESPACE__ . '\\is_filter' );
}

/**
 * Returns the attributes of a listing with filters, without cards.
 *
 * @param list<string> $filters Criteria.
 * @param list<string> $types   Post types; none for all that the site lists.
 * @return ListingAttributes
 */
function get_attributes_of_filters( array $filters, array $types ): array {
	return prepare_listing_attributes(
		array(
			'showGrid' => false,
			'multiple' => true,
		) + compact( 'filters', 'types' )
	);
}

/**
 * Whether values of a criterion mean anything. Any word may be one of a choice that no program has any more, or be searched.
 *
 * @param Criterion $criterion Criterion.
 * @param mixed     $given     Values.
 */
function is_understood( array $criterion, $given ): bool {
	return in_array( $criterion['kind'], array( 'choice', 'words' ), true ) || ! in_array( '', parse_selected_values( get_filter_values( $given ), $criterion ), true );
}

/**
 * Returns the values that are none for all programs.
 *
 * @param mixed $given Values.
 * @return list<string>
 */
function get_filter_values( $given ): array {
	return array_values( array_diff( get_filled_items( $given ), array( Program\ALL ) ) );
}

/**
 * Returns the listed post types of a query.
 *
 * @param array<mixed> $query Arguments of WP_Query.
 * @return list<string>
 */
function get_queried_types( array $query ): array {
	$queried = (array) ( $query['post_type'] ?? array() );

	return array_values( array_filter( Program\get_listed_post_types(), static fn( string $type ): bool => in_array( $type, $queried, true ) ) );
}

/**
 * Returns what a request filters by.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @param list<string>|null                      $types   Post types; null for all that the site lists.
 * @return array<string, list<string>> Values by criterion.
 */
function get_filters_of_request( \WP_REST_Request $request, ?array $types ): array {
	$filters = array();
	foreach ( get_filter_criteria( $types ) as $key => $criterion ) {
		$given = $request[ get_parameter_name( $key ) ];
		if ( is_term_param( $criterion ) && is_array( $given ) ) {
			// WordPress's parameter, which has IDs.
			$given = array_column( array_intersect_key( get_criterion_terms( $criterion['taxonomy'] ), array_flip( wp_parse_id_list( array_filter( $given, 'is_numeric' ) ) ) ), 'slug' );
		}
		$filters[ $key ] = get_filter_values( $given );
	}

	return array_filter( $filters );
}

/**
 * Whether WordPress has a parameter of that name, for IDs of terms.
 *
 * @param Criterion $criterion Criterion.
 */
function is_term_param( array $criterion ): bool {
	return 1 === count( $criterion['taxonomy'] ) && str_ends_with( rest_get_route_for_taxonomy_items( $criterion['taxonomy'][0] ), '/' . get_parameter_name( $criterion['key'] ) );
}

/**
 * Has a collection answer the query args of a page, and search in the index.
 *
 * @param array<string, mixed>                   $arguments Arguments of the query.
 * @param \WP_REST_Request<array<string, mixed>> $request   Request.
 * @return array<string, mixed>
 */
function add_filters_of_request( array $arguments, \WP_REST_Request $request ): array {
	$types   = get_queried_types( $arguments );
	$filters = get_filters_of_request( $request, $types );
	$search  = sanitize_search( mb_substr( WordPress\only_text( $request['search'] ), 0, MAX_SEARCH_LENGTH ) );
	// Editors search drafts, too, and find what they know of WordPress.
	if ( '' !== $search && 'edit' !== $request['context'] && array( 'publish' ) === $request['status'] && array() === (array) $request['search_columns'] ) {
		unset( $arguments['s'] );
		$filters[ WORDS ] = array( implode( ' ', array_merge( $filters[ WORDS ] ?? array(), array( $search ) ) ) );
	}
	if ( 'next' === $request['orderby'] ) {
		$filters[ ORDER ] = array( 'proxima' );
	}

	return ( array() === $filters ? array() : array( QUERY_FILTERS => $filters ) ) + $arguments + WordPress\get_language_query_arg( $types );
}

/**
 * Adds to the clauses of a query what its filters ask the index for.
 *
 * @param array<mixed> $clauses Clauses of WP_Query.
 * @param \WP_Query    $query   Query.
 * @return array<mixed>
 */
function add_filters_to_query( array $clauses, \WP_Query $query ): array {
	$given = array_filter( array_map( __NAMESPACE__ . '\\get_filter_values', (array) $query->get( QUERY_FILTERS ) ) );
	if ( array() === $given ) {
		return $clauses;
	}
	$types   = get_queried_types( $query->query_vars );
	$filters = array();
	if ( array() !== array_diff_key( $given, array( ORDER => true ), get_filter_criteria( $types ) ) ) {
		return add_index_clauses( $clauses, array( 'where' => '1 = 0' ) );
	}
	foreach ( array_intersect_key( get_filter_criteria( $types ), $given ) as $key => $criterion ) {
		if ( ! is_understood( $criterion, $given[ $key ] ) ) {
			return add_index_clauses( $clauses, array( 'where' => '1 = 0' ) );
		}
		foreach ( parse_selected_values( $given[ $key ], $criterion ) as $value => $meaning ) {
			// A word of a choice that no program has finds none, and one that cannot be searched finds all.
			$filters[ $key ][] = '' === $meaning && 'choice' === $criterion['kind'] ? (string) $value : $meaning;
		}
	}
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$where = ( new Program_Set( array( 'post_type' => $types ), get_attributes_of_filters( array_keys( $filters ), $types ) ) )->get_asked_sql( Program\ALL, $filters );
	if ( '' !== $where && Program\has_membership_checks() ) {
		// Who may read a program may have changed since it was indexed.
		$only  = array( QUERY_ONLY => parse_search( $filters[ WORDS ][0] ?? '' )[1] + $filters );
		$found = get_listed_programs( $only + array( 'post_type' => $types ), compact( 'where' ) );
		$where = "$wpdb->posts.ID IN (" . implode( ',', array( 0, ...array_column( $found, 'ID' ) ) ) . ')';
	}

	return add_index_clauses( $clauses, compact( 'where' ) + ( isset( $given[ ORDER ] ) ? get_clauses_of_next_session( get_site_minute(), true ) : array() ) );
}

/**
 * Returns what the card of a program says, in the language of the page. Of one that the visitor may not read, that is nothing.
 *
 * @param RestPost $prepared Program as the REST API prepared it.
 * @return array<string, mixed>
 */
function get_card_of_response( array $prepared ): array {
	$post = get_post( $prepared['id'] );
	$say  = static function ( \WP_Post $post ): array {
		$card  = get_card_view_model( $post, prepare_listing_attributes( array( 'card' => array_keys( Program\get_shown_fact_words() ) ) ), Program\get_all_categories() );
		$facts = get_visible_facts( $post );
		$next  = null === $facts ? null : Program\next_occurrence( $facts, WordPress\get_current_timestamp() );
		$place = $next['place'] ?? '';

		return array(
			'facts'        => array_map( static fn( array $fact ): array => array_diff_key( $fact, array( 'html' => true ) ), $card['facts'] ),
			'badge'        => $card['badge'],
			'next_session' => null === $next ? null : array(
				'start' => $next['start'],
				'end'   => $next['end'],
				'place' => '' === $place ? $facts['place'] ?? '' : $place,
			),
		);
	};

	return null === $post ? array() : WordPress\render_as_on_page( 0, static fn(): array => $say( $post ) );
}

/**
 * Lets caches keep what all visitors read, as they keep a page.
 *
 * @param \WP_REST_Response                      $response Response.
 * @param \WP_REST_Request<array<string, mixed>> $request  Request.
 */
function add_cache_headers( \WP_REST_Response $response, \WP_REST_Request $request ): \WP_REST_Response {
	$routes = array_merge( array( FILTERS_ROUTE ), array_map( 'rest_get_route_for_post_type_items', Program\get_listed_post_types() ) );
	// A cookie may have the password of a program, and so may the address.
	$is_anonymous = ! is_user_logged_in() && array() === $_COOKIE && null === $request->get_header( 'x_wp_nonce' ) && null === $request['_wpnonce'] && null === $request['password'];
	if ( ! $is_anonymous || 'GET' !== $request->get_method() || 200 !== $response->get_status() || ! in_array( $request->get_route(), $routes, true ) || Program\has_membership_checks() ) {
		return $response;
	}
	$response->header( 'Cache-Control', 'public, max-age=' . RESPONSE_MAX_AGE );
	// What is embedded is not known yet.
	if ( null === $request['_embed'] && null === $request['_envelope'] ) {
		$etag = md5( (string) wp_json_encode( array( $response->get_data(), $response->get_headers() ) ) );
		$response->header( 'ETag', "\"$etag\"" );
		if ( str_contains( (string) $request->get_header( 'if_none_match' ), $etag ) ) {
			$response->set_data( null );
			$response->set_status( 304 );
		}
	}

	return $response;
}
