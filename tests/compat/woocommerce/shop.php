<?php
/**
 * A shop with what a plain one does not have: a product with many variations, one with hostile names, forms that come later.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Shop;

use function ProgramsFilter\Tests\load_admin;

require_once __DIR__ . '/../../integration/swatches.php';

/**
 * A value of an attribute.
 *
 * @param string $slug     Slug.
 * @param string $taxonomy Taxonomy.
 * @throws \RuntimeException When there is none.
 */
function term( string $slug, string $taxonomy ): \WP_Term {
	$term = get_term_by( 'slug', $slug, $taxonomy );
	if ( ! $term instanceof \WP_Term ) {
		throw new \RuntimeException( esc_html( "No $slug." ) );
	}

	return $term;
}

/**
 * Writes a product. Its attributes are its own, but those whose name is that of a taxonomy.
 *
 * @param string                          $name       Name.
 * @param array<int|string, list<string>> $attributes Values by attribute.
 * @param list<list<mixed>>               $variations Of each: its values ('' for any); pieces left (null for no account, 'backorder').
 * @return string Path.
 */
function write( string $name, array $attributes, array $variations ): string {
	$product = new \WC_Product_Variable();
	$product->set_name( $name );
	$names   = array_map( 'strval', array_keys( $attributes ) );
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
 * @param string       $name   Name, or taxonomy.
 * @param list<string> $values Values; slugs of a taxonomy.
 */
function attribute( string $name, array $values ): \WC_Product_Attribute {
	$attribute = new \WC_Product_Attribute();
	$attribute->set_name( $name );
	$attribute->set_visible( true );
	$attribute->set_variation( true );
	$attribute->set_options( $values );
	if ( taxonomy_exists( $name ) ) {
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( $name ) );
		$attribute->set_options( array_map( static fn( string $slug ): int => term( $slug, $name )->term_id, $values ) );
	}

	return $attribute;
}

/** A product with more variations than WooCommerce writes into a page: azul in 16 sizes (2 left of 40), rojo in 15 (0 of 38), verde in 36. */
function fill_many(): string {
	$rows = array( array( 'verde', '36', null ) );
	for ( $size = 36; $size < 52; $size++ ) {
		$rows[] = array( 'azul', (string) $size, 40 === $size ? 2 : null );
		if ( $size < 51 ) {
			$rows[] = array( 'rojo', (string) $size, 38 === $size ? 0 : null );
		}
	}

	return write( 'Bota', array( 'pa_color' => array( 'azul', 'rojo', 'verde' ), 'Número' => array_map( 'strval', range( 36, 51 ) ) ), $rows );
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

/** Has every page with `?vista` bring WooCommerce's script, as one with a quick view does. */
function bring_script_of_shop(): void {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test site.
	file_put_contents(
		WPMU_PLUGIN_DIR . '/vista.php',
		'<?php add_action( "wp_enqueue_scripts", static function () {
			if ( isset( $_GET["vista"] ) ) {
				wp_enqueue_script( "wc-add-to-cart-variation" );
			}
		} );'
	);
}

/** Has the pages of products show WooCommerce's form of blocks. */
function use_form_of_blocks(): void {
	load_admin();
	$id = wp_insert_post(
		array(
			'post_type'    => 'wp_template',
			'post_status'  => 'publish',
			'post_name'    => 'single-product',
			'post_title'   => 'Producto',
			'post_content' => '<!-- wp:post-title /--><!-- wp:woocommerce/add-to-cart-with-options /-->',
		)
	);
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
}

/** Adds a picture to the library; its ID. */
function upload(): int {
	load_admin();
	$pixel  = base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A picture.
	$upload = wp_upload_bits( 'punto.png', null, (string) $pixel );
	$id     = wp_insert_attachment( array( 'post_title' => 'Punto', 'post_mime_type' => 'image/png' ), $upload['file'] );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );

	return $id;
}

/**
 * Metadata of a colour's look.
 *
 * @param string $slug Slug.
 * @return array{color: mixed, image: mixed}
 */
function look_of( string $slug ): array {
	$term = term( $slug, 'pa_color' );

	return array( 'color' => get_term_meta( $term->term_id, 'color', true ), 'image' => get_term_meta( $term->term_id, 'image', true ) );
}

/**
 * Edits a colour as a user, green in the fields.
 *
 * @param string $slug      Slug.
 * @param string $role      Whose.
 * @param bool   $is_honest Whether with the nonce of the fields.
 * @param string $kind      `color`, or `image` without any.
 * @return mixed What it looks like afterwards.
 */
function send( string $slug, string $role, bool $is_honest, string $kind = 'color' ) {
	load_admin();
	$_POST['taxonomy'] = 'pa_color';
	\ProgramsFilter\Shop\bootstrap_terms();
	if ( false === get_user_by( 'login', $role ) ) {
		wp_insert_user( array( 'user_login' => $role, 'user_pass' => $role, 'role' => $role ) ); // phpcs:ignore WordPress.Arrays -- Short.
	}
	wp_set_current_user( (int) username_exists( $role ) );
	// phpcs:ignore WordPress.Arrays -- Short.
	$_POST = array(
		'programs_filter_swatch'       => array( 'kind' => $kind, 'color' => '#00ff00' ),
		'programs_filter_swatch_nonce' => $is_honest ? wp_create_nonce( 'programs_filter_swatch' ) : 'wrong',
	);
	$term  = term( $slug, 'pa_color' );
	wp_update_term( $term->term_id, 'pa_color', array( 'description' => '' ) );
	$_POST = array();

	return get_term_meta( $term->term_id, 'color', true );
}

/**
 * Switches WooCommerce's visual attributes on and makes the color one of them, or neither.
 *
 * @param bool $are_visual Whether it is one.
 */
function use_visual_attributes( bool $are_visual ): void {
	update_option( 'woocommerce_feature_wc_visual_attribute_enabled', $are_visual ? 'yes' : 'no' );
	wc_update_attribute( wc_attribute_taxonomy_id_by_name( 'pa_color' ), array( 'name' => 'Color', 'type' => $are_visual ? 'wc-visual' : 'select' ) );
}
