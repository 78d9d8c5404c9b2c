<?php
/**
 * A shop with what swatches meet: a product with few variations, one with many, one with hostile names, forms that come later.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Shop;

require_once ABSPATH . 'wp-admin/includes/admin.php';

/**
 * Opens the shop, with colors, and switches swatches on.
 *
 * @return string Path of a product: azul S (3 left) and M (none), rojo S (50 left), verde S.
 */
function open_shop(): string {
	update_option( 'woocommerce_coming_soon', 'no' );
	switch_to( 'no' );
	wc_create_attribute( array( 'name' => 'Color', 'slug' => 'color' ) );
	register_taxonomy( 'pa_color', 'product' );
	foreach ( array( 'Azul' => '#0000ff', 'Rojo' => '#ff0000', 'Verde' => '' ) as $name => $color ) {
		wp_insert_term( $name, 'pa_color' );
		update_term_meta( color( sanitize_title( $name ) ), 'color', $color );
	}

	return write(
		'Camiseta',
		array( 'pa_color' => array( 'azul', 'rojo', 'verde' ), 'Talla' => array( 'S', 'M' ) ),
		array(
			array( 'azul', 'S', 3 ),
			array( 'azul', 'M', 0 ),
			array( 'rojo', 'S', 50 ),
			array( 'verde', 'S', null ),
		)
	);
}

/**
 * Switches swatches on.
 *
 * @param string $clears Whether a chosen one clears the choice: 'yes' or 'no'.
 */
function switch_to( string $clears ): void {
	update_option( 'programs_filter_swatches', 'yes' );
	update_option( 'programs_filter_swatches_clear', $clears );
}

/**
 * ID of a color.
 *
 * @param string $slug Slug.
 */
function color( string $slug ): int {
	$term = get_term_by( 'slug', $slug, 'pa_color' );

	return $term instanceof \WP_Term ? $term->term_id : 0;
}

/**
 * Writes a product. Its attributes are its own, but that of colors.
 *
 * @param string                          $name       Name.
 * @param array<int|string, list<string>> $attributes Values by attribute.
 * @param list<list<mixed>>               $variations Of each: its values ('' for any); pieces left (null for no account, 'backorder').
 * @return string Path.
 */
function write( string $name, array $attributes, array $variations ): string {
	$product = new \WC_Product_Variable();
	$product->set_name( $name );
	$names = array_map( 'strval', array_keys( $attributes ) );
	$product->set_attributes( array_map( __NAMESPACE__ . '\\attribute', $names, $attributes ) );
	$id = $product->save();
	foreach ( $variations as $row ) {
		$left      = array_pop( $row );
		$variation = new \WC_Product_Variation();
		$variation->set_parent_id( $id );
		$variation->set_regular_price( '10' );
		$variation->set_attributes( (array) array_combine( array_map( 'sanitize_title', $names ), $row ) );
		if ( null !== $left ) {
			$variation->set_manage_stock( true );
			$variation->set_stock_quantity( is_int( $left ) ? $left : 0 );
			$variation->set_backorders( 'backorder' === $left ? 'notify' : 'no' );
		}
		$variation->save();
	}
	\WC_Product_Variable::sync( $id );

	return (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
}

/**
 * An attribute of a product.
 *
 * @param string       $name   Name, or `pa_color`.
 * @param list<string> $values Values; slugs of colors.
 */
function attribute( string $name, array $values ): \WC_Product_Attribute {
	$attribute = new \WC_Product_Attribute();
	$attribute->set_name( $name );
	$attribute->set_visible( true );
	$attribute->set_variation( true );
	$attribute->set_id( wc_attribute_taxonomy_id_by_name( $name ) );
	$attribute->set_options( 'pa_color' === $name ? array_map( __NAMESPACE__ . '\\color', $values ) : $values );

	return $attribute;
}

/** More variations than WooCommerce writes into a page: azul in 16 sizes (2 left of 40), rojo in 15 (0 of 38), verde in 36. */
function fill_many(): string {
	$rows = array( array( 'verde', '36', null ) );
	for ( $size = 36; $size < 52; $size++ ) {
		$rows[] = array( 'azul', (string) $size, 40 === $size ? 2 : null );
		if ( $size < 51 ) {
			$rows[] = array( 'rojo', (string) $size, 38 === $size ? 0 : null );
		}
	}

	$sizes = array_map( 'strval', range( 36, 51 ) );

	return write( 'Bota', array( 'pa_color' => array( 'azul', 'rojo', 'verde' ), 'Número' => $sizes ), $rows );
}

/**
 * A product whose names are hostile: of its first value every length can be had, of the second none is left, the last can be ordered.
 *
 * @param list<string> $values Four values.
 */
function fill_hostile( array $values ): string {
	return write(
		'Tela <i>rara</i>',
		array( 'Tela "fina" & <b>más</b>' => $values, '2026' => array( '1 m', '2 m' ) ),
		array(
			array( $values[0], '', null ),
			array( $values[1], '1 m', 0 ),
			array( $values[2], '2 m', 4 ),
			array( $values[3], '1 m', 'backorder' ),
		)
	);
}

/** Adds a picture to the library; its ID. */
function upload(): int {
	$upload = wp_upload_bits( 'punto.png', null, (string) file_get_contents( ABSPATH . 'wp-admin/images/wheel.png' ) );
	$id     = wp_insert_attachment( array( 'post_title' => 'Punto', 'post_mime_type' => 'image/png' ), $upload['file'] );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );

	return $id;
}

/**
 * Metadata of a color's look.
 *
 * @param string $slug Slug.
 * @return array{color: mixed, image: mixed}
 */
function look_of( string $slug ): array {
	$id = color( $slug );

	return array( 'color' => get_term_meta( $id, 'color', true ), 'image' => get_term_meta( $id, 'image', true ) );
}

/**
 * Edits a color as a user, green in the fields.
 *
 * @param string $slug      Slug.
 * @param string $role      Whose.
 * @param bool   $is_honest Whether with the nonce of the fields.
 * @param string $kind      `color`, or `image` without any.
 * @return mixed Its color afterwards.
 */
function send( string $slug, string $role, bool $is_honest, string $kind ) {
	$_POST['taxonomy'] = 'pa_color';
	\ProgramsFilter\Shop\bootstrap_terms();
	if ( false === username_exists( $role ) ) {
		wp_insert_user( array( 'user_login' => $role, 'user_pass' => $role, 'role' => $role ) );
	}
	wp_set_current_user( (int) username_exists( $role ) );
	$_POST = array(
		'programs_filter_swatch'       => array( 'kind' => $kind, 'color' => '#00ff00' ),
		'programs_filter_swatch_nonce' => $is_honest ? wp_create_nonce( 'programs_filter_swatch' ) : 'wrong',
	);
	wp_update_term( color( $slug ), 'pa_color', array( 'description' => '' ) );
	$_POST = array();

	return look_of( $slug )['color'];
}
