<?php
/**
 * Serves the iCalendar feed that visitors subscribe to, filtered by the parameters of a listing. Events remain for 30 days after they end, so that
 * slow clients get the last changes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** How long past events stay in the calendar, in seconds, so that clients that poll rarely get their last changes. */
const SUBSCRIPTION_PAST_SECONDS = 30 * DAY_IN_SECONDS;

/**
 * Events of the calendar, and its bytes: Google reads no more than a megabyte. Of each program the next sessions are there, and each event says more
 * than where to read about it, as long as there is room for that. No program takes the room of others, but for a few events.
 */
const MAX_SUBSCRIPTION_EVENTS = 1200;
const MAX_SUBSCRIPTION_BYTES  = 1000000;
const MIN_BYTES_PER_PROGRAM   = 2000;

/** How often clients may poll, in seconds. */
const SUBSCRIPTION_MAX_AGE = HOUR_IN_SECONDS;

/**
 * Has calendars answered. The address has no rewrite rule: it ends the same in each language.
 *
 * @param \WP          $wordpress Request.
 * @param Listing\Page $page      The page.
 */
function answer_calendars( \WP $wordpress, Listing\Page $page ): void {
	$path = (string) $wordpress->request;
	// phpcs:ignore WordPress.Security -- A public address that changes nothing. The value is compared only.
	$is_requested = '' === $path ? Listing\ALL_PROGRAMS === ( $_GET[ Listing\CALENDAR_PARAMETER ] ?? '' ) : str_ends_with( "/$path", '/' . Listing\CALENDAR_PATH );
	if ( $is_requested && array() !== Program\get_listed_post_types() ) {
		// Plugins that close a site do so before the answer. A query that is not empty is not that of the front page.
		$wordpress->query_vars = array(
			'fields'         => 'ids',
			'posts_per_page' => 1,
			'no_found_rows'  => true,
		);
		add_filter( 'redirect_canonical', '__return_false' );
		add_action( 'template_redirect', static fn() => send_subscription( $page ), 11, 0 );
	}
}

/**
 * Answers with the calendar.
 *
 * @param Listing\Page $page The page that a request prints.
 */
function send_subscription( Listing\Page $page ): void {
	$file = get_subscription_file( $page );
	$etag = md5( $file );
	header( 'Content-Disposition: inline; filename="programas.ics"' );
	header( 'Cache-Control: ' . ( is_user_logged_in() || Program\has_membership_checks() ? 'private, no-cache' : 'public, max-age=' . SUBSCRIPTION_MAX_AGE ) );
	header( "ETag: \"$etag\"" );
	$sent_etag = WordPress\only_text( wp_unslash( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only.
	// Servers that compress mark it as weak, or with a suffix.
	$is_unmodified = str_contains( $sent_etag, $etag );
	status_header( $is_unmodified ? 304 : 200 );
	send_calendar_file( $is_unmodified ? '' : $file );
}

/**
 * The calendar: programs are filtered before any event is made.
 *
 * @param Listing\Page $page The page that a request prints.
 */
function get_subscription_file( Listing\Page $page ): string {
	list( $shown, $total, $labels ) = get_requested_programs( $page );

	$events = '';
	$since  = WordPress\get_current_timestamp() - SUBSCRIPTION_PAST_SECONDS;
	$most   = intdiv( MAX_SUBSCRIPTION_EVENTS, max( 1, $total ) );
	$share  = max( MIN_BYTES_PER_PROGRAM, intdiv( MAX_SUBSCRIPTION_BYTES, max( 1, $total ) ) );
	_prime_post_caches( $shown );
	foreach ( array_filter( array_map( 'get_post', $shown ) ) as $post ) {
		$own  = '';
		$room = min( $share, MAX_SUBSCRIPTION_BYTES - strlen( $events ) );
		foreach ( Program\is_readable_without_password( $post ) ? get_program_events( $post, $since, max( 1, $most ), $most < 2 ) : array() as $event ) {
			$own .= strlen( $own ) + strlen( $event ) > $room ? '' : $event;
		}
		$events .= $own;
	}
	$site = WordPress\get_plain_text( get_bloginfo( 'name' ) );
	$name = escape_calendar_text( get_subscription_name( '' === $site ? WordPress\get_plural_label() : $site, $labels ) );

	return get_calendar(
		$events,
		array(
			"NAME:$name",
			// Once for those that know the standard, and once for the others.
			"X-WR-CALNAME:$name",
			'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
			'X-PUBLISHED-TTL:PT6H',
		)
	);
}

/**
 * The programs that the URL selects among those of the listing that it comes from.
 *
 * @param Listing\Page $page The page that a request prints.
 * @return array{list<int>, int, list<string>} Their IDs, of more than there is room for the next ones; how many there are; and the labels of the selected values.
 */
function get_requested_programs( Listing\Page $page ): array {
	$only       = Listing\get_parameter_values( Listing\ONLY_PARAMETER )[0] ?? '';
	$limits     = Listing\with_query_string( $only, __NAMESPACE__ . '\\get_requested_criteria' );
	$requested  = get_requested_criteria();
	$attributes = get_subscription_attributes( array_merge( $limits, $requested ) );
	$requests   = array( array( null, $requested ), array( $only, $limits ) );

	list( $shown, $total, $overviews ) = Listing\find_programs( $attributes, $page, '' === $only ? array( $requests[0] ) : $requests, MAX_SUBSCRIPTION_EVENTS, array( Listing\QUERY_GRACE => SUBSCRIPTION_PAST_SECONDS ) );

	$labels = array_merge( ...array_map( 'ProgramsFilter\Listing\get_requested_labels', array_reverse( $overviews ) ) );

	return array( $shown, $total, $labels );
}

/**
 * The name of a calendar or a feed.
 *
 * @param string       $name   Its name where nothing is selected.
 * @param list<string> $labels Labels of the selected values.
 * @return string Such as "La Encina: Danza, Gratis".
 */
function get_subscription_name( string $name, array $labels ): string {
	return join_non_empty( ': ', $name, implode( ', ', array_unique( $labels ) ) );
}

/**
 * The criteria that the URL requests.
 *
 * @return list<string> Keys.
 */
function get_requested_criteria(): array {
	$keys         = Listing\get_parameter_keys( array_keys( Listing\get_available_criteria() ) );
	$is_requested = static fn( string $key ): bool => Listing\ORDER !== $key && array() !== array_diff( Listing\get_parameter_values( Listing\get_parameter_name( $key ) ) ?? array(), array( '', Program\ALL ) );

	return array_values( array_filter( $keys, $is_requested ) );
}

/**
 * The attributes of a listing of what runs or comes. They are part of the key under which cards are cached: beyond the category, all criteria
 * or none, so that addresses do not leave an entry each.
 *
 * @param list<string> $requested Criteria that the URL requests.
 * @return ListingAttributes
 */
function get_subscription_attributes( array $requested ): array {
	$is_simple = array() === array_diff( $requested, array( Listing\CATEGORY ) );

	return Listing\prepare_listing_attributes(
		array(
			// Only what there is, for the same reason.
			'types'    => array_intersect( Program\get_listed_post_types(), Listing\get_parameter_values( 'post_type' ) ?? array() ),
			'only'     => array( Listing\WHEN => array( Listing\CURRENT ) ),
			'orderBy'  => 'next',
			'filters'  => $is_simple ? array( Listing\CATEGORY ) : array_keys( Listing\get_available_criteria() ),
			'multiple' => true,
			'showGrid' => false,
		)
	);
}
