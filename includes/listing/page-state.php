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

/**
 * Whether a grid was printed; what filters apply, by the anchor of what they control; the listings that were printed.
 */
const EMPTY_PAGE = array(
	'has_grid'   => false,
	'categories' => array(),
	'asked'      => array(),
	'listings'   => array(),
);

/**
 * Remembers what a filter without cards applies, beside what others of the same grid do.
 *
 * @param string                      $target    Selector; '' for the page's first grid.
 * @param string                      $category  Slug, or `all`.
 * @param array<string, list<string>> $asked     What else is asked for.
 * @param bool                        $has_pills Whether it has pills of the category; without them it has no say in it, where another has.
 */
function note_target( string $target, string $category, array $asked = array(), bool $has_pills = true ): void {
	$anchor = anchor_of_selector( $target );
	if ( null !== $anchor ) {
		$page = page_state();

		$page['categories'][ $anchor ] = $has_pills ? $category : $page['categories'][ $anchor ] ?? $category;
		$page['asked'][ $anchor ]      = $asked + ( $page['asked'][ $anchor ] ?? array() );
		page_state( $page );
	}
}

/**
 * The ID that a selector means: of a grid, or of what is around it.
 *
 * @param string $target Selector.
 * @return string|null '' for the page's first grid; null when it says more than an ID.
 */
function anchor_of_selector( string $target ): ?string {
	return 1 === preg_match( '/^(?:#([-\w\x80-\xff]+)(?: \.programas-grid)?)?$/', trim( $target ), $found ) ? $found[1] ?? '' : null;
}

/**
 * What a filter that came before applies to a grid.
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
 * What else such a filter asks for; to be read before category_at_target(), by which a grid is the page's first.
 *
 * @param string $anchor ID of the grid's block; '' for none.
 * @return array<string, list<string>> Values by criterion.
 */
function asked_at_target( string $anchor ): array {
	$page = page_state();

	return ( '' === $anchor ? null : $page['asked'][ $anchor ] ?? null ) ?? ( $page['has_grid'] ? array() : $page['asked'][''] ?? array() );
}

/**
 * Forgets the page so far. Another plugin may have rendered the content for the page's head, to describe it: the page itself begins after it.
 */
function reset_page(): void {
	page_state( EMPTY_PAGE );
}

/**
 * The page so far.
 *
 * @param PageSoFar|null $now Sets it.
 * @return PageSoFar
 */
function page_state( ?array $now = null ): array {
	static $page = EMPTY_PAGE;
	$page        = $now ?? $page;

	return $page;
}

/**
 * Whether this is a page as any visitor gets it.
 */
function is_public_page(): bool {
	return ! is_admin() && ! wp_is_serving_rest_request() && ! is_feed() && ! is_preview() && ! is_customize_preview() && ! ( is_multisite() && ms_is_switched() );
}


/**
 * The filters without cards.
 *
 * @return list<ListingAttributes> Each once, those that were printed already before those that are still to come.
 */
function filters_of_page(): array {
	return array_values( array_filter( listings_of_page(), static fn( array $attributes ): bool => $attributes['showFilter'] && ! $attributes['showGrid'] ) );
}

/**
 * What a filter without cards controls, where that is a block of ours.
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
 * The blocks "Programas" of the page.
 *
 * @return list<ListingAttributes> Each once, those that were printed already before those that are still to come.
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
 * The texts in which blocks of the page stand.
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

/**
 * What says which programs cards are of. The same in src/listing/block/cards-elsewhere.ts.
 */
const ATTRIBUTES_OF_CARDS = array( 'limit', 'order', 'orderBy', 'when' );

/**
 * Attributes of a listing as they count on the page.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return ListingAttributes Of a filter without cards: with what its cards are of; all programs where no block of ours shows them.
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
