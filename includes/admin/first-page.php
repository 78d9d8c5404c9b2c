<?php
/**
 * The page of programs that a new site begins with: a draft with the pattern, in the site's language, made once.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Query_Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Metadata of the page.
 */
const FIRST_PAGE_META = '_programs_filter_first_page';

/**
 * A template without the page's title, which then stands in the content, at the edge of the grid. Themes that have one call it so.
 */
const FIRST_PAGE_TEMPLATE = 'page-no-title';

/**
 * Name of the lock, and seconds after which one that was left behind counts no more.
 */
const FIRST_PAGE_LOCK         = 'programs_filter_first_page';
const FIRST_PAGE_LOCK_SECONDS = 10;

/**
 * The page, made when it is not there.
 *
 * @return int ID; 0 when WordPress refuses it.
 */
function first_page(): int {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	// Of two clicks the second waits for the first: no longer than the lock counts.
	while ( ! \WP_Upgrader::create_lock( FIRST_PAGE_LOCK, FIRST_PAGE_LOCK_SECONDS ) ) {
		sleep( 1 );
	}
	$there = existing_first_page();
	$page  = $there > 0 ? $there : create_first_page();
	\WP_Upgrader::release_lock( FIRST_PAGE_LOCK );

	return $page;
}

/**
 * The page that was made before.
 *
 * @return int ID; 0 when there is none.
 */
function existing_first_page(): int {
	$there = get_posts(
		array(
			'post_type'   => 'page',
			'post_status' => array( 'publish', 'future', 'draft', 'pending', 'private' ),
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once, when somebody clicks.
			'meta_key'    => FIRST_PAGE_META,
			'numberposts' => 1,
		)
	);

	return isset( $there[0] ) ? $there[0]->ID : 0;
}

/**
 * Makes the page.
 *
 * @return int ID; 0 when WordPress refuses it.
 */
function create_first_page(): int {
	$has_title = ! isset( wp_get_theme()->get_page_templates( null, 'page' )[ FIRST_PAGE_TEMPLATE ] );
	$switched  = switch_to_locale( get_locale() );
	$page      = array(
		'post_type'    => 'page',
		'post_status'  => 'draft',
		'post_title'   => _x( 'Programs', 'post type general name', 'programs-filter' ),
		'post_content' => Query_Loop\page_pattern( Query_Loop\introduction_blocks(), $has_title ),
		'meta_input'   => array( FIRST_PAGE_META => '1' ),
	);
	if ( $switched ) {
		restore_previous_locale();
	}

	// @phpstan-ignore argument.type (wp_slash() keeps the shape; its stub does not say so)
	return wp_insert_post( wp_slash( $has_title ? $page : $page + array( 'page_template' => FIRST_PAGE_TEMPLATE ) ) );
}
