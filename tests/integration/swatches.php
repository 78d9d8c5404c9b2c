<?php
/**
 * A shop with variable products, and a site without one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Swatches;

use ProgramsFilter\Shop;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\{load_admin, picture};

/**
 * The plugin's files for shops that a request has loaded.
 *
 * @return list<string>
 */
function loaded(): array {
	return array_values( array_filter( get_included_files(), static fn( string $file ): bool => str_starts_with( $file, PLUGIN_DIR . '/includes/shop/' ) ) );
}

/** Has each page say what it cost: this is called before the plugin is loaded. */
function measure(): void {
	define( 'SAVEQUERIES', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
	add_action(
		'shutdown',
		static function (): void {
			if ( 0 === did_action( 'template_redirect' ) ) {
				return;
			}
			$asked = $GLOBALS['wpdb'] instanceof \wpdb && is_array( $GLOBALS['wpdb']->queries ) ? $GLOBALS['wpdb']->queries : array();
			$cost  = array(
				'queries' => array_values( array_filter( array_column( $asked, 2 ), static fn( $callers ): bool => is_string( $callers ) && str_contains( $callers, 'ProgramsFilter\\Shop' ) ) ),
				'files'   => array_map( 'basename', loaded() ),
			);
			echo '<!-- measured ' . wp_json_encode( $cost ) . ' -->'; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON of numbers and names of files.
		},
		-1
	);
}

/** Activates WooCommerce. */
function activate(): void {
	load_admin();
	activate_plugin( 'woocommerce/woocommerce.php' );
	update_option( 'woocommerce_coming_soon', 'no' );
}

/**
 * Activates another plugin for swatches.
 *
 * @param string $file Its main file.
 */
function activate_beside( string $file ): void {
	load_admin();
	activate_plugin( $file );
}

/** Makes the color an attribute of colors, as those plugins have them. */
function choose_by_color(): void {
	wc_update_attribute( wc_attribute_taxonomy_id_by_name( 'color' ), array( 'name' => 'Color', 'slug' => 'color', 'type' => 'color' ) );
}

/**
 * Whether the values of the color have the plugin's fields.
 *
 * @param string $type     Type of that attribute.
 * @param bool   $is_there Whether another plugin has a type for colors, as plugins for swatches do in the admin.
 */
function are_fields_ours( string $type, bool $is_there ): bool {
	add_filter( 'product_attributes_type_selector', static fn( array $types ): array => $types + ( $is_there ? array( 'color' => 'Color' ) : array() ) );
	wc_update_attribute( wc_attribute_taxonomy_id_by_name( 'color' ), array( 'name' => 'Color', 'slug' => 'color', 'type' => $type ) );

	return Shop\has_own_swatch_fields( 'pa_color' );
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
/** Writes a product with four variations: azul S (3 left), azul M (none), rojo S (many), verde S. */
function fill(): string {
	wc_create_attribute( array( 'name' => 'Color', 'slug' => 'color' ) );
	register_taxonomy( 'pa_color', 'product' );
	$terms = array();
	foreach ( array( 'Azul' => '#0000ff', 'Rojo' => '#ff0000', 'Verde' => '' ) as $name => $color ) {
		$term    = wp_insert_term( $name, 'pa_color' );
		$terms[] = is_array( $term ) ? $term['term_id'] : 0;
		if ( '' !== $color && is_array( $term ) ) {
			update_term_meta( $term['term_id'], 'color', $color );
		}
	}
	$attributes = array();
	foreach ( array( 'pa_color' => $terms, 'Talla' => array( 'S', 'M' ) ) as $name => $options ) {
		$attribute = new \WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( $name ) );
		$attribute->set_name( $name );
		$attribute->set_options( $options );
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		$attributes[] = $attribute;
	}
	$product = new \WC_Product_Variable();
	$product->set_name( 'Camiseta' );
	$product->set_slug( 'camiseta' );
	$product->set_attributes( $attributes );
	$id = $product->save();
	foreach ( array( array( 'azul', 'S', 3 ), array( 'azul', 'M', 0 ), array( 'rojo', 'S', 50 ), array( 'verde', 'S', null ) ) as list( $value, $letter, $stock ) ) {
		$variation = new \WC_Product_Variation();
		$variation->set_parent_id( $id );
		$variation->set_regular_price( '10' );
		$variation->set_attributes( array( 'pa_color' => $value, 'talla' => $letter ) );
		if ( null !== $stock ) {
			$variation->set_manage_stock( true );
			$variation->set_stock_quantity( $stock );
		}
		$variation->save();
	}
	\WC_Product_Variable::sync( $id );

	return (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
}

/** Writes a product without variations. */
function fill_simple(): string {
	$product = new \WC_Product_Simple();
	$product->set_name( 'Taza' );
	$product->set_regular_price( '5' );

	return (string) wp_parse_url( (string) get_permalink( $product->save() ), PHP_URL_PATH );
}

/**
 * What is said of the stock of a variation.
 *
 * @param int    $threshold  The option.
 * @param int    $stock      How many are left.
 * @param string $backorders As WooCommerce has it.
 * @param string $format     What the shop shows of its stock.
 */
function left( int $threshold, int $stock, string $backorders = 'no', string $format = '' ): string {
	update_option( 'programs_filter_swatches_stock', $threshold );
	update_option( 'woocommerce_stock_format', $format );
	$variation = new \WC_Product_Variation();
	$variation->set_manage_stock( true );
	$variation->set_backorders( $backorders );
	$variation->set_stock_quantity( $stock );
	$said = Shop\get_stock_left_text( $variation );
	delete_option( 'woocommerce_stock_format' );
	delete_option( 'programs_filter_swatches_stock' );

	return $said;
}

/**
 * The look of a value with a picture and a color, before the picture is deleted and after.
 *
 * @return list<array{color: string, image: bool}>
 */
function looks(): array {
	$term = wp_insert_term( 'Granate', 'pa_color' );
	$id   = is_array( $term ) ? $term['term_id'] : 0;
	update_term_meta( $id, 'color', '#800000' );
	update_term_meta( $id, 'image', picture() );
	$before = Shop\get_term_swatch( $id );
	wp_delete_attachment( $before['image'], true );
	$after = Shop\get_term_swatch( $id );
	wp_delete_term( $id, 'pa_color' );

	return array_map( static fn( array $look ): array => array( 'image' => $look['image'] > 0 ) + $look, array( $before, $after ) );
}

/**
 * What is known of a product of the shop that has more variations than WooCommerce writes into a page.
 *
 * @param string $hides 'yes' where the shop hides what is sold out.
 * @return list<list<string|int>>
 */
function known( string $hides ): array {
	$post    = get_page_by_path( 'camiseta', OBJECT, 'product' );
	$product = wc_get_product( $post instanceof \WP_Post ? $post->ID : 0 );
	update_option( 'woocommerce_hide_out_of_stock_items', $hides );
	add_filter( 'woocommerce_ajax_variation_threshold', '__return_zero' );
	$known = $product instanceof \WC_Product ? Shop\get_available_variations( $product, 'pa_color' ) : array();
	delete_option( 'woocommerce_hide_out_of_stock_items' );

	return $known;
}
