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
 * Hooks of this area.
 *
 * @param string $taxonomy Taxonomy of an attribute.
 */
function bootstrap( string $taxonomy ): void {
	add_action( "created_$taxonomy", __NAMESPACE__ . '\\save' );
	add_action( "edited_$taxonomy", __NAMESPACE__ . '\\save' );
}

/**
 * Stores what was sent with a value, if whoever sent it may.
 *
 * @param mixed $term ID.
 */
function save( $term ): void {
	$nonce = $_POST[ NONCE ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- It is only compared.
	if ( ! is_int( $term ) || ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, ACTION ) || ! current_user_can( 'edit_term', $term ) ) {
		return;
	}
	$sent  = is_array( $_POST[ FIELDS ] ?? null ) ? wp_unslash( $_POST[ FIELDS ] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each of them, below.
	$color = is_string( $sent['color'] ?? null ) ? (string) sanitize_hex_color( $sent['color'] ) : '';
	$image = is_string( $sent['image'] ?? null ) ? absint( $sent['image'] ) : 0;
	switch ( $sent['kind'] ?? null ) {
		case Swatch_Terms\COLOR:
			Swatch_Terms\store( $term, $color, 0 );
			break;
		case Swatch_Terms\IMAGE:
			Swatch_Terms\store( $term, '', $image );
			break;
		case NONE:
			Swatch_Terms\store( $term, '', 0 );
			break;
	}
}
