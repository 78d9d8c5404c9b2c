<?php
/**
 * The look of an attribute's value: the term metadata `color` and `image`, where WooCommerce stores the look of its visual attributes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

defined( 'ABSPATH' ) || exit;

/** Metadata: a color such as "#8a2c45", and the ID of a picture, which takes precedence as in WooCommerce. */
const COLOR_META = 'color';
const IMAGE_META = 'image';

/** Neither of both. */
const NO_SWATCH = 'none';

/** Size of a picture. */
const SWATCH_SIZE = 'thumbnail';

/** Name of the fields, their nonce and its action. */
const SWATCH_FIELDS = 'programs_filter_swatch';
const SWATCH_ACTION = 'programs_filter_swatch';
const SWATCH_NONCE  = 'programs_filter_swatch_nonce';

/** Parameter of the screen's address after a look that cannot be used. */
const UNUSABLE_PARAMETER = 'programs_filter_swatch_unusable';

/**
 * Whether this plugin has the fields of an attribute's values. WooCommerce has those of its visual attributes, and other plugins for swatches those
 * of their types.
 *
 * @param string $taxonomy Taxonomy.
 */
function are_swatches_ours( string $taxonomy ): bool {
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
 * Looks of the values of a product's attribute, read together.
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
 * The stored picture of a value.
 *
 * @param int $term ID.
 * @return int ID; 0 for none. The picture may be deleted.
 */
function swatch_image( int $term ): int {
	$image = get_term_meta( $term, IMAGE_META, true );

	return is_numeric( $image ) ? absint( $image ) : 0;
}

/**
 * The look of a value.
 *
 * @param int $term ID.
 * @return array{color: string, image: int} At most one of both; '' and 0 for none.
 */
function swatch_of_term( int $term ): array {
	$image = swatch_image( $term );
	// As in WooCommerce, the color replaces a deleted picture.
	$image = $image > 0 && wp_attachment_is_image( $image ) ? $image : 0;
	$color = get_term_meta( $term, COLOR_META, true );

	return array(
		'color' => 0 === $image && is_string( $color ) ? (string) sanitize_hex_color( $color ) : '',
		'image' => $image,
	);
}

/**
 * Stores the sent look of a value, if it can be used.
 *
 * @param int $term ID.
 */
function save_swatch( int $term ): void {
	$look = sent_swatch();
	if ( null === $look || is_unusable_swatch( $look ) || ! current_user_can( 'edit_term', $term ) ) {
		return;
	}
	delete_term_meta( $term, COLOR_META );
	delete_term_meta( $term, IMAGE_META );
	if ( NO_SWATCH !== $look['kind'] ) {
		add_term_meta( $term, $look['kind'], $look[ $look['kind'] ] );
	}
}

/**
 * The look that the fields have sent.
 *
 * @return array{kind: 'none'|'color'|'image', color: string, image: int}|null At most one of color and image; null where nothing was sent.
 */
function sent_swatch(): ?array {
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
 * Whether a look lacks its color or its picture.
 *
 * @param array{kind: string, color: string, image: int}|null $look Look.
 */
function is_unusable_swatch( ?array $look ): bool {
	return null !== $look && NO_SWATCH !== $look['kind'] && '' === $look['color'] && 0 === $look['image'];
}

/** The problem of such a look. */
function swatch_problem(): string {
	return __( 'Choose a picture for the swatch, or another look.', 'programs-filter' );
}

/**
 * Refuses a new value with such a look.
 *
 * @param mixed $name Name of the value.
 * @return mixed
 */
function refuse_unusable_swatch( $name ) {
	return is_unusable_swatch( sent_swatch() ) ? new \WP_Error( UNUSABLE_PARAMETER, swatch_problem() ) : $name;
}

/**
 * Adds the parameter after such a look to the address of the next screen.
 *
 * @param string $location Address.
 */
function remember_unusable_swatch( string $location ): string {
	return is_unusable_swatch( sent_swatch() ) ? add_query_arg( UNUSABLE_PARAMETER, '1', $location ) : $location;
}

/** Tells that the look was not saved. */
function unusable_swatch_notice(): void {
	if ( isset( $_GET[ UNUSABLE_PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- It only selects a sentence.
		printf( '<div class="notice notice-error"><p>%s %s</p></div>', esc_html__( 'The swatch was not saved.', 'programs-filter' ), esc_html( swatch_problem() ) );
	}
}
