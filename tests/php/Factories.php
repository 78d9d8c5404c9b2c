<?php
/**
 * What tests can have made.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Program;

/** One factory for each kind. */
final class Factories {
	/**
	 * Posts of any type: published posts, if the fields do not say otherwise.
	 *
	 * @var Factory
	 */
	public Factory $post;

	/**
	 * Pictures in several sizes, of which only the data exist: also `alt`.
	 *
	 * @var Factory
	 */
	public Factory $picture;

	/**
	 * Programs: also `categories`, slugs that are made when they are missing, and `facts` by their own keys.
	 *
	 * @var Factory
	 */
	public Factory $program;

	/**
	 * Terms: `name`, `taxonomy` (default: the categories of programs), `slug`, `parent`.
	 *
	 * @var Factory
	 */
	public Factory $term;

	/**
	 * Users: subscribers, if the fields do not say otherwise.
	 *
	 * @var Factory
	 */
	public Factory $user;

	/** Sets them. */
	public function __construct() {
		$this->post    = new Factory( array( self::class, 'insert_post' ) );
		$this->picture = new Factory( array( self::class, 'insert_picture' ) );
		$this->program = new Factory( array( self::class, 'insert_program' ) );
		$this->term    = new Factory( array( self::class, 'insert_term' ) );
		$this->user    = new Factory(
			// @phpstan-ignore argument.type (any field of wp_insert_user)
			static fn( array $fields ) => wp_insert_user( $fields + array( 'user_login' => uniqid( 'user-' ), 'user_pass' => 'x' ) )
		);
	}

	/**
	 * Writes a post.
	 *
	 * @param array<string, mixed> $fields Fields.
	 * @return int|\WP_Error
	 */
	public static function insert_post( array $fields ) {
		$fields += array( 'post_status' => 'publish', 'post_title' => 'Título' );

		// @phpstan-ignore argument.type (any field of wp_insert_post)
		return wp_insert_post( wp_slash( $fields ), true );
	}

	/**
	 * Writes a picture.
	 *
	 * @param array<string, mixed> $fields Fields.
	 * @return int|\WP_Error
	 */
	public static function insert_picture( array $fields ) {
		$fields += array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg', 'alt' => '' );
		$id      = self::insert_post( array_diff_key( $fields, array( 'alt' => '' ) ) );
		if ( is_int( $id ) ) {
			$size = static fn( int $width ): array => array(
				'file'      => "foto-$width.jpg",
				'width'     => $width,
				'height'    => intdiv( $width * 3, 4 ),
				'mime-type' => 'image/jpeg',
			);
			update_post_meta( $id, '_wp_attached_file', 'foto.jpg' );
			update_post_meta( $id, '_wp_attachment_image_alt', $fields['alt'] );
			wp_update_attachment_metadata(
				$id,
				array(
					'width'  => 1600,
					'height' => 1200,
					'file'   => 'foto.jpg',
					'sizes'  => array( 'medium' => $size( 300 ), 'medium_large' => $size( 768 ), 'large' => $size( 1024 ) ),
				)
			);
		}

		return $id;
	}

	/**
	 * Writes a program.
	 *
	 * @param array<string, mixed> $fields Fields.
	 * @return int|\WP_Error
	 */
	public static function insert_program( array $fields ) {
		$categories = (array) ( $fields['categories'] ?? array() );
		$facts      = (array) ( $fields['facts'] ?? array() );
		unset( $fields['categories'], $fields['facts'] );
		$id = self::insert_post( array( 'post_type' => Program\POST_TYPE ) + $fields + array( 'post_title' => 'Acuarela' ) );
		if ( is_int( $id ) ) {
			wp_set_object_terms( $id, array_filter( $categories, 'is_string' ), Program\TAXONOMY );
			$meta  = array();
			$typed = array();
			// Short for the sessions that a beginning and an end say.
			$dates = array_filter( array_intersect_key( $facts, Program\DERIVED_FACTS ), 'is_string' ) + Program\DERIVED_FACTS;
			$line  = Program\get_sessions_of_dates( $dates['start'], $dates['end'] );
			$facts = array_diff_key( $facts, Program\DERIVED_FACTS ) + ( '' === $line ? array() : array( 'sessions' => $line ) );
			foreach ( $facts as $fact => $value ) {
				$meta[ "pfilter_$fact" ] = $value;
				if ( is_string( $value ) && null !== Program\get_fact_by_meta_key( "pfilter_$fact" ) ) {
					$typed[ "pfilter_$fact" ] = $value;
				}
			}
			// Words are read, as where an editor types them.
			$read = Program\complete_typed_facts( $typed, $id );
			foreach ( $read + $meta as $key => $value ) {
				update_post_meta( $id, $key, $value );
			}
		}

		return $id;
	}

	/**
	 * Writes a term.
	 *
	 * @param array<string, mixed> $fields Fields.
	 * @return int|\WP_Error
	 */
	public static function insert_term( array $fields ) {
		$fields += array( 'name' => 'Arte', 'taxonomy' => Program\TAXONOMY );

		// @phpstan-ignore argument.type, cast.string, cast.string (fields of wp_insert_term)
		$term = wp_insert_term( (string) $fields['name'], (string) $fields['taxonomy'], $fields );

		return is_wp_error( $term ) ? $term : $term['term_id'];
	}
}
