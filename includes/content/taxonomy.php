<?php
/**
 * The taxonomy that groups the programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Taxonomy;

use ProgramsFilter\Collisions;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

const NAME = 'pfilter_categoria';

const REST_BASE = 'programa-categorias';

/**
 * The pill that shows every card; no category may take this slug.
 */
const ALL = 'all';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register' );
	add_filter( 'wp_insert_term_data', __NAMESPACE__ . '\\keep_all_free', 10, 2 );
	add_filter( 'wp_update_term_data', __NAMESPACE__ . '\\keep_all_free', 10, 3 );

}

/**
 * Registers the taxonomy, unless somebody has one of that name (collisions.php).
 *
 * It has no query variable: `categoria` in an address would change the main query of the page. It has no archive
 * either: the page with the block, filtered by `?categoria=`, is what an archive would be, and where its terms lead (listing-page.php).
 */
function register(): void {
	if ( taxonomy_exists( NAME ) ) {
		return;
	}
	$registered = register_taxonomy(
		NAME,
		POST_TYPE,
		array(
			'labels'             => labels(),
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
			'rest_base'          => REST_BASE,
		)
	);
	Collisions\own( NAME, $registered );
}

/**
 * Whether the taxonomy of that name is this plugin's.
 */
function is_ours(): bool {
	$registered = get_taxonomy( NAME );

	return is_object( $registered ) && Collisions\own( NAME ) === $registered;
}

/**
 * Every label that WordPress shows for the taxonomy.
 *
 * @return array<string, string>
 */
function labels(): array {
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
 * @param mixed $data     Columns of the term's row.
 * @param mixed ...$about The taxonomy, last; before it the term's ID, if there is a term already.
 * @return mixed The same, perhaps with another slug.
 */
function keep_all_free( $data, ...$about ) {
	$taxonomy = end( $about );
	if ( NAME === $taxonomy && is_array( $data ) && ALL === ( $data['slug'] ?? '' ) ) {
		$term         = (object) array(
			'taxonomy' => NAME,
			'parent'   => 0,
		);
		$data['slug'] = wp_unique_term_slug( 'all-programas', $term );
	}

	return $data;
}
