<?php
/**
 * Reads, compares and restores the values of a program before and after an import, for undo.php.
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
 * All that an import may write of a program, as it is stored.
 *
 * @param int $program Program.
 * @return array<string, string> Facts, without what cannot be used; columns of the post; IDs of categories, with commas between them, and of the picture.
 */
function program_values( int $program ): array {
	$values = array();
	foreach ( Program\get_entered_fact_kinds() as $fact => $kind ) {
		$value           = (string) Program\sanitize_fact( $kind, get_metadata_raw( 'post', $program, Program\get_fact_meta_key( $fact ), true ) );
		$values[ $fact ] = Program\get_kinds_table()[ $kind ]['nothing'] === $value ? '' : $value;
	}
	foreach ( array_merge( array_diff( array_column( sheet_columns(), 'post' ), array( '' ) ), array( 'post_date_gmt' ) ) as $column ) {
		$values[ $column ] = post_value( $program, $column );
	}
	$terms = wp_get_object_terms( $program, Program\TAXONOMY, array( 'fields' => 'ids' ) );
	$terms = is_wp_error( $terms ) ? array() : $terms;
	sort( $terms );
	$picture = (int) get_post_thumbnail_id( $program );

	return $values + array(
		'categories' => implode( ',', $terms ),
		'picture'    => 0 === $picture ? '' : (string) $picture,
	);
}

/**
 * What a program has before it is changed.
 *
 * @param Plan $plan Plan of the change.
 * @return array<string, string> Values, as program_values() returns them, of what changes.
 */
function values_before( Plan $plan ): array {
	$fields = array_map( 'strval', array_merge( array_map( 'ProgramsFilter\\Program\\get_fact_by_meta_key', array_keys( $plan->meta ) ), array_keys( $plan->post ) ) );
	if ( array() !== array_intersect( COLUMNS_TOGETHER, $fields ) ) {
		array_push( $fields, ...COLUMNS_TOGETHER );
	}
	if ( null !== $plan->terms ) {
		$fields[] = 'categories';
	}
	if ( null !== $plan->picture ) {
		$fields[] = 'picture';
	}

	return array( CHANGES => implode( ',', $plan->changes ) ) + array_intersect_key( program_values( $plan->program ), array_flip( $fields ) );
}

/**
 * What a program has after it was written: read again, as other plugins may have had a hand in it.
 *
 * @param Plan                  $plan   Plan that is done.
 * @param array<string, string> $before Values that a changed program had.
 * @return array<string, string> Fingerprints of what was changed, or of all that a new program has.
 */
function values_after( Plan $plan, array $before ): array {
	if ( 'create' === $plan->action ) {
		return array_filter( fingerprints( program_values( $plan->program ) ), static fn( string $print ): bool => '' !== $print );
	}

	return 'change' === $plan->action ? fingerprints( array_intersect_key( program_values( $plan->program ), $before ) ) : array();
}

/**
 * Fingerprints of values, by which they are told apart. IDs stay what they are.
 *
 * @param array<string, string> $values Values.
 * @return array<string, string> '' for nothing.
 */
function fingerprints( array $values ): array {
	if ( 'future' === ( $values['post_status'] ?? '' ) ) {
		// WordPress publishes it by itself.
		$values['post_status'] = 'publish';
	}
	if ( '0000-00-00 00:00:00' === ( $values['post_date_gmt'] ?? '' ) ) {
		// WordPress gives a draft another day each time that it is saved.
		$values['post_date'] = '';
	}
	$prints = array();
	foreach ( $values as $field => $value ) {
		$prints[ $field ] = '' === $value || in_array( $field, array( 'categories', 'picture' ), true ) ? $value : substr( md5( $value ), 0, 12 );
	}

	return $prints;
}

/**
 * The same IDs without categories and pictures that have been deleted since.
 *
 * @param array<string, string> $prints Values or fingerprints.
 * @return array<string, string>
 */
function without_deleted( array $prints ): array {
	if ( isset( $prints['categories'] ) ) {
		$ids                  = array_filter( explode( ',', $prints['categories'] ), static fn( string $id ): bool => null !== term_exists( (int) $id, Program\TAXONOMY ) );
		$prints['categories'] = implode( ',', $ids );
	}
	if ( isset( $prints['picture'] ) && ! wp_attachment_is_image( (int) $prints['picture'] ) ) {
		$prints['picture'] = '';
	}

	return $prints;
}

/**
 * Gives a program values that it had.
 *
 * @param int                   $program Program.
 * @param array<string, string> $values  Some of those of program_values().
 * @return bool Whether WordPress has saved them.
 */
function restore_values( int $program, array $values ): bool {
	$facts = array();
	foreach ( array_intersect_key( $values, Program\get_fact_kinds() ) as $fact => $value ) {
		$facts[ Program\get_fact_meta_key( $fact ) ] = $value;
	}
	Program\update_facts( $program, $facts );
	if ( isset( $values['categories'] ) ) {
		wp_set_object_terms( $program, array_map( 'intval', '' === $values['categories'] ? array() : explode( ',', $values['categories'] ) ), Program\TAXONOMY );
	}
	if ( isset( $values['picture'] ) ) {
		// Its result does not tell a picture that is set already from one that is gone.
		if ( '' === $values['picture'] ) {
			delete_post_thumbnail( $program );
		} else {
			set_post_thumbnail( $program, (int) $values['picture'] );
		}
	}
	$columns = array_filter( $values, static fn( string $name ): bool => str_starts_with( $name, 'post_' ) || 'menu_order' === $name, ARRAY_FILTER_USE_KEY );
	if ( '' !== ( $columns['post_name'] ?? '' ) ) {
		// Another post may have it now.
		$columns['post_name'] = wp_unique_post_slug( $columns['post_name'], $program, $columns['post_status'], Program\POST_TYPE, 0 );
	}
	// In any case, as page caches listen to it.
	$saved = update_program( $program, array(), $columns );
	if ( ! is_wp_error( $saved ) ) {
		wp_after_insert_post( $program, true, null );
	}

	return ! is_wp_error( $saved );
}
