<?php
/**
 * A draft of a program that an assistant makes from texts and words (abilities.php). It goes through the REST API, so rights and checks are those
 * of the editor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * What a draft can be made of.
 *
 * @return array<string, array<string, mixed>> Schemas.
 */
function draft_properties(): array {
	$text  = static fn( int $longest ): array => array(
		'type'      => 'string',
		'maxLength' => $longest,
	);
	$facts = array();
	foreach ( array_intersect_key( Program\fact_labels(), Program\fact_kinds() ) as $fact => $label ) {
		$longest        = Program\kinds_table()[ Program\fact_kinds()[ $fact ] ]['longest'];
		$facts[ $fact ] = $text( Program\LONGEST_TYPED * $longest ) + array( 'description' => $label );
	}

	return array(
		'title'      => $text( 500 ) + array( 'minLength' => 1 ),
		'content'    => $text( Program\LONGEST_CONTENT ),
		'excerpt'    => $text( 5000 ),
		'categories' => array(
			'type'        => 'array',
			'items'       => $text( 200 ),
			'maxItems'    => 100,
			'description' => __( 'Names or slugs of categories that exist.', 'programs-filter' ),
		),
		'when'       => $text( Program\LONGEST_SESSIONS ) + array( 'description' => __( 'Days and hours in words, such as “Tuesdays and Thursdays 17:00-18:30 from 5/10/2027 to 17/12/2027”.', 'programs-filter' ) ),
		'facts'      => array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => $facts,
		),
	);
}

/**
 * Creates a draft.
 *
 * @param array{title: string, content?: string, excerpt?: string, categories?: list<string>, when?: string, facts?: array<string, string>} $input Texts.
 * @return array{id: int, title: string, link: string, understood: list<string>}|\WP_Error
 */
function create_draft( array $input ) {
	$typed = array();
	foreach ( $input['facts'] ?? array() as $fact => $value ) {
		// As in a sheet: "15/10/2027", "sí", "aplazado".
		$typed[ Program\fact_meta_key( $fact ) ] = Program\text_of_other( $fact, $value );
	}
	if ( '' !== ( $input['when'] ?? '' ) ) {
		$typed[ Program\fact_meta_key( 'sessions' ) ] = $input['when'];
	}
	$categories = array();
	foreach ( $input['categories'] ?? array() as $name ) {
		$term = get_term_by( 'slug', $name, Program\TAXONOMY );
		$term = $term instanceof \WP_Term ? $term : get_term_by( 'name', $name, Program\TAXONOMY );
		if ( ! $term instanceof \WP_Term ) {
			/* translators: %s: name of a category. */
			return new \WP_Error( 'rest_invalid_param', sprintf( __( 'There is no category “%s”.', 'programs-filter' ), $name ), array( 'status' => 400 ) );
		}
		$categories[] = $term->term_id;
	}
	$type    = get_post_type_object( Program\POST_TYPE );
	$request = new \WP_REST_Request( 'POST', null === $type ? '' : rest_get_route_for_post_type_items( $type->name ) );
	$request->set_body_params(
		array(
			'status'                     => 'draft',
			'meta'                       => $typed,
			Program\CATEGORIES_REST_BASE => $categories,
		) + array_intersect_key( $input, array_flip( array( 'title', 'content', 'excerpt' ) ) )
	);
	$response = rest_do_request( $request );
	$error    = $response->as_error();
	$made     = $response->get_data();
	if ( null !== $error || ! is_array( $made ) || ! is_int( $made['id'] ?? null ) ) {
		return $error ?? new \WP_Error( 'rest_cannot_create' );
	}

	$meta = array();
	foreach ( Program\stored_facts( $made['id'] ) as $fact => $value ) {
		$meta[ Program\fact_meta_key( $fact ) ] = $value;
	}
	$stored = new \WP_REST_Request( 'POST' );
	$stored->set_default_params( compact( 'meta' ) + array( 'program' => $made['id'] ) );

	return named_program( $made['id'] ) + array( 'understood' => array_values( array_diff( Program\understood_response( $stored )['sentences'], array( '' ) ) ) );
}

/**
 * A program with the address at which it is edited.
 *
 * @param int $program Program.
 * @return array{id: int, title: string, link: string}
 */
function named_program( int $program ): array {
	return array(
		'id'    => $program,
		'title' => WordPress\plain_text( get_the_title( $program ) ),
		'link'  => (string) get_edit_post_link( $program, 'raw' ),
	);
}
