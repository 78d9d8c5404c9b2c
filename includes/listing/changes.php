<?php
/**
 * Detects changes of what listings show, and announces them: at once to the cache, and once, at the end of the request, to all other code and to open
 * editors. Drafts, revisions, and uploads and metadata that no card shows do not count. Code that adds other data to cards does the action itself, or
 * adds its metadata with `programs_filter_meta_keys`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Metadata of a picture that its markup depends on. */
const PICTURE_META = array( '_wp_attached_file', '_wp_attachment_metadata', '_wp_attachment_image_alt' );

/** Options that change the text, the links or the code of cards. */
const OPTIONS_OF_CARDS = array(
	'WPLANG',
	Program\DAYS_OFF_OPTION,
	WordPress\OWN_WORDS_OPTION,
	'active_plugins',
	'blog_charset',
	'date_format',
	'gmt_offset',
	'home',
	'permalink_structure',
	'siteurl',
	'stylesheet',
	'template',
	'time_format',
	'timezone_string',
	'upload_path',
	'upload_url_path',
);

/**
 * Handles a transition of a post's status, also to the same one.
 *
 * @param mixed $now  Status.
 * @param mixed $then Status before.
 * @param mixed $post The post.
 */
function status_changed( $now = '', $then = '', $post = null ): void {
	$statuses = array_filter( array( $now, $then ), 'is_string' );
	if ( $post instanceof \WP_Post && Program\is_listed_post( $post ) && array() !== array_filter( $statuses, 'is_post_status_viewable' ) ) {
		listings_changed();
	}
}

/**
 * Handles a written or deleted post, also if other code than WordPress's did it.
 *
 * @param mixed ...$about ID and post.
 */
function post_changed( ...$about ): void {
	if ( is_listed_program( end( $about ) ) ) {
		listings_changed();
	}
}

/**
 * Handles metadata that was written or will be deleted.
 *
 * @param mixed ...$about IDs of the metadata; ID of the post, 0 for all; key; value, '' for any.
 */
function meta_changed( ...$about ): void {
	list( , $post, $key, $value ) = array_pad( $about, 4, null );
	if ( in_array( $key, PICTURE_META, true ) ) {
		programs_changed( programs_with_file( $post ) );
	} elseif ( ! in_array( $key, card_meta_keys(), true ) ) {
		return;
	} elseif ( is_numeric( $post ) && (int) $post > 0 ) {
		programs_changed( array( (int) $post ) );
	} elseif ( '_thumbnail_id' === $key && is_numeric( $value ) ) {
		// WordPress deletes a picture from all posts.
		programs_changed( programs_with_file( $value ) );
	} else {
		listings_changed();
	}
}

/**
 * Handles a file of the media library that was saved: documents are shown with its title.
 *
 * @param mixed $id Attachment.
 */
function file_changed( $id ): void {
	programs_changed( programs_with_file( $id ) );
}

/**
 * Handles a change of what listings, or the posts' own pages, may show, when the posts themselves were not saved.
 *
 * @param list<int> $ids IDs.
 */
function programs_changed( array $ids ): void {
	_prime_post_caches( $ids, false, false );
	$programs = array_values( array_filter( $ids, static fn( int $id ): bool => is_listed_program( get_post( $id ) ) ) );
	if ( array() !== $programs ) {
		programs_with_stale_page( $programs );
		listings_changed();
	}
}

/**
 * Handles changed terms of a post.
 *
 * @param mixed ...$about ID of the post; the terms; their taxonomy.
 */
function terms_of_post_changed( ...$about ): void {
	list( $post, , $taxonomy ) = array_pad( $about, 3, null );
	if ( is_string( $taxonomy ) && Program\is_listed_taxonomy( $taxonomy ) && is_numeric( $post ) ) {
		programs_changed( array( (int) $post ) );
	}
}

/**
 * Handles written or deleted terms.
 *
 * @param mixed ...$about IDs; taxonomy; false when only their counts changed.
 */
function terms_changed( ...$about ): void {
	list( $terms, $taxonomy, $is_about_terms ) = array_pad( $about, 3, null );
	if ( false !== $is_about_terms && is_string( $taxonomy ) && Program\is_listed_taxonomy( $taxonomy ) ) {
		$ids   = is_array( $terms ) ? array_map( 'intval', array_filter( $terms, 'is_numeric' ) ) : array();
		$posts = get_objects_in_term( $ids, $taxonomy );
		programs_changed( is_array( $posts ) ? array_map( 'intval', array_values( $posts ) ) : array() );
		listings_changed();
	}
}

/**
 * Handles a written or deleted option.
 *
 * @param mixed $name Name.
 */
function option_changed( $name ): void {
	if ( in_array( $name, OPTIONS_OF_CARDS, true ) || ( is_string( $name ) && 1 === preg_match( '/_size_[wh]$/', $name ) ) ) {
		listings_changed();
	}
}

/**
 * Returns the keys of metadata that cards show.
 *
 * @return list<string>
 */
function card_meta_keys(): array {
	/**
	 * Filters which metadata of programs counts as a change of what listings show.
	 *
	 * @since 0.1.0
	 *
	 * @param list<string> $keys Keys; default `_thumbnail_id` and those of the facts.
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
function programs_with_file( $id ): array {
	static $known = array();
	$id           = is_numeric( $id ) ? (int) $id : 0;
	// An upload writes its metadata many times. The answer is kept until the next change.
	$key = wp_cache_get_last_changed( CACHE_GROUP ) . ":$id";
	if ( ! isset( $known[ $key ] ) ) {
		$asked         = array(
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
		);
		$known[ $key ] = array_values( WordPress\run_in_language( WordPress\ALL_LANGUAGES, static fn(): array => get_posts( $asked ) ) );
	}

	return $known[ $key ];
}

/** Group of the object cache. */
const CACHE_GROUP = 'programs_filter';

/** The action that announces a change. */
const CHANGED_ACTION = 'programs_filter_changed';

/** Notes that something that listings show has changed. */
function listings_changed(): void {
	static $is_last_registered = false;

	forget_listings();
	if ( doing_action( CHANGED_ACTION ) ) {
		// Callbacks of the announcement must not announce again.
		return;
	}
	/**
	 * Filters whether a change of what listings show is announced at the end of the request. Code that writes many programs in several requests returns
	 * false meanwhile, and does the action `programs_filter_changed` once when it is done. An import does so.
	 *
	 * @since 0.1.0
	 *
	 * @param bool $announces Default true.
	 */
	if ( true !== apply_filters( 'programs_filter_announces_changes', true ) ) {
		return;
	}
	changed_sites( get_current_blog_id() );
	if ( 0 === did_action( 'shutdown' ) ) {
		// Runs before the response is sent. WordPress has invalidated its own cached queries by then.
		add_action( 'shutdown', __NAMESPACE__ . '\\announce_changes', 0, 0 );
		return;
	}
	if ( doing_action( 'shutdown' ) ) {
		// Runs before WordPress closes the object cache.
		add_action( 'shutdown', __NAMESPACE__ . '\\announce_changes', PHP_INT_MAX, 0 );
	}
	if ( ! $is_last_registered ) {
		// For changes that come after the action.
		$is_last_registered = true;
		register_shutdown_function( __NAMESPACE__ . '\\announce_changes' );
	}
}

/** Announces the changes of each site of a network. */
function announce_changes(): void {
	foreach ( changed_sites() as $site ) {
		$switched = is_multisite() && get_current_blog_id() !== $site && switch_to_blog( $site );

		/**
		 * Fires at the end of a request that changed what listings show. Fires again if something changes after that. Other code may do this action
		 * when it changes what its cards show.
		 *
		 * @since 0.1.0
		 */
		do_action( 'programs_filter_changed' );
		if ( $switched ) {
			restore_current_blog();
		}
	}
}

/**
 * Returns the sites that were changed.
 *
 * @param int|null $site A site to add; null empties the list.
 * @return list<int>
 */
function changed_sites( ?int $site = null ): array {
	static $sites = array();
	$all          = array_keys( $sites );
	if ( null === $site ) {
		$sites = array();
	} else {
		$sites[ $site ] = true;
	}

	return $all;
}

/**
 * Returns programs of this site whose own page has changed though they were not saved, which page caches do not notice. Empties the list.
 *
 * @param list<int>|null $more Programs to add instead.
 * @return list<int> IDs.
 */
function programs_with_stale_page( ?array $more = null ): array {
	static $programs = array();
	$site            = get_current_blog_id();
	if ( null !== $more ) {
		$programs[ $site ] = array_fill_keys( $more, true ) + ( $programs[ $site ] ?? array() );
		return array();
	}
	$all = array_keys( $programs[ $site ] ?? array() );
	unset( $programs[ $site ] );

	return $all;
}

/** Invalidates all entries of the cache. */
function forget_listings(): void {
	wp_cache_set_last_changed( CACHE_GROUP );
}
