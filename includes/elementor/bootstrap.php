<?php
/**
 * Elementor's widget and dynamic tag. Loaded when Elementor says that it is there.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Waits for Elementor.
 *
 * @param Listing\Page $page The page that a request prints.
 */
function bootstrap( Listing\Page $page ): void {
	add_action( 'elementor/init', static fn() => bootstrap_elementor( $page ) );
}

/**
 * Hooks of this room.
 *
 * @param Listing\Page $page The page.
 */
function bootstrap_elementor( Listing\Page $page ): void {
	require_once __DIR__ . '/elementor.php';
	require_once __DIR__ . '/register.php';

	add_action( 'elementor/controls/register', __NAMESPACE__ . '\\register_control' );
	add_action( 'elementor/widgets/register', __NAMESPACE__ . '\\register_widget' );
	add_action( 'elementor/dynamic_tags/register', __NAMESPACE__ . '\\register_tag' );
	add_action( 'elementor/preview/enqueue_styles', __NAMESPACE__ . '\\prepare_preview', 10, 0 );
	add_action( 'elementor/frontend/before_render', static fn( $element ) => begin_with_element( $element, $page ) );
	add_filter( 'pre_do_shortcode_tag', __NAMESPACE__ . '\\leave_shortcode', 10, 4 );
	// Templates and popups do not pass through the page's content.
	add_filter( 'elementor/frontend/the_content', 'ProgramsFilter\\Listing\\enqueue_for_content' );
}

/** Loads the widget and its controls: their classes extend Elementor's. */
function load(): void {
	Listing\load();
	require_once __DIR__ . '/controls.php';
	require_once __DIR__ . '/look.php';
	require_once __DIR__ . '/class-ordered-choice.php';
	require_once __DIR__ . '/class-widget.php';
	require_once __DIR__ . '/class-fact-tag.php';
}
