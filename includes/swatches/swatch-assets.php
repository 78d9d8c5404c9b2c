<?php
/**
 * Script and style of swatches.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Swatch_Assets;

use ProgramsFilter\Build;
use const ProgramsFilter\PLUGIN_FILE;
use const ProgramsFilter\Swatches\OF_SHOP;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'programs-filter-swatches';

/**
 * In `build/`, without their extension.
 */
const SCRIPT = 'swatches/index';
const STYLE  = 'swatches/look';

/**
 * Enqueues both.
 */
function enqueue(): void {
	enqueue_style();
	wp_enqueue_script(
		HANDLE,
		plugins_url( 'build/' . SCRIPT . '.js', PLUGIN_FILE ),
		array( 'jquery', OF_SHOP ),
		Build\version( SCRIPT ),
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
function enqueue_style(): void {
	wp_enqueue_style( HANDLE, plugins_url( 'build/' . STYLE . '.css', PLUGIN_FILE ), array(), Build\version( STYLE ) );
}

/**
 * The style, where the page's head is over and does not have it: what it gets at its end, swatches would be without until then.
 */
function late_style(): string {
	if ( 0 === did_action( 'wp_head' ) || wp_style_is( HANDLE, 'done' ) ) {
		return '';
	}
	ob_start();
	wp_print_styles( HANDLE );

	return (string) ob_get_clean();
}
