<?php
/**
 * The post type and the taxonomy.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Registration;

use ProgramsFilter\Admin;
use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;
use function ProgramsFilter\Tests\{acuarela, category, page, term};

/**
 * What the list says after something was done with several programs.
 *
 * @return mixed Messages by post type.
 */
function messages() {
	Admin\bootstrap_admin();
	$counts = array( 'updated' => 1, 'locked' => 2, 'deleted' => 1, 'trashed' => 2, 'untrashed' => 1 );

	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	return apply_filters( 'bulk_post_updated_messages', array(), $counts );
}

/**
 * Labels of posts and of their categories that programs and theirs lack, and labels of programs that name something else.
 *
 * @return list<array<mixed>>
 */
function missing_labels(): array {
	$post     = get_post_type_object( 'post' );
	$program  = get_post_type_object( Program\POST_TYPE );
	$category = get_taxonomy( 'category' );
	$known    = static fn( $labels ): array => array_keys( array_filter( (array) $labels, 'is_string' ) );
	// WordPress makes these from the singular name.
	$derived = array( 'name_admin_bar', 'template_name' );

	return array(
		array_values( array_diff( $known( $post->labels ?? null ), array_keys( Program\post_type_labels() ) ) ),
		array_values( array_diff( $known( $category->labels ?? null ), array_keys( Program\taxonomy_labels() ), $derived ) ),
		array_values( (array) preg_grep( '/entrada|página/i', array_filter( (array) ( $program->labels ?? null ), 'is_string' ) ) ),
	);
}

/**
 * Slugs of categories, and of a tag, that want to be "all".
 *
 * @return list<mixed>
 */
function reserved_slugs(): array {
	$first  = category( 'All' );
	$second = category( 'Otra', 'all', $first );
	$third  = category( 'Tercera' );
	wp_update_term( $third, Program\TAXONOMY, array( 'slug' => 'all' ) );

	return array_map( static fn( int $id ) => get_term_field( 'slug', $id, '', 'raw' ), array( $first, $second, $third, term( 'All', 'post_tag' ) ) );
}

/** Writes a program, and the page "programas". */
function contents(): void {
	acuarela();
	page( 'programas', 'La página de programas' );
}

/**
 * What WordPress reads of an address that names a category in every way.
 *
 * @return list<int|string> Names of query variables.
 */
function query_variables(): array {
	$asked = array( 'categoria' => 'arte', 'pfilter_categoria' => 'arte', 'taxonomy' => Program\TAXONOMY, 'term' => 'arte' );

	$_GET                   = $asked;
	$_SERVER['REQUEST_URI'] = '/programas/?' . http_build_query( $asked );

	$wp = new \WP();
	$wp->parse_request();

	return array_keys( array_filter( $wp->query_vars, static fn( $value ): bool => '' !== $value ) );
}
