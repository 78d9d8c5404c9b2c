<?php
/**
 * Sorts names in natural order, ignoring case and accents. Used for the options of filters and for categories.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns names in natural order.
 *
 * @template Key of array-key
 * @param array<Key, string> $names Names by any key.
 * @return array<Key, string> The same, sorted.
 */
function sort_naturally( array $names ): array {
	$folded = array_map( static fn( string $name ): string => strtolower( remove_accents( $name ) ), $names );
	natsort( $folded );

	return array_replace( $folded, $names );
}
