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
	if ( ! is_left_out( Program\program_facts( get_queried_object_id() ), time() ) ) {
		return;
	}
	$tag = array(
		'index'  => 'noindex',
		'follow' => 'follow',
	);
	// Of WordPress, and of Yoast SEO, which adds to it.
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
	add_filter( 'rank_math/frontend/robots', static fn(): array => $tag );
	add_filter( 'aioseo_robots_meta', static fn(): array => $tag );
	// SEOPress has one beside that of WordPress.
	add_filter( 'seopress_titles_robots', '__return_empty_string' );
	// For any other plugin.
	header( 'X-Robots-Tag: noindex, follow' );
}

/**
 * The programs that search engines are asked to leave out.
 *
 * @return list<int> IDs.
 */
function left_out_programs(): array {
	$facts = 0 === noindex_months() ? array() : Program\facts_of_many( Program\DATE_FACTS, "post_status = 'publish'" );

	return array_keys( array_filter( $facts, static fn( array $of_one ): bool => is_left_out( $of_one, time() ) ) );
}

/**
 * Leaves programs out of the sitemap of WordPress or SEOPress.
 *
 * @param mixed $arguments Arguments of a sitemap's query.
 * @param mixed $type      Post type.
 * @return mixed Arguments.
 */
function leave_out_of_sitemap( $arguments, $type = '' ) {
	if ( Program\POST_TYPE === $type && is_array( $arguments ) ) {
		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- Only in the sitemap, which is asked for rarely.
		$arguments['post__not_in'] = with_left_out( $arguments['post__not_in'] ?? null );
	}

	return $arguments;
}

/**
 * Adds programs to what Yoast SEO or All in One SEO leaves out of its sitemap.
 *
 * @param mixed $ids IDs.
 * @return array<mixed>
 */
function with_left_out( $ids ): array {
	return array_merge( is_array( $ids ) ? $ids : array(), left_out_programs() );
}

/**
 * Leaves a program out of the sitemap of Rank Math.
 *
 * @param mixed $entry Entry of the sitemap.
 * @param mixed $type  What the entry is of.
 * @param mixed $post  A row of the posts.
 * @return mixed The entry; empty for none.
 */
function leave_out_entry( $entry, $type = '', $post = null ) {
	if ( 0 === noindex_months() || 'post' !== $type || ! is_object( $post ) || Program\POST_TYPE !== ( $post->post_type ?? '' ) || ! is_numeric( $post->ID ?? null ) ) {
		return $entry;
	}

	return is_left_out( Program\program_facts( (int) $post->ID ), time() ) ? array() : $entry;
}

/**
 * Has Rank Math keep no sitemap that would not notice that programs end.
 *
 * @param mixed $keeps Whether it keeps them.
 * @return mixed
 */
function keep_sitemaps( $keeps ) {
	return 0 === noindex_months() ? $keeps : false;
}
