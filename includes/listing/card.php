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
 * @param ProgramTexts|null    $texts      Its texts, if they are made already.
 * @return Card
 */
function card_view_model( \WP_Post $post, array $attributes, array $categories, ?array $texts = null ): array {
	$texts   = $texts ?? program_texts( $post, $attributes, array() );
	$is_open = $texts['is_open'];
	$visible = array();
	foreach ( $texts['terms'] as $term ) {
		$visible[] = array(
			'slug' => $term->slug,
			'name' => WordPress\typeset( $term->name ),
		);
	}
	$known = array() === $attributes['facts'] ? array() : facts_beside_badge( $texts['facts'], $texts['badge'], $attributes['facts'] );
	$facts = $known['facts'] ?? array();
	foreach ( $facts as $index => $fact ) {
		if ( 'dates' === $fact['key'] && null !== $texts['values'] ) {
			$facts[ $index ] = with_short_dates( $fact, $texts['values'], $attributes['facts'] );
		}
	}
	$card = array(
		'id'         => $post->ID,
		'title'      => WordPress\without_brackets( $texts['title'] ),
		'url'        => WordPress\only_text( get_permalink( $post ) ),
		'slugs'      => Program\slugs_with_ancestors( $texts['terms'], $categories ),
		'categories' => $is_open && $attributes['showCategories'] ? $visible : array(),
		'excerpt'    => $is_open && $attributes['showExcerpt'] ? $texts['excerpt'] : '',
		'picture'    => $is_open && $attributes['showImage'] ? (int) get_post_thumbnail_id( $post ) : 0,
		'facts'      => $facts,
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
 * Returns the texts of a program, for its card and for what that says about criteria.
 *
 * @param \WP_Post                 $post       Program.
 * @param ListingAttributes        $attributes Attributes of the listing.
 * @param array<string, Criterion> $criteria   Criteria of the listing. A search finds all facts and the excerpt.
 * @return ProgramTexts
 */
function program_texts( \WP_Post $post, array $attributes, array $criteria ): array {
	$is_open     = Program\is_open_program( $post );
	$is_searched = isset( $criteria[ WORDS ] );
	// Terms are no facts.
	$is_needed = array() !== $attributes['facts'] || in_array( '', array_column( $criteria, 'taxonomy' ), true );
	$values    = $is_needed ? facts_for_visitors( $post, $is_open ) : null;
	$now       = time();
	$shown     = array(
		'facts' => array(),
		'badge' => null,
	);
	if ( null !== $values && ( $is_searched || array() !== $attributes['facts'] ) ) {
		$shown = Program\shown_facts_of_values( $values, $now, $attributes['facts'] );
	}
	$searched = array_column( $shown['facts'], 'text', 'key' );
	if ( null !== $values && $is_searched ) {
		// The days to come are many, and the schedule has their weekdays. Documents are posts of their own.
		foreach ( array_keys( array_diff_key( Program\facts_table(), $searched, array_flip( array( 'upcoming', 'documents' ) ) ) ) as $key ) {
			$searched[ $key ] = Program\fact_text_and_html( $key, $values, $now )[0];
		}
	}

	return array(
		'terms'   => Program\program_categories( $post ),
		'title'   => WordPress\only_text( get_the_title( $post ) ),
		'excerpt' => $is_open && ( $is_searched || $attributes['showExcerpt'] ) ? Program\excerpt_text( $post ) : '',
	) + compact( 'is_open', 'values', 'searched' ) + $shown;
}

/**
 * Returns the facts of a program that visitors may read.
 *
 * @param \WP_Post  $post    Program, or another post of a loop.
 * @param bool|null $is_open Result of Program\is_open_program(), if it has been asked.
 * @return Facts|null Null for a protected or reserved program, and for another post.
 */
function facts_for_visitors( \WP_Post $post, ?bool $is_open = null ): ?array {
	return Program\POST_TYPE === $post->post_type && ( $is_open ?? Program\is_open_program( $post ) ) ? Program\program_facts( $post->ID ) : null;
}

/**
 * Returns facts of a program without those that its badge says.
 *
 * @param list<Fact>        $known Facts.
 * @param Badge|null        $badge Badge.
 * @param list<string>|null $keys  Which facts, in which order; null for all.
 * @return array{facts: list<Fact>, badge: Badge|null}
 */
function facts_beside_badge( array $known, ?array $badge, ?array $keys = null ): array {
	$said   = $badge['text'] ?? '';
	$by_key = array_column( array_filter( $known, static fn( array $fact ): bool => $fact['text'] !== $said ), null, 'key' );

	$facts = array();
	foreach ( $keys ?? array_keys( $by_key ) as $key ) {
		if ( isset( $by_key[ $key ] ) ) {
			$facts[] = $by_key[ $key ];
		}
	}

	return compact( 'facts', 'badge' );
}

/**
 * The dates as a card shows them: short, and whole for who listens.
 *
 * @param Fact         $fact   Dates.
 * @param Facts        $values Facts of the program.
 * @param list<string> $shown  Facts of the card.
 * @return Fact
 */
function with_short_dates( array $fact, array $values, array $shown ): array {
	$short = Program\dates_of_card( $values, time(), ! in_array( 'schedule', $shown, true ) );
	if ( '' !== $short ) {
		$fact['html'] = '<span class="programas-card__label">' . $fact['html'] . '</span> <span aria-hidden="true">' . WordPress\escaped_text( $short ) . '</span>';
	}

	return $fact;
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
