<?php
/**
 * Creates the example programs, with images and a category of their own, from the first steps.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/** Slug of the category of the examples. While it exists, there are no more. */
const EXAMPLES_SLUG = 'ejemplos';

/** Whether the site has, or had, the examples. */
function has_examples(): bool {
	return get_term_by( 'slug', EXAMPLES_SLUG, Program\TAXONOMY ) instanceof \WP_Term;
}

/** Writes the examples in the site's language, unless there are some. */
function create_examples(): void {
	if ( has_examples() ) {
		return;
	}
	$switched   = switch_to_locale( get_locale() );
	$name       = __( 'Examples', 'programs-filter' );
	$parent     = create_example_category(
		$name,
		array(
			'slug'        => EXAMPLES_SLUG,
			'description' => __( 'To remove the examples, filter the list of programs by this category, select them all and move them to the trash.', 'programs-filter' ),
		)
	);
	$categories = array();
	/* translators: %s: name of a category. */
	$note = sprintf( __( 'This is an example. Make it yours: change what you like, and its category. To remove the examples, filter the list of programs by the category “%s”, select them all and move them to the trash.', 'programs-filter' ), $name );
	foreach ( get_example_programs() as $example ) {
		$meta = array();
		foreach ( $example['facts'] as $fact => $value ) {
			$meta[ Program\get_fact_meta_key( $fact ) ] = $value;
		}
		$terms = array();
		foreach ( $example['categories'] as $category ) {
			$categories[ $category ] = $categories[ $category ] ?? create_example_category( $category, compact( 'parent' ) );
			$terms[]                 = $categories[ $category ];
		}
		$id = wp_insert_post(
			// @phpstan-ignore argument.type (wp_slash() keeps the shape; its stub does not say so)
			wp_slash(
				array(
					'post_type'    => Program\POST_TYPE,
					'post_status'  => 'publish',
					'post_title'   => $example['title'],
					'post_excerpt' => $example['excerpt'],
					'post_content' => sprintf( "%1\$s%3\$s%2\$s\n\n%1\$s%4\$s%2\$s", "<!-- wp:paragraph -->\n<p>", "</p>\n<!-- /wp:paragraph -->", esc_html( $example['excerpt'] ), esc_html( $note ) ),
					'meta_input'   => array_filter( Program\prepare_facts( $meta, 0 )['values'], static fn( string $value ): bool => '' !== $value ),
				)
			)
		);
		wp_set_object_terms( $id, $terms, Program\TAXONOMY );
		$picture = create_example_image( $example['picture'] );
		if ( $picture > 0 ) {
			set_post_thumbnail( $id, $picture );
		}
	}
	if ( $switched ) {
		restore_previous_locale();
	}
}

/**
 * Adds a category.
 *
 * @param string                                                           $name Name.
 * @param array{parent?: int<0, max>, slug?: string, description?: string} $more More of it.
 * @return int<0, max> ID; 0 when WordPress refuses it.
 */
function create_example_category( string $name, array $more ): int {
	$created = wp_insert_term( $name, Program\TAXONOMY, $more );

	return is_wp_error( $created ) ? 0 : max( 0, $created['term_id'] );
}

/**
 * Copies a picture into the media library.
 *
 * @param non-empty-string $file File name.
 * @return int ID; 0 where the site does not accept it: the examples do without.
 */
function create_example_image( string $file ): int {
	require_once ABSPATH . 'wp-admin/includes/media.php';
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$copy = wp_tempnam( $file );
	copy( PLUGIN_DIR . "/images/examples/$file", $copy );
	$id = media_handle_sideload(
		array(
			'name'     => $file,
			'tmp_name' => $copy,
		)
	);
	if ( is_wp_error( $id ) ) {
		wp_delete_file( $copy );
		return 0;
	}

	return $id;
}
