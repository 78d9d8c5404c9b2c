<?php
/**
 * The form that the filter is without script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Form;

use function ProgramsFilter\Tests\{acuarela, listing};

/**
 * A listing under an address with 500 parameters, and under one with a long parameter.
 *
 * @return list<string>
 */
function long_addresses(): array {
	acuarela();

	return array(
		listing( array(), implode( '&', array_map( static fn( int $number ): string => "s[$number]=1", range( 1, 500 ) ) ) ),
		listing( array(), 'p=1&s=' . str_repeat( 'x', 5000 ) . '&page=1' ),
	);
}

/**
 * The listing with attributes.
 *
 * @param list<array<string, mixed>> $attributes Attributes, of a listing each.
 * @return list<string>
 */
function listings( array $attributes ): array {
	acuarela();

	return array_map( static fn( array $one ): string => listing( $one ), $attributes );
}
