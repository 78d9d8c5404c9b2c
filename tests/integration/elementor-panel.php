<?php
/**
 * The panel of the widget of Elementor, without Elementor.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Elementor_Panel;

use ProgramsFilter\Elementor;
use ProgramsFilter\Listing;
use const ProgramsFilter\PLUGIN_DIR;

/** Loads what needs no Elementor. */
function load_mapping(): void {
	foreach ( array( 'look', 'controls' ) as $file ) {
		require_once PLUGIN_DIR . "/includes/elementor/$file.php";
	}
}

/** The block's attributes, those of the widget's controls and of its sections, and how often the controls ask by what visitors can filter. */
function lists(): object {
	load_mapping();
	$asked = 0;
	add_filter(
		'programs_filter_criteria',
		static function ( array $criteria ) use ( &$asked ): array {
			++$asked;

			return $criteria;
		}
	);

	return (object) array(
		'block'    => array_keys( Listing\attributes_schema() ),
		'controls' => Elementor\widget_controls(),
		'sections' => array_keys( array_filter( Listing\attributes_schema(), static fn( array $schema ): bool => isset( Elementor\section_titles()[ $schema['panel'] ] ) ) ),
		'enums'    => array_map( static fn( array $schema ) => $schema['enum'], array_filter( Listing\attributes_schema(), static fn( array $schema ): bool => isset( $schema['enum'] ) ) ),
		'styles'   => Elementor\block_styles(),
		'asked'    => $asked,
	);
}

/**
 * What settings become. Attributes; those of the shortcode that is written, as the shortcode is read.
 *
 * @param array<string, mixed> $settings Settings of the widget.
 */
function read( array $settings ): object {
	load_mapping();
	$shortcode = Elementor\widget_shortcode( $settings );
	$inside    = substr( $shortcode, strlen( '[programas' ), -1 );
	$written   = shortcode_parse_atts( $inside );

	return (object) array(
		'attributes' => Elementor\block_attributes( $settings ),
		'written'    => Listing\shortcode_attributes( is_array( $written ) ? $written : array() )['attributes'],
		'shortcode'  => $shortcode,
	);
}
