<?php
/**
 * How many of a variation are left, where few are.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Swatch_Stock;

use ProgramsFilter\Answers;
use ProgramsFilter\Swatch_Options;

defined( 'ABSPATH' ) || exit;

/**
 * Says how many are left.
 *
 * @param \WC_Product_Variation $variation Variation.
 * @return string Text, such as "Quedan 3"; '' above the threshold, where the shop keeps no account of stock or can order more, and where it never shows it.
 */
function left( \WC_Product_Variation $variation ): string {
	$left = $variation->get_stock_quantity();
	if (
		false === $variation->managing_stock() || $variation->backorders_allowed() || ! $variation->is_in_stock() ||
		! is_numeric( $left ) || $left < 1 || $left > Swatch_Options\threshold() || 'no_amount' === get_option( 'woocommerce_stock_format' )
	) {
		return '';
	}

	/* translators: %s: how many pieces of a product are left. */
	return sprintf( _n( '%s left', '%s left', (int) $left, 'programs-filter' ), Answers\number( (int) $left ) );
}
