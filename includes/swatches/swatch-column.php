<?php
/**
 * The list of an attribute's values shows what they look like.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Swatch_Column;

use ProgramsFilter\Swatch_Terms;

defined( 'ABSPATH' ) || exit;

const COLUMN = 'programs_filter_swatch';

/**
 * Hooks of this area.
 *
 * @param string $taxonomy Taxonomy of an attribute.
 */
function bootstrap( string $taxonomy ): void {
	add_filter( "manage_edit-{$taxonomy}_columns", __NAMESPACE__ . '\\add' );
	add_filter( "manage_{$taxonomy}_custom_column", __NAMESPACE__ . '\\cell', 10, 3 );
}

/**
 * Adds the column before the slug.
 *
 * @param mixed $columns Labels by name; an array unless another plugin broke the filter.
 * @return mixed
 */
function add( $columns ) {
	if ( ! is_array( $columns ) ) {
		return $columns;
	}
	$place = array_search( 'slug', array_keys( $columns ), true );
	$place = is_int( $place ) ? $place : count( $columns );

	return array_slice( $columns, 0, $place, true ) + array( COLUMN => __( 'Swatch', 'programs-filter' ) ) + array_slice( $columns, $place, null, true );
}

/**
 * What stands in the column.
 *
 * @param mixed $content What others put there.
 * @param mixed $column  Column.
 * @param mixed $term    ID.
 * @return mixed
 */
function cell( $content, $column = '', $term = 0 ) {
	if ( COLUMN !== $column || ! is_numeric( $term ) ) {
		return $content;
	}
	$look = Swatch_Terms\of( (int) $term );
	if ( 0 !== $look['image'] ) {
		return wp_get_attachment_image( $look['image'], array( 32, 32 ), false, array( 'alt' => '' ) );
	}

	if ( '' === $look['color'] ) {
		return 0 === Swatch_Terms\picture( (int) $term ) ? '—' : esc_html__( 'Deleted picture', 'programs-filter' );
	}

	return sprintf( '<svg width="24" height="24" viewBox="0 0 2 2" aria-hidden="true" focusable="false"><circle cx="1" cy="1" r=".95" fill="%1$s" stroke="#8c8f94" stroke-width=".1"/></svg> %1$s', esc_html( $look['color'] ) );
}
