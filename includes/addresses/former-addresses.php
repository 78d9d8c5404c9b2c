<?php
/**
 * The addresses that programs had before the settings gave them another beginning lead to the new ones.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Leads to the program where nothing else has the address. */
function redirect_former_address(): void {
	global $wp;
	$address = is_404() && $wp instanceof \WP ? address_now( WordPress\only_text( $wp->request ) ) : '';
	if ( '' === $address ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The visitor's own parameters go with them.
	wp_safe_redirect( add_query_arg( urlencode_deep( wp_unslash( $_GET ) ), $address ), 301 );
	exit;
}

/**
 * The address of the program that had one before.
 *
 * @param string $path Path below that of the site, without a slash at either end.
 * @return string '' for none.
 */
function address_now( string $path ): string {
	// What is an address now is none of before: code may have given it back.
	$former  = array_diff( WordPress\own_words()['former'], array( Program\program_slug(), '' ) );
	$former  = array_map( static fn( string $slug ): string => preg_quote( $slug, '#' ), $former );
	$program = array() !== $former && 1 === preg_match( '#(?:^|/)(?:' . implode( '|', $former ) . ')/([^/]+)$#', $path, $found ) ? get_page_by_path( $found[1], OBJECT, Program\POST_TYPE ) : null;

	return $program instanceof \WP_Post && is_post_publicly_viewable( $program ) ? (string) get_permalink( $program ) : '';
}
