<?php
/**
 * Builds the text in which visitors search a program: what its card says, and what that means: the months of a period, the days of "lunes a viernes",
 * the ages of "6–12". Called by card-values.php.
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
 * @param \WP_Post          $post Post.
 * @param ProgramTexts|null $made Texts of the program, if they are made already.
 * @return SearchedTexts
 */
function get_search_texts( \WP_Post $post, ?array $made = null ): array {
	$page  = array( WordPress\only_text( $made['title'] ?? get_the_title( $post ) ) );
	$other = array();
	if ( $made['is_open'] ?? Program\is_readable_without_password( $post ) ) {
		$page[] = WordPress\escaped_text( $made['excerpt'] ?? Program\get_excerpt_text( $post ) );
		foreach ( get_object_taxonomies( $post->post_type, 'objects' ) as $taxonomy ) {
			if ( $taxonomy->public ) {
				$terms = in_array( $taxonomy->name, Program\get_listed_taxonomies(), true ) ? $made['terms'] ?? null : null;
				$names = array_intersect_key( get_criterion_term_names( $taxonomy->name ), array_flip( get_card_term_slugs( $post, $taxonomy->name, $terms ) ) );
				$page  = array_merge( $page, array_map( 'ProgramsFilter\\WordPress\\escaped_text', array_values( $names ) ) );
			}
		}
		$facts = null === $made ? get_visible_facts( $post ) : $made['values'];
		if ( null !== $facts ) {
			$shown = null === $made ? Program\shown_facts( $post, WordPress\get_current_timestamp() ) : array();
			$texts = $made['searched'] ?? array_column( $shown['facts'] ?? array(), 'text', 'key' );

			list( $of_facts, $other ) = get_searched_facts( $facts, $texts, $made['badge'] ?? $shown['badge'] ?? null );

			$page = array_merge( $page, $of_facts );
		}
	}

	return compact( 'post', 'page', 'other' );
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
	if ( isset( $page['online_url'] ) ) {
		$other[] = get_online_synonyms();
	}
	if ( null !== $badge ) {
		$page[]  = WordPress\escaped_text( $badge['text'] );
		$other[] = get_badge_synonyms( $badge['key'] );
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
 * Adds to cards the words that find them: of all cards at once, so that a plugin that translates pages translates once.
 *
 * @param list<RenderedCard>  $cards    Cards.
 * @param list<SearchedTexts> $searched What is searched of each; none where visitors do not search.
 * @return list<RenderedCard>
 */
function add_search_words( array $cards, array $searched ): array {
	$served = WordPress\translate_with_translatepress( array_column( $searched, 'page' ) );
	foreach ( $searched as $index => $of_card ) {
		$page = array_map( static fn( string $html ): string => $served[ $html ] ?? $html, $of_card['page'] );
		$text = get_search_text( array_merge( $page, $of_card['other'] ) );

		/**
		 * Filters the text that the search matches a program by.
		 *
		 * @since 0.1.0
		 *
		 * @param string   $text Title, excerpt, terms, facts and badge.
		 * @param \WP_Post $post Program, or another post in a loop.
		 */
		$text  = WordPress\only_text( apply_filters( 'programs_filter_search_text', $text, $of_card['post'] ) );
		$words = implode( ' ', search_words( $text ) );
		if ( '' !== $words ) {
			$card                  = $cards[ $index ];
			$card['data'][ WORDS ] = $words;
			$cards[ $index ]       = $card;
		}
	}

	return $cards;
}

/**
 * Returns other words that visitors have for a badge.
 *
 * @param string $key Key of the badge.
 */
function get_badge_synonyms( string $key ): string {
	switch ( $key ) {
		case 'free':
			return _x( 'no charge', 'words that find a program which is “Free”, in any form', 'programs-filter' );
		case 'online':
			return get_online_synonyms();
		case 'full':
			return _x( 'sold out', 'words that find a program which is “Fully booked”, in any form', 'programs-filter' );
	}

	return '';
}

/** Returns other words that visitors have for what is online. */
function get_online_synonyms(): string {
	return _x( 'online virtual', 'words that find a program which is “Online”, in any form', 'programs-filter' );
}

/**
 * Returns what facts mean without saying it.
 *
 * @param Facts $facts Facts.
 */
function get_facts_meaning( array $facts ): string {
	// "L-X-V" as the sessions that it means.
	$schedule = $facts['schedule'] . ' ' . Program\sessions_schedule( $facts['sessions'] );

	return implode( ' ', array_merge( get_time_words( $facts['start'], $facts['end'] ), WordPress\get_cached( 'days ' . get_locale() . " $schedule", static fn(): array => get_schedule_days( trim( $schedule ) ) ), get_searched_ages( Program\age_range( $facts ) ) ) );
}

/**
 * Returns the months that a program spans, and the days of one that is not longer than a week.
 *
 * @param string $start Clean beginning, '' for none.
 * @param string $end   Clean end, '' for none.
 * @return list<string>
 */
function get_time_words( string $start, string $end ): array {
	if ( '' === $start ) {
		return array();
	}
	$last  = '' === $end ? $start : $end;
	$words = array();
	// Months are counted. Those of longer periods are all months.
	list( $from, $to ) = array( get_month_number( $start ), min( get_month_number( $last ), get_month_number( $start ) + 48 ) );
	for ( $month = $from; $month <= $to; $month++ ) {
		$words[] = get_wp_locale()->get_month( $month % 12 + 1 );
		$words[] = (string) intdiv( $month, 12 );
	}
	list( $from, $to ) = array( Program\day_number( $start ), Program\day_number( $last ) );
	// A first day alone may be one of many.
	if ( ( '' !== $end || strlen( $start ) > 10 ) && $to < $from + 7 ) {
		for ( $day = $from; $day <= $to; $day++ ) {
			$words[] = add_plural( get_wp_locale()->get_weekday( ( Program\weekday_of( $day ) + 1 ) % 7 ) );
		}
	}

	return array_values( array_unique( $words ) );
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
 * Returns the days that a schedule means: "lunes a viernes", and "sábados" for "sábado".
 *
 * @param string $schedule Schedule.
 * @return list<string>
 */
function get_schedule_days( string $schedule ): array {
	$names    = explode( ',', fold_text( implode( ',', array_map( array( get_wp_locale(), 'get_weekday' ), range( 0, 6 ) ) ) ) );
	$any      = implode( '|', array_map( 'preg_quote', $names ) );
	$weekdays = array();
	preg_match_all( "/\b($any)s?\b(?:(?: (?:al?|to|through|ate|ata|ao) | ?[-–] ?)($any))?/u", fold_text( $schedule ), $found, PREG_SET_ORDER );
	foreach ( $found as $match ) {
		$first = (int) array_search( $match[1], $names, true );
		$last  = isset( $match[2] ) ? (int) array_search( $match[2], $names, true ) : $first;
		foreach ( range( $first, $last < $first ? $last + 7 : $last ) as $day ) {
			$weekdays[] = $day % 7;
		}
	}

	return array_map( static fn( int $number ): string => add_plural( $names[ $number ] ), array_values( array_unique( $weekdays ) ) );
}

/**
 * Returns a day so that its plural finds it too: by the beginning of a word both do.
 *
 * @param string $day Day, such as "sábado".
 */
function add_plural( string $day ): string {
	return rtrim( $day, 's' ) . 's';
}

/**
 * Returns the ages in ranges, for the search.
 *
 * @param string $ranges Result of Program\age_range().
 * @return list<int> None where all ages are welcome.
 */
function get_searched_ages( string $ranges ): array {
	$ages = array();
	foreach ( ANY_NUMBER === $ranges ? array() : get_numeric_ranges( $ranges ) as list( $low, $high ) ) {
		$last = min( $high ?? OLDEST_SEARCHED, OLDEST_SEARCHED );
		$ages = array_merge( $ages, $low > $last ? array() : range( (int) $low, (int) $last ) );
	}

	return $ages;
}
