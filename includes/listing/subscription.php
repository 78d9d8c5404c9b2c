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

	return $wp_rewrite instanceof \WP_Rewrite && $wp_rewrite->using_permalinks()
		? home_url( '/' . $wp_rewrite->root . CALENDAR_PATH )
		: add_query_arg( CALENDAR_PARAMETER, ALL_PROGRAMS, home_url( '/' ) );
}

/**
 * Returns what the links of a listing ask the calendar for.
 *
 * @since n.e.x.t
 *
 * @param ListingAttributes $attributes Attributes.
 * @param string            $initial    Category that the listing opens with.
 * @return array{names: array<string, string>, default: string, query: string} Names of the calendar's parameters by those of the page; the query of
 *                                                                             the listing as it opens, and as the address asks for it.
 */
function calendar_query( array $attributes, string $initial ): array {
	$category = Filters\parameter_name();
	$opening  = $attributes['showOthers'] ? array() : $attributes['categories'];
	$opening  = array_map( static fn( string $slug ): array => array( $category, $slug ), Program\ALL === $initial ? $opening : array( $initial ) );
	$names    = array();
	$asked    = array();
	foreach ( $attributes['showFilter'] ? array_diff( Filters\keys_with_parameter( $attributes['filters'] ), array( Filters\ORDER ) ) : array() as $key ) {
		$own           = Filters\own_parameter( $key );
		$names[ $own ] = Filters\parameter_name( $key );
		foreach ( array_diff( Filters\parameter_values( $own ) ?? array(), array( '', Program\ALL ) ) as $value ) {
			$asked[] = array( $names[ $own ], $value );
		}
	}
	$is_category_asked = in_array( $category, array_column( $asked, 0 ), true );

	return array(
		'names'   => $names,
		'default' => query_of_pairs( $opening ),
		'query'   => query_of_pairs( array_merge( $is_category_asked ? array() : $opening, $asked ) ),
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
