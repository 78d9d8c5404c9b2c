<?php
/**
 * A variable product with thirty variations, the most that WooCommerce writes into a page unless it is told otherwise.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench\Swatches;

const RIVAL = 'woo-variation-swatches/woo-variation-swatches.php';

require_once ABSPATH . 'wp-admin/includes/admin.php';

/**
 * Activates WooCommerce.
 */
function open(): void {
	activate_plugin( 'woocommerce/woocommerce.php' );
	update_option( 'woocommerce_coming_soon', 'no' );
}

/**
 * Writes the product: six colors, in the metadata of either, in five sizes.
 *
 * @return string Its path.
 */
function fill(): string {
	// phpcs:disable WordPress.Arrays -- Short.
	$attribute = wc_create_attribute( array( 'name' => 'Color', 'slug' => 'color', 'type' => 'color' ) );
	register_taxonomy( 'pa_color', 'product' );
	$slugs = array();
	$terms = array();
	foreach ( array( '#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#8c564b' ) as $number => $hex ) {
		$slugs[] = "color-$number";
		$term    = wp_insert_term( "Color $number", 'pa_color', array( 'slug' => "color-$number" ) );
		$id      = is_array( $term ) ? $term['term_id'] : 0;
		$terms[] = $id;
		update_term_meta( $id, 'color', $hex );
		update_term_meta( $id, 'product_attribute_color', $hex );
	}
	$color = new \WC_Product_Attribute();
	$color->set_id( is_int( $attribute ) ? $attribute : 0 );
	$color->set_name( 'pa_color' );
	$color->set_options( $terms );
	$color->set_variation( true );
	$size = new \WC_Product_Attribute();
	$size->set_name( 'Talla' );
	$size->set_options( array( 'XS', 'S', 'M', 'L', 'XL' ) );
	$size->set_variation( true );
	$product = new \WC_Product_Variable();
	$product->set_name( 'Camiseta' );
	$product->set_attributes( array( $color, $size ) );
	$id = $product->save();
	foreach ( $slugs as $slug ) {
		foreach ( $size->get_options() as $letter ) {
			$variation = new \WC_Product_Variation();
			$variation->set_parent_id( $id );
			$variation->set_regular_price( '10' );
			$variation->set_attributes( array( 'pa_color' => $slug, 'talla' => $letter ) );
			$variation->save();
		}
	}
	// phpcs:enable
	\WC_Product_Variable::sync( $id );
	flush_rewrite_rules( false );

	return (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
}

/**
 * Whose swatches the page has.
 *
 * @param string $whose 'ours', 'rival' or 'none'.
 */
function show( string $whose ): void {
	update_option( 'programs_filter_swatches', 'ours' === $whose ? 'yes' : 'no' );
	if ( 'rival' === $whose ) {
		activate_plugin( RIVAL );
	} else {
		deactivate_plugins( RIVAL );
	}
}
