<?php
/**
 * Values of ACF as people know them: it stores keys of choices, IDs and lists. Called where mapped metadata is read.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Integrations;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * What people see of a value of ACF.
 *
 * @param mixed $value     Value as it is stored.
 * @param mixed $reference Key of its field, which ACF stores beside each value.
 * @return mixed The value itself where it is none of ACF.
 */
function get_acf_value( $value, $reference ) {
	$field = is_string( $reference ) && 0 === strpos( $reference, 'field_' ) && function_exists( 'acf_get_field' ) ? acf_get_field( $reference ) : null;
	if ( ! is_array( $field ) ) {
		return $value;
	}
	$choices = (array) ( $field['choices'] ?? array() );
	$choice  = static fn( string $key ): string => is_scalar( $choices[ $key ] ?? null ) ? (string) $choices[ $key ] : $key;
	$texts   = array(
		'select'       => $choice,
		'checkbox'     => $choice,
		'radio'        => $choice,
		'button_group' => $choice,
		'post_object'  => __NAMESPACE__ . '\\get_public_title',
		'relationship' => __NAMESPACE__ . '\\get_public_title',
		'page_link'    => static fn( string $page ): string => is_numeric( $page ) ? ( 0 === get_public_post_id( $page ) ? '' : (string) get_permalink( (int) $page ) ) : $page,
		'taxonomy'     => static fn( string $id ): string => WordPress\only_text( get_term( (int) $id )->name ?? '' ),
		'user'         => static fn( string $id ): string => get_userdata( (int) $id )->display_name ?? '',
		'link'         => static fn( string $part, string $key ): string => 'url' === $key ? $part : '',
		'google_map'   => static fn( string $part, string $key ): string => 'address' === $key ? $part : '',
	);
	$text    = $texts[ $field['type'] ] ?? null;
	$parts   = array_map( 'strval', array_filter( (array) $value, 'is_scalar' ) );

	return null === $text ? $value : array_diff( array_map( $text, $parts, array_map( 'strval', array_keys( $parts ) ) ), array( '' ) );
}
