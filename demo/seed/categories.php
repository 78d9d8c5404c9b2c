<?php
/**
 * The categories.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Playground;

use WP_Term;

/**
 * Writes the categories; a parent stands before its children in the file.
 *
 * @return array<string, int> Term ids by slug.
 */
function categories(): array {
	$ids = array();
	/**
	 * The shape of categories.json.
	 *
	 * @var list<array{slug: string, name: string, parent: string|null, description: string}> $categories
	 */
	$categories = content( 'categories' );
	foreach ( $categories as $category ) {
		$parent                   = max( 0, $ids[ $category['parent'] ?? '' ] ?? 0 );
		$ids[ $category['slug'] ] = once(
			TAXONOMY . ':' . $category['slug'],
			static fn (): int => write_category( $category['slug'], $category['name'], $category['description'], $parent )
		);
	}

	return $ids;
}

/**
 * Writes a category, unless it is there.
 *
 * @param string      $slug        Slug.
 * @param string      $name        Name.
 * @param string      $description Description.
 * @param int<0, max> $category    Term id of its parent, or 0.
 */
function write_category( string $slug, string $name, string $description, int $category = 0 ): int {
	$found = get_term_by( 'slug', $slug, TAXONOMY );
	if ( $found instanceof WP_Term ) {
		return $found->term_id;
	}
	$written = wp_insert_term(
		$name,
		TAXONOMY,
		array(
			'slug'        => $slug,
			'description' => $description,
			'parent'      => $category,
		)
	);

	return id_of( is_wp_error( $written ) ? $written : $written['term_id'] );
}
