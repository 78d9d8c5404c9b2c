<?php
/**
 * Prints the purchasable variations and their stock for src/shop/ when a product has too many for WooCommerce to embed. WooCommerce's dropdowns would
 * otherwise offer combinations that do not exist.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

defined( 'ABSPATH' ) || exit;

/** Of a product with more variations nothing is written, as the cost grows with their number. */
const MAX_VARIATIONS = 500;

/** Number of variations that WooCommerce writes into a page, unless its filter says otherwise. */
const EMBEDDED_VARIATIONS_LIMIT = 30;

/**
 * Existing variations of a product, for its first list.
 *
 * @param \WC_Product $product   Product.
 * @param string      $attribute Attribute that is printed. The first one of a form bears the variations of all.
 * @return list<list<string|int>> Names of the attributes, as WooCommerce's script has them; then for each variation its values in that order, '' for any,
 *                                and 1 if it is in stock, else 0. Empty where the page has the variations, or they are too many.
 */
function get_available_variations( \WC_Product $product, string $attribute ): array {
	$children = array_map( 'intval', $product->get_children() );
	$count    = count( $children );
	$embedded = apply_filters( 'woocommerce_ajax_variation_threshold', EMBEDDED_VARIATIONS_LIMIT, $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
	if ( $count > MAX_VARIATIONS || $count <= ( is_numeric( $embedded ) ? (int) $embedded : EMBEDDED_VARIATIONS_LIMIT ) ) {
		return array();
	}
	// PHP makes numbers of names such as "2026".
	$attributes = $product instanceof \WC_Product_Variable ? array_map( 'strval', array_keys( $product->get_variation_attributes() ) ) : array();
	if ( ( $attributes[0] ?? null ) !== $attribute ) {
		return array();
	}
	$names      = array_map( 'wc_variation_attribute_name', $attributes );
	$variations = array( $names );
	_prime_post_caches( $children, false );
	foreach ( $children as $id ) {
		if ( is_variation_available( $id ) ) {
			$variations[] = array_merge(
				array_map( static fn( string $name ): string => get_text_meta( $id, $name ), $names ),
				array( 'outofstock' === get_text_meta( $id, '_stock_status' ) ? 0 : 1 )
			);
		}
	}

	// Where the shop hides all of them, its own list remains.
	return count( $variations ) > 1 ? $variations : array();
}

/**
 * Whether WooCommerce offers a variation: it is published, has a price, and is not sold out in a shop that hides sold-out products.
 *
 * @param int $id Variation.
 */
function is_variation_available( int $id ): bool {
	return 'publish' === get_post_status( $id ) && '' !== get_text_meta( $id, '_price' ) &&
		( 'yes' !== get_option( 'woocommerce_hide_out_of_stock_items' ) || 'outofstock' !== get_text_meta( $id, '_stock_status' ) );
}

/**
 * Metadata that is a text.
 *
 * @param int    $id   Variation.
 * @param string $name Key.
 */
function get_text_meta( int $id, string $name ): string {
	$value = get_post_meta( $id, $name, true );

	return is_scalar( $value ) ? (string) $value : '';
}

/**
 * The text with the stock left of a variation.
 *
 * @param \WC_Product_Variation $variation Variation.
 * @return string Such as "Quedan 3"; '' above the threshold, without stock management, with backorders, and where the shop hides its stock.
 */
function get_stock_left_text( \WC_Product_Variation $variation ): string {
	$left = $variation->get_stock_quantity();
	if (
		false === $variation->managing_stock() || $variation->backorders_allowed() || ! $variation->is_in_stock() ||
		! is_numeric( $left ) || $left < 1 || $left > get_stock_threshold() || 'no_amount' === get_option( 'woocommerce_stock_format' )
	) {
		return '';
	}

	/* translators: %s: how many pieces of a product are left. */
	return sprintf( _n( '%s left', '%s left', (int) $left, 'programs-filter' ), number_format_i18n( (int) $left ) );
}
