<?php
/**
 * Swatches in the forms of WooCommerce's variable products: which parts are loaded, and when. programs-filter.php loads this file where a shop runs and its
 * swatches are switched on; a page without such a form loads nothing else.
 *
 * Script and style of swatches.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's script of such a form. Pages that add the form later (a quick view, an archive) have it from the beginning.
 */
const SHOP_ATTRIBUTES = 'wc-add-to-cart-variation';

/**
 * Adds swatches to the list of an attribute's values.
 *
 * @param mixed $html      The list; a string unless another plugin broke the filter.
 * @param mixed $arguments What it was made of.
 * @return mixed
 */
function add_swatches( $html, $arguments = array() ) {
	if ( ! is_string( $html ) || ! is_array( $arguments ) ) {
		return $html;
	}

	return with_swatches( $html, $arguments );
}

/**
 * Adds to what WooCommerce says of a variation how many are left.
 *
 * @param mixed $said      What WooCommerce says; an array unless another plugin broke the filter.
 * @param mixed $variation The variation.
 * @return mixed
 */
function add_stock( $said, $variation ) {
	if ( ! is_array( $said ) || ! $variation instanceof \WC_Product_Variation ) {
		return $said;
	}

	return $said + array( 'variation_stock_left' => add_stock_left( $variation ) );
}

/**
 * On the page of a variable product: the style comes with its head. A block theme's page is made before its head, and has by now what it needs: perhaps nothing, with
 * WooCommerce's form of blocks.
 */
function enqueue_swatches_early(): void {
	$product = is_product() && ! wp_is_block_theme() ? wc_get_product( get_queried_object_id() ) : null;
	if ( $product instanceof \WC_Product && $product->is_type( 'variable' ) ) {
		enqueue_swatches_style();
	}
}

/**
 * Where WooCommerce's script is, ours is, too.
 */
function enqueue_swatches_with_shop(): void {
	if ( wp_script_is( SHOP_ATTRIBUTES ) || wp_script_is( SHOP_ATTRIBUTES, 'done' ) ) {
		enqueue_swatches();
	}
}

const SWATCHES_HANDLE = 'programs-filter-swatches';

/**
 * In `build/`, without their extension.
 */
const SWATCHES_SCRIPT = 'shop/index';
const SWATCHES_STYLE  = 'shop/look';

/**
 * Enqueues both.
 */
function enqueue_swatches(): void {
	enqueue_swatches_style();
	wp_enqueue_script(
		SWATCHES_HANDLE,
		plugins_url( 'build/' . SWATCHES_SCRIPT . '.js', PLUGIN_FILE ),
		array( 'jquery', SHOP_ATTRIBUTES ),
		WordPress\built_version( SWATCHES_SCRIPT ),
		array(
			'in_footer' => true,
			// As WooCommerce's own, which a script that waits for none would turn into one of its kind.
			'strategy'  => 'defer',
		)
	);
}

/**
 * Enqueues the style.
 */
function enqueue_swatches_style(): void {
	wp_enqueue_style( SWATCHES_HANDLE, plugins_url( 'build/' . SWATCHES_STYLE . '.css', PLUGIN_FILE ), array(), WordPress\built_version( SWATCHES_STYLE ) );
}

/**
 * The style, where the page's head is over and does not have it: what it gets at its end, swatches would be without until then.
 */
function late_swatches_style(): string {
	if ( 0 === did_action( 'wp_head' ) || wp_style_is( SWATCHES_HANDLE, 'done' ) ) {
		return '';
	}
	ob_start();
	wp_print_styles( SWATCHES_HANDLE );

	return (string) ob_get_clean();
}
