<?php
/**
 * Elementor: the widget "Programas" and facts of programs as its dynamic tags. Nothing of this folder is loaded before Elementor says that it is there
 * (programs-filter.php).
 *
 * Pages that hold the widget need no search of their own: Elementor keeps what render_plain_content() prints as the page's content, and that is
 * the shortcode (includes/cache/pages.php, includes/addresses/find-listing.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Assets;
use ProgramsFilter\Elementor_Choice\Ordered_Choice;
use ProgramsFilter\Elementor_Tag\Fact_Tag;
use ProgramsFilter\Elementor_Widget\Widget;
use ProgramsFilter\Shortcode;

defined( 'ABSPATH' ) || exit;

/**
 * Name of the widget in what Elementor stores, and of the group of dynamic tags.
 */
const NAME  = 'programs-filter-programas';
const GROUP = 'programs-filter';

/**
 * Type of a script that waits until Elementor's preview has loaded.
 */
const LATER = 'programs-filter/later';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'elementor/controls/register', __NAMESPACE__ . '\\register_control' );
	add_action( 'elementor/widgets/register', __NAMESPACE__ . '\\register_widget' );
	add_action( 'elementor/dynamic_tags/register', __NAMESPACE__ . '\\register_tag' );
	add_action( 'elementor/preview/enqueue_styles', __NAMESPACE__ . '\\prepare_preview', 10, 0 );
	add_filter( 'pre_do_shortcode_tag', __NAMESPACE__ . '\\leave_shortcode', 10, 4 );
	// Templates and popups do not pass through the page's content.
	add_filter( 'elementor/frontend/the_content', 'ProgramsFilter\\Assets\\enqueue_for_content' );
}

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
	if ( false !== $output || Shortcode\TAG !== $tag || ! is_string( $written ) ) {
		return $output;
	}
	// phpcs:ignore WordPress.NamingConventions -- Elementor's own filter: whether it prints what it is going to keep.
	return true === apply_filters( 'elementor/element/should_render_shortcode', false ) || is_kept_as_text() ? $written : $output;
}

/**
 * Registers the control that keeps an order.
 *
 * @param mixed $manager Elementor's.
 */
function register_control( $manager ): void {
	if ( ! $manager instanceof \Elementor\Controls_Manager ) {
		return;
	}
	require_once __DIR__ . '/elementor-values.php';
	require_once __DIR__ . '/class-ordered-choice.php';
	$manager->register( new Ordered_Choice() );
}

/**
 * Registers the widget.
 *
 * @param mixed $manager Elementor's.
 */
function register_widget( $manager ): void {
	if ( ! $manager instanceof \Elementor\Widgets_Manager ) {
		return;
	}
	require_once __DIR__ . '/elementor-texts.php';
	require_once __DIR__ . '/elementor-hints.php';
	require_once __DIR__ . '/elementor-look.php';
	require_once __DIR__ . '/elementor-controls.php';
	require_once __DIR__ . '/elementor-values.php';
	require_once __DIR__ . '/class-widget.php';
	$manager->register( new Widget() );
}

/**
 * Registers the dynamic tag.
 *
 * @param mixed $manager Elementor's.
 */
function register_tag( $manager ): void {
	if ( ! $manager instanceof \Elementor\Core\DynamicTags\Manager ) {
		return;
	}
	require_once __DIR__ . '/class-fact-tag.php';
	$manager->register_group( GROUP, array( 'title' => __( 'Programs', 'programs-filter' ) ) );
	$manager->register( new Fact_Tag() );
}

/**
 * Everything of the public page in Elementor's preview, where a listing may be dropped at any time. Its editor waits for the preview to load: our
 * script comes after that, so that it cannot be what it waits for.
 */
function prepare_preview(): void {
	Assets\enqueue_all();
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
	$ids = array( Assets\VIEW . '-js-module', Assets\CRITERIA . '-js-module' );
	if ( is_array( $attributes ) && in_array( $attributes['id'] ?? null, $ids, true ) && 'module' === ( $attributes['type'] ?? null ) ) {
		$attributes['type']     = LATER;
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
		sprintf( "addEventListener('load',()=>document.querySelectorAll('script[type=\"%s\"]').forEach(({dataset})=>import(dataset.src).catch(()=>{})))", LATER )
	);
}
