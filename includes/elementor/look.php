<?php
/**
 * The widget's style controls, and the conversion of its settings to the block's attributes and the shortcode.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the control of an attribute with a custom property. Elementor updates it without rendering again.
 *
 * @param string          $name   Attribute.
 * @param AttributeSchema $schema Its schema.
 * @return array<string, mixed>
 */
function look_control( string $name, array $schema ): array {
	$property = $schema['property'] ?? '';
	if ( 'integer' === $schema['type'] ) {
		$numbers = range( 1, is_int( $schema['maximum'] ?? null ) ? $schema['maximum'] : 6 );

		return array(
			'type'      => 'select',
			'default'   => '',
			'options'   => array( '' => _x( 'Automatic', 'number of columns', 'programs-filter' ) ) + array_combine( $numbers, array_map( 'strval', $numbers ) ),
			'selectors' => array( '{{WRAPPER}} .programas' => "$property: {{VALUE}};" ),
		);
	}
	if ( str_contains( is_string( $schema['pattern'] ?? null ) ? $schema['pattern'] : '', 'rgb' ) ) {
		return color_control( $name );
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
 * Returns the control of a color. The background of a text is opaque, and sets that text to black or white, whichever is readable.
 *
 * @param string $name Attribute.
 * @return array<string, mixed>
 */
function color_control( string $name ): array {
	$properties = Listing\attributes_with( 'property' );
	$colors     = array( $properties[ $name ] => '{{VALUE}}' );
	$text       = array_search( $name, Listing\attributes_with( 'on' ), true );
	if ( is_string( $text ) ) {
		$colors[ $properties[ $text ] ] = Listing\readable_color( '{{VALUE}}' );
	}
	$css = '';
	foreach ( $colors as $property => $color ) {
		$css .= "$property: $color;";
	}

	return array(
		'type'      => 'color',
		'alpha'     => false === $text,
		'selectors' => array( '{{WRAPPER}} .programas' => $css ) + array_fill_keys( isset( $colors[ $properties['cardText'] ] ) ? array( '{{WRAPPER}} .programas .programas-card__title' ) : array(), 'color: inherit;' ),
	);
}

/** Control of the block style, which has no attribute. */
const STYLE_CONTROL = 'style';

/** Type of the ordered choice. The script (src/elementor/) has the same. */
const CHOICE_CONTROL = 'programas-choice';

/**
 * Returns the block's attributes.
 *
 * @param array<mixed> $settings Settings from Elementor.
 * @return array<string, mixed> Valid attributes that differ from their default.
 */
function block_attributes( array $settings ): array {
	$attributes = array();
	foreach ( Listing\attributes_schema() as $name => $schema ) {
		$value = attribute_value( $settings[ $name ] ?? null, $schema['type'] );
		if ( null !== $value && ( $schema['default'] ?? '' ) !== $value && true === rest_validate_value_from_schema( $value, $schema, $name ) ) {
			$attributes[ $name ] = $value;
		}
	}
	$style = $settings[ STYLE_CONTROL ] ?? '';
	if ( is_string( $style ) && in_array( $style, array_keys( block_styles() ), true ) && '' !== $style ) {
		$attributes['className'] = "is-style-$style";
	}

	return $attributes;
}

/**
 * Returns a control's value in the type of the block's attribute.
 *
 * @param mixed  $value Value.
 * @param string $type  Type.
 * @return mixed Null when there is none.
 */
function attribute_value( $value, string $type ) {
	if ( null === $value ) {
		return null;
	}
	switch ( $type ) {
		case 'boolean':
			return 'yes' === $value;
		case 'integer':
			return is_numeric( $value ) ? (int) $value : null;
		case 'array':
			return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : null;
	}
	if ( is_array( $value ) ) {
		$size = $value['size'] ?? '';
		$unit = $value['unit'] ?? '';

		return is_scalar( $size ) && '' !== $size && is_string( $unit ) ? $size . ( 'custom' === $unit ? '' : $unit ) : null;
	}

	return is_string( $value ) ? $value : null;
}

/**
 * Returns the block styles.
 *
 * @return array<string, string> Labels by name; '' for the default.
 */
function block_styles(): array {
	$block  = \WP_Block_Type_Registry::get_instance()->get_registered( Listing\BLOCK );
	$styles = array();
	foreach ( $block->styles ?? array() as $style ) {
		if ( is_array( $style ) && is_string( $style['name'] ?? null ) && is_string( $style['label'] ?? null ) ) {
			$is_default = true === ( $style['isDefault'] ?? false );

			$styles[ $is_default ? '' : $style['name'] ] = $style['label'];
		}
	}

	return $styles;
}

/**
 * Returns the attributes to render, without those whose custom properties Elementor's CSS sets.
 *
 * @param array<mixed> $settings Values of the controls.
 * @return array<string, mixed>
 */
function markup_attributes( array $settings ): array {
	return array_diff_key( block_attributes( $settings ), Listing\attributes_with( 'property' ) );
}

/**
 * Returns the shortcode of the same listing.
 *
 * @param array<mixed> $settings Values of the controls.
 */
function widget_shortcode( array $settings ): string {
	$attributes = block_attributes( $settings );
	$written    = '';
	foreach ( Listing\shortcode_names() as $name => $attribute ) {
		if ( isset( $attributes[ $attribute ] ) ) {
			$text = Listing\written_texts( array( $name => $attributes[ $attribute ] ) )[ $name ] ?? '';
			// Characters that a shortcode cannot have.
			$written .= sprintf( ' %1$s="%2$s"', $name, (string) preg_replace_callback( '/[<>[\]\\\\"\r\n&]/', static fn( array $found ): string => '&#' . ord( $found[0] ) . ';', $text ) );
		}
	}

	return '[' . Listing\SHORTCODE . $written . ']';
}
