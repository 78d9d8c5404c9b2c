<?php
/**
 * Notices every change of what listings show, and makes the cached ones old.
 *
 * Only programs, pictures and their categories count: a shop's orders and a blog's posts leave listings alone. Code that shows
 * something else in a card, or writes to the database without WordPress's functions, calls
 * `wp_cache_set_last_changed( 'programs_filter' )`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Cache_Changes;

use ProgramsFilter\Cache_Store;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

defined( 'ABSPATH' ) || exit;

/**
 * Post types that listings show.
 */
const POST_TYPES = array( POST_TYPE, 'attachment' );

/**
 * Metadata that changes while somebody merely looks at a program in the editor.
 */
const UNSEEN_META = array( '_edit_lock' );

/**
 * Actions that tell of terms, or of an object's terms, and up to which parameter they name the taxonomy or the post type.
 */
const CHANGES_OF_TERMS = array(
	'clean_term_cache'           => 2,
	'clean_taxonomy_cache'       => 1,
	'clean_object_term_cache'    => 2,
	'added_term_relationship'    => 3,
	'deleted_term_relationships' => 3,
	'set_object_terms'           => 4,
);

/**
 * Hooks of this area. Without a persistent object cache nothing is kept that could be old.
 */
function bootstrap(): void {
	if ( ! wp_using_ext_object_cache() ) {
		return;
	}
	add_action( 'clean_post_cache', __NAMESPACE__ . '\\post_changed', 10, 2 );
	add_action( 'clean_attachment_cache', __NAMESPACE__ . '\\changed', 10, 0 );
	foreach ( array( 'added', 'updated', 'deleted' ) as $what ) {
		// After WordPress has noticed the change itself.
		add_action( "{$what}_post_meta", __NAMESPACE__ . '\\meta_changed', 20, 3 );
		add_action( "{$what}_term_meta", __NAMESPACE__ . '\\term_meta_changed', 20, 2 );
	}
	foreach ( CHANGES_OF_TERMS as $action => $parameters ) {
		add_action( $action, __NAMESPACE__ . '\\terms_changed', 10, $parameters );
	}
	add_action( 'upgrader_process_complete', __NAMESPACE__ . '\\changed', 10, 0 );
	add_action( 'wp_cache_set_last_changed', __NAMESPACE__ . '\\confirm' );
}

/**
 * Something that listings show has changed.
 */
function changed(): void {
	Cache_Store\raise_version();
	is_unconfirmed( true );
}

/**
 * Counts a change once more when WordPress has noticed it too.
 *
 * WordPress announces many changes before it makes its own cached queries old. A page that is rendered in between would find
 * them, and keep what it made of them.
 *
 * @param string $group Group that WordPress made old.
 */
function confirm( string $group ): void {
	if ( is_unconfirmed() && in_array( $group, array( 'posts', 'terms' ), true ) ) {
		is_unconfirmed( false );
		Cache_Store\raise_version();
	}
}

/**
 * Whether there was a change that WordPress has not noticed yet.
 *
 * @param bool|null $now Sets it.
 */
function is_unconfirmed( ?bool $now = null ): bool {
	static $unconfirmed = false;
	$unconfirmed        = $now ?? $unconfirmed;

	return $unconfirmed;
}

/**
 * A post was written or deleted.
 *
 * @param mixed ...$about Its ID; the post, also when it is gone.
 */
function post_changed( ...$about ): void {
	$post = end( $about );
	if ( $post instanceof \WP_Post && in_array( $post->post_type, POST_TYPES, true ) ) {
		changed();
	}
}

/**
 * Metadata of a post was written or deleted.
 *
 * @param mixed ...$about ID of the metadata; of the post, or nothing when it was deleted from all posts; the key.
 */
function meta_changed( ...$about ): void {
	list( , $post, $key ) = $about;
	if ( ! in_array( $key, UNSEEN_META, true ) && ( ! is_numeric( $post ) || 0 === (int) $post || in_array( get_post_type( (int) $post ), POST_TYPES, true ) ) ) {
		changed();
	}
}

/**
 * Metadata of a term was written or deleted.
 *
 * @param mixed ...$about ID of the metadata; of the term, or nothing when it was deleted from all terms.
 */
function term_meta_changed( ...$about ): void {
	$term = end( $about );
	if ( ! is_numeric( $term ) || 0 === (int) $term || get_term( (int) $term, TAXONOMY ) instanceof \WP_Term ) {
		changed();
	}
}

/**
 * Terms, or the terms of an object, were written or deleted.
 *
 * @param mixed ...$about What happened to which; the taxonomy or the post type, last.
 */
function terms_changed( ...$about ): void {
	if ( in_array( end( $about ), array( TAXONOMY, POST_TYPE ), true ) ) {
		changed();
	}
}
