<?php
/**
 * The widget of Elementor, with and without Elementor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Elementor;

use ProgramsFilter\Attributes;
use ProgramsFilter\Elementor_Controls;
use ProgramsFilter\Elementor_Values;
use ProgramsFilter\Pages;
use ProgramsFilter\Shortcode;
use function ProgramsFilter\Tests\block;
use function ProgramsFilter\Tests\load_admin;
use function ProgramsFilter\Tests\post;
use function ProgramsFilter\Tests\small_site;
use const ProgramsFilter\Elementor\NAME as WIDGET;
use const ProgramsFilter\PLUGIN_DIR;

require_once __DIR__ . '/php/cache/content.php';

/**
 * Files of the module that a request has loaded.
 *
 * @return list<string>
 */
function loaded(): array {
	return array_values( array_filter( get_included_files(), static fn( string $file ): bool => str_starts_with( $file, PLUGIN_DIR . '/includes/elementor/' ) ) );
}

/**
 * Loads what needs no Elementor.
 */
function load_mapping(): void {
	foreach ( array( 'elementor-texts', 'elementor-controls', 'elementor-values' ) as $file ) {
		require_once PLUGIN_DIR . "/includes/elementor/$file.php";
	}
}

/**
 * The block's attributes, those of the widget's controls and of its sections.
 *
 * @return array<string, mixed>
 */
function lists(): array {
	load_mapping();

	return array(
		'block'    => array_keys( Attributes\schema() ),
		'controls' => Elementor_Controls\all(),
		'sections' => array_merge( ...array_values( Elementor_Controls\SECTIONS ) ),
	);
}

/**
 * What settings become.
 *
 * @param array<string, mixed> $settings Settings of the widget.
 * @return array<string, mixed> Attributes; those of the shortcode that is written, as the shortcode is read.
 */
function read( array $settings ): array {
	load_mapping();
	$shortcode = Elementor_Values\shortcode( $settings );
	$inside    = substr( $shortcode, strlen( '[programas' ), -1 );
	$written   = shortcode_parse_atts( $inside );

	return array(
		'attributes' => Elementor_Values\attributes( $settings ),
		'written'    => Shortcode\attributes( is_array( $written ) ? $written : array() )['attributes'],
		'shortcode'  => $shortcode,
	);
}

/**
 * Activates Elementor on a site with some programs.
 */
function activate(): void {
	load_admin();
	activate_plugin( 'elementor/elementor.php' );
}

/**
 * A published page of Elementor with the widget, saved by Elementor itself; and one with the block of the same attributes.
 *
 * @param array<string, mixed> $settings   Settings of the widget.
 * @param array<string, mixed> $attributes Attributes of the block.
 * @return array<string, mixed>
 */
function pages( array $settings, array $attributes ): array {
	small_site();
	wp_set_current_user( 1 );
	$page = post(
		array(
			'post_type'   => 'page',
			'post_status' => 'publish',
			'post_name'   => 'con-elementor',
			'post_title'  => 'Con Elementor',
		)
	);
	post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => 'con-bloque',
			'post_title'   => 'Con bloque',
			'post_content' => block( $attributes ),
		)
	);
	update_post_meta( $page, '_elementor_edit_mode', 'builder' );
	$document = \Elementor\Plugin::$instance->documents->get( $page );
	$saved    = false !== $document && $document->save(
		array(
			'elements' => array(
				array(
					'id'       => 'abc1234',
					'elType'   => 'container',
					'settings' => array(),
					'elements' => array(
						array(
							'id'         => 'def5678',
							'elType'     => 'widget',
							'widgetType' => WIDGET,
							'settings'   => $settings,
							'elements'   => array(),
						),
					),
				),
			),
		)
	);

	return array(
		'saved'     => $saved,
		'widget'    => null !== \Elementor\Plugin::$instance->widgets_manager->get_widget_types( WIDGET ),
		'tag'       => null !== \Elementor\Plugin::$instance->dynamic_tags->get_tag_info( 'programs-filter-fact' ),
		'content'   => get_post( $page )->post_content ?? '',
		'announced' => in_array( $page, Pages\with_listing(), true ),
	);
}
