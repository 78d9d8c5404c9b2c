<?php
/**
 * Announces a change when a program begins or ends, or its sign-up ends. An autoloaded option and a WP-Cron event hold the next such moment of all
 * programs. Each announcement updates both. If WP-Cron has lost the event, another event or the next screen of the admin replaces it. A visit never
 * does: it writes nothing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Option: `next`, the next moment, 0 for none, and `set`, when that was known; both Unix times. Missing before the first look. */
const CLOCK_OPTION = 'programs_filter_clock';

/** WP-Cron event at that moment. */
const CLOCK_EVENT = 'programs_filter_clock';

/** Facts that change with time. */
const CLOCK_FACTS = array( 'start', 'end', 'schedule', 'sessions', 'event_status', 'signup_until' );

/**
 * The option, unless the time of the server was set back since.
 *
 * @param int $now Unix time.
 * @return array{next: int, set: int}|null
 */
function clock_setting( int $now ): ?array {
	$clock = get_option( CLOCK_OPTION );

	$next = is_array( $clock ) ? $clock['next'] ?? null : null;
	$set  = is_array( $clock ) ? $clock['set'] ?? null : null;

	return is_int( $next ) && is_int( $set ) && $set <= $now ? compact( 'next', 'set' ) : null;
}

/**
 * Sets the clock and announces a change where it is not set, or where its moment has passed.
 *
 * @param Changes $changes Changes of the request.
 */
function look_at_clock( Changes $changes ): void {
	$now   = time();
	$clock = clock_setting( $now );
	if ( null !== $clock && ( 0 === $clock['next'] || $now < $clock['next'] ) ) {
		return;
	}
	$is_new = false === get_option( CLOCK_OPTION );
	// A database that cannot be written would have the change announced again and again.
	if ( set_clock() && ! $is_new ) {
		$changes->add();
	}
}

/**
 * Sets the clock to the next moment. Clears the caches of the pages of programs whose moment has passed since it was last set.
 *
 * @return bool Whether it is set.
 */
function set_clock(): bool {
	$now     = time();
	$before  = clock_setting( $now );
	$since   = null === $before || 0 === $before['next'] ? $now + 1 : min( $before['next'], $now + 1 );
	$changes = clock_changes( min( $since, $now ) );
	$next    = next_change( $changes, $now );
	$clock   = array(
		'next' => $next,
		'set'  => $now,
	);
	if ( ( $before['next'] ?? null ) !== $next && ! update_option( CLOCK_OPTION, $clock, true ) ) {
		return false;
	}
	if ( wp_next_scheduled( CLOCK_EVENT ) !== ( 0 === $next ? false : $next ) ) {
		wp_clear_scheduled_hook( CLOCK_EVENT );
		if ( 0 !== $next ) {
			wp_schedule_single_event( $next, CLOCK_EVENT );
		}
	}
	$has_passed = static fn( int $moment ): bool => $since <= $moment && $moment <= $now;
	clear_page_caches( array_keys( array_filter( $changes, static fn( array $moments ): bool => array() !== array_filter( $moments, $has_passed ) ) ) );

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
	$next = clock_setting( $now )['next'] ?? $now;
	if ( 0 < $next && $next <= $now ) {
		// The moment has passed and the clock is not set again yet.
		$next = next_change( clock_changes( $now ), $now );
	}

	return 0 < $next ? $next : PHP_INT_MAX;
}

/**
 * Returns the next moment at which listings change: the end of a day is one of them, as some show what is on today.
 *
 * @param array<int, list<int>> $changes Result of clock_changes().
 * @param int                   $now     Unix time.
 * @return int Unix time; 0 for none.
 */
function next_change( array $changes, int $now ): int {
	$next = Program\next_moment_of_change( array_merge( array(), ...$changes ), $now );

	return null === $next ? 0 : min( $next, Program\end_of_day( Program\current_day( $now ) ) );
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
	$statuses = array_values( array_filter( get_post_stati(), 'is_post_status_viewable' ) );
	// Dates are compared as texts, unless other code writes them. Two days allow for the site's time zone.
	$recent = gmdate( 'Y-m-d', $since - 2 * DAY_IN_SECONDS );
	$keys   = array_map( 'ProgramsFilter\\Program\\get_fact_meta_key', array( 'sessions', 'event_status' ) );
	$end    = Program\get_fact_meta_key( 'end' );
	$values = array_merge( array( (int) ( array() !== Program\get_external_meta_keys() ), $recent ), $keys, array( $wpdb->postmeta, $end, $recent ), $statuses );
	// Sessions begin with their first day.
	// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare, WordPress.DB.PreparedSQLPlaceholders.UnsupportedPlaceholder -- One for each status; WordPress 6.2 has %i.
	$where = (string) $wpdb->prepare( "(%d OR meta_value >= %s OR meta_key IN (%s, %s) OR ID IN (SELECT post_id FROM %i WHERE meta_key = %s AND meta_value >= %s)) AND post_password = '' AND post_status IN (" . implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ) . ')', $values );

	return array_map( static fn( array $facts ): array => Program\moments_of_change( $facts, $since ), Program\facts_of_many( CLOCK_FACTS, $where, Program\get_listed_post_types() ) );
}
