<?php
/**
 * The listing in the REST API, for the block's preview: what the page would show.
 *
 * A collection of slices. The parameters are the block's attributes, and those of WordPress's collections.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const LISTING_ROUTE = '/listing';

/**
 * Cards of a slice: the largest page of WordPress's collections.
 */
const MOST_CARDS = 100;

/**
 * The last page that can be asked for; no site has so many programs.
 */
const LAST_PAGE = 100000;

/**
 * Registers the routes.
 */
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
	// Has anything changed? Answered without reading a program.
	register_rest_route( WordPress\REST_NAMESPACE, LISTING_ROUTE . '/stamp', $route + array( 'callback' => __NAMESPACE__ . '\\listing_stamp' ) );
}

/**
 * The parameters.
 *
 * @return array<string, array<string, mixed>> JSON schema by name.
 */
function listing_route_parameters(): array {
	// As on the page, a value that does not fit is none: the default counts.
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
 * Whether somebody may read listings here: who edits something with blocks, and may read the post in which it stands. That need not
 * be theirs: in a Query Loop it is each post of the loop.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return true|\WP_Error
 */
function may_read_listings( \WP_REST_Request $request ) {
	$post    = $request['post'];
	$allowed = may_use_block_editor() && ( ! is_int( $post ) || 0 === $post || current_user_can( 'read_post', $post ) );

	return $allowed ? true : new \WP_Error(
		'programs_filter_cannot_read',
		__( 'Sorry, you are not allowed to see the preview of this listing.', 'programs-filter' ),
		array( 'status' => rest_authorization_required_code() )
	);
}

/**
 * Whether somebody may use the block editor at all.
 */
function may_use_block_editor(): bool {
	foreach ( get_post_types( array( 'show_in_rest' => true ), 'objects' ) as $type ) {
		$capability = $type->cap->edit_posts ?? null;
		if ( is_string( $capability ) && current_user_can( $capability ) ) {
			return true;
		}
	}

	return current_user_can( 'edit_theme_options' );
}

/**
 * A page of the collection: one slice, or none beyond the last.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function listing_slices( \WP_REST_Request $request ) {
	$given      = $request->get_params();
	$attributes = listing_attributes( $given );
	$page       = number_attribute( $given, 'page' );
	$size       = number_attribute( $given, 'per_page' );
	// What changes from now on is not in the answer.
	$stamp = current_stamp();
	$found = as_on_page( number_attribute( $given, 'post' ), static fn(): ?array => listing_slice( $attributes, $page, $size ) );
	if ( null === $found ) {
		return new \WP_Error( 'programs_filter_incomplete', __( 'Files of the plugin Programs Filter are missing.', 'programs-filter' ), array( 'status' => 500 ) );
	}
	$pages = $found['slices'];
	$slice = $found['slice'];
	if ( null !== $slice['listing'] ) {
		// In JSON an object, also without any.
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

/**
 * When listings changed last.
 */
function listing_stamp(): \WP_REST_Response {
	return new \WP_REST_Response( array( 'stamp' => current_stamp() ) );
}

/**
 * Renders as on the page: in the site's language, whatever the editor's, and in the loop at the post.
 *
 * @template Result
 * @param int                $post_id The post in which the listing stands; 0 for none.
 * @param callable(): Result $render  Renders.
 * @return Result
 */
function as_on_page( int $post_id, callable $render ) {
	$post     = $post_id > 0 ? get_post( $post_id ) : null;
	$leave    = $post instanceof \WP_Post ? WordPress\enter_loop( $post, true ) : null;
	$switched = switch_to_locale( get_locale() );
	try {
		return $render();
	} finally {
		if ( $switched ) {
			restore_previous_locale();
		}
		if ( null !== $leave ) {
			$leave();
		}
	}
}
