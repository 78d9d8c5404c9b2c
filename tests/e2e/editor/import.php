<?php
/**
 * What an import of a test wrote.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\Program;

/**
 * The programs.
 *
 * @return list<\WP_Post>
 */
function found(): array {
	$posts = get_posts(
		array(
			'post_type'   => Program\POST_TYPE,
			'post_status' => 'any',
			's'           => 'Importado:',
			'orderby'     => 'title',
			'order'       => 'ASC',
			'numberposts' => -1,
		)
	);

	return array_values( array_filter( $posts, static fn( $post ): bool => $post instanceof \WP_Post ) );
}

/**
 * Title, status, beginning, place and categories of each.
 *
 * @return list<list<mixed>>
 */
function imported(): array {
	return array_map(
		static fn( \WP_Post $post ): array => array(
			$post->post_title,
			$post->post_status,
			get_post_meta( $post->ID, 'pfilter_start', true ),
			get_post_meta( $post->ID, 'pfilter_place', true ),
			wp_get_object_terms( $post->ID, Program\TAXONOMY, array( 'fields' => 'names' ) ),
		),
		found()
	);
}

/**
 * Takes them away, with their categories.
 */
function remove_imported(): void {
	foreach ( found() as $post ) {
		wp_delete_post( $post->ID, true );
	}
	foreach ( array( 'Cultura importada' ) as $name ) {
		$term = get_term_by( 'name', $name, Program\TAXONOMY );
		if ( $term instanceof \WP_Term ) {
			wp_delete_term( $term->term_id, Program\TAXONOMY );
		}
	}
}
