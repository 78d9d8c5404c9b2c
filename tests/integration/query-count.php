<?php
/**
 * Programs, and how many queries their listing costs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Query_Count;

use function ProgramsFilter\Tests\{category, database, listing, program, with_picture};

/**
 * Queries of listings, with nothing in memory, of programs with two nested categories, facts and a picture each.
 *
 * @param list<array{int, array<string, mixed>}> $listings How many programs there are, attributes of the block.
 * @return list<int>
 * @throws \RuntimeException When a listing does not show what it should.
 */
function queries( array $listings ): array {
	$categories = array( category( 'Pintura', 'pintura', category( 'Arte', 'arte' ) ), category( 'Música', 'musica' ) );
	$written    = 0;
	$queries    = array();
	foreach ( $listings as list( $programs, $attributes ) ) {
		while ( $written < $programs ) {
			write_program( ++$written, $categories );
		}
		wp_cache_flush();
		wp_load_alloptions();
		$before    = database()->num_queries;
		$cards     = substr_count( listing( $attributes ), '<li class="programas-card"' );
		$queries[] = database()->num_queries - $before;
		if ( ( $attributes['limit'] ?? $programs ) !== $cards ) {
			throw new \RuntimeException( "$cards cards" );
		}
	}

	return $queries;
}

/**
 * Writes a program with a picture.
 *
 * @param int       $number     Its number.
 * @param list<int> $categories IDs.
 */
function write_program( int $number, array $categories ): void {
	$day  = $number % 28 + 1;
	$meta = array(
		'pfilter_start'        => sprintf( '2026-03-%02dT18:00', $day ),
		'pfilter_end'          => sprintf( '2197-06-%02d', $day ),
		'pfilter_place'        => "Sala $number",
		'pfilter_price'        => "$number €",
		'pfilter_signup_until' => '2197-01-01',
		'pfilter_email'        => "p$number@encina.es",
	);
	program( "P $number", $categories, array( 'post_content' => "Texto $number", 'meta_input' => $meta + with_picture()['meta_input'] ) );
}
