<?php
/**
 * Which posts, metadata and options listings show: used by class-changes.php when WordPress reports a change.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

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

/** Options by which all programs say something else: on other days, at hours in another form. */
const INDEX_OPTIONS = array( Program\DAYS_OFF_OPTION, WordPress\OWN_WORDS_OPTION, 'time_format' );

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
 * Returns the programs of all languages that visitors may see, with a file as their picture or among their documents.
 *
 * @param mixed $id Attachment.
 * @return list<int> IDs.
 */
function get_programs_with_file( $id ): array {
	$id   = is_numeric( $id ) ? (int) $id : 0;
	$find = static fn(): array => array_values(
		WordPress\run_in_language(
			WordPress\ALL_LANGUAGES,
			static fn(): array => get_posts(
				array(
					'post_type'   => Program\get_listed_post_types(),
					'post_status' => array_filter( get_post_stati(), 'is_post_status_viewable' ),
					// phpcs:ignore WordPress.DB.SlowDBQuery -- Runs once, when a file is edited.
					'meta_query'  => array(
						'relation' => 'OR',
						array(
							'key'   => '_thumbnail_id',
							'value' => (string) $id,
						),
						array(
							'key'     => Program\get_fact_meta_key( 'documents' ),
							'value'   => "(^|,)$id(,|$)",
							'compare' => 'REGEXP',
						),
					),
					'nopaging'    => true,
					'fields'      => 'ids',
				)
			)
		)
	);

	// An upload writes its metadata many times.
	return WordPress\get_cached( "file $id " . wp_cache_get_last_changed( CACHE_GROUP ), $find );
}

/** Group of the object cache. */
const CACHE_GROUP = 'programs_filter';

/** The action that announces a change. */
const CHANGED_ACTION = 'programs_filter_changed';

/** Invalidates all entries of the cache. */
function flush_listings(): void {
	wp_cache_set_last_changed( CACHE_GROUP );
}
