<?php
/**
 * Calls every callback of this plugin as no WordPress would.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Hostile_Callers;

use ProgramsFilter\Admin_List;
use ProgramsFilter\Admin_Messages;
use ProgramsFilter\Collision_Notice;
use const ProgramsFilter\PLUGIN_DIR;

/**
 * Calls them.
 *
 * @return array{called: list<string>, broken: list<string>} Where they are called from, and what breaks.
 */
function call_all(): array {
	// Not loaded outside of the admin.
	require_once PLUGIN_DIR . '/includes/admin/collision-notice.php';
	require_once PLUGIN_DIR . '/includes/admin/list.php';
	require_once PLUGIN_DIR . '/includes/admin/messages.php';
	Collision_Notice\bootstrap();
	Admin_List\bootstrap();
	Admin_Messages\bootstrap();
	rest_get_server();
	$called = array();
	$broken = array();
	foreach ( array_merge( of_hooks(), of_shortcodes(), of_rest_fields() ) as list( $place, $function, $accepted ) ) {
		if ( ! is_ours( $place, $function, $accepted ) ) {
			continue;
		}
		$called[] = $place;
		foreach ( wrong_values() as $value ) {
			// Alone, and with others as bad behind it.
			foreach ( array( 1, $accepted ) as $number ) {
				$error = error_of( $function, array_fill( 0, max( 1, $number ), $value ) );
				if ( '' !== $error ) {
					$broken[] = "$place: $error";
				}
			}
		}
	}

	return array(
		'called' => $called,
		'broken' => array_values( array_unique( $broken ) ),
	);
}

/**
 * Callbacks of hooks.
 *
 * @return list<array{string, mixed, int}> The hook, the callback, and how many arguments it accepts.
 */
function of_hooks(): array {
	$found = array();
	foreach ( is_array( $GLOBALS['wp_filter'] ) ? $GLOBALS['wp_filter'] : array() as $hook => $filter ) {
		foreach ( $filter instanceof \WP_Hook ? $filter->callbacks : array() as $of_priority ) {
			foreach ( is_array( $of_priority ) ? $of_priority : array() as $callback ) {
				if ( is_array( $callback ) && is_int( $callback['accepted_args'] ) ) {
					$found[] = array( (string) $hook, $callback['function'], $callback['accepted_args'] );
				}
			}
		}
	}

	return $found;
}

/**
 * Callbacks of shortcodes.
 *
 * @return list<array{string, mixed, int}>
 */
function of_shortcodes(): array {
	$found = array();
	foreach ( is_array( $GLOBALS['shortcode_tags'] ) ? $GLOBALS['shortcode_tags'] : array() as $tag => $function ) {
		$found[] = array( "[$tag]", $function, 3 );
	}

	return $found;
}

/**
 * Callbacks of fields of the REST API.
 *
 * @return list<array{string, mixed, int}>
 */
function of_rest_fields(): array {
	$found = array();
	foreach ( is_array( $GLOBALS['wp_rest_additional_fields'] ) ? $GLOBALS['wp_rest_additional_fields'] : array() as $type => $fields ) {
		foreach ( is_array( $fields ) ? $fields : array() as $name => $field ) {
			$found[] = array( "$type.$name", is_array( $field ) ? $field['get_callback'] ?? null : null, 4 );
		}
	}

	return $found;
}

/**
 * Whether a callback is one of this plugin that gets something.
 *
 * @param string $place    Where it is called from.
 * @param mixed  $function Callback.
 * @param int    $accepted How many arguments it accepts.
 * @phpstan-assert-if-true callable $function
 */
function is_ours( string $place, $function, int $accepted ): bool {
	if ( 0 === $accepted || 1 === preg_match( '/^(de)?activate_/', $place ) ) {
		return false;
	}
	if ( ! $function instanceof \Closure && ! ( is_string( $function ) && function_exists( $function ) ) ) {
		return false;
	}
	$reflection = new \ReflectionFunction( $function );

	return str_starts_with( (string) $reflection->getFileName(), PLUGIN_DIR . '/' ) && $reflection->getNumberOfParameters() > 0;
}

/**
 * What no WordPress gives.
 *
 * @return list<mixed>
 */
function wrong_values(): array {
	return array(
		null,
		false,
		true,
		'',
		'x',
		0,
		5,
		1.5,
		array(),
		array( null ),
		array(
			'id'      => 'x',
			'orderby' => 'x',
			'slug'    => array(),
		),
		new \stdClass(),
	);
}

/**
 * What a callback breaks with.
 *
 * @param callable    $function  Callback.
 * @param list<mixed> $arguments What it gets.
 * @return string Message; '' when it breaks nothing.
 */
function error_of( callable $function, array $arguments ): string {
	ob_start();
	try {
		$function( ...$arguments );

		return '';
	} catch ( \Throwable $error ) {
		return $error->getMessage();
	} finally {
		ob_end_clean();
	}
}
