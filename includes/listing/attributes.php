<?php
/**
 * The block's attributes. block.json is the list: type, default, limits, word in the shortcode, panel and custom property of each.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const BLOCK = 'programs-filter/programas';

/**
 * The attributes of block.json.
 *
 * @return array<string, AttributeSchema> By name; empty without a build.
 */
function attributes_schema(): array {
	/**
	 * The memo of the request.
	 *
	 * @var array<string, AttributeSchema>|null $schema
	 */
	static $schema = null;
	if ( null === $schema ) {
		$file  = WordPress\built_block_folder() . '/block.json';
		$block = is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;

		/**
		 * As src/listing/block/block.json has them.
		 *
		 * @var array<string, AttributeSchema> $schema
		 */
		$schema = is_array( $block ) ? $block['attributes'] : array();
	}

	return $schema;
}

/**
 * Returns a key of block.json for each attribute that has it.
 *
 * @param 'property'|'on' $key Key.
 * @return array<string, string>
 */
function attributes_with( string $key ): array {
	return array_filter( array_map( static fn( array $schema ): string => $schema[ $key ] ?? '', attributes_schema() ), static fn( string $value ): bool => '' !== $value );
}

/**
 * Returns all attributes of a block, with the default of block.json for those that are missing or invalid.
 *
 * @param array<string, mixed> $given Attributes as a block or a shortcode gives them.
 * @return ListingAttributes
 */
function listing_attributes( array $given ): array {
	$block = new \WP_Block_Type( BLOCK, array( 'attributes' => attributes_schema() ) );

	/**
	 * WordPress drops invalid values and adds the defaults.
	 *
	 * @var array<string, mixed> $checked
	 */
	$checked = $block->prepare_attributes_for_render( $given );

	return typed_attributes( $checked );
}

/**
 * Attributes that WordPress has checked, in the types of block.json.
 *
 * @param array<string, mixed> $checked Attributes.
 * @return ListingAttributes
 */
function typed_attributes( array $checked ): array {
	$typed = array();
	foreach ( attributes_schema() as $name => $schema ) {
		$value = rest_sanitize_value_from_schema( $checked[ $name ] ?? $schema['default'] ?? '', $schema, $name );
		if ( is_array( $value ) ) {
			$value = array_values( array_unique( array_filter( $value, static fn( $item ): bool => is_string( $item ) && '' !== $item ) ) );
		}
		$typed[ $name ] = is_string( $value ) ? trim( $value ) : $value;
	}
	if ( true === ( $typed['showGrid'] ?? false ) ) {
		// A block with cards filters its own cards.
		$typed['target'] = '';
	}

	/**
	 * PHPStan makes the shape from block.json (tools/lint/php/shapes.php).
	 *
	 * @var ListingAttributes $typed
	 */
	$typed['facts'] = array_values( array_intersect( $typed['facts'], array_keys( Program\shown_fact_words() ) ) );

	return $typed;
}
