<?php
/**
 * The style of a block in a shortcode: what WordPress's own controls set (colors, typography, spacing, border), as a block that becomes
 * a shortcode takes it along.
 *
 *     estilo="textColor=contrast; color.background=#fff; spacing.padding.top=1rem"
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
	$attributes = array();
	foreach ( array_filter( array_map( 'trim', explode( ';', $text ) ) ) as $entry ) {
		$parts = array_map( 'trim', explode( '=', $entry, 2 ) );
		if ( 1 !== preg_match( PLACE, $parts[0] ) || 1 !== preg_match( VALUE, $parts[1] ?? '' ) ) {
			return null;
		}
		$path   = explode( '.', $parts[0] );
		$nested = $parts[1];
		foreach ( array_reverse( count( $path ) > 1 ? array_merge( array( 'style' ), $path ) : $path ) as $name ) {
			$nested = array( $name => $nested );
		}
		$attributes = array_replace_recursive( $attributes, $nested );
	}

	return $attributes;
}
