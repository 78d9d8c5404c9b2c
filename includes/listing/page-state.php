<?php
/**
 * What is known of the page that is printed: its listings, and what filters apply to the grids that they control.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Whether a grid was printed; what filters apply, by anchor, and which are noted; the printed listings. */
const EMPTY_PAGE = array(
	'has_grid'   => false,
	'categories' => array(),
	'asked'      => array(),
	'filters'    => array(),
	'listings'   => array(),
);

/**
 * Notes what a filter without cards applies to its grid.
 *
 * @param ListingAttributes           $filter    Its attributes.
 * @param string                      $category  Slug, or `all`.
 * @param array<string, list<string>> $asked     Values by criterion.
 * @param bool                        $has_pills Whether it has pills of the category. Without them it does not change the category of another filter.
 */
function note_target( array $filter, string $category, array $asked = array(), bool $has_pills = true ): void {
	$anchor = anchor_of_selector( $filter['target'] );
	if ( null !== $anchor ) {
		$page = page_state();

		$page['categories'][ $anchor ] = $has_pills ? $category : $page['categories'][ $anchor ] ?? $category;
		$page['asked'][ $anchor ]      = $asked + ( $page['asked'][ $anchor ] ?? array() );
		$page['filters'][]             = $filter;
		page_state( $page );
	}
}

/**
 * Returns the ID in a selector: of a grid, or of an element around it.
 *
 * @param string $target Selector.
 * @return string|null '' for the page's first grid; null for other selectors.
 */
function anchor_of_selector( string $target ): ?string {
	return 1 === preg_match( '/^(?:#([-\w\x80-\xff]+)(?: \.programas-grid)?)?$/', trim( $target ), $found ) ? $found[1] ?? '' : null;
}

/**
 * Returns the category that an earlier filter applies to a grid.
 *
 * @param string $anchor ID of the grid's block; '' for none.
 * @return string|null Slug, or `all`; null when no filter controls it.
 */
function category_at_target( string $anchor ): ?string {
	$page     = page_state();
	$is_first = ! $page['has_grid'];

	$page['has_grid'] = true;
	page_state( $page );
	$by_anchor = '' === $anchor ? null : $page['categories'][ $anchor ] ?? null;

	return $by_anchor ?? ( $is_first ? $page['categories'][''] ?? null : null );
}

/**
 * Returns what else earlier filters apply to a grid. Call it before category_at_target(), which notes the page's first grid.
 *
 * @param string $anchor ID of the grid's block; '' for none.
 * @return array<string, list<string>> Values by criterion.
 */
function asked_at_target( string $anchor ): array {
	$page = page_state();

	return ( '' === $anchor ? null : $page['asked'][ $anchor ] ?? null ) ?? ( $page['has_grid'] ? array() : $page['asked'][''] ?? array() );
}

/** Resets the state of the page. Another plugin may have rendered the content in the head, to describe the page. */
function reset_page(): void {
	page_state( EMPTY_PAGE );
}

/**
 * Returns or sets the state of the page.
 *
 * @param PageSoFar|null $now Sets it.
 * @return PageSoFar
 */
function page_state( ?array $now = null ): array {
	static $page = EMPTY_PAGE;
	$page        = $now ?? $page;

	return $page;
}

/** Whether the request is for a page of the front end. */
function is_public_page(): bool {
	return ! is_admin() && ! wp_is_serving_rest_request() && ! is_feed() && ! is_preview() && ! is_customize_preview() && ! ( is_multisite() && ms_is_switched() );
}


/**
 * The filters without cards.
 *
 * @return list<ListingAttributes> Each once, printed ones first.
 */
function filters_of_page(): array {
	return array_values( array_filter( listings_of_page(), static fn( array $attributes ): bool => $attributes['showFilter'] && ! $attributes['showGrid'] ) );
}

/**
 * Returns the block "Programas" that a filter without cards controls.
 *
 * @param string $target Selector; '' for the page's first grid.
 * @return ListingAttributes|null
 */
function controlled_listing( string $target ): ?array {
	$anchor = anchor_of_selector( $target );
	foreach ( null === $anchor ? array() : listings_of_page() as $attributes ) {
		if ( $attributes['showGrid'] && in_array( $anchor, array( '', $attributes['anchor'] ), true ) ) {
			return $attributes;
		}
	}

	return null;
}

/**
 * Returns a name of the grid that a listing shows or controls: the same for all listings of that grid, however often the page is rendered.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function grid_of_listing( array $attributes ): string {
	if ( ! $attributes['showGrid'] ) {
		if ( '' !== anchor_of_selector( $attributes['target'] ) ) {
			return anchor_of_selector( $attributes['target'] ) ?? $attributes['target'];
		}
		$attributes = controlled_listing( '' );
	}
	if ( null === $attributes ) {
		// The page's first grid is none of a block "Programas".
		return '';
	}

	return '' === $attributes['anchor'] ? md5( (string) wp_json_encode( $attributes ) ) : $attributes['anchor'];
}

/**
 * The blocks "Programas" of the page.
 *
 * @return list<ListingAttributes> Each once, printed ones first.
 */
function listings_of_page(): array {
	$all = array( page_state()['listings'] );
	foreach ( contents_of_page() as $content ) {
		$all[] = listings_in_content( $content );
	}
	$once = array();
	foreach ( array_merge( ...$all ) as $attributes ) {
		$once[ (string) wp_json_encode( $attributes ) ] = $attributes;
	}

	return array_values( $once );
}

/**
 * Returns the texts that contain blocks of the page.
 *
 * @return list<string>
 */
function contents_of_page(): array {
	$contents = array( WordPress\only_text( $GLOBALS['_wp_current_template_content'] ?? '' ) );
	$query    = $GLOBALS['wp_query'] ?? null;
	foreach ( array( $query instanceof \WP_Query ? $query->get_queried_object() : null, get_post() ) as $post ) {
		if ( $post instanceof \WP_Post ) {
			$contents[] = $post->post_content;
		}
	}

	return array_values( array_unique( $contents ) );
}

/** Attributes that select programs. The same as in src/listing/block/cards-elsewhere.ts. */
const ATTRIBUTES_OF_CARDS = array( 'limit', 'order', 'orderBy', 'when' );

/**
 * Returns the attributes of a listing as they apply on the page.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return ListingAttributes For a filter without cards, with the selection of the listing that it controls; all programs if that is no block "Programas".
 */
function settled_attributes( array $attributes ): array {
	if ( $attributes['showGrid'] || ! $attributes['showFilter'] ) {
		return $attributes;
	}
	$cards = controlled_listing( $attributes['target'] ) ?? listing_attributes( array() );
	foreach ( ATTRIBUTES_OF_CARDS as $name ) {
		$attributes[ $name ] = $cards[ $name ];
	}
	if ( array() === $attributes['categories'] ) {
		$attributes['categories'] = $cards['categories'];
		$attributes['showOthers'] = $cards['showOthers'];
	}

	return $attributes;
}
