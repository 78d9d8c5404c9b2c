<?php
/**
 * Converts the widget's settings to block attributes and to the shortcode that Elementor saves, and lists the block styles for its select control.
 * Called by class-widget.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/** Control of the block style, which has no attribute. */
const STYLE_CONTROL = 'style';

/** Type of the ordered choice. The script (src/elementor/) has the same. */
const ORDERED_CHOICE_TYPE = 'programas-choice';

/**
 * Returns the block's attributes.
 *
 * @param array<mixed> $settings Settings from Elementor.
 * @return array<string, mixed> Valid attributes that differ from their default.
 */
function get_block_attributes( array $settings ): array {
	$attributes = array();
	foreach ( Listing\get_attributes_schema() as $name => $schema ) {
		$value = cast_attribute_value( $settings[ $name ] ?? null, $schema['type'] );
		if ( null !== $value && ( $schema['default'] ?? '' ) !== $value && true === rest_validate_value_from_schema( $value, $schema, $name ) ) {
			$attributes[ $name ] = $value;
		}
	}
	foreach ( array( 'only', 'initial' ) as $name ) {
		$attributes += array_filter( array( $name => get_criterion_values( $settings, $name ) ) );
	}
	$style = $settings[ STYLE_CONTROL ] ?? '';
	if ( is_string( $style ) && in_array( $style, array_keys( get_block_style_options() ), true ) && '' !== $style ) {
		$attributes['className'] = "is-style-$style";
	}

	return $attributes;
}

/**
 * Returns a selection.
 *
 * @param array<mixed> $settings Settings from Elementor.
 * @param string       $name     Attribute.
 * @return array<string, list<string>> Values by criterion.
 */
function get_criterion_values( array $settings, string $name ): array {
	$selection = array();
	foreach ( $settings as $control => $value ) {
		$key = (string) substr( (string) $control, strlen( $name ) + 1 );
		if ( str_starts_with( (string) $control, "{$name}_" ) && Listing\is_criterion_key( $key ) ) {
			$selection[ $key ] = Listing\get_filled_items( is_string( $value ) ? Listing\parse_shortcode_list( 'yes' === $value ? '1' : $value ) : $value );
		}
	}

	return array_filter( $selection );
}

/**
 * Returns a control's value in the type of the block's attribute.
 *
 * @param mixed  $value Value.
 * @param string $type  Type.
 * @return mixed Null when there is none.
 */
function cast_attribute_value( $value, string $type ) {
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

	return is_string( $value ) ? $value : null;
}

/**
 * Returns the block styles.
 *
 * @return array<string, string> Labels by name; '' for the default.
 */
function get_block_style_options(): array {
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
 * Returns the shortcode of the same listing.
 *
 * @param array<mixed> $settings Values of the controls.
 */
function get_widget_shortcode( array $settings ): string {
	$attributes = get_block_attributes( $settings );
	$words      = get_criterion_values( $settings, 'only' );
	foreach ( Listing\get_shortcode_names() as $name => $attribute ) {
		if ( isset( $attributes[ $attribute ] ) ) {
			$words[ $name ] = $attributes[ $attribute ];
		}
	}
	foreach ( get_criterion_values( $settings, 'initial' ) as $key => $values ) {
		// The category alone has a control.
		$words['inicial'] = $key . '=' . rawurlencode( $values[0] );
	}
	$written = '';
	foreach ( Listing\stringify_attributes( $words ) as $name => $text ) {
		// Characters that a shortcode cannot have.
		$written .= sprintf( ' %1$s="%2$s"', $name, (string) preg_replace_callback( '/[<>[\]\\\\"\r\n&]/', static fn( array $found ): string => '&#' . ord( $found[0] ) . ';', $text ) );
	}

	return '[' . Listing\SHORTCODE . $written . ']';
}
