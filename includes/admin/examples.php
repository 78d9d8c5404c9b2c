<?php
/**
 * Six example programs, with categories and pictures: written once, and removed without touching anything else.
 *
 * Each has a fingerprint of what was written. What somebody has changed since is theirs, and stays.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\Query_Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Metadata of programs, pictures and categories that are examples: their fingerprint.
 */
const EXAMPLE_META = '_programs_filter_example';

/**
 * Name of the lock, and seconds after which one that was left behind counts no more.
 */
const EXAMPLES_LOCK         = 'programs_filter_examples';
const EXAMPLES_LOCK_SECONDS = 60;

/**
 * Writes the examples in the site's language, unless there are some.
 */
function write_examples(): void {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	// Of two clicks one counts.
	if ( ! \WP_Upgrader::create_lock( EXAMPLES_LOCK, EXAMPLES_LOCK_SECONDS ) ) {
		return;
	}
	if ( array() === stored_examples() ) {
		write_all_examples();
	}
	\WP_Upgrader::release_lock( EXAMPLES_LOCK );
}

/**
 * Writes them.
 */
function write_all_examples(): void {
	$switched = switch_to_locale( get_locale() );
	foreach ( example_programs() as $example ) {
		$picture = write_example_picture( $example['picture'] );
		$meta    = $picture > 0 ? array( '_thumbnail_id' => $picture ) : array();
		foreach ( $example['facts'] as $fact => $value ) {
			$meta[ Program\fact_meta_key( $fact ) ] = $value;
		}
		$id = wp_insert_post(
			// @phpstan-ignore argument.type (wp_slash() keeps the shape; its stub does not say so)
			wp_slash(
				array(
					'post_type'    => Program\POST_TYPE,
					'post_status'  => 'publish',
					'post_title'   => $example['title'],
					'post_excerpt' => $example['excerpt'],
					'post_content' => Query_Loop\paragraph_block( $example['excerpt'] ) . "\n\n" . Query_Loop\paragraph_block( example_note() ),
					'meta_input'   => $meta,
				)
			)
		);
		if ( $id > 0 ) {
			wp_set_object_terms( $id, array_map( __NAMESPACE__ . '\\example_category', $example['categories'] ), Program\TAXONOMY );
			update_post_meta( $id, EXAMPLE_META, example_fingerprint( $id ) );
		}
	}
	if ( $switched ) {
		restore_previous_locale();
	}
}

/**
 * A category of that name: the site's own, else a new one.
 *
 * @param string $name Name.
 * @return int ID; 0 when WordPress refuses it.
 */
function example_category( string $name ): int {
	$there = get_term_by( 'name', $name, Program\TAXONOMY );
	if ( $there instanceof \WP_Term ) {
		return $there->term_id;
	}
	$made = wp_insert_term( $name, Program\TAXONOMY );
	if ( is_wp_error( $made ) ) {
		return 0;
	}
	add_term_meta( $made['term_id'], EXAMPLE_META, $name );

	return $made['term_id'];
}

/**
 * Removes the examples, but for what somebody has changed or uses: that is no example any more.
 *
 * @return int How many programs stay.
 */
function remove_examples(): int {
	$kept = 0;
	foreach ( stored_examples() as $id ) {
		if ( example_fingerprint( $id ) === get_post_meta( $id, EXAMPLE_META, true ) && current_user_can( 'delete_post', $id ) ) {
			wp_delete_post( $id, true );
		} else {
			delete_post_meta( $id, EXAMPLE_META );
			++$kept;
		}
	}
	remove_example_pictures();
	$categories = get_terms(
		array(
			'taxonomy'   => Program\TAXONOMY,
			'hide_empty' => false,
			'fields'     => 'ids',
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once, when somebody clicks.
			'meta_key'   => EXAMPLE_META,
		)
	);
	foreach ( is_array( $categories ) ? array_filter( $categories, 'is_int' ) : array() as $id ) {
		$category = get_term( $id, Program\TAXONOMY );
		$is_ours  = $category instanceof \WP_Term && get_term_meta( $id, EXAMPLE_META, true ) === $category->name && '' === $category->description && 0 === $category->parent;
		if ( $is_ours && array() === get_objects_in_term( $id, Program\TAXONOMY ) && array() === get_term_children( $id, Program\TAXONOMY ) ) {
			wp_delete_term( $id, Program\TAXONOMY );
		} else {
			delete_term_meta( $id, EXAMPLE_META );
		}
	}

	return $kept;
}

/**
 * The examples, in whatever state somebody put them.
 *
 * @return list<int> IDs.
 */
function stored_examples(): array {
	return array_values(
		get_posts(
			array(
				'post_type'   => Program\POST_TYPE,
				'post_status' => array_values( array_diff( get_post_stati(), array( 'auto-draft', 'inherit' ) ) ),
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- On screens of the admin that need it.
				'meta_key'    => EXAMPLE_META,
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		)
	);
}

/**
 * What tells whether somebody has changed a program. Its place in the order is none of it: that changes with the others'.
 *
 * @param int $id Program.
 */
function example_fingerprint( int $id ): string {
	$post       = get_post( $id );
	$categories = wp_get_object_terms( $id, Program\TAXONOMY, array( 'fields' => 'ids' ) );
	if ( is_array( $categories ) ) {
		sort( $categories );
	}

	return md5(
		(string) wp_json_encode(
			array(
				$post->post_title ?? '',
				$post->post_name ?? '',
				$post->post_content ?? '',
				$post->post_excerpt ?? '',
				$post->post_status ?? '',
				$post->post_date ?? '',
				$categories,
				get_post_thumbnail_id( $id ),
				Program\program_facts( $id ),
			)
		)
	);
}
