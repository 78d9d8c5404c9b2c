<?php
/**
 * The REST API of the block's preview: a listing as the page shows it, as a collection of slices. Its parameters are the block's attributes and those
 * of WordPress's collections.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const LISTING_ROUTE = '/listing';

/** Most cards of a slice, as in WordPress's collections. */
const MOST_CARDS = 100;

/** The last page. No site has so many programs. */
const LAST_PAGE = 100000;

/** Registers the routes. */
function register_listing_routes(): void {
	$route = array(
		'methods'             => \WP_REST_Server::READABLE,
		'permission_callback' => __NAMESPACE__ . '\\may_read_listings',
	);
	register_rest_route(
		WordPress\REST_NAMESPACE,
		LISTING_ROUTE,
		$route + array(
			'callback' => __NAMESPACE__ . '\\listing_slices',
			'args'     => listing_route_parameters(),
		)
	);
	// Answers whether anything has changed, without reading programs.
	register_rest_route( WordPress\REST_NAMESPACE, LISTING_ROUTE . '/stamp', $route + array( 'callback' => __NAMESPACE__ . '\\listing_stamp' ) );
}

/**
 * The parameters.
 *
 * @return array<string, array<string, mixed>> JSON schema by name.
 */
function listing_route_parameters(): array {
	// As on the page, the default replaces an invalid value.
	$lenient    = array(
		'validate_callback' => '__return_true',
		'sanitize_callback' => static fn( $value ) => $value,
	);
	$attributes = array_map( static fn( array $schema ): array => array_diff_key( $schema, array( 'default' => true ) ) + $lenient, attributes_schema() );

	return $attributes + array(
		'post'     => array(
			'description' => __( 'The post in which the listing stands, for plugins that show something else in each.', 'programs-filter' ),
			'type'        => 'integer',
			'minimum'     => 0,
			'default'     => 0,
		),
		'page'     => array(
			'description' => __( 'Current page of the collection.', 'programs-filter' ),
			'type'        => 'integer',
			'minimum'     => 1,
			'maximum'     => LAST_PAGE,
			'default'     => 1,
		),
		'per_page' => array(
			'description' => __( 'Maximum number of cards to be returned.', 'programs-filter' ),
			'type'        => 'integer',
			'minimum'     => 1,
			'maximum'     => MOST_CARDS,
			'default'     => MOST_CARDS,
		),
	);
}

/**
 * Whether the current user may read listings: needs the block editor, and permission to read the post. In a Query Loop that is each post of the loop,
 * not the edited one.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return true|\WP_Error
 */
function may_read_listings( \WP_REST_Request $request ) {
	$post    = $request['post'];
	$allowed = WordPress\may_use_block_editor() && ( ! is_int( $post ) || 0 === $post || current_user_can( 'read_post', $post ) );

	return $allowed ? true : new \WP_Error(
		'programs_filter_cannot_read',
		__( 'Sorry, you are not allowed to see the preview of this listing.', 'programs-filter' ),
		array( 'status' => rest_authorization_required_code() )
	);
}

/**
 * Returns a page of the collection: one slice, or none after the last.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 */
function listing_slices( \WP_REST_Request $request ): \WP_REST_Response {
	$attributes = listing_attributes( $request->get_params() );
	/**
	 * WordPress has validated these parameters.
	 *
	 * @var array{post: int, page: int, per_page: int} $given
	 */
	$given = $request->get_params();
	$page  = $given['page'];
	$size  = $given['per_page'];
	// Read first: later changes are not in the response.
	$stamp = current_stamp();
	$found = WordPress\as_on_page( $given['post'], static fn(): ?array => listing_slice( $attributes, $page, $size ) );
	if ( null === $found ) {
		return new \WP_REST_Response( array() );
	}
	$pages = $found['slices'];
	$slice = $found['slice'];
	if ( null !== $slice['listing'] ) {
		// An object in JSON, also when empty.
		$slice['listing']['counts'] = (object) $slice['listing']['counts'];
	}
	$response = new \WP_REST_Response( $page > $pages ? array() : array( array( 'stamp' => $stamp ) + $slice ) );
	$response->header( 'X-WP-Total', (string) $found['total'] );
	$response->header( 'X-WP-TotalPages', (string) $pages );
	if ( $page < $pages ) {
		$query = array_merge( $request->get_query_params(), array( 'page' => $page + 1 ) );
		$response->link_header( 'next', add_query_arg( urlencode_deep( $query ), rest_url( WordPress\REST_NAMESPACE . LISTING_ROUTE ) ) );
	}

	return $response;
}

/** Returns the stamp of the last change. */
function listing_stamp(): \WP_REST_Response {
	return new \WP_REST_Response( array( 'stamp' => current_stamp() ) );
}
