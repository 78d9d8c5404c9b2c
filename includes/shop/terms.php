<?php
/**
 * What a value of an attribute looks like: the term metadata `color` and `image`, in which WooCommerce keeps the same of its visual attributes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Metadata: a color, such as "#8a2c45".
 */
const COLOR_META = 'color';

/**
 * Metadata: ID of a picture. It comes before a color, as in WooCommerce.
 */
const IMAGE_META = 'image';

/**
 * WooCommerce's type of attributes whose terms it has fields of its own for.
 */
const VISUAL_OPTION = 'wc-visual';

/**
 * How large WordPress's file of a picture is.
 */
const SWATCH_SIZE = 'thumbnail';

/**
 * Whether values of an attribute get their look here: WooCommerce has fields for those of its visual attributes.
 *
 * @param string $taxonomy Taxonomy.
 */
function are_swatches_ours( string $taxonomy ): bool {
	foreach ( wc_get_attribute_taxonomies() as $attribute ) {
		$name = is_object( $attribute ) ? $attribute->attribute_name ?? null : null;
		if ( is_object( $attribute ) && is_string( $name ) && wc_attribute_taxonomy_name( $name ) === $taxonomy ) {
			return VISUAL_OPTION !== ( $attribute->attribute_type ?? '' );
		}
	}

	return false;
}

/**
 * Looks of the values of a product's attribute, all read at once.
 *
 * @param int    $product  ID.
 * @param string $taxonomy Taxonomy.
 * @return array<string, array{color: string, image: int}> By slug.
 */
function swatches_of_product( int $product, string $taxonomy ): array {
	// WooCommerce has just asked for the same.
	$terms = wc_get_product_terms( $product, $taxonomy, array( 'fields' => 'all' ) );
	$terms = is_array( $terms ) ? array_filter( $terms, static fn( $term ): bool => $term instanceof \WP_Term ) : array();
	update_termmeta_cache( wp_list_pluck( $terms, 'term_id' ) );
	$pictures = array_diff( array_unique( array_map( static fn( \WP_Term $term ): int => swatch_image( $term->term_id ), $terms ) ), array( 0 ) );
	if ( array() !== $pictures ) {
		_prime_post_caches( array_values( $pictures ), false );
	}
	$looks = array();
	foreach ( $terms as $term ) {
		$looks[ $term->slug ] = swatch_of_term( $term->term_id );
	}

	return $looks;
}

/**
 * What is stored as the picture of a value.
 *
 * @param int $term ID.
 * @return int ID; 0 for none. It may be gone.
 */
function swatch_image( int $term ): int {
	$image = get_term_meta( $term, IMAGE_META, true );

	return is_numeric( $image ) ? absint( $image ) : 0;
}

/**
 * Look of a value.
 *
 * @param int $term ID.
 * @return array{color: string, image: int} One of them at most; '' and 0 for none.
 */
function swatch_of_term( int $term ): array {
	$image = swatch_image( $term );
	// As in WooCommerce, the color stands in for a picture that was deleted.
	$image = $image > 0 && wp_attachment_is_image( $image ) ? $image : 0;
	$color = get_term_meta( $term, COLOR_META, true );

	return array(
		'color' => 0 === $image && is_string( $color ) ? (string) sanitize_hex_color( $color ) : '',
		'image' => $image,
	);
}

/**
 * Stores the look of a value: picture, color or none, never two.
 *
 * @param int    $term  ID.
 * @param string $color Color, as `<input type="color">` writes it; '' for none.
 * @param int    $image ID of a picture; 0 for none.
 */
function store_swatch( int $term, string $color, int $image ): void {
	$color = (string) sanitize_hex_color( $color );
	if ( $image > 0 && wp_attachment_is_image( $image ) ) {
		update_term_meta( $term, IMAGE_META, $image );
		delete_term_meta( $term, COLOR_META );
	} elseif ( '' !== $color ) {
		update_term_meta( $term, COLOR_META, $color );
		delete_term_meta( $term, IMAGE_META );
	} else {
		delete_term_meta( $term, COLOR_META );
		delete_term_meta( $term, IMAGE_META );
	}
}
