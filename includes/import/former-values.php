<?php
/**
 * What a program had before an import changed it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Columns of the post that WordPress changes together: a status empties a password, and gives a date and a name. */
const COLUMNS_TOGETHER = array( 'post_status', 'post_date', 'post_date_gmt', 'post_name', 'post_password' );

/** Key of the changed columns of the sheet among the values before, with commas between them. */
const CHANGES = 'changes';

/**
 * What a program has before it is changed.
 *
 * @param SheetPlan $plan Plan of the change.
 * @return array<string, string> Columns of the post as they are stored; facts, without what cannot be used; IDs of categories, with commas between them, and of the picture.
 */
function values_before( array $plan ): array {
	$program = $plan['program'];
	$before  = array( CHANGES => implode( ',', $plan['changes'] ) ) + array_intersect_key( $plan['before'], Program\fact_kinds() );
	$columns = array_merge( array( 'post_modified', 'post_modified_gmt' ), array_keys( $plan['post'] ), array() === array_intersect( COLUMNS_TOGETHER, array_keys( $plan['post'] ) ) ? array() : COLUMNS_TOGETHER );
	foreach ( $columns as $column ) {
		$value             = get_post_field( $column, $program, 'raw' );
		$before[ $column ] = is_scalar( $value ) ? (string) $value : '';
	}
	if ( null !== $plan['terms'] ) {
		$terms                = wp_get_object_terms( $program, Program\TAXONOMY, array( 'fields' => 'ids' ) );
		$before['categories'] = is_wp_error( $terms ) ? '' : implode( ',', $terms );
	}
	if ( null !== $plan['picture'] ) {
		$before['picture'] = (string) get_post_thumbnail_id( $program );
	}

	return $before;
}

/**
 * When a program was edited last. Its place in the order is no edit, nor is its publication on the day for which it was scheduled.
 *
 * @param int $program Program; 0 for none.
 * @return string In UTC.
 */
function modified_at( int $program ): string {
	return 0 === $program ? '' : (string) get_post_field( 'post_modified_gmt', $program, 'raw' );
}

/**
 * Gives a program the values that it had.
 *
 * @param int                   $program Program.
 * @param array<string, string> $before  Values by column, as values_before() returns them.
 * @return bool Whether WordPress has saved them.
 */
function restore_values( int $program, array $before ): bool {
	foreach ( array_intersect_key( $before, Program\fact_kinds() ) as $fact => $value ) {
		$key = Program\fact_meta_key( $fact );
		if ( '' === $value ) {
			delete_post_meta( $program, $key );
		} else {
			update_post_meta( $program, $key, wp_slash( $value ) );
		}
	}
	if ( isset( $before['categories'] ) ) {
		$ids = array_filter( array_map( 'intval', explode( ',', $before['categories'] ) ), static fn( int $id ): bool => null !== term_exists( $id, Program\TAXONOMY ) );
		wp_set_object_terms( $program, $ids, Program\TAXONOMY );
	}
	if ( isset( $before['picture'] ) ) {
		// Its result does not tell a picture that is set already from one that is gone.
		if ( wp_attachment_is_image( (int) $before['picture'] ) ) {
			set_post_thumbnail( $program, (int) $before['picture'] );
		} else {
			delete_post_thumbnail( $program );
		}
	}
	// With the time of the last edit, the import before this one can be taken back, too. The post comes last: its time tells that the row is taken back.
	$columns = array_filter( $before, static fn( string $name ): bool => str_starts_with( $name, 'post_' ) || 'menu_order' === $name, ARRAY_FILTER_USE_KEY );
	if ( '' !== ( $columns['post_name'] ?? '' ) ) {
		// Another post may have it now.
		$columns['post_name'] = wp_unique_post_slug( $columns['post_name'], $program, $columns['post_status'], Program\POST_TYPE, 0 );
	}
	$saved = update_program( $program, array(), $columns );
	if ( ! is_wp_error( $saved ) ) {
		wp_after_insert_post( $program, true, null );
	}

	return ! is_wp_error( $saved );
}
