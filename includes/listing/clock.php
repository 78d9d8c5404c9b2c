<?php
/**
 * Announces a change when a program begins or ends, or its sign-up ends. An autoloaded option and a WP-Cron event hold the next such moment of all
 * programs, which the index knows. Each announcement updates both. If WP-Cron has lost the event, another event or the next screen of the admin replaces it. A visit never
 * does: it writes nothing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Option: the next moment, a Unix time, 0 for none. Missing before the first look. */
const CLOCK_OPTION = 'programs_filter_clock';

/** WP-Cron event at that moment. */
const CLOCK_EVENT = 'programs_filter_clock';

/**
 * Returns the option. The next moment is never later than the end of the day, unless the time of the server was set back since.
 *
 * @param int $now Unix time.
 */
function get_clock_moment( int $now ): ?int {
	$next = get_option( CLOCK_OPTION );

	return is_numeric( $next ) && (int) $next <= $now + 2 * DAY_IN_SECONDS ? (int) $next : null;
}

/**
 * Sets the clock and announces a change where it is not set, or where its moment has passed.
 *
 * @param Changes $changes Changes of the request.
 */
function look_at_clock( Changes $changes ): void {
	$next = get_clock_moment( time() );
	if ( null !== $next && ( 0 === $next || time() < $next ) ) {
		return;
	}
	$is_new = false === get_option( CLOCK_OPTION );
	// A database that cannot be written would have the change announced again and again.
	if ( set_clock() && ! $is_new ) {
		$changes->add();
	}
}

/**
 * Sets the clock to the next moment. Indexes the programs whose moment has passed since it was last set, and clears the caches of their pages.
 *
 * @return bool Whether it is set.
 */
function set_clock(): bool {
	$now    = time();
	$before = get_clock_moment( $now );
	$next   = get_next_change( $now );
	if ( $before !== $next && ! update_option( CLOCK_OPTION, $next, true ) ) {
		return false;
	}
	if ( wp_next_scheduled( CLOCK_EVENT ) !== ( 0 === $next ? false : $next ) ) {
		wp_clear_scheduled_hook( CLOCK_EVENT );
		if ( 0 !== $next ) {
			wp_schedule_single_event( $next, CLOCK_EVENT );
		}
	}
	$passed = null === $before || 0 === $before || $before > $now ? array() : query_programs_of_moments( get_site_minute( $before ), get_site_minute( $now ) );
	// What they say of themselves is searched, too.
	mark_programs( $passed );
	index_programs( array_slice( $passed, 0, INDEX_BATCH ), $now + INDEX_SECONDS );
	if ( count( $passed ) > INDEX_BATCH ) {
		schedule_index_batch();
	}
	clear_page_caches( array_slice( $passed, 0, MAX_STALE_PROGRAMS ) );

	return true;
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
	$next = get_clock_moment( $now ) ?? $now;
	if ( 0 < $next && $next <= $now ) {
		// The moment has passed and the clock is not set again yet.
		$next = get_next_change( $now );
	}

	return 0 < $next ? $next : PHP_INT_MAX;
}

/**
 * Returns the next moment at which listings change: the end of a day is one of them, as some show what is on today.
 *
 * @param int $now Unix time.
 * @return int Unix time; 0 where nothing has a date.
 */
function get_next_change( int $now ): int {
	$minute = query_next_moment( get_site_minute( $now ) );
	if ( null === $minute ) {
		return 0;
	}
	$day  = Program\day_of_number( intdiv( $minute, DAY ) );
	$next = Program\date_moment( sprintf( '%sT%02d:%02d', $day, intdiv( $minute % DAY, 60 ), $minute % 60 ) )->getTimestamp();

	// An hour that the clocks repeat has been said once.
	return min( $next > $now ? $next : $now + HOUR_IN_SECONDS, Program\end_of_day( Program\current_day( $now ) ) );
}
