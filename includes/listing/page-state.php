<?php
/**
 * Filters and grids that are blocks of their own: what a filter applies to the grid that it controls.
 *
 * Only a filter that stands before its grid is known when the grid is printed. One that stands behind it is followed by the
 * script, as soon as that runs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

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
