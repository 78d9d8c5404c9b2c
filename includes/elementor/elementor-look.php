<?php
/**
 * The widget's controls of the look, as data.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Elementor_Look;

use ProgramsFilter\Look;

defined( 'ABSPATH' ) || exit;

/**
 * The control of a part of the look: it writes the listing's custom property, for which Elementor needs no new HTML.
 *
 * @param string               $name   Attribute.
 * @param array<string, mixed> $schema Its JSON schema.
 * @return array<string, mixed>
 */
function control( string $name, array $schema ): array {
	$property = Look\PROPERTIES[ $name ];
	if ( 'integer' === ( $schema['type'] ?? '' ) ) {
		$numbers = range( 1, is_int( $schema['maximum'] ?? null ) ? $schema['maximum'] : 6 );

		return array(
			'type'      => 'select',
			'default'   => '',
			'options'   => array( '' => _x( 'Automatic', 'number of columns', 'programs-filter' ) ) + array_combine( $numbers, array_map( 'strval', $numbers ) ),
			'selectors' => array( '{{WRAPPER}} .programas' => "$property: {{VALUE}};" ),
		);
	}
	if ( str_contains( is_string( $schema['pattern'] ?? null ) ? $schema['pattern'] : '', 'rgb' ) ) {
		return of_color( $name );
	}

	return array(
		'type'       => 'slider',
		'default'    => array(
			'unit' => 'px',
			'size' => '',
		),
		'size_units' => array( 'px', 'em', 'rem', '%', 'vw' ),
		'selectors'  => array( '{{WRAPPER}} .programas' => "$property: {{SIZE}}{{UNIT}};" ),
	);
}

/**
 * The control of a color. What another text stands on is opaque, and gives that text black or white, whichever can be read on it.
 *
 * @param string $name Attribute.
 * @return array<string, mixed>
 */
function of_color( string $name ): array {
	$colors = array( Look\PROPERTIES[ $name ] => '{{VALUE}}' );
	$text   = array_search( $name, Look\ON, true );
	if ( is_string( $text ) ) {
		$colors[ Look\PROPERTIES[ $text ] ] = Look\readable_on( '{{VALUE}}' );
	}
	$css = '';
	foreach ( $colors as $property => $color ) {
		$css .= "$property: $color;";
	}

	return array(
		'type'      => 'color',
		'alpha'     => false === $text,
		'selectors' => array( '{{WRAPPER}} .programas' => $css ) + array_fill_keys( isset( $colors[ Look\PROPERTIES['cardText'] ] ) ? array( '{{WRAPPER}} .programas .programas-card__title' ) : array(), 'color: inherit;' ),
	);
}
