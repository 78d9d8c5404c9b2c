<?php
/**
 * The widget's controls of the look, as data.
 *
 * What an editor chose in Elementor's panel, as attributes of the block, and as the shortcode that Elementor keeps as the page's content.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * The control of a part of the look: it writes the listing's custom property, for which Elementor needs no new HTML.
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
 * The control of a color. What another text stands on is opaque, and gives that text black or white, whichever can be read on it.
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

/**
 * The control of the block's style, which is no attribute of its own.
 */
const STYLE_CONTROL = 'style';

/**
 * Type of the controls of several in an order; the script (src/elementor/) says the same.
 */
const CHOICE_CONTROL = 'programas-choice';

/**
 * The block's attributes.
 *
 * @param array<mixed> $settings Values of the controls, as Elementor gives them.
 * @return array<string, mixed> Those that fit the block's schema and are not its default.
 */
function block_attributes( array $settings ): array {
	if ( is_string( $settings['orderBy'] ?? null ) && str_contains( $settings['orderBy'], '/' ) ) {
		list( $settings['orderBy'], $settings['order'] ) = explode( '/', $settings['orderBy'], 2 );
	}
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
 * A control's value in the type of the block's attribute.
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
 * The block's styles.
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
 * The attributes with which the block is rendered: Elementor's own style has what sets custom properties.
 *
 * @param array<mixed> $settings Values of the controls.
 * @return array<string, mixed>
 */
function markup_attributes( array $settings ): array {
	return array_diff_key( block_attributes( $settings ), Listing\attributes_with( 'property' ) );
}

/**
 * The shortcode that gives the same listing.
 *
 * @param array<mixed> $settings Values of the controls.
 */
function widget_shortcode( array $settings ): string {
	$attributes = block_attributes( $settings );
	$written    = '';
	foreach ( Listing\shortcode_names() as $name => $attribute ) {
		if ( isset( $attributes[ $attribute ] ) ) {
			$text = Listing\written_texts( array( $name => $attributes[ $attribute ] ) )[ $name ] ?? '';
			// Characters that a shortcode cannot hold, or would change.
			$written .= sprintf( ' %1$s="%2$s"', $name, (string) preg_replace_callback( '/[<>[\]\\\\"\r\n&]/', static fn( array $found ): string => '&#' . ord( $found[0] ) . ';', $text ) );
		}
	}

	return '[' . Listing\SHORTCODE . $written . ']';
}
