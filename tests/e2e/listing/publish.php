<?php
/**
 * Posts for visitors.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Publish;

/**
 * Publishes blocks as a post.
 *
 * @param string $name   Slug.
 * @param string $blocks Markup as the editor saves it.
 * @return string Path of the post.
 */
function publish( string $name, string $blocks ): string {
	kses_remove_filters();
	$id = wp_insert_post(
		array(
			'post_title'   => 'Prueba',
			'post_name'    => $name,
			'post_status'  => 'publish',
			'post_content' => wp_slash( $blocks ),
		)
	);

	return wp_make_link_relative( (string) get_permalink( $id ) );
}
