<?php
/**
 * Validates facts: returns a message for each value that is invalid or contradicts another. Called before facts are saved, while the form is filled
 * in, by the import, and by Site Health.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\Reader;

defined( 'ABSPATH' ) || exit;

/**
 * A sentence for each value that cannot be written.
 *
 * @param array<mixed> $meta    Values by meta key; null and '' are nothing. Other metadata is ignored.
 * @param int          $program The program that has the other values; 0 for a new one.
 * @return array<string, string> Sentences by meta key; empty when all can be written.
 */
function get_fact_problems( array $meta, int $program ): array {
	$problems = array();
	foreach ( get_entered_fact_kinds() as $fact => $kind ) {
		$problem = get_fact_problem( $kind, $meta[ META_PREFIX . $fact ] ?? null );
		if ( '' !== $problem ) {
			$problems[ META_PREFIX . $fact ] = $problem;
		}
	}

	return $problems + get_contradictions( array_diff_key( $meta, $problems ), $program );
}

/**
 * The same for values that do not fit together, or not to the media library. What is not written is as stored; when nothing of it is written, nothing is wrong.
 *
 * @param array<mixed> $meta    Values that can be written.
 * @param int          $program The program, or 0.
 * @return array<string, string>
 */
function get_contradictions( array $meta, int $program ): array {
	return get_ages_problems( $meta, $program ) + get_places_problems( $meta, $program ) + get_document_problems( $meta, $program );
}

/**
 * More places left than places.
 *
 * @param array<mixed> $meta    Values that can be written.
 * @param int          $program The program, or 0.
 * @return array<string, string>
 */
function get_places_problems( array $meta, int $program ): array {
	list( $places, $left ) = array( get_fact_meta_key( 'places' ), get_fact_meta_key( 'places_left' ) );
	$given                 = array_key_exists( $left, $meta ) ? $left : $places;
	list( $all, $free )    = array( get_resulting_value( 'places', $meta, $program ), get_resulting_value( 'places_left', $meta, $program ) );

	return array_key_exists( $given, $meta ) && '' !== $all && (int) $free > (int) $all ? array( $given => get_too_many_left_problem() ) : array();
}

/**
 * New documents that are not in the media library. Those that the program has may have been deleted since.
 *
 * @param array<mixed> $meta    Values that can be written.
 * @param int          $program The program, or 0.
 * @return array<string, string>
 */
function get_document_problems( array $meta, int $program ): array {
	$key = get_fact_meta_key( 'documents' );
	$new = array_diff( wp_parse_id_list( get_resulting_value( 'documents', array_intersect_key( $meta, array( $key => '' ) ), 0 ) ), wp_parse_id_list( get_resulting_value( 'documents', array(), $program ) ) );

	return array() === array_filter( $new, static fn( int $id ): bool => 'attachment' !== get_post_type( $id ) ) ? array() : array( $key => get_unknown_document_problem() );
}

/**
 * The value that a fact will have after the save.
 *
 * @param string       $fact    Key.
 * @param array<mixed> $meta    Values that are written, by meta key.
 * @param int          $program The program that has the others, or 0.
 */
function get_resulting_value( string $fact, array $meta, int $program ): string {
	$key = get_fact_meta_key( $fact );

	// Without the default of the metadata, for which WordPress reads the post.
	return (string) sanitize_fact( get_fact_kinds()[ $fact ], array_key_exists( $key, $meta ) || 0 === $program ? $meta[ $key ] ?? '' : get_metadata_raw( 'post', $program, $key, true ) );
}

/**
 * A lowest age above the highest one.
 *
 * @param array<mixed> $meta    Values that can be written.
 * @param int          $program The program, or 0.
 * @return array<string, string>
 */
function get_ages_problems( array $meta, int $program ): array {
	list( $from, $to, $words ) = array_map( __NAMESPACE__ . '\\get_fact_meta_key', array( 'age_from', 'age_to', 'audience' ) );
	if ( is_string( $meta[ $words ] ?? null ) && Reader\are_ages_inverted( $meta[ $words ] ) ) {
		return array( $words => get_inverted_ages_problem() );
	}
	$given       = array_key_exists( $to, $meta ) ? $to : $from;
	$is_inverted = array_key_exists( $given, $meta ) && is_above( get_resulting_value( 'age_from', $meta, $program ), get_resulting_value( 'age_to', $meta, $program ) );

	return $is_inverted ? array( $given => get_inverted_ages_problem() ) : array();
}

/**
 * Problems in which both facts that a form sends have that of their contradiction: neither is stored.
 *
 * @param array<string, string> $problems Sentences by meta key.
 * @param array<string, string> $texts    Sent texts by meta key.
 * @return array<string, string>
 */
function merge_range_problems( array $problems, array $texts ): array {
	foreach ( array( 'age_from' => 'age_to', 'places' => 'places_left' ) as $first => $second ) { // phpcs:ignore WordPress.Arrays -- One pair in each.
		list( $low, $up ) = array( get_fact_meta_key( $first ), get_fact_meta_key( $second ) );
		if ( isset( $texts[ $low ], $texts[ $up ] ) && in_array( $problems[ $up ] ?? '', array( get_inverted_ages_problem(), get_too_many_left_problem() ), true ) ) {
			$problems[ $low ] = $problems[ $up ];
		}
	}

	return $problems;
}

/**
 * Problems with the labels of their fields.
 *
 * @param array<string, string> $problems Sentences by meta key.
 * @return list<string> Such as "Email: Write an address such as name@example.org."
 */
function get_problem_sentences( array $problems ): array {
	$table     = get_facts_table();
	$sentences = array();
	foreach ( $problems as $key => $problem ) {
		/* translators: 1: name of a field, 2: what is wrong with it, a sentence. */
		$sentences[] = sprintf( __( '%1$s: %2$s', 'programs-filter' ), isset( $table[ (string) get_fact_by_meta_key( $key ) ] ) ? $table[ (string) get_fact_by_meta_key( $key ) ]['label']() : $key, $problem );
	}

	return $sentences;
}

/** What is wrong with an age above the other one. */
function get_inverted_ages_problem(): string {
	return __( 'The first age is above the second.', 'programs-filter' );
}

/** What is wrong with more places left than there are. */
function get_too_many_left_problem(): string {
	return __( 'There are more places left than places.', 'programs-filter' );
}

/**
 * What is wrong with a day.
 *
 * @param mixed $value Value.
 * @return string A sentence.
 */
function get_day_problem( $value ): string {
	if ( is_string( $value ) && is_time_without_date( trim( $value ) ) ) {
		return get_missing_day_problem();
	}
	$impossible = is_string( $value ) ? get_impossible_day_problem( $value ) : '';

	return '' === $impossible ? __( 'Write the day as 15/10/2027.', 'programs-filter' ) : $impossible;
}

/** What is wrong with prices. */
function get_prices_problem(): string {
	/* translators: %s: number */
	return sprintf( __( 'Write at most %s prices, each in a short line.', 'programs-filter' ), number_format_i18n( MOST_PRICES ) );
}

/**
 * Whether a line is one of the format, or one that the form has not finished: it leaves "?" in place of a day. Any other line is words.
 *
 * @param string $line Line.
 */
function is_session_line( string $line ): bool {
	return 1 === preg_match( '~^(?:[!@>?]|\.\./|\d{4}-\d\d-\d\d(?:/|$| [-\d:?*+]*(?:[ /]|$)))~D', $line );
}

/**
 * The words among lines of sessions.
 *
 * @param string $text Text.
 */
function get_unread_session_words( string $text ): string {
	return implode( "\n", array_filter( array_map( 'trim', explode( "\n", $text ) ), static fn( string $line ): bool => '' !== $line && ! is_session_line( $line ) ) );
}

/**
 * What is wrong with lines of sessions, or with the words among them.
 *
 * @param mixed $value Value.
 * @return string A sentence.
 */
function get_sessions_problem( $value ): string {
	$words = is_string( $value ) ? get_unread_session_words( $value ) : '';
	if ( '' !== $words ) {
		// What exactly is not certain, the form asks.
		$impossible = get_impossible_day_problem( $words );

		return '' === $impossible ? get_unread_words_sentence( $words ) : $impossible;
	}

	$lines = sorted_lines( is_string( $value ) ? $value : '?' );
	if ( 1 === preg_match( SPAN_LINE, $lines, $parts ) && null !== sanitize_datetime( $parts['from'] ?? '' ) && null !== sanitize_datetime( $parts['to'] ?? '' ) ) {
		return __( 'The end is before the beginning.', 'programs-filter' );
	}

	$problem = read_sessions( $lines )['problem'];
	$lost    = 'day' === $problem ? array_values( array_diff( explode( "\n", $lines ), explode( "\n", keep_usable_changes( $lines ) ) ) ) : array();
	$day     = (string) substr( $lost[0] ?? '', 1, 10 );

	/* translators: %s: a day whose session was canceled, moved or held elsewhere. */
	return is_day( $day ) ? sprintf( __( 'There is no session on %s any more: take its change out.', 'programs-filter' ), dates_text_and_html( $day, $day, 0 )[0] ) : get_session_problem( $problem );
}

/**
 * What is wrong with sessions.
 *
 * @param string $problem Result of read_sessions().
 * @return string A sentence.
 */
function get_session_problem( string $problem ): string {
	switch ( $problem ) {
		case 'lines':
			/* translators: %s: number. */
			return sprintf( __( 'These are too many lines of sessions: at most %s.', 'programs-filter' ), number_format_i18n( MOST_SESSION_LINES ) );
		case 'sessions':
			/* translators: %s: number. */
			return sprintf( __( 'These are too many sessions: at most %s in one program.', 'programs-filter' ), number_format_i18n( MOST_SESSIONS ) );
		case 'span':
			return __( 'A first and a last day without days of the week stand alone: remove the other sessions.', 'programs-filter' );
	}

	return __( 'Fill in each session: its day, or its days of the week with the first and the last day. One that is elsewhere needs its place.', 'programs-filter' );
}

/** What is wrong with an hour alone. */
function get_missing_day_problem(): string {
	return __( 'The day is missing.', 'programs-filter' );
}

/** The message about a document that does not exist. */
function get_unknown_document_problem(): string {
	return __( 'This file is not in the media library.', 'programs-filter' );
}
