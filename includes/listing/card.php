<?php
/**
 * Builds the view model of a card from a program: title, picture, facts and badge, for cards.php and the REST API.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Markup that a title may contain; templates print it through wp_kses(). */
const TITLE_TAGS = array( 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'em', 'i', 'mark', 's', 'span', 'strong', 'sub', 'sup' );

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
function get_card_view_model( \WP_Post $post, array $attributes, array $categories ): array {
	$is_open  = Program\is_readable_without_password( $post );
	$values   = get_visible_facts( $post, $is_open );
	$terms    = Program\get_program_categories( $post );
	$title    = WordPress\only_text( get_the_title( $post ) );
	$get_term = static fn( \WP_Term $term ): array => array(
		'slug' => $term->slug,
		'name' => WordPress\typeset( $term->name ),
	);

	list( $facts, $badge ) = null === $values ? array( array(), null ) : get_facts_and_state( $values, $attributes['card'] );
	preg_match( '/[\p{L}\p{N}]/u', WordPress\get_plain_text( isset( $terms[0] ) ? $terms[0]->name : $title ), $initial );

	$card = array(
		'id'         => $post->ID,
		'title'      => WordPress\escape_square_brackets( $title ),
		'url'        => WordPress\only_text( get_permalink( $post ) ),
		'slugs'      => Program\get_slugs_with_ancestors( $terms, $categories ),
		'categories' => $is_open && has_card_part( $attributes, 'categories' ) ? array_map( $get_term, $terms ) : array(),
		'excerpt'    => $is_open && has_card_part( $attributes, 'excerpt' ) ? Program\get_excerpt_text( $post ) : '',
		'picture'    => $is_open && has_card_part( $attributes, 'picture' ) ? (int) get_post_thumbnail_id( $post ) : 0,
		'initial'    => has_card_part( $attributes, 'picture' ) ? $initial[0] ?? '' : '',
		'facts'      => $facts,
		'badge'      => $badge,
		'others'     => '',
	);

	/**
	 * Filters the view model of a card.
	 *
	 * Added keys are passed to the template unchanged.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, mixed> $card       View model: id, title (HTML), url, slugs, categories (slug, name), excerpt (text), picture (attachment ID or 0),
	 *                                         initial (letter instead of a picture, if other cards have one), facts (key, label, text,
	 *                                         html, links) in order, badge (key, text) or null; it appears above the title, or over
	 *                                         the picture, unless there is a fact named `state-` plus its key; others (URL of programs
	 *                                         with places left; if empty, full programs link to those on their own page).
	 * @param \WP_Post             $post       Program.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	$filtered = apply_filters( 'programs_filter_card', $card, $post, $attributes );

	return is_array( $filtered ) && $filtered !== $card ? sanitize_card( $filtered, $card ) : $card;
}

/**
 * Returns the facts of a program that visitors may read.
 *
 * @param \WP_Post  $post    Program, or another post of a loop.
 * @param bool|null $is_open Result of Program\is_readable_without_password(), if it is known.
 * @return Facts|null Null for a protected or reserved program, and for another post.
 */
function get_visible_facts( \WP_Post $post, ?bool $is_open = null ): ?array {
	return Program\has_facts( $post ) && ( $is_open ?? Program\is_readable_without_password( $post ) ) ? Program\program_facts( $post->ID ) : null;
}

/**
 * Returns facts of a program without those that its badge says.
 *
 * @param list<Fact> $known Facts.
 * @param Badge|null $badge Badge.
 * @return list<Fact>
 */
function exclude_badge_fact( array $known, ?array $badge ): array {
	$badge_text = $badge['text'] ?? '';

	return array_values( array_filter( $known, static fn( array $fact ): bool => $fact['text'] !== $badge_text ) );
}

/**
 * Returns facts and badge as a card has them. A change is the badge above the title, with its reason; other states are one of the facts.
 *
 * @param Facts        $values Facts of the program.
 * @param list<string> $parts  Parts of the card.
 * @return array{list<Fact>, Badge|null}
 */
function get_facts_and_state( array $values, array $parts ): array {
	$now = WordPress\get_current_timestamp();

	list( 'facts' => $facts, 'badge' => $badge ) = Program\shown_facts_of_values( $values, $now, $parts );
	// Each once.
	$facts = array_column( $facts, null, 'key' );
	if ( in_array( 'dates', $parts, true ) && ! isset( $facts['dates'] ) ) {
		// What goes on without any day.
		$facts = array_column( Program\shown_facts_of_values( $values, $now, array( 'schedule' ) )['facts'], null, 'key' ) + $facts;
	}
	if ( isset( $facts['dates'] ) ) {
		$facts['dates'] = with_short_dates( $facts['dates'], $values, $parts );
	}
	$facts = array_values( $facts );
	// "Free" is no state, where the card does not say any fact.
	if ( null === $badge || ( 'free' === $badge['key'] && array() === $facts ) ) {
		return array( $facts, null );
	}
	if ( $badge['key'] === $values['event_status'] ) {
		$badge['text'] = WordPress\escape_square_brackets( implode( ' · ', array_diff( array( $badge['text'], $values['notice'] ), array( '' ) ) ) );

		return array( array_values( array_filter( $facts, static fn( array $fact ): bool => 'notice' !== $fact['key'] ) ), $badge );
	}
	$words = WordPress\escape_square_brackets( WordPress\escaped_text( $badge['text'] ) );
	$state = array(
		'key'   => "state-{$badge['key']}",
		'label' => '',
		'text'  => $badge['text'],
		'html'  => 'free' === $badge['key'] ? $words : "<b>$words</b>",
		'links' => array(),
	);
	// In the place of the fact that says the same.
	$place = array_search( $badge['text'], array_column( $facts, 'text' ), true );
	$facts = exclude_badge_fact( $facts, $badge );
	array_splice( $facts, false === $place ? count( $facts ) : $place, 0, array( $state ) );

	return array( $facts, $badge );
}

/** Facts and states that stand in the line of another fact. All others have a line of their own. */
const FACT_LINES = array(
	'schedule'      => 'dates',
	'state-over'    => 'dates',
	'online_url'    => 'place',
	'audience'      => 'place',
	'ages'          => 'place',
	'places'        => 'price',
	'state-free'    => 'price',
	'state-full'    => 'price',
	'state-waiting' => 'price',
	'state-closed'  => 'price',
);

/**
 * Returns the facts of a card by line, in the order of the first of each.
 *
 * @param list<Fact> $facts Facts.
 * @return array<string, non-empty-list<Fact>>
 */
function group_facts_by_line( array $facts ): array {
	$lines = array();
	foreach ( $facts as $fact ) {
		$lines[ FACT_LINES[ $fact['key'] ] ?? $fact['key'] ][] = $fact;
	}

	return $lines;
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
	$short = Program\dates_of_card( $values, WordPress\get_current_timestamp(), ! in_array( 'schedule', $shown, true ) );
	if ( '' !== $short ) {
		// The first part in bold.
		$words  = preg_replace( '/^.*?(?= · |$)/u', '<b>$0</b>', WordPress\escaped_text( $short ), 1 );
		$former = in_array( $values['event_status'], array( 'postponed', 'rescheduled' ), true ) ? $values['previous_start'] : '';
		$former = WordPress\escaped_text( Program\short_dates( $former, substr( $former, 0, 10 ), WordPress\get_current_timestamp() ) );
		$words .= '' === $former ? '' : " <s>$former</s>";

		$fact['html'] = '<span class="programas-card__label">' . $fact['html'] . '</span> <span aria-hidden="true">' . $words . '</span>';
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
function get_card_slugs( \WP_Post $post, array $attributes, array $categories ): array {
	return false === has_filter( 'programs_filter_card' )
		? Program\get_slugs_with_ancestors( Program\get_program_categories( $post ), $categories )
		: get_card_view_model( $post, $attributes, $categories )['slugs'];
}

/**
 * Replaces missing values and values of another type in a filtered card with the original ones.
 *
 * @param array<mixed> $filtered Card after the filter.
 * @param Card         $card     Card before it.
 * @return Card
 */
function sanitize_card( array $filtered, array $card ): array {
	$types = array_map( 'gettype', array( 'badge' => isset( $filtered['badge'] ) ? array() : null ) + $card );
	$sound = array_filter(
		$filtered,
		static fn( $value, $key ): bool => is_string( $key ) && gettype( $value ) === ( $types[ $key ] ?? gettype( $value ) ),
		ARRAY_FILTER_USE_BOTH
	);

	// @phpstan-ignore return.type (Each value has the type of the original one. What is in its lists is up to the callback.)
	return array_merge( $card, $sound, array( 'id' => $card['id'] ) );
}
