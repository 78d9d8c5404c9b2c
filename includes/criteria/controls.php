<?php
/**
 * The controls of a listing's criteria: data, no HTML.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Controls;

use ProgramsFilter\Categories;
use ProgramsFilter\Category_Labels;
use ProgramsFilter\Criteria;
use ProgramsFilter\Criterion_Terms;
use ProgramsFilter\Matching;
use ProgramsFilter\Moments;
use ProgramsFilter\Pills;
use ProgramsFilter\Request;
use ProgramsFilter\Text;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;
use const ProgramsFilter\Taxonomy\ALL;

defined( 'ABSPATH' ) || exit;

/**
 * What can be asked for, in the order of the criteria. What no card says anything about is left out.
 *
 * @param array                $cards      Cards.
 * @param array                $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param list<RenderedCard> $cards
 * @phpstan-param ListingAttributes $attributes
 * @return array
 * @phpstan-return list<Control>
 */
function view_model( array $cards, array $attributes, array $categories ): array {
	$controls = array();
	foreach ( Criteria\beyond_pills( $attributes ) as $key => $criterion ) {
		$options = 'words' === $criterion['kind'] ? array() : options( $criterion, used( $cards, $key ), $attributes, $categories );
		if ( array() !== $options || 'words' === $criterion['kind'] ) {
			$controls[] = array(
				'key'       => $key,
				'kind'      => $criterion['kind'],
				'label'     => Text\typeset( $criterion['label'] ),
				'look'      => look( $criterion['kind'], $attributes ),
				'parameter' => Request\parameter( $key ),
				'options'   => $options,
			);
		}
	}

	return $controls;
}

/**
 * What a control looks like.
 *
 * @param string $kind       Kind of the criterion.
 * @param array  $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 * @return string `search`, `switch`, `checkboxes`, `radios` or `select`.
 */
function look( string $kind, array $attributes ): string {
	if ( 'words' === $kind || 'switch' === $kind ) {
		return 'words' === $kind ? 'search' : 'switch';
	}
	if ( 'choice' === $kind && $attributes['multiple'] ) {
		return 'checkboxes';
	}

	return 'pills' === $attributes['filterControl'] ? 'radios' : 'select';
}

/**
 * The values that cards have.
 *
 * @param array  $cards Cards.
 * @param string $key   Criterion.
 * @phpstan-param list<RenderedCard> $cards
 * @return array<string, true> By value. Of moments and words only that there are any.
 */
function used( array $cards, string $key ): array {
	$used = array();
	foreach ( $cards as $card ) {
		foreach ( explode( ' ', Matching\said( $card, $key ) ) as $value ) {
			$used[ $value ] = true;
		}
	}
	unset( $used[''] );

	return $used;
}

/**
 * The values to choose from.
 *
 * @param array                $criterion  Criterion.
 * @param array<string, true>  $used       Values that cards have.
 * @param array                $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param Criterion $criterion
 * @phpstan-param ListingAttributes $attributes
 * @return list<array{value: string, label: string}>
 */
function options( array $criterion, array $used, array $attributes, array $categories ): array {
	if ( '' !== $criterion['taxonomy'] ) {
		$all    = Criteria\CATEGORY === $criterion['key'] ? $categories : Criterion_Terms\all( $criterion['taxonomy'] );
		$terms  = Criteria\CATEGORY === $criterion['key'] ? Pills\offered_categories( $attributes['categories'], $attributes['showOthers'], $all ) : Categories\in_tree_order( $all );
		$labels = Category_Labels\of( $terms, $all );
		if ( ! $attributes['showGrid'] && ! is_object_in_taxonomy( POST_TYPE, $criterion['taxonomy'] ) ) {
			// For a loop of other posts, which comes later.
			$used = array_column( array_filter( $terms, static fn( \WP_Term $term ): bool => $term->count > 0 ), 'count', 'slug' );
		}
	} elseif ( 'when' === $criterion['kind'] ) {
		$labels = Moments\labels();
		$used   = array() === $used ? array() : $labels;
	} else {
		$labels = 'switch' === $criterion['kind'] ? array( '1' => $criterion['label'] ) : $criterion['options'];
	}
	$options = array();
	// That means everything.
	unset( $labels[ ALL ] );
	foreach ( array_intersect_key( $labels, $used ) as $value => $label ) {
		$options[] = array(
			'value' => (string) $value,
			'label' => Text\typeset( $label ),
		);
	}

	return $options;
}
