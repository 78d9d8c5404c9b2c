<?php
/**
 * Registers the hooks of the Elementor integration. Loaded on `elementor/init`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this room.
 *
 * @param Listing\Page $page The page.
 */
function bootstrap( Listing\Page $page ): void {
	add_action( 'elementor/controls/register', __NAMESPACE__ . '\\register_control' );
	add_action( 'elementor/widgets/register', __NAMESPACE__ . '\\register_widget' );
	add_action( 'elementor/dynamic_tags/register', __NAMESPACE__ . '\\register_tag' );
	add_action( 'elementor/preview/enqueue_styles', __NAMESPACE__ . '\\enqueue_preview_assets', 10, 0 );
	add_action( 'elementor/frontend/before_render', static fn( $element ) => set_element_id_prefix( $element, $page ) );
	add_filter( 'pre_do_shortcode_tag', __NAMESPACE__ . '\\preserve_shortcode', 10, 4 );
	// Templates and popups do not pass through the page's content.
	add_filter( 'elementor/frontend/the_content', 'ProgramsFilter\\Listing\\enqueue_for_content' );
}
