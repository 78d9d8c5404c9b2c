<?php
/**
 * What an editor chose of the listing's look, as the custom properties that the style and a theme know too.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Lets `rgb()` and `hsl()` through in our custom properties: WordPress takes every function that it does not know out of a style.
 *
 * @param mixed $allowed Whether WordPress lets it through.
 * @param mixed $css     One declaration.
 * @return mixed
 */
function allow_color_functions( $allowed, $css = '' ) {
	return is_string( $css ) && 1 === preg_match( '#^\s*--programas-[a-z-]+:\s*((rgb|hsl)a?\([-0-9.,%/ deg]+\)|oklch\(from [^()]*(\([-0-9.,%/ deg]+\) *)? 0 0\))\s*$#D', $css ) ? true : $allowed;
}

/**
 * The value of the wrapper's `style`. What has its default is not printed: a theme's property counts there.
 *
 * @since n.e.x.t
 *
 * @param ListingAttributes $attributes Attributes.
 * @return string CSS; its values are as block.json allows them. Not escaped.
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
 * Black or white, whichever can be read on a color.
 *
 * @param string $color Opaque color in CSS.
 */
function readable_color( string $color ): string {
	return "oklch(from $color clamp(0, (0.62 - l) * 1000, 1) 0 0)";
}

/**
 * Whether nothing shines through a color, as far as its notation says.
 *
 * @param string $color As block.json allows it.
 */
function is_opaque_color( string $color ): bool {
	return '' !== $color && 1 !== preg_match( '/^#(.{4}|.{8})$|^(rgb|hsl)a|[\/]|,.*,.*,/D', $color );
}

/**
 * A color or a length in CSS.
 *
 * @param string $value The same; a color of the theme's palette as `var:preset|color|slug`.
 */
function css_value( string $value ): string {
	if ( ! str_starts_with( $value, 'var:' ) ) {
		return $value;
	}
	// WordPress knows how it writes the name of a palette's color.
	$css = wp_style_engine_get_styles( array( 'color' => array( 'text' => $value ) ) );

	return (string) ( $css['declarations']['color'] ?? 'currentcolor' );
}
