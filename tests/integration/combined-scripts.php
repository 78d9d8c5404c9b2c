<?php
/**
 * What plugins that combine scripts are told of ours, which are modules.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Combined_Scripts;

/**
 * The module tags of a page with a listing with criteria, and what SiteGround Optimizer leaves out of its file.
 *
 * @param bool $has_asset_cleanup Whether Asset CleanUp is there.
 * @return array{ids: list<string>, skipped: int, left_out: mixed} IDs of the tags; how many of them Asset CleanUp skips.
 */
function modules_of_page( bool $has_asset_cleanup ): array {
	if ( $has_asset_cleanup ) {
		define( 'WPACU_PLUGIN_VERSION', '1.4' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Theirs.
	}
	do_action( 'programs_filter_enqueue_criteria' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's.
	wp_enqueue_script_module( 'otro/modulo', 'https://example.org/otro.js' );
	ob_start();
	wp_script_modules()->print_head_enqueued_script_modules();
	wp_script_modules()->print_enqueued_script_modules();
	$html = (string) ob_get_clean();
	preg_match_all( '~<script [^>]*id="(programs-filter/[^"]+)"[^>]* type="module"~', $html, $found );

	return array(
		'ids'      => $found[1],
		'skipped'  => substr_count( $html, 'data-wpacu-skip' ),
		'left_out' => apply_filters( 'sgo_javascript_combine_exclude_ids', array( 'otro' ) ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Theirs.
	);
}
