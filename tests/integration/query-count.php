<?php
/**
 * Programs, and how many queries their listing costs.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB -- Written so, 200 programs take a second.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Query_Count;

use function ProgramsFilter\Tests\{category, database, listing};
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

/**
 * Queries of a listing, with nothing in memory, of programs with two nested categories and a picture each.
 *
 * @param int                  $programs   How many programs.
 * @param array<string, mixed> $attributes Attributes of the block.
 * @throws \RuntimeException When the listing does not show them all.
 */
function queries( int $programs, array $attributes ): int {
	$categories = array( category( 'Pintura', 'pintura', category( 'Arte', 'arte' ) ), category( 'Música', 'musica' ) );
	for ( $number = 1; $number <= $programs; $number++ ) {
		write_program( $number, $categories );
	}
	wp_cache_flush();
	wp_load_alloptions();
	$before = database()->num_queries;
	$cards  = substr_count( listing( $attributes ), '<li class="programas-card"' );
	if ( $programs !== $cards ) {
		throw new \RuntimeException( "$cards cards" );
	}

	return database()->num_queries - $before;
}

/**
 * Writes a program with a picture.
 *
 * @param int       $number     Its number.
 * @param list<int> $categories IDs.
 */
function write_program( int $number, array $categories ): void {
	$database = database();
	$picture  = write_post( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg' ) );
	$id       = write_post(
		array(
			'post_type'    => POST_TYPE,
			'post_status'  => 'publish',
			'post_title'   => "P $number",
			'post_name'    => "p-$number",
			'post_content' => "Texto $number",
		)
	);
	$rows     = array( array( $picture, '_wp_attached_file', 'foto.jpg' ), array( $id, '_thumbnail_id', (string) $picture ) );
	foreach ( facts( $number ) as $key => $value ) {
		$rows[] = array( $id, $key, $value );
	}
	foreach ( $rows as list( $post, $key, $value ) ) {
		$database->insert( $database->postmeta, array( 'post_id' => $post, 'meta_key' => $key, 'meta_value' => $value ) );
	}
	foreach ( $categories as $category ) {
		$term = get_term( $category );
		$database->insert(
			$database->term_relationships,
			array( 'object_id' => $id, 'term_taxonomy_id' => $term instanceof \WP_Term ? $term->term_taxonomy_id : 0 )
		);
	}
}

/**
 * Facts of a program, by the keys of their metadata.
 *
 * @param int $number Its number.
 * @return array<string, string>
 */
function facts( int $number ): array {
	return array(
		'pfilter_start'        => sprintf( '2026-03-%02dT18:00', $number % 28 + 1 ),
		'pfilter_end'          => sprintf( '2997-06-%02d', $number % 28 + 1 ),
		'pfilter_place'        => "Sala $number",
		'pfilter_price'        => "$number €",
		'pfilter_signup_until' => '2997-01-01',
		'pfilter_email'        => "p$number@encina.es",
	);
}

/**
 * Writes a row of the posts.
 *
 * @param array<string, string> $fields Fields.
 * @return int ID.
 */
function write_post( array $fields ): int {
	$needed = array_fill_keys( array( 'post_title', 'post_content', 'post_excerpt', 'to_ping', 'pinged', 'post_content_filtered' ), '' );
	database()->insert( database()->posts, $fields + $needed );

	return database()->insert_id;
}
