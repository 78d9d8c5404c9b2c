<?php
/**
 * Ages of the benchmark's programs: a taxonomy beside their categories, and pages with more criteria than the category.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

use function ProgramsFilter\Playground\write_post;

const AGES = array( 'De 0 a 5 años', 'De 6 a 11 años', 'De 12 a 17 años', 'De 18 a 29 años', 'De 30 a 64 años', 'Desde 65 años' );

/**
 * Gives each program an age: one in six has the first.
 *
 * @param int $count Programs.
 */
function write_ages( int $count ): void {
	$terms = array();
	foreach ( AGES as $order => $name ) {
		// In the order of their slugs, which is that of their beginnings.
		$term    = wp_insert_term( $name, AGE, array( 'slug' => "edad-$order" ) );
		$terms[] = is_array( $term ) ? (int) $term['term_id'] : 0;
	}
	$programs = get_posts(
		array(
			'post_type'      => 'pfilter_programa',
			'posts_per_page' => $count,
			'orderby'        => 'ID',
			'order'          => 'DESC',
			'fields'         => 'ids',
		)
	);
	$related  = array();
	foreach ( $programs as $number => $program ) {
		// Not in step with the categories.
		$related[] = array( $program, $terms[ intdiv( $number, 2 ) % count( $terms ) ] );
	}
	global $wpdb;
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	insert( $wpdb->term_relationships, array( 'object_id', 'term_taxonomy_id' ), $related );
	wp_update_term_count_now( $terms, AGE );
	wp_cache_flush();
}

/**
 * Writes a page with three criteria besides the category, and search.
 *
 * @param int $size Number of cards.
 */
function write_page_of_criteria( int $size ): void {
	write_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_date'    => DATE,
			'post_name'    => "bench-criteria-$size",
			'post_title'   => 'Programas',
			'post_content' => sprintf( '<!-- wp:programs-filter/programas {"limit":%d,"filters":["buscar","categoria","%s","cuando","gratis"],"align":"wide"} /-->', $size, AGE ),
		)
	);
}
