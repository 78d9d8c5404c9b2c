<?php
/**
 * Prints the swatches of an attribute as radio buttons after WooCommerce's dropdown, which holds the value; src/shop/ keeps both in sync.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Adds swatches to a list.
 *
 * @param string       $html      The list.
 * @param array<mixed> $arguments Arguments of WooCommerce's function.
 * @return string The list, with swatches behind it where it has values.
 */
function add_swatches( string $html, array $arguments ): string {
	$list      = parse_attribute_dropdown( $html );
	$attribute = $arguments['attribute'] ?? null;
	$product   = $arguments['product'] ?? null;
	if ( null === $list || ! ( is_string( $attribute ) || is_int( $attribute ) ) || ! $product instanceof \WC_Product ) {
		return $html;
	}
	// PHP turns a name such as "2026" into a number.
	$attribute = (string) $attribute;
	enqueue_swatches();
	$looks      = taxonomy_exists( $attribute ) ? get_product_swatches( $product->get_id(), $attribute ) : array();
	$variations = get_available_variations( $product, $attribute );
	$name       = wp_unique_id( 'programas-swatches-' );
	$swatches   = array_map(
		static fn( array $option ): string => get_swatch_html( $name, $option, $looks[ $option['value'] ] ?? null ),
		$list['options']
	);

	return $list['html'] . get_late_swatches_style() . sprintf(
		'<fieldset class="programas-swatches" data-attribute_name="%s" data-attribute_values="%s" data-texts="%s"%s%s><legend class="programas-swatches__name">%s</legend>%s</fieldset>',
		esc_attr( $list['name'] ),
		encode_json_attribute( array_column( $list['options'], 'value' ) ),
		encode_json_attribute(
			array(
				'out'  => __( 'Out of stock', 'programs-filter' ),
				'gone' => __( 'Not available with the other choices', 'programs-filter' ),
				'off'  => __( 'Not available', 'programs-filter' ),
			)
		),
		'yes' === get_swatch_option( CLEAR_OPTION ) ? ' data-clears' : '',
		array() === $variations ? '' : sprintf( ' data-variations="%s"', encode_json_attribute( $variations ) ),
		esc_html( wp_strip_all_tags( wc_attribute_label( $attribute, $product ) ) ),
		implode( '', $swatches )
	);
}

/**
 * A swatch. It belongs to no form, so that it is not sent.
 *
 * @param string                                              $name   Name of the attribute's radio buttons.
 * @param array{value: string, label: string, selected: bool} $option Value of the list.
 * @param array{color: string, image: int}|null               $look   Look.
 */
function get_swatch_html( string $name, array $option, ?array $look ): string {
	$html = sprintf(
		'<label class="programas-swatch"><input class="programas-swatch__input" type="radio" form="" autocomplete="off" name="%s" value="%s"%s>%s<span class="programas-swatch__label">%s</span> <span class="programas-swatch__note"></span></label>',
		esc_attr( $name ),
		esc_attr( $option['value'] ),
		$option['selected'] ? ' checked' : '',
		get_swatch_image_html( $look ),
		esc_html( $option['label'] )
	);

	// A page's content runs the shortcodes in the HTML of its blocks.
	return WordPress\escape_square_brackets( $html );
}

/**
 * The color or the picture of a value.
 *
 * @param array{color: string, image: int}|null $look Look.
 */
function get_swatch_image_html( ?array $look ): string {
	if ( null !== $look && 0 !== $look['image'] ) {
		return wp_get_attachment_image(
			$look['image'],
			SWATCH_SIZE,
			false,
			array(
				'class' => 'programas-swatch__picture',
				'alt'   => '',
			)
		);
	}

	// An SVG: forced colors remove backgrounds, a strict Content-Security-Policy removes styles.
	return '' === ( $look['color'] ?? '' ) ? '' : sprintf( '<svg class="programas-swatch__color" viewBox="0 0 2 2" aria-hidden="true" focusable="false"><circle cx="1" cy="1" r="1" fill="%s"/></svg>', esc_attr( $look['color'] ) );
}

/**
 * JSON for an attribute.
 *
 * @param array<mixed> $data Data.
 */
function encode_json_attribute( array $data ): string {
	// Entities in a value are plain characters, which esc_attr() would not escape again.
	return _wp_specialchars( (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), ENT_QUOTES, 'UTF-8', true );
}

/**
 * Reads a list.
 *
 * @param string $html HTML with a `<select>`.
 * @return array{html: string, name: string, options: list<array{value: string, label: string, selected: bool}>}|null The HTML with a class
 *         for the style, the attribute's name in WooCommerce's script, and the values that can be chosen; null without an attribute or values,
 *         and where another plugin offers the values already.
 */
function parse_attribute_dropdown( string $html ): ?array {
	$tags = new \WP_HTML_Tag_Processor( $html );
	// Another plugin may have added a list before it.
	do {
		if ( ! $tags->next_tag( array( 'tag_name' => 'select' ) ) ) {
			return null;
		}
		$name = $tags->get_attribute( 'data-attribute_name' );
	} while ( ! is_string( $name ) || '' === $name );
	$tags->add_class( 'programas-swatches-list' );
	$options = array();
	$is_open = false;
	while ( $tags->next_token() && 'SELECT' !== $tags->get_token_name() ) {
		if ( 'OPTION' === $tags->get_token_name() ) {
			$value   = $tags->is_tag_closer() ? '' : $tags->get_attribute( 'value' );
			$is_open = is_string( $value ) && '' !== $value && null === $tags->get_attribute( 'disabled' );
			if ( $is_open ) {
				$options[] = array(
					'value'    => $value,
					'label'    => '',
					'selected' => null !== $tags->get_attribute( 'selected' ),
				);
			}
		} elseif ( $is_open && array() !== $options && '#text' === $tags->get_token_name() ) {
			$option           = array_pop( $options );
			$option['label'] .= $tags->get_modifiable_text();
			$options[]        = $option;
		}
	}
	if ( array() === $options || has_other_swatches( $html, array_column( $options, 'value' ) ) ) {
		return null;
	}
	$html = $tags->get_updated_html();

	return compact( 'html', 'name', 'options' );
}

/**
 * Whether something beside a list offers its values, such as the swatches of another plugin.
 *
 * @param string       $html   HTML with the list.
 * @param list<string> $values Values of the list.
 */
function has_other_swatches( string $html, array $values ): bool {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		$names = in_array( $tags->get_tag(), array( 'SELECT', 'OPTION' ), true ) ? array() : (array) $tags->get_attribute_names_with_prefix( 'data-' );
		foreach ( 'INPUT' === $tags->get_tag() ? array_merge( $names, array( 'value' ) ) : $names as $name ) {
			if ( in_array( $tags->get_attribute( $name ), $values, true ) ) {
				return true;
			}
		}
	}

	return false;
}
