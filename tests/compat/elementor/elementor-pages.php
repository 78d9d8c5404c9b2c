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
 * @param string               $type     Type of the post.
 * @param string               $widget   The widget in it.
 * @param array<string, mixed> $settings Settings of that.
 * @return int ID.
 */
function publish( string $type, string $widget, array $settings = array() ): int {
	wp_set_current_user( 1 );
	$meta     = array( '_elementor_edit_mode' => 'builder', '_elementor_template_type' => 'page' === $type ? 'wp-page' : 'container' );
	$id       = wp_insert_post( array( 'post_type' => $type, 'post_title' => 'Prueba', 'post_status' => 'publish', 'meta_input' => $meta ) );
	$element  = array( 'id' => 'aaaa002', 'elType' => 'widget', 'widgetType' => $widget, 'settings' => $settings, 'elements' => array() );
	$document = \Elementor\Plugin::$instance->documents->get( $id );
	if ( false !== $document ) {
		$document->save( array( 'elements' => array( array( 'id' => 'aaaa001', 'elType' => 'container', 'settings' => array(), 'elements' => array( $element ) ) ) ) );
	}

	return $id;
}
