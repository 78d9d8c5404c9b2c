<?php
/**
 * Redirects permalinks with an old base to the current one, after the base was changed in the settings.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Redirects to the program if nothing else has the URL. */
function redirect_old_permalink(): void {
	global $wp;
	$address = is_404() && $wp instanceof \WP ? get_current_permalink( WordPress\only_text( $wp->request ) ) : '';
	if ( '' === $address ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The visitor's own parameters go with them.
	wp_safe_redirect( add_query_arg( urlencode_deep( wp_unslash( $_GET ) ), $address ), 301 );
	exit;
}

/**
 * The permalink of the program that had a path before.
 *
 * @param string $path Path below that of the site, without a slash at either end.
 * @return string '' for none.
 */
function get_current_permalink( string $path ): string {
	// What is an address now is none of before: code may have given it back.
	$former  = array_diff( WordPress\get_own_words()['former'], array( Program\get_program_slug(), '' ) );
	$former  = array_map( static fn( string $slug ): string => preg_quote( $slug, '#' ), $former );
	$program = array() !== $former && 1 === preg_match( '#(?:^|/)(?:' . implode( '|', $former ) . ')/([^/]+)$#', $path, $found ) ? get_page_by_path( $found[1], OBJECT, Program\POST_TYPE ) : null;

	return $program instanceof \WP_Post && is_post_publicly_viewable( $program ) ? (string) get_permalink( $program ) : '';
}
