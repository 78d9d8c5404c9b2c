<?php
/**
 * Which posts, metadata and options listings show: used by class-changes.php when WordPress reports a change.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Integrations;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Metadata of a picture that its markup depends on. */
const IMAGE_META_KEYS = array( '_wp_attached_file', '_wp_attachment_metadata', '_wp_attachment_image_alt' );

/** Options that change the text, the links or the code of cards. */
const CARD_OPTIONS = array(
	'blog_charset',
	'date_format',
	'gmt_offset',
	'home',
	'permalink_structure',
	'siteurl',
	'timezone_string',
	'upload_path',
	'upload_url_path',
);

/** Options by which all programs say something else: on other days, at hours in another form, or beside events. */
const INDEX_OPTIONS = array( Integrations\LISTED_TYPES_OPTION, Program\DAYS_OFF_OPTION, WordPress\OWN_WORDS_OPTION, 'time_format' );

/** Options by which they will do so from the next request on: in another language, by the code of other plugins. */
const CODE_OPTIONS = array( 'WPLANG', 'active_plugins', 'stylesheet', 'template' );

/**
 * Returns the keys of metadata that cards show.
 *
 * @return list<string>
 */
function get_card_meta_keys(): array {
	/**
	 * Filters the meta keys of programs whose changes invalidate listings.
	 *
	 * @since 0.1.0
	 *
	 * @param list<string> $keys Meta keys; default `_thumbnail_id` and those of the facts.
	 */
	$keys = apply_filters( 'programs_filter_meta_keys', array_merge( array( '_thumbnail_id' ), Program\get_fact_meta_keys(), Program\get_external_meta_keys() ) );

	return is_array( $keys ) ? array_values( array_filter( $keys, 'is_string' ) ) : array();
}

/**
 * Whether a post is a program that visitors may see.
 *
 * @param mixed $post Post.
 */
function is_listed_program( $post ): bool {
	return $post instanceof \WP_Post && Program\is_listed_post( $post ) && is_post_status_viewable( $post->post_status );
}

/**
 * Returns the posts that have a file as their picture or among their documents, programs or not.
 *
 * @param mixed $id Attachment.
 * @return list<int> IDs.
 */
function get_posts_with_file( $id ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$id = is_numeric( $id ) ? (string) $id : '';
	// phpcs:ignore WordPress.DB -- Only when a file is edited.
	$sql = (string) $wpdb->prepare( "SELECT post_id FROM %i WHERE (meta_key = '_thumbnail_id' AND meta_value = %s) OR (meta_key = %s AND CONCAT(',', meta_value, ',') LIKE %s)", $wpdb->postmeta, $id, Program\get_fact_meta_key( 'documents' ), "%,$id,%" );

	// phpcs:ignore WordPress.DB -- An upload writes its metadata many times.
	return WordPress\get_cached( "file $id " . wp_cache_get_last_changed( CACHE_GROUP ), static fn(): array => array_map( 'intval', array_values( $wpdb->get_col( $sql ) ) ) );
}

/** Group of the object cache. */
const CACHE_GROUP = 'programs_filter';

/** The action that announces a change. */
const CHANGED_ACTION = 'programs_filter_changed';

/** Invalidates all entries of the cache. */
function flush_listings(): void {
	wp_cache_set_last_changed( CACHE_GROUP );
}
