<?php
/**
 * Pages whose listing stands in a page builder.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Set_Up;

/** Publishes a page whose shortcode stands in Elementor's text widget. */
function set_up_elementor(): void {
	$widget = array(
		'id'         => 'aaaaaa2',
		'elType'     => 'widget',
		'widgetType' => 'text-editor',
		'settings'   => array( 'editor' => '<h2>Programas</h2>[programas]' ),
		'elements'   => array(),
	);
	$data   = array( array( 'id' => 'aaaaaa1', 'elType' => 'container', 'settings' => array(), 'elements' => array( $widget ) ) );
	publish( 'con-constructor', '', array( '_elementor_edit_mode' => 'builder', '_elementor_data' => (string) wp_json_encode( $data ) ) );
}

/** Publishes a page whose shortcode stands in SiteOrigin's HTML widget. */
function set_up_siteorigin(): void {
	$id = publish( 'con-constructor', '' );
	update_post_meta(
		$id,
		'panels_data',
		array(
			'widgets'    => array(
				array(
					'title'       => '',
					'text'        => '<h2>Programas</h2>[programas]',
					'filter'      => false,
					'panels_info' => array( 'class' => 'WP_Widget_Text', 'grid' => 0, 'cell' => 0, 'id' => 0 ),
				),
			),
			'grids'      => array( array( 'cells' => 1, 'style' => array() ) ),
			'grid_cells' => array( array( 'grid' => 0, 'weight' => 1 ) ),
		)
	);
}

/** Publishes a page whose shortcode stands in Beaver Builder's HTML module. */
function set_up_beaver_builder(): void {
	$id    = publish( 'con-constructor', '' );
	$node  = static fn ( string $name, ?string $above, string $type, array $settings ): object => (object) array(
		'node'     => $name,
		'type'     => $type,
		'parent'   => $above,
		'position' => 0,
		'settings' => (object) $settings,
	);
	$nodes = array(
		'fila'    => $node( 'fila', null, 'row', array() ),
		'grupo'   => $node( 'grupo', 'fila', 'column-group', array() ),
		'columna' => $node( 'columna', 'grupo', 'column', array( 'size' => 100 ) ),
		'modulo'  => $node( 'modulo', 'columna', 'module', array( 'type' => 'html', 'html' => '<h2>Programas</h2>[programas]' ) ),
	);
	update_post_meta( $id, '_fl_builder_enabled', true );
	update_post_meta( $id, '_fl_builder_data', $nodes );
}
