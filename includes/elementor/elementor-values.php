<?php
/**
 * What an editor chose in Elementor's panel, as attributes of the block, and as the shortcode that Elementor keeps as the page's content.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor_Values;

use ProgramsFilter\Attributes;
use ProgramsFilter\Look;
use ProgramsFilter\Shortcode_Attributes;
use const ProgramsFilter\Block\NAME as BLOCK;
use const ProgramsFilter\Shortcode\TAG;

defined( 'ABSPATH' ) || exit;

/**
 * The control of the block's style, which is no attribute of its own.
 */
const STYLE = 'style';

/**
 * Type of the controls of several in an order; the script (src/elementor/) says the same.
 */
const CHOICE = 'programas-choice';

/**
 * The block's attributes.
 *
 * @param array<mixed> $settings Values of the controls, as Elementor gives them.
 * @return array<string, mixed> Those that fit the block's schema and are not its default.
 */
function attributes( array $settings ): array {
	if ( is_string( $settings['orderBy'] ?? null ) && str_contains( $settings['orderBy'], '/' ) ) {
		list( $settings['orderBy'], $settings['order'] ) = explode( '/', $settings['orderBy'], 2 );
	}
	$attributes = array();
	foreach ( Attributes\schema() as $name => $schema ) {
		$value = value( $settings[ $name ] ?? null, is_string( $schema['type'] ?? null ) ? $schema['type'] : 'string' );
		if ( null !== $value && ( $schema['default'] ?? '' ) !== $value && true === rest_validate_value_from_schema( $value, $schema, $name ) ) {
			$attributes[ $name ] = $value;
		}
	}
	$style = $settings[ STYLE ] ?? '';
	if ( is_string( $style ) && in_array( $style, array_keys( styles() ), true ) && '' !== $style ) {
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
function value( $value, string $type ) {
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
function styles(): array {
	$block  = \WP_Block_Type_Registry::get_instance()->get_registered( BLOCK );
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
function of_markup( array $settings ): array {
	return array_diff_key( attributes( $settings ), Look\PROPERTIES );
}

/**
 * The shortcode that gives the same listing.
 *
 * @param array<mixed> $settings Values of the controls.
 */
function shortcode( array $settings ): string {
	$attributes = attributes( $settings );
	$written    = '';
	foreach ( Shortcode_Attributes\NAMES + Shortcode_Attributes\SUPPORTS as $name => $attribute ) {
		if ( isset( $attributes[ $attribute ] ) ) {
			$text = Shortcode_Attributes\texts( array( $name => $attributes[ $attribute ] ) )[ $name ] ?? '';
			// Characters that a shortcode cannot hold, or would change.
			$written .= sprintf( ' %1$s="%2$s"', $name, (string) preg_replace_callback( '/[<>[\]\\\\"\r\n&]/', static fn( array $found ): string => '&#' . ord( $found[0] ) . ';', $text ) );
		}
	}

	return '[' . TAG . $written . ']';
}
