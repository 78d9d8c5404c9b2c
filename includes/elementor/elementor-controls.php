<?php
/**
 * The widget's controls, made from the block's own schema (block.json): as data, without Elementor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor_Controls;

use ProgramsFilter\Attributes;
use ProgramsFilter\Categories;
use ProgramsFilter\Criteria;
use ProgramsFilter\Elementor_Texts;
use ProgramsFilter\Fact_List;
use ProgramsFilter\Look;
use ProgramsFilter\Text;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

/**
 * Where each attribute has its control; `order` is part of `orderBy`, as in the block's inspector.
 */
const SECTIONS = array(
	'programs' => array( 'categories', 'showOthers', 'when', 'orderBy', 'limit' ),
	'filter'   => array( 'showFilter', 'filters', 'filterControl', 'multiple', 'stickyFilter', 'allLabel', 'showPillCounts', 'initialCategory', 'target' ),
	'cards'    => array( 'showGrid', 'showImage', 'showExcerpt', 'showCategories', 'facts', 'headingLevel', 'showCount', 'emptyText', 'perPage', 'anchor' ),
	'grid'     => array( 'columnsWide', 'columnsMedium', 'columnsSmall', 'minCardWidth', 'gap' ),
	'card'     => array( 'cardText', 'cardBackground', 'cardBorder', 'cardRadius' ),
	'pill'     => array( 'pillText', 'pillBackground', 'pillBorder', 'activePillText', 'activePillBackground', 'pillGap', 'pillRadius' ),
);

/**
 * Sections whose controls are of the tab "Style".
 */
const STYLE_SECTIONS = array( 'grid', 'card', 'pill' );

/**
 * What has to be on for a control to have a meaning.
 */
const NEEDS = array(
	'showFilter' => array( 'filters', 'filterControl', 'multiple', 'stickyFilter', 'allLabel', 'showPillCounts' ),
	'showGrid'   => array( 'showImage', 'showExcerpt', 'showCategories', 'facts', 'headingLevel', 'emptyText', 'perPage' ),
);

/**
 * The titles of the sections, as those of the inspector's panels.
 *
 * @return array<string, string> By section.
 */
function titles(): array {
	return array(
		'programs' => __( 'Programs', 'programs-filter' ),
		'filter'   => __( 'Filter', 'programs-filter' ),
		'cards'    => __( 'Cards', 'programs-filter' ),
		'grid'     => __( 'Grid', 'programs-filter' ),
		'card'     => __( 'Colors of cards', 'programs-filter' ),
		'pill'     => __( 'Colors of buttons', 'programs-filter' ),
	);
}

/**
 * The control of each attribute.
 *
 * @return array<string, array<string, mixed>> Arguments of Elementor's `add_control()`, by attribute.
 */
function all(): array {
	$labels   = Elementor_Texts\labels();
	$controls = array();
	foreach ( Attributes\schema() as $name => $schema ) {
		if ( isset( $labels[ $name ] ) ) {
			$controls[ $name ] = array( 'label' => $labels[ $name ] ) + control( $name, $schema ) + array( 'default' => $schema['default'] ?? '' ) + condition( $name );
		}
	}

	return $controls;
}

/**
 * What an attribute's control is.
 *
 * @param string               $name   Attribute.
 * @param array<string, mixed> $schema Its JSON schema.
 * @return array<string, mixed>
 */
function control( string $name, array $schema ): array {
	if ( isset( Look\PROPERTIES[ $name ] ) ) {
		return of_look( $name, $schema );
	}
	$options = options( $name );
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
				'type'        => 'select2',
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
 * The control of a part of the look: it writes the listing's custom property, for which Elementor needs no new HTML.
 *
 * @param string               $name   Attribute.
 * @param array<string, mixed> $schema Its JSON schema.
 * @return array<string, mixed>
 */
function of_look( string $name, array $schema ): array {
	$property = Look\PROPERTIES[ $name ];
	if ( 'integer' === ( $schema['type'] ?? '' ) ) {
		$numbers = range( 1, is_int( $schema['maximum'] ?? null ) ? $schema['maximum'] : 6 );

		return array(
			'type'      => 'select',
			'default'   => '',
			'options'   => array( '' => _x( 'Automatic', 'number of columns', 'programs-filter' ) ) + array_combine( $numbers, array_map( 'strval', $numbers ) ),
			'selectors' => array( '{{WRAPPER}} .programas' => "$property: {{VALUE}};" ),
		);
	}
	if ( str_contains( is_string( $schema['pattern'] ?? null ) ? $schema['pattern'] : '', 'rgb' ) ) {
		return array(
			'type'      => 'color',
			'selectors' => array( '{{WRAPPER}} .programas' => "$property: {{VALUE}};" ),
		);
	}

	return array(
		'type'       => 'slider',
		'default'    => array(
			'unit' => 'px',
			'size' => '',
		),
		'size_units' => array( 'px', 'em', 'rem', '%', 'vw' ),
		'selectors'  => array( '{{WRAPPER}} .programas' => "$property: {{SIZE}}{{UNIT}};" ),
	);
}

/**
 * What can be chosen.
 *
 * @param string $name Attribute.
 * @return array<string> Labels by value; none where anything can be written.
 */
function options( string $name ): array {
	switch ( $name ) {
		case 'facts':
			return array_combine( Fact_List\KEYS, array_map( 'ProgramsFilter\\Fact_Texts\\label', Fact_List\KEYS ) );
		case 'categories':
			return category_names();
		case 'initialCategory':
			return array( '' => _x( 'All', 'categories', 'programs-filter' ) ) + category_names();
		case 'filters':
			$of_programs = array_filter( Criteria\table(), static fn( array $entry ): bool => '' === $entry['taxonomy'] || is_object_in_taxonomy( POST_TYPE, $entry['taxonomy'] ) );

			return array_map( static fn( array $entry ): string => $entry['label'], $of_programs );
	}

	return Elementor_Texts\choices()[ $name ] ?? array();
}

/**
 * The names of the categories, those within others behind a dash.
 *
 * @return array<string> By slug.
 */
function category_names(): array {
	$names = array();
	$all   = Categories\all();
	foreach ( Categories\in_tree_order( $all ) as $term ) {
		$depth                = count( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) );
		$names[ $term->slug ] = str_repeat( '— ', $depth ) . Text\plain( $term->name );
	}

	return $names;
}

/**
 * When a control is shown.
 *
 * @param string $name Attribute.
 * @return array<string, mixed>
 */
function condition( string $name ): array {
	if ( 'target' === $name ) {
		return array( 'condition' => array( 'showGrid' => '' ) );
	}
	foreach ( NEEDS as $switch => $names ) {
		if ( in_array( $name, $names, true ) ) {
			return array( 'condition' => array( $switch => 'yes' ) );
		}
	}

	return array();
}
