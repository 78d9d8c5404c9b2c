<?php
/**
 * Does what a plan says. Doing it again makes nothing twice.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Sheet_Write;

use ProgramsFilter\Post_Type;
use ProgramsFilter\Sheet_Last;
use ProgramsFilter\Sheet_Match;
use ProgramsFilter\Sheet_Pictures;
use ProgramsFilter\Sheet_Row;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

defined( 'ABSPATH' ) || exit;

/**
 * Does it.
 *
 * @param array  $plan Plan.
 * @phpstan-param SheetPlan $plan
 * @param string $mark GUID of a new program, by which it is found again when this ends halfway.
 * @return array The plan with the program, and with what went wrong.
 * @phpstan-return SheetPlan
 */
function done( array $plan, string $mark ): array {
	if ( 'create' !== $plan['action'] && 'change' !== $plan['action'] ) {
		return $plan;
	}
	$thumbnail = null;
	if ( null !== $plan['picture'] ) {
		list( $thumbnail, $problem ) = picture( $plan['picture'] );
		if ( '' !== $problem ) {
			$plan['problems'] += array( 'picture' => $problem );
		}
	}
	$terms = null;
	if ( null !== $plan['terms'] ) {
		$terms = array_map( 'ProgramsFilter\\Sheet_Categories\\create', $plan['terms']['missing'] );
		if ( in_array( 0, $terms, true ) ) {
			$plan['problems'] += array( 'categories' => __( 'A category could not be added.', 'programs-filter' ) );
		}
		$terms = array_values( array_diff( array_merge( $plan['terms']['ids'], $terms ), array( 0 ) ) );
	}
	$written = program( $plan, $mark, $terms, $thumbnail );
	if ( is_wp_error( $written ) ) {
		$plan['action']    = 'skip';
		$plan['problems'] += array( Sheet_Row\ROW => wp_strip_all_tags( $written->get_error_message() ) );
		return $plan;
	}
	$plan['program'] = $written;
	Sheet_Match\remember( $written, $plan['title'] );

	return $plan;
}

/**
 * The picture, fetched where it is not in the library yet.
 *
 * @param array{id: int, address: string} $picture Picture.
 * @return array{int|null, string} Its ID, 0 for none, null when it could not be fetched; why not.
 */
function picture( array $picture ): array {
	if ( '' === $picture['address'] ) {
		return array( $picture['id'], '' );
	}
	// A row before this one may have fetched it.
	$id = Sheet_Pictures\by_address( $picture['address'] );
	$id = 0 === $id ? Sheet_Pictures\fetch( $picture['address'] ) : $id;
	if ( is_wp_error( $id ) ) {
		/* translators: %s: message */
		return array( null, sprintf( __( 'The picture could not be fetched: %s', 'programs-filter' ), wp_strip_all_tags( $id->get_error_message() ) ) );
	}

	return array( $id, '' );
}

/**
 * Writes a program.
 *
 * @param array          $plan      Plan.
 * @phpstan-param SheetPlan $plan
 * @param string         $mark      GUID of a new program.
 * @param list<int>|null $terms     Its categories; null where they stay.
 * @param int|null       $thumbnail Its picture, 0 for none; null where it stays.
 * @return int|\WP_Error ID.
 */
function program( array $plan, string $mark, ?array $terms, ?int $thumbnail ) {
	$program = post( $plan, $mark );
	if ( is_wp_error( $program ) ) {
		return $program;
	}
	facts( $program, $plan['meta'] );
	if ( null !== $terms ) {
		wp_set_object_terms( $program, $terms, TAXONOMY );
	}
	if ( 0 === $thumbnail ) {
		delete_post_thumbnail( $program );
	} elseif ( null !== $thumbnail ) {
		set_post_thumbnail( $program, $thumbnail );
	}

	return $program;
}

/**
 * Writes the post. What its writer may not write in it, WordPress takes out.
 *
 * @param array  $plan Plan.
 * @phpstan-param SheetPlan $plan
 * @param string $mark GUID of a new program.
 * @return int|\WP_Error ID.
 */
function post( array $plan, string $mark ) {
	$fields = $plan['post'];
	if ( isset( $fields['post_date'] ) ) {
		$fields['edit_date']     = true;
		$fields['post_date_gmt'] = get_gmt_from_date( $fields['post_date'] );
	}
	if ( 0 === $plan['program'] ) {
		$fields['menu_order'] = Sheet_Last\number( isset( $fields['menu_order'] ) ? (int) $fields['menu_order'] : null );

		$fields += array(
			'post_type'  => Post_Type\NAME,
			'guid'       => $mark,
			// With the post, so that who listens to it finds the facts.
			'meta_input' => array_filter( $plan['meta'], static fn( string $value ): bool => '' !== $value ),
		);
		// @phpstan-ignore argument.type (the names of the columns are those of Sheet_Fields\NAMES)
		return wp_insert_post( wp_slash( $fields ), true );
	}

	// @phpstan-ignore argument.type (as above)
	return array() === $fields ? $plan['program'] : wp_update_post( wp_slash( array( 'ID' => $plan['program'] ) + $fields ), true );
}

/**
 * Writes facts.
 *
 * @param int                   $program Program.
 * @param array<string, string> $meta    Clean values by the key of the metadata; '' for none.
 */
function facts( int $program, array $meta ): void {
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
function mark( string $run, int $number ): string {
	return home_url( "/?pfilter_import=$run-$number" );
}
