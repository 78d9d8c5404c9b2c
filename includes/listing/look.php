<?php
/**
 * The listing's custom properties, from the block's attributes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

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
 * @since n.e.x.t
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
