<?php
/**
 * The controls of a listing's criteria, as data.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the controls, in the order of the criteria, without those for which no card has a value.
 *
 * @param list<RenderedCard>   $cards      Cards.
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<Control>
 */
function controls_view_model( array $cards, array $attributes, array $categories ): array {
	$controls = array();
	foreach ( criteria_beyond_pills( $attributes ) as $key => $criterion ) {
		// Also of those without a control, so that addresses stay the same whatever the programs are.
		$parameter = own_parameter( $key );
		if ( '' !== $criterion['fact'] ) {
			$criterion['options'] = choice_labels( $cards, $key );
		}
		$used = 'words' === $criterion['kind'] ? array() : used_values( $cards, $key );
		if ( YEAR === $key && is_made_of_facts( $criterion ) ) {
			$criterion['options'] = year_labels( array_keys( $used ) );
		}
		$is_typed = 'words' === $criterion['kind'] || 'number' === $criterion['kind'];
		$options  = $is_typed ? array() : control_options( $criterion, $used, $attributes, $categories );
		// Where all programs are for all ages, or free, there is nothing to ask.
		if ( array() !== $options || 'words' === $criterion['kind'] || ( 'day' === $criterion['kind'] && array() !== $used ) || ( $is_typed && array() !== array_diff_key( $used, array( ANY_NUMBER => true ) ) ) ) {
			$controls[] = array(
				'key'       => $key,
				'kind'      => $criterion['kind'],
				'label'     => WordPress\typeset( $criterion['label'] ),
				'look'      => control_look( $criterion['kind'], $attributes ),
				'parameter' => $parameter,
				'options'   => $options,
				'sign'      => PRICE === $key ? price_sign( $cards ) : '',
			);
		}
	}

	return $controls;
}

/**
 * Returns the look of a control.
 *
 * @param string            $kind       Kind of the criterion.
 * @param ListingAttributes $attributes Attributes.
 * @return string `search`, `switch`, `number`, `date`, `checkboxes`, `radios` or `select`.
 */
function control_look( string $kind, array $attributes ): string {
	$only = array(
		'words'  => 'search',
		'switch' => 'switch',
		'number' => 'number',
		'day'    => 'date',
		'order'  => 'select',
	);
	if ( isset( $only[ $kind ] ) ) {
		return $only[ $kind ];
	}
	if ( 'choice' === $kind && $attributes['multiple'] ) {
		return 'checkboxes';
	}

	return 'pills' === $attributes['filterControl'] ? 'radios' : 'select';
}

/**
 * Returns the values that cards have.
 *
 * @param list<RenderedCard> $cards Cards.
 * @param string             $key   Criterion.
 * @return array<string, true> By value. For moments and words only whether there are any.
 */
function used_values( array $cards, string $key ): array {
	$used = array();
	foreach ( $cards as $card ) {
		foreach ( explode( ' ', said_by_card( $card, $key ) ) as $value ) {
			$used[ $value ] = true;
		}
	}
	unset( $used[''] );

	return $used;
}

/**
 * Returns the options of a control.
 *
 * @param Criterion            $criterion  Criterion.
 * @param array<string, true>  $used       Values that cards have.
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<array{value: string, label: string}>
 */
function control_options( array $criterion, array $used, array $attributes, array $categories ): array {
	if ( '' !== $criterion['taxonomy'] ) {
		$all    = CATEGORY === $criterion['key'] ? $categories : criterion_terms( $criterion['taxonomy'] );
		$terms  = CATEGORY === $criterion['key'] ? offered_categories( $attributes['categories'], $attributes['showOthers'], $all ) : Program\categories_in_tree_order( $all );
		$labels = category_labels( $terms, $all );
		if ( ! $attributes['showGrid'] && ! is_object_in_taxonomy( Program\POST_TYPE, $criterion['taxonomy'] ) ) {
			// For a loop of other posts, which is printed later.
			$used = array_column( array_filter( $terms, static fn( \WP_Term $term ): bool => $term->count > 0 ), 'count', 'slug' );
		}
	} elseif ( 'when' === $criterion['kind'] ) {
		$labels = moment_labels();
		$used   = array() === $used && ! are_past_ones_apart( $attributes ) ? array() : $labels;
	} elseif ( 'order' === $criterion['kind'] ) {
		$labels = order_labels();
		$used   = array() === $used ? array() : $labels;
	} else {
		$labels = 'switch' === $criterion['kind'] ? array( '1' => $criterion['label'] ) : $criterion['options'];
	}
	$options = array();
	// It means all categories.
	unset( $labels[ Program\ALL ] );
	foreach ( array_intersect_key( $labels, $used ) as $value => $label ) {
		$options[] = array(
			'value' => (string) $value,
			'label' => WordPress\typeset( $label ),
		);
	}

	return $options;
}
