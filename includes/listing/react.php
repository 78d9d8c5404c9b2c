<?php
/**
 * Prints the URLs that the script of public pages loads on demand: the filter bar's module and WordPress's React.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;
use WP_Scripts;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Module that the first one imports by its URL, to be able to retry, in `build/`. */
const FILTER_BAR_MODULE = 'listing/view/filter-bar/index';

/** Globals that the module needs, with the handles of their scripts. */
const REACT_HANDLES = array(
	'React'    => 'react',
	'ReactDOM' => 'react-dom',
);

/**
 * Adds the URLs to the data of the module.
 *
 * @return list<string|array{string, string}> The URL of the module with React, and for each script of React a pair of global and URL, in order. None
 *                                            if a handle is not registered: the pills work without React.
 */
function add_script_urls(): array {
	$address = add_query_arg( 'ver', WordPress\get_asset_version( FILTER_BAR_MODULE ), plugins_url( 'build/' . FILTER_BAR_MODULE . '.js', PLUGIN_FILE ) );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
	$filtered = apply_filters( 'script_module_loader_src', $address, 'programs-filter/filter-bar' );
	$data     = array( is_string( $filtered ) ? esc_url_raw( $filtered ) : $address );

	// The page's own queue stays unchanged.
	$scripts        = clone wp_scripts();
	$scripts->to_do = array();
	$scripts->done  = array();

	$added = array();
	foreach ( REACT_HANDLES as $name => $handle ) {
		$before = $scripts->to_do;
		if ( ! isset( $scripts->registered[ $handle ] ) || ! $scripts->all_deps( $handle ) ) {
			return $data;
		}
		foreach ( array_diff( $scripts->to_do, $before ) as $dependency ) {
			$address = get_react_url( $scripts, $dependency );
			if ( '' !== $address ) {
				$added[] = array( $name, $address );
			}
		}
	}

	return array_merge( $data, $added );
}

/**
 * Returns the URL of a script, as WordPress prints it.
 *
 * @param WP_Scripts $scripts Scripts.
 * @param string     $handle  Handle of a registered script.
 * @return string '' for a handle with only dependencies.
 */
function get_react_url( WP_Scripts $scripts, string $handle ): string {
	$script = $scripts->registered[ $handle ];
	$src    = $script->src;
	if ( ! is_string( $src ) || '' === $src ) {
		return '';
	}
	$content = (string) $scripts->content_url;
	if ( 1 !== preg_match( '|^(https?:)?//|', $src ) && ( '' === $content || ! str_starts_with( $src, $content ) ) ) {
		$src = $scripts->base_url . $src;
	}
	// Without a version WordPress's own is added, with null none.
	$own     = (string) $script->ver;
	$version = null === $script->ver || '' !== $own ? $own : (string) $scripts->default_version;
	if ( '' !== $version ) {
		$src = add_query_arg( 'ver', $version, $src );
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress: the URL must be the one that WordPress prints.
	$filtered = apply_filters( 'script_loader_src', $src, $handle );

	return WordPress\only_text( esc_url_raw( WordPress\only_text( $filtered ) ) );
}
