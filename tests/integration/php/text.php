<?php
/**
 * What tests look for in texts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/**
 * A value that is a text, although its type does not say so.
 *
 * @param mixed $value Value.
 * @throws \UnexpectedValueException When it is none.
 */
function text( $value ): string {
	if ( ! is_string( $value ) ) {
		throw new \UnexpectedValueException( 'No text: ' . gettype( $value ) );
	}

	return $value;
}

/**
 * What a pattern finds first.
 *
 * @param string $pattern Pattern.
 * @param string $html    HTML.
 * @return string Its first group, or all of it without one; '' when it finds nothing.
 */
function found( string $pattern, string $html ): string {
	return 1 === preg_match( $pattern, $html, $found ) ? $found[1] ?? $found[0] : '';
}

/**
 * HTML without the number that each listing of a request has of its own.
 *
 * @param string $html HTML.
 */
function without_numbers( string $html ): string {
	return (string) preg_replace( '/programas-\d+/', 'programas-N', $html );
}
