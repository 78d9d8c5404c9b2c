<?php
/**
 * The programs that the page of a program leads on to.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Related;

use ProgramsFilter\Categories;
use ProgramsFilter\Facts;
use ProgramsFilter\Period;
use ProgramsFilter\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Among how many programs it is looked for those that are not over.
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
 * Programs that are not over.
 *
 * @param array                $attributes Attributes of a listing.
 * @param array<int, \WP_Term> $categories All categories.
 * @param list<int>            $without    IDs of programs that are not wanted.
 * @param int                  $now        Unix time.
 * @phpstan-param ListingAttributes $attributes
 * @return list<\WP_Post>
 */
function not_over( array $attributes, array $categories, array $without, int $now ): array {
	$attributes['limit'] = LOOKED_AT;
	$programs            = Query\bare_programs( array( 'has_password' => false ) + Query\arguments( $attributes, $categories ) );
	$programs            = array_values( array_filter( $programs, static fn( \WP_Post $program ): bool => ! in_array( $program->ID, $without, true ) ) );
	Query\read_metadata( $programs );

	return array_values( array_filter( $programs, static fn( \WP_Post $program ): bool => ! Period\is_over( Facts\values( $program->ID ), $now ) ) );
}
