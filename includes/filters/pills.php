<?php
/**
 * The pills of a filter. Categories of the same name have their ancestors in the label, as in the editor's lists
 * (src/listing/block/inspector/category-names.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Up to this number all pills are shown; of more the script shows two rows. */
const MANY_PILLS = 12;

/**
 * Returns the pills of categories with cards: "all", the chosen categories in order, then the others, if offered, in the order of the tree.
 *
 * @param int                  $total      Number of cards.
 * @param array<string, int>   $counts     Number of cards by category.
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<Pill>
 */
function pills_view_model( int $total, array $counts, array $attributes, array $categories ): array {
	$pills = array(
		array(
			'slug'  => Program\ALL,
			'label' => WordPress\typeset( '' === $attributes['allLabel'] ? _x( 'All', 'programs', 'programs-filter' ) : $attributes['allLabel'] ),
			'count' => $total,
		),
	);
	// Categories with a card.
	$offered = array_filter( offered_categories( $attributes['categories'], $attributes['showOthers'], $categories ), static fn( \WP_Term $term ): bool => isset( $counts[ $term->slug ] ) );
	foreach ( category_labels( array_values( $offered ), $categories ) as $slug => $label ) {
		$pills[] = array(
			'slug'  => (string) $slug,
			'label' => WordPress\typeset( $label ),
			'count' => $counts[ $slug ],
		);
	}

	/**
	 * Filters the pills of a listing. Added keys are passed to the template of a pill unchanged.
	 *
	 * @since n.e.x.t
	 *
	 * @param list<array<string, mixed>> $pills      Pills: slug (`all` for every card), label (text) and count (number of cards).
	 * @param array<string, mixed>       $attributes The block's attributes.
	 */
	$filtered = apply_filters( 'programs_filter_pills', $pills, $attributes );

	return is_array( $filtered ) ? printable_pills( $filtered ) : $pills;
}

/**
 * Replaces the counts of pills by those beside the other criteria.
 *
 * @param list<Pill>         $pills  Pills.
 * @param array<string, int> $counts By category; '' for all.
 * @return list<Pill>
 */
function recounted_pills( array $pills, array $counts ): array {
	foreach ( $pills as $index => $pill ) {
		$pills[ $index ]['count'] = $counts[ Program\ALL === $pill['slug'] ? '' : $pill['slug'] ] ?? 0;
	}

	return $pills;
}

/**
 * Returns the valid ones of filtered pills: those with a slug and a label, each slug once.
 *
 * @param array<mixed> $filtered Pills after the filter.
 * @return list<Pill>
 */
function printable_pills( array $filtered ): array {
	$pills = array();
	foreach ( $filtered as $pill ) {
		if ( is_array( $pill ) && is_string( $pill['slug'] ?? null ) && '' !== $pill['slug'] && is_string( $pill['label'] ?? null ) && ! isset( $pills[ $pill['slug'] ] ) ) {
			$pills[ $pill['slug'] ] = array(
				'slug'  => $pill['slug'],
				'label' => WordPress\without_brackets( $pill['label'] ),
				'count' => is_int( $pill['count'] ?? null ) ? $pill['count'] : 0,
			) + array_filter( $pill, 'is_string', ARRAY_FILTER_USE_KEY );
		}
	}

	return array_values( $pills );
}

/**
 * Whether the pills offer a choice. If one category is chosen, its pill shows the same as "all".
 *
 * @param list<Pill>        $pills      Pills.
 * @param ListingAttributes $attributes Attributes.
 */
function are_pills_a_choice( array $pills, array $attributes ): bool {
	// A filter without cards may control a grid with other cards.
	$are_twins = $attributes['showGrid'] && array() !== $attributes['categories'] && ! $attributes['showOthers'] && 2 === count( $pills ) && $pills[0]['count'] === $pills[1]['count'];

	return count( $pills ) > 1 && ! $are_twins;
}

/**
 * Returns the categories to offer, in order.
 *
 * @param list<string>         $slugs      Chosen slugs; none means all.
 * @param bool                 $others     Whether all others follow the chosen ones.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<\WP_Term>
 */
function offered_categories( array $slugs, bool $others, array $categories ): array {
	$chosen = Program\categories_by_slugs( $slugs, $categories );
	$rest   = array() === $slugs || $others ? Program\categories_in_tree_order( $categories ) : array();

	return array_values( array_column( array_merge( $chosen, $rest ), null, 'term_id' ) );
}

/**
 * Returns the number of cards of each category.
 *
 * @param list<RenderedCard> $cards Cards.
 * @return array<string, int>
 */
function card_counts( array $cards ): array {
	$counts = array();
	foreach ( $cards as $card ) {
		foreach ( $card['slugs'] as $slug ) {
			$counts[ $slug ] = ( $counts[ $slug ] ?? 0 ) + 1;
		}
	}

	return $counts;
}

/**
 * Returns distinct labels of categories.
 *
 * @param list<\WP_Term>       $terms Categories in one list.
 * @param array<int, \WP_Term> $all   All of the same taxonomy.
 * @return array<string, string> Labels by slug.
 */
function category_labels( array $terms, array $all ): array {
	$labels = array_column( $terms, 'name', 'slug' );
	$shared = array_filter( array_count_values( $labels ), static fn( int $bearers ): bool => $bearers > 1 );
	foreach ( array() === $shared ? array() : $terms as $term ) {
		$above = isset( $shared[ $term->name ] ) ? ancestor_names( $term, $all ) : array();
		if ( array() !== $above ) {
			$labels[ $term->slug ] = sprintf( '%1$s (%2$s)', $term->name, implode( ' › ', $above ) );
		}
	}

	return $labels;
}

/**
 * Returns the names of the ancestors of a category, the root first.
 *
 * @param \WP_Term             $term Category.
 * @param array<int, \WP_Term> $all  All of the same taxonomy.
 * @return list<string>
 */
function ancestor_names( \WP_Term $term, array $all ): array {
	$names   = array();
	$visited = array( $term->term_id => true );
	$parent  = $all[ $term->parent ] ?? null;
	// A loop in the parents (a damaged import) must not hang the page.
	while ( null !== $parent && ! isset( $visited[ $parent->term_id ] ) ) {
		$visited[ $parent->term_id ] = true;
		array_unshift( $names, $parent->name );
		$parent = $all[ $parent->parent ] ?? null;
	}

	return $names;
}
