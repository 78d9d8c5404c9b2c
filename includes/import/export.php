<?php
/**
 * All programs as a CSV with the columns of an import, piece by piece.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB -- One query for many IDs; the programs come from the cache where they are there.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Programs that are read at once.
 */
const PROGRAMS_TOGETHER = 100;

/**
 * The statuses that are exported.
 */
const EXPORTED_STATUSES = array( 'publish', 'future', 'draft', 'pending', 'private' );

/**
 * The CSV, in UTF-8 with its mark, as Excel wants it.
 *
 * @return \Generator<string>
 */
function export_csv(): \Generator {
	yield "\xEF\xBB\xBF" . csv_row( array_values( export_header() ) );
	$after = 0;
	do {
		$programs = programs_after( $after );
		foreach ( $programs as $program ) {
			$after = $program->ID;
			if ( current_user_can( 'edit_post', $program->ID ) ) {
				yield csv_row( array_values( program_cells( $program ) ) );
			}
		}
		forget_posts();
	} while ( array() !== $programs );
}

/**
 * The next programs by their IDs. Unlike pages, none is missing or twice when somebody writes one meanwhile; and no other plugin has a say in it.
 *
 * @param int $id The ID after which they come.
 * @return list<\WP_Post>
 */
function programs_after( int $id ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$ids = $wpdb->get_col(
		$wpdb->prepare(
			'SELECT ID FROM %i WHERE post_type = %s AND ID > %d AND post_status IN ( %s, %s, %s, %s, %s ) ORDER BY ID LIMIT %d',
			array_merge( array( $wpdb->posts, Program\POST_TYPE, $id ), EXPORTED_STATUSES, array( PROGRAMS_TOGETHER ) )
		)
	);
	$ids = array_map( 'intval', array_filter( $ids, 'is_numeric' ) );
	_prime_post_caches( $ids );
	_prime_post_caches( array_map( 'intval', array_map( 'get_post_thumbnail_id', $ids ) ), false );

	return array_values( array_filter( array_map( 'get_post', $ids ), static fn( $post ): bool => $post instanceof \WP_Post ) );
}

/**
 * The cells of a program.
 *
 * @param \WP_Post $program Program.
 * @return array<string, string>
 */
function program_cells( \WP_Post $program ): array {
	$facts = Program\program_facts( $program->ID );
	$terms = get_the_terms( $program, Program\TAXONOMY );
	$image = wp_get_attachment_url( (int) get_post_thumbnail_id( $program ) );
	$cells = array(
		'id'         => (string) $program->ID,
		'title'      => compared_title( $program->post_title ),
		'content'    => $program->post_content,
		'excerpt'    => $program->post_excerpt,
		'categories' => is_array( $terms ) ? categories_cell( array_values( $terms ) ) : '',
		'picture'    => is_string( $image ) ? $image : '',
		'order'      => (string) $program->menu_order,
		'status'     => word_of_value( 'status', $program->post_status ),
		// A draft has none yet.
		'date'       => '0000-00-00 00:00:00' === $program->post_date_gmt ? '' : $program->post_date,
		'slug'       => urldecode( $program->post_name ),
		'password'   => $program->post_password,
	);
	foreach ( Program\fact_kinds() as $fact => $kind ) {
		$value = $facts[ $fact ];
		if ( 'flag' === $kind ) {
			$value = '1' === $value ? word_of_value( 'free', '1' ) : '';
		} elseif ( 'state' === $kind && '' !== $value ) {
			$value = word_of_value( 'signup_state', $value );
		}
		$cells[ $fact ] = 'moment' === $kind ? str_replace( 'T', ' ', $value ) : $value;
	}

	return array_replace( array_fill_keys( array_keys( sheet_columns() ), '' ), $cells );
}
