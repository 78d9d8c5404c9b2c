<?php
/**
 * Turns submitted facts into the meta values to save: prepare_facts() parses, completes, validates and compares them, for the REST API, the classic
 * meta box, quick edit, bulk edit and the import.
 *
 * Code that calls update_post_meta() passes stored values, which fact-storage.php checks.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\{Reader, WordPress};

defined( 'ABSPATH' ) || exit;

/** What the forms and the REST API call the facts as they were loaded, before a person changed anything. */
const LOADED_FACTS_FIELD = 'pfilter_loaded';

/**
 * What a request changes in the facts of a program.
 *
 * A fact that is sent as it was loaded, or as it is stored, was not changed by the sender: it is not written, so that the changes of other users stay.
 *
 * @param array<mixed> $sent    Values by meta key, as typed or stored; null and '' empty a fact. Other metadata is ignored.
 * @param int          $program The program; 0 for a new one.
 * @param array<mixed> $loaded  Values by meta key that the sender had loaded; empty where it does not say.
 * @return FactsToWrite
 */
function prepare_facts( array $sent, int $program, array $loaded = array() ): array {
	$stored  = 0 === $program ? get_empty_facts() : stored_facts( $program );
	$changed = array();
	foreach ( get_entered_fact_kinds() as $fact => $kind ) {
		$key = META_PREFIX . $fact;
		if (
			array_key_exists( $key, $sent ) && ! are_equal_facts( $kind, $sent[ $key ], $stored[ $fact ] )
			&& ! ( array_key_exists( $key, $loaded ) && are_equal_facts( $kind, $sent[ $key ], $loaded[ $key ] ) )
		) {
			$changed[ $key ] = get_fact_form_value( $kind, $sent[ $key ] );
		}
	}
	$typed    = array_filter( $changed, 'is_string' );
	$texts    = complete_typed_facts( $typed, $program );
	$problems = get_fact_problems( $texts + array_diff_key( $changed, $typed ), $program );
	foreach ( DERIVED_FACTS as $fact => $none ) {
		if ( ! in_array( $sent[ META_PREFIX . $fact ] ?? $none, array( $none, $stored[ $fact ] ), true ) ) {
			$problems[ META_PREFIX . $fact ] = __( 'The sessions say when the program begins and ends.', 'programs-filter' );
		}
	}
	$values    = array();
	$conflicts = array();
	foreach ( array_diff_key( $texts, $problems ) as $key => $text ) {
		$fact  = (string) get_fact_by_meta_key( $key );
		$kind  = get_fact_kinds()[ $fact ];
		$value = (string) sanitize_fact( $kind, $text );
		if ( are_equal_facts( $kind, $value, $stored[ $fact ] ) ) {
			continue;
		}
		if ( isset( $changed[ $key ], $loaded[ $key ] ) && ! are_equal_facts( $kind, $loaded[ $key ], $stored[ $fact ] ) ) {
			$conflicts[ $key ] = $stored[ $fact ];
			$problems[ $key ]  = get_conflict_problem( $fact, $stored, $value );
		} else {
			$values[ $key ] = get_kinds_table()[ $kind ]['nothing'] === $value ? '' : $value;
		}
	}
	if ( array() !== $conflicts ) {
		// Nor values derived from them, such as the sessions of a schedule.
		$values = prepare_facts( array_diff_key( $sent, $conflicts ), $program, $loaded )['values'];
	}

	return compact( 'values', 'problems', 'conflicts' );
}

/**
 * Whether two values of a fact are equal once sanitized.
 *
 * @param FactKind $kind   Kind of the fact.
 * @param mixed    $first  Value, as typed or stored.
 * @param mixed    $second Value, as typed or stored.
 */
function are_equal_facts( string $kind, $first, $second ): bool {
	return $first === $second || ( sanitize_fact( $kind, $first ) ?? $first ) === ( sanitize_fact( $kind, $second ) ?? $second );
}

/**
 * A value as a form sends it.
 *
 * @param FactKind $kind  Kind of the fact.
 * @param mixed    $value Value.
 * @return mixed A text; the value itself where it is none that a fact can have.
 */
function get_fact_form_value( string $kind, $value ) {
	if ( null === $value || ( is_bool( $value ) && 'boolean' === get_kinds_table()[ $kind ]['type'] ) ) {
		return true === $value ? '1' : '';
	}

	return is_int( $value ) || is_float( $value ) ? (string) $value : $value;
}

/**
 * The message about a fact that was changed in the meantime: in another window, by another user, by an import.
 *
 * @param string $fact   Key.
 * @param Facts  $stored Facts as they are stored now.
 * @param string $value  What was to be stored.
 * @return string A sentence.
 */
function get_conflict_problem( string $fact, array $stored, string $value ): string {
	$in_words = static function ( array $facts ) use ( $fact ): string {
		$words = str_replace( "\n", ' · ', fact_in_words( $fact, $facts ) );

		return '' === $words ? '—' : $words;
	};

	$mine          = $stored;
	$mine[ $fact ] = $value;

	/* translators: 1: value of a fact, 2: another one; or a dash. */
	return sprintf( __( 'Saved meanwhile: %1$s. Yours: %2$s.', 'programs-filter' ), $in_words( $stored ), $in_words( $mine ) );
}

/**
 * Typed facts with their words read, and with what need not be typed: ages and sessions that words say, that a postponed program with new dates is
 * rescheduled, its previous date, and no places left for what is full.
 *
 * @param array<string, string> $texts   Texts by meta key.
 * @param int                   $program The program that has the others.
 * @return array<string, string>
 */
function complete_typed_facts( array $texts, int $program ): array {
	list( $sessions, $places, $left ) = array_map( __NAMESPACE__ . '\\get_fact_meta_key', array( 'sessions', 'places', 'places_left' ) );

	$stored = stored_facts( $program );
	// What is longer than any such fact is refused, and not read.
	$long  = array_filter( $texts, static fn( string $text, string $key ): bool => strlen( $text ) > TYPED_LENGTH_FACTOR * get_kinds_table()[ get_fact_kinds()[ (string) get_fact_by_meta_key( $key ) ] ]['longest'], ARRAY_FILTER_USE_BOTH );
	$texts = array_diff_key( $texts, $long );
	foreach ( $texts as $key => $text ) {
		if ( $sessions !== $key ) {
			$texts[ $key ] = parse_fact_value( get_fact_kinds()[ (string) get_fact_by_meta_key( $key ) ], $text );
		}
	}
	if ( means_fully_booked( $texts[ $places ] ?? '' ) || means_fully_booked( $texts[ $left ] ?? '' ) ) {
		$texts[ $left ] = '0';
		$texts          = means_fully_booked( $texts[ $places ] ?? '' ) ? array_diff_key( $texts, array( $places => '' ) ) : $texts;
	}
	$texts = add_ages_of_words( $texts, $stored );
	if ( isset( $texts[ $sessions ] ) ) {
		$texts[ $sessions ] = parse_typed_sessions( $texts[ $sessions ], $stored );
	}
	$texts                     = add_sessions_of_schedule( $texts, $stored );
	$start                     = get_dates_of_sessions( sanitize_stored_fact( 'sessions', $texts[ $sessions ] ?? '' ) )['start'];
	list( $status, $previous ) = array( get_fact_meta_key( 'event_status' ), get_fact_meta_key( 'previous_start' ) );
	if ( 'postponed' === $stored['event_status'] && ! isset( $texts[ $status ] ) && ! in_array( $start, array( '', $stored['start'] ), true ) ) {
		$texts[ $status ] = 'rescheduled';
	}
	if ( 'rescheduled' === ( $texts[ $status ] ?? '' ) && 'rescheduled' !== $stored['event_status'] ) {
		$given              = $texts[ $previous ] ?? '';
		$texts[ $previous ] = '' === $given ? $stored['start'] : $given;
	}

	return $texts + $long;
}

/**
 * Texts with the ages that the words of "For whom" say, unless somebody wrote other ones: those that the former words say were not written.
 *
 * @param array<string, string> $texts  Texts by meta key.
 * @param Facts                 $stored Facts as they are stored.
 * @return array<string, string>
 */
function add_ages_of_words( array $texts, array $stored ): array {
	list( $words, $from, $to ) = array_map( __NAMESPACE__ . '\\get_fact_meta_key', array( 'audience', 'age_from', 'age_to' ) );
	$ages                      = array( $texts[ $from ] ?? $stored['age_from'], $texts[ $to ] ?? $stored['age_to'] );
	$before                    = array( $stored['age_from'], $stored['age_to'] );
	$derived                   = array_values( Reader\read_ages( $stored['audience'] ) ?? array( '', '' ) );
	if ( ! isset( $texts[ $words ] ) || ( array( '', '' ) !== $ages && ( $before !== $ages || $derived !== $before ) ) ) {
		return $texts;
	}
	list( $texts[ $from ], $texts[ $to ] ) = array_values( Reader\read_ages( $texts[ $words ] ) ?? array( '', '' ) );

	return $texts;
}

/**
 * Texts with the sessions that a schedule says between the first and the last day of a span, in its place. The same words once more change nothing.
 *
 * @param array<string, string> $texts  Texts by meta key.
 * @param Facts                 $stored Facts as they are stored.
 * @return array<string, string>
 */
function add_sessions_of_schedule( array $texts, array $stored ): array {
	list( $sessions, $schedule ) = array_map( __NAMESPACE__ . '\\get_fact_meta_key', array( 'sessions', 'schedule' ) );
	$words                       = $texts[ $schedule ] ?? $stored['schedule'];
	if ( '' === $words || array() === array_intersect_key( $texts, array_flip( array( $sessions, $schedule ) ) ) ) {
		return $texts;
	}
	$current                               = sanitize_stored_fact( 'sessions', $texts[ $sessions ] ?? $stored['sessions'] );
	list( 'start' => $from, 'end' => $to ) = get_dates_of_sessions( $current );
	$read                                  = (string) clean_sessions( Reader\read_schedule( $words, $from, $to, get_settled_doubts() ) );
	// "10:00" to "12:00", but a schedule that begins at 17:00.
	$contradicts = strlen( $from ) > 10 && strlen( $to ) > 10 && ! str_contains( $read, substr( $from, 11 ) . '-' . substr( $to, 11 ) );
	if ( '' === $read || ( $read !== $current && ( null === get_span( $current ) || $contradicts ) ) ) {
		return $texts;
	}

	return array(
		$sessions => $read,
		$schedule => '',
	) + $texts;
}
