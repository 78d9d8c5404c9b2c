<?php
/**
 * Patterns.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Patterns;

/**
 * Those of the plugin.
 *
 * @return list<array<mixed>>
 */
function patterns(): array {
	return array_values(
		array_filter(
			\WP_Block_Patterns_Registry::get_instance()->get_all_registered(),
			static fn( array $pattern ): bool => in_array( 'programs-filter', (array) ( $pattern['categories'] ?? array() ), true )
		)
	);
}
