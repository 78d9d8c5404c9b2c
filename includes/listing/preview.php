<?php
/**
 * The REST route of the block's preview in the editor: the listing as the page shows it, with its first cards. Its parameters are the block's
 * attributes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Most cards in a preview. */
const MAX_PREVIEWED_CARDS = 24;

/**
 * Registers the route.
 *
 * @param Page $page The page that a request prints.
 */
function register_listing_route( Page $page ): void {
	register_rest_route(
		WordPress\REST_NAMESPACE,
		'/listing',
		array(
			'methods'             => \WP_REST_Server::READABLE,
			'permission_callback' => __NAMESPACE__ . '\\can_read_listings',
			'callback'            => static fn( \WP_REST_Request $request ): array => get_listing_preview( $request, $page ),
			// As on the page, the default replaces an invalid attribute.
			'args'                => array(
				'post' => array(
					'description' => __( 'The post that contains the listing.', 'programs-filter' ),
					'type'        => 'integer',
					'minimum'     => 0,
					'default'     => 0,
				),
			),
		)
	);
}

/**
 * Whether the current user may read listings: needs the block editor, and permission to read the post. In a Query Loop that is each post of the loop,
 * not the edited one.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @return true|\WP_Error
 */
function can_read_listings( \WP_REST_Request $request ) {
	$post    = $request['post'];
	$allowed = WordPress\current_user_can_use_block_editor() && ( ! is_int( $post ) || 0 === $post || current_user_can( 'read_post', $post ) );

	return $allowed ? true : new \WP_Error(
		'programs_filter_cannot_read',
		__( 'Sorry, you are not allowed to see the preview of this listing.', 'programs-filter' ),
		array( 'status' => rest_authorization_required_code() )
	);
}

/**
 * Returns the preview of a listing.
 *
 * @param \WP_REST_Request<array<string, mixed>> $request Request.
 * @param Page                                   $page    The page.
 * @return array<string, mixed> Empty inside of a listing.
 */
function get_listing_preview( \WP_REST_Request $request, Page $page ): array {
	$attributes = prepare_listing_attributes( $request->get_params() );
	$post       = $request['post'];
	$unknown    = array_map( static fn( string $error ): string => WordPress\truncate_text( $error ), get_attribute_errors( $request->get_params() ) );
	$preview    = static fn(): array => array( 'unknown' => $unknown ) + render_preview( $attributes, $page );
	$page->begin();

	return WordPress\render_as_on_page( is_int( $post ) ? $post : 0, static fn(): ?array => $page->render_alone( $preview ) ) ?? array();
}

/**
 * Returns a listing, and what an editor has to know of it. WordPress 6.8 needs the context of a rendered block for block supports.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param Page              $page       The page.
 * @return array{html: string, more: int, isVisible: bool, isEmpty: bool, unpublished: int}
 */
function render_preview( array $attributes, Page $page ): array {
	list( $cards, $overview ) = get_cards_and_overview_of_page( $attributes, $page );

	$shown = $attributes['showGrid'] ? array_filter( $overview['shown'] ) : array();
	$first = array_slice( $shown, 0, MAX_PREVIEWED_CARDS, true );
	$view  = new Listing_View( $attributes, $overview );
	// Those lists have an entry for each card.
	foreach ( array( 'shown', 'ongoing', 'others' ) as $list ) {
		$overview[ $list ] = array_values( array_intersect_key( $overview[ $list ], $first ) );
	}
	// The editor leads to the list of our programs.
	$is_own = in_array( Program\POST_TYPE, get_listing_post_types( $attributes ), true );
	$outer  = \WP_Block_Supports::$block_to_render;

	\WP_Block_Supports::$block_to_render = array(
		'blockName' => BLOCK,
		'attrs'     => array(),
	);
	try {
		$html = $view->render( get_listing_items( array_values( array_intersect_key( $cards, $first ) ), $overview, $attributes ) );
	} finally {
		\WP_Block_Supports::$block_to_render = $outer;
	}
	return array(
		'html'        => $html,
		'more'        => max( 0, count( $shown ) - MAX_PREVIEWED_CARDS ),
		'isVisible'   => in_array( true, $view->get_parts(), true ),
		// Another plugin may list other posts.
		'isEmpty'     => $is_own && array() === $cards && 0 === Program\count_programs( 'publish' ),
		'unpublished' => $is_own ? array_sum( array_map( 'ProgramsFilter\\Program\\count_programs', array( 'draft', 'pending', 'future' ) ) ) : 0,
	);
}
