<?php
/**
 * Other names in addresses.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Parameter;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{coro, listing, two_programs, with_filter};

/**
 * The block under addresses, with each of other names for the parameter.
 *
 * @param list<mixed>  $names   What a filter names it.
 * @param list<string> $queries Query strings.
 * @return list<mixed> Of each name, a list.
 */
function listings( array $names, array $queries ): array {
	two_programs();
	$each = static fn(): array => array_map( static fn( string $query ): string => listing( array(), $query ), $queries );

	return array_map( static fn( $name ) => with_filter( 'programs_filter_parameter', static fn() => $name, $each ), $names );
}

/**
 * The address of a program, with each of other first parts.
 *
 * @param list<mixed> $parts What a filter makes it.
 * @return list<mixed>
 */
function addresses_with( array $parts ): array {
	$id      = coro();
	$address = static function () use ( $id ): string {
		unregister_post_type( Program\POST_TYPE );
		Program\register_programs();

		return wp_make_link_relative( (string) get_permalink( $id ) );
	};

	return array_map( static fn( $part ) => with_filter( 'programs_filter_rewrite_slug', static fn() => $part, $address ), $parts );
}
