<?php
/**
 * Which parameters of the page its form repeats, so that it works without script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Form_Parameters;

use ProgramsFilter\Request;

defined( 'ABSPATH' ) || exit;

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
 * @return array Pairs of name and value.
 * @phpstan-return list<Parameter>
 */
function of_page( array $own = array() ): array {
	$pairs  = array();
	$length = 0;
	// The category's is never needed.
	$needed = array_diff( needed_parameters(), $own, array( Request\parameter() ) );
	foreach ( Request\parameters() as $pair ) {
		// Also of `name[]` and `name[key]`.
		if ( ! in_array( explode( '[', $pair[0], 2 )[0], $needed, true ) || ! is_printable( $pair ) ) {
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
 * @param array $pair Name and value.
 * @phpstan-param Parameter $pair
 */
function is_printable( array $pair ): bool {
	return 1 === preg_match( '//u', $pair[0] . $pair[1] );
}
