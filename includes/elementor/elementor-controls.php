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
use ProgramsFilter\Elementor_Hints;
use ProgramsFilter\Elementor_Look;
use ProgramsFilter\Elementor_Texts;
use ProgramsFilter\Fact_List;
use ProgramsFilter\Look;
use ProgramsFilter\Text;
use const ProgramsFilter\Elementor_Values\CHOICE;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

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
function all(): array {
	$labels   = Elementor_Texts\labels();
	$criteria = array_filter( Criteria\table(), static fn( array $entry ): bool => '' === $entry['taxonomy'] || is_object_in_taxonomy( POST_TYPE, $entry['taxonomy'] ) );
	$controls = array();
	foreach ( Attributes\schema() as $name => $schema ) {
		if ( isset( $labels[ $name ] ) ) {
			$controls[ $name ] = array( 'label' => $labels[ $name ] ) + control( $name, $schema, $criteria ) + array( 'default' => $schema['default'] ?? '' ) + Elementor_Hints\texts( $name ) + Elementor_Hints\condition( $name, $criteria );
		}
	}

	return $controls;
}

/**
 * What an attribute's control is.
 *
 * @param string               $name     Attribute.
 * @param array<string, mixed> $schema   Its JSON schema.
 * @param array                $criteria By what programs can be filtered.
 * @phpstan-param array<string, Criterion> $criteria
 * @return array<string, mixed>
 */
function control( string $name, array $schema, array $criteria ): array {
	if ( isset( Look\PROPERTIES[ $name ] ) ) {
		return Elementor_Look\control( $name, $schema );
	}
	if ( 'headingLevel' === $name ) {
		$levels = range( 2, 6 );

		return array(
			'type'    => 'select',
			'options' => array_combine( $levels, array_map( static fn( int $level ): string => "H$level", $levels ) ),
			'default' => '3',
		);
	}
	$options = options( $name, $criteria );
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
				'type'        => CHOICE,
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
 * @param string $name     Attribute.
 * @param array  $criteria By what programs can be filtered.
 * @phpstan-param array<string, Criterion> $criteria
 * @return array<string> Labels by value; none where anything can be written.
 */
function options( string $name, array $criteria ): array {
	switch ( $name ) {
		case 'facts':
			return array_combine( Fact_List\KEYS, array_map( 'ProgramsFilter\\Fact_Texts\\label', Fact_List\KEYS ) );
		case 'categories':
			return category_names();
		case 'initialCategory':
			return array( '' => _x( 'All', 'categories', 'programs-filter' ) ) + category_names();
		case 'filters':
			return array_map( static fn( array $entry ): string => $entry['label'], $criteria );
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
