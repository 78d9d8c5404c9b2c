<?php
/**
 * A shop with variable products, and a site without one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Swatches;

use function ProgramsFilter\Tests\load_admin;
use const ProgramsFilter\PLUGIN_DIR;

/**
 * The plugin's files for shops that a request has loaded.
 *
 * @return list<string>
 */
function loaded(): array {
	return array_values( array_filter( get_included_files(), static fn( string $file ): bool => str_starts_with( $file, PLUGIN_DIR . '/includes/swatches/' ) ) );
}

/**
 * Activates WooCommerce.
 */
function activate(): void {
	load_admin();
	activate_plugin( 'woocommerce/woocommerce.php' );
	update_option( 'woocommerce_coming_soon', 'no' );
}

/**
 * Switches swatches on or off.
 *
 * @param string $is_on  'yes' or 'no'.
 * @param string $clears 'yes' or 'no'.
 */
function switch_to( string $is_on, string $clears = 'no' ): void {
	update_option( 'programs_filter_swatches', $is_on );
	update_option( 'programs_filter_swatches_clear', $clears );
}

// phpcs:disable Generic.Files.LineLength -- One product a line.
/**
 * Writes a product with four variations: azul S (3 left), azul M (none), rojo S (many), verde S.
 *
 * @return string Its path.
 */
function fill(): string {
	wc_create_attribute( array( 'name' => 'Color', 'slug' => 'color' ) ); // phpcs:ignore WordPress.Arrays -- Short.
	register_taxonomy( 'pa_color', 'product' );
	$terms = array();
	foreach ( array( 'Azul' => '#0000ff', 'Rojo' => '#ff0000', 'Verde' => '' ) as $name => $color ) { // phpcs:ignore WordPress.Arrays -- Short.
		$term    = wp_insert_term( $name, 'pa_color' );
		$terms[] = is_array( $term ) ? $term['term_id'] : 0;
		if ( '' !== $color && is_array( $term ) ) {
			update_term_meta( $term['term_id'], 'color', $color );
		}
	}
	$color = new \WC_Product_Attribute();
	$color->set_id( wc_attribute_taxonomy_id_by_name( 'pa_color' ) );
	$color->set_name( 'pa_color' );
	$color->set_options( $terms );
	$color->set_visible( true );
	$color->set_variation( true );
	$size = new \WC_Product_Attribute();
	$size->set_name( 'Talla' );
	$size->set_options( array( 'S', 'M' ) );
	$size->set_visible( true );
	$size->set_variation( true );
	$product = new \WC_Product_Variable();
	$product->set_name( 'Camiseta' );
	$product->set_slug( 'camiseta' );
	$product->set_attributes( array( $color, $size ) );
	$id = $product->save();
	foreach ( array( array( 'azul', 'S', 3 ), array( 'azul', 'M', 0 ), array( 'rojo', 'S', 50 ), array( 'verde', 'S', null ) ) as list( $value, $letter, $stock ) ) {
		$variation = new \WC_Product_Variation();
		$variation->set_parent_id( $id );
		$variation->set_regular_price( '10' );
		$variation->set_attributes( array( 'pa_color' => $value, 'talla' => $letter ) ); // phpcs:ignore WordPress.Arrays -- Short.
		if ( null !== $stock ) {
			$variation->set_manage_stock( true );
			$variation->set_stock_quantity( $stock );
		}
		$variation->save();
	}
	\WC_Product_Variable::sync( $id );

	return (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
}
