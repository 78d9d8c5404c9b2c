<?php
/**
 * The facts of events of Events Manager, as it stores them; its own functions say what is in its tables. Called by bootstrap.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Integrations;

defined( 'ABSPATH' ) || exit;

/**
 * Its post type. People book on the page of the event, so there is no address to sign up.
 *
 * @return EventType
 */
function get_events_manager_type(): array {
	$is_booked = static fn( \WP_Post $event ): bool => '1' === get_meta_text( $event->ID, '_event_rsvp' );

	return array(
		'plugin'   => 'Events Manager',
		// Which can be switched off.
		'taxonomy' => taxonomy_exists( 'event-categories' ) ? 'event-categories' : '',
		'related'  => array( 'location' ),
		'facts'    => array(
			'start'        => '_event_start_local',
			'end'          => '_event_end_local',
			'sessions'     => static fn( \WP_Post $event ): string => get_events_manager_recurrences( $event->ID ),
			'event_status' => static fn( \WP_Post $event ): string => '0' === get_meta_text( $event->ID, '_event_active_status' ) ? 'cancelled' : '',
			'place'        => static fn( \WP_Post $event ): string => get_events_manager_location( $event->ID )[0],
			'address'      => static fn( \WP_Post $event ): string => get_events_manager_location( $event->ID )[1],
			'online_url'   => '_event_location_url',
			'price'        => static fn( \WP_Post $event ): string => $is_booked( $event ) ? get_events_manager_prices( $event->ID ) : '',
			'signup_until' => static fn( \WP_Post $event ): string => $is_booked( $event ) ? get_meta_text( $event->ID, '_event_rsvp_date' ) : '',
		),
	);
}

/**
 * The sessions of a recurring event, which is one post with a row for each. Those of a repeating event are posts.
 *
 * @param int $event ID of the post.
 * @return string Lines; '' for an event that takes place once.
 */
function get_events_manager_recurrences( int $event ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( 'recurring' !== get_meta_text( $event, '_event_type' ) ) {
		return '';
	}
	$sql = 'SELECT event_start_date, event_start_time, event_end_date, event_end_time, event_all_day, event_active_status FROM %i WHERE post_id IS NULL AND event_end_date >= %s'
		. ' AND recurrence_set_id IN (SELECT recurrence_set_id FROM %i WHERE event_id = %d) ORDER BY event_start_date, event_start_time LIMIT %d';
	/**
	 * Rows.
	 *
	 * @var list<array<string, string>> $rows
	 */
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Its tables.
	$rows  = $wpdb->get_results( $wpdb->prepare( $sql, EM_EVENTS_TABLE, get_first_listed_day(), EM_EVENT_RECURRENCES_TABLE, (int) get_meta_text( $event, '_event_id' ), MOST_OCCURRENCES ), 'ARRAY_A' );
	$lines = array();
	foreach ( $rows as $row ) {
		$times   = '1' === $row['event_all_day'] ? array( '', '' ) : array( " {$row['event_start_time']}", " {$row['event_end_time']}" );
		$lines[] = get_session_line( $row['event_start_date'] . $times[0], $row['event_end_date'] . $times[1] );
		if ( '0' === $row['event_active_status'] ) {
			$lines[] = "!{$row['event_start_date']}";
		}
	}

	return implode( "\n", $lines );
}

/**
 * The name and the address of the location of an event.
 *
 * @param int $event ID of the post.
 * @return array{string, string}
 */
function get_events_manager_location( int $event ): array {
	$id       = (int) get_meta_text( $event, '_location_id' );
	$location = 0 < $id && function_exists( 'em_get_location' ) ? em_get_location( $id ) : null;

	return null === $location ? array( '', '' ) : array(
		(string) $location->location_name,
		get_address_text( (string) $location->location_address, (string) $location->location_postcode, (string) $location->location_town, (string) $location->location_state ),
	);
}

/**
 * The prices of the tickets of an event.
 *
 * @param int $event ID of the post.
 * @return string Lines, with the names of the tickets where there are several.
 */
function get_events_manager_prices( int $event ): string {
	$lines    = array();
	$currency = get_option( 'dbem_bookings_currency' );
	$tickets  = function_exists( 'em_get_event' ) ? em_get_event( $event, 'post_id' )->get_tickets()->tickets : array();
	foreach ( $tickets as $ticket ) {
		$name    = 1 === count( $tickets ) ? '' : str_replace( array( ':', '(', ')' ), ' ', (string) $ticket->ticket_name ) . ': ';
		$lines[] = $name . round( (float) $ticket->get_price(), 2 ) . ' ' . ( is_string( $currency ) ? $currency : '' );
	}

	return implode( "\n", $lines );
}
