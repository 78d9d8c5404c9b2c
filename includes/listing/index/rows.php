<?php
/**
 * Reads what cards print from the index. A view never writes it: of a few programs that have changed since their rows were written it makes them in
 * memory, and so it does where the tables are not there, or not filled yet.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Most programs whose rows a view makes in memory, and how many where there is no index, or where members see more than others. */
const MAX_UNINDEXED     = 20;
const MAX_WITHOUT_INDEX = 500;

/**
 * Returns the entries of programs that the index cannot answer for in this request: they have changed since, or there is no index, or the visitor may
 * read what is reserved for members.
 *
 * @return array<int, IndexEntry> By ID.
 */
function get_unindexed_entries(): array {
	$who = is_user_logged_in() && Program\has_membership_checks() ? get_current_user_id() : 0;
	$key = implode( ' ', array( 'unindexed', $who, determine_locale(), WordPress\get_current_language(), get_index_state(), wp_cache_get_last_changed( 'posts' ), wp_cache_get_last_changed( CACHE_GROUP ) ) );

	return WordPress\get_cached(
		$key,
		static function () use ( $who ): array {
			$ids = query_unindexed_programs( 0 !== $who );
			_prime_post_caches( $ids );
			$entries = array();
			foreach ( array_filter( array_map( 'get_post', $ids ) ) as $post ) {
				if ( 'publish' === $post->post_status && Program\is_listed_post( $post ) ) {
					$entries[ $post->ID ] = get_index_entry( $post, Program\is_readable_without_password( $post ) );
				}
			}

			return $entries;
		}
	);
}

/**
 * Returns the programs whose rows are not up to date.
 *
 * @param bool $is_member Whether the visitor may read more than the index has.
 * @return list<int> No more than a view makes in memory.
 */
function query_unindexed_programs( bool $is_member ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( INDEX_READY !== get_index_state() ) {
		// Of all languages, as the index.
		$all = array(
			'post_type'   => Program\get_listed_post_types(),
			'fields'      => 'ids',
			'numberposts' => MAX_WITHOUT_INDEX, // phpcs:ignore WordPress.WP.PostsPerPage -- Where there is no index.
			'orderby'     => 'ID',
		);

		return array() === $all['post_type'] ? array() : array_values( get_posts( $all ) );
	}
	$most = $is_member ? MAX_WITHOUT_INDEX : MAX_UNINDEXED;
	$not  = $is_member ? INDEX_VERSION : CLOSED_TO_NON_MEMBERS;
	// Those that never had a row come first. Where there are more, the old rows of the others are better than none.
	// phpcs:ignore WordPress.DB -- Once a request, by an index.
	$found = $wpdb->get_col( $wpdb->prepare( 'SELECT program FROM %i WHERE version <> %d AND version <> %d ORDER BY checksum LIMIT %d', get_index_table( 'index' ), INDEX_VERSION, $not, $most ) );

	return array_map( 'intval', array_values( $found ) );
}

/**
 * Returns what the index has of posts. Of those whose row is not up to date it is made in memory, and so it is of posts that listings do not show.
 *
 * @param list<\WP_Post> $posts      Posts.
 * @param bool           $with_words Whether their words are needed.
 * @return array<int, IndexRow> By ID. Without values and words where the visitor may not read them.
 */
function get_index_rows( array $posts, bool $with_words ): array {
	$today    = get_midnight_after( get_site_minute() ) - DAY;
	$stored   = query_index_rows( array_column( $posts, 'ID' ), $with_words, $today );
	$left     = INDEX_READY !== get_index_state() || Program\has_membership_checks() ? MAX_WITHOUT_INDEX : MAX_UNINDEXED;
	$versions = array( INDEX_VERSION, CLOSED_TO_NON_MEMBERS );
	$rows     = array();
	foreach ( $posts as $post ) {
		$is_open  = Program\is_readable_without_password( $post );
		$row      = $stored[ $post->ID ] ?? null;
		$version  = $row['version'] ?? 0;
		$is_wrong = ! in_array( $version, $versions, true ) || ( CLOSED_TO_NON_MEMBERS === $version && $is_open );
		$is_made  = ! Program\is_listed_post( $post ) || ( $is_wrong && $left-- > 0 );
		if ( $is_made || null === $row || ( ! $is_open && array() !== $row['card']['values'] ) ) {
			$entry = get_index_entry( $post, $is_open && $is_made );
			$row   = array( 'next' => get_next_beginning( $entry['spans'], $today ) ) + $entry;
		}
		$rows[ $post->ID ] = $row;
	}

	return $rows;
}

/**
 * Reads rows, each with the beginning of the next session.
 *
 * @param list<int> $programs   IDs.
 * @param bool      $with_words Whether their words are needed.
 * @param int       $today      First minute of today.
 * @return array<int, IndexRow> By ID, without those that are not there.
 */
function query_index_rows( array $programs, bool $with_words, int $today ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	if ( array() === $programs || INDEX_READY !== get_index_state() ) {
		return array();
	}
	$words = $with_words ? 'words' : "'' AS words";
	$index = get_index_table( 'index' );
	$spans = get_index_table( 'spans' );
	$next  = "spans.program = own.program AND criterion = '" . SESSION . "' AND since <= $today AND high > $today";
	/**
	 * Rows.
	 *
	 * @var list<array{program: string, version: string, title_key: string, card: string, words: string, low: string|null}> $found
	 */
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Numbers only; once for a listing.
	$found = $wpdb->get_results( "SELECT own.program, version, title_key, card, $words, low FROM $index AS own LEFT JOIN $spans AS spans ON $next WHERE checksum <> '' AND own.program IN (" . implode( ',', $programs ) . ')', 'ARRAY_A' );
	$rows  = array();
	foreach ( $found as $row ) {
		/**
		 * As write_index_entry() wrote it.
		 *
		 * @var IndexCard $card
		 */
		$card = json_decode( $row['card'], true );

		$rows[ (int) $row['program'] ] = array(
			'version' => (int) $row['version'],
			'next'    => (int) ( $row['low'] ?? ORDER_UNDATED ),
		) + compact( 'card' ) + $row;
	}

	return $rows;
}

/**
 * Returns the words that programs have for a criterion: of each word, the first program that has it says how it is written.
 *
 * @param string $criterion Criterion.
 * @return list<string>
 */
function query_index_names( string $criterion ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$cards = array();
	if ( INDEX_READY === get_index_state() ) {
		// phpcs:ignore WordPress.DB -- In the editor.
		$cards = $wpdb->get_col( $wpdb->prepare( 'SELECT card FROM %i WHERE program IN (SELECT MIN(program) FROM %i WHERE criterion = %s GROUP BY low) ORDER BY program', get_index_table( 'index' ), get_index_table( 'spans' ), $criterion ) );
	}
	/**
	 * As write_index_entry() wrote them.
	 *
	 * @var list<IndexCard> $cards
	 */
	$cards = array_merge( array_map( static fn( $card ) => json_decode( (string) $card, true ), $cards ), array_column( get_unindexed_entries(), 'card' ) );

	return array_values( array_column( array_column( $cards, 'names' ), $criterion ) );
}
