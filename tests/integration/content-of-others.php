<?php
/**
 * A site with events, or fields, of another plugin, made with its own functions.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Rows of other plugins.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Content_Of_Others;

use ProgramsFilter\{Listing, Program};
use function ProgramsFilter\Tests\{block, database, load_admin, page, program};

/** What listings of these tests show. */
const LISTING = array( 'card' => array( 'dates', 'upcoming', 'place', 'price', 'signup', 'categories' ), 'orderBy' => 'title', 'filters' => array( 'categoria', 'lugar', 'gratis' ) );

/**
 * Activates a plugin, and writes the pages.
 *
 * @param string $plugin Its file.
 */
function activate( string $plugin ): void {
	load_admin();
	wp_set_current_user( 1 );
	activate_plugin( $plugin );
	program( 'Programa' );
	page( 'programas', block( LISTING ) );
	page( 'eventos', block( array( 'types' => array( 'tribe_events', 'event' ) ) + LISTING ) );
}

/** Ticks the events in the settings. */
function tick(): void {
	update_option( 'programs_filter_listed_types', array( 'tribe_events', 'event' ) );
}

/** Writes events of The Events Calendar. */
function the_events_calendar(): void {
	wp_set_current_user( 1 );
	$new   = static fn( string $function, array $fields ): int => (int) call_user_func( $function, $fields + array( 'post_status' => 'publish' ) );
	$venue = $new( 'tribe_create_venue', array( 'Venue' => 'Palacio', 'Address' => 'Calle Mayor, 1', 'City' => 'Soria', 'Zip' => '42001', 'Country' => 'Spain' ) );
	$who   = $new( 'tribe_create_organizer', array( 'Organizer' => 'Ateneo', 'Email' => 'ateneo@example.org' ) );
	$times = static fn( string $day, string $from, string $to ): array => array(
		'EventStartDate' => $day,
		'EventEndDate'   => $day,
		'EventStartTime' => $from,
		'EventEndTime'   => $to,
	);
	$talk  = $new(
		'tribe_create_event',
		$times( '2099-03-04', '18:00:00', '20:00:00' ) + array(
			'post_title'            => 'Charla',
			'EventVenueID'          => $venue,
			'EventOrganizerID'      => $who,
			'EventCost'             => '12.50',
			'EventCurrencySymbol'   => '€',
			'EventCurrencyPosition' => 'suffix',
			'EventURL'              => 'https://example.org/',
		)
	);
	wp_set_object_terms( $talk, 'Arte', 'tribe_events_cat' );
	$new( 'tribe_create_event', array( 'post_title' => 'Feria', 'EventAllDay' => true, 'EventStartDate' => '2099-05-01', 'EventEndDate' => '2099-05-03', 'EventCost' => '0', 'EventCurrencySymbol' => '€' ) );
	$new( 'tribe_create_event', $times( '2099-06-02', '10:00:00', '11:00:00' ) + array( 'post_title' => 'Yoga' ) );
}

/** Has an event recur, as Events Calendar Pro does; the plugin writes its own row at the end of the request before. */
function recur(): void {
	$weekly = get_posts( array( 'post_type' => 'tribe_events', 'title' => 'Yoga' ) )[0]->ID;
	update_post_meta( $weekly, '_EventRecurrence', array( 'rules' => array( array( 'type' => 'Custom' ) ) ) );
	$table = database()->prefix . 'tec_occurrences';
	$row   = (array) database()->get_row( database()->prepare( 'SELECT * FROM %i WHERE post_id = %d', $table, $weekly ), ARRAY_A );
	unset( $row['occurrence_id'] );
	database()->insert( $table, array( 'start_date' => '2099-06-09 10:00:00', 'end_date' => '2099-06-09 11:00:00', 'hash' => 'b' ) + $row );
}

/** Indexes what is marked, as WP-Cron does. */
function index(): void {
	Listing\index_batch();
}

/** Renames the venue, as its screen does. */
function rename_venue(): void {
	wp_update_post( array( 'ID' => get_posts( array( 'post_type' => array( 'tribe_venue', 'location' ) ) )[0]->ID, 'post_title' => 'Casino' ) );
}

/** Installs Events Manager, as a visit of the admin does, in a request of its own for its capabilities. */
function install_events_manager(): void {
	require_once WP_PLUGIN_DIR . '/events-manager/classes/em-admin-notices.php';
	require_once WP_PLUGIN_DIR . '/events-manager/em-install.php';
	call_user_func( 'em_install' );
	update_option( 'dbem_bookings_currency', 'EUR' );
}

/**
 * Writes events of Events Manager.
 *
 * @throws \RuntimeException When it refuses one.
 */
function events_manager(): void {
	wp_set_current_user( 1 );
	$new      = static function ( string $name, array $fields ) {
		$new = new $name();
		foreach ( $fields as $field => $value ) {
			$new->$field = $value;
		}
		if ( ! $new->save() ) {
			throw new \RuntimeException( $name . wp_json_encode( $new->errors ) . wp_json_encode( $fields ) );
		}

		return $new;
	};
	$location = $new( 'EM_Location', array( 'location_name' => 'Palacio', 'location_address' => 'Calle Mayor, 1', 'location_town' => 'Soria', 'location_postcode' => '42001', 'location_country' => 'ES', 'force_status' => 'publish' ) );
	$times    = static fn( string $first, string $last, string $from, string $to ): array => array(
		'event_start_date' => $first,
		'event_end_date'   => $last,
		'event_start_time' => $from,
		'event_end_time'   => $to,
		'force_status'     => 'publish',
	);
	$talk     = $new( 'EM_Event', $times( '2099-03-04', '2099-03-04', '18:00:00', '20:00:00' ) + array( 'event_name' => 'Charla', 'location_id' => $location->location_id, 'event_rsvp' => 1 ) );
	foreach ( array( 'General' => 12.5, 'Socios' => 0 ) as $ticket_name => $ticket_price ) {
		$new( 'EM_Ticket', compact( 'ticket_name', 'ticket_price' ) + array( 'event_id' => $talk->event_id, 'ticket_spaces' => 10 ) );
	}
	$talk->save();
	wp_set_object_terms( $talk->post_id, 'Arte', 'event-categories' );
	$new( 'EM_Event', $times( '2099-05-01', '2099-05-03', '00:00:00', '23:59:59' ) + array( 'event_name' => 'Feria', 'event_all_day' => 1 ) );
	$weekly = new \EM_Event();
	foreach ( $times( '2099-06-01', '2099-06-15', '10:00:00', '11:00:00' ) + array( 'event_name' => 'Yoga', 'event_type' => 'recurring' ) as $field => $value ) {
		$weekly->$field = $value;
	}
	$sets                    = $weekly->get_recurrence_sets();
	$set                     = array(
		'recurrence_freq'       => 'weekly',
		'recurrence_interval'   => 1,
		'recurrence_byday'      => '2',
		'recurrence_start_date' => '2099-06-01',
		'recurrence_end_date'   => '2099-06-15',
		'recurrence_start_time' => '10:00:00',
		'recurrence_end_time'   => '11:00:00',
		'recurrence_duration'   => 0,
		'recurrence_timezone'   => 'Europe/Madrid',
		'recurrence_status'     => 1,
	);
	$sets->include[0]        = new \EM\Recurrences\Recurrence_Set( $set );
	$sets->include[0]->event = $weekly;
	$sets->default           = $sets->include[0];
	if ( ! $weekly->save() ) {
		throw new \RuntimeException( (string) wp_json_encode( $weekly->errors ) );
	}
}

/** Writes courses with fields of ACF, as its screens do. */
function advanced_custom_fields(): void {
	$field = static fn( string $name, string $type, array $more = array() ): array => compact( 'name', 'type' ) + array( 'key' => "field_$name", 'label' => $name ) + $more;
	$map   = array( 'place' => 'aula', 'address' => 'mapa', 'teacher' => 'docente', 'start' => 'dia', 'price' => 'precio', 'signup_url' => 'enlace', 'audience' => 'publico' );
	$group = array(
		'key'      => 'group_curso',
		'title'    => 'Curso',
		'fields'   => array(
			$field( 'aula', 'select', array( 'choices' => array( 'aula_magna' => 'Aula magna' ) ) ),
			$field( 'mapa', 'google_map' ),
			$field( 'docente', 'relationship' ),
			$field( 'dia', 'date_picker' ),
			$field( 'precio', 'number' ),
			$field( 'enlace', 'link' ),
			$field( 'publico', 'taxonomy', array( 'taxonomy' => 'category', 'field_type' => 'checkbox' ) ),
		),
		'location' => array( array( array( 'param' => 'post_type', 'operator' => '==', 'value' => 'post' ) ) ),
	);
	\ProgramsFilter\Tests\add_mu_plugin(
		'curso.php',
		'add_action( "acf/init", static fn() => acf_add_local_field_group( ' . var_export( $group, true ) . ' ) );' // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Code.
			. 'add_filter( "programs_filter_content", static fn() => array( "post" => array( "taxonomy" => "category", "facts" => ' . var_export( $map, true ) . ' ) ) );' // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Code.
	);
}

/** Writes a post with values of these fields. */
function post_with_fields(): void {
	$teacher = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ana Gil' ) );
	$id      = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Curso' ) );
	$values  = array(
		'aula'    => 'aula_magna',
		'mapa'    => array( 'address' => 'Plaza Mayor, 1, Soria', 'lat' => 41.76, 'lng' => -2.46, 'zoom' => 14, 'place_id' => 'ChIJ' ),
		'docente' => array( $teacher ),
		'dia'     => '20990304',
		'precio'  => 25,
		'enlace'  => array( 'title' => 'Inscripción', 'url' => 'https://example.org/', 'target' => '' ),
		'publico' => array( (int) wp_insert_term( 'Jóvenes', 'category' )['term_id'] ),
	);
	foreach ( $values as $name => $value ) {
		call_user_func( 'update_field', "field_$name", $value, $id );
	}
}

/**
 * What a post says.
 *
 * @param string $title Its title.
 * @return array<string, string>
 */
function facts_of( string $title ): array {
	$post = get_posts( array( 'post_type' => Program\get_listed_post_types(), 'title' => $title, 'numberposts' => 1, 'suppress_filters' => true ) )[0];

	return array_diff( Program\stored_facts( $post->ID ), array( '', '0' ) );
}
