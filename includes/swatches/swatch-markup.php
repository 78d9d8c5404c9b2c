<?php
/**
 * The swatches of an attribute: radio buttons behind the list that holds the choice. src/swatches/ has both say the same, and says which can be had.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Swatch_Markup;

use ProgramsFilter\Swatch_Assets;
use ProgramsFilter\Swatch_Known;
use ProgramsFilter\Swatch_List;
use ProgramsFilter\Swatch_Options;
use ProgramsFilter\Swatch_Terms;

defined( 'ABSPATH' ) || exit;

/**
 * Adds swatches to a list.
 *
 * @param string       $html      The list.
 * @param array<mixed> $arguments What WooCommerce made it of.
 * @return string The same list, with swatches behind it where it has something to choose.
 */
function add( string $html, array $arguments ): string {
	$list      = Swatch_List\read( $html );
	$attribute = $arguments['attribute'] ?? null;
	// PHP makes numbers of names such as "2026".
	$attribute = is_int( $attribute ) ? (string) $attribute : $attribute;
	$product   = $arguments['product'] ?? null;
	if ( null === $list || ! is_string( $attribute ) || ! $product instanceof \WC_Product ) {
		return $html;
	}
	Swatch_Assets\enqueue();
	$looks    = taxonomy_exists( $attribute ) ? Swatch_Terms\of_product( $product->get_id(), $attribute ) : array();
	$known    = Swatch_Known\of( $product, $attribute );
	$name     = wp_unique_id( 'programas-swatches-' );
	$swatches = array_map(
		static fn( array $option ): string => swatch( $name, $option, $looks[ $option['value'] ] ?? null ),
		$list['options']
	);

	return $list['html'] . Swatch_Assets\late_style() . sprintf(
		'<fieldset class="programas-swatches" data-attribute_name="%s" data-attribute_values="%s" data-texts="%s"%s%s><legend class="programas-swatches__name">%s</legend>%s</fieldset>',
		esc_attr( $list['name'] ),
		json( array_column( $list['options'], 'value' ) ),
		json( texts() ),
		Swatch_Options\clears() ? ' data-clears' : '',
		array() === $known ? '' : sprintf( ' data-known="%s"', json( $known ) ),
		esc_html( wp_strip_all_tags( wc_attribute_label( $attribute, $product ) ) ),
		implode( '', $swatches )
	);
}

/**
 * A swatch. It belongs to no form, so that nothing of it is sent.
 *
 * @param string                                $name   Of the attribute's radio buttons.
 * @param array                                 $option Value of the list.
 * @param array{color: string, image: int}|null $look   What it looks like.
 * @phpstan-param array{value: string, label: string, selected: bool} $option
 */
function swatch( string $name, array $option, ?array $look ): string {
	return sprintf(
		'<label class="programas-swatch"><input class="programas-swatch__input" type="radio" form="" autocomplete="off" name="%s" value="%s"%s>%s<span class="programas-swatch__label">%s</span> <span class="programas-swatch__note"></span></label>',
		esc_attr( $name ),
		esc_attr( $option['value'] ),
		$option['selected'] ? ' checked' : '',
		picture( $look ),
		esc_html( $option['label'] )
	);
}

/**
 * What is seen of a value beside its name.
 *
 * @param array{color: string, image: int}|null $look Look.
 */
function picture( ?array $look ): string {
	if ( null === $look ) {
		return '';
	}
	if ( 0 !== $look['image'] ) {
		return wp_get_attachment_image(
			$look['image'],
			Swatch_Terms\SIZE,
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
function texts(): array {
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
function json( array $data ): string {
	// Entities in a value are characters of it, which esc_attr() would leave as they are.
	return _wp_specialchars( (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), ENT_QUOTES, 'UTF-8', true );
}
