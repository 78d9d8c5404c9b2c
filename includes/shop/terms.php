<?php
/**
 * Reads and saves the swatch of an attribute term: the term meta `color` and `image`, which WooCommerce uses for its visual attributes as well.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

defined( 'ABSPATH' ) || exit;

/** Metadata: a color such as "#8a2c45", and the ID of a picture, which takes precedence as in WooCommerce. */
const COLOR_META = 'color';
const IMAGE_META = 'image';

/** Neither color nor image. */
const NO_SWATCH = 'none';

/** Size of a picture. */
const SWATCH_SIZE = 'thumbnail';

/** Name of the fields, their nonce and its action. */
const SWATCH_FIELDS = 'programs_filter_swatch';
const SWATCH_ACTION = 'programs_filter_swatch';
const SWATCH_NONCE  = 'programs_filter_swatch_nonce';

/** Query argument of the screen after an incomplete swatch was submitted. */
const INCOMPLETE_SWATCH_PARAMETER = 'programs_filter_swatch_unusable';

/**
 * Whether this plugin has the fields of an attribute's values. WooCommerce has those of its visual attributes, and other plugins for swatches those
 * of their types.
 *
 * @param string $taxonomy Taxonomy.
 */
function has_own_swatch_fields( string $taxonomy ): bool {
	/**
	 * An attribute of the shop.
	 *
	 * @var object{attribute_name: string, attribute_type: string} $attribute
	 */
	foreach ( wc_get_attribute_taxonomies() as $attribute ) {
		if ( wc_attribute_taxonomy_name( $attribute->attribute_name ) === $taxonomy ) {
			$type = $attribute->attribute_type;
			return 'select' === $type || ( 'wc-visual' !== $type && ! isset( wc_get_attribute_types()[ $type ] ) );
		}
	}

	return false;
}

/**
 * Swatches of the terms of a product's attribute, in one query.
 *
 * @param int    $product  ID.
 * @param string $taxonomy Taxonomy.
 * @return array<string, array{color: string, image: int}> By slug.
 */
function get_product_swatches( int $product, string $taxonomy ): array {
	// WooCommerce has just queried the same.
	$terms = wc_get_product_terms( $product, $taxonomy, array( 'fields' => 'all' ) );
	$terms = is_array( $terms ) ? array_filter( $terms, static fn( $term ): bool => $term instanceof \WP_Term ) : array();
	update_termmeta_cache( wp_list_pluck( $terms, 'term_id' ) );
	$pictures = array_diff( array_unique( array_map( static fn( \WP_Term $term ): int => get_swatch_image_id( $term->term_id ), $terms ) ), array( 0 ) );
	if ( array() !== $pictures ) {
		_prime_post_caches( array_values( $pictures ), false );
	}
	$looks = array();
	foreach ( $terms as $term ) {
		$looks[ $term->slug ] = get_term_swatch( $term->term_id );
	}

	return $looks;
}

/**
 * The image ID of a term.
 *
 * @param int $term ID.
 * @return int ID; 0 for none. The picture may be deleted.
 */
function get_swatch_image_id( int $term ): int {
	$image = get_term_meta( $term, IMAGE_META, true );

	return is_numeric( $image ) ? absint( $image ) : 0;
}

/**
 * The swatch of a term.
 *
 * @param int $term ID.
 * @return array{color: string, image: int} At most one of both; '' and 0 for none.
 */
function get_term_swatch( int $term ): array {
	$image = get_swatch_image_id( $term );
	// As in WooCommerce, the color replaces a deleted picture.
	$image = $image > 0 && wp_attachment_is_image( $image ) ? $image : 0;
	$color = get_term_meta( $term, COLOR_META, true );

	return array(
		'color' => 0 === $image && is_string( $color ) ? (string) sanitize_hex_color( $color ) : '',
		'image' => $image,
	);
}

/**
 * Saves the submitted swatch of a term, if it is complete.
 *
 * @param int $term ID.
 */
function save_swatch( int $term ): void {
	$look = get_submitted_swatch();
	if ( null === $look || is_incomplete_swatch( $look ) || ! current_user_can( 'edit_term', $term ) ) {
		return;
	}
	delete_term_meta( $term, COLOR_META );
	delete_term_meta( $term, IMAGE_META );
	if ( NO_SWATCH !== $look['kind'] ) {
		add_term_meta( $term, $look['kind'], $look[ $look['kind'] ] );
	}
}

/**
 * The submitted swatch.
 *
 * @return array{kind: 'none'|'color'|'image', color: string, image: int}|null At most one of color and image; null where nothing was sent.
 */
function get_submitted_swatch(): ?array {
	$nonce = $_POST[ SWATCH_NONCE ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
	if ( ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, SWATCH_ACTION ) ) {
		return null;
	}
	$sent = is_array( $_POST[ SWATCH_FIELDS ] ?? null ) ? wp_unslash( $_POST[ SWATCH_FIELDS ] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each value, below.
	$kind = $sent['kind'] ?? null;
	if ( ! in_array( $kind, array( NO_SWATCH, COLOR_META, IMAGE_META ), true ) ) {
		return null;
	}
	$image = IMAGE_META === $kind && is_string( $sent['image'] ?? null ) ? absint( $sent['image'] ) : 0;

	return array(
		'kind'  => $kind,
		'color' => COLOR_META === $kind && is_string( $sent['color'] ?? null ) ? (string) sanitize_hex_color( $sent['color'] ) : '',
		'image' => wp_attachment_is_image( $image ) ? $image : 0,
	);
}

/**
 * Whether a swatch lacks its color or its image.
 *
 * @param array{kind: string, color: string, image: int}|null $look Look.
 */
function is_incomplete_swatch( ?array $look ): bool {
	return null !== $look && NO_SWATCH !== $look['kind'] && '' === $look['color'] && 0 === $look['image'];
}

/** The message about an incomplete swatch. */
function get_incomplete_swatch_message(): string {
	return __( 'Choose a picture for the swatch, or another look.', 'programs-filter' );
}

/**
 * Rejects a new term with an incomplete swatch.
 *
 * @param mixed $name Name of the value.
 * @return mixed
 */
function reject_incomplete_swatch( $name ) {
	return is_incomplete_swatch( get_submitted_swatch() ) ? new \WP_Error( INCOMPLETE_SWATCH_PARAMETER, get_incomplete_swatch_message() ) : $name;
}

/**
 * Adds the query argument to the URL of the next screen after an incomplete swatch.
 *
 * @param string $location Address.
 */
function add_incomplete_swatch_parameter( string $location ): string {
	return is_incomplete_swatch( get_submitted_swatch() ) ? add_query_arg( INCOMPLETE_SWATCH_PARAMETER, '1', $location ) : $location;
}

/** Prints the notice that the swatch was not saved. */
function print_incomplete_swatch_notice(): void {
	if ( isset( $_GET[ INCOMPLETE_SWATCH_PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- It only selects a sentence.
		printf( '<div class="notice notice-error"><p>%s %s</p></div>', esc_html__( 'The swatch was not saved.', 'programs-filter' ), esc_html( get_incomplete_swatch_message() ) );
	}
}
