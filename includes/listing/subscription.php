<?php
/**
 * The address of the calendar with all programs, to which calendars subscribe with the filters of a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Module that has the links follow the visitor's choice. */
const SUBSCRIPTION_MODULE = 'programs-filter/subscription';

/**
 * Returns the address of the calendar, without filters.
 *
 * @since n.e.x.t
 */
function calendar_address(): string {
	global $wp_rewrite;
	// Polylang filters the address of the home page alone.
	$home = WordPress\only_text( function_exists( 'pll_home_url' ) ? pll_home_url() : home_url( '/' ) );
	if ( ! $wp_rewrite instanceof \WP_Rewrite || ! $wp_rewrite->using_permalinks() ) {
		return add_query_arg( CALENDAR_PARAMETER, ALL_PROGRAMS, $home );
	}
	list( $path, $query ) = explode( '?', "$home?" );

	return trailingslashit( $path ) . $wp_rewrite->root . CALENDAR_PATH . ( '' === $query ? '' : "?$query" );
}

/**
 * Returns what the links of a listing ask the calendar for.
 *
 * @since n.e.x.t
 *
 * @param ListingAttributes $attributes Attributes.
 * @param string            $initial    Category that the listing opens with.
 * @return array{names: array<string, string>, all: string, default: string, query: string} Names of the calendar's parameters by those of the page;
 *                                                                                          queries for all categories of the listing, for the listing as
 *                                                                                          it opens, and as the address asks for it.
 */
function calendar_query( array $attributes, string $initial ): array {
	$category = Filters\parameter_name();
	$when     = 'coming' === $attributes['when'] ? array( array( Filters\parameter_name( Filters\WHEN ), 'proximos' ) ) : array();
	$pairs    = static fn( array $slugs ): array => array_merge( array_map( static fn( string $slug ): array => array( $category, $slug ), $slugs ), $when );
	$all      = $pairs( $attributes['showOthers'] ? array() : $attributes['categories'] );
	$opening  = Program\ALL === $initial ? $all : $pairs( array( $initial ) );
	$names    = array();
	$asked    = array();
	$is_all   = false;
	foreach ( $attributes['showFilter'] ? array_diff( Filters\keys_with_parameter( $attributes['filters'] ), array( Filters\ORDER ) ) : array() as $key ) {
		$own           = Filters\own_parameter( $key );
		$names[ $own ] = Filters\parameter_name( $key );
		$values        = Filters\parameter_values( $own ) ?? array();
		$is_all        = $is_all || in_array( Program\ALL, $values, true );
		foreach ( array_diff( $values, array( '', Program\ALL ) ) as $value ) {
			$asked[] = array( $names[ $own ], $value );
		}
	}
	$others = array_filter( $is_all ? $all : $opening, static fn( array $pair ): bool => ! in_array( $pair[0], array_column( $asked, 0 ), true ) );

	return array(
		'names'   => $names,
		'all'     => query_of_pairs( $all ),
		'default' => query_of_pairs( $opening ),
		'query'   => query_of_pairs( array_merge( $others, $asked ) ),
	);
}

/**
 * Returns a query string.
 *
 * @param list<array{string, string}> $pairs Names and values.
 */
function query_of_pairs( array $pairs ): string {
	return implode( '&', array_map( static fn( array $pair ): string => rawurlencode( $pair[0] ) . '=' . rawurlencode( $pair[1] ), $pairs ) );
}

/**
 * Returns the links with which calendars subscribe.
 *
 * @since n.e.x.t
 *
 * @param string $address Address of the calendar.
 * @param string $query   Query string for it.
 * @return array<string, string> Addresses by label.
 */
function calendar_links( string $address, string $query ): array {
	$address .= '' === $query ? '' : ( str_contains( $address, '?' ) ? '&' : '?' ) . $query;
	$webcal   = (string) preg_replace( '/^https?:/i', 'webcal:', $address );

	return array(
		__( 'Google Calendar', 'programs-filter' )      => 'https://www.google.com/calendar/render?cid=' . rawurlencode( $webcal ),
		__( 'Outlook', 'programs-filter' )              => 'https://outlook.live.com/owa?path=/calendar/action/compose&rru=addsubscription&url=' . rawurlencode( $webcal ) . '&name=' . rawurlencode( WordPress\plain_text( get_bloginfo( 'name' ) ) ),
		__( 'Apple and other apps', 'programs-filter' ) => $webcal,
		__( 'Calendar file', 'programs-filter' )        => $address,
	);
}
