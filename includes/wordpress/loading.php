<?php
/**
 * Loading of rooms at their first use.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * A callback that loads a room before it calls a function of it.
 *
 * @param callable-string $function Full name of the function. Its namespace has a function `load()`.
 */
function lazily( string $function ): \Closure {
	return static function ( ...$arguments ) use ( $function ) {
		$load = substr( $function, 0, (int) strrpos( $function, '\\' ) ) . '\\load';
		if ( is_callable( $load ) ) {
			$load();
		}

		return $function( ...$arguments );
	};
}
