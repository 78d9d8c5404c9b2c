<?php
/**
 * The programs that the page of a program leads on to.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Related;

use ProgramsFilter\By_Time;
use ProgramsFilter\Categories;
use ProgramsFilter\Facts;
use ProgramsFilter\Period;
use ProgramsFilter\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Among how many programs it is first looked for those that are not over; nearly always there are enough.
 */
const LOOKED_AT = 24;

/**
 * Others of its categories, in their order, and where these are too few, any others: without it, without those that are over and those behind
 * a password.
 *
 * @param \WP_Post             $post       Program.
 * @param array                $attributes Attributes of the listing in which they are shown; its limit says how many.
 * @param array<int, \WP_Term> $categories All categories.
 * @param int                  $now        Unix time.
 * @phpstan-param ListingAttributes $attributes
 * @return list<\WP_Post> With their metadata in memory.
 */
function programs( \WP_Post $post, array $attributes, array $categories, int $now ): array {
	$most  = $attributes['limit'];
	$own   = array_column( Categories\of_program( $post ), 'slug' );
	$found = array();
	foreach ( array_unique( array( $own, array() ), SORT_REGULAR ) as $slugs ) {
		if ( count( $found ) < $most ) {
			$attributes['categories'] = $slugs;
			$found                    = array_merge( $found, not_over( $attributes, $categories, array_merge( array( $post->ID ), array_column( $found, 'ID' ) ), $now ) );
		}
	}

	return array_slice( $found, 0, $most );
}

/**
 * Programs that are not over: as many as are wanted, or more.
 *
 * @param array                $attributes Attributes of a listing; its limit says how many are wanted.
 * @param array<int, \WP_Term> $categories All categories.
 * @param list<int>            $without    IDs of programs that are not wanted.
 * @param int                  $now        Unix time.
 * @phpstan-param ListingAttributes $attributes
 * @return list<\WP_Post>
 */
function not_over( array $attributes, array $categories, array $without, int $now ): array {
	$most      = $attributes['limit'];
	$arguments = array( 'has_password' => false ) + Query\arguments( array( 'limit' => LOOKED_AT ) + $attributes, $categories );
	$programs  = Query\bare_programs( $arguments );
	$others    = others( $programs, $without );
	Query\read_metadata( $others );
	$found = array_values( array_filter( $others, static fn( \WP_Post $program ): bool => ! Period\is_over( Facts\values( $program->ID ), $now ) ) );
	if ( count( $found ) >= $most || count( $programs ) < LOOKED_AT ) {
		return $found;
	}
	// Nearly all of the first are over, so all are looked at.
	$wanted = array(
		By_Time\WHEN     => 'current-and-coming',
		'posts_per_page' => $most + count( $without ),
	);

	return others( Query\bare_programs( $wanted + $arguments ), $without );
}

/**
 * Programs but for some.
 *
 * @param list<\WP_Post> $programs Programs.
 * @param list<int>      $without  IDs of those that are not wanted.
 * @return list<\WP_Post>
 */
function others( array $programs, array $without ): array {
	return array_values( array_filter( $programs, static fn( \WP_Post $program ): bool => ! in_array( $program->ID, $without, true ) ) );
}
