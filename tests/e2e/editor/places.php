<?php
/**
 * The widget screen.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Places;

/**
 * Takes every widget out of its areas.
 */
function empty_widget_areas(): void {
	update_option( 'widget_block', array( '_multiwidget' => 1 ) );
	update_option(
		'sidebars_widgets',
		array(
			'wp_inactive_widgets' => array(),
			'lateral'             => array(),
			'array_version'       => 3,
		)
	);
}
