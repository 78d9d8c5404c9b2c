<?php
/**
 * React for the public page: WordPress's own scripts, which the page's module asks for when they are needed.
 *
 * They are not enqueued, as nothing of them may be loaded before. The page has their addresses only, as data of the first module
 * (src/listing/view/load.ts reads it).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;
use WP_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * The globals that the module needs, and the handles under which WordPress registers what brings them.
 */
const REACT_HANDLES = array(
	'React'    => 'react',
	'ReactDOM' => 'react-dom',
);

/**
 * Adds the addresses to the data of the module.
 *
 * @param mixed $data Data; an array unless another plugin broke the filter.
 * @return array<mixed> Data with one pair of global and address for each script, in the order in which they have to run. Where a
 *                      handle was deregistered there are none, and the pills work without React.
 */
function add_react_addresses( $data ): array {
	$data = is_array( $data ) ? $data : array();

	// What the page itself prints is not touched.
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
			$address = react_address( $scripts, $dependency );
			if ( '' !== $address ) {
				$added[] = array( $name, $address );
			}
		}
	}

	return array_merge( $data, $added );
}

/**
 * Address of a script, as WordPress prints it.
 *
 * @param WP_Scripts $scripts Scripts.
 * @param string     $handle  Handle of a registered script.
 * @return string '' when it has none: a handle may stand for its dependencies only.
 */
function react_address( WP_Scripts $scripts, string $handle ): string {
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
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter: the address has to be the one that it prints elsewhere.
	$filtered = apply_filters( 'script_loader_src', $src, $handle );

	return WordPress\only_text( esc_url_raw( WordPress\only_text( $filtered ) ) );
}
