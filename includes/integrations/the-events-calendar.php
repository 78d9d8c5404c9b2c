<?php
/**
 * The facts of events of The Events Calendar, as it stores them. Called by bootstrap.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Integrations;

defined( 'ABSPATH' ) || exit;

/**
 * Its post type. An organizer is no teacher, but whom people call.
 *
 * @return EventType
 */
function get_the_events_calendar_type(): array {
	$venue   = static fn( \WP_Post $event, string $key ): string => get_meta_text( get_public_post_id( get_meta_text( $event->ID, '_EventVenueID' ) ), $key );
	$contact = static function ( \WP_Post $event, string $key ) use ( $venue ): string {
		$text = get_meta_text( get_public_post_id( get_meta_text( $event->ID, '_EventOrganizerID' ) ), "_Organizer$key" );

		return '' === $text ? $venue( $event, "_Venue$key" ) : $text;
	};

	return array(
		'plugin'   => 'The Events Calendar',
		'taxonomy' => 'tribe_events_cat',
		'related'  => array( 'tribe_venue', 'tribe_organizer' ),
		'facts'    => array(
			'start'        => static fn( \WP_Post $event ): string => get_tribe_times( $event->ID )[0],
			'end'          => static fn( \WP_Post $event ): string => get_tribe_times( $event->ID )[1],
			'sessions'     => static fn( \WP_Post $event ): string => get_tribe_occurrences( $event->ID ),
			'event_status' => '_tribe_events_status',
			'place'        => static fn( \WP_Post $event ): string => get_public_title( get_meta_text( $event->ID, '_EventVenueID' ) ),
			'address'      => static fn( \WP_Post $event ): string => get_address_text( $venue( $event, '_VenueAddress' ), $venue( $event, '_VenueZip' ), $venue( $event, '_VenueCity' ), $venue( $event, '_VenueProvince' ) ),
			'price'        => static fn( \WP_Post $event ): string => get_tribe_prices( $event->ID ),
			'signup_url'   => '_EventURL',
			'phone'        => static fn( \WP_Post $event ): string => $contact( $event, 'Phone' ),
			'email'        => static fn( \WP_Post $event ): string => $contact( $event, 'Email' ),
		),
	);
}

/**
 * When an event begins and ends, in its own time zone. A day of it may end in the small hours of the next one, by a setting of the calendar.
 *
 * @param int $event ID.
 * @return array{string, string} Days of an event of whole days, otherwise moments.
 */
function get_tribe_times( int $event ): array {
	$times = array( get_meta_text( $event, '_EventStartDate' ), get_meta_text( $event, '_EventEndDate' ) );

	return 'yes' === get_meta_text( $event, '_EventAllDay' ) ? get_whole_days( ...$times ) : $times;
}

/**
 * The sessions of a recurring event, which Events Calendar Pro has as one post with a row for each.
 *
 * @param int $event ID.
 * @return string Lines; '' for an event that takes place once.
 */
function get_tribe_occurrences( int $event ): string {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( ! metadata_exists( 'post', $event, '_EventRecurrence' ) ) {
		return '';
	}
	$is_long = 'yes' === get_meta_text( $event, '_EventAllDay' );
	/**
	 * Moments.
	 *
	 * @var list<array{start_date: string, end_date: string}> $rows
	 */
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Its table.
	$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT start_date, end_date FROM %i WHERE post_id = %d AND end_date > %s ORDER BY start_date LIMIT %d', "{$wpdb->prefix}tec_occurrences", $event, get_first_listed_day(), MOST_OCCURRENCES ), 'ARRAY_A' );

	return implode( "\n", array_map( static fn( array $row ): string => get_session_line( ...( $is_long ? get_whole_days( $row['start_date'], $row['end_date'] ) : array( $row['start_date'], $row['end_date'] ) ) ), $rows ) );
}

/**
 * The prices of an event: plugins for tickets add one for each ticket, people write "10 - 20" or words.
 *
 * @param int $event ID.
 * @return string Lines.
 */
function get_tribe_prices( int $event ): string {
	$options = get_option( 'tribe_events_calendar_options' );
	$symbol  = get_meta_text( $event, '_EventCurrencySymbol' );
	$symbol  = '' === $symbol && is_array( $options ) && is_string( $options['defaultCurrencySymbol'] ?? '$' ) ? $options['defaultCurrencySymbol'] ?? '$' : $symbol;
	$lines   = array();
	foreach ( array_filter( (array) get_post_meta( $event, '_EventCost' ), 'is_scalar' ) as $cost ) {
		$amounts = (array) preg_split( '/\s*[-–]\s*/u', trim( (string) $cost ) );
		array_push( $lines, ...( array_filter( $amounts, 'is_numeric' ) === $amounts ? array_map( static fn( $amount ): string => rtrim( "$amount $symbol" ), $amounts ) : array( trim( (string) $cost ) ) ) );
	}

	return implode( "\n", array_unique( $lines ) );
}
