<?php
/**
 * Registers the control, the widget and the dynamic tag. Their classes extend Elementor's, which Elementor loads only where it needs them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the control that keeps an order.
 *
 * @param \Elementor\Controls_Manager $manager Elementor's.
 */
function register_control( \Elementor\Controls_Manager $manager ): void {
	require_once __DIR__ . '/subclasses/class-ordered-choice.php';
	$manager->register( new Ordered_Choice() );
}

/**
 * Registers the widget.
 *
 * @param \Elementor\Widgets_Manager $manager Elementor's.
 */
function register_widget( \Elementor\Widgets_Manager $manager ): void {
	require_once __DIR__ . '/subclasses/class-widget.php';
	$manager->register( new Widget() );
}

/**
 * Registers the dynamic tag.
 *
 * @param \Elementor\Core\DynamicTags\Manager $manager Elementor's.
 */
function register_tag( \Elementor\Core\DynamicTags\Manager $manager ): void {
	$manager->register_group( TAG_GROUP, array( 'title' => WordPress\get_plural_label() ) );
	require_once __DIR__ . '/subclasses/class-fact-tag.php';
	$manager->register( new Fact_Tag() );
}
