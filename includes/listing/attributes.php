<?php
/**
 * The block's attributes, and the custom properties that are made of them. block.json is the list: type, default, limits, word in the shortcode, panel
 * and custom property of each.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const BLOCK     = 'programs-filter/programas';
const SHORTCODE = 'programas';

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
 * @param array<mixed> $checked Attributes.
 * @return ListingAttributes
 */
function typed_attributes( array $checked ): array {
	$typed = array();
	foreach ( attributes_schema() as $name => $schema ) {
		$value = rest_sanitize_value_from_schema( $checked[ $name ] ?? $schema['default'] ?? '', $schema, $name );
		if ( is_array( $value ) ) {
			$value = 'object' === $schema['type'] ? usable_selection( $value ) : filled_items( $value );
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

/**
 * Returns the items of a list, each once.
 *
 * @param mixed $items List.
 * @return list<string> Without empty ones.
 */
function filled_items( $items ): array {
	return array_values( array_unique( array_filter( (array) $items, static fn( $item ): bool => is_string( $item ) && '' !== $item ) ) );
}

/**
 * Returns the ID in a selector: of a grid, or of an element around it.
 *
 * @param string $target Selector.
 * @return string|null '' for the page's first grid; null for other selectors.
 */
function anchor_of_selector( string $target ): ?string {
	return 1 === preg_match( '/^(?:#([-\w\x80-\xff]+)(?: \.programas-grid)?)?$/', trim( $target ), $found ) ? $found[1] ?? '' : null;
}

/**
 * Allows `rgb()` and `hsl()` in the plugin's custom properties. WordPress removes functions that it does not know.
 *
 * @param mixed $allowed Whether WordPress allows it.
 * @param mixed $css     One declaration.
 * @return mixed
 */
function allow_color_functions( $allowed, $css = '' ) {
	return is_string( $css ) && 1 === preg_match( '#^\s*--programas-[a-z-]+:\s*((rgb|hsl)a?\([-0-9.,%/ deg]+\)|oklch\(from [^()]*(\([-0-9.,%/ deg]+\) *)? 0 0\))\s*$#D', $css ) ? true : $allowed;
}

/**
 * Returns the wrapper's `style`. Defaults are left out, so that a theme's property counts.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return string CSS, not escaped. block.json restricts its values.
 */
function look_style( array $attributes ): string {
	$properties = attributes_with( 'property' );
	$style      = sprintf( '--programas-card-min:%dpx;', $attributes['minCardWidth'] );
	foreach ( $properties as $attribute => $property ) {
		$value = $attributes[ $attribute ];
		if ( 0 !== $value && '' !== $value ) {
			$style .= sprintf( '%1$s:%2$s;', $property, is_string( $value ) ? css_value( $value ) : (int) $value );
		}
	}
	foreach ( attributes_with( 'on' ) as $text => $ground ) {
		$color = $attributes[ $ground ];
		if ( '' === $attributes[ $text ] && is_string( $color ) && is_opaque_color( $color ) ) {
			$style .= sprintf( '%1$s:%2$s;', $properties[ $text ], readable_color( css_value( $color ) ) );
		}
	}

	return $style;
}

/**
 * Returns black or white, whichever is readable on a color.
 *
 * @param string $color Opaque color in CSS.
 */
function readable_color( string $color ): string {
	return "oklch(from $color clamp(0, (0.62 - l) * 1000, 1) 0 0)";
}

/**
 * Whether a color is opaque, by its notation.
 *
 * @param string $color As block.json allows it.
 */
function is_opaque_color( string $color ): bool {
	return '' !== $color && 1 !== preg_match( '/^#(.{4}|.{8})$|^(rgb|hsl)a|[\/]|,.*,.*,/D', $color );
}

/**
 * Returns a color or a length as CSS.
 *
 * @param string $value Color or length; a color of the palette as `var:preset|color|slug`.
 */
function css_value( string $value ): string {
	if ( ! str_starts_with( $value, 'var:' ) ) {
		return $value;
	}
	// WordPress writes the custom property of a palette's color.
	$css = wp_style_engine_get_styles( array( 'color' => array( 'text' => $value ) ) );

	return (string) ( $css['declarations']['color'] ?? 'currentcolor' );
}
