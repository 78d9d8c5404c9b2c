<?php
/**
 * Data that no editor writes.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Damaged;

use function ProgramsFilter\Tests\category;
use function ProgramsFilter\Tests\force_parent;
use function ProgramsFilter\Tests\listing;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\without_numbers;

/**
 * Listings of a site with a loop in the parents of its categories: of all programs, and of a category in the loop.
 *
 * @return list<string>
 */
function loop(): array {
	$a = category( 'A', 'a' );
	$b = category( 'B', 'b', $a );
	$c = category( 'C', 'c', $b );
	program( 'Uno', array( $c ) );
	program( 'Otro', array( category( 'D', 'd' ) ) );
	force_parent( $a, $c );

	return array( listing(), listing( array( 'categories' => array( 'a' ) ) ) );
}

/**
 * The listing of a category that is its own parent, and of one whose parent is gone.
 */
function wrong_parents(): string {
	$a = category( 'A', 'a' );
	$b = category( 'B', 'b' );
	program( 'Uno', array( $a, $b ) );
	force_parent( $a, $a );
	force_parent( $b, 999999 );

	return listing();
}

/**
 * A listing without attributes, and one with attributes of other types.
 *
 * @return list<string>
 */
function wrong_attributes(): array {
	program( 'Uno', array( category( 'A', 'a' ) ) );
	$wrong = array(
		'categories'   => array( 'a' => 5 ),
		'limit'        => array( 1 ),
		'order'        => 7,
		'minCardWidth' => '9999999',
		'columnsWide'  => 99,
		'gap'          => '1px;color:red',
		'cardText'     => 'red;top:0',
		'pillRadius'   => 7,
		'pillText'     => "#fff\n;top:0",
		'showFilter'   => 'quizá',
		'target'       => array(),
		'allLabel'     => null,
		'anchor'       => array( 'x' ),
		'nada'         => 'x',
	);

	return array( without_numbers( listing() ), without_numbers( listing( $wrong ) ) );
}
