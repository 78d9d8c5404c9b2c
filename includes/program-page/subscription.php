<?php
/**
 * All programs as a calendar that other calendars subscribe to: what runs or comes, filtered by the parameters of a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Filters;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Argument of a query whose cards are events. WordPress ignores it. */
const EVENTS_ARGUMENT = 'pfilter_events';

/** How often a calendar may ask again, in seconds. */
const SUBSCRIPTION_AGE = HOUR_IN_SECONDS;

/** Answers with the calendar. */
function send_subscription(): void {
	$file = subscription_file();
	$etag = md5( $file );
	header( 'Content-Type: text/calendar; charset=utf-8' );
	header( 'Content-Disposition: inline; filename="programas.ics"' );
	header( 'Cache-Control: ' . ( is_user_logged_in() || Program\do_others_decide_reading() ? 'private, no-cache' : 'public, max-age=' . SUBSCRIPTION_AGE ) );
	header( "ETag: \"$etag\"" );
	header( 'X-Robots-Tag: noindex' );
	$known = WordPress\only_text( wp_unslash( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only.
	// Servers that compress mark it as weak, or with a suffix.
	if ( str_contains( $known, $etag ) ) {
		status_header( 304 );
		exit;
	}
	status_header( 200 );
	echo $file; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- No HTML.
	exit;
}

/** The calendar. */
function subscription_file(): string {
	$attributes = subscription_attributes();
	$categories = Program\all_categories();
	// Several grids of a page have parameters of their own. This is the only one.
	Filters\forget_parameters();
	// The argument tells the kept cards from those of a listing.
	$arguments = array( EVENTS_ARGUMENT => true ) + Listing\query_arguments( $attributes, $categories );
	$cards     = Listing\kept_cards( $attributes, $arguments, static fn(): array => cards_with_events( Listing\listed_programs( $arguments ), $attributes, $categories ) );
	$overview  = Listing\listing_overview( $cards, $attributes, $categories );
	// What no program has any more must not become all programs: nobody sees that a filter is gone.
	$shown   = array() === array_diff( $attributes['filters'], array_keys( $overview['asked'] ) ) ? array_filter( $overview['shown'] ) : array();
	$name    = WordPress\plain_text( get_bloginfo( 'name' ) );
	$details = array(
		'X-WR-CALNAME:' . calendar_text( '' === $name ? __( 'Programs', 'programs-filter' ) : $name ),
		// Once for those that know the standard, and once for Outlook.
		'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
		'X-PUBLISHED-TTL:PT6H',
	);

	return calendar_with_events( implode( '', array_column( array_intersect_key( $cards, $shown ), 'html' ) ), $details );
}

/**
 * The attributes of a listing of what runs or comes, with the criteria that the address asks for.
 *
 * @return ListingAttributes
 */
function subscription_attributes(): array {
	$asked = static fn( string $key ): bool => Filters\ORDER !== $key && array() !== array_diff( Filters\parameter_values( Filters\parameter_name( $key ) ) ?? array(), array( '', Program\ALL ) );

	return Listing\listing_attributes(
		array(
			'when'     => 'current-and-coming',
			'orderBy'  => 'start',
			'filters'  => array_values( array_filter( Filters\keys_with_parameter( array_keys( Filters\offered_criteria() ) ), $asked ) ),
			'multiple' => true,
			'showGrid' => false,
		)
	);
}

/**
 * Cards with events in place of HTML.
 *
 * @param list<\WP_Post>       $posts      Programs.
 * @param ListingAttributes    $attributes Attributes.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<RenderedCard>
 */
function cards_with_events( array $posts, array $attributes, array $categories ): array {
	$cards = Listing\cards_of_programs( $posts, $attributes, $categories );

	return array_map( static fn( array $card, \WP_Post $post ): array => array( 'html' => Program\is_open_program( $post ) ? events_of_program( $post ) : '' ) + $card, $cards, $posts );
}
