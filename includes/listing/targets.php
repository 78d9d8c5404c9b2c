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

namespace ProgramsFilter\Targets;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	// Another plugin may have rendered the content for the page's head, to describe it: the page itself begins after it.
	add_action( 'wp_head', __NAMESPACE__ . '\\reset', PHP_INT_MAX, 0 );
}

/**
 * Remembers what a filter without cards applies, beside what others of the same grid do.
 *
 * @param string                      $target    Selector; '' for the page's first grid.
 * @param string                      $category  Slug, or `all`.
 * @param array<string, list<string>> $asked     What else is asked for.
 * @param bool                        $has_pills Whether it has pills of the category; without them it has no say in it, where another has.
 */
function note( string $target, string $category, array $asked = array(), bool $has_pills = true ): void {
	$anchor = anchor_of( $target );
	if ( null !== $anchor ) {
		$page = page();

		$page['categories'][ $anchor ] = $has_pills ? $category : $page['categories'][ $anchor ] ?? $category;
		$page['asked'][ $anchor ]      = $asked + ( $page['asked'][ $anchor ] ?? array() );
		page( $page );
	}
}

/**
 * The ID that a selector means: of a grid, or of what is around it.
 *
 * @param string $target Selector.
 * @return string|null '' for the page's first grid; null when it says more than an ID.
 */
function anchor_of( string $target ): ?string {
	return 1 === preg_match( '/^(?:#([-\w\x80-\xff]+)(?: \.programas-grid)?)?$/', trim( $target ), $found ) ? $found[1] ?? '' : null;
}

/**
 * What a filter that came before applies to a grid.
 *
 * @param string $anchor ID of the grid's block; '' for none.
 * @return string|null Slug, or `all`; null when no filter controls it.
 */
function category( string $anchor ): ?string {
	$page     = page();
	$is_first = ! $page['has_grid'];

	$page['has_grid'] = true;
	page( $page );
	$by_anchor = '' === $anchor ? null : $page['categories'][ $anchor ] ?? null;

	return $by_anchor ?? ( $is_first ? $page['categories'][''] ?? null : null );
}

/**
 * What else such a filter asks for; to be read before category(), by which a grid is the page's first.
 *
 * @param string $anchor ID of the grid's block; '' for none.
 * @return array<string, list<string>> Values by criterion.
 */
function asked( string $anchor ): array {
	$page = page();

	return ( '' === $anchor ? null : $page['asked'][ $anchor ] ?? null ) ?? ( $page['has_grid'] ? array() : $page['asked'][''] ?? array() );
}

/**
 * Forgets the page so far.
 */
function reset(): void {
	page(
		array(
			'has_grid'   => false,
			'categories' => array(),
			'asked'      => array(),
		)
	);
}

/**
 * The page so far.
 *
 * @param array|null $now Sets it.
 * @phpstan-param PageSoFar|null $now
 * @return array Whether a grid was printed; the categories of the filters, by the anchor of what they control.
 * @phpstan-return PageSoFar
 */
function page( ?array $now = null ): array {
	static $page = array(
		'has_grid'   => false,
		'categories' => array(),
		'asked'      => array(),
	);
	$page        = $now ?? $page;

	return $page;
}
