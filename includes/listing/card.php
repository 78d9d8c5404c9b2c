<?php
/**
 * The view model of a card: everything that any renderer prints.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Markup that a title may contain; templates print it through wp_kses(). */
const TITLE_MARKUP = array(
	'abbr'   => array( 'title' => true ),
	'b'      => array(),
	'bdi'    => array( 'dir' => true ),
	'bdo'    => array( 'dir' => true ),
	'cite'   => array(),
	'code'   => array(),
	'em'     => array(),
	'i'      => array(),
	'mark'   => array(),
	's'      => array(),
	'span'   => array( 'lang' => true ),
	'strong' => array(),
	'sub'    => array(),
	'sup'    => array(),
);

/**
 * The view model of one program.
 *
 * A program that the visitor may not read, and a password-protected one, has its title, its address and its categories' slugs only.
 *
 * @param \WP_Post             $post       Program.
 * @param ListingAttributes    $attributes Attributes of the listing.
 * @param array<int, \WP_Term> $categories All categories.
 * @return Card
 */
function card_view_model( \WP_Post $post, array $attributes, array $categories ): array {
	$is_open = Program\is_open_program( $post );
	$terms   = Program\program_categories( $post );
	$visible = array();
	foreach ( $terms as $term ) {
		$visible[] = array(
			'slug' => $term->slug,
			'name' => WordPress\typeset( $term->name ),
		);
	}
	$known = array() === $attributes['facts'] ? array() : facts_of_card( $post, $attributes['facts'] );
	$card  = array(
		'id'         => $post->ID,
		'title'      => WordPress\without_brackets( get_the_title( $post ) ),
		'url'        => (string) get_permalink( $post ),
		'slugs'      => Program\slugs_with_ancestors( $terms, $categories ),
		'categories' => $is_open && $attributes['showCategories'] ? $visible : array(),
		'excerpt'    => $is_open && $attributes['showExcerpt'] ? Program\excerpt_text( $post ) : '',
		'picture'    => $is_open && $attributes['showImage'] ? (int) get_post_thumbnail_id( $post ) : 0,
		'facts'      => $known['facts'] ?? array(),
		'badge'      => $known['badge'] ?? null,
	);

	/**
	 * Filters what a card shows.
	 *
	 * Other keys that a filter adds reach the template as they are.
	 *
	 * @since n.e.x.t
	 *
	 * @param array<string, mixed> $card       View model: id, title (HTML), url, slugs, categories (slug, name), excerpt (text), picture (attachment ID or 0),
	 *                                         facts (key, label, text, html, links) in their order, badge (key, text) or null.
	 * @param \WP_Post             $post       Program.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	$filtered = apply_filters( 'programs_filter_card', $card, $post, $attributes );

	return is_array( $filtered ) && $filtered !== $card ? with_sound_values( $filtered, $card ) : $card;
}

/**
 * Returns the facts of a card, without those that its badge says.
 *
 * @param \WP_Post          $post Program.
 * @param list<string>|null $keys Which facts, in which order; null for all.
 * @return array{facts: list<Fact>, badge: Badge|null}
 */
function facts_of_card( \WP_Post $post, ?array $keys = null ): array {
	$known = Program\shown_facts( $post, time(), $keys );
	$said  = $known['badge']['text'] ?? '';
	$facts = array();
	foreach ( $known['facts'] as $fact ) {
		if ( $fact['text'] !== $said ) {
			$facts[] = $fact;
		}
	}

	return compact( 'facts' ) + $known;
}

/**
 * Returns the slugs of a card without making the card.
 *
 * @param \WP_Post             $post       Program.
 * @param ListingAttributes    $attributes Attributes of the listing.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<string>
 */
function card_slugs( \WP_Post $post, array $attributes, array $categories ): array {
	return false === has_filter( 'programs_filter_card' )
		? Program\slugs_with_ancestors( Program\program_categories( $post ), $categories )
		: card_view_model( $post, $attributes, $categories )['slugs'];
}

/**
 * Replaces missing values and values of another type in a filtered card with the original ones.
 *
 * @param array<mixed> $filtered Card after the filter.
 * @param Card         $card     Card before it.
 * @return Card
 */
function with_sound_values( array $filtered, array $card ): array {
	$categories = array();
	foreach ( is_array( $filtered['categories'] ?? null ) ? $filtered['categories'] : $card['categories'] as $category ) {
		if ( is_array( $category ) && is_string( $category['slug'] ?? null ) && is_string( $category['name'] ?? null ) ) {
			$categories[] = array(
				'slug' => $category['slug'],
				'name' => $category['name'],
			);
		}
	}

	return array(
		'id'         => $card['id'],
		'title'      => is_string( $filtered['title'] ?? null ) ? $filtered['title'] : $card['title'],
		'url'        => is_string( $filtered['url'] ?? null ) ? $filtered['url'] : $card['url'],
		'slugs'      => is_array( $filtered['slugs'] ?? null ) ? array_values( array_unique( array_filter( $filtered['slugs'], 'is_string' ) ) ) : $card['slugs'],
		'categories' => $categories,
		'excerpt'    => is_string( $filtered['excerpt'] ?? null ) ? $filtered['excerpt'] : $card['excerpt'],
		'picture'    => is_int( $filtered['picture'] ?? null ) ? $filtered['picture'] : $card['picture'],
		'facts'      => is_array( $filtered['facts'] ?? null ) ? array_values( array_filter( $filtered['facts'], __NAMESPACE__ . '\\is_printable_fact' ) ) : $card['facts'],
		'badge'      => array_key_exists( 'badge', $filtered ) && ( null === $filtered['badge'] || is_printable_badge( $filtered['badge'] ) ) ? $filtered['badge'] : $card['badge'],
	) + array_filter( $filtered, 'is_string', ARRAY_FILTER_USE_KEY );
}

/**
 * Whether the template can print a fact.
 *
 * @param mixed $fact Fact after a filter.
 * @phpstan-assert-if-true Fact $fact
 */
function is_printable_fact( $fact ): bool {
	return is_array( $fact ) && is_string( $fact['key'] ?? null ) && is_string( $fact['label'] ?? null ) && is_string( $fact['text'] ?? null )
		&& is_string( $fact['html'] ?? null ) && is_array( $fact['links'] ?? null );
}

/**
 * Whether the template can print a badge.
 *
 * @param mixed $badge Badge after a filter.
 * @phpstan-assert-if-true Badge $badge
 */
function is_printable_badge( $badge ): bool {
	return is_array( $badge ) && is_string( $badge['key'] ?? null ) && is_string( $badge['text'] ?? null );
}
