<?php
/**
 * The style of a block in a shortcode: what WordPress's own controls set (colors, typography, spacing, border), as a block that becomes
 * a shortcode takes it along: `textColor=contrast; color.background=#fff; spacing.padding.top=1rem`.
 *
 * The same as src/blocks/programas/shortcode/style.ts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Shortcode_Style;

defined( 'ABSPATH' ) || exit;

/**
 * A preset of the theme, or a place in the attribute `style`; and what stands there. WordPress checks the values again where it writes
 * them as CSS.
 */
const PLACE = '/^(backgroundColor|textColor|gradient|fontSize|fontFamily|borderColor'
	. '|(color|typography)\.[a-zA-Z]+'
	. '|spacing\.(margin|padding)(\.[a-z]+)?'
	. '|border\.(color|style|width|radius(\.[a-zA-Z]+)?|(top|right|bottom|left)\.(color|style|width))'
	. '|elements\.[a-z0-9]+(\.:[a-z-]+)?\.color\.[a-z]+)$/D';
const VALUE = '/^[^;=<>"\'\\\\[\]{}]{1,300}$/D';

/**
 * The block's attributes for a style.
 *
 * @param string $text What was written.
 * @return array<string, mixed>|null Null when any of it cannot be used.
 */
function parse( string $text ): ?array {
	$presets = array();
	$style   = array();
	foreach ( array_map( 'trim', explode( ';', $text ) ) as $entry ) {
		if ( '' === $entry ) {
			continue;
		}
		$parts = array_map( 'trim', explode( '=', $entry, 2 ) );
		if ( 1 !== preg_match( PLACE, $parts[0] ) || 1 !== preg_match( VALUE, $parts[1] ?? '' ) ) {
			return null;
		}
		if ( ! str_contains( $parts[0], '.' ) ) {
			$presets[ $parts[0] ] = $parts[1];
			continue;
		}
		$path   = explode( '.', $parts[0] );
		$nested = array( (string) array_pop( $path ) => $parts[1] );
		while ( array() !== $path ) {
			$nested = array( array_pop( $path ) => $nested );
		}
		$style = array_replace_recursive( $style, $nested );
	}

	return array() === $style ? $presets : $presets + array( 'style' => $style );
}
