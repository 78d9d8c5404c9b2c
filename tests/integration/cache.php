<?php
/**
 * A persistent object cache, which several servers share. What one request does with it: tests/php/listing/KeptCardsTest.php.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{block, page, remove_folder, two_programs};

/** Files of the cache, which WordPress loads from its own folder, and of its values. */
const FOLDER = WP_CONTENT_DIR . '/object-cache';
const STORE  = WP_CONTENT_DIR . '/object-cache-store';

/** With a "." for each render. */
const RENDERS = WP_CONTENT_DIR . '/renders';

/** Writes a page with a listing, and gives the site the cache. */
function begin(): void {
	two_programs();
	page( 'programas-en-cache', block() );
	file_put_contents( RENDERS, '' );
	wp_mkdir_p( FOLDER );
	foreach ( array( 'interface-store', 'class-file-store', 'class-wp-object-cache' ) as $name ) {
		copy( dirname( __DIR__ ) . "/object-cache/$name.php", FOLDER . "/$name.php" );
	}
	copy( dirname( __DIR__ ) . '/object-cache/object-cache.php', FOLDER . '.php' );
}

/** Takes it away. */
function end(): void {
	unlink( FOLDER . '.php' );
	remove_folder( FOLDER );
	remove_folder( STORE );
	unlink( RENDERS );
}

/**
 * Counts the renders of listings, and makes each last half a second: only a render asks for the programs.
 */
function count_renders(): void {
	add_action(
		'pre_get_posts',
		static function ( \WP_Query $query ): void {
			if ( Program\POST_TYPE === $query->get( 'post_type' ) && 'ids' !== $query->get( 'fields' ) ) {
				file_put_contents( RENDERS, '.', FILE_APPEND );
				usleep( 500000 );
			}
		}
	);
}

/** How many listings were rendered so far. */
function renders(): int {
	clearstatcache();

	return (int) filesize( RENDERS );
}
