<?php
/**
 * The RSS feed of programs (`/feed/?post_type=pfilter_programa`): current and upcoming ones, the next one first, with date and place, filtered by
 * listing parameters.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Maximum of programs in the feed. Feed readers poll rarely, and store what they have read. */
const MAX_FEED_ITEMS = 50;

/** Facts of an item, behind its state. */
const FEED_FACTS = array( 'notice', 'dates', 'place' );

/**
 * Answers the feed of programs, unless the request is for more than their post type, such as the comments of one.
 *
 * @param \WP          $wordpress Request.
 * @param Listing\Page $page      The page.
 */
function answer_feed( \WP $wordpress, Listing\Page $page ): void {
	$types = array_filter( (array) ( $wordpress->query_vars['post_type'] ?? array() ), 'is_string' );
	$is_it = array() !== $types && isset( $wordpress->query_vars['feed'] ) && array() === array_diff( array_keys( $wordpress->query_vars ), array( 'feed', 'post_type', 'lang', 'order', 'orderby', 'paged' ) );
	if ( ! $is_it || array() !== array_diff( $types, Program\get_listed_post_types() ) ) {
		return;
	}
	$requested  = get_requested_criteria();
	$attributes = array( 'orderBy' => 'next' ) + get_subscription_attributes( $requested );

	list( $shown, , list( $overview ) ) = Listing\find_programs( $attributes, $page, array( array( null, $requested ) ), MAX_FEED_ITEMS );

	$name = get_subscription_name( get_feed_title( array_values( $types ) ), Listing\get_requested_labels( $overview ) );

	// The feed has its own order and no pages.
	$wordpress->query_vars = array(
		'post__in'      => array() === $shown ? array( 0 ) : $shown,
		'orderby'       => 'post__in',
		'order'         => '',
		'paged'         => 0,
		'posts_per_rss' => MAX_FEED_ITEMS,
	) + $wordpress->query_vars;
	// It changes with metadata and with time, too: WordPress would answer that it is still that of the last post.
	add_filter( 'get_lastpostmodified', static fn(): string => gmdate( 'Y-m-d H:i:s' ) );
	add_filter( 'get_wp_title_rss', static fn(): string => esc_html( $name ) );
	add_filter( 'the_excerpt_rss', __NAMESPACE__ . '\\add_facts_to_feed_item' );
	add_filter( 'the_content_feed', __NAMESPACE__ . '\\add_facts_to_feed_item' );
}

/**
 * Puts date and place before the text of an item.
 *
 * @param string $text HTML.
 */
function add_facts_to_feed_item( $text ): string {
	$post  = get_post();
	$now   = WordPress\get_current_timestamp();
	$shown = $post instanceof \WP_Post ? Program\shown_facts( $post, $now, FEED_FACTS ) : array();
	// A program that its reader may not see has no facts here.
	$facts = $post instanceof \WP_Post && array() !== ( $shown['facts'] ?? array() ) ? Program\program_facts( $post->ID ) : Program\get_empty_facts();
	$other = Program\is_cancelled( $facts ) ? '' : Program\get_next_change( $facts['sessions'], $now );
	$texts = array_merge( array( $shown['badge']['text'] ?? '' ), array_column( $shown['facts'] ?? array(), 'text' ), array( Program\ucfirst_words( $other ) ) );
	$line  = implode( ' · ', array_diff( $texts, array( '' ) ) );

	return ( '' === $line ? '' : '<p>' . WordPress\escaped_text( $line ) . "</p>\n" ) . $text;
}

/**
 * The title of a feed: the site, and what is listed.
 *
 * @param list<string> $types Post types.
 */
function get_feed_title( array $types ): string {
	$names = array_intersect_key( Listing\get_value_labels()['types'], array_flip( $types ) );

	return join_non_empty( ' » ', WordPress\get_plain_text( get_bloginfo( 'name' ) ), implode( ', ', $names ) );
}

/** Names the feeds of its listings in the head of a page. */
function print_feed_links(): void {
	$post     = is_singular() && current_theme_supports( 'automatic-feed-links' ) ? get_queried_object() : null;
	$listings = $post instanceof \WP_Post ? Listing\get_listings_in_content( $post->post_content ) : array();
	foreach ( array_unique( array_map( 'ProgramsFilter\\Listing\\get_listing_post_types', $listings ), SORT_REGULAR ) as $types ) {
		$address = add_query_arg( 'post_type', 1 === count( $types ) ? $types[0] : $types, get_feed_link() );
		printf( "<link rel=\"alternate\" type=\"%1\$s\" title=\"%2\$s\" href=\"%3\$s\">\n", esc_attr( feed_content_type() ), esc_attr( get_feed_title( $types ) ), esc_url( $address ) );
	}
}
