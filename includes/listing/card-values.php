<?php
/**
 * Computes the values of cards by which visitors filter, printed as `data-` attributes by cards.php and compared by overview.php and the script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** What a card says that is for all: without an age, or free. */
const ANY_NUMBER = '0-';

/** The most years of a program. One that lasts longer has probably a wrong date. */
const MAX_YEARS = 10;

/**
 * Returns what a card prints of the values that the index has, and of its terms.
 *
 * @param \WP_Post                 $post     Program, or another post in a loop.
 * @param array<string, Criterion> $criteria Criteria of the listing.
 * @param IndexRow                 $row      Its row.
 * @param int                      $now      Minute.
 * @return array<string, string> By name of the `data-` attribute, without empty ones.
 */
function get_card_values( \WP_Post $post, array $criteria, array $row, int $now ): array {
	$values = array();
	foreach ( $criteria as $key => $criterion ) {
		$name  = get_card_attribute_name( $key );
		$value = $row['card']['values'][ $name ] ?? '';
		if ( array() !== $criterion['taxonomy'] ) {
			// Each card has its categories already.
			$value = CATEGORY === $key ? '' : implode( ' ', $criterion['values']( $post ) );
		} elseif ( 'words' === $criterion['kind'] ) {
			$value = $row['words'];
		} elseif ( 'switch' === $criterion['kind'] && str_contains( $value, '/' ) ) {
			$value = is_switch_on( $value, $now ) ? '1' : '';
		}
		$values[ $name ] = $value;
	}

	return array_filter( $values, static fn( string $value ): bool => '' !== $value );
}

/**
 * Returns the name under which a card has the values of a criterion: days and hours are compared with its times.
 *
 * @param string $key Criterion.
 */
function get_card_attribute_name( string $key ): string {
	return isset( TIME_CRITERIA[ $key ] ) ? WHEN : $key;
}

/**
 * Returns what a card says about a criterion.
 *
 * @param RenderedCard $card Card.
 * @param string       $key  Criterion.
 */
function get_card_value( array $card, string $key ): string {
	return CATEGORY === $key ? implode( ' ', $card['slugs'] ) : $card['data'][ get_card_attribute_name( $key ) ] ?? '';
}

/**
 * Whether any card says something about a criterion.
 *
 * @param list<RenderedCard> $cards Cards.
 * @param string             $key   Criterion.
 * @param string             $but   What counts as nothing.
 */
function has_any_card_value( array $cards, string $key, string $but = '' ): bool {
	return array_any( $cards, static fn( array $card ): bool => ! in_array( get_card_value( $card, $key ), array( '', $but ), true ) );
}

/**
 * Returns the values that cards have.
 *
 * @param list<RenderedCard> $cards Cards.
 * @param string             $key   Criterion.
 * @return array<string, true> By value.
 */
function get_used_values( array $cards, string $key ): array {
	$used = array();
	foreach ( $cards as $card ) {
		$used += array_fill_keys( explode( ' ', get_card_value( $card, $key ) ), true );
	}
	unset( $used[''] );

	return $used;
}

/**
 * Makes the callback of a switch from a condition on facts.
 *
 * @param callable( Facts ): bool $is Whether it is on.
 * @return \Closure( Facts ): string
 */
function value_if( callable $is ): \Closure {
	return static fn( array $facts ): string => $is( $facts ) ? '1' : '';
}

/**
 * Returns the slugs of a post's terms and of their ancestors.
 *
 * @param \WP_Post               $post       Post.
 * @param non-empty-list<string> $taxonomies Taxonomies: those of categories, of which each post type has one, or another one.
 * @return list<string>
 */
function get_card_term_slugs( \WP_Post $post, array $taxonomies ): array {
	$own   = Program\get_category_taxonomy( $post->post_type );
	$terms = get_the_terms( $post, in_array( $own, $taxonomies, true ) ? $own : $taxonomies[0] );

	return Program\get_slugs_with_ancestors( Program\terms_or_empty( $terms ), get_criterion_terms( $taxonomies ) );
}

/**
 * Returns the years in which a program takes place.
 *
 * @param ProgramDates $dates Dates.
 * @return string One where it goes on; none without dates.
 */
function get_program_years( array $dates ): string {
	$first = (int) substr( '' === $dates['start'] ? $dates['end'] : $dates['start'], 0, 4 );
	$last  = '' === $dates['end'] ? $first : (int) substr( $dates['end'], 0, 4 );

	return 0 === $first ? '' : implode( ' ', array_slice( range( $first, $last ), - MAX_YEARS ) );
}

/**
 * Returns the ages that a program is for. One that says nothing of ages is open to all.
 *
 * @param Facts $facts Facts.
 */
function get_program_ages( array $facts ): string {
	return '' === $facts['age_from'] . $facts['age_to'] . $facts['audience'] ? ANY_NUMBER : Program\age_range( $facts );
}

/**
 * Returns from which price on a program is within what a visitor would pay.
 *
 * @param Facts $facts Facts.
 * @return string `12.5-`, with the sign of another currency than the usual one behind it; '' for a price that cannot be read.
 */
function get_card_price( array $facts ): string {
	// The amount of a grant is no price.
	if ( '1' === $facts['application'] ) {
		return '';
	}

	$lowest = Program\get_lowest_price( $facts['price'] );

	return null === $lowest ? '' : $lowest['amount'] . '-' . ( Program\get_usual_sign() === $lowest['sign'] ? '' : " $lowest[sign]" );
}

/**
 * Returns until when visitors can take part, as the value of a switch. Programs without sign-up always have places.
 *
 * @param Facts $facts Facts.
 */
function get_places_value( array $facts ): string {
	$without_end = array(
		'end'          => '',
		'signup_until' => '',
	) + $facts;
	if ( Program\is_cancelled( $facts ) || ! in_array( Program\get_signup_state( $without_end, 0 ), array( 'open', 'none' ), true ) ) {
		return '';
	}
	$is_closing = 'open' !== $facts['signup_state'] && '' !== $facts['signup_until'];
	$until      = min( '' === $facts['end'] ? HIGHEST : get_minute_after( $facts['end'] ), $is_closing ? get_minute_after( $facts['signup_until'] ) : HIGHEST );

	return HIGHEST === $until ? '1' : "/$until";
}

/**
 * Returns until when a program is changed, as the value of a switch: it is cancelled, postponed or online, has a notice, or a session to come that
 * is cancelled.
 *
 * @param Facts $facts Facts.
 */
function get_changed_value( array $facts ): string {
	$until = '' === $facts['end'] ? HIGHEST : get_minute_after( $facts['end'] );
	if ( '' === $facts['event_status'] . $facts['notice'] ) {
		$until = min( $until, max( array_merge( array( LOWEST ), array_column( get_program_times( $facts )[ CANCELLED ], 1 ) ) ) );
	}
	if ( LOWEST === $until ) {
		return '';
	}

	return HIGHEST === $until ? '1' : "/$until";
}

/**
 * Whether a program is changed.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 */
function is_changed( array $facts, int $now ): bool {
	return is_switch_on( get_changed_value( $facts ), get_site_minute( $now ) );
}

/**
 * Whether a program that visitors may read has places. A call for applications is not instead of a course, nor is what is postponed.
 *
 * @param \WP_Post $post Program.
 */
function is_with_places( \WP_Post $post ): bool {
	$facts = get_visible_facts( $post );

	return null !== $facts && '1' !== $facts['application'] && 'postponed' !== $facts['event_status'] && is_switch_on( get_places_value( $facts ), get_site_minute() );
}

/**
 * Returns numbers and ranges as half-open spans, in hundredths. The script does the same (src/listing/criteria/numbers.ts).
 *
 * @param string $value `8`, `6-12`, `16-`, `0-5 8-10`, and other words. A price of 12.50 € is `12.5-`, as it is for all who would pay that or more.
 * @return list<array{int, int}>
 */
function parse_ranges( string $value ): array {
	preg_match_all( '/(?<!\S)(\d{1,7}(?:\.\d{1,2})?)(?:(-)(\d{0,7}))?(?!\S)/', $value, $found, PREG_SET_ORDER );
	$hundredths = static fn( string $number ): int => (int) round( 100 * (float) $number );
	$spans      = array();
	foreach ( $found as $match ) {
		$last    = isset( $match[2] ) ? $match[3] ?? '' : $match[1];
		$spans[] = array( $hundredths( $match[1] ), '' === $last ? HIGHEST : $hundredths( $last ) + 1 );
	}

	return $spans;
}

/**
 * Returns the span of a value that is a word, such as a place: 31 bits.
 *
 * @param string $value Value.
 * @return array{int, int}
 */
function get_word_span( string $value ): array {
	$number = crc32( $value ) & 0x7ffffffe;

	return array( $number, $number + 1 );
}

/**
 * Returns from when until when a switch is on.
 *
 * @param string $value `1` for always, or a run as in get_times_value(): `/29700000`.
 * @return array{int, int}
 */
function get_switch_span( string $value ): array {
	return '1' === $value ? array( LOWEST, HIGHEST ) : parse_times( $value )[ RUN ][0];
}

/**
 * Whether a switch is on.
 *
 * @param string $value  Value; '' for never.
 * @param int    $minute Minute.
 */
function is_switch_on( string $value, int $minute ): bool {
	return '' !== $value && do_spans_overlap( get_switch_span( $value ), array( $minute, $minute + 1 ) );
}

/**
 * Whether a fact is one of those that are ticked.
 *
 * @param string $fact Key.
 */
function is_switch_of_fact( string $fact ): bool {
	return 'checkbox' === ( Program\get_fact_kind( $fact )['control'] ?? '' );
}

/**
 * Makes the callback that reads the values of a fact.
 *
 * @param string $fact Key.
 * @return \Closure( Facts ): string
 */
function value_of_fact( string $fact ): \Closure {
	if ( is_switch_of_fact( $fact ) ) {
		return value_if( static fn( array $facts ): bool => '1' === ( $facts[ $fact ] ?? '' ) );
	}

	return static fn( array $facts ): string => get_choice_value( Program\stored_facts_text( array( $fact ), $facts ) );
}

/**
 * Returns the value of words in addresses and on cards. Two writings that differ in case or accents only are one.
 *
 * @param string $words Words.
 */
function get_choice_value( string $words ): string {
	// Cards of a listing are at few places.
	return WordPress\get_cached( 'choice ' . get_locale() . " $words", static fn(): string => sanitize_title( $words ) );
}

/**
 * Returns the words of cards for a criterion.
 *
 * @param list<RenderedCard> $cards Cards.
 * @param string             $key   Criterion.
 * @return array<string, string> Labels by value.
 */
function get_choice_labels( array $cards, string $key ): array {
	return get_word_labels( array_column( array_column( $cards, 'names' ), $key ) );
}

/**
 * Returns words as labels, sorted as a person would.
 *
 * @param list<string> $words Words.
 * @return array<string, string> Labels by value; of several writings the first.
 */
function get_word_labels( array $words ): array {
	$labels = array();
	foreach ( $words as $label ) {
		$labels += array( get_choice_value( $label ) => $label );
	}

	return WordPress\sort_naturally( $labels );
}

/**
 * Returns the years of cards, the latest first.
 *
 * @param list<RenderedCard> $cards Cards.
 * @param string             $key   Criterion.
 * @return array<int|string, string> Labels by value.
 */
function get_year_labels( array $cards, string $key ): array {
	$years = array_map( 'strval', array_keys( get_used_values( $cards, $key ) ) );
	rsort( $years );

	return array_combine( $years, $years );
}

/**
 * All terms of a criterion.
 *
 * @param list<string> $taxonomies Its taxonomies.
 * @return array<int, \WP_Term> By ID.
 */
function get_criterion_terms( array $taxonomies ): array {
	$get = static fn(): array => Program\get_all_categories( $taxonomies );

	return WordPress\get_cached( 'terms ' . implode( ' ', $taxonomies ) . ' ' . WordPress\get_current_language() . ' ' . wp_cache_get_last_changed( 'terms' ), $get );
}
