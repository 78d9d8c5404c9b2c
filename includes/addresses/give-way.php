<?php
/**
 * What somebody else registered under a public name of this plugin, earlier or later, keeps it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Give_Way;

use ProgramsFilter\Collisions;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	// Everybody has registered by now. Rewrite rules and routes of the REST API are made later.
	add_action( 'wp_loaded', __NAMESPACE__ . '\\give_way', 0 );
}

/**
 * Looks at the names of the post type and the taxonomy.
 */
function give_way(): void {
	$type     = get_post_type_object( Post_Type\NAME );
	$taxonomy = get_taxonomy( Taxonomy\NAME );
	if ( null === $type || ! Post_Type\is_ours() ) {
		Collisions\note( 'post_type', Post_Type\NAME );
	} else {
		in_rest( $type, Post_Type\REST_BASE );
		in_addresses( $type );
	}
	if ( false === $taxonomy || ! Taxonomy\is_ours() ) {
		Collisions\note( 'taxonomy', Taxonomy\NAME );
	} else {
		in_rest( $taxonomy, Taxonomy\REST_BASE );
	}
}

/**
 * Takes another path in the REST API where somebody has the one we want.
 *
 * @param \WP_Post_Type|\WP_Taxonomy $own  The post type or the taxonomy of this plugin.
 * @param string                     $base Base of its path.
 */
function in_rest( object $own, string $base ): void {
	foreach ( array_merge( array_values( get_post_types( array( 'show_in_rest' => true ), 'objects' ) ), array_values( get_taxonomies( array( 'show_in_rest' => true ), 'objects' ) ) ) as $other ) {
		$others = is_string( $other->rest_base ) && '' !== $other->rest_base ? $other->rest_base : $other->name;
		if ( $other !== $own && $others === $base && $other->rest_namespace === $own->rest_namespace ) {
			Collisions\note( 'rest', "/$own->rest_namespace/$base" );
			$own->rest_base = $own->name;

			return;
		}
	}
}

/**
 * Gives programs plain addresses where somebody's addresses begin like theirs.
 *
 * @param \WP_Post_Type $own The post type of this plugin.
 */
function in_addresses( \WP_Post_Type $own ): void {
	global $wp_rewrite;
	$structures = $wp_rewrite instanceof \WP_Rewrite ? array_map( __NAMESPACE__ . '\\beginning', $wp_rewrite->extra_permastructs ) : array();
	$beginning  = $structures[ $own->name ] ?? '';
	unset( $structures[ $own->name ] );
	if ( '' !== $beginning && in_array( $beginning, $structures, true ) ) {
		Collisions\note( 'address', "/$beginning" );
		remove_permastruct( $own->name );
		$own->rewrite = false;
	}
}

/**
 * What stands in the addresses of a permalink structure before what differs.
 *
 * @param mixed $structure Structure as WordPress keeps it: an array, whose `struct` is such as "/libro/%libro%".
 */
function beginning( $structure ): string {
	$text = is_array( $structure ) ? $structure['struct'] ?? '' : $structure;

	return ltrim( is_string( $text ) ? (string) strstr( $text, '%', true ) : '', '/' );
}
