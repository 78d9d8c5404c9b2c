<?php
/**
 * Programs in categories of all kinds of slugs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Filtered_State;

use function ProgramsFilter\Tests\category;
use function ProgramsFilter\Tests\category_with_raw_slug;
use function ProgramsFilter\Tests\coro;
use function ProgramsFilter\Tests\listing;
use function ProgramsFilter\Tests\program;

/**
 * Writes them.
 */
function contents(): void {
	$arte = category( 'Arte', 'arte' );
	program( 'Acuarela', array( $arte ) );
	coro();
	program( 'Óleo', array( category( 'Pintura', 'pintura', $arte ) ) );
	program( 'Tertulia', array( category( '2026', '2026' ) ) );
	program( 'Haiku', array( category( '日本', '日本' ) ) );
	program( 'Mayúsculas', array( category_with_raw_slug( 'Mayor', 'ARRIBA' ) ) );
	program( 'Oferta', array( category_with_raw_slug( 'Rebaja', '50%' ) ) );
}

/**
 * The listing under addresses, on a page in the order of the titles, and on a page that opens on a category.
 *
 * @param list<string> $queries Query strings.
 * @return list<list<string>>
 */
function asked( array $queries ): array {
	contents();

	return array(
		array_map( static fn( string $query ): string => listing( array( 'orderBy' => 'title' ), $query ), $queries ),
		array_map( static fn( string $query ): string => listing( array( 'initialCategory' => 'musica' ), $query ), $queries ),
	);
}

/**
 * Listings that open on a category, or on none.
 *
 * @return array<string, string>
 */
function opening(): array {
	contents();

	return array_map(
		static fn( array $attributes ): string => listing( $attributes ),
		array(
			'chosen'  => array( 'initialCategory' => 'arte' ),
			'none'    => array(),
			'unknown' => array( 'initialCategory' => 'no-existe' ),
			'all'     => array( 'initialCategory' => 'all' ),
			'unused'  => array(
				'initialCategory' => 'arte',
				'categories'      => array( 'musica' ),
			),
			'grid'    => array(
				'initialCategory' => 'arte',
				'showFilter'      => false,
			),
		)
	);
}
