<?php
/**
 * What the clock changes is announced as any other change: at the moment at which a program begins, is over, or its sign-up is.
 *
 * The next such moment of all programs is an option, which no request has to ask the database for, and an event of WP-Cron. Both follow
 * each announcement. Where WP-Cron is late, or has lost the event, the next request of anybody takes its place.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The moment, as Unix time; 0 when nothing is ahead. Not there on a site that was never looked at.
 */
const CLOCK_OPTION = 'programs_filter_clock';

/**
 * The event of WP-Cron.
 */
const CLOCK_EVENT = 'programs_filter_clock';

/**
 * How long WP-Cron is waited for, in seconds: on a quiet site a visitor brings it about, and it takes a request of its own.
 */
const CLOCK_PATIENCE = 300;

/**
 * What the clock changes something by.
 */
const CLOCK_FACTS = array( 'start', 'end', 'signup_until' );

/**
 * Sees to it that the clock runs, and that no moment has passed without being announced. WordPress has the option in memory.
 */
function look_at_clock(): void {
	$moment = get_option( CLOCK_OPTION );
	if ( ! is_numeric( $moment ) ) {
		set_clock();
	} elseif ( (int) $moment > 0 && (int) $moment + CLOCK_PATIENCE <= time() ) {
		// At once, so that no other request does the same.
		set_clock();
		listings_changed();
	}
}

/**
 * Sets the clock to the next moment. Page caches are told of the programs whose moment has come since it was set: their own pages say
 * the same as listings.
 */
function set_clock(): void {
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

/**
 * Stops the clock of this site for good.
 */
function stop_clock(): void {
	// What this request goes on to change would start it again.
	remove_action( CHANGED_ACTION, __NAMESPACE__ . '\\set_clock', 20 );
	wp_clear_scheduled_hook( CLOCK_EVENT );
	delete_option( CLOCK_OPTION );
}

/**
 * Until when listings stay as they are made now.
 *
 * @param int $now Unix time.
 * @return int The first moment of another listing.
 */
function kept_until( int $now ): int {
	$moment = get_option( CLOCK_OPTION );
	if ( ! is_numeric( $moment ) || ( (int) $moment > 0 && (int) $moment <= $now ) ) {
		// It has struck, and nobody has set it yet.
		$moment = Program\next_moment_of_change( array_merge( array(), ...clock_changes( $now ) ), $now ) ?? 0;
	}

	return (int) $moment > 0 ? (int) $moment : PHP_INT_MAX;
}

/**
 * When the clock changes what is said of the programs that visitors see, as far as they were not over at a moment. One query.
 *
 * @param int $since Unix time.
 * @return array<int, list<int>> Unix times, also some that have passed, by program.
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
	// Dates as texts are in their order. Two days, as a site is not where UTC is.
	$recent = array_merge( array( gmdate( 'Y-m-d', $since - 2 * DAY_IN_SECONDS ) ), $statuses );
	// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- One for each status.
	$where = (string) $wpdb->prepare( "meta_value >= %s AND post_password = '' AND post_status IN (" . implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ) . ')', $recent );

	return array_map( 'ProgramsFilter\\Program\\moments_of_change', Program\facts_of_many( CLOCK_FACTS, $where ) );
}
