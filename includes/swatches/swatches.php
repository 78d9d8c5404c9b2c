<?php
/**
 * Swatches in the forms of WooCommerce's variable products: which parts are loaded, and when. programs-filter.php loads this file where a shop runs and its
 * swatches are switched on; a page without such a form loads nothing else.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Swatches;

use ProgramsFilter\Swatch_Assets;
use ProgramsFilter\Swatch_Fields;
use ProgramsFilter\Swatch_Markup;
use ProgramsFilter\Swatch_Stock;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's script of such a form. Pages that add the form later (a quick view, an archive) have it from the beginning.
 */
const OF_SHOP = 'wc-add-to-cart-variation';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	// What others make of the list comes first.
	add_filter( 'woocommerce_dropdown_variation_attribute_options_html', __NAMESPACE__ . '\\add', 50, 2 );
	add_filter( 'woocommerce_available_variation', __NAMESPACE__ . '\\add_stock', 10, 3 );
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_early', 20 );
	add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\\enqueue_with_shop', 0 );
	if ( is_admin() ) {
		add_action( 'load-edit-tags.php', __NAMESPACE__ . '\\edit_terms' );
		add_action( 'load-term.php', __NAMESPACE__ . '\\edit_terms' );
		// WordPress's own answers end the request.
		add_action( 'wp_ajax_add-tag', __NAMESPACE__ . '\\edit_terms', 0 );
		add_action( 'wp_ajax_inline-save-tax', __NAMESPACE__ . '\\edit_terms', 0 );
	}
}

/**
 * Adds swatches to the list of an attribute's values.
 *
 * @param mixed $html      The list; a string unless another plugin broke the filter.
 * @param mixed $arguments What it was made of.
 * @return mixed
 */
function add( $html, $arguments = array() ) {
	if ( ! is_string( $html ) || ! is_array( $arguments ) ) {
		return $html;
	}
	require_once __DIR__ . '/swatch-options.php';
	require_once __DIR__ . '/swatch-assets.php';
	require_once __DIR__ . '/swatch-terms.php';
	require_once __DIR__ . '/swatch-list.php';
	require_once __DIR__ . '/swatch-known.php';
	require_once __DIR__ . '/swatch-markup.php';

	return Swatch_Markup\add( $html, $arguments );
}

/**
 * Adds to what WooCommerce says of a variation how many are left.
 *
 * @param mixed $said      What WooCommerce says; an array unless another plugin broke the filter.
 * @param mixed $product   Its product.
 * @param mixed $variation The variation.
 * @return mixed
 */
function add_stock( $said, $product = null, $variation = null ) {
	if ( ! is_array( $said ) || ! $variation instanceof \WC_Product_Variation ) {
		return $said;
	}
	require_once __DIR__ . '/swatch-options.php';
	require_once __DIR__ . '/swatch-stock.php';

	return $said + array( 'variation_stock_left' => Swatch_Stock\left( $variation ) );
}

/**
 * On the page of a variable product: the style comes with its head. A block theme's page is made before its head, and has by now what it needs: perhaps nothing, with
 * WooCommerce's form of blocks.
 */
function enqueue_early(): void {
	$product = is_product() && ! wp_is_block_theme() ? wc_get_product( get_queried_object_id() ) : null;
	if ( $product instanceof \WC_Product && $product->is_type( 'variable' ) ) {
		require_once __DIR__ . '/swatch-assets.php';
		Swatch_Assets\enqueue_style();
	}
}

/**
 * Where WooCommerce's script is, ours is, too.
 */
function enqueue_with_shop(): void {
	if ( wp_script_is( OF_SHOP ) || wp_script_is( OF_SHOP, 'done' ) ) {
		require_once __DIR__ . '/swatch-assets.php';
		Swatch_Assets\enqueue();
	}
}

/**
 * Where terms are edited: the fields of those whose attribute has none of WooCommerce's.
 */
function edit_terms(): void {
	require_once __DIR__ . '/swatch-terms.php';
	require_once __DIR__ . '/swatch-fields.php';
	require_once __DIR__ . '/swatch-saved.php';
	require_once __DIR__ . '/swatch-column.php';

	Swatch_Fields\bootstrap();
}
