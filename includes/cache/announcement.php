<?php
/**
 * Announces a change of what listings show: at once to the kept listings, and once, at the end of the request, to everybody.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Announcement;

use ProgramsFilter\Cache;

defined( 'ABSPATH' ) || exit;

/**
 * The action that tells everybody.
 */
const ACTION = 'programs_filter_changed';

/**
 * Something that listings show has changed.
 */
function changed(): void {
	// What is done because of a change is none.
	if ( doing_action( ACTION ) ) {
		return;
	}
	Cache\forget();
	changed_sites( get_current_blog_id() );
	// Before the answer is on its way. WordPress has then forgotten its own cached queries: what was rendered before counts no more.
	if ( did_action( 'shutdown' ) > 0 ) {
		// That moment has passed.
		announce();
	} else {
		add_action( 'shutdown', __NAMESPACE__ . '\\announce', 0, 0 );
	}
}

/**
 * Tells everybody, for each site of a network that was changed.
 */
function announce(): void {
	foreach ( changed_sites() as $site ) {
		$switched = is_multisite() && get_current_blog_id() !== $site && switch_to_blog( $site );

		/**
		 * Fires once, at the end of a request that changed what listings show. May be done by other code that changed what its cards show.
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
