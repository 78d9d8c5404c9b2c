<?php
/**
 * Copies a program as a draft, without metadata that belongs to one post or one edition; called by "Duplicate" and "Duplicate for next year".
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Keys of metadata about one post: WordPress's locks, former addresses and trash, marks of this plugin, and links to originals of Duplicate Post and WPML. */
const UNCOPIED_META_PATTERN = '/^_(?:edit_|wp_old_|wp_trash_|wp_desired_|programs_filter_|dp_|icl_)/';

/**
 * Whether a post is a program that the user can copy.
 *
 * @param int $id Post.
 */
function current_user_can_copy( int $id ): bool {
	return Program\POST_TYPE === get_post_type( $id ) && ! in_array( get_post_status( $id ), array( 'trash', 'auto-draft' ), true )
		&& Program\current_user_has_program_cap( 'create_posts' ) && current_user_can( 'edit_post', $id );
}

/**
 * Copies a program.
 *
 * @param int      $program Program.
 * @param int|null $weeks   How many weeks later it takes place; null for no days.
 * @return int ID of the draft, the last in the order; 0 if it was not written.
 */
function copy_program( int $program, ?int $weeks ): int {
	$fields = array(
		'post_type'   => Program\POST_TYPE,
		'post_status' => 'draft',
		'post_author' => get_current_user_id(),
	);
	foreach ( array( 'post_title', 'post_content', 'post_excerpt', 'post_password', 'comment_status', 'ping_status' ) as $name ) {
		$fields[ $name ] = get_post_field( $name, $program, 'raw' );
	}
	// @phpstan-ignore argument.type (columns of a post)
	$copy = wp_insert_post( wp_slash( $fields ) );
	if ( 0 === $copy ) {
		return 0;
	}
	// Before the terms, which have a language, too.
	WordPress\set_post_language( $copy, WordPress\get_post_language( $program ) );
	// What an editor sees. Others tie translations of one post together.
	foreach ( get_object_taxonomies( Program\POST_TYPE, 'objects' ) as $taxonomy ) {
		$terms = $taxonomy->show_ui ? get_the_terms( $program, $taxonomy->name ) : false;
		if ( is_array( $terms ) ) {
			wp_set_object_terms( $copy, array_column( $terms, 'term_id' ), $taxonomy->name );
		}
	}
	$facts_by_key = array();
	foreach ( Program\shifted_facts( Program\stored_facts( $program ), $weeks ) as $fact => $value ) {
		$facts_by_key[ Program\get_fact_meta_key( $fact ) ] = $value;
	}
	Program\update_facts( $copy, array_filter( array_intersect_key( $facts_by_key, array_flip( Program\get_entered_fact_meta_keys() ) ), static fn( string $value ): bool => '' !== $value ) );
	foreach ( array_map( 'strval', array_keys( (array) get_post_meta( $program ) ) ) as $key ) {
		$values = isset( $facts_by_key[ $key ] ) || 1 === preg_match( UNCOPIED_META_PATTERN, $key ) ? array() : get_post_meta( $program, $key );
		foreach ( is_array( $values ) ? $values : array() as $value ) {
			add_post_meta( $copy, wp_slash( $key ), wp_slash( $value ) );
		}
	}

	return $copy;
}
