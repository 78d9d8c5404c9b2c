<?php
/**
 * What the address of the page asks for.
 *
 * The query string is read as the browser's URLSearchParams reads it, not through $_GET: PHP keeps only the last of
 * repeated parameters, and server and script must come to the same answer.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Request;

use const ProgramsFilter\Taxonomy\ALL;

defined( 'ABSPATH' ) || exit;

/**
 * Name of the page parameter, unless a filter gives another.
 */
const PARAMETER = 'categoria';

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
function parameter( string $criterion = PARAMETER ): string {
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
	$is_taken = is_of_wordpress( $filtered ) || ( PARAMETER !== $criterion && parameter() === $filtered );

	return $is_taken ? $criterion : $filtered;
}

/**
 * Whether a name is a query variable of WordPress, such as `p` or `s`.
 *
 * @param string $name Name.
 */
function is_of_wordpress( string $name ): bool {
	$wp = $GLOBALS['wp'] ?? null;

	return $wp instanceof \WP && in_array( $name, array_merge( $wp->public_query_vars, $wp->private_query_vars ), true );
}

/**
 * What the address says about a parameter.
 *
 * @param string $parameter Name.
 * @return list<string>|null Its values in their order, '' for one in the shape of an array; null when it is absent.
 */
function values( string $parameter ): ?array {
	$values = null;
	foreach ( parameters() as list( $name, $value ) ) {
		if ( is_called( $parameter, $name ) ) {
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
function category(): ?string {
	$values = values( parameter() );
	if ( null === $values ) {
		return null;
	}

	return 1 === count( $values ) && '' !== $values[0] && mb_strlen( $values[0], 'UTF-8' ) <= MAX_SLUG_LENGTH ? $values[0] : ALL;
}

/**
 * Whether a parameter has a name, or is the array shape of it.
 *
 * @param string $parameter Name.
 * @param string $name      Decoded name of the parameter.
 */
function is_called( string $parameter, string $name ): bool {
	return $parameter === $name || str_starts_with( $name, $parameter . '[' );
}

/**
 * All parameters of the query string, decoded.
 *
 * @return array Pairs of name and value, which may be any bytes.
 * @phpstan-return list<Parameter>
 */
function parameters(): array {
	$pairs = array();
	foreach ( explode( '&', query_string() ) as $part ) {
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
function query_string(): string {
	if ( is_admin() || wp_is_serving_rest_request() ) {
		return '';
	}

	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Sanitising would change slugs; values meet allow-lists and are escaped where they print.
	return isset( $_SERVER['QUERY_STRING'] ) && is_string( $_SERVER['QUERY_STRING'] ) ? wp_unslash( $_SERVER['QUERY_STRING'] ) : '';
}
