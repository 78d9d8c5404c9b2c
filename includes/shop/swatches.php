<?php
/**
 * Script and style of swatches, on the pages that have WooCommerce's script of a variable product.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's script of such a form. Pages that add the form later (a quick view, an archive) have it from the beginning. */
const FORM_SCRIPT = 'wc-add-to-cart-variation';

const SWATCHES_HANDLE = 'programs-filter-swatches';

/**
 * Enqueues the style for the head of a variable product's page. A block theme renders the page before its head, so the form itself has
 * enqueued it.
 */
function enqueue_swatches_style_in_head(): void {
	$product = is_product() && ! wp_is_block_theme() ? wc_get_product( get_queried_object_id() ) : null;
	if ( $product instanceof \WC_Product && $product->is_type( 'variable' ) ) {
		WordPress\enqueue_built_style( SWATCHES_HANDLE, 'shop/look' );
	}
}

/** Enqueues script and style where WooCommerce's script is. */
function enqueue_swatches_with_shop(): void {
	if ( wp_script_is( FORM_SCRIPT ) || wp_script_is( FORM_SCRIPT, 'done' ) ) {
		enqueue_swatches();
	}
}

/** Enqueues script and style. */
function enqueue_swatches(): void {
	WordPress\enqueue_built_style( SWATCHES_HANDLE, 'shop/look' );
	// Deferred as WooCommerce's own script, which a dependent without `defer` would block.
	WordPress\enqueue_built_script( SWATCHES_HANDLE, 'shop/index', array( 'jquery', FORM_SCRIPT ), array( 'strategy' => 'defer' ) );
}

/** The style's tag, where the head is over and lacks it: in the footer it would come too late. */
function get_late_swatches_style(): string {
	if ( 0 === did_action( 'wp_head' ) || wp_style_is( SWATCHES_HANDLE, 'done' ) ) {
		return '';
	}
	ob_start();
	wp_print_styles( SWATCHES_HANDLE );

	return (string) ob_get_clean();
}
