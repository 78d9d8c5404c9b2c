<?php
/**
 * Loading of rooms at their first use, and the objects that this plugin has registered.
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

/**
 * The object that this plugin registered under a name. A later registration of a post type or a taxonomy replaces an earlier one, so
 * the name alone does not tell whose it is.
 *
 * @param string $name       Name.
 * @param mixed  $registered Object that was registered just now.
 * @return mixed Null when there is none.
 */
function own_registration( string $name, $registered = null ) {
	static $own = array();
	if ( null !== $registered ) {
		$own[ $name ] = $registered;
	}

	return $own[ $name ] ?? null;
}
