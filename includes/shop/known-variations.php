<?php
/**
 * Which variations there are of a product that has more than WooCommerce writes into the page: it answers for one at a time, once everything is chosen, so its lists
 * go on offering what does not exist.
 *
 * How many of a variation are left, where few are.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Of more variations nothing is written: what reading them costs would grow with them.
 */
const MOST_VARIATIONS = 500;

/**
 * How many variations WooCommerce writes into a page, unless its filter says otherwise.
 */
const EMBEDDED_VARIATIONS = 30;

/**
 * What has to be known of a product's variations before anything is chosen.
 *
 * @param \WC_Product $product   Product.
 * @param string      $attribute Attribute that is being printed: the first of a form says it for all of them.
 * @return list<list<string|int>> The attributes' names as WooCommerce's script has them; then of each variation its values in that order ('' for any), and 1 if it is in
 *                                stock, else 0. Nothing where the page has the variations, and where they are too many.
 */
function known_variations( \WC_Product $product, string $attribute ): array {
	$children = $product->get_children();
	$count    = count( $children );
	$embedded = apply_filters( 'woocommerce_ajax_variation_threshold', EMBEDDED_VARIATIONS, $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
	if ( $count > MOST_VARIATIONS || $count <= ( is_numeric( $embedded ) ? (int) $embedded : EMBEDDED_VARIATIONS ) ) {
		return array();
	}
	// PHP makes numbers of names such as "2026".
	$attributes = $product instanceof \WC_Product_Variable ? array_map( 'strval', array_keys( $product->get_variation_attributes() ) ) : array();
	if ( ( $attributes[0] ?? null ) !== $attribute ) {
		return array();
	}
	$names = array_map( 'wc_variation_attribute_name', $attributes );
	$known = array( $names );
	// All at once.
	_prime_post_caches( $children, false );
	foreach ( $children as $id ) {
		if ( is_numeric( $id ) && can_be_had( (int) $id ) ) {
			$known[] = array_merge(
				array_map( static fn( string $name ): string => text_meta( (int) $id, $name ), $names ),
				array( 'outofstock' === text_meta( (int) $id, '_stock_status' ) ? 0 : 1 )
			);
		}
	}

	// Where the shop hides all of them, its own list is what is left to choose from.
	return count( $known ) > 1 ? $known : array();
}

/**
 * Whether WooCommerce would offer a variation: it is switched on, has a price, and is not sold out in a shop that hides what is.
 *
 * @param int $id Variation.
 */
function can_be_had( int $id ): bool {
	return 'publish' === get_post_status( $id ) && '' !== text_meta( $id, '_price' ) &&
		( 'yes' !== get_option( 'woocommerce_hide_out_of_stock_items' ) || 'outofstock' !== text_meta( $id, '_stock_status' ) );
}

/**
 * Metadata that is a text.
 *
 * @param int    $id   Variation.
 * @param string $name Key.
 */
function text_meta( int $id, string $name ): string {
	$value = get_post_meta( $id, $name, true );

	return is_scalar( $value ) ? (string) $value : '';
}

/**
 * Says how many are left.
 *
 * @param \WC_Product_Variation $variation Variation.
 * @return string Text, such as "Quedan 3"; '' above the threshold, where the shop keeps no account of stock or can order more, and where it never shows it.
 */
function add_stock_left( \WC_Product_Variation $variation ): string {
	$left = $variation->get_stock_quantity();
	if (
		false === $variation->managing_stock() || $variation->backorders_allowed() || ! $variation->is_in_stock() ||
		! is_numeric( $left ) || $left < 1 || $left > stock_threshold() || 'no_amount' === get_option( 'woocommerce_stock_format' )
	) {
		return '';
	}

	/* translators: %s: how many pieces of a product are left. */
	return sprintf( _n( '%s left', '%s left', (int) $left, 'programs-filter' ), number_format_i18n( (int) $left ) );
}
