<?php
/**
 * The block's attributes: block.json is the only list of names, types, limits and defaults.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Attributes;

use ProgramsFilter\Fact_List;
use const ProgramsFilter\Block\NAME as BLOCK;

defined( 'ABSPATH' ) || exit;

/**
 * The schema of block.json, as WordPress registered it.
 *
 * @return array<string, array<string, mixed>> JSON schema by attribute; empty when the block is not registered.
 */
function schema(): array {
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
 * @return array<string, mixed>
 * @phpstan-return ListingAttributes
 */
function normalize( array $given ): array {
	$values = array();
	foreach ( schema() as $name => $schema ) {
		$fits            = array_key_exists( $name, $given ) && true === rest_validate_value_from_schema( $given[ $name ], $schema, $name );
		$values[ $name ] = $fits ? rest_sanitize_value_from_schema( $given[ $name ], $schema, $name ) : ( $schema['default'] ?? null );
	}

	return array(
		'categories'           => texts( $values, 'categories' ),
		'showOthers'           => flag( $values, 'showOthers' ),
		'limit'                => number( $values, 'limit' ),
		'perPage'              => number( $values, 'perPage' ),
		'orderBy'              => text( $values, 'orderBy' ),
		'order'                => text( $values, 'order' ),
		'when'                 => text( $values, 'when' ),
		'minCardWidth'         => number( $values, 'minCardWidth' ),
		'columnsWide'          => number( $values, 'columnsWide' ),
		'columnsMedium'        => number( $values, 'columnsMedium' ),
		'columnsSmall'         => number( $values, 'columnsSmall' ),
		'showFilter'           => flag( $values, 'showFilter' ),
		'filters'              => texts( $values, 'filters' ),
		'filterControl'        => text( $values, 'filterControl' ),
		'multiple'             => flag( $values, 'multiple' ),
		'stickyFilter'         => flag( $values, 'stickyFilter' ),
		'showGrid'             => flag( $values, 'showGrid' ),
		// Where there are cards, the filter is theirs, whatever it controlled before they were shown.
		'target'               => flag( $values, 'showGrid' ) ? '' : text( $values, 'target' ),
		'allLabel'             => text( $values, 'allLabel' ),
		'initialCategory'      => text( $values, 'initialCategory' ),
		'showImage'            => flag( $values, 'showImage' ),
		'showExcerpt'          => flag( $values, 'showExcerpt' ),
		'showCategories'       => flag( $values, 'showCategories' ),
		'facts'                => array_values( array_intersect( texts( $values, 'facts' ), Fact_List\KEYS ) ),
		'showPillCounts'       => flag( $values, 'showPillCounts' ),
		'showCount'            => flag( $values, 'showCount' ),
		'headingLevel'         => number( $values, 'headingLevel' ),
		'emptyText'            => text( $values, 'emptyText' ),
		'gap'                  => text( $values, 'gap' ),
		'cardRadius'           => text( $values, 'cardRadius' ),
		'cardText'             => text( $values, 'cardText' ),
		'cardBackground'       => text( $values, 'cardBackground' ),
		'cardBorder'           => text( $values, 'cardBorder' ),
		'pillGap'              => text( $values, 'pillGap' ),
		'pillRadius'           => text( $values, 'pillRadius' ),
		'pillText'             => text( $values, 'pillText' ),
		'pillBackground'       => text( $values, 'pillBackground' ),
		'pillBorder'           => text( $values, 'pillBorder' ),
		'activePillText'       => text( $values, 'activePillText' ),
		'activePillBackground' => text( $values, 'activePillBackground' ),
		'anchor'               => text( $values, 'anchor' ),
	);
}

/**
 * A text, without white space around it.
 *
 * @param array<string, mixed> $values Attributes.
 * @param string               $name   Attribute.
 */
function text( array $values, string $name ): string {
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
function texts( array $values, string $name ): array {
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
function number( array $values, string $name ): int {
	$value = $values[ $name ] ?? 0;

	return is_numeric( $value ) ? (int) $value : 0;
}

/**
 * A switch.
 *
 * @param array<string, mixed> $values Attributes.
 * @param string               $name   Attribute.
 */
function flag( array $values, string $name ): bool {
	return true === ( $values[ $name ] ?? false );
}
