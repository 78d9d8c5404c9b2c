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
use ProgramsFilter\Old_Slugs;
use ProgramsFilter\Pills;
use ProgramsFilter\Query;
use ProgramsFilter\Renderer;
use ProgramsFilter\Request;
use const ProgramsFilter\Taxonomy\ALL;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the templates print.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return Listing
 */
function view_model( array $attributes ): array {
	$categories = Categories\all();
	$cards      = cards( $attributes, $categories );
	$overview   = overview( $cards, $attributes, $categories );
	$active     = active_category( $overview );

	return with_cards( $overview, $active, $attributes['showGrid'] ? Renderer\cards( $cards, $active, $attributes ) : '' );
}

/**
 * The cards, in order.
 *
 * @param array                $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return list<Card>
 */
function cards( array $attributes, array $categories ): array {
	if ( ! $attributes['showGrid'] ) {
		// A filter alone only needs to know which categories have programs.
		$attributes = array_merge(
			$attributes,
			array(
				'showImage'      => false,
				'showExcerpt'    => false,
				'showCategories' => false,
			)
		);
	}
	$cards = array();
	foreach ( Query\programs( $attributes, $categories ) as $post ) {
		$cards[] = Card\view_model( $post, $attributes, $categories );
	}

	return $cards;
}

/**
 * What a listing knows about its cards, whichever category is applied.
 *
 * @param array                $cards      Cards.
 * @param array                $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param list<Card> $cards
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return ListingOverview
 */
function overview( array $cards, array $attributes, array $categories ): array {
	$counts = Pills\count_cards( $cards );
	$pills  = Pills\view_model( count( $cards ), $counts, $attributes, $categories );
	// Without pills a listing can show the categories of its cards.
	$known   = $attributes['showFilter'] ? array_column( $pills, 'slug' ) : array_map( 'strval', array_keys( $counts ) );
	$renamed = array_intersect( Old_Slugs\renamed( $categories ), $known );
	$initial = $renamed[ $attributes['initialCategory'] ] ?? $attributes['initialCategory'];

	return array(
		'total'   => count( $cards ),
		'counts'  => $counts,
		'pills'   => $pills,
		'known'   => $known,
		'renamed' => $renamed,
		'initial' => in_array( $initial, $known, true ) ? $initial : ALL,
	);
}

/**
 * A listing under a category.
 *
 * @param array  $overview Overview.
 * @param string $active   Slug, or `all`.
 * @param string $html     Its cards.
 * @phpstan-param ListingOverview $overview
 * @return array
 * @phpstan-return Listing
 */
function with_cards( array $overview, string $active, string $html ): array {
	return array(
		'active'  => $active,
		'visible' => ALL === $active ? $overview['total'] : $overview['counts'][ $active ] ?? 0,
		'cards'   => $html,
	) + $overview;
}

/**
 * The category that is applied when the page is sent.
 *
 * @param array $overview Overview.
 * @phpstan-param ListingOverview $overview
 * @return string Slug, or `all`.
 */
function active_category( array $overview ): string {
	$requested = Request\category();
	if ( null === $requested ) {
		return $overview['initial'];
	}

	$requested = $overview['renamed'][ $requested ] ?? $requested;

	return in_array( $requested, $overview['known'], true ) ? $requested : ALL;
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
