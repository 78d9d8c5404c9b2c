<?php
/**
 * Categories and terms to choose from.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Order_Of_Terms;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{category, listing, program, term};

/**
 * A listing with pills of categories and a list of ages, which a plugin may sort by ID.
 *
 * @param list<string> $names  Names of categories, and of ages.
 * @param bool         $is_own Whether a plugin gives them an order of its own.
 */
function offered( array $names, bool $is_own ): string {
	register_taxonomy( 'edad', Program\POST_TYPE, array( 'public' => true ) );
	foreach ( $names as $name ) {
		$id = program( $name, array( category( $name ) ) );
		wp_set_object_terms( $id, array( term( $name, 'edad' ) ), 'edad' );
	}
	if ( $is_own ) {
		add_filter( 'get_terms_orderby', static fn(): string => 't.term_id' );
	}

	return listing( array( 'filters' => array( 'categoria', 'edad' ) ) );
}
