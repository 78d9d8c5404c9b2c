<?php
/**
 * The look of a value is stored with it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Name of the fields.
 */
const SWATCH_FIELDS = 'programs_filter_swatch';

/**
 * Nonce, and the field with it.
 */
const SWATCH_ACTION = 'programs_filter_swatch';
const SWATCH_NONCE  = 'programs_filter_swatch_nonce';

/**
 * Neither color nor picture.
 */
const NO_SWATCH = 'none';

/**
 * Parameter of the screen's address: a look was sent that cannot be used.
 */
const UNUSABLE_PARAMETER = 'programs_filter_swatch_unusable';

/**
 * Stores what was sent with a value, if whoever sent it may.
 *
 * @param mixed $term ID.
 */
function save_swatch( $term ): void {
	$look = sent_swatch();
	// What cannot be used leaves what is stored.
	if ( is_int( $term ) && null !== $look && ! is_unusable_swatch( $look ) && current_user_can( 'edit_term', $term ) ) {
		store_swatch( $term, $look['color'], $look['image'] );
	}
}

/**
 * The look that was sent from our fields.
 *
 * @return array{kind: string, color: string, image: int}|null One of color and image at most, and only what can be used. Null where none was sent.
 */
function sent_swatch(): ?array {
	$nonce = $_POST[ SWATCH_NONCE ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- It is only compared.
	if ( ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, SWATCH_ACTION ) ) {
		return null;
	}
	$sent = is_array( $_POST[ SWATCH_FIELDS ] ?? null ) ? wp_unslash( $_POST[ SWATCH_FIELDS ] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each of them, below.
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
 * Whether a look says what it is, and not which.
 *
 * @param array{kind: string, color: string, image: int}|null $look What was sent.
 */
function is_unusable_swatch( ?array $look ): bool {
	return null !== $look && NO_SWATCH !== $look['kind'] && '' === $look['color'] && 0 === $look['image'];
}

/**
 * What is missing.
 */
function swatch_problem(): string {
	return __( 'Choose a picture for the swatch, or another look.', 'programs-filter' );
}

/**
 * Adds no value whose look cannot be used.
 *
 * @param mixed $name Name of the value.
 * @return mixed
 */
function refuse_unusable_swatch( $name ) {
	return is_unusable_swatch( sent_swatch() ) ? new \WP_Error( UNUSABLE_PARAMETER, swatch_problem() ) : $name;
}

/**
 * Has the screen that follows say that a look could not be used.
 *
 * @param mixed $location Its address.
 * @return mixed
 */
function remember_unusable_swatch( $location ) {
	return is_string( $location ) && is_unusable_swatch( sent_swatch() ) ? add_query_arg( UNUSABLE_PARAMETER, '1', $location ) : $location;
}

/**
 * Has WordPress take our parameter from the address that the browser shows.
 *
 * @param mixed $parameters Names.
 * @return mixed
 */
function forget_unusable_parameter( $parameters ) {
	return is_array( $parameters ) ? array_merge( $parameters, array( UNUSABLE_PARAMETER ) ) : $parameters;
}

/**
 * Says that a look could not be used.
 */
function unusable_swatch_notice(): void {
	if ( isset( $_GET[ UNUSABLE_PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- It only says so.
		printf( '<div class="notice notice-error"><p>%s %s</p></div>', esc_html__( 'The swatch was not saved.', 'programs-filter' ), esc_html( swatch_problem() ) );
	}
}
