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
 * Remembers what a filter without cards applies.
 *
 * @param string $target   Selector; '' for the page's first grid.
 * @param string $category Slug, or `all`.
 */
function note( string $target, string $category ): void {
	if ( 1 === preg_match( '/^(?:#([-\w\x80-\xff]+)(?: \.programas-grid)?)?$/', trim( $target ), $found ) ) {
		categories( $found[1] ?? '', $category );
	}
}

/**
 * What a filter that came before applies to a grid.
 *
 * @param string $anchor ID of the grid's block; '' for none.
 * @return string|null Slug, or `all`; null when no filter controls it.
 */
function category( string $anchor ): ?string {
	static $grids = 0;

	$is_first = 0 === $grids++;

	return ( '' === $anchor ? null : categories( $anchor ) ) ?? ( $is_first ? categories( '' ) : null );
}

/**
 * The categories of the filters so far, by the anchor of what they control.
 *
 * @param string      $anchor   Anchor.
 * @param string|null $category The category from now on; null to only ask.
 * @return string|null Null when there is none.
 */
function categories( string $anchor, ?string $category = null ): ?string {
	static $categories = array();

	if ( null !== $category ) {
		$categories[ $anchor ] = $category;
	}

	return $categories[ $anchor ] ?? null;
}
