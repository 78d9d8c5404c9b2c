<?php
/**
 * Every callback of the plugin in WordPress's hooks. Runs inside WordPress; see index.ts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Hooks;

use const ProgramsFilter\PLUGIN_DIR;

/**
 * The hooks as they stand when WordPress is loaded, and with the admin's areas.
 *
 * @return list<array{hook: string, priority: int, callback: string, file: string, line: int}> In the order of the hooks' names.
 */
function list_hooks(): array {
	// Not loaded outside of the admin.
	\ProgramsFilter\Admin\bootstrap_admin();

	$filters = $GLOBALS['wp_filter'];
	$found   = array();
	foreach ( is_array( $filters ) ? $filters : array() as $hook => $filter ) {
		foreach ( $filter instanceof \WP_Hook ? $filter->callbacks : array() as $priority => $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $function ) {
				if ( ! $function instanceof \Closure && ( ! is_string( $function ) || ! function_exists( $function ) ) ) {
					continue;
				}
				$reflection = new \ReflectionFunction( $function );
				$path       = (string) $reflection->getFileName();
				if ( str_starts_with( $path, PLUGIN_DIR . '/' ) ) {
					$found[] = array(
						'hook'     => (string) $hook,
						'priority' => $priority,
						'callback' => (string) preg_replace( '/^ProgramsFilter\\\\/', '', $reflection->getName() ),
						'file'     => (string) substr( $path, strlen( PLUGIN_DIR ) + 1 ),
						'line'     => (int) $reflection->getStartLine(),
					);
				}
			}
		}
	}
	usort( $found, static fn( array $one, array $other ): int => array( $one['hook'], $one['priority'] ) <=> array( $other['hook'], $other['priority'] ) );

	return $found;
}
