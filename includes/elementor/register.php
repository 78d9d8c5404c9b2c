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
 * @param mixed $manager Elementor's.
 */
function register_control( $manager ): void {
	if ( ! $manager instanceof \Elementor\Controls_Manager ) {
		return;
	}
	require_once __DIR__ . '/subclasses/class-ordered-choice.php';
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
	require_once __DIR__ . '/subclasses/class-widget.php';
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
	$manager->register_group( TAG_GROUP, array( 'title' => WordPress\get_plural_label() ) );
	require_once __DIR__ . '/subclasses/class-fact-tag.php';
	$manager->register( new Fact_Tag() );
}
