<?php
/**
 * Programs and pictures for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Program;
use RuntimeException;

/**
 * Writes a program, published unless told otherwise.
 *
 * @param string               $title      Title.
 * @param list<int>            $categories IDs of its categories.
 * @param array<string, mixed> $fields     More, as wp_insert_post() takes it.
 * @return int ID.
 */
function program( string $title, array $categories = array(), array $fields = array() ): int {
	$id = post( $fields + array( 'post_type' => Program\POST_TYPE, 'post_title' => $title, 'post_status' => 'publish' ) );
	wp_set_object_terms( $id, $categories, Program\TAXONOMY );

	return $id;
}

/** Writes the program Acuarela in the category arte; its ID. */
function acuarela(): int {
	return program( 'Acuarela', array( category( 'Arte', 'arte' ) ) );
}

/** Writes the program Coro in the category musica; its ID. */
function coro(): int {
	return program( 'Coro', array( category( 'Música', 'musica' ) ) );
}

/** Writes Acuarela and Coro. */
function two_programs(): void {
	acuarela();
	coro();
}

/**
 * A post that is there.
 *
 * @param int $id ID.
 * @throws RuntimeException When it is not.
 */
function post_of( int $id ): \WP_Post {
	$post = get_post( $id );
	if ( ! $post instanceof \WP_Post ) {
		throw new RuntimeException( "No post $id." );
	}

	return $post;
}

/**
 * A program by its slug.
 *
 * @param string $slug Slug.
 */
function program_named( string $slug ): \WP_Post {
	return post_named( $slug, Program\POST_TYPE );
}

/**
 * Changes fields of a post.
 *
 * @param int                  $id     ID.
 * @param array<string, mixed> $fields As wp_update_post() takes them.
 */
function change_post( int $id, array $fields ): void {
	// @phpstan-ignore argument.type (any field of wp_update_post)
	wp_update_post( array( 'ID' => $id ) + $fields );
}

/**
 * Gives a post another title.
 *
 * @param int    $id    ID.
 * @param string $title Title.
 */
function retitle( int $id, string $title ): void {
	change_post( $id, array( 'post_title' => $title ) );
}

/**
 * Fields of a program with a picture of its own.
 *
 * @param string $alt Alternative text.
 * @return array{meta_input: array{_thumbnail_id: int}}
 */
function with_picture( string $alt = '' ): array {
	return array( 'meta_input' => array( '_thumbnail_id' => picture( $alt ) ) );
}

/**
 * Writes a post of any type as a user who may write any HTML.
 *
 * @param array<string, mixed> $fields As wp_insert_post() takes them.
 * @return int ID.
 * @throws RuntimeException When WordPress refuses it.
 */
function post( array $fields ): int {
	kses_remove_filters();
	// @phpstan-ignore argument.type (any field of wp_insert_post)
	$id = wp_insert_post( wp_slash( $fields ), true );
	if ( is_wp_error( $id ) ) {
		throw new RuntimeException( $id->get_error_message() );
	}
	update_post_meta( $id, MARK, '1' );

	return $id;
}

/**
 * Writes a picture in several sizes, of which only the data exist.
 *
 * @param string $alt Alternative text.
 * @return int ID.
 */
function picture( string $alt = '' ): int {
	$id   = post( array( 'post_type' => 'attachment', 'post_title' => 'Foto', 'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg' ) );
	$size = static fn( int $width ): array => array( 'file' => "foto-$width.jpg", 'width' => $width, 'height' => intdiv( $width * 3, 4 ), 'mime-type' => 'image/jpeg' );
	update_post_meta( $id, '_wp_attached_file', 'foto.jpg' );
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
	wp_update_attachment_metadata(
		$id,
		array(
			'width'  => 1600,
			'height' => 1200,
			'file'   => 'foto.jpg',
			'sizes'  => array( 'medium' => $size( 300 ), 'medium_large' => $size( 768 ), 'large' => $size( 1024 ) ),
		)
	);

	return $id;
}

/** Indexes all programs that a test has written, as the ends of their requests would. */
function index_programs(): void {
	while ( \ProgramsFilter\Listing\index_batch() > 0 ) {
		continue;
	}
}
