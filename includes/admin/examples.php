<?php
/**
 * Six example programs, with categories and pictures: written once, and removed without touching anything else.
 *
 * Each has a fingerprint of what was written. What somebody has changed since is theirs, and stays.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Examples;

use ProgramsFilter\Example_Pictures;
use ProgramsFilter\Example_Texts;
use ProgramsFilter\Facts;
use ProgramsFilter\Patterns;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

defined( 'ABSPATH' ) || exit;

/**
 * Metadata of programs, pictures and categories that are examples: their fingerprint.
 */
const MARK = '_programs_filter_example';

/**
 * Name of the lock, and seconds after which one that was left behind counts no more.
 */
const LOCK         = 'programs_filter_examples';
const LOCK_SECONDS = 60;

/**
 * Writes the examples in the site's language, unless there are some.
 */
function write(): void {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	// Of two clicks one counts.
	if ( ! \WP_Upgrader::create_lock( LOCK, LOCK_SECONDS ) ) {
		return;
	}
	if ( array() === programs() ) {
		write_all();
	}
	\WP_Upgrader::release_lock( LOCK );
}

/**
 * Writes them.
 */
function write_all(): void {
	$switched = switch_to_locale( get_locale() );
	foreach ( Example_Texts\all() as $example ) {
		$picture = Example_Pictures\write( $example['picture'] );
		$meta    = $picture > 0 ? array( '_thumbnail_id' => $picture ) : array();
		foreach ( $example['facts'] as $fact => $value ) {
			$meta[ Facts\TABLE[ $fact ][0] ?? '' ] = $value;
		}
		$id = wp_insert_post(
			// @phpstan-ignore argument.type (wp_slash() keeps the shape; its stub does not say so)
			wp_slash(
				array(
					'post_type'    => POST_TYPE,
					'post_status'  => 'publish',
					'post_title'   => $example['title'],
					'post_excerpt' => $example['excerpt'],
					'post_content' => Patterns\paragraph( $example['excerpt'] ) . "\n\n" . Patterns\paragraph( Example_Texts\note() ),
					'meta_input'   => $meta,
				)
			)
		);
		if ( $id > 0 ) {
			wp_set_object_terms( $id, array_map( __NAMESPACE__ . '\\category', $example['categories'] ), TAXONOMY );
			update_post_meta( $id, MARK, fingerprint( $id ) );
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
function category( string $name ): int {
	$there = get_term_by( 'name', $name, TAXONOMY );
	if ( $there instanceof \WP_Term ) {
		return $there->term_id;
	}
	$made = wp_insert_term( $name, TAXONOMY );
	if ( is_wp_error( $made ) ) {
		return 0;
	}
	add_term_meta( $made['term_id'], MARK, $name );

	return $made['term_id'];
}

/**
 * Removes the examples, but for what somebody has changed or uses: that is no example any more.
 *
 * @return int How many programs stay.
 */
function remove(): int {
	$kept = 0;
	foreach ( programs() as $id ) {
		if ( fingerprint( $id ) === get_post_meta( $id, MARK, true ) && current_user_can( 'delete_post', $id ) ) {
			wp_delete_post( $id, true );
		} else {
			delete_post_meta( $id, MARK );
			++$kept;
		}
	}
	Example_Pictures\remove();
	$categories = get_terms(
		array(
			'taxonomy'   => TAXONOMY,
			'hide_empty' => false,
			'fields'     => 'ids',
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once, when somebody clicks.
			'meta_key'   => MARK,
		)
	);
	foreach ( is_array( $categories ) ? array_filter( $categories, 'is_int' ) : array() as $id ) {
		$category = get_term( $id, TAXONOMY );
		$is_ours  = $category instanceof \WP_Term && get_term_meta( $id, MARK, true ) === $category->name && '' === $category->description && 0 === $category->parent;
		if ( $is_ours && array() === get_objects_in_term( $id, TAXONOMY ) && array() === get_term_children( $id, TAXONOMY ) ) {
			wp_delete_term( $id, TAXONOMY );
		} else {
			delete_term_meta( $id, MARK );
		}
	}

	return $kept;
}

/**
 * The examples, in whatever state somebody put them.
 *
 * @return list<int> IDs.
 */
function programs(): array {
	return array_values(
		get_posts(
			array(
				'post_type'   => POST_TYPE,
				'post_status' => array_values( array_diff( get_post_stati(), array( 'auto-draft', 'inherit' ) ) ),
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- On screens of the admin that need it.
				'meta_key'    => MARK,
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
function fingerprint( int $id ): string {
	$post       = get_post( $id );
	$categories = wp_get_object_terms( $id, TAXONOMY, array( 'fields' => 'ids' ) );
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
				Facts\values( $id ),
			)
		)
	);
}
