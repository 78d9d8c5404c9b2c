<?php
/**
 * The widget's controls, made from the block's own schema (block.json): as data, without Elementor.
 *
 * When a control of the widget is shown, and what is said beside it: as in the block's inspector.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Filters;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Where each attribute has its control; `order` is part of `orderBy`, as in the block's inspector. A text comes after what it stands on, so that
 * its color wins over the readable one that Elementor_Look sets.
 */
const SECTIONS = array(
	'programs' => array( 'categories', 'showOthers', 'when', 'orderBy', 'limit' ),
	'filter'   => array( 'showFilter', 'filters', 'filterControl', 'multiple', 'stickyFilter', 'allLabel', 'showPillCounts', 'initialCategory', 'target' ),
	'cards'    => array( 'showGrid', 'showImage', 'showExcerpt', 'showCategories', 'facts', 'headingLevel', 'showCount', 'emptyText', 'perPage', 'anchor' ),
	'grid'     => array( 'columnsWide', 'columnsMedium', 'columnsSmall', 'minCardWidth', 'gap' ),
	'card'     => array( 'cardBackground', 'cardText', 'cardBorder', 'cardRadius' ),
	'pill'     => array( 'pillBackground', 'pillText', 'pillBorder', 'activePillText', 'activePillBackground', 'pillGap', 'pillRadius' ),
);

/**
 * Sections whose controls are of the tab "Style".
 */
const STYLE_SECTIONS = array( 'grid', 'card', 'pill' );

/**
 * The control of each attribute.
 *
 * @return array<string, array<string, mixed>> Arguments of Elementor's `add_control()`, by attribute.
 */
function widget_controls(): array {
	$labels   = attribute_labels();
	$criteria = array_filter( Filters\criteria_table(), static fn( array $entry ): bool => '' === $entry['taxonomy'] || is_object_in_taxonomy( Program\POST_TYPE, $entry['taxonomy'] ) );
	$controls = array();
	foreach ( Listing\attributes_schema() as $name => $schema ) {
		if ( isset( $labels[ $name ] ) ) {
			$controls[ $name ] = array( 'label' => $labels[ $name ] ) + attribute_control( $name, $schema, $criteria ) + array( 'default' => $schema['default'] ?? '' ) + control_hints( $name ) + control_condition( $name, $criteria );
		}
	}

	return $controls;
}

/**
 * What an attribute's control is.
 *
 * @param string                   $name     Attribute.
 * @param array<string, mixed>     $schema   Its JSON schema.
 * @param array<string, Criterion> $criteria By what programs can be filtered.
 * @return array<string, mixed>
 */
function attribute_control( string $name, array $schema, array $criteria ): array {
	if ( isset( Listing\LOOK_PROPERTIES[ $name ] ) ) {
		return look_control( $name, $schema );
	}
	if ( 'headingLevel' === $name ) {
		$levels = range( 2, 6 );

		return array(
			'type'    => 'select',
			'options' => array_combine( $levels, array_map( static fn( int $level ): string => "H$level", $levels ) ),
			'default' => '3',
		);
	}
	$options = control_options( $name, $criteria );
	switch ( $schema['type'] ?? 'string' ) {
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
				'type'        => CHOICE_CONTROL,
				'multiple'    => true,
				'label_block' => true,
				'options'     => $options,
			);
	}
	if ( array() !== $options ) {
		return array(
			'type'    => 'select',
			'options' => $options,
		) + ( 'orderBy' === $name ? array( 'default' => 'manual/asc' ) : array() );
	}

	return array(
		'type'        => 'text',
		'label_block' => true,
		'ai'          => array( 'active' => false ),
	);
}

/**
 * What can be chosen.
 *
 * @param string                   $name     Attribute.
 * @param array<string, Criterion> $criteria By what programs can be filtered.
 * @return array<string> Labels by value; none where anything can be written.
 */
function control_options( string $name, array $criteria ): array {
	switch ( $name ) {
		case 'facts':
			return Program\shown_fact_labels();
		case 'categories':
			return category_names();
		case 'initialCategory':
			return array( '' => _x( 'All', 'categories', 'programs-filter' ) ) + category_names();
		case 'filters':
			return array_map( static fn( array $entry ): string => $entry['label'], $criteria );
	}

	return choice_words()[ $name ] ?? array();
}

/**
 * The names of the categories, those within others behind a dash.
 *
 * @return array<string> By slug.
 */
function category_names(): array {
	$names = array();
	$all   = Program\all_categories();
	foreach ( Program\categories_in_tree_order( $all ) as $term ) {
		$depth                = count( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) );
		$names[ $term->slug ] = str_repeat( '— ', $depth ) . WordPress\plain_text( $term->name );
	}

	return $names;
}

/**
 * What has to be on for a control to have a meaning.
 */
const NEEDS = array(
	'showFilter' => array( 'filterControl', 'multiple', 'stickyFilter', 'allLabel', 'showPillCounts', 'target' ),
	'showGrid'   => array( 'when', 'orderBy', 'order', 'limit', 'stickyFilter', 'showImage', 'showExcerpt', 'showCategories', 'facts', 'headingLevel', 'emptyText', 'perPage' ),
);

/**
 * When a control is shown. Elementor takes the default for one that is not.
 *
 * @param string                   $name     Attribute.
 * @param array<string, Criterion> $criteria By what programs can be filtered.
 * @return array<string, array<string, string>>
 */
function control_condition( string $name, array $criteria ): array {
	// There is no pill of "all" among boxes to tick.
	$condition = array(
		'target'   => array( 'showGrid' => '' ),
		'allLabel' => array( 'multiple' => '' ),
	)[ $name ] ?? array();
	foreach ( NEEDS as $switch => $names ) {
		if ( in_array( $name, $names, true ) ) {
			$condition[ $switch ] = 'yes';
		}
	}
	// Elementor's "one of several" fails on a list that somebody else has emptied: where there are several, the control is always there.
	$choices = array_keys( array_filter( $criteria, static fn( array $entry ): bool => 'choice' === $entry['kind'] ) );
	$needed  = array(
		'filterControl' => array_merge( array( Filters\WHEN ), array_diff( $choices, array( Filters\CATEGORY ) ) ),
		'multiple'      => $choices,
	)[ $name ] ?? array();
	if ( 1 === count( $needed ) ) {
		$condition['filters'] = $needed[0];
	}

	return array() === $condition ? array() : array( 'condition' => $condition );
}

/**
 * What is said below a control or in its empty field.
 *
 * @param string $name Attribute.
 * @return array<string, string>
 */
function control_hints( string $name ): array {
	switch ( $name ) {
		case 'limit':
		case 'perPage':
			return array( 'description' => __( '0: all are shown.', 'programs-filter' ) );
		case 'multiple':
			return array( 'description' => __( 'Categories become boxes to tick.', 'programs-filter' ) );
		case 'target':
			return array( 'description' => __( 'For example #programas. Empty: the first grid on the page.', 'programs-filter' ) );
		case 'allLabel':
			return array( 'placeholder' => _x( 'All', 'programs', 'programs-filter' ) );
	}

	return array();
}
