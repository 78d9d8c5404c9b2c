<?php
/**
 * Pieces of HTML that renderer and templates share.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * HTML attributes, escaped, each with a space before it.
 *
 * @since n.e.x.t
 *
 * @param array<string, string> $attributes Values by name.
 */
function html_attributes( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %1$s="%2$s"', $name, without_brackets( esc_attr( $value ) ) );
	}

	return $html;
}

/**
 * Hidden inputs of a form.
 *
 * @since n.e.x.t
 *
 * @param list<Parameter> $fields Names and values.
 */
function hidden_inputs( array $fields ): string {
	$html = '';
	foreach ( $fields as list( $name, $value ) ) {
		$html .= sprintf( '<input type="hidden"%s>', html_attributes( compact( 'name', 'value' ) ) );
	}

	return $html;
}
