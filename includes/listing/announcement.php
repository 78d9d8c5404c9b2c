<?php
/**
 * Announces a change of what listings show: at once to the kept listings, and once, at the end of the request, to everybody.
 *
 * When listings changed last, for editors that come back from another window and ask whether their preview still is right.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Group of the object cache.
 */
const CACHE_GROUP = 'programs_filter';

/**
 * The action that tells everybody.
 */
const CHANGED_ACTION = 'programs_filter_changed';

/**
 * Something that listings show has changed.
 */
function listings_changed(): void {
	forget_listings();
	if ( doing_action( CHANGED_ACTION ) ) {
		// What is done because of a change is known to everybody already.
		return;
	}
	changed_sites( get_current_blog_id() );
	if ( 0 === did_action( 'shutdown' ) ) {
		// Before the answer is on its way. WordPress has then forgotten its own cached queries: what was rendered before counts no more.
		add_action( 'shutdown', __NAMESPACE__ . '\\announce_changes', 0, 0 );
		return;
	}
	if ( doing_action( 'shutdown' ) ) {
		// While there still is an object cache: WordPress closes it next.
		add_action( 'shutdown', __NAMESPACE__ . '\\announce_changes', PHP_INT_MAX, 0 );
	}
	announce_at_the_very_end();
}

/**
 * Has PHP announce what is changed when that moment has passed too.
 */
function announce_at_the_very_end(): void {
	static $registered = false;
	if ( ! $registered ) {
		$registered = true;
		register_shutdown_function( __NAMESPACE__ . '\\announce_changes' );
	}
}

/**
 * Tells everybody, for each site of a network that was changed.
 */
function announce_changes(): void {
	foreach ( changed_sites() as $site ) {
		$switched = is_multisite() && get_current_blog_id() !== $site && switch_to_blog( $site );

		/**
		 * Fires once, at the end of a request that changed what listings show, and once more where something changes after that. May be done by other code that changed what its cards show.
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
 * The sites that were changed.
 *
 * @param int|null $site One more; without it they are taken from the list.
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
 * Written when something changed, read by the REST API only.
 */
const STAMP_OPTION = 'programs_filter_stamp';

/**
 * Notes that something changed.
 */
function renew_stamp(): void {
	update_option( STAMP_OPTION, (string) microtime( true ), false );
}

/**
 * A text that is another one after each change of what previews show: where nothing is published, they say what is not yet.
 */
function current_stamp(): string {
	$stamp  = get_option( STAMP_OPTION, '' );
	$others = 0 === Program\program_count( 'publish' ) ? array_map( 'ProgramsFilter\\Program\\program_count', array( 'draft', 'pending', 'future' ) ) : array();

	return implode( '-', array_merge( array( is_string( $stamp ) ? $stamp : '' ), $others ) );
}

/**
 * Makes every entry old.
 */
function forget_listings(): void {
	wp_cache_set_last_changed( CACHE_GROUP );
}
