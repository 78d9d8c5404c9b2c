<?php
/**
 * Values of facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Fact_Values;

use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

/**
 * What values become where they are stored.
 *
 * @param list<array{string, mixed, string|null}> $cases Key of a fact's metadata, and value.
 * @return list<mixed>
 */
function cleaned( array $cases ): array {
	return array_map( static fn( array $one ) => sanitize_meta( $one[0], $one[1], 'post', POST_TYPE ), $cases );
}
