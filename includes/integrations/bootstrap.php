<?php
/**
 * What other plugins store, for listings: the events of event plugins, where Programs > Settings says so, and fields of ACF (acf.php). Called by
 * programs-filter.php. This room knows nothing of ours: it names facts, and gives them to the filter that every site can use.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Integrations;

defined( 'ABSPATH' ) || exit;

/** Option: the post types of event plugins that listings show; without it none. */
const LISTED_TYPES_OPTION = 'programs_filter_listed_types';

/** The action of includes/listing/ that says that listings show something else. */
const LISTINGS_CHANGED = 'programs_filter_changed';

/** Hooks of this room. */
function bootstrap(): void {
	add_filter( 'programs_filter_structured_data', __NAMESPACE__ . '\\remove_printed_structured_data', 10, 2 );
	maybe_list_events();
	// Before listings look at what has changed.
	add_action( 'add_option_' . LISTED_TYPES_OPTION, __NAMESPACE__ . '\\maybe_list_events', 10, 0 );
	add_action( 'update_option_' . LISTED_TYPES_OPTION, __NAMESPACE__ . '\\maybe_list_events', 10, 0 );
}

/** Hooks for the chosen post types. Without one there are none: listings do not ask for other content then. */
function maybe_list_events(): void {
	if ( array() !== get_listed_types() ) {
		// Before the site's own code, which can change what these say.
		add_filter( 'programs_filter_content', __NAMESPACE__ . '\\add_listed_events', 5 );
		add_action( 'save_post', __NAMESPACE__ . '\\maybe_announce_related_post' );
		add_action( 'before_delete_post', __NAMESPACE__ . '\\maybe_announce_related_post' );
	}
}

/**
 * The post types that were chosen.
 *
 * @return list<string>
 */
function get_listed_types(): array {
	// WordPress asks the database in each request for an option that is not there, which this one rarely is.
	$types = isset( wp_load_alloptions()[ LISTED_TYPES_OPTION ] ) ? get_option( LISTED_TYPES_OPTION ) : null;

	return is_array( $types ) ? array_values( array_filter( $types, 'is_string' ) ) : array();
}

/**
 * The post types of the event plugins that run.
 *
 * @return array<string, EventType> By post type.
 */
function get_event_types(): array {
	return array_merge(
		class_exists( 'Tribe__Events__Main' ) ? array( 'tribe_events' => get_the_events_calendar_type() ) : array(),
		defined( 'EM_POST_TYPE_EVENT' ) ? array( EM_POST_TYPE_EVENT => get_events_manager_type() ) : array()
	);
}

/**
 * Adds the chosen post types to what listings show.
 *
 * @param mixed $content By post type.
 * @return array<mixed>
 */
function add_listed_events( $content ): array {
	return (array) $content + array_intersect_key( get_event_types(), array_flip( get_listed_types() ) );
}

/**
 * Has listings read all events again when a venue is saved or deleted, whose name stands on their cards.
 *
 * @param int $post ID.
 */
function maybe_announce_related_post( int $post ): void {
	if ( in_array( get_post_type( $post ), array_merge( ...array_column( get_event_types(), 'related' ) ), true ) ) {
		// Its metadata is written next; an import saves many.
		add_action( 'shutdown', __NAMESPACE__ . '\\announce_change', -2, 0 );
	}
}

/** Announces that what cards show has changed. */
function announce_change(): void {
	do_action( LISTINGS_CHANGED ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The plugin's own.
}

/**
 * Leaves the structured data of an event to The Events Calendar, which prints it on each of its pages. Events Manager has none.
 *
 * @param mixed $data Data.
 * @param mixed $post Post; null for a list.
 * @return mixed
 */
function remove_printed_structured_data( $data, $post = null ) {
	return $post instanceof \WP_Post && 'tribe_events' === $post->post_type && class_exists( 'Tribe__Events__Main' ) ? array() : $data;
}
