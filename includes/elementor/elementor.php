<?php
/**
 * Elementor: the widget "Programas" and facts of programs as its dynamic tags. Nothing of this folder is loaded before Elementor says that it is there
 * (programs-filter.php).
 *
 * Pages that hold the widget need no search of their own: Elementor keeps what render_plain_content() prints as the page's content, and that is
 * the shortcode (includes/listing/page-caches.php, includes/addresses/listing-page.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Name of the widget in what Elementor stores, and of the group of dynamic tags.
 */
const WIDGET    = 'programs-filter-programas';
const TAG_GROUP = 'programs-filter';

/**
 * Type of a script that waits until Elementor's preview has loaded.
 */
const LATER_TYPE = 'programs-filter/later';

/**
 * Whether Elementor asks for what it keeps as the page's content: what its widgets print, as text.
 */
function is_kept_as_text(): bool {
	return \Elementor\Core\DynamicTags\Manager::MODE_REMOVE === \Elementor\Plugin::$instance->dynamic_tags->get_parsing_mode();
}

/**
 * Leaves the shortcode as it is written in what Elementor keeps, be it as HTML (shortcodes in that are run at each visit) or as text: the address,
 * the clock and every program change a listing.
 *
 * @param mixed $output   What another callback gave instead of the shortcode's HTML; false for none.
 * @param mixed $tag      Name of the shortcode.
 * @param mixed ...$found Its attributes, and what was found of it: all of it first.
 * @return mixed
 */
function leave_shortcode( $output, $tag, ...$found ) {
	$written = is_array( $found[1] ?? null ) ? $found[1][0] ?? null : null;
	if ( false !== $output || Listing\SHORTCODE !== $tag || ! is_string( $written ) ) {
		return $output;
	}
	// phpcs:ignore WordPress.NamingConventions -- Elementor's own filter: whether it prints what it is going to keep.
	return true === apply_filters( 'elementor/element/should_render_shortcode', false ) || is_kept_as_text() ? $written : $output;
}

/**
 * Everything of the public page in Elementor's preview, where a listing may be dropped at any time. Its editor waits for the preview to load: our
 * script comes after that, so that it cannot be what it waits for.
 */
function prepare_preview(): void {
	Listing\enqueue_everything();
	add_filter( 'wp_script_attributes', __NAMESPACE__ . '\\put_off' );
	add_action( 'wp_footer', __NAMESPACE__ . '\\print_loader', PHP_INT_MAX, 0 );
}

/**
 * Keeps the browser from loading a module of ours by itself.
 *
 * @param mixed $attributes Attributes of a script.
 * @return mixed
 */
function put_off( $attributes ) {
	$ids = array( Listing\VIEW_MODULE . '-js-module', Listing\CRITERIA_MODULE . '-js-module' );
	if ( is_array( $attributes ) && in_array( $attributes['id'] ?? null, $ids, true ) && 'module' === ( $attributes['type'] ?? null ) ) {
		$attributes['type']     = LATER_TYPE;
		$attributes['data-src'] = $attributes['src'] ?? '';
		unset( $attributes['src'] );
	}

	return $attributes;
}

/**
 * Has them loaded when the preview is.
 */
function print_loader(): void {
	wp_print_inline_script_tag(
		sprintf( "addEventListener('load',()=>document.querySelectorAll('script[type=\"%s\"]').forEach(({dataset})=>import(dataset.src).catch(()=>{})))", LATER_TYPE )
	);
}
