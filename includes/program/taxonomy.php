<?php
/**
 * The taxonomy that groups the programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const TAXONOMY = 'pfilter_categoria';

const CATEGORIES_REST_BASE = 'programa-categorias';

/** The pill that shows every card; no category may take this slug. */
const ALL = 'all';

/**
 * Registers the taxonomy, unless another plugin has one of that name (collisions.php).
 *
 * It has no query variable: `categoria` in an address would change the main query of the page. It has no archive either: links to its
 * terms lead to the page with the block, filtered by `?categoria=` (listing-page.php).
 */
function register_categories(): void {
	if ( taxonomy_exists( TAXONOMY ) ) {
		return;
	}
	$registered = register_taxonomy(
		TAXONOMY,
		POST_TYPE,
		array(
			'labels'             => taxonomy_labels(),
			'hierarchical'       => true,
			'public'             => true,
			'publicly_queryable' => false,
			'query_var'          => false,
			'rewrite'            => false,
			'show_ui'            => true,
			'show_in_nav_menus'  => true,
			'show_tagcloud'      => false,
			'show_admin_column'  => true,
			'show_in_rest'       => true,
			'rest_base'          => CATEGORIES_REST_BASE,
		)
	);
	WordPress\own_registration( TAXONOMY, $registered );
}

/** Whether the taxonomy of that name is this plugin's. */
function is_taxonomy_ours(): bool {
	$registered = get_taxonomy( TAXONOMY );

	return is_object( $registered ) && WordPress\own_registration( TAXONOMY ) === $registered;
}

/**
 * Every label that WordPress shows for the taxonomy.
 *
 * @return array<string, string>
 */
function taxonomy_labels(): array {
	return array(
		'name'                     => _x( 'Program Categories', 'taxonomy general name', 'programs-filter' ),
		'singular_name'            => _x( 'Program Category', 'taxonomy singular name', 'programs-filter' ),
		'menu_name'                => _x( 'Categories', 'admin menu', 'programs-filter' ),
		'all_items'                => __( 'All Categories', 'programs-filter' ),
		'edit_item'                => __( 'Edit Category', 'programs-filter' ),
		'view_item'                => __( 'View Category', 'programs-filter' ),
		'update_item'              => __( 'Update Category', 'programs-filter' ),
		'add_new_item'             => __( 'Add Category', 'programs-filter' ),
		'new_item_name'            => __( 'New Category Name', 'programs-filter' ),
		'parent_item'              => __( 'Parent Category', 'programs-filter' ),
		'parent_item_colon'        => __( 'Parent Category:', 'programs-filter' ),
		'search_items'             => __( 'Search Categories', 'programs-filter' ),
		'not_found'                => __( 'No categories found.', 'programs-filter' ),
		'no_terms'                 => __( 'No categories', 'programs-filter' ),
		'filter_by_item'           => __( 'Filter by category', 'programs-filter' ),
		'items_list_navigation'    => __( 'Categories list navigation', 'programs-filter' ),
		'items_list'               => __( 'Categories list', 'programs-filter' ),
		'most_used'                => _x( 'Most Used', 'categories', 'programs-filter' ),
		'back_to_items'            => __( '← Go to Categories', 'programs-filter' ),
		'item_link'                => _x( 'Program Category Link', 'navigation link block title', 'programs-filter' ),
		'item_link_description'    => _x( 'A link to a program category.', 'navigation link block description', 'programs-filter' ),
		'name_field_description'   => __( 'The name is the text that visitors will see in the filter.', 'programs-filter' ),
		'slug_field_description'   => __( 'The “slug” identifies the category in the page’s address: ?categoria=…', 'programs-filter' ),
		'parent_field_description' => __( 'A program in a category also appears in its parent category.', 'programs-filter' ),
		'desc_field_description'   => __( 'The description is not shown in the listing.', 'programs-filter' ),
	);
}

/**
 * Moves a category away from the reserved slug, when it is created and when it is changed.
 *
 * @param array<string, mixed> $data     Columns of the term.
 * @param mixed                ...$about The ID of an existing term, and the taxonomy.
 * @return array<string, mixed> The same, perhaps with another slug.
 */
function keep_slug_all_free( array $data, ...$about ): array {
	$taxonomy = end( $about );
	if ( TAXONOMY === $taxonomy && ALL === $data['slug'] ) {
		$term         = (object) array(
			'taxonomy' => TAXONOMY,
			'parent'   => 0,
		);
		$data['slug'] = wp_unique_term_slug( 'all-programas', $term );
	}

	return $data;
}
