<?php
/**
 * The view model of a whole listing: which cards, which pills, and what is shown at first.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Card;
use ProgramsFilter\Categories;
use ProgramsFilter\Pills;
use ProgramsFilter\Query;
use ProgramsFilter\Request;
use const ProgramsFilter\Taxonomy\ALL;

/**
 * Everything that the templates print.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return Listing
 */
function view_model( array $attributes ): array {
	$details = $attributes;
	if ( ! $attributes['showGrid'] ) {
		// A filter alone only needs to know which categories have programs.
		$details = array_merge(
			$attributes,
			array(
				'showImage'      => false,
				'showExcerpt'    => false,
				'showCategories' => false,
			)
		);
	}
	$categories = Categories\all();
	$cards      = array();
	foreach ( Query\programs( $details, $categories ) as $post ) {
		$cards[] = Card\view_model( $post, $details, $categories );
	}
	$pills   = Pills\view_model( $cards, $attributes, $categories );
	$known   = $attributes['showFilter'] ? array_column( $pills, 'slug' ) : array_map( 'strval', array_keys( Pills\count_cards( $cards ) ) );
	$initial = in_array( $attributes['initialCategory'], $known, true ) ? $attributes['initialCategory'] : ALL;
	$active  = active_category( $known, $initial );

	return array(
		'cards'   => $cards,
		'pills'   => $pills,
		'initial' => $initial,
		'active'  => $active,
		'visible' => count( array_filter( $cards, fn( array $card ): bool => matches( $card, $active ) ) ),
	);
}

/**
 * The category that is applied when the page is sent.
 *
 * @param list<string> $known   Slugs that the listing can show.
 * @param string       $initial Category of a page whose address names none.
 * @return string Slug, or `all`.
 */
function active_category( array $known, string $initial ): string {
	$requested = Request\category();
	if ( null === $requested ) {
		return $initial;
	}

	return in_array( $requested, $known, true ) ? $requested : ALL;
}

/**
 * Whether a card is shown under a category.
 *
 * @param array  $card     Card.
 * @param string $category Slug, or `all`.
 * @phpstan-param Card $card
 */
function matches( array $card, string $category ): bool {
	return ALL === $category || in_array( $category, $card['slugs'], true );
}
