<?php
/**
 * A page whose slug is the first part of the programs' addresses keeps its own: children, page numbers, feeds.
 *
 * WordPress looks at the rules of post types before those of pages, and takes the first that matches, whether there is such a post
 * or not. For the programs' rules the pages are looked at here, as WordPress does it for its own posts where their addresses
 * could be pages' (`use_verbose_page_rules`).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for the page, where the address is one's.
 *
 * @param mixed $wp What the request asks for, changed: a WP unless another plugin broke the action.
 */
function prefer_page( $wp ): void {
	global $wp_rewrite;
	if ( ! $wp instanceof \WP ) {
		return;
	}
	$beginning = $wp_rewrite instanceof \WP_Rewrite ? Program\permalink_beginning( Program\POST_TYPE ) : '';
	$rule      = is_string( $wp->matched_rule ) ? $wp->matched_rule : '';
	// Without a page at the beginning there is none below it.
	if ( '' === $beginning || ! str_starts_with( $rule, $beginning ) || null === find_page( substr( $beginning, strlen( $wp_rewrite->root ), -1 ) ) ) {
		return;
	}
	$path = $wp_rewrite->root . $wp->request;
	foreach ( (array) $wp_rewrite->wp_rewrite_rules() as $match => $query ) {
		if ( ! is_string( $query ) || ! str_contains( $query, '?pagename=$matches[1]' ) ) {
			continue;
		}
		if ( 1 !== preg_match( "#^$match#", $path, $matches ) && 1 !== preg_match( "#^$match#", urldecode( $path ), $matches ) ) {
			continue;
		}
		if ( null !== find_page( $matches[1] ) ) {
			replace_matched_rule( $wp, $match, addslashes( \WP_MatchesMapRegex::apply( (string) preg_replace( '/^.+\?/', '', $query ), $matches ) ) );
			return;
		}
	}
}

/**
 * A page that visitors, or some people who are signed in, may see.
 *
 * @param string $path Slugs of its ancestors and its own.
 */
function find_page( string $path ): ?\WP_Post {
	$page = get_page_by_path( $path );

	return $page instanceof \WP_Post && in_array( $page->post_status, array( 'publish', 'private' ), true ) ? $page : null;
}

/**
 * Puts what another rule says in the place of what the matched one said. What visitors asked for themselves stays.
 *
 * @param \WP    $wp    What the request asks for; changed.
 * @param string $rule  The other rule.
 * @param string $query What it says, as a query string.
 */
function replace_matched_rule( \WP $wp, string $rule, string $query ): void {
	parse_str( $wp->matched_query, $before );
	parse_str( $query, $after );
	foreach ( $before as $name => $value ) {
		if ( ( $wp->query_vars[ $name ] ?? null ) === $value ) {
			unset( $wp->query_vars[ $name ] );
		}
	}
	$wp->query_vars   += array_intersect_key( $after, array_flip( $wp->public_query_vars ) );
	$wp->matched_rule  = $rule;
	$wp->matched_query = $query;
}
