<?php
/**
 * Clears the page caches of pages with a listing when its content has changed; called by Changes. Most page caches listen to `clean_post_cache()`,
 * others have actions and functions of their own. Pages are searched after an edit, never during a visit.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/** Most programs whose own pages are cleared. Each takes a request to some caches. */
const MAX_STALE_PROGRAMS = 100;

/**
 * Clears the caches of pages and programs.
 *
 * @param list<int> $pages IDs.
 */
function clear_page_caches( array $pages ): void {
	$pages     = array_unique( $pages );
	$addresses = array_filter( array_map( 'get_permalink', array_combine( $pages, $pages ) ), static fn( $address ): bool => is_string( $address ) && '' !== $address );
	foreach ( $addresses as $page => $address ) {
		clear_page_cache( $page, $address );
	}
	if ( array() !== $addresses ) {
		// Super Page Cache. Without addresses it clears everything.
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Theirs.
		do_action( 'swcfpc_purge_cache', array_values( $addresses ) );
	}
}

/**
 * Clears the caches of a page.
 *
 * @param int    $page    ID.
 * @param string $address Its URL.
 */
function clear_page_cache( int $page, string $address ): void {
	clean_post_cache( $page );
	// Of page caches that do not listen to WordPress.
	$actions = array(
		// Breeze's action for a post leaves out the front page.
		trailingslashit( home_url() ) === $address ? 'breeze_clear_all_cache' : 'purge_post_cache' => array( $page ),
		'cache_enabler_clear_page_cache_by_post' => array( $page ),
		'jetpack_boost_clear_page_cache_post'    => array( $page ),
		'litespeed_purge_post'                   => array( $page ),
		// WP Fastest Cache. The first argument is a comment.
		'wpfc_clear_post_cache_by_id'            => array( false, $page ),
		// Hummingbird.
		'wphb_clear_page_cache'                  => array( $page ),
	);
	foreach ( $actions as $action => $arguments ) {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Theirs.
		do_action( $action, ...$arguments );
	}
	$functions = array(
		'sg_cachepress_purge_cache'                => $address,
		'w3tc_flush_post'                          => $page,
		'WPO_Page_Cache::delete_single_post_cache' => $page,
	);
	foreach ( array_filter( $functions, 'is_callable', ARRAY_FILTER_USE_KEY ) as $function => $argument ) {
		call_user_func( $function, $argument );
	}
}

/**
 * Clears the page caches of a program that goes, while its address is known. Some ask for it afterwards, when WordPress gives another one,
 * and some do not notice a deletion.
 *
 * @param mixed $id   Post.
 * @param mixed $data What will be written; none where the post goes to the trash or is deleted.
 */
function handle_program_removal( $id, $data = null ): void {
	$post  = is_numeric( $id ) ? get_post( (int) $id ) : null;
	$data  = is_array( $data ) ? $data : array( 'post_status' => '' );
	$stays = is_string( $data['post_status'] ) && is_post_status_viewable( $data['post_status'] )
		&& null !== $post && $data['post_name'] === $post->post_name;
	// On its way to the trash, it has another address when it is written.
	if ( null !== $post && is_listed_program( $post ) && ! $stays && 'trash' !== $data['post_status'] ) {
		clear_page_caches( array( $post->ID ) );
	}
}

/**
 * Returns the pages and posts with a listing in their content, or in a synced pattern, also a nested one. The front page and the posts page are
 * always included, as templates and widgets are not searched.
 *
 * @return list<int> IDs.
 */
function get_pages_with_listing(): array {
	$found = array();
	$texts = array( '<!-- wp:' . BLOCK, '[' . SHORTCODE );
	while ( array() !== $texts ) {
		$new   = array_diff( query_posts_containing( $texts ), $found );
		$found = array_merge( $found, $new );
		$texts = array();
		foreach ( $new as $post ) {
			if ( 'wp_block' === get_post_type( $post ) ) {
				array_push( $texts, "\"ref\":$post}", "\"ref\":$post," );
			}
		}
	}
	$pages = array_filter( $found, static fn( int $post ): bool => is_post_type_viewable( (string) get_post_type( $post ) ) );
	$front = array_filter( array( get_option( 'page_on_front' ), get_option( 'page_for_posts' ) ), 'is_numeric' );
	$pages = array_merge( $pages, array_diff( array_map( 'intval', $front ), array( 0 ) ) );

	/**
	 * Filters which pages are purged from page caches when listings change. An added front page accepts the query args of a listing.
	 *
	 * @since 0.1.0
	 *
	 * @param list<int> $pages Page IDs.
	 */
	$filtered = apply_filters( 'programs_filter_pages', array_values( array_unique( $pages ) ) );

	return is_array( $filtered ) ? array_values( array_filter( $filtered, 'is_int' ) ) : array_values( $pages );
}

/**
 * Returns published, viewable posts and synced patterns whose content includes one of some texts.
 *
 * @param list<string> $texts Texts, at least one.
 * @return list<int> IDs.
 */
function query_posts_containing( array $texts ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	// Named, so that the database uses its index and reads no orders of a shop.
	$types = array_values( array_filter( get_post_types(), 'is_post_type_viewable' ) );
	array_push( $types, 'wp_block' );
	$types = $wpdb->prepare( implode( ', ', array_fill( 0, count( $types ), '%s' ) ), $types );
	$likes = array();
	foreach ( $texts as $text ) {
		$likes[] = $wpdb->prepare( 'post_content LIKE %s', '%' . $wpdb->esc_like( $text ) . '%' );
	}
	// phpcs:ignore WordPress.DB -- A search of WP_Query splits the text into words, and other plugins filter it. Prepared above; read once.
	$found = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type IN ($types) AND post_status = 'publish' AND (" . implode( ' OR ', $likes ) . ')' );

	return array_map( 'intval', array_values( $found ) );
}
