<?php
/**
 * The look of a value is stored with it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Swatch_Saved;

use ProgramsFilter\Swatch_Terms;

defined( 'ABSPATH' ) || exit;

/**
 * Name of the fields.
 */
const FIELDS = 'programs_filter_swatch';

/**
 * Nonce, and the field with it.
 */
const ACTION = 'programs_filter_swatch';
const NONCE  = 'programs_filter_swatch_nonce';

/**
 * Neither color nor picture.
 */
const NONE = 'none';

/**
 * Parameter of the screen's address: a look was sent that cannot be used.
 */
const UNUSABLE = 'programs_filter_swatch_unusable';

/**
 * Hooks of this area.
 *
 * @param string $taxonomy Taxonomy of an attribute.
 */
function bootstrap( string $taxonomy ): void {
	add_action( "created_$taxonomy", __NAMESPACE__ . '\\save' );
	add_action( "edited_$taxonomy", __NAMESPACE__ . '\\save' );
	add_filter( 'pre_insert_term', static fn( $name, $of = '' ) => $of === $taxonomy ? refuse( $name ) : $name, 10, 2 );
	add_filter( 'redirect_term_location', __NAMESPACE__ . '\\remember' );
	add_filter( 'removable_query_args', __NAMESPACE__ . '\\forget' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\say_what_stays' );
}

/**
 * Stores what was sent with a value, if whoever sent it may.
 *
 * @param mixed $term ID.
 */
function save( $term ): void {
	$look = sent();
	// What cannot be used leaves what is stored.
	if ( is_int( $term ) && null !== $look && ! is_unusable( $look ) && current_user_can( 'edit_term', $term ) ) {
		Swatch_Terms\store( $term, $look['color'], $look['image'] );
	}
}

/**
 * The look that was sent from our fields.
 *
 * @return array{kind: string, color: string, image: int}|null One of color and image at most, and only what can be used. Null where none was sent.
 */
function sent(): ?array {
	$nonce = $_POST[ NONCE ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- It is only compared.
	if ( ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, ACTION ) ) {
		return null;
	}
	$sent = is_array( $_POST[ FIELDS ] ?? null ) ? wp_unslash( $_POST[ FIELDS ] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each of them, below.
	$kind = $sent['kind'] ?? null;
	if ( ! in_array( $kind, array( NONE, Swatch_Terms\COLOR, Swatch_Terms\IMAGE ), true ) ) {
		return null;
	}
	$image = Swatch_Terms\IMAGE === $kind && is_string( $sent['image'] ?? null ) ? absint( $sent['image'] ) : 0;

	return array(
		'kind'  => $kind,
		'color' => Swatch_Terms\COLOR === $kind && is_string( $sent['color'] ?? null ) ? (string) sanitize_hex_color( $sent['color'] ) : '',
		'image' => wp_attachment_is_image( $image ) ? $image : 0,
	);
}

/**
 * Whether a look says what it is, and not which.
 *
 * @param array{kind: string, color: string, image: int}|null $look What was sent.
 */
function is_unusable( ?array $look ): bool {
	return null !== $look && NONE !== $look['kind'] && '' === $look['color'] && 0 === $look['image'];
}

/**
 * What is missing.
 */
function problem(): string {
	return __( 'Choose a picture for the swatch, or another look.', 'programs-filter' );
}

/**
 * Adds no value whose look cannot be used.
 *
 * @param mixed $name Name of the value.
 * @return mixed
 */
function refuse( $name ) {
	return is_unusable( sent() ) ? new \WP_Error( UNUSABLE, problem() ) : $name;
}

/**
 * Has the screen that follows say that a look could not be used.
 *
 * @param mixed $location Its address.
 * @return mixed
 */
function remember( $location ) {
	return is_string( $location ) && is_unusable( sent() ) ? add_query_arg( UNUSABLE, '1', $location ) : $location;
}

/**
 * Has WordPress take our parameter from the address that the browser shows.
 *
 * @param mixed $parameters Names.
 * @return mixed
 */
function forget( $parameters ) {
	return is_array( $parameters ) ? array_merge( $parameters, array( UNUSABLE ) ) : $parameters;
}

/**
 * Says that a look could not be used.
 */
function say_what_stays(): void {
	if ( isset( $_GET[ UNUSABLE ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- It only says so.
		printf( '<div class="notice notice-error"><p>%s %s</p></div>', esc_html__( 'The swatch was not saved.', 'programs-filter' ), esc_html( problem() ) );
	}
}
