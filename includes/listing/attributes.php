<?php
/**
 * The block's attributes: block.json is the only list of names, types, limits and defaults.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The schema of block.json, as WordPress registered it.
 *
 * @return array<string, array<string, mixed>> JSON schema by attribute; empty when the block is not registered.
 */
function attributes_schema(): array {
	$block  = \WP_Block_Type_Registry::get_instance()->get_registered( BLOCK );
	$schema = array();
	foreach ( null === $block || null === $block->attributes ? array() : $block->attributes as $name => $attribute ) {
		if ( is_string( $name ) && is_array( $attribute ) ) {
			$schema[ $name ] = array_filter( $attribute, 'is_string', ARRAY_FILTER_USE_KEY );
		}
	}

	return $schema;
}

/**
 * Attributes that fit the schema, with their types known.
 *
 * Values that are missing or do not fit fall back to the default of block.json.
 *
 * @param array<string, mixed> $given Attributes as a block or a shortcode gives them.
 * @return ListingAttributes<string, mixed>
 */
function listing_attributes( array $given ): array {
	$values = array();
	foreach ( attributes_schema() as $name => $schema ) {
		$fits            = array_key_exists( $name, $given ) && true === rest_validate_value_from_schema( $given[ $name ], $schema, $name );
		$values[ $name ] = $fits ? rest_sanitize_value_from_schema( $given[ $name ], $schema, $name ) : ( $schema['default'] ?? null );
	}

	return array(
		'categories'           => texts_attribute( $values, 'categories' ),
		'showOthers'           => flag_attribute( $values, 'showOthers' ),
		'limit'                => number_attribute( $values, 'limit' ),
		'perPage'              => number_attribute( $values, 'perPage' ),
		'orderBy'              => text_attribute( $values, 'orderBy' ),
		'order'                => text_attribute( $values, 'order' ),
		'when'                 => text_attribute( $values, 'when' ),
		'minCardWidth'         => number_attribute( $values, 'minCardWidth' ),
		'columnsWide'          => number_attribute( $values, 'columnsWide' ),
		'columnsMedium'        => number_attribute( $values, 'columnsMedium' ),
		'columnsSmall'         => number_attribute( $values, 'columnsSmall' ),
		'showFilter'           => flag_attribute( $values, 'showFilter' ),
		'filters'              => texts_attribute( $values, 'filters' ),
		'filterControl'        => text_attribute( $values, 'filterControl' ),
		'multiple'             => flag_attribute( $values, 'multiple' ),
		'stickyFilter'         => flag_attribute( $values, 'stickyFilter' ),
		'showGrid'             => flag_attribute( $values, 'showGrid' ),
		// Where there are cards, the filter is theirs, whatever it controlled before they were shown.
		'target'               => flag_attribute( $values, 'showGrid' ) ? '' : text_attribute( $values, 'target' ),
		'allLabel'             => text_attribute( $values, 'allLabel' ),
		'initialCategory'      => text_attribute( $values, 'initialCategory' ),
		'showImage'            => flag_attribute( $values, 'showImage' ),
		'showExcerpt'          => flag_attribute( $values, 'showExcerpt' ),
		'showCategories'       => flag_attribute( $values, 'showCategories' ),
		'facts'                => array_values( array_intersect( texts_attribute( $values, 'facts' ), array_keys( Program\shown_fact_words() ) ) ),
		'showPillCounts'       => flag_attribute( $values, 'showPillCounts' ),
		'showCount'            => flag_attribute( $values, 'showCount' ),
		'headingLevel'         => number_attribute( $values, 'headingLevel' ),
		'emptyText'            => text_attribute( $values, 'emptyText' ),
		'gap'                  => text_attribute( $values, 'gap' ),
		'cardRadius'           => text_attribute( $values, 'cardRadius' ),
		'cardText'             => text_attribute( $values, 'cardText' ),
		'cardBackground'       => text_attribute( $values, 'cardBackground' ),
		'cardBorder'           => text_attribute( $values, 'cardBorder' ),
		'pillGap'              => text_attribute( $values, 'pillGap' ),
		'pillRadius'           => text_attribute( $values, 'pillRadius' ),
		'pillText'             => text_attribute( $values, 'pillText' ),
		'pillBackground'       => text_attribute( $values, 'pillBackground' ),
		'pillBorder'           => text_attribute( $values, 'pillBorder' ),
		'activePillText'       => text_attribute( $values, 'activePillText' ),
		'activePillBackground' => text_attribute( $values, 'activePillBackground' ),
		'anchor'               => text_attribute( $values, 'anchor' ),
	);
}

/**
 * A text, without white space around it.
 *
 * @param array<string, mixed> $values Attributes.
 * @param string               $name   Attribute.
 */
function text_attribute( array $values, string $name ): string {
	$value = $values[ $name ] ?? '';

	return is_string( $value ) ? trim( $value ) : '';
}

/**
 * Different texts, none of them empty.
 *
 * @param array<string, mixed> $values Attributes.
 * @param string               $name   Attribute.
 * @return list<string>
 */
function texts_attribute( array $values, string $name ): array {
	$texts = array();
	foreach ( (array) ( $values[ $name ] ?? array() ) as $value ) {
		if ( is_string( $value ) && '' !== $value && ! in_array( $value, $texts, true ) ) {
			$texts[] = $value;
		}
	}

	return $texts;
}

/**
 * A whole number.
 *
 * @param array<string, mixed> $values Attributes.
 * @param string               $name   Attribute.
 */
function number_attribute( array $values, string $name ): int {
	$value = $values[ $name ] ?? 0;

	return is_numeric( $value ) ? (int) $value : 0;
}

/**
 * A switch.
 *
 * @param array<string, mixed> $values Attributes.
 * @param string               $name   Attribute.
 */
function flag_attribute( array $values, string $name ): bool {
	return true === ( $values[ $name ] ?? false );
}
