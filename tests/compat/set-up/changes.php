<?php
/**
 * Changes of programs, each done as WordPress or this plugin does it. Each returns a text that tells the page before it from the page after it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

use ProgramsFilter\Tests\Import_Steps;
use RuntimeException;
use const ProgramsFilter\Program\POST_TYPE;
use const ProgramsFilter\Program\PROGRAMS_REST_BASE;
use const ProgramsFilter\Program\TAXONOMY;

/**
 * Programs of the demo, in their order.
 *
 * @return list<\WP_Post>
 */
function in_order(): array {
	wp_set_current_user( 1 );

	return array_values( get_posts( array( 'post_type' => POST_TYPE, 'numberposts' => -1, 'orderby' => 'menu_order title', 'order' => 'ASC' ) ) );
}

/**
 * Sends a request to the REST API.
 *
 * @param string               $route Route.
 * @param array<string, mixed> $data  Its data.
 * @throws RuntimeException When it fails.
 */
function send( string $route, array $data ): void {
	$request = new \WP_REST_Request( 'POST', $route );
	$request->set_body_params( $data );
	$response = rest_do_request( $request );
	if ( $response->is_error() ) {
		throw new RuntimeException( esc_html( (string) wp_json_encode( $response->get_data() ) ) );
	}
}

/** Moves the second program before the first; its title. */
function drag(): string {
	$shown  = array_column( in_order(), 'ID' );
	$wanted = $shown;
	array_splice( $wanted, 0, 2, array( $shown[1], $shown[0] ) );
	send( '/programs-filter/v1/order', compact( 'shown', 'wanted' ) );

	return get_the_title( $shown[1] );
}

/**
 * Gives a category another name.
 *
 * @throws RuntimeException When it is not there.
 */
function rename_category(): string {
	wp_set_current_user( 1 );
	$term = get_term_by( 'slug', 'danza', TAXONOMY );
	if ( ! $term instanceof \WP_Term ) {
		throw new RuntimeException( 'No category.' );
	}
	wp_update_term( $term->term_id, TAXONOMY, array( 'name' => 'Baile' ) );

	return 'Baile';
}

/** Gives the second program another title, in the list of the admin. */
function quick_edit(): string {
	$post = in_order()[1];
	// What wp_ajax_inline_save() does.
	edit_post( array( 'post_ID' => $post->ID, 'post_type' => POST_TYPE, 'post_title' => 'Edición rápida', 'post_name' => $post->post_name, '_status' => 'publish', 'post_status' => 'publish' ) );

	return 'Edición rápida';
}

/**
 * Imports a program.
 *
 * @throws RuntimeException When it is not created.
 */
function import(): string {
	require_once dirname( __DIR__, 2 ) . '/integration/import/steps.php';
	wp_set_current_user( 1 );
	$result = Import_Steps\result( "Título;Categorías\nDe una hoja;Danza\n", 'publish' );
	if ( 1 !== ( $result['counts']['create'] ?? 0 ) ) {
		throw new RuntimeException( esc_html( (string) wp_json_encode( $result ) ) );
	}

	return 'De una hoja';
}

/** Gives the third program another title, in the editor. */
function save_in_editor(): string {
	$post = in_order()[2];
	send( '/wp/v2/' . PROGRAMS_REST_BASE . "/$post->ID", array( 'title' => 'Desde el editor' ) );

	return 'Desde el editor';
}

/** Gives the first program another place, as other plugins do. */
function write_place(): string {
	update_post_meta( in_order()[0]->ID, 'pfilter_place', 'Sala de pruebas' );

	return 'Sala de pruebas';
}

/** Path of the first program's own page. */
function first_path(): string {
	return (string) wp_parse_url( (string) get_permalink( in_order()[0] ), PHP_URL_PATH );
}

/** Throws the fourth program away; its title. */
function trash(): string {
	$post = in_order()[3];
	wp_trash_post( $post->ID );

	return $post->post_title;
}
