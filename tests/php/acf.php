<?php
/**
 * The function of ACF that says what a field is, for fields that a test adds.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

/**
 * A field.
 *
 * @param string $key Its key.
 * @return array<mixed>|false
 */
function acf_get_field( string $key ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Its name.
	$field = apply_filters( "programs_filter_tests_$key", false );

	return is_array( $field ) && array() !== $field ? $field : false;
}
