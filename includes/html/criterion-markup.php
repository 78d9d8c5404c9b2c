<?php
/**
 * What the template of a criterion prints, as data.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Criterion_Markup;

use ProgramsFilter\Answers;
use ProgramsFilter\Criteria;
use ProgramsFilter\Moments;
use ProgramsFilter\Text;
use const ProgramsFilter\Taxonomy\ALL;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of the group: what the script reads.
 *
 * @since n.e.x.t
 *
 * @param array $args What the template was given.
 * @phpstan-param CriterionTemplate $args
 * @return array<string, string>
 */
function group( array $args ): array {
	$control = $args['control'];
	$data    = array(
		'data-filter' => $control['key'],
		'data-label'  => $control['label'],
	);
	if ( $control['parameter'] !== $control['key'] ) {
		$data['data-parameter'] = $control['parameter'];
	}
	if ( '' !== $args['attributes']['target'] ) {
		$data['data-target'] = $args['attributes']['target'];
	}
	if ( 'checkboxes' === $control['look'] ) {
		$data['data-multiple'] = '';
	}
	if ( Criteria\CATEGORY === $control['key'] && array() !== $args['listing']['renamed'] ) {
		// For the script, on a page from a cache that ignores the address.
		$data['data-renamed'] = (string) wp_json_encode( $args['listing']['renamed'] );
	}
	if ( Criteria\CATEGORY === $control['key'] && ALL !== $args['listing']['initial'] ) {
		$data['data-initial'] = $args['listing']['initial'];
	}
	if ( 'when' === $control['kind'] ) {
		$data += array(
			'data-zone' => wp_timezone_string(),
			'data-week' => (string) Moments\first_day(),
		);
	}
	if ( $args['attributes']['showPillCounts'] ) {
		$data['data-counts'] = '';
	}

	return $data;
}

/**
 * What can be chosen.
 *
 * @since n.e.x.t
 *
 * @param array $args What the template was given.
 * @phpstan-param CriterionTemplate $args
 * @return array
 * @phpstan-return list<Choice>
 */
function choices( array $args ): array {
	$control = $args['control'];
	$asked   = $args['listing']['asked'][ $control['key'] ] ?? array();
	$counts  = $args['listing']['choices'][ $control['key'] ] ?? array();
	$options = $control['options'];
	if ( 'select' === $control['look'] || 'radios' === $control['look'] ) {
		array_unshift(
			$options,
			array(
				'value' => '',
				'label' => _x( 'Any', 'value of a filter', 'programs-filter' ),
			)
		);
	}
	$choices = array();
	foreach ( $options as $option ) {
		$number = $counts[ $option['value'] ] ?? 0;
		// Of cards elsewhere nothing is known.
		$is_empty  = $args['attributes']['showGrid'] && 0 === $number;
		$is_said   = '' !== $option['value'] && $args['attributes']['showGrid'] && ( $is_empty || $args['attributes']['showPillCounts'] );
		$choices[] = $option + array(
			'count'     => $is_said ? ' (' . Answers\number( $number ) . ')' : '',
			'is_active' => array() === $asked ? '' === $option['value'] : in_array( $option['value'], $asked, true ),
			'is_empty'  => $is_empty,
		);
	}

	return $choices;
}

/**
 * The number behind a label.
 *
 * @since n.e.x.t
 *
 * @param array $choice Choice.
 * @phpstan-param Choice $choice
 */
function count_of( array $choice ): string {
	return sprintf( '<span class="programas-pill__count">%s</span>', esc_html( Text\without_brackets( $choice['count'] ) ) );
}
