<?php
/**
 * Public names of this plugin that another plugin registered, earlier or later: the other plugin keeps them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the names of the post type and the taxonomy.
 */
function give_way(): void {
	$type     = get_post_type_object( POST_TYPE );
	$taxonomy = get_taxonomy( TAXONOMY );
	if ( null === $type || ! is_post_type_ours() ) {
		WordPress\note_collision( 'post_type', POST_TYPE );
	} else {
		give_way_in_rest( $type, PROGRAMS_REST_BASE );
		give_way_in_addresses( $type );
	}
	if ( false === $taxonomy || ! is_taxonomy_ours() ) {
		WordPress\note_collision( 'taxonomy', TAXONOMY );
	} else {
		give_way_in_rest( $taxonomy, CATEGORIES_REST_BASE );
	}
}

/**
 * Changes the path in the REST API when another post type or taxonomy has it.
 *
 * @param \WP_Post_Type|\WP_Taxonomy $own  The post type or the taxonomy of this plugin.
 * @param string                     $base Base of its path.
 */
function give_way_in_rest( object $own, string $base ): void {
	foreach ( array_merge( array_values( get_post_types( array( 'show_in_rest' => true ), 'objects' ) ), array_values( get_taxonomies( array( 'show_in_rest' => true ), 'objects' ) ) ) as $other ) {
		$others = is_string( $other->rest_base ) && '' !== $other->rest_base ? $other->rest_base : $other->name;
		if ( $other !== $own && $others === $base && $other->rest_namespace === $own->rest_namespace ) {
			WordPress\note_collision( 'rest', "/$own->rest_namespace/$base" );
			$own->rest_base = $own->name;

			return;
		}
	}
}

/**
 * Gives programs plain addresses when the addresses of another plugin begin like theirs.
 *
 * @param \WP_Post_Type $own The post type of this plugin.
 */
function give_way_in_addresses( \WP_Post_Type $own ): void {
	global $wp_rewrite;
	$structures = $wp_rewrite instanceof \WP_Rewrite ? array_map( __NAMESPACE__ . '\\permalink_beginning', $wp_rewrite->extra_permastructs ) : array();
	$beginning  = $structures[ $own->name ] ?? '';
	unset( $structures[ $own->name ] );
	if ( '' !== $beginning && in_array( $beginning, $structures, true ) ) {
		WordPress\note_collision( 'address', "/$beginning" );
		remove_permastruct( $own->name );
		$own->rewrite = false;
	}
}

/**
 * The fixed beginning of a permalink structure.
 *
 * @param mixed $structure Structure as WordPress keeps it: an array, whose `struct` is such as "/libro/%libro%".
 */
function permalink_beginning( $structure ): string {
	$text = is_array( $structure ) ? $structure['struct'] ?? '' : $structure;

	return ltrim( is_string( $text ) ? (string) strstr( $text, '%', true ) : '', '/' );
}
