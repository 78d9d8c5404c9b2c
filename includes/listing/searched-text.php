<?php
/**
 * Builds the text in which visitors search a program: what its card says, and what that means: the months of a period, the days of its sessions,
 * the ages of "6–12". Called for the index (index/entry.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Facts whose numbers are not searched: "7" is an age, not "7,50 €" or a telephone. */
const UNSEARCHED_NUMBERS = array( 'price', 'contact' );

/** Age up to which ages are words that find a program. Numbers beyond it are not searched. */
const OLDEST_SEARCHED = 18;

/**
 * Returns what is searched of a post: what pages say of it (title, excerpt, the names of its terms and of their ancestors, facts and badge), and what it
 * means by that. Of a protected or reserved one it is the title.
 *
 * @param \WP_Post $post    Post.
 * @param bool     $is_open Whether more than the title is searched.
 * @return array{array<string>, list<string>} What pages say, as HTML, that of facts by key, and what it means.
 */
function get_search_texts( \WP_Post $post, bool $is_open ): array {
	$page  = array( WordPress\only_text( get_the_title( $post ) ) );
	$other = array();
	if ( ! $is_open ) {
		return array( $page, $other );
	}
	$page[] = WordPress\escaped_text( Program\get_excerpt_text( $post ) );
	foreach ( get_object_taxonomies( $post->post_type, 'objects' ) as $taxonomy ) {
		if ( $taxonomy->public ) {
			$names = array_intersect_key( array_column( get_criterion_terms( array( $taxonomy->name ) ), 'name', 'slug' ), array_flip( get_card_term_slugs( $post, array( $taxonomy->name ) ) ) );
			$page  = array_merge( $page, array_map( static fn( string $name ): string => WordPress\escaped_text( WordPress\get_plain_text( $name ) ), array_values( $names ) ) );
		}
	}
	if ( Program\has_facts( $post ) ) {
		$facts = Program\program_facts( $post->ID );
		$now   = WordPress\get_current_timestamp();
		$texts = array();
		// The days to come are many, and the schedule has their weekdays. Documents are posts of their own.
		foreach ( array_keys( array_diff_key( Program\get_facts_table(), array_flip( array( 'upcoming', 'documents' ) ) ) ) as $key ) {
			$texts[ $key ] = Program\fact_text_and_html( $key, $facts, $now )[0];
		}
		list( $of_facts, $other ) = get_searched_facts( $facts, $texts, Program\get_program_badge( $facts, $now ) );

		$page = array_merge( $page, $of_facts );
		// A date says its year only while it is far away.
		$other[] = substr( Program\get_signup_deadline( $facts, $now ), 0, 4 );
	}

	return array( $page, $other );
}

/**
 * Returns what is searched of facts.
 *
 * @param Facts                 $facts Facts.
 * @param array<string, string> $texts Texts of them, by key.
 * @param Badge|null            $badge Badge.
 * @return array{array<string>, list<string>} What pages say of them, as HTML, and what they mean by that.
 */
function get_searched_facts( array $facts, array $texts, ?array $badge ): array {
	$page  = array_map( 'ProgramsFilter\\WordPress\\escaped_text', array_diff( $texts, array( '' ) ) );
	$other = array( get_facts_meaning( $facts ) );
	$words = array(
		'free'   => _x( 'no charge', 'words that find a program which is “Free”, in any form', 'programs-filter' ),
		'online' => _x( 'online virtual', 'words that find a program which is “Online”, in any form', 'programs-filter' ),
		'full'   => _x( 'sold out', 'words that find a program which is “Fully booked”, in any form', 'programs-filter' ),
	);
	if ( isset( $page['online_url'] ) ) {
		$other[] = $words['online'];
	}
	if ( null !== $badge ) {
		$page[]  = WordPress\escaped_text( $badge['text'] );
		$other[] = $words[ $badge['key'] ] ?? '';
	}

	return array( $page, $other );
}

/**
 * Returns texts as one that is searched.
 *
 * @param array<string> $texts HTML; that of facts by key.
 */
function get_search_text( array $texts ): string {
	$plain = array_map( 'ProgramsFilter\\WordPress\\get_plain_text', $texts );
	foreach ( UNSEARCHED_NUMBERS as $fact ) {
		$plain[ $fact ] = (string) preg_replace( '/\d+/', ' ', $plain[ $fact ] ?? '' );
	}

	return implode( ' ', $plain );
}

/**
 * Returns the words that find a program.
 *
 * @param \WP_Post      $post       Program, or another post in a loop.
 * @param bool          $is_open    Whether more than the title is searched.
 * @param array<string> $translated Translations by text, as HTML.
 * @return string Folded, with a space between them.
 */
function get_program_words( \WP_Post $post, bool $is_open, array $translated = array() ): string {
	list( $page, $other ) = get_search_texts( $post, $is_open );

	$page = array_map( static fn( string $html ): string => $translated[ $html ] ?? $html, $page );

	/**
	 * Filters the text by which the search finds a program. Runs when the program has changed.
	 *
	 * @since 0.1.0
	 *
	 * @param string   $text Title, excerpt, terms, facts and badge.
	 * @param \WP_Post $post Program, or another post in a loop.
	 */
	$text = WordPress\only_text( apply_filters( 'programs_filter_search_text', get_search_text( array_merge( $page, $other ) ), $post ) );

	return implode( ' ', search_words( $text ) );
}

/**
 * Replaces the words of rows with those of a page that TranslatePress translates after it was made: all at once.
 *
 * @param list<\WP_Post>       $posts Posts.
 * @param array<int, IndexRow> $rows  Their rows, by ID.
 * @return array<int, IndexRow>
 */
function translate_words( array $posts, array $rows ): array {
	if ( ! function_exists( 'trp_translate' ) ) {
		return $rows;
	}
	$get_page   = static fn( \WP_Post $post ): array => get_search_texts( $post, Program\is_readable_without_password( $post ) )[0];
	$translated = WordPress\translate_with_translatepress( array_map( $get_page, $posts ) );
	foreach ( $posts as $post ) {
		if ( isset( $rows[ $post->ID ] ) ) {
			$rows[ $post->ID ] = array( 'words' => get_program_words( $post, Program\is_readable_without_password( $post ), $translated ) ) + $rows[ $post->ID ];
		}
	}

	return $rows;
}

/**
 * Returns what facts mean without saying it.
 *
 * @param Facts $facts Facts.
 */
function get_facts_meaning( array $facts ): string {
	return implode( ' ', array_merge( get_month_words( $facts['start'], $facts['end'] ), get_weekday_words( $facts ), get_searched_ages( $facts ) ) );
}

/**
 * Returns the months that a program spans.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none.
 * @return list<string>
 */
function get_month_words( string $start, string $end ): array {
	if ( '' === $start ) {
		return array();
	}
	$words = array();
	// Months are counted. Those of longer periods are all months.
	list( $from, $to ) = array( get_month_number( $start ), min( get_month_number( '' === $end ? $start : $end ), get_month_number( $start ) + 48 ) );
	for ( $month = $from; $month <= $to; $month++ ) {
		$words[] = get_wp_locale()->get_month( $month % 12 + 1 );
		$words[] = (string) intdiv( $month, 12 );
	}

	return array_values( array_unique( $words ) );
}

/**
 * Returns the days of the week on which a program has sessions, with plurals that begin with the singular: "sábados".
 *
 * @param Facts $facts Facts.
 * @return list<string>
 */
function get_weekday_words( array $facts ): array {
	$times    = get_program_times( $facts );
	$weekdays = array();
	foreach ( array() === $times[ THROUGH ] ? $times[ SESSION ] : array() as list( $minute ) ) {
		$weekdays[ ( Program\weekday_of( intdiv( $minute, DAY ) ) + 1 ) % 7 ] = true;
	}

	return array_map( static fn( int $weekday ): string => rtrim( get_wp_locale()->get_weekday( $weekday ), 's' ) . 's', array_keys( $weekdays ) );
}

/**
 * The number of a month, counted from the first one of the year 0.
 *
 * @param string $date Clean date.
 */
function get_month_number( string $date ): int {
	return 12 * (int) $date + (int) substr( $date, 5, 2 ) - 1;
}

/** Returns the names of months and days in the language of the site. */
function get_wp_locale(): \WP_Locale {
	/**
	 * Of WordPress.
	 *
	 * @var \WP_Locale $wp_locale
	 */
	global $wp_locale;

	return $wp_locale;
}

/**
 * Returns the ages that a program is for, for the search.
 *
 * @param Facts $facts Facts.
 * @return list<int> None where all ages are welcome.
 */
function get_searched_ages( array $facts ): array {
	list( 'age_from' => $from, 'age_to' => $to ) = $facts;

	$last = min( '' === $to ? OLDEST_SEARCHED : (int) $to, OLDEST_SEARCHED );

	return '' === $from . $to || '0-' === "$from-$to" || (int) $from > $last ? array() : range( (int) $from, $last );
}
