<?php
/**
 * What an editor chose of the listing's look, as the custom properties that the style and a theme know too.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Look;

defined( 'ABSPATH' ) || exit;

/**
 * Custom property by attribute. The same as in src/blocks/programas/look.ts.
 */
const PROPERTIES = array(
	'columnsWide'          => '--programas-columns-wide',
	'columnsMedium'        => '--programas-columns-medium',
	'columnsSmall'         => '--programas-columns-small',
	'gap'                  => '--programas-gap',
	'cardRadius'           => '--programas-radius',
	'cardText'             => '--programas-card-text',
	'cardBackground'       => '--programas-card-background',
	'cardBorder'           => '--programas-card-border',
	'pillGap'              => '--programas-pill-gap',
	'pillRadius'           => '--programas-pill-radius',
	'pillText'             => '--programas-pill-text',
	'pillBackground'       => '--programas-pill-background',
	'pillBorder'           => '--programas-pill-border',
	'activePillText'       => '--programas-pill-active-text',
	'activePillBackground' => '--programas-pill-active-background',
);

/**
 * The value of the wrapper's `style`. What has its default is not printed: a theme's property counts there.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 * @return string CSS; its values are as block.json allows them. Not escaped.
 */
function style( array $attributes ): string {
	$style = sprintf( '--programas-card-min:%dpx;', $attributes['minCardWidth'] );
	foreach ( PROPERTIES as $attribute => $property ) {
		$value = $attributes[ $attribute ];
		if ( 0 !== $value && '' !== $value ) {
			$style .= sprintf( '%1$s:%2$s;', $property, is_int( $value ) ? $value : css_value( $value ) );
		}
	}

	return $style;
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
