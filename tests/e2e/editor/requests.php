<?php
/**
 * Programs that come and go while the editor is open.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Written so, 200 programs take a second.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Requests;

use function ProgramsFilter\Tests\database;

require_once __DIR__ . '/../../integration/php/globals.php';

/**
 * Publishes a program.
 */
function publish(): void {
	wp_insert_post(
		array(
			'post_type'   => 'pfilter_programa',
			'post_status' => 'publish',
			'post_title'  => 'Recién publicado',
		)
	);
}

/**
 * Removes it.
 */
function unpublish(): void {
	$program = get_page_by_path( 'recien-publicado', OBJECT, 'pfilter_programa' );
	if ( $program instanceof \WP_Post ) {
		wp_delete_post( $program->ID, true );
	}
}

/**
 * Publishes as many programs as are missing.
 *
 * @param int $there  How many there are.
 * @param int $wanted How many there are then.
 */
function publish_many( int $there, int $wanted ): void {
	for ( $number = $there + 1; $number <= $wanted; $number++ ) {
		database()->insert(
			database()->posts,
			array(
				'post_type'             => 'pfilter_programa',
				'post_status'           => 'publish',
				'post_title'            => "Masivo $number",
				'post_name'             => "masivo-$number",
				'menu_order'            => 1000 + $number,
				'post_content'          => '',
				'post_excerpt'          => 'x',
				'to_ping'               => '',
				'pinged'                => '',
				'post_content_filtered' => '',
			)
		);
	}
	wp_cache_flush();
}

/**
 * Removes them.
 */
function unpublish_many(): void {
	database()->query( 'DELETE FROM ' . database()->posts . " WHERE post_name LIKE 'masivo-%'" );
	wp_cache_flush();
}
