<?php
/**
 * A taxonomy of programs that has a query variable and archives of its own, as a theme registers it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Criteria_Addresses;

use const ProgramsFilter\Post_Type\NAME as POST_TYPE;
use function ProgramsFilter\Tests\{block, page, post_named, program, term, text};

/** Registers it: a plugin of its own. */
function taxonomy(): void {
	add_action(
		'init',
		static function (): void {
			register_taxonomy( 'sede', array( POST_TYPE, 'post' ), array( 'public' => true, 'labels' => array( 'name' => 'Sedes' ) ) );
		}
	);
}

/**
 * Writes pages with a listing, and two programs.
 *
 * @return list<string> Addresses of the page, and of a term's archive.
 */
function contents(): array {
	$filters = block( array( 'filters' => array( 'sede', 'gratis' ) ) );
	page( 'inicio', $filters );
	page( 'lista', $filters );
	foreach ( array(
		'norte' => 'Acuarela',
		'sur'   => 'Coro',
	) as $slug => $title ) {
		wp_set_object_terms( program( $title ), array( term( $slug, 'sede', array( 'slug' => $slug ) ) ), 'sede' );
	}
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', post_named( 'inicio' )->ID );

	return array_map( 'wp_make_link_relative', array( (string) get_permalink( post_named( 'lista' ) ), text( get_term_link( 'norte', 'sede' ) ) ) );
}

/** Removes what contents() wrote beside posts. */
function forget(): void {
	foreach ( array( 'norte', 'sur' ) as $slug ) {
		$term = get_term_by( 'slug', $slug, 'sede' );
		if ( $term instanceof \WP_Term ) {
			wp_delete_term( $term->term_id, 'sede' );
		}
	}
	update_option( 'show_on_front', 'posts' );
	update_option( 'permalink_structure', '/%postname%/' );
}
