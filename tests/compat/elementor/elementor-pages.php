<?php
/**
 * Pages of Elementor, as its editor stores them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Elementor_Pages;

/** An empty draft, and Elementor's editor without its first guide; its ID. */
function draft(): int {
	wp_set_current_user( 1 );
	delete_transient( 'elementor_activation_redirect' );

	return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Prueba', 'post_name' => 'hecha-con-elementor', 'post_status' => 'draft' ) );
}

/**
 * Publishes a page or a template, as Elementor saves it.
 *
 * @param list<array<string, mixed>> $elements What it consists of.
 * @param string                     $type     Type of the post.
 * @return array{id: int, path: string}
 */
function publish( array $elements, string $type = 'page' ): array {
	wp_set_current_user( 1 );
	$id = wp_insert_post(
		array(
			'post_type'   => $type,
			'post_title'  => 'Prueba',
			'post_status' => 'publish',
			'meta_input'  => array(
				'_elementor_template_type' => 'page' === $type ? 'wp-page' : 'container',
				'_elementor_edit_mode'     => 'builder',
			),
		)
	);
	$document = \Elementor\Plugin::$instance->documents->get( $id );
	if ( false !== $document ) {
		$document->save( array( 'elements' => $elements ) );
	}

	return array( 'id' => $id, 'path' => (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
}
