<?php
/**
 * What whoever is signed in may do with programs and their categories.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Sheet_Rights;

use ProgramsFilter\Post_Type;
use ProgramsFilter\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Whether they have one of the post type's capabilities.
 *
 * @param string $capability What the post type calls it: "publish_posts".
 */
function may( string $capability ): bool {
	$type = Post_Type\is_ours() ? get_post_type_object( Post_Type\NAME ) : null;
	$name = $type->cap->$capability ?? null;

	return is_string( $name ) && current_user_can( $name );
}

/**
 * Whether they may add categories.
 */
function may_add_categories(): bool {
	$taxonomy = get_taxonomy( Taxonomy\NAME );
	$name     = is_object( $taxonomy ) ? $taxonomy->cap->edit_terms ?? null : null;

	return is_string( $name ) && current_user_can( $name );
}
