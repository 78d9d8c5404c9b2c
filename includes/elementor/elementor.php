<?php
/**
 * What the widget "Programas" and the dynamic tags do in Elementor's canvas, in its cache and in the text that it stores.
 *
 * Elementor stores what render_plain_content() prints as the content of the page. That is the shortcode, so pages with the widget are found like any
 * other (includes/listing/page-caches.php, includes/addresses/listing-page.php).
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
const DEFERRED_SCRIPT_TYPE = 'programs-filter/later';

/** Whether Elementor renders the text that it stores as the page's content. */
function is_rendering_stored_content(): bool {
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
function preserve_shortcode( $output, $tag, ...$found ) {
	$written = is_array( $found[1] ?? null ) ? $found[1][0] ?? null : null;
	if ( false !== $output || Listing\SHORTCODE !== $tag || ! is_string( $written ) ) {
		return $output;
	}
	// phpcs:ignore WordPress.NamingConventions -- A filter of Elementor: whether it prints for its cache.
	return true === apply_filters( 'elementor/element/should_render_shortcode', false ) || is_rendering_stored_content() ? $written : $output;
}

/**
 * Sets the ID prefix of an element's listings in Elementor's canvas, which renders each element in a separate request.
 *
 * @param mixed        $element Element, such as a widget with the shortcode.
 * @param Listing\Page $page    The page.
 */
function set_element_id_prefix( $element, Listing\Page $page ): void {
	if ( $element instanceof \Elementor\Widget_Base && \Elementor\Plugin::$instance->editor->is_edit_mode() ) {
		$page->set_id_prefix( 'programas-' . $element->get_id() . '-' );
	}
}

/**
 * Enqueues all scripts and styles in Elementor's preview, where a listing may be added at any time. The editor waits for the preview to load, so the
 * script starts after that.
 */
function enqueue_preview_assets(): void {
	Listing\enqueue_all_scripts();
	add_filter( 'wp_script_attributes', __NAMESPACE__ . '\\defer_module' );
	add_action( 'wp_footer', __NAMESPACE__ . '\\print_deferred_loader', PHP_INT_MAX, 0 );
}

/**
 * Changes the type of the plugin's modules, so that the browser does not load them yet.
 *
 * @param mixed $attributes Attributes of a script.
 * @return mixed
 */
function defer_module( $attributes ) {
	if ( is_array( $attributes ) && Listing\VIEW_MODULE . '-js-module' === ( $attributes['id'] ?? null ) && 'module' === ( $attributes['type'] ?? null ) ) {
		$attributes['type']     = DEFERRED_SCRIPT_TYPE;
		$attributes['data-src'] = $attributes['src'] ?? '';
		unset( $attributes['src'] );
	}

	return $attributes;
}

/** Prints a script that loads the modules after the preview. */
function print_deferred_loader(): void {
	wp_print_inline_script_tag(
		sprintf( "addEventListener('load',()=>document.querySelectorAll('script[type=\"%s\"]').forEach(({dataset})=>import(dataset.src).catch(()=>{})))", DEFERRED_SCRIPT_TYPE )
	);
}
