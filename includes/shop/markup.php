<?php
/**
 * The swatches of an attribute: radio buttons behind the list that holds the choice. src/shop/ has both say the same, and says which can be had.
 *
 * What stands in a list that WooCommerce printed, and whatever other plugins made of it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Adds swatches to a list.
 *
 * @param string       $html      The list.
 * @param array<mixed> $arguments What WooCommerce made it of.
 * @return string The same list, with swatches behind it where it has something to choose.
 */
function with_swatches( string $html, array $arguments ): string {
	$list      = read_swatch_list( $html );
	$attribute = $arguments['attribute'] ?? null;
	// PHP makes numbers of names such as "2026".
	$attribute = is_int( $attribute ) ? (string) $attribute : $attribute;
	$product   = $arguments['product'] ?? null;
	if ( null === $list || ! is_string( $attribute ) || ! $product instanceof \WC_Product ) {
		return $html;
	}
	enqueue_swatches();
	$looks    = taxonomy_exists( $attribute ) ? swatches_of_product( $product->get_id(), $attribute ) : array();
	$known    = known_variations( $product, $attribute );
	$name     = wp_unique_id( 'programas-swatches-' );
	$swatches = array_map(
		static fn( array $option ): string => swatch_markup( $name, $option, $looks[ $option['value'] ] ?? null ),
		$list['options']
	);

	return $list['html'] . late_swatches_style() . sprintf(
		'<fieldset class="programas-swatches" data-attribute_name="%s" data-attribute_values="%s" data-texts="%s"%s%s><legend class="programas-swatches__name">%s</legend>%s</fieldset>',
		esc_attr( $list['name'] ),
		json_attribute( array_column( $list['options'], 'value' ) ),
		json_attribute( swatch_texts() ),
		does_clear_on_reselect() ? ' data-clears' : '',
		array() === $known ? '' : sprintf( ' data-known="%s"', json_attribute( $known ) ),
		esc_html( wp_strip_all_tags( wc_attribute_label( $attribute, $product ) ) ),
		implode( '', $swatches )
	);
}

/**
 * A swatch. It belongs to no form, so that nothing of it is sent.
 *
 * @param string                                              $name   Of the attribute's radio buttons.
 * @param array{value: string, label: string, selected: bool} $option Value of the list.
 * @param array{color: string, image: int}|null               $look   What it looks like.
 */
function swatch_markup( string $name, array $option, ?array $look ): string {
	return sprintf(
		'<label class="programas-swatch"><input class="programas-swatch__input" type="radio" form="" autocomplete="off" name="%s" value="%s"%s>%s<span class="programas-swatch__label">%s</span> <span class="programas-swatch__note"></span></label>',
		esc_attr( $name ),
		esc_attr( $option['value'] ),
		$option['selected'] ? ' checked' : '',
		swatch_picture( $look ),
		esc_html( $option['label'] )
	);
}

/**
 * What is seen of a value beside its name.
 *
 * @param array{color: string, image: int}|null $look Look.
 */
function swatch_picture( ?array $look ): string {
	if ( null === $look ) {
		return '';
	}
	if ( 0 !== $look['image'] ) {
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

	// As a picture: forced colors take backgrounds away, and a strict Content-Security-Policy styles.
	return '' === $look['color'] ? '' : sprintf( '<svg class="programas-swatch__color" viewBox="0 0 2 2" aria-hidden="true" focusable="false"><circle cx="1" cy="1" r="1" fill="%s"/></svg>', esc_attr( $look['color'] ) );
}

/**
 * What the script says of a swatch.
 *
 * @return array{out: string, gone: string, off: string}
 */
function swatch_texts(): array {
	return array(
		'out'  => __( 'Out of stock', 'programs-filter' ),
		'gone' => __( 'Not available with the other choices', 'programs-filter' ),
		'off'  => __( 'Not available', 'programs-filter' ),
	);
}

/**
 * JSON for an attribute.
 *
 * @param array<mixed> $data Data.
 */
function json_attribute( array $data ): string {
	// Entities in a value are characters of it, which esc_attr() would leave as they are.
	return _wp_specialchars( (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), ENT_QUOTES, 'UTF-8', true );
}

/**
 * Class by which the style knows the list that swatches stand for.
 */
const STANDS_BEHIND = 'programas-swatches-list';

/**
 * Reads a list.
 *
 * @param string $html HTML with a `<select>`.
 * @return array{html: string, name: string, options: list<array{value: string, label: string, selected: bool}>}|null The HTML, with a class more; the name that
 *                     WooCommerce's script has for the attribute; the values that can be chosen. Null where there is no list of an attribute, or none of its values.
 */
function read_swatch_list( string $html ): ?array {
	$tags = new \WP_HTML_Tag_Processor( $html );
	// Another plugin may have put a list of its own before it.
	do {
		if ( ! $tags->next_tag( array( 'tag_name' => 'select' ) ) ) {
			return null;
		}
		$name = $tags->get_attribute( 'data-attribute_name' );
	} while ( ! is_string( $name ) || '' === $name );
	$tags->add_class( STANDS_BEHIND );
	$values = array();
	$labels = array();
	$value  = null;
	while ( $tags->next_token() ) {
		$token = $tags->get_token_name();
		if ( 'SELECT' === $token ) {
			break;
		}
		if ( 'OPTION' === $token ) {
			$value = $tags->is_tag_closer() ? null : $tags->get_attribute( 'value' );
			if ( is_string( $value ) && '' !== $value && null === $tags->get_attribute( 'disabled' ) ) {
				$values[] = array( $value, null !== $tags->get_attribute( 'selected' ) );
				$labels[] = '';
			} else {
				$value = null;
			}
		} elseif ( '#text' === $token && is_string( $value ) ) {
			$labels[ count( $labels ) - 1 ] .= $tags->get_modifiable_text();
		}
	}
	if ( array() === $values ) {
		return null;
	}
	$options = array();
	foreach ( $values as $index => list( $value, $selected ) ) {
		$options[] = array(
			'value'    => $value,
			'label'    => $labels[ $index ] ?? '',
			'selected' => $selected,
		);
	}

	return array(
		'html'    => $tags->get_updated_html(),
		'name'    => $name,
		'options' => $options,
	);
}
