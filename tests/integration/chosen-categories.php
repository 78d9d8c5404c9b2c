<?php
/**
 * Listings of chosen categories.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Chosen_Categories;

use function ProgramsFilter\Tests\{category, coro, listing, program};

/**
 * The listing of each choice, and of one with all others after it.
 *
 * @param list<list<string>> $choices Slugs.
 * @param list<string>       $first   Slugs of the last one.
 * @return list<string>
 */
function listings( array $choices, array $first ): array {
	$arte    = category( 'Arte', 'arte' );
	$pintura = category( 'Pintura', 'pintura', $arte );
	category( 'Vacía', 'vacia' );
	program( 'Acuarela', array( $arte ) );
	program( 'Óleo', array( $pintura ) );
	coro();
	program( 'Suelto' );

	$listings   = array_map( static fn( array $slugs ): string => listing( array( 'categories' => $slugs ) ), $choices );
	$listings[] = listing( array( 'categories' => $first, 'showOthers' => true ) );

	return $listings;
}
