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
use ProgramsFilter\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Others of its categories, in their order, and where these are too few, any others: without it, without those that are over and those behind
 * a password.
 *
 * @param \WP_Post             $post       Program.
 * @param array                $attributes Attributes of the listing in which they are shown; its limit says how many.
 * @param array<int, \WP_Term> $categories All categories.
 * @phpstan-param ListingAttributes $attributes
 * @return list<\WP_Post> With their metadata and categories in memory.
 */
function programs( \WP_Post $post, array $attributes, array $categories ): array {
	$most = $attributes['limit'];
	// Behind a password nothing is told of it.
	$own   = post_password_required( $post ) ? array() : array_column( Categories\of_program( $post ), 'slug' );
	$found = array( $post->ID => $post );
	foreach ( array_unique( array( $own, array() ), SORT_REGULAR ) as $slugs ) {
		if ( count( $found ) <= $most ) {
			$wanted = array(
				By_Time\WHEN     => 'current-and-coming',
				'has_password'   => false,
				// Those that are found already may be among them.
				'posts_per_page' => $most + count( $found ),
			);
			$found += array_column( Query\programs( $wanted + Query\arguments( array( 'categories' => $slugs ) + $attributes, $categories ) ), null, 'ID' );
		}
	}

	return array_slice( $found, 1, $most );
}
