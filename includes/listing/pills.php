<?php
/**
 * The pills of a filter.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Pills;

use ProgramsFilter\Categories;
use ProgramsFilter\Category_Labels;
use ProgramsFilter\Text;
use const ProgramsFilter\Taxonomy\ALL;

defined( 'ABSPATH' ) || exit;

/**
 * Pills for the categories that have a card: "all" first, then the chosen categories in their order, then the others, where they are offered, in the tree's.
 *
 * @param int                  $total      Number of cards.
 * @param array<string, int>   $counts     Number of cards by category.
 * @param array                $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return list<Pill>
 */
function view_model( int $total, array $counts, array $attributes, array $categories ): array {
	$pills = array(
		array(
			'slug'  => ALL,
			'label' => Text\typeset( '' === $attributes['allLabel'] ? _x( 'All', 'programs', 'programs-filter' ) : $attributes['allLabel'] ),
			'count' => $total,
		),
	);
	// Those that have a card.
	$offered = array_filter( offered_categories( $attributes['categories'], $attributes['showOthers'], $categories ), static fn( \WP_Term $term ): bool => isset( $counts[ $term->slug ] ) );
	foreach ( Category_Labels\of( array_values( $offered ), $categories ) as $slug => $label ) {
		$pills[] = array(
			'slug'  => (string) $slug,
			'label' => Text\typeset( $label ),
			'count' => $counts[ $slug ],
		);
	}

	/**
	 * Filters the pills of a listing. Other keys that a filter adds reach the template of a pill as they are.
	 *
	 * @since n.e.x.t
	 *
	 * @param list<array<string, mixed>> $pills      Pills: slug (`all` for every card), label (text) and count (number of cards).
	 * @param array<string, mixed>       $attributes The block's attributes.
	 */
	$filtered = apply_filters( 'programs_filter_pills', $pills, $attributes );

	return is_array( $filtered ) ? only_printable( $filtered ) : $pills;
}

/**
 * Pills with how many cards each shows beside what else is asked for.
 *
 * @param array              $pills  Pills.
 * @param array<string, int> $counts By category; '' for all.
 * @phpstan-param list<Pill> $pills
 * @return array
 * @phpstan-return list<Pill>
 */
function counted_anew( array $pills, array $counts ): array {
	foreach ( $pills as $index => $pill ) {
		$pills[ $index ]['count'] = $counts[ ALL === $pill['slug'] ? '' : $pill['slug'] ] ?? 0;
	}

	return $pills;
}

/**
 * What of a filter's pills can be printed: those with a slug and a label, each slug once.
 *
 * @param array<mixed> $filtered Pills after the filter.
 * @return array
 * @phpstan-return list<Pill>
 */
function only_printable( array $filtered ): array {
	$pills = array();
	foreach ( $filtered as $pill ) {
		if ( is_array( $pill ) && is_string( $pill['slug'] ?? null ) && '' !== $pill['slug'] && is_string( $pill['label'] ?? null ) && ! isset( $pills[ $pill['slug'] ] ) ) {
			$pills[ $pill['slug'] ] = array(
				'slug'  => $pill['slug'],
				'label' => Text\without_brackets( $pill['label'] ),
				'count' => is_int( $pill['count'] ?? null ) ? $pill['count'] : 0,
			) + array_filter( $pill, 'is_string', ARRAY_FILTER_USE_KEY );
		}
	}

	return array_values( $pills );
}

/**
 * Whether there is anything to choose from: where one category was chosen, its pill shows what "all" shows.
 *
 * @param array $pills      Pills.
 * @param array $attributes Attributes.
 * @phpstan-param list<Pill> $pills
 * @phpstan-param ListingAttributes $attributes
 */
function are_a_choice( array $pills, array $attributes ): bool {
	// A filter alone may control a grid with other cards.
	$are_twins = $attributes['showGrid'] && array() !== $attributes['categories'] && ! $attributes['showOthers'] && 2 === count( $pills ) && $pills[0]['count'] === $pills[1]['count'];

	return count( $pills ) > 1 && ! $are_twins;
}

/**
 * The categories to offer, in order.
 *
 * @param list<string>         $slugs      Chosen slugs; none means all.
 * @param bool                 $others     Whether all others follow the chosen ones.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<\WP_Term>
 */
function offered_categories( array $slugs, bool $others, array $categories ): array {
	$chosen = Categories\by_slugs( $slugs, $categories );
	$rest   = array() === $slugs || $others ? Categories\in_tree_order( $categories ) : array();

	return array_values( array_column( array_merge( $chosen, $rest ), null, 'term_id' ) );
}

/**
 * How many cards each category has.
 *
 * @param array $cards Cards.
 * @phpstan-param list<RenderedCard> $cards
 * @return array<string, int>
 */
function count_cards( array $cards ): array {
	$counts = array();
	foreach ( $cards as $card ) {
		foreach ( $card['slugs'] as $slug ) {
			$counts[ $slug ] = ( $counts[ $slug ] ?? 0 ) + 1;
		}
	}

	return $counts;
}
