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

	list( $facts, $badge, $next ) = null === $values ? array( array(), null, null ) : get_facts_and_state( $values, $attributes['card'] );
	preg_match( '/[\p{L}\p{N}]/u', WordPress\get_plain_text( $title ), $initial );

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
		'next'       => $next,
	);

	/**
	 * Filters the view model of a card. Added keys are passed to the template.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, mixed> $card       View model: id, title (HTML), url, slugs, categories (slug, name), excerpt (text), picture (attachment ID or 0),
	 *                                         initial (letter instead of a picture), facts (key, label, text, html, links; `when` is above the
	 *                                         title), badge (key, text) or null, next (minute of its next session, or its place among
	 *                                         those without one) or null.
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
 * Returns facts and badge as a card has them: when it takes place next, the facts, its state, and why it is not as usual.
 *
 * @param Facts        $values Facts of the program.
 * @param list<string> $parts  Parts of the card.
 * @return array{list<Fact>, Badge|null, int|null} And the beginning of the next session; what one can apply for has its place by that. Null for neither.
 */
function get_facts_and_state( array $values, array $parts ): array {
	$now = WordPress\get_current_timestamp();
	// Without dates, what is different about the next session is all that a card says of it.
	$is_asked = in_array( 'dates', $parts, true ) || strlen( $values['sessions'] ) > strcspn( $values['sessions'], '!>@' );
	$dates    = $is_asked ? Program\get_card_dates( $values, $now, ! in_array( 'schedule', $parts, true ) ) : null;
	$session  = $dates['session'] ?? null;
	$shown    = Program\shown_facts_of_values( $values, $now, array_values( array_diff( $parts, array( 'dates', 'notice' ) ) ) );
	$facts    = array_column( $shown['facts'], null, 'key' );
	if ( null !== $dates && in_array( 'dates', $parts, true ) ) {
		list( $text, $html ) = $dates['when'];
		$whens               = array(
			'when'  => get_card_fact( 'when', $text, $html ),
			'dates' => get_card_fact( 'dates', $dates['rule'] ),
		);
		$place               = count( array_intersect( array_keys( $facts ), array_slice( $parts, 0, (int) array_search( 'dates', $parts, true ) ) ) );
		$facts               = array_slice( $facts, 0, $place ) + $whens + $facts;
	}
	$is_usual = null === $session && 'free' === ( $shown['badge']['key'] ?? 'free' ) && '' === $values['places_left'] && '1' !== $values['application'];
	$state    = $is_usual ? null : get_card_state( $values, $session, $now );
	if ( null !== $state ) {
		$text = $state['text'];
		// It says what matters of them.
		$facts          = array_filter( $facts, static fn( array $fact ): bool => 'places' !== $fact['key'] && $fact['text'] !== $text );
		$facts['state'] = get_card_fact( 'state', $text, Program\get_state_html( $state ) );
	}
	$reason = get_reason( $values, $session, $now );
	$facts += '' === $reason ? array() : array( 'notice' => get_card_fact( 'notice', $reason ) );
	$facts  = array_map( __NAMESPACE__ . '\\with_unbroken_amounts', array_filter( $facts, static fn( array $fact ): bool => '' !== $fact['text'] ) );
	if ( isset( $facts['when'] ) && null !== $session ) {
		$facts['when']['html'] = with_month_apart( $facts['when']['html'] );
	}

	$until = Program\get_application_deadline( $values, $now );
	$next  = '' === $until ? null : ORDER_RUNNING + intdiv( get_minute_after( $until ), 10 );

	return array( array_values( $facts ), $shown['badge'], null === $session ? $next : get_minute( $session['start'] ) );
}

/**
 * Returns a fact that only cards have.
 *
 * @param string $key  Key.
 * @param string $text Text.
 * @param string $html HTML; '' for the text.
 * @return Fact
 */
function get_card_fact( string $key, string $text, string $html = '' ): array {
	return array(
		'key'   => $key,
		'label' => '',
		'text'  => $text,
		'html'  => WordPress\escape_square_brackets( '' === $html ? WordPress\escaped_text( $text ) : $html ),
		'links' => array(),
	);
}

/**
 * Returns the state that a card names, the gravest alone: its program is stopped, its next session is another than usual, or its program waits.
 *
 * @param Facts        $values  Facts of the program.
 * @param Session|null $session Next session.
 * @param int          $now     Unix time.
 * @return State|null
 */
function get_card_state( array $values, ?array $session, int $now ): ?array {
	$state = Program\get_program_state( $values, $now );

	return null === $session || 'stop' === ( $state['tone'] ?? '' ) ? $state : Program\get_session_state( $session ) ?? $state;
}

/**
 * Returns why a program is not as usual: what its editor wrote, else which session to come is canceled or moved.
 *
 * @param Facts        $values  Facts of the program.
 * @param Session|null $session Next session, whose day says that already.
 * @param int          $now     Unix time.
 */
function get_reason( array $values, ?array $session, int $now ): string {
	$reason = $session['reason'] ?? '';
	if ( '' !== $values['notice'] . $reason ) {
		return implode( '. ', array_diff( array_unique( array( Program\ucfirst_words( $values['notice'] ), Program\ucfirst_words( $reason ) ) ), array( '' ) ) );
	}
	$before = 'rescheduled' === $values['event_status'] ? $values['previous_start'] : '';
	$before = null === $session || '' !== $session['cancelled'] || str_starts_with( $session['start'], $session['moved'] ) ? $before : $session['moved'];
	if ( '' !== $before ) {
		/* translators: %s: former date of a program or session. */
		return sprintf( _x( 'Before: %s', 'date', 'programs-filter' ), Program\dates_text_and_html( $before, substr( $before, 0, 10 ), $now )[0] );
	}

	return null === $session || '' !== $session['cancelled'] ? '' : Program\ucfirst_words( Program\get_next_change( $values['sessions'], $now ) );
}

/**
 * Returns the HTML of a day with its month in an element: below a heading with the day, a card need not say it.
 *
 * @param string $html HTML of a day.
 */
function with_month_apart( string $html ): string {
	$months = implode( '|', array_map( 'preg_quote', Program\get_date_names()['F'] ?? array() ) );

	return '' === $months ? $html : (string) preg_replace( "/(?:,?\\s(?:de\\s|d')|, )?(?:$months)(?:ren )?(?:\\sde\\s\\d{4})?/u", '<span class="programas-card__month">$0</span>', $html, 1 );
}

/**
 * Returns a fact in which a number and what is counted, and a day and its month, stay in one line.
 *
 * @param Fact $fact Fact.
 * @return Fact
 */
function with_unbroken_amounts( array $fact ): array {
	$fact['html'] = (string) preg_replace( array( '/(?<=\d) (?=[^\s<·–(])/u', '/(?<=\d\x{a0}de) /u' ), "\u{a0}", $fact['html'] );

	return $fact;
}

/** Facts that stand in the line of another fact. All others have a line of their own. */
const FACT_LINES = array(
	'schedule'   => 'dates',
	'online_url' => 'place',
	'audience'   => 'place',
	'ages'       => 'place',
	'price'      => 'place',
	'places'     => 'place',
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
 * Returns the slugs of a card without making the card.
 *
 * @param \WP_Post             $post       Program.
 * @param ListingAttributes    $attributes Attributes of the listing.
 * @param array<int, \WP_Term> $categories All categories.
 * @return list<string>
 */
function get_card_slugs( \WP_Post $post, array $attributes, array $categories ): array {
	return false === has_filter( 'programs_filter_card' ) || ! Program\is_listed_post( $post )
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
