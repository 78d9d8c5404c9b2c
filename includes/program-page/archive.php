<?php
/**
 * Programs that are over: after a number of months that the site sets, search engines are asked to leave their pages out.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Addresses;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Returns after how many months; 0 for never. */
function noindex_months(): int {
	$months = get_option( Addresses\NOINDEX_OPTION, 0 );

	return is_numeric( $months ) ? (int) $months : 0;
}

/**
 * Whether a program has been over for so long.
 *
 * @param ProgramDates $facts Facts.
 * @param int          $now   Unix time.
 */
function is_left_out( array $facts, int $now ): bool {
	$months = Program\is_over( $facts, $now ) ? noindex_months() : 0;

	return $months > 0 && Program\is_over( $facts, (int) strtotime( "-$months months", $now ) );
}

/** Asks search engines to leave the page's program out, also where another plugin prints the tag for them. */
function ask_to_be_left_out(): void {
	if ( is_left_out( Program\program_facts( get_queried_object_id() ), time() ) ) {
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		header( 'X-Robots-Tag: noindex, follow' );
	}
}

/**
 * Leaves programs out of the sitemap.
 *
 * @param mixed $arguments Arguments of a sitemap's query.
 * @param mixed $type      Post type.
 * @return mixed Arguments.
 */
function leave_out_of_sitemap( $arguments, $type = '' ) {
	if ( Program\POST_TYPE !== $type || ! is_array( $arguments ) || 0 === noindex_months() ) {
		return $arguments;
	}
	$left_out = array_filter( Program\facts_of_many( Program\DATE_FACTS, "post_status = 'publish'" ), static fn( array $facts ): bool => is_left_out( $facts, time() ) );
	$others   = $arguments['post__not_in'] ?? null;
	// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- Only in the sitemap, which is asked for rarely.
	return array( 'post__not_in' => array_merge( is_array( $others ) ? $others : array(), array_keys( $left_out ) ) ) + $arguments;
}
