<?php
/**
 * What the index knows of a program: spans to ask, words to search, card values to print, and keys to sort by. Made from its facts, terms and title
 * when it was changed (index/writing.php), and in memory for a view that finds a program whose row is not up to date (index/rows.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Beginnings of the spans of SESSION by which programs without a session to come are sorted, beyond every period: those that run on, the first to end
 * first; those that are always open; those without dates; those that are over, the last to end first. Ends are in tens of minutes there, as an INT has
 * room for no more.
 */
const ORDER_RUNNING = 2000000000;
const ORDER_OPEN    = 2020000000;
const ORDER_UNDATED = 2030000000;
const ORDER_OVER    = 2060000000;

/** When a row that was never written was modified, and a post of which WordPress does not know it. */
const NEVER = '1970-01-01 00:00:01';

/** Most characters of a word, and of the key of a title. */
const MAX_WORD_LENGTH      = 64;
const MAX_TITLE_KEY_LENGTH = 60;

/**
 * Returns what the index knows of a program.
 *
 * @param \WP_Post $post    Program, or another post in a loop.
 * @param bool     $is_open Whether it says anything to who reads the index: it is public, has no password, and is not reserved for members.
 * @return IndexEntry
 */
function get_index_entry( \WP_Post $post, bool $is_open ): array {
	$facts  = $is_open && Program\has_facts( $post ) ? Program\program_facts( $post->ID ) : null;
	$values = array();
	$names  = array();
	$spans  = get_program_times( $facts ?? Program\get_empty_facts() );

	$spans[ SESSION ] = get_session_spans( $spans[ SESSION ], $spans[ RUN ][0] );
	if ( null !== $facts && '' !== $facts['signup_until'] ) {
		$spans[ SIGNUP ] = array( array( LOWEST, get_minute_after( $facts['signup_until'] ) ) );
	}
	foreach ( get_indexed_criteria() as $key => $criterion ) {
		$has_terms = array() !== $criterion['taxonomy'];
		if ( ! $is_open && ( ! $has_terms || '' === $post->post_password ) ) {
			// What has a password says its terms on cards; what is reserved, nothing.
			continue;
		}
		$value = null === $criterion['from_facts'] ? implode( ' ', $criterion['values']( $post ) ) : ( null === $facts ? '' : $criterion['from_facts']( $facts ) );
		if ( '' === $value ) {
			continue;
		}
		if ( ! $has_terms ) {
			// Cards read their terms.
			$values[ $key ] = $value;
		}
		// Those of its times are there already.
		$spans += get_criterion_kinds()[ $criterion['kind'] ]['spans']( $value, $key );
		if ( null !== $facts && '' !== $criterion['fact'] && 'choice' === $criterion['kind'] ) {
			$names[ $key ] = Program\stored_facts_text( array( $criterion['fact'] ), $facts );
		}
	}

	return array(
		'modified'    => '0000-00-00 00:00:00' === $post->post_modified_gmt ? NEVER : $post->post_modified_gmt,
		'is_reserved' => ! $is_open && '' === $post->post_password,
		'card'        => compact( 'values', 'names' ),
		'title_key'   => get_title_key( WordPress\only_text( get_the_title( $post ) ) ),
		'words'       => get_program_words( $post, $is_open ),
	) + compact( 'is_open', 'spans' );
}

/**
 * Returns the criteria whose values the index has: all that are not words or an order. Days and hours are those of WHEN.
 *
 * @return array<string, Criterion> By key.
 */
function get_indexed_criteria(): array {
	$is_indexed = static fn( array $criterion ): bool => is_selectable( $criterion ) && get_card_attribute_name( $criterion['key'] ) === $criterion['key'];

	// Days ask for it, too.
	return array_filter( get_selectable_criteria( array( WHEN ) ) + get_criteria(), $is_indexed );
}

/**
 * Returns the spans of sessions, and of what comes after them. Each minute of all time, counted from the end of those before, lies in one of them: that
 * is the next session of the program, or its place among those without one, so that an order needs nothing but the time.
 *
 * @param list<array{int, int}> $sessions Sessions.
 * @param array{int, int}       $run      From when until when the program runs.
 * @return non-empty-list<array{int, int}>
 */
function get_session_spans( array $sessions, array $run ): array {
	list( $begin, $end ) = $run;
	sort( $sessions );
	if ( HIGHEST === $end ) {
		// Also one whose new date is not known.
		$sessions[] = array( LOWEST === $begin || FAR_FUTURE === $begin ? ORDER_UNDATED : ORDER_OPEN, HIGHEST );

		return $sessions;
	}
	$tens = intdiv( max( 0, $end ), 10 );
	if ( array() === $sessions || $end > max( array_column( $sessions, 1 ) ) ) {
		$sessions[] = array( ORDER_RUNNING + $tens, $end );
	}
	$sessions[] = array( ORDER_OVER - $tens, HIGHEST );

	return $sessions;
}

/**
 * Returns the beginning of the next session of a program, as it is sorted by it.
 *
 * @param Spans $spans Its spans.
 * @param int   $now   Minute.
 */
function get_next_beginning( array $spans, int $now ): int {
	foreach ( $spans[ SESSION ] as list( $low, $high ) ) {
		if ( $now < $high ) {
			return $low;
		}
	}

	return ORDER_UNDATED;
}

/**
 * Returns a key by which titles are sorted as a person would: without accents and case, "ñ" after "n".
 *
 * @param string $title Title, HTML.
 */
function get_title_key( string $title ): string {
	$folded = str_replace( 'ñ', 'n~', fold_text( WordPress\get_plain_text( $title ) ) );

	$key = trim( (string) preg_replace( '/[^a-z0-9~]+/', ' ', $folded ) );

	// In another script by its bytes.
	return substr( '' === $key ? rawurlencode( $folded ) : $key, 0, MAX_TITLE_KEY_LENGTH );
}

/**
 * Returns a word as it is stored, in ASCII: another script by its bytes, so that beginnings stay beginnings.
 *
 * @param string $word Folded word.
 */
function encode_word( string $word ): string {
	return substr( 1 === preg_match( '/^[a-z0-9:]*$/D', $word ) ? $word : rawurlencode( str_replace( 'ñ', 'n~', $word ) ), 0, MAX_WORD_LENGTH );
}

/**
 * Returns the words of a program as they are stored. "n" finds "ñ", too.
 *
 * @param string $words Words, with a space between them.
 * @return list<string>
 */
function encode_words( string $words ): array {
	$all = array_diff( array_unique( explode( ' ', "$words " . str_replace( 'ñ', 'n', $words ) ) ), array( '' ) );

	return array_values( array_unique( array_map( __NAMESPACE__ . '\\encode_word', $all ) ) );
}
