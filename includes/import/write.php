<?php
/**
 * Does what a plan says. Doing it again makes nothing twice.
 *
 * How many programs each category has, once an import is done.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Does it.
 *
 * @param SheetPlan $plan Plan.
 * @param string    $mark GUID of a new program, by which it is found again when this ends halfway.
 * @return SheetPlan The plan with the program, and with what went wrong.
 */
function write_plan( array $plan, string $mark ): array {
	if ( 'create' !== $plan['action'] && 'change' !== $plan['action'] ) {
		return $plan;
	}
	$before  = 0 === $plan['program'] ? null : get_post( $plan['program'] );
	$program = write_post( $plan, $mark );
	if ( is_wp_error( $program ) ) {
		$plan['action']    = 'skip';
		$plan['problems'] += array( WHOLE_ROW => wp_strip_all_tags( $program->get_error_message() ) );
		return $plan;
	}
	$plan['program'] = $program;
	write_facts( $program, $plan['meta'] );
	// The picture comes last: another site may not answer.
	$plan['problems'] += array_filter(
		array(
			'categories' => null === $plan['terms'] ? '' : write_terms( $program, $plan['terms'] ),
			'picture'    => null === $plan['picture'] ? '' : write_thumbnail( $program, $plan['picture'] ),
		),
		static fn( string $problem ): bool => '' !== $problem
	);
	// As WordPress's REST API does it: who listens finds all of it.
	wp_after_insert_post( $program, null !== $before, $before );
	remember_title( $program, $plan['title'] );

	return $plan;
}

/**
 * Gives a program its categories.
 *
 * @param int                                                $program Program.
 * @param array{ids: list<int>, missing: list<list<string>>} $terms   Categories, and those that are to be added.
 * @return string What went wrong; '' for nothing.
 */
function write_terms( int $program, array $terms ): string {
	$added = array_map( 'ProgramsFilter\\Import\\create_category', $terms['missing'] );
	wp_set_object_terms( $program, array_values( array_diff( array_merge( $terms['ids'], $added ), array( 0 ) ) ), Program\TAXONOMY );

	return in_array( 0, $added, true ) ? __( 'A category could not be added.', 'programs-filter' ) : '';
}

/**
 * Gives a program its picture, fetched where it is not in the library yet.
 *
 * @param int                             $program Program.
 * @param array{id: int, address: string} $picture Picture; without ID and address it has none.
 * @return string What went wrong; '' for nothing.
 */
function write_thumbnail( int $program, array $picture ): string {
	// A row before this one may have fetched it.
	$id = '' === $picture['address'] ? $picture['id'] : picture_by_address( $picture['address'] );
	$id = '' !== $picture['address'] && 0 === $id ? fetch_picture( $picture['address'] ) : $id;
	if ( is_wp_error( $id ) ) {
		return picture_not_fetched( wp_strip_all_tags( $id->get_error_message() ) );
	}
	if ( 0 === $id ) {
		delete_post_thumbnail( $program );
	} else {
		set_post_thumbnail( $program, $id );
	}

	return '';
}

/**
 * Writes the post, also when only facts, categories or picture change: page caches listen to it. What its writer may not write in it, WordPress takes out.
 *
 * @param SheetPlan $plan Plan.
 * @param string    $mark GUID of a new program.
 * @return int|\WP_Error ID.
 */
function write_post( array $plan, string $mark ) {
	$fields = $plan['post'];
	if ( isset( $fields['post_date'] ) ) {
		$fields['edit_date']     = true;
		$fields['post_date_gmt'] = get_gmt_from_date( $fields['post_date'] );
	}
	if ( 0 === $plan['program'] ) {
		$fields['menu_order'] = next_number( isset( $fields['menu_order'] ) ? (int) $fields['menu_order'] : null );

		$fields += array(
			'post_type'  => Program\POST_TYPE,
			'guid'       => $mark,
			// With the post, so that who listens to it finds the facts.
			'meta_input' => array_filter( $plan['meta'], static fn( string $value ): bool => '' !== $value ),
		);
		// @phpstan-ignore argument.type (the names of the columns are those of FIELD_NAMES)
		return wp_insert_post( wp_slash( $fields ), true, false );
	}

	$fields = array( 'ID' => $plan['program'] ) + $fields;
	// What the row does not say stays: whoever wrote it may have been allowed more HTML.
	$kept = static function ( $data, $clean, $given ) use ( $fields, $plan ) {
		$is_it = is_array( $data ) && is_array( $given ) && ( $given['ID'] ?? 0 ) === $plan['program'];
		return $is_it ? array_diff_key( array_intersect_key( $given, array_flip( array( 'post_title', 'post_content', 'post_excerpt' ) ) ), $fields ) + $data : $data;
	};
	// First, so that other plugins find it so.
	add_filter( 'wp_insert_post_data', $kept, PHP_INT_MIN, 3 );
	try {
		// @phpstan-ignore argument.type (as above)
		return wp_update_post( wp_slash( $fields ), true, false );
	} finally {
		remove_filter( 'wp_insert_post_data', $kept, PHP_INT_MIN );
	}
}

/**
 * Writes facts.
 *
 * @param int                   $program Program.
 * @param array<string, string> $meta    Clean values by the key of the metadata; '' for none.
 */
function write_facts( int $program, array $meta ): void {
	foreach ( $meta as $key => $value ) {
		if ( '' === $value ) {
			delete_post_meta( $program, $key );
		} else {
			update_post_meta( $program, $key, wp_slash( $value ) );
		}
	}
}

/**
 * GUID of the program that a row makes.
 *
 * @param string $run    What tells this run of the import from others.
 * @param int    $number Number of the row.
 */
function row_mark( string $run, int $number ): string {
	return home_url( "/?pfilter_import=$run-$number" );
}

/**
 * Has all of them counted, as a part that a kill ended has counted none. When WordPress defers it, it is done with the others.
 */
function count_categories_again(): void {
	$terms = get_terms(
		array(
			'taxonomy'   => Program\TAXONOMY,
			'hide_empty' => false,
			'fields'     => 'tt_ids',
		)
	);
	wp_update_term_count( is_array( $terms ) ? $terms : array(), Program\TAXONOMY );
}
