<?php
/**
 * The widget of Elementor, with and without Elementor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Elementor;

use ProgramsFilter\Attributes;
use ProgramsFilter\Elementor;
use ProgramsFilter\Elementor_Controls;
use ProgramsFilter\Elementor_Values;
use ProgramsFilter\Pages;
use ProgramsFilter\Shortcode;
use function ProgramsFilter\Tests\{block, load_admin, post, post_named, small_site};
use const ProgramsFilter\Elementor\NAME as WIDGET;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

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
	foreach ( array( 'elementor-texts', 'elementor-hints', 'elementor-look', 'elementor-controls', 'elementor-values' ) as $file ) {
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
		'enums'    => array_map( static fn( array $schema ) => $schema['enum'], array_filter( Attributes\schema(), static fn( array $schema ): bool => isset( $schema['enum'] ) ) ),
		'styles'   => Elementor_Values\styles(),
	);
}

/**
 * The widget's controls, and how often it is asked by what visitors can filter while they are made.
 *
 * @return array{asked: int, controls: array<string, mixed>}
 */
function asked_for_controls(): array {
	load_mapping();
	$asked = 0;
	add_filter(
		'programs_filter_criteria',
		static function ( array $criteria ) use ( &$asked ): array {
			++$asked;

			return $criteria;
		}
	);
	$controls = Elementor_Controls\all();

	return compact( 'asked', 'controls' );
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

/**
 * The modules of a page that Elementor shows in its editor, and that of somebody else.
 *
 * @return string HTML.
 */
function modules_of_preview(): string {
	require_once PLUGIN_DIR . '/includes/elementor/elementor.php';
	Elementor\prepare_preview();
	wp_enqueue_script_module( 'theirs', '/theirs.js' );
	ob_start();
	wp_script_modules()->print_enqueued_script_modules();
	Elementor\print_loader();

	return (string) ob_get_clean();
}

/**
 * The widget as cards for a filter that is elsewhere on the page.
 *
 * @return array{html: string, content: string} What it prints; what Elementor keeps as the content.
 */
function cards_alone(): array {
	update_post_meta( post_named( 'acuarela', POST_TYPE )->ID, 'pfilter_free', '1' );
	$widget = \Elementor\Plugin::$instance->elements_manager->create_element_instance(
		array(
			'id'         => 'abc9999',
			'elType'     => 'widget',
			'widgetType' => WIDGET,
			'settings'   => array( 'showFilter' => '', 'filters' => array( 'categoria', 'gratis' ), 'multiple' => 'yes' ),
			'elements'   => array(),
		)
	);
	if ( ! $widget instanceof \Elementor\Widget_Base ) {
		return array( 'html' => '', 'content' => '' );
	}
	ob_start();
	$widget->print_element();
	$html = (string) ob_get_clean();
	ob_start();
	$widget->render_plain_content();

	return array( 'html' => $html, 'content' => (string) ob_get_clean() );
}

/**
 * A fact of a program in Elementor's text widget.
 *
 * @param string $schedule What somebody wrote there.
 * @return string What the widget prints.
 */
function fact_in_text( string $schedule ): string {
	$program = post_named( 'acuarela', POST_TYPE );
	update_post_meta( $program->ID, 'pfilter_schedule', $schedule );
	$GLOBALS['post'] = $program; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The page of a program.
	$settings        = rawurlencode( (string) wp_json_encode( array( 'fact' => 'schedule' ) ) );
	$widget          = \Elementor\Plugin::$instance->elements_manager->create_element_instance(
		array(
			'id'         => 'abc8888',
			'elType'     => 'widget',
			'widgetType' => 'text-editor',
			'settings'   => array( '__dynamic__' => array( 'editor' => "[elementor-tag id=\"abc7777\" name=\"programs-filter-fact\" settings=\"$settings\"]" ) ),
			'elements'   => array(),
		)
	);
	ob_start();
	if ( $widget instanceof \Elementor\Widget_Base ) {
		$widget->print_element();
	}

	return (string) ob_get_clean();
}
