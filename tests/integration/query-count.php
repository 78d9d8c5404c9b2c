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
	$database = database();
	$picture  = write_post( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg' ) );
	$id       = write_post( array( 'post_type' => POST_TYPE, 'post_status' => 'publish', 'post_title' => "P $number", 'post_name' => "p-$number", 'post_content' => "Texto $number" ) );
	$day      = $number % 28 + 1;
	$meta     = array(
		'_thumbnail_id'        => (string) $picture,
		'pfilter_start'        => sprintf( '2026-03-%02dT18:00', $day ),
		'pfilter_end'          => sprintf( '2997-06-%02d', $day ),
		'pfilter_place'        => "Sala $number",
		'pfilter_price'        => "$number €",
		'pfilter_signup_until' => '2997-01-01',
		'pfilter_email'        => "p$number@encina.es",
	);
	$database->insert( $database->postmeta, array( 'post_id' => $picture, 'meta_key' => '_wp_attached_file', 'meta_value' => 'foto.jpg' ) );
	foreach ( $meta as $key => $value ) {
		$database->insert( $database->postmeta, array( 'post_id' => $id, 'meta_key' => $key, 'meta_value' => $value ) );
	}
	foreach ( $categories as $category ) {
		$term = get_term( $category );
		$database->insert( $database->term_relationships, array( 'object_id' => $id, 'term_taxonomy_id' => $term instanceof \WP_Term ? $term->term_taxonomy_id : 0 ) );
	}
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
