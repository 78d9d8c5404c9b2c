<?php
/**
 * Makes what tests need.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/** Writes objects of one kind. */
final class Factory {
	/**
	 * Writes one, and gives its ID or WordPress's error.
	 *
	 * @var callable(array<string, mixed>): (int|\WP_Error)
	 */
	private $insert;

	/**
	 * A kind of objects.
	 *
	 * @param callable(array<string, mixed>): (int|\WP_Error) $insert Writes one.
	 */
	public function __construct( callable $insert ) {
		$this->insert = $insert;
	}

	/**
	 * Writes one.
	 *
	 * @param array<string, mixed> $fields Its fields, as WordPress names them.
	 * @return int ID.
	 * @throws \RuntimeException When WordPress refuses it.
	 */
	public function create( array $fields = array() ): int {
		$id = ( $this->insert )( $fields );
		if ( $id instanceof \WP_Error ) {
			throw new \RuntimeException( $id->get_error_message() );
		}

		return $id;
	}

	/**
	 * Writes a post.
	 *
	 * @param array<string, mixed> $fields Its fields, as above.
	 * @throws \RuntimeException When WordPress refuses it.
	 */
	public function create_and_get( array $fields = array() ): \WP_Post {
		$post = get_post( $this->create( $fields ) );
		if ( ! $post instanceof \WP_Post ) {
			throw new \RuntimeException( 'This is no post.' );
		}

		return $post;
	}
}
