<?php
/**
 * What the widget "Programas" and the dynamic tags do in Elementor's canvas, in its cache and in the text that it stores.
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

/** Name of the widget in stored data, and of the group of dynamic tags. */
const WIDGET    = 'programs-filter-programas';
const TAG_GROUP = 'programs-filter';

/** Type of scripts that wait for Elementor's preview. */
const LATER_TYPE = 'programs-filter/later';

/** Whether Elementor renders the text that it stores as the page's content. */
function is_kept_as_text(): bool {
	return \Elementor\Core\DynamicTags\Manager::MODE_REMOVE === \Elementor\Plugin::$instance->dynamic_tags->get_parsing_mode();
}

/**
 * Keeps the shortcode unrendered in Elementor's cache and in the stored content, as a listing changes with the URL, the time and the programs.
 * Elementor runs shortcodes in its cache on each visit.
 *
 * @param mixed $output   Output of other callbacks; false for none.
 * @param mixed $tag      Name of the shortcode.
 * @param mixed ...$found Attributes, and the match, with the whole shortcode first.
 * @return mixed
 */
function leave_shortcode( $output, $tag, ...$found ) {
	$written = is_array( $found[1] ?? null ) ? $found[1][0] ?? null : null;
	if ( false !== $output || Listing\SHORTCODE !== $tag || ! is_string( $written ) ) {
		return $output;
	}
	// phpcs:ignore WordPress.NamingConventions -- A filter of Elementor: whether it prints for its cache.
	return true === apply_filters( 'elementor/element/should_render_shortcode', false ) || is_kept_as_text() ? $written : $output;
}

/**
 * Gives the listings of an element their own ids in Elementor's canvas, where each element is rendered by a request of its own.
 *
 * @param mixed        $element Element, such as a widget with the shortcode.
 * @param Listing\Page $page    The page.
 */
function begin_with_element( $element, Listing\Page $page ): void {
	if ( $element instanceof \Elementor\Widget_Base && \Elementor\Plugin::$instance->editor->is_edit_mode() ) {
		$page->use_id_prefix( 'programas-' . $element->get_id() . '-' );
	}
}

/**
 * Enqueues all scripts and styles in Elementor's preview, where a listing may be added at any time. The editor waits for the preview to load, so the
 * script starts after that.
 */
function prepare_preview(): void {
	Listing\enqueue_everything();
	add_filter( 'wp_script_attributes', __NAMESPACE__ . '\\put_off' );
	add_action( 'wp_footer', __NAMESPACE__ . '\\print_loader', PHP_INT_MAX, 0 );
}

/**
 * Keeps the browser from loading the plugin's modules.
 *
 * @param mixed $attributes Attributes of a script.
 * @return mixed
 */
function put_off( $attributes ) {
	if ( is_array( $attributes ) && Listing\VIEW_MODULE . '-js-module' === ( $attributes['id'] ?? null ) && 'module' === ( $attributes['type'] ?? null ) ) {
		$attributes['type']     = LATER_TYPE;
		$attributes['data-src'] = $attributes['src'] ?? '';
		unset( $attributes['src'] );
	}

	return $attributes;
}

/** Prints a script that loads the modules after the preview. */
function print_loader(): void {
	wp_print_inline_script_tag(
		sprintf( "addEventListener('load',()=>document.querySelectorAll('script[type=\"%s\"]').forEach(({dataset})=>import(dataset.src).catch(()=>{})))", LATER_TYPE )
	);
}
