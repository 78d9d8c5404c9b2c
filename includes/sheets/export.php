<?php
/**
 * All programs as a CSV with the columns of an import, piece by piece.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB -- One query for many IDs; the programs come from the cache where they are there.

declare( strict_types = 1 );

namespace ProgramsFilter\Sheet_Export;

use ProgramsFilter\Facts;
use ProgramsFilter\Import_Run;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Sheet_Categories;
use ProgramsFilter\Sheet_Cells;
use ProgramsFilter\Sheet_Columns;
use ProgramsFilter\Sheet_Match;
use ProgramsFilter\Sheet_Words;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

defined( 'ABSPATH' ) || exit;

/**
 * Programs that are read at once.
 */
const TOGETHER = 100;

/**
 * The statuses that are exported.
 */
const STATUSES = array( 'publish', 'future', 'draft', 'pending', 'private' );

/**
 * The CSV, in UTF-8 with its mark, as Excel wants it.
 *
 * @return \Generator<string>
 */
function csv(): \Generator {
	yield "\xEF\xBB\xBF" . Sheet_Cells\row( array_values( Sheet_Columns\header() ) );
	$after = 0;
	do {
		$programs = after( $after );
		foreach ( $programs as $program ) {
			$after = $program->ID;
			if ( current_user_can( 'edit_post', $program->ID ) ) {
				yield Sheet_Cells\row( array_values( cells( $program ) ) );
			}
		}
		Import_Run\forget();
	} while ( array() !== $programs );
}

/**
 * The next programs by their IDs. Unlike pages, none is missing or twice when somebody writes one meanwhile; and no other plugin has a say in it.
 *
 * @param int $id The ID after which they come.
 * @return list<\WP_Post>
 */
function after( int $id ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$ids = $wpdb->get_col(
		$wpdb->prepare(
			'SELECT ID FROM %i WHERE post_type = %s AND ID > %d AND post_status IN ( %s, %s, %s, %s, %s ) ORDER BY ID LIMIT %d',
			array_merge( array( $wpdb->posts, Post_Type\NAME, $id ), STATUSES, array( TOGETHER ) )
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
 * @return array<key-of<Sheet_Columns\TABLE>, string>
 */
function cells( \WP_Post $program ): array {
	$facts = Facts\values( $program->ID );
	$terms = get_the_terms( $program, TAXONOMY );
	$image = wp_get_attachment_url( (int) get_post_thumbnail_id( $program ) );
	$cells = array(
		'id'         => (string) $program->ID,
		'title'      => Sheet_Match\title( $program->post_title ),
		'content'    => $program->post_content,
		'excerpt'    => $program->post_excerpt,
		'categories' => is_array( $terms ) ? Sheet_Categories\cell( array_values( $terms ) ) : '',
		'picture'    => is_string( $image ) ? $image : '',
		'order'      => (string) $program->menu_order,
		'status'     => Sheet_Words\write( 'status', $program->post_status ),
		// A draft has none yet.
		'date'       => '0000-00-00 00:00:00' === $program->post_date_gmt ? '' : $program->post_date,
		'slug'       => urldecode( $program->post_name ),
		'password'   => $program->post_password,
	);
	foreach ( Facts\TABLE as $fact => list( , $kind ) ) {
		$value = $facts[ $fact ];
		if ( 'flag' === $kind ) {
			$value = '1' === $value ? Sheet_Words\write( 'free', '1' ) : '';
		} elseif ( 'state' === $kind && '' !== $value ) {
			$value = Sheet_Words\write( 'signup_state', $value );
		}
		$cells[ $fact ] = 'moment' === $kind ? str_replace( 'T', ' ', $value ) : $value;
	}

	return array_replace( array_fill_keys( array_keys( Sheet_Columns\TABLE ), '' ), $cells );
}
