<?php
/**
 * What the address of the page asks for.
 *
 * The query string is read as the browser's URLSearchParams reads it, not through $_GET: PHP keeps only the last of
 * repeated parameters, and server and script must come to the same answer.
 *
 * Which parameters of the page its form repeats, so that it works without script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Name of the page parameter, unless a filter gives another.
 */
const CATEGORY_PARAMETER = 'categoria';

/**
 * Length of the column `wp_terms.slug`, in characters: nothing longer can be a category.
 */
const MAX_SLUG_LENGTH = 200;

/**
 * Name of the page parameter of a criterion.
 *
 * @since n.e.x.t
 *
 * @param string $criterion Key of the criterion.
 */
function parameter_name( string $criterion = CATEGORY_PARAMETER ): string {
	/**
	 * Filters the name of a page parameter, for a site where `categoria` is something else's. Addresses that people have shared
	 * keep the name of their time.
	 *
	 * @since n.e.x.t
	 *
	 * @param string $parameter Name: up to 50 ASCII letters, digits, `-` and `_`, a letter first. Not a query variable of WordPress.
	 * @param string $criterion Key of the criterion, `categoria` or another one.
	 */
	$filtered = apply_filters( 'programs_filter_parameter', $criterion, $criterion );
	if ( ! is_string( $filtered ) || 1 !== preg_match( '/^[a-z][a-z0-9_-]{0,49}$/Di', $filtered ) ) {
		return $criterion;
	}
	// The page would be another one, or two criteria one.
	$is_taken = is_wordpress_query_var( $filtered ) || ( CATEGORY_PARAMETER !== $criterion && parameter_name() === $filtered );

	return $is_taken ? $criterion : $filtered;
}

/**
 * Whether a name is a query variable of WordPress, such as `p` or `s`.
 *
 * @param string $name Name.
 */
function is_wordpress_query_var( string $name ): bool {
	$wp = $GLOBALS['wp'] ?? null;

	return $wp instanceof \WP && in_array( $name, array_merge( $wp->public_query_vars, $wp->private_query_vars ), true );
}

/**
 * What the address says about a parameter.
 *
 * @param string $parameter Name.
 * @return list<string>|null Its values in their order, '' for one in the shape of an array; null when it is absent.
 */
function parameter_values( string $parameter ): ?array {
	$values = null;
	foreach ( query_parameters() as list( $name, $value ) ) {
		if ( is_parameter_called( $parameter, $name ) ) {
			$values[] = $parameter === $name ? $value : '';
		}
	}

	return $values;
}

/**
 * The category that the address asks for.
 *
 * @return string|null Null when the parameter is absent; `all` when it is empty, repeated, array-shaped or oversized; else its
 *                     value, which the caller compares with the categories that exist.
 */
function requested_category(): ?string {
	$values = parameter_values( parameter_name() );
	if ( null === $values ) {
		return null;
	}

	return 1 === count( $values ) && '' !== $values[0] && mb_strlen( $values[0], 'UTF-8' ) <= MAX_SLUG_LENGTH ? $values[0] : Program\ALL;
}

/**
 * Whether a parameter has a name, or is the array shape of it.
 *
 * @param string $parameter Name.
 * @param string $name      Decoded name of the parameter.
 */
function is_parameter_called( string $parameter, string $name ): bool {
	return $parameter === $name || str_starts_with( $name, $parameter . '[' );
}

/**
 * All parameters of the query string, decoded.
 *
 * @return list<Parameter> Pairs of name and value, which may be any bytes.
 */
function query_parameters(): array {
	$pairs = array();
	foreach ( explode( '&', page_query_string() ) as $part ) {
		if ( '' !== $part ) {
			$pair    = array_map( 'urldecode', explode( '=', $part, 2 ) );
			$pairs[] = array( $pair[0], $pair[1] ?? '' );
		}
	}

	return $pairs;
}

/**
 * The query string of the page.
 *
 * @return string '' where the address is not that of the page: in the REST API, the admin and its Ajax.
 */
function page_query_string(): string {
	if ( is_admin() || wp_is_serving_rest_request() ) {
		return '';
	}

	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Sanitising would change slugs; values meet allow-lists and are escaped where they print.
	return isset( $_SERVER['QUERY_STRING'] ) && is_string( $_SERVER['QUERY_STRING'] ) ? wp_unslash( $_SERVER['QUERY_STRING'] ) : '';
}

/**
 * How much of the page's other parameters the form repeats: enough for any real page, not enough to inflate it.
 */
const MAX_OTHER_PARAMETERS = 50;
const MAX_OTHER_LENGTH     = 2000;

/**
 * The page's other parameters that it needs to be found again, in order, for the form that works without script.
 *
 * A cache may ignore what tells where a visitor came from (`gclid`, `utm_source`): in the form it would stand in everybody's page.
 *
 * @since n.e.x.t
 *
 * @param list<string> $own Names of those that the form has fields for.
 * @return list<Parameter> Pairs of name and value.
 */
function other_page_parameters( array $own = array() ): array {
	$pairs  = array();
	$length = 0;
	// The category's is never needed.
	$needed = array_diff( needed_parameters(), $own, array( parameter_name() ) );
	foreach ( query_parameters() as $pair ) {
		// Also of `name[]` and `name[key]`.
		if ( ! in_array( explode( '[', $pair[0], 2 )[0], $needed, true ) || ! is_printable_parameter( $pair ) ) {
			continue;
		}
		$length += strlen( $pair[0] ) + strlen( $pair[1] );
		if ( $length > MAX_OTHER_LENGTH || count( $pairs ) >= MAX_OTHER_PARAMETERS ) {
			break;
		}
		$pairs[] = $pair;
	}

	return $pairs;
}

/**
 * Names of the parameters by which WordPress finds a page, with plain permalinks or without: its own and those that post types,
 * taxonomies and other plugins told it of, such as a language.
 *
 * @return list<string>
 */
function needed_parameters(): array {
	$wordpress = $GLOBALS['wp'] ?? null;
	$names     = $wordpress instanceof \WP ? $wordpress->public_query_vars : array();

	/**
	 * Filters which parameters of the page the form without script keeps.
	 *
	 * Name only what the page itself needs: values of others would stand in the page that a cache gives to everybody.
	 *
	 * @since n.e.x.t
	 *
	 * @param list<string> $names Names; `name` stands for `name[]` too.
	 */
	$filtered = apply_filters( 'programs_filter_form_parameters', $names );

	return array_values( array_filter( is_array( $filtered ) ? $filtered : $names, 'is_string' ) );
}

/**
 * Whether a parameter can stand in a page, which is UTF-8.
 *
 * @param Parameter $pair Name and value.
 */
function is_printable_parameter( array $pair ): bool {
	return 1 === preg_match( '//u', $pair[0] . $pair[1] );
}
