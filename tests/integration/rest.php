<?php
/**
 * What the REST API gives.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Rest;

use function ProgramsFilter\Tests\{block, category_named, page, post, program, rest, two_programs, user};

/** Writes programs of which one is private, a page that lists them, and a post that opens on one. */
function contents(): void {
	two_programs();
	program( 'Oculto', array(), array( 'post_status' => 'private' ) );
	page( 'listado', block() );
	post( array( 'post_status' => 'publish', 'post_title' => 'Noticia', 'post_content' => block( array( 'initialCategory' => 'arte' ) ) ) );
}

/**
 * The categories as the block's controls ask for them, once the category "Arte" was called otherwise.
 *
 * @param array<string, mixed> $query Query.
 * @param list<string>         $roles Roles of those who ask.
 * @return list<array{status: int, data: mixed}>
 */
function categories_for( array $query, array $roles ): array {
	$term = category_named( 'arte' );
	wp_update_term( $term->term_id, $term->taxonomy, array( 'slug' => 'artes' ) );

	return array_map(
		static function ( string $role ) use ( $query ): array {
			wp_set_current_user( user( $role ) );
			$response = rest( '/wp/v2/programa-categorias', $query );

			return array( 'status' => $response->get_status(), 'data' => rest_get_server()->response_to_data( $response, false ) );
		},
		$roles
	);
}
