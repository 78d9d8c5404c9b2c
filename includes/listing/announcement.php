<?php
/**
 * Announces changes of listings: at once to the cache, and once, at the end of the request, to all other code and to open editors.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Group of the object cache. */
const CACHE_GROUP = 'programs_filter';

/** The action that announces a change. */
const CHANGED_ACTION = 'programs_filter_changed';

/** Notes that something that listings show has changed. */
function listings_changed(): void {
	forget_listings();
	if ( doing_action( CHANGED_ACTION ) ) {
		// Callbacks of the announcement must not announce again.
		return;
	}
	/**
	 * Filters whether a change of what listings show is announced at the end of the request. Code that writes many programs in several requests returns
	 * false meanwhile, and does the action `programs_filter_changed` once when it is done. An import does so.
	 *
	 * @since n.e.x.t
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
	announce_at_the_very_end();
}

/** Announces changes that come after the action `shutdown`. */
function announce_at_the_very_end(): void {
	static $registered = false;
	if ( ! $registered ) {
		$registered = true;
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
		 * @since n.e.x.t
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

/** Option with a stamp of the last change. Only the REST API reads it. */
const STAMP_OPTION = 'programs_filter_stamp';

/** Writes a new stamp. */
function renew_stamp(): void {
	update_option( STAMP_OPTION, (string) microtime( true ), false );
}

/** Returns the stamp of what previews show, which includes the number of unpublished programs. */
function current_stamp(): string {
	$stamp  = get_option( STAMP_OPTION, '' );
	$others = 0 === Program\program_count( 'publish' ) ? array_map( 'ProgramsFilter\\Program\\program_count', array( 'draft', 'pending', 'future' ) ) : array();

	return implode( '-', array_merge( array( is_string( $stamp ) ? $stamp : '' ), $others ) );
}

/** Invalidates all entries of the cache. */
function forget_listings(): void {
	wp_cache_set_last_changed( CACHE_GROUP );
}
