<?php
/**
 * What people do at the same time.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\At_Once;

use ProgramsFilter\Import;
use ProgramsFilter\Program;
use const ProgramsFilter\Tests\MARK;
use function ProgramsFilter\Tests\Import_Steps\{begun, current_job, sign_in};
use function ProgramsFilter\Tests\{program, rest_post};

require_once __DIR__ . '/import/steps.php';

/**
 * Programs, and no others.
 *
 * @param int $count How many.
 * @return list<int> IDs.
 */
function numbered( int $count ): array {
	sign_in( 'editor' );

	return array_map( static fn( int $number ): int => program( "Programa $number" ), range( 1, $count ) );
}

/**
 * Saves an order as the list of programs does.
 *
 * @param list<int> $shown  IDs as they were seen.
 * @param list<int> $wanted IDs as they shall be.
 */
function save_order( array $shown, array $wanted ): int {
	sign_in( 'editor' );
	return rest_post( '/programs-filter/v1/order', compact( 'shown', 'wanted' ) )->get_status();
}

/**
 * The programs in their order.
 *
 * @return list<int> IDs.
 */
function order(): array {
	return array_keys( Program\order_numbers() );
}

/**
 * Begins an import: 20 programs in two categories that are not there.
 *
 * @param string $role Of who imports.
 */
function begin( string $role ): void {
	sign_in( $role );
	$rows = array_map( static fn( int $number ): string => "Taller $number;" . ( 0 === $number % 2 ? 'Coro' : 'Cerámica' ), range( 1, 20 ) );
	Import\go_to_step( begun( "Título;Categorías\n" . implode( "\n", $rows ) . "\n" ), 'import' );
}

/**
 * Does a part of a user's import.
 *
 * @param string $role Of who imports.
 */
function part( string $role ): string {
	sign_in( $role );
	// Time for the other import to look for the same programs.
	add_filter( 'pre_insert_term', __NAMESPACE__ . '\\slowly' );

	return Import\run_part( current_job(), 0.05 );
}

/**
 * Takes its time.
 *
 * @param mixed $term Name of a category.
 * @return mixed
 */
function slowly( $term ) {
	usleep( 300000 );

	return $term;
}

/** What the imports made; it is removed with the content of tests. */
function imported(): object {
	$programs = get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'draft', 'numberposts' => -1 ) );
	foreach ( $programs as $program ) {
		add_post_meta( $program->ID, MARK, '1' );
	}
	foreach ( array( 'editor', 'administrator' ) as $role ) {
		sign_in( $role );
		Import\end_job();
	}
	$categories = get_terms( array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false, 'fields' => 'names' ) );

	return (object) array(
		'programs'   => count( $programs ),
		'titles'     => count( array_unique( array_column( $programs, 'post_title' ) ) ),
		'categories' => is_array( $categories ) ? $categories : array(),
	);
}
