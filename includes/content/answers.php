<?php
/**
 * Texts that WordPress gives through filters, which other plugins may answer with anything: nothing, a number, an object.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * A text; what WordPress itself had, where somebody answered with none.
 *
 * @param string            $hook Filter.
 * @param callable(): mixed $code What asks WordPress. It is done again where the answer cannot be used.
 */
function text( string $hook, callable $code ): string {
	$answer = $code();
	if ( is_string( $answer ) && '' !== $answer ) {
		return $answer;
	}
	$own  = '';
	$read = static function ( $value ) use ( &$own ) {
		$own = is_string( $value ) ? $value : '';
		return $value;
	};
	add_filter( $hook, $read, PHP_INT_MIN );
	try {
		$code();
	} finally {
		remove_filter( $hook, $read, PHP_INT_MIN );
	}

	return $own;
}

/**
 * A number as the page's language writes it.
 *
 * @since n.e.x.t
 *
 * @param int $number Number.
 */
function number( int $number ): string {
	return text( 'number_format_i18n', static fn() => number_format_i18n( $number ) );
}

/**
 * What stands between the digits of a thousand: scripts put there the same.
 *
 * @since n.e.x.t
 */
function thousands(): string {
	return str_replace( array( '1', '0' ), '', number( 1000 ) );
}

/**
 * The page's locale.
 */
function locale(): string {
	foreach ( array(
		'determine_locale' => 'determine_locale',
		'locale'           => 'get_locale',
	) as $hook => $ask ) {
		$locale = text( $hook, $ask );
		if ( '' !== $locale ) {
			return $locale;
		}
	}

	return 'en_US';
}
