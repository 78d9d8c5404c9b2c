<?php
/**
 * The controls of the widget as data, made from block.json; the widget registers them with Elementor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/** Sections in the tab "Style". */
const STYLE_TAB_SECTIONS = array( 'grid' );

/**
 * Returns the control of each attribute, and of each criterion of a selection.
 *
 * @return array<string, array<string, mixed>> Arguments of Elementor's `add_control()`, by name: that of the attribute, or `only_edad`.
 */
function get_widget_controls(): array {
	$labels   = Listing\get_attribute_labels();
	$hints    = Listing\get_attribute_hints();
	$criteria = Listing\get_available_criteria();
	$controls = array();
	foreach ( Listing\get_attributes_schema() as $name => $schema ) {
		if ( 'object' === $schema['type'] ) {
			$controls += get_selection_controls( $name, $schema, $criteria );
		} elseif ( isset( $labels[ $name ] ) ) {
			$controls[ $name ] = array( 'label' => $labels[ $name ] ) + get_attribute_control( $name, $schema, $criteria ) + array( 'default' => $schema['default'] ?? '' ) + ( $hints[ $name ] ?? array() ) + get_control_condition( $name, $schema );
		}
	}

	return $controls;
}

/**
 * Returns the control of an attribute.
 *
 * @param string                   $name     Attribute.
 * @param AttributeSchema          $schema   Its schema.
 * @param array<string, Criterion> $criteria By what programs can be filtered.
 * @return array<string, mixed>
 */
function get_attribute_control( string $name, array $schema, array $criteria ): array {
	if ( 'headingLevel' === $name ) {
		$levels = range( 2, 6 );

		return array(
			'type'    => 'select',
			'options' => array_combine( $levels, array_map( static fn( int $level ): string => "H$level", $levels ) ),
			'default' => '3',
		);
	}
	$options = get_widget_control_options( $name, $criteria );
	switch ( $schema['type'] ) {
		case 'boolean':
			return array(
				'type'    => 'switcher',
				'default' => true === ( $schema['default'] ?? false ) ? 'yes' : '',
			);
		case 'integer':
			return array( 'type' => 'number' ) + array_filter(
				array(
					'min' => $schema['minimum'] ?? null,
					'max' => $schema['maximum'] ?? null,
				),
				'is_int'
			);
		case 'array':
			return array(
				'type'        => ORDERED_CHOICE_TYPE,
				'multiple'    => true,
				'label_block' => true,
				'options'     => $options,
			);
	}
	if ( array() !== $options ) {
		return array(
			'type'    => 'select',
			'options' => $options,
		);
	}

	return array(
		'type'        => 'text',
		'label_block' => true,
		'ai'          => array( 'active' => false ),
	);
}

/**
 * Returns the controls of what a listing is limited to, or of the category that is chosen at first.
 *
 * @param string                   $name     Attribute.
 * @param AttributeSchema          $schema   Its schema.
 * @param array<string, Criterion> $criteria By what programs can be filtered.
 * @return array<string, array<string, mixed>> By name.
 */
function get_selection_controls( string $name, array $schema, array $criteria ): array {
	$is_initial = 'initial' === $name;
	$any        = array( '' => _x( 'Any', 'value of a filter', 'programs-filter' ) );
	$controls   = array();
	foreach ( array_filter( $is_initial ? array_intersect_key( $criteria, array( Listing\CATEGORY => true ) ) : $criteria, 'ProgramsFilter\\Listing\\is_selectable' ) as $key => $criterion ) {
		$options = Listing\get_selection_choices( $criterion );
		$control = array(
			'type'        => 'text',
			'default'     => '',
			'label_block' => true,
			'ai'          => array( 'active' => false ),
		);
		if ( 'switch' === $criterion['kind'] ) {
			$control = array(
				'type'    => 'switcher',
				'default' => '',
			);
		} elseif ( $is_initial || 'when' === $criterion['kind'] ) {
			$control = array(
				'type'    => 'select',
				'default' => '',
				'options' => $any + $options,
			);
		} elseif ( array() !== $options || array() !== $criterion['taxonomy'] ) {
			$control = array(
				'type'        => ORDERED_CHOICE_TYPE,
				'default'     => array(),
				'multiple'    => true,
				'label_block' => true,
				'options'     => $options,
			);
		}
		$controls[ "{$name}_$key" ] = array( 'label' => $is_initial ? Listing\get_attribute_labels()[ $name ] : $criterion['label'] ) + $control + get_control_condition( $name, $schema );
	}

	return $controls;
}

/**
 * Returns the options of a control.
 *
 * @param string                   $name     Attribute.
 * @param array<string, Criterion> $criteria By what programs can be filtered.
 * @return array<string> Labels by value; empty for free text.
 */
function get_widget_control_options( string $name, array $criteria ): array {
	switch ( $name ) {
		case 'filters':
			return array_map( static fn( array $entry ): string => $entry['label'], $criteria );
	}

	return Listing\get_value_labels()[ $name ] ?? array();
}

/**
 * Returns the condition for a control to be shown. Elementor uses the default of hidden ones. It cannot test whether a list contains one of several
 * values: what is for some filters only is always shown.
 *
 * @param string          $name   Attribute.
 * @param AttributeSchema $schema Its schema.
 * @return array<string, array<string, string>>
 */
function get_control_condition( string $name, array $schema ): array {
	// Checkboxes have no option "all".
	$condition  = array(
		'target'   => array( 'showGrid' => '' ),
		'allLabel' => array( 'multiple' => '' ),
	)[ $name ] ?? array();
	$condition += array_fill_keys( $schema['needs'] ?? array(), 'yes' );

	return array() === $condition ? array() : array( 'condition' => $condition );
}
