<?php
/**
 * A listing: its cards and the markup around them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Markup of the whole block.
 *
 * @param ListingAttributes $attributes Attributes, as they apply on the page.
 * @param Page              $page       The page.
 */
function listing_markup( array $attributes, Page $page ): string {
	if ( Program\is_excerpt_in_progress() ) {
		return '';
	}
	if ( $attributes['showGrid'] && ! $attributes['showFilter'] ) {
		foreach ( $page->later_filters( $attributes['anchor'] ) as $filter ) {
			// It notes what it asks for.
			asked_by_filter( $filter, $page );
		}
	}
	$html = $page->render_alone(
		static function () use ( $attributes, $page ): string {
			list( $cards, $overview ) = cards_and_overview( $attributes, $page );
			if ( in_array( true, $overview['through'], true ) ) {
				// What has a day of its own in an asked time comes first.
				$places = array_keys( $cards );
				array_multisort( $overview['through'], $places, $overview['shown'], $cards );
			}
			if ( $attributes['showGrid'] ) {
				$page->note_list( item_list( $cards, $overview['shown'] ) );
			}

			return ( new Listing_View( $attributes, $overview ) )->markup( $attributes['showGrid'] ? items_of_listing( $cards, $overview, $attributes ) : '' );
		}
	);

	return $html ?? '';
}

/**
 * Returns the cards of a listing, in the order that is asked for, and its overview.
 *
 * @param ListingAttributes    $attributes Attributes, as they apply on the page.
 * @param Page                 $page       The page.
 * @param array<string, mixed> $more       Arguments of the query that come first.
 * @return array{list<RenderedCard>, ListingOverview}
 */
function cards_and_overview( array $attributes, Page $page, array $more = array() ): array {
	$categories = Program\get_all_categories();
	$page->turn_to( $attributes );
	$arguments = $more + query_arguments( $attributes );
	$cards     = kept_cards( $attributes, $arguments, static fn(): array => cards_of_programs( listed_programs( $arguments ), $attributes, $categories ) );
	$cards     = in_array( ORDER, $attributes['filters'], true ) ? cards_in_order( $cards, asked_before_cards( $attributes, ORDER, ORDERS, $page ) ) : $cards;

	return array( $cards, listing_overview( $cards, $attributes, $categories, $page ) );
}

/**
 * Returns what a filter without cards applies, also before it is printed.
 *
 * @param ListingAttributes $attributes Filter.
 * @param Page              $page       The page.
 * @return Applied|null Null inside a listing.
 */
function asked_by_filter( array $attributes, Page $page ): ?array {
	return $page->render_alone(
		static function () use ( $attributes, $page ): array {
			$overview = cards_and_overview( $page->settled( $attributes ), $page )[1];

			return array(
				'category' => $overview['active'],
				'asked'    => $overview['asked'],
			);
		}
	);
}
