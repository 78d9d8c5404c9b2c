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

use ProgramsFilter\WordPress;

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
	foreach ( get_fact_kinds() as $fact => $kind ) {
		$key = META_PREFIX . $fact;
		if (
			array_key_exists( $key, $sent ) && ! are_equal_facts( $kind, $sent[ $key ], $stored[ $fact ] )
			&& ! ( array_key_exists( $key, $loaded ) && are_equal_facts( $kind, $sent[ $key ], $loaded[ $key ] ) )
		) {
			$changed[ $key ] = get_fact_form_value( $kind, $sent[ $key ] );
		}
	}
	$typed     = array_filter( $changed, 'is_string' );
	$texts     = complete_typed_facts( $typed, $program );
	$problems  = get_fact_problems( $texts + array_diff_key( $changed, $typed ), $program ) + get_dates_beside_sessions_problems( $texts, $program );
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
		// Nor values derived from them, such as the start of sessions.
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
 * Saves what prepare_facts() returns.
 *
 * @param int                   $program Program.
 * @param array<string, string> $values  Values by meta key; '' for none.
 */
function update_facts( int $program, array $values ): void {
	foreach ( $values as $key => $value ) {
		if ( '' === $value ) {
			delete_post_meta( $program, $key );
		} else {
			update_post_meta( $program, $key, wp_slash( $value ) );
		}
	}
}

/**
 * Typed facts with their words read, and with what need not be typed: the day of an end, the currency of a price, the beginning and the end of sessions,
 * the previous date of a program that is postponed now, and no places left for what is full.
 *
 * @param array<string, string> $texts   Texts by meta key.
 * @param int                   $program The program that has the others.
 * @return array<string, string>
 */
function complete_typed_facts( array $texts, int $program ): array {
	list( $start, $end, $price, $sessions, $places, $left ) = array_map( __NAMESPACE__ . '\\get_fact_meta_key', array( 'start', 'end', 'price', 'sessions', 'places', 'places_left' ) );
	foreach ( $texts as $key => $text ) {
		if ( $sessions !== $key ) {
			$texts[ $key ] = parse_fact_value( get_fact_kinds()[ (string) get_fact_by_meta_key( $key ) ], $text );
		}
	}
	if ( isset( $texts[ $price ] ) ) {
		$texts[ $price ] = add_currency_to_price( $texts[ $price ] );
	}
	if ( means_fully_booked( $texts[ $places ] ?? '' ) || means_fully_booked( $texts[ $left ] ?? '' ) ) {
		$texts[ $left ] = '0';
		$texts          = means_fully_booked( $texts[ $places ] ?? '' ) ? array_diff_key( $texts, array( $places => '' ) ) : $texts;
	}
	if ( isset( $texts[ $sessions ] ) ) {
		$stored             = stored_facts( $program );
		$texts[ $sessions ] = parse_typed_sessions( $texts[ $sessions ], $texts[ $start ] ?? $stored['start'], $texts[ $end ] ?? $stored['end'] );
	}
	$of_sessions = facts_of_sessions( array( 'sessions' => sanitize_stored_fact( 'sessions', $texts[ $sessions ] ?? '' ) ) );
	if ( isset( $of_sessions['start'], $of_sessions['end'] ) ) {
		list( $texts[ $start ], $texts[ $end ] ) = array( $of_sessions['start'], $of_sessions['end'] );
	} elseif ( isset( $texts[ $end ] ) ) {
		$texts[ $end ] = complete_end_date( $texts[ $end ], $texts[ $start ] ?? stored_facts( $program )['start'] );
	}
	list( $status, $previous ) = array( get_fact_meta_key( 'event_status' ), get_fact_meta_key( 'previous_start' ) );
	$stored                    = facts_of_sessions( stored_facts( $program ) );
	if ( 'postponed' === ( $texts[ $status ] ?? '' ) && 'postponed' !== $stored['event_status'] ) {
		$given              = $texts[ $previous ] ?? $stored['previous_start'];
		$texts[ $previous ] = '' === $given ? $stored['start'] : $given;
	}

	return $texts;
}

/**
 * A price that is a number alone, written as the last prices of the site are: "25" is "25 €" where they are in euros.
 *
 * @param string $price Typed price.
 */
function add_currency_to_price( string $price ): string {
	$number = trim( $price );
	if ( 1 !== preg_match( '/^\d{1,9}(?:[.,]\d{1,2})?$/D', $number ) || (float) $number <= 0 ) {
		return $price;
	}
	$last = array(
		'post_type'   => POST_TYPE,
		'post_status' => 'any',
		'numberposts' => 20,
		'orderby'     => 'modified',
	);
	$sign = money_pattern();
	foreach ( get_posts( $last ) as $program ) {
		if ( 1 === preg_match( "/^($sign ?)?\d[\d.,]*( ?$sign)?$/Diu", stored_facts( $program->ID )['price'], $found ) && count( $found ) > 1 ) {
			return $found[1] . $number . ( $found[2] ?? '' );
		}
	}

	return format_price_in_euros( $number );
}

/**
 * A number as a price, where the language of the site is one of a country of the euro.
 *
 * @param string $number Number above nothing.
 */
function format_price_in_euros( string $number ): string {
	return in_array( get_locale(), array( 'es_ES', 'ca', 'eu', 'gl_ES', 'pt_PT' ), true ) ? "$number €" : $number;
}

/**
 * An end that has an hour and no day, with the day of the beginning, or the next one: from 22:00 to 01:00.
 *
 * @param string $end   Typed end.
 * @param string $start Beginning.
 * @return string The same when it is no such end, or there is no beginning.
 */
function complete_end_date( string $end, string $start ): string {
	$start = (string) sanitize_fact( 'moment', $start );
	if ( '' === $start || ! is_time_without_date( $end ) ) {
		return $end;
	}
	$day  = substr( $start, 0, 10 );
	$time = 'T' . substr( ltrim( $end, 'T' ), 0, 5 );
	// An hour that is less than twelve hours earlier is a mistake.
	$is_next_day = strlen( $start ) > 10 && (int) strtotime( "$day$time UTC" ) - (int) strtotime( "$start UTC" ) <= -12 * HOUR_IN_SECONDS;

	return 'T24:00' === $time ? day_after( $day ) . 'T00:00' : ( $is_next_day ? day_after( $day ) : $day ) . $time;
}

/**
 * Whether a text in place of a number means that no places are left.
 *
 * @param string $text Such as "completo".
 */
function means_fully_booked( string $text ): bool {
	$plain                              = static fn( string $words ): string => (string) preg_replace( '/[^a-z]/', '', strtolower( remove_accents( $words ) ) );
	list( $spanish, $english, $others ) = get_kinds_table()['state']['words']['full'];

	return in_array( $plain( $text ), array( $plain( $spanish ), $plain( $english ), ...explode( ' ', $others ) ), true );
}

/**
 * Sessions of a text that may have words among its lines: "2026-10-06 18:00" and below it "martes y jueves 17:00-18:30 del 5/10 al 17/12".
 *
 * @param string $text  Text.
 * @param string $start Beginning of the program, '' for none: words need not repeat its first and its last day.
 * @param string $end   End, '' for none.
 * @return string Lines as they are stored; the text itself where they cannot be read.
 */
function parse_typed_sessions( string $text, string $start, string $end ): string {
	if ( mb_strlen( $text ) > MAX_SESSIONS_LENGTH ) {
		return $text;
	}
	$lines = preg_split( '/\s*\n\s*/', trim( $text ), -1, PREG_SPLIT_NO_EMPTY );
	$lines = false === $lines ? array() : $lines;
	$words = implode( "\n", array_filter( $lines, static fn( string $line ): bool => ! is_session_line( $line ) ) );
	if ( '' === $words ) {
		return $text;
	}
	$read = sessions_of_words( $words, array( 'year' ) );
	$read = '' === $read ? sessions_of_schedule( $words, $start, $end ) : $read;
	// "Martes 17 h hasta el 30 de junio".
	$read = '' === $read ? sessions_of_words( $words, array( 'year' ), '' === $start ? current_day( WordPress\get_current_timestamp() ) : substr( $start, 0, 10 ) ) : $read;

	return '' === $read ? $text : sorted_lines( implode( "\n", array_filter( $lines, __NAMESPACE__ . '\\is_session_line' ) ) . "\n$read" );
}
