<?php
/**
 * Other names in addresses.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Parameter;

use ProgramsFilter\Post_Type;
use function ProgramsFilter\Tests\{listing, program, two_programs, with_filter};
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

/**
 * The block under addresses, with another name for the parameter.
 *
 * @param mixed        $name    What a filter names it.
 * @param list<string> $queries Query strings.
 * @return mixed
 */
function listings( $name, array $queries ) {
	two_programs();

	return with_filter(
		'programs_filter_parameter',
		static fn() => $name,
		static fn(): array => array_map( static fn( string $query ): string => listing( array(), $query ), $queries )
	);
}

/**
 * The address of a program, with another first part.
 *
 * @param mixed $part What a filter makes it.
 * @return mixed
 */
function address_with( $part ) {
	return with_filter(
		'programs_filter_rewrite_slug',
		static fn() => $part,
		static function (): string {
			unregister_post_type( POST_TYPE );
			Post_Type\register();

			return wp_make_link_relative( (string) get_permalink( program( 'Coro', array(), array( 'post_name' => 'coro' ) ) ) );
		}
	);
}
