<?php
/**
 * The feed of programs: WordPress's feed of the post type (`/feed/?post_type=pfilter_programa`), with what runs or comes, the next one first, and date
 * and place of each. Parameters of a listing filter it, as they do the calendar.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Most programs of the feed. Readers ask rarely, and keep what they have read. */
const MOST_IN_FEED = 50;

/** Facts of an item, behind its state. */
const FACTS_OF_FEED = array( 'notice', 'dates', 'place' );

/**
 * Has the feed of programs answered, unless more than their post type is asked for, such as the comments of one.
 *
 * @param mixed        $wordpress Request.
 * @param Listing\Page $page      The page.
 */
function answer_feed( $wordpress, Listing\Page $page ): void {
	if ( ! $wordpress instanceof \WP ) {
		return;
	}
	$types = array_filter( (array) ( $wordpress->query_vars['post_type'] ?? array() ), 'is_string' );
	$is_it = array() !== $types && isset( $wordpress->query_vars['feed'] ) && array() === array_diff( array_keys( $wordpress->query_vars ), array( 'feed', 'post_type', 'lang', 'order', 'orderby', 'paged' ) );
	if ( ! $is_it || array() !== array_diff( $types, Program\listed_types() ) ) {
		return;
	}
	$requested  = requested_criteria();
	$attributes = array( 'orderBy' => 'next' ) + subscription_attributes( $requested );
	$page->begin();
	list( $cards, $overview ) = Listing\cards_and_overview( $attributes, $page );

	$shown = Listing\programs_shown( $cards, $overview, $requested );
	$name  = subscription_name( feed_name(), requested_labels( $overview ) );

	// An order or a page in the address is none of its own.
	$wordpress->query_vars = array(
		'post__in'      => array() === $shown ? array( 0 ) : array_slice( $shown, 0, MOST_IN_FEED ),
		'orderby'       => 'post__in',
		'order'         => '',
		'paged'         => 0,
		'posts_per_rss' => MOST_IN_FEED,
	) + $wordpress->query_vars;
	// It changes with metadata and with time, too: WordPress would answer that it is still that of the last post.
	add_filter( 'get_lastpostmodified', static fn(): string => gmdate( 'Y-m-d H:i:s' ) );
	add_filter( 'get_wp_title_rss', static fn(): string => esc_html( $name ) );
	add_filter( 'the_excerpt_rss', __NAMESPACE__ . '\\add_facts_to_item' );
	add_filter( 'the_content_feed', __NAMESPACE__ . '\\add_facts_to_item' );
}

/**
 * Puts date and place before the text of an item.
 *
 * @param string $text HTML.
 */
function add_facts_to_item( $text ): string {
	$post  = get_post();
	$shown = $post instanceof \WP_Post ? Program\shown_facts( $post, time(), FACTS_OF_FEED ) : array();
	$texts = array_merge( array( $shown['badge']['text'] ?? '' ), array_column( $shown['facts'] ?? array(), 'text' ) );
	$said  = implode( ' · ', array_diff( $texts, array( '' ) ) );

	return ( '' === $said ? '' : '<p>' . WordPress\escaped_text( $said ) . "</p>\n" ) . $text;
}

/** Its name: that of the site and of what is listed. */
function feed_name(): string {
	$name = get_post_type_object( Program\listed_types()[0] ?? '' )->labels->name ?? '';

	return filled_texts( ' » ', WordPress\plain_text( get_bloginfo( 'name' ) ), WordPress\only_text( $name ) );
}

/** Names the feed in the head of a page with a listing. */
function print_feed_link(): void {
	$post = is_singular() && current_theme_supports( 'automatic-feed-links' ) ? get_queried_object() : null;
	if ( ! $post instanceof \WP_Post || ! Listing\holds_listing( $post->post_content ) ) {
		return;
	}
	$types   = Program\listed_types();
	$address = add_query_arg( 'post_type', 1 === count( $types ) ? $types[0] : $types, get_feed_link() );
	if ( array() !== $types ) {
		printf( "<link rel=\"alternate\" type=\"%1\$s\" title=\"%2\$s\" href=\"%3\$s\">\n", esc_attr( feed_content_type() ), esc_attr( feed_name() ), esc_url( $address ) );
	}
}
