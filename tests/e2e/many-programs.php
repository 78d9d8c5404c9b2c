<?php
/**
 * A site with many programs, for both-ways.ts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Many_Programs;

/**
 * Copies the programs of the site until there are so many.
 *
 * @param int $count How many.
 */
function multiply( int $count ): void {
	$programs = get_posts(
		array(
			'post_type'      => 'pfilter_programa',
			'posts_per_page' => -1,
		)
	);
	for ( $number = count( $programs ); $number < $count; $number++ ) {
		$program = $programs[ $number % count( $programs ) ];
		$id      = wp_insert_post(
			array(
				'post_title'   => $program->post_title . ' ' . $number,
				'post_content' => wp_slash( $program->post_content ),
				'post_type'    => $program->post_type,
				'post_status'  => 'publish',
				'menu_order'   => $number % 7,
			)
		);
		foreach ( array_filter( (array) get_post_custom_keys( $program->ID ), 'is_string' ) as $key ) {
			foreach ( (array) get_post_meta( $program->ID, $key ) as $value ) {
				add_post_meta( $id, $key, wp_slash( $value ) );
			}
		}
		foreach ( get_object_taxonomies( $program ) as $taxonomy ) {
			// Not in step with the rest.
			$terms = wp_get_object_terms( $programs[ ( $number + intdiv( $number, 24 ) ) % count( $programs ) ]->ID, $taxonomy, array( 'fields' => 'ids' ) );
			wp_set_object_terms( $id, is_array( $terms ) ? $terms : array(), $taxonomy );
		}
	}
}
