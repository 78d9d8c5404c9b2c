<?php
/**
 * What filters in blocks of their own apply to a grid that is printed before them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Notes what filters that come later apply to the grid of a listing.
 *
 * @param ListingAttributes $attributes Attributes of a listing without a filter of its own.
 */
function note_later_filters( array $attributes ): void {
	$page = page_state();
	foreach ( filters_of_page() as $filter ) {
		$anchor = anchor_of_selector( $filter['target'] );
		$is_its = '' === $anchor ? ! $page['has_grid'] : $anchor === $attributes['anchor'];
		if ( $is_its && ! in_array( settled_attributes( $filter ), $page['filters'], true ) ) {
			asked_by_filter( $filter );
		}
	}
}

/**
 * Returns what a filter applies, also before it is printed.
 *
 * @param ListingAttributes $attributes Filter.
 * @return array{category: string, asked: array<string, list<string>>}|null Null inside a listing.
 */
function asked_by_filter( array $attributes ): ?array {
	$attributes = settled_attributes( $attributes );

	return rendered_alone(
		static function () use ( $attributes ): array {
			$categories = Program\all_categories();
			Filters\note_grid( grid_of_listing( $attributes ) );
			$arguments = query_arguments( $attributes, $categories );
			$cards     = kept_cards( $attributes, $arguments, static fn(): array => cards_of_programs( listed_programs( $arguments ), $attributes, $categories ) );
			$overview  = listing_overview( $cards, $attributes, $categories );

			return array(
				'category' => $overview['active'],
				'asked'    => $overview['asked'],
			);
		}
	);
}
