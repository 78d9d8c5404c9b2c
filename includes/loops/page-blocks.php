<?php
/**
 * The blocks of the page that is printed, also those that come later: a loop that stands before its filter has to know of it, and a filter
 * without cards says how many there are in those that it controls.
 *
 * Looked for in the block template, in the content of the page, and in what both refer to.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Page_Blocks;

use ProgramsFilter\Blocks_In_Text;
use ProgramsFilter\Targets;
use ProgramsFilter\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	// Another plugin may have rendered the content for the page's head, to describe it: the page itself begins after it.
	add_action( 'wp_head', __NAMESPACE__ . '\\reset', PHP_INT_MAX, 0 );
}

/**
 * Forgets what was met so far.
 */
function reset(): void {
	met( null );
}

/**
 * The filters without cards.
 *
 * @return array
 * @phpstan-return list<ListingAttributes> Each once, those that were met already before those that are still to come.
 */
function filters(): array {
	return array_values( array_filter( all(), static fn( array $attributes ): bool => $attributes['showFilter'] && ! $attributes['showGrid'] ) );
}

/**
 * What a filter without cards controls, where that is a block of ours.
 *
 * @param string $target Selector; '' for the page's first grid.
 * @return array|null
 * @phpstan-return ListingAttributes|null
 */
function controlled( string $target ): ?array {
	$anchor = Targets\anchor_of( $target );
	foreach ( null === $anchor ? array() : all() as $attributes ) {
		if ( $attributes['showGrid'] && in_array( $anchor, array( '', $attributes['anchor'] ), true ) ) {
			return $attributes;
		}
	}

	return null;
}

/**
 * The blocks "Programas" of the page.
 *
 * @return array
 * @phpstan-return list<ListingAttributes> Each once, those that were met already before those that are still to come.
 */
function all(): array {
	$all = array( met() );
	foreach ( contents() as $content ) {
		$all[] = Blocks_In_Text\in_content( $content );
	}
	$once = array();
	foreach ( array_merge( ...$all ) as $attributes ) {
		$once[ (string) wp_json_encode( $attributes ) ] = $attributes;
	}

	return array_values( $once );
}

/**
 * Blocks that were met while the page is printed, such as one in a widget.
 *
 * @param array|null $more Adds these; null forgets all.
 * @phpstan-param list<ListingAttributes>|null $more
 * @return array
 * @phpstan-return list<ListingAttributes>
 */
function met( ?array $more = array() ): array {
	static $met = array();
	$met        = null === $more ? array() : array_merge( $met, $more );

	return $met;
}

/**
 * The texts in which blocks of the page stand.
 *
 * @return list<string>
 */
function contents(): array {
	$contents = array( Text\only_text( $GLOBALS['_wp_current_template_content'] ?? '' ) );
	$query    = $GLOBALS['wp_query'] ?? null;
	foreach ( array( $query instanceof \WP_Query ? $query->get_queried_object() : null, get_post() ) as $post ) {
		if ( $post instanceof \WP_Post ) {
			$contents[] = $post->post_content;
		}
	}

	return array_values( array_unique( $contents ) );
}
