<?php
/**
 * Announces a change when a program begins or ends, or its sign-up ends. An autoloaded option and a WP-Cron event hold the next such moment of all
 * programs. Each announcement updates both. If WP-Cron is late or has lost the event, the next request replaces it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Option: the next moment as Unix time; 0 for none. Missing before the first request. */
const CLOCK_OPTION = 'programs_filter_clock';

/** WP-Cron event at that moment. */
const CLOCK_EVENT = 'programs_filter_clock';

/** How long a request waits for WP-Cron, in seconds: a visit starts it, in another request. */
const CLOCK_PATIENCE = 300;

/** Facts that change with time. */
const CLOCK_FACTS = array( 'start', 'end', 'signup_until' );

/** Sets the clock where it is not set, or where its moment has passed. The option is autoloaded. */
function look_at_clock(): void {
	$moment = get_option( CLOCK_OPTION );
	if ( ! is_numeric( $moment ) ) {
		set_clock();
	} elseif ( (int) $moment > 0 && (int) $moment + CLOCK_PATIENCE <= time() ) {
		// Set first, so that no other request does the same.
		set_clock();
		listings_changed();
	}
}

/** Sets the clock to the next moment. Clears the caches of the pages of programs whose moment has passed since it was last set. */
function set_clock(): void {
	load();
	$now     = time();
	$before  = get_option( CLOCK_OPTION );
	$since   = is_numeric( $before ) && (int) $before > 0 ? min( (int) $before, $now + 1 ) : $now + 1;
	$changes = clock_changes( min( $since, $now ) );
	$moment  = Program\next_moment_of_change( array_merge( array(), ...$changes ), $now ) ?? 0;
	update_option( CLOCK_OPTION, (string) $moment, true );
	if ( wp_next_scheduled( CLOCK_EVENT ) !== ( 0 === $moment ? false : $moment ) ) {
		wp_clear_scheduled_hook( CLOCK_EVENT );
		if ( 0 !== $moment ) {
			wp_schedule_single_event( $moment, CLOCK_EVENT );
		}
	}
	foreach ( $changes as $program => $moments ) {
		if ( array() !== array_filter( $moments, static fn( int $moment ): bool => $since <= $moment && $moment <= $now ) ) {
			tell_page_caches( $program );
		}
	}
}

/** Stops the clock of this site. */
function stop_clock(): void {
	// Later changes in this request would start it again.
	remove_action( CHANGED_ACTION, __NAMESPACE__ . '\\set_clock', 20 );
	wp_clear_scheduled_hook( CLOCK_EVENT );
	delete_option( CLOCK_OPTION );
}

/**
 * Returns until when listings stay the same.
 *
 * @param int $now Unix time.
 * @return int Unix time.
 */
function kept_until( int $now ): int {
	$moment = get_option( CLOCK_OPTION );
	if ( ! is_numeric( $moment ) || ( (int) $moment > 0 && (int) $moment <= $now ) ) {
		// The moment has passed and the clock is not set again yet.
		$moment = Program\next_moment_of_change( array_merge( array(), ...clock_changes( $now ) ), $now ) ?? 0;
	}

	return (int) $moment > 0 ? (int) $moment : PHP_INT_MAX;
}

/**
 * Returns when the texts of visible programs change, for programs that were not over at a moment. Makes one query.
 *
 * @param int $since Unix time.
 * @return array<int, list<int>> Unix times by program. Some may be past.
 */
function clock_changes( int $since ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( ! Program\is_post_type_ours() ) {
		return array();
	}
	$statuses = array_values( array_filter( get_post_stati(), 'is_post_status_viewable' ) );
	// Dates are compared as texts. Two days allow for the site's time zone.
	$recent = array_merge( array( gmdate( 'Y-m-d', $since - 2 * DAY_IN_SECONDS ) ), $statuses );
	// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- One for each status.
	$where = (string) $wpdb->prepare( "meta_value >= %s AND post_password = '' AND post_status IN (" . implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ) . ')', $recent );

	return array_map( 'ProgramsFilter\\Program\\moments_of_change', Program\facts_of_many( CLOCK_FACTS, $where ) );
}
