<?php
/**
 * Another taxonomy of programs, as another plugin would bring it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Filters;

use ProgramsFilter\Program;
use const ProgramsFilter\Tests\AGES;
use function ProgramsFilter\Tests\register_ages;

/**
 * The site has it from now on; every other program is for adults.
 */
function bring_ages(): void {
	update_option( AGES, 1 );
	register_ages();
	$programs = get_posts(
		array(
			'post_type'   => Program\POST_TYPE,
			'numberposts' => 24,
			'orderby'     => 'ID',
			'fields'      => 'ids',
		)
	);
	foreach ( $programs as $index => $id ) {
		wp_set_object_terms( $id, 0 === $index % 2 ? 'Adultos' : 'Jóvenes', 'edad' );
	}
}

/**
 * It is off.
 */
function take_ages(): void {
	$terms = get_terms(
		array(
			'taxonomy'   => 'edad',
			'hide_empty' => false,
			'fields'     => 'ids',
		)
	);
	foreach ( is_array( $terms ) ? array_filter( $terms, 'is_int' ) : array() as $term ) {
		wp_delete_term( $term, 'edad' );
	}
	delete_option( AGES );
}
