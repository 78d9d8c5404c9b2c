<?php
/**
 * The REST API of the block's preview: a listing as the page shows it, as a collection of slices. Its parameters are the block's attributes and those
 * of WordPress's collections.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const LISTING_ROUTE = '/listing';

/** Most cards of a slice, as in WordPress's collections. */
const MOST_CARDS = 100;

/** The last page. No site has so many programs. */
const LAST_PAGE = 100000;

/**
 * Registers the routes.
 *
 * @param Page $page The page that a request prints.
 */
function register_listing_routes( Page $page ): void {
	$route = array(
		'methods'             => \WP_REST_Server::READABLE,
		'permission_callback' => __NAMESPACE__ . '\\may_read_listings',
	);
	register_rest_route(
		WordPress\REST_NAMESPACE,
		LISTING_ROUTE,
		$route + array(
			'callback' => static fn( \WP_REST_Request $request ): \WP_REST_Response => listing_slices( $request, $page ),
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
 * @param Page                                   $page    The page.
 */
function listing_slices( \WP_REST_Request $request, Page $page ): \WP_REST_Response {
	$attributes = listing_attributes( $request->get_params() );
	/**
	 * WordPress has validated these parameters.
	 *
	 * @var array{post: int, page: int, per_page: int} $given
	 */
	$given  = $request->get_params();
	$number = $given['page'];
	$size   = $given['per_page'];
	$page->begin();
	// Read first: later changes are not in the response.
	$stamp = current_stamp();
	$slice = static fn(): array => listing_slice( $attributes, $number, $size, $page );
	$found = WordPress\as_on_page( $given['post'], static fn(): ?array => $page->render_alone( $slice ) );
	if ( null === $found ) {
		return new \WP_REST_Response( array() );
	}
	$pages    = $found['pages'];
	$response = new \WP_REST_Response( $number > $pages ? array() : array( array( 'stamp' => $stamp ) + $found['slice'] ) );
	$response->header( 'X-WP-Total', (string) $found['total'] );
	$response->header( 'X-WP-TotalPages', (string) $pages );
	if ( $number < $pages ) {
		$query = array_merge( $request->get_query_params(), array( 'page' => $number + 1 ) );
		$response->link_header( 'next', add_query_arg( urlencode_deep( $query ), rest_url( WordPress\REST_NAMESPACE . LISTING_ROUTE ) ) );
	}

	return $response;
}

/** Returns the stamp of the last change. */
function listing_stamp(): \WP_REST_Response {
	return new \WP_REST_Response( array( 'stamp' => current_stamp() ) );
}

/**
 * Returns a slice of a listing.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param int               $number     Which one, from 1.
 * @param int               $size       How many cards it has at most, from 1.
 * @param Page              $page       The page.
 * @return array{total: int, pages: int, slice: array{listing: array<string, mixed>|null, cards: string}} Number of programs and of slices; the first
 *                                                                                                         slice has what is around the cards.
 */
function listing_slice( array $attributes, int $number, int $size, Page $page ): array {
	$categories = Program\all_categories();
	// Words and the order have no counts, so the searched texts need not be made.
	$criteria = array_diff_key( criteria_beyond_pills( $attributes ), array_flip( array( WORDS, ORDER ) ) );
	$programs = bare_programs( query_arguments( $attributes, $categories, $page ) );
	$those    = array_slice( $programs, ( $number - 1 ) * $size, $size );
	$is_first = 1 === $number;
	// The first slice counts all programs. That needs all cards if a filter may change them, and metadata for facts.
	$needs_all = false !== has_filter( 'programs_filter_card' ) || in_array( '', array_column( $criteria, 'taxonomy' ), true );
	read_categories( $is_first ? $programs : $those );
	read_metadata( $is_first && $needs_all ? $programs : $those );
	$cards   = cards_of_programs( $those, $attributes, $categories );
	$listing = null;
	$shown   = array();
	if ( $is_first ) {
		$others   = cards_without_html( array_slice( $programs, count( $cards ) ), $criteria, $attributes, $categories );
		$overview = listing_overview( array_merge( $cards, $others ), $attributes, $categories, $page );
		$shown    = $overview['shown'];
		$listing  = markup_around_cards( $attributes, $overview ) + figures_of_listing( $attributes, $overview, $categories );
	}

	return array(
		'total' => count( $programs ),
		// Without cards there is one slice.
		'pages' => $attributes['showGrid'] ? max( 1, (int) ceil( count( $programs ) / $size ) ) : 1,
		'slice' => array(
			'listing' => $listing,
			// Only the pictures of the first slice load eagerly.
			'cards'   => $attributes['showGrid'] ? card_list_items( $cards, $shown, ( $number - 1 ) * $size ) : '',
		),
	);
}

/**
 * Returns the cards of programs that are counted only.
 *
 * @param list<\WP_Post>           $programs   Programs.
 * @param array<string, Criterion> $criteria   Criteria that are counted.
 * @param ListingAttributes        $attributes Attributes.
 * @param array<int, \WP_Term>     $categories All categories.
 * @return list<RenderedCard>
 */
function cards_without_html( array $programs, array $criteria, array $attributes, array $categories ): array {
	$needed = needed_attributes( $attributes );
	$cards  = array();
	foreach ( $programs as $program ) {
		$cards[] = array(
			'id'    => $program->ID,
			'slugs' => card_slugs( $program, $needed, $categories ),
			'data'  => card_criteria( $program, $criteria ),
			'parts' => array( '', '', '' ),
			'name'  => '',
			'url'   => '',
			'names' => choice_names( $program, $criteria ),
		);
	}

	return $cards;
}

/**
 * Returns the markup around the cards, and the parts of the listing. WordPress 6.8 needs the context of a rendered block for block supports.
 *
 * @param ListingAttributes $attributes Attributes.
 * @param ListingOverview   $overview   Overview of all programs.
 * @return array{html: string, parts: ListingParts}
 */
function markup_around_cards( array $attributes, array $overview ): array {
	$view  = new Listing_View( $attributes, $overview );
	$outer = \WP_Block_Supports::$block_to_render;

	\WP_Block_Supports::$block_to_render = array(
		'blockName' => BLOCK,
		'attrs'     => array(),
	);
	try {
		return array(
			'html'  => $view->markup( '' ),
			'parts' => $view->parts(),
		);
	} finally {
		\WP_Block_Supports::$block_to_render = $outer;
	}
}

/**
 * Returns what the editor says about the listing.
 *
 * @param ListingAttributes    $attributes Attributes.
 * @param ListingOverview      $overview   Overview of all programs.
 * @param array<int, \WP_Term> $categories All categories.
 * @return array<string, mixed>
 */
function figures_of_listing( array $attributes, array $overview, array $categories ): array {
	$is_missing = static fn( string $slug ): bool => array() === Program\categories_by_slugs( array( $slug ), $categories );
	$drafts     = Program\program_count( 'draft' );

	return array(
		// If several can be chosen, the category is a criterion and no pill is active.
		'initial'     => $overview['initial'],
		'total'       => $overview['total'],
		// An object in JSON, also when empty.
		'counts'      => (object) $overview['counts'],
		'missing'     => array_values( array_filter( $attributes['categories'], $is_missing ) ),
		'published'   => Program\program_count( 'publish' ),
		'drafts'      => $drafts,
		'unpublished' => $drafts + Program\program_count( 'pending' ) + Program\program_count( 'future' ),
	);
}
