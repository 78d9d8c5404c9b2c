<?php
/**
 * The block's attributes: block.json is the only list of names, types, limits and defaults.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Attributes;

use const ProgramsFilter\Block\NAME as BLOCK;

/**
 * The schema of block.json, as WordPress registered it.
 *
 * @return array<string, array<string, mixed>> JSON schema by attribute; empty when the block is not registered.
 */
function schema(): array {
	$block = \WP_Block_Type_Registry::get_instance()->get_registered( BLOCK );

	return null === $block ? array() : (array) $block->attributes;
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
		'categories'      => array_values( array_unique( array_filter( array_map( 'strval', (array) ( $values['categories'] ?? array() ) ), 'strlen' ) ) ),
		'limit'           => (int) ( $values['limit'] ?? 0 ),
		'orderBy'         => (string) ( $values['orderBy'] ?? 'manual' ),
		'order'           => (string) ( $values['order'] ?? 'asc' ),
		'minCardWidth'    => (int) ( $values['minCardWidth'] ?? 280 ),
		'showFilter'      => (bool) ( $values['showFilter'] ?? true ),
		'showGrid'        => (bool) ( $values['showGrid'] ?? true ),
		'target'          => trim( (string) ( $values['target'] ?? '' ) ),
		'allLabel'        => trim( (string) ( $values['allLabel'] ?? '' ) ),
		'initialCategory' => (string) ( $values['initialCategory'] ?? '' ),
		'showImage'       => (bool) ( $values['showImage'] ?? true ),
		'showExcerpt'     => (bool) ( $values['showExcerpt'] ?? true ),
		'showCategories'  => (bool) ( $values['showCategories'] ?? true ),
		'showPillCounts'  => (bool) ( $values['showPillCounts'] ?? false ),
		'showCount'       => (bool) ( $values['showCount'] ?? true ),
		'headingLevel'    => (int) ( $values['headingLevel'] ?? 3 ),
		'emptyText'       => trim( (string) ( $values['emptyText'] ?? '' ) ),
	);
}
