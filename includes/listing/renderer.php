<?php
/**
 * Renders a listing, as the block's render callback (block.php). Its cards and overview are also used without markup by the preview, the REST route,
 * feeds and calendars.
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
function render_listing( array $attributes, Page $page ): string {
	if ( Program\is_excerpt_in_progress() ) {
		return '';
	}
	if ( $attributes['showGrid'] && ! $attributes['showFilter'] ) {
		foreach ( $page->get_later_filters( $attributes['anchor'] ) as $filter ) {
			// Adds to the page what the filter requests.
			get_filter_request( $filter, $page );
		}
	}
	$html = $page->render_alone(
		static function () use ( $attributes, $page ): string {
			list( $cards, $overview ) = get_cards_and_overview_of_page( $attributes, $page );
			if ( in_array( true, $overview['ongoing'], true ) ) {
				// Programs with a day of their own in the selected period come first.
				$places = array_keys( $cards );
				array_multisort( $overview['ongoing'], $places, $overview['shown'], $overview['others'], $cards );
			}
			if ( $attributes['showGrid'] ) {
				$page->add_item_list( get_item_list( $cards, $overview['shown'] ) );
			}

			return ( new Listing_View( $attributes, $overview ) )->render( $attributes['showGrid'] ? get_listing_items( $cards, $overview, $attributes ) : '' );
		}
	);

	return $html ?? '';
}

/**
 * Returns the cards of a listing on a page, in the requested order, of which it has some of many, and its overview.
 *
 * @param ListingAttributes $attributes Attributes, as they apply on the page.
 * @param Page              $page       The page.
 * @param bool              $is_printed Whether the cards are printed.
 * @return array{list<RenderedCard>, ListingOverview}
 */
function get_cards_and_overview_of_page( array $attributes, Page $page, bool $is_printed = true ): array {
	// Cards that are kept cost less than others without markup.
	$is_light  = $attributes['showGrid'] && ! $is_printed && ! wp_using_ext_object_cache();
	$light     = array( 'showGrid' => $attributes['showGrid'] && ! $is_light ) + $attributes;
	$arguments = get_query_args( $light );
	$page->set_current_grid( $attributes );
	if ( Large_Listing::are_many( $arguments, $attributes ) ) {
		return ( new Large_Listing( $arguments, $attributes ) )->answer( $page, $attributes['showGrid'] && $is_printed );
	}
	// One query has those of the programs, too.
	get_listing_categories( $attributes );
	$make  = static fn(): array => get_program_cards( get_listed_programs( $arguments ), $light );
	$cards = $is_light ? $make() : kept_cards( $attributes, $arguments, $make );
	$cards = in_array( ORDER, $attributes['filters'], true ) ? sort_cards( $cards, $attributes, $page ) : $cards;

	return array( $cards, get_listing_overview( $cards, $attributes, $page ) );
}

/**
 * Returns some of the programs that requests find, without cards, for feeds and calendars. Of more programs than a page holds no others are read.
 *
 * @param ListingAttributes                      $attributes Attributes, without cards.
 * @param Page                                   $page       The page.
 * @param list<array{string|null, list<string>}> $requests   Requests, all of which a program meets: a query string, null for that of the page, and the criteria
 *                                                           that it asks for.
 * @param int                                    $most       How many programs are returned at most.
 * @param array<string, mixed>                   $more       Arguments of the query that come first.
 * @return array{list<int>, int, list<ListingRequest>} IDs, how many there are in all, and what each request selects.
 */
function find_programs( array $attributes, Page $page, array $requests, int $most, array $more = array() ): array {
	$arguments = $more + get_query_args( $attributes );
	$large     = Large_Listing::are_many( $arguments, $attributes ) ? new Large_Listing( $arguments, $attributes ) : null;
	$cards     = null === $large ? kept_cards( $attributes, $arguments, static fn(): array => get_program_cards( get_listed_programs( $arguments ), $attributes ) ) : array();
	$found     = array_column( $cards, 'id' );
	$asked     = array();
	foreach ( array_reverse( $requests ) as list( $query, $criteria ) ) {
		// Several grids of a page have parameters of their own. This is the only one.
		$page->begin();
		$page->set_current_grid( $attributes );
		$query = $query ?? get_query_string();
		if ( null !== $large ) {
			array_unshift( $asked, with_query_string( $query, static fn(): array => $large->get_request( $page ) ) );
			continue;
		}
		$overview = with_query_string( $query, static fn(): array => get_listing_overview( $cards, $attributes, $page ) );
		// In the order of the first request.
		$found = array_values( array_intersect( get_shown_program_ids( $cards, $overview, $criteria ), $found ) );
		array_unshift( $asked, $overview );
	}
	list( $ids, $total ) = null === $large ? array( array_slice( $found, 0, $most ), count( $found ) ) : $large->find( $asked, array_column( $requests, 1 ), $most );

	return array( $ids, $total, $asked );
}

/**
 * Returns what a filter without cards applies, also before it is printed.
 *
 * @param ListingAttributes $attributes Filter.
 * @param Page              $page       The page.
 * @return Applied|null Null inside a listing.
 */
function get_filter_request( array $attributes, Page $page ): ?array {
	return $page->render_alone(
		static function () use ( $attributes, $page ): array {
			$overview = get_cards_and_overview_of_page( $page->get_effective_attributes( $attributes ), $page )[1];

			return array(
				'category' => $overview['active'],
				'selected' => $overview['selected'],
			);
		}
	);
}
