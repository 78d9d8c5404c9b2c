<?php
/**
 * Six example programs with categories and pictures (example-programs.php), and their removal.
 *
 * Each has a mark. That of a program is a fingerprint: a program that was changed since is no example any more, and stays.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/** Metadata of programs (fingerprint), pictures (title) and categories (name) that are examples. */
const EXAMPLE_META = '_programs_filter_example';

/** Writes the examples in the site's language, unless there are some. */
function write_examples(): void {
	if ( array() !== stored_examples() ) {
		return;
	}
	$switched = switch_to_locale( get_locale() );
	/**
	 * The examples.
	 *
	 * @var list<array{title: string, excerpt: string, categories: list<string>, picture: non-empty-string, facts: array<string, string>}> $examples
	 */
	$examples = require __DIR__ . '/example-programs.php';
	foreach ( $examples as $example ) {
		$meta = array();
		foreach ( $example['facts'] as $fact => $value ) {
			$meta[ Program\fact_meta_key( $fact ) ] = $value;
		}
		$note = __( 'This program is an example. Change whatever you like and it is yours, or remove all the examples with one click in the list of programs.', 'programs-filter' );
		$id   = wp_insert_post(
			// @phpstan-ignore argument.type (wp_slash() keeps the shape; its stub does not say so)
			wp_slash(
				array(
					'post_type'    => Program\POST_TYPE,
					'post_status'  => 'publish',
					'post_title'   => $example['title'],
					'post_excerpt' => $example['excerpt'],
					'post_content' => sprintf( "%1\$s%3\$s%2\$s\n\n%1\$s%4\$s%2\$s", "<!-- wp:paragraph -->\n<p>", "</p>\n<!-- /wp:paragraph -->", esc_html( $example['excerpt'] ), esc_html( $note ) ),
					'meta_input'   => $meta,
				)
			)
		);
		wp_set_object_terms( $id, array_map( __NAMESPACE__ . '\\example_category', $example['categories'] ), Program\TAXONOMY );
		$picture = write_example_picture( $example['picture'] );
		if ( $picture > 0 ) {
			set_post_thumbnail( $id, $picture );
		}
		update_post_meta( $id, EXAMPLE_META, example_fingerprint( $id ) );
	}
	if ( $switched ) {
		restore_previous_locale();
	}
}

/**
 * ID of a category: the site's own of that name, else a new one.
 *
 * @param string $name Name.
 * @return int 0 when WordPress refuses it.
 */
function example_category( string $name ): int {
	$existing = get_term_by( 'name', $name, Program\TAXONOMY );
	if ( $existing instanceof \WP_Term ) {
		return $existing->term_id;
	}
	$created = wp_insert_term( $name, Program\TAXONOMY );
	if ( is_wp_error( $created ) ) {
		return 0;
	}
	add_term_meta( $created['term_id'], EXAMPLE_META, $name );

	return $created['term_id'];
}

/**
 * Copies a picture into the media library.
 *
 * @param non-empty-string $file File name.
 * @return int ID; 0 where the site does not accept it: the examples do without.
 */
function write_example_picture( string $file ): int {
	require_once ABSPATH . 'wp-admin/includes/media.php';
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$copy = wp_tempnam( $file );
	copy( PLUGIN_DIR . "/images/examples/$file", $copy );
	$id = media_handle_sideload(
		array(
			'name'     => $file,
			'tmp_name' => $copy,
		)
	);
	if ( is_wp_error( $id ) ) {
		wp_delete_file( $copy );
		return 0;
	}
	add_post_meta( $id, EXAMPLE_META, get_post_field( 'post_title', $id, 'raw' ) );

	return $id;
}

/**
 * Removes the examples that are as they were written, and their pictures and categories where nothing else uses them.
 *
 * @return int Number of programs that stay.
 */
function remove_examples(): int {
	$kept = 0;
	foreach ( stored_examples() as $id ) {
		if ( example_fingerprint( $id ) === get_post_meta( $id, EXAMPLE_META, true ) && current_user_can( 'delete_post', $id ) ) {
			wp_delete_post( $id, true );
		} else {
			++$kept;
		}
	}
	foreach ( stored_examples( 'attachment' ) as $id ) {
		$picture  = get_post( $id );
		$is_as_is = null !== $picture && get_post_meta( $id, EXAMPLE_META, true ) === $picture->post_title
			&& '' === $picture->post_content . $picture->post_excerpt && '' === get_post_meta( $id, '_wp_attachment_image_alt', true );
		if ( $is_as_is && ! is_picture_used( $id ) && current_user_can( 'delete_post', $id ) ) {
			wp_delete_attachment( $id, true );
		}
	}
	$categories = get_terms(
		array(
			'taxonomy'   => Program\TAXONOMY,
			'hide_empty' => false,
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once, after a click.
			'meta_key'   => EXAMPLE_META,
		)
	);
	foreach ( is_wp_error( $categories ) ? array() : $categories as $category ) {
		$is_as_is = get_term_meta( $category->term_id, EXAMPLE_META, true ) === $category->name && '' === $category->description && 0 === $category->parent;
		if ( $is_as_is && array() === get_objects_in_term( $category->term_id, Program\TAXONOMY ) && array() === get_term_children( $category->term_id, Program\TAXONOMY ) ) {
			wp_delete_term( $category->term_id, Program\TAXONOMY );
		}
	}
	// What stays is no example any more.
	delete_metadata( 'post', 0, EXAMPLE_META, '', true );
	delete_metadata( 'term', 0, EXAMPLE_META, '', true );

	return $kept;
}

/**
 * IDs of the examples, in any status.
 *
 * @param string $type Post type: programs, or their pictures.
 * @return list<int>
 */
function stored_examples( string $type = Program\POST_TYPE ): array {
	return array_values(
		get_posts(
			array(
				'post_type'   => $type,
				'post_status' => array_values( array_diff( get_post_stati(), array( 'auto-draft' ) ) ),
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- On screens of the admin that need it.
				'meta_key'    => EXAMPLE_META,
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		)
	);
}

/**
 * Marks the examples in the list.
 *
 * @param array<string, string> $states States of a post.
 * @param \WP_Post              $post   Post.
 * @return array<string, string>
 */
function add_example_state( array $states, \WP_Post $post ): array {
	if ( Program\POST_TYPE === $post->post_type && metadata_exists( 'post', $post->ID, EXAMPLE_META ) ) {
		$states[ EXAMPLE_META ] = esc_html_x( 'Example', 'program', 'programs-filter' );
	}

	return $states;
}

/**
 * A hash of what editors can change of a program, but for its place in the order, which changes with those of others.
 *
 * @param int $id Program.
 */
function example_fingerprint( int $id ): string {
	$fields = array( 'post_title', 'post_name', 'post_content', 'post_excerpt', 'post_status', 'post_date' );

	return md5(
		(string) wp_json_encode(
			array(
				array_intersect_key( (array) get_post( $id ), array_flip( $fields ) ),
				wp_get_object_terms(
					$id,
					Program\TAXONOMY,
					array(
						'fields'  => 'ids',
						'orderby' => 'term_id',
					)
				),
				get_post_thumbnail_id( $id ),
				Program\program_facts( $id ),
			)
		)
	);
}

/**
 * Whether a picture is the image of a post, the icon or the logo of the site, or named in a text or in metadata.
 *
 * @param int $id Picture.
 */
function is_picture_used( int $id ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$file = '%' . $wpdb->esc_like( pathinfo( (string) get_attached_file( $id ), PATHINFO_FILENAME ) ) . '%';
	// phpcs:disable WordPress.DB -- Once, after a click; WordPress's search splits a text into words.
	$use = $wpdb->get_var(
		$wpdb->prepare(
			"SELECT ID FROM %i WHERE ID <> %d AND post_type NOT IN ( 'revision', 'attachment' ) AND ( post_content LIKE %s OR post_content LIKE %s )
			UNION SELECT post_id FROM %i WHERE post_id <> %d AND ( meta_value LIKE %s OR meta_key = '_thumbnail_id' AND meta_value = %s ) LIMIT 1",
			array( $wpdb->posts, $id, $file, '%wp-image-' . $id . '"%', $wpdb->postmeta, $id, $file, (string) $id )
		)
	);
	// phpcs:enable

	return null !== $use || in_array( (string) $id, array( get_option( 'site_icon' ), get_option( 'site_logo' ) ), true );
}
