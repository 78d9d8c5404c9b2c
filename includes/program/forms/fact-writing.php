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
 * Prices as they are stored, made of words.
 *
 * @param string $text Typed text.
 * @return string The text itself where something in it is not certain.
 */
function parse_typed_prices( string $text ): string {
	$lines = explode( "\n", sanitize_prices( $text ) ?? '' );
	if ( array( '' ) === $lines ) {
		return $text;
	}
	$prices = Reader\read_prices( implode( "\n", $lines ), get_site_currency()[0] );
	foreach ( array() === $prices ? $lines : array() as $line ) {
		// As it is stored; a list may have names of its own for who pays.
		$prices[] = null === parse_price_line( $line ) && isset( $lines[1] ) ? Reader\read_price_line( $line, get_site_currency()[0] ) : $line;
	}
	$stored = array_map( static fn( $price ): ?string => is_array( $price ) ? get_price_line( $price ) : $price, $prices );

	return array() === $stored || in_array( null, $stored, true ) ? $text : implode( "\n", $stored );
}

/**
 * A price that was read, as it is stored.
 *
 * @param ReadPrice $price Price.
 */
function get_price_line( array $price ): string {
	$switched = switch_to_locale( get_locale() );
	$units    = array(
		'hour'    => _x( 'hour', 'price per', 'programs-filter' ),
		'session' => _x( 'session', 'price per', 'programs-filter' ),
		'day'     => _x( 'day', 'price per', 'programs-filter' ),
		'week'    => _x( 'week', 'price per', 'programs-filter' ),
		'month'   => _x( 'month', 'price per', 'programs-filter' ),
		'quarter' => _x( 'quarter', 'price per', 'programs-filter' ),
		'course'  => _x( 'course', 'price per', 'programs-filter' ),
		'year'    => _x( 'year', 'price per', 'programs-filter' ),
	);
	$line     = ( '' === $price['who'] ? '' : "$price[who]: " ) . str_replace( '.', substr( number_format_i18n( 0.5, 1 ), 1, 1 ), $price['amount'] ) . ' ' . get_currency_sign( $price['currency'] )
		. ( '' === $price['per'] ? '' : '/' . $units[ $price['per'] ] ) . ( array() === $price['notes'] ? '' : ' (' . implode( ', ', $price['notes'] ) . ')' );
	if ( $switched ) {
		restore_previous_locale();
	}

	return $line;
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
 * @param string $text   Text.
 * @param Facts  $stored Facts as they are stored: words need not repeat the first and the last day of a span in the text, or those that are stored.
 * @return string Lines as they are stored; the text itself where they cannot be read.
 */
function parse_typed_sessions( string $text, array $stored ): string {
	if ( mb_strlen( $text ) > MAX_SESSIONS_LENGTH ) {
		return $text;
	}
	$lines = preg_split( '/\s*\n\s*/', trim( $text ), -1, PREG_SPLIT_NO_EMPTY );
	$lines = false === $lines ? array() : $lines;
	$kept  = array_filter( $lines, __NAMESPACE__ . '\\is_session_line' );
	$words = implode( "\n", array_diff( $lines, $kept ) );
	if ( '' === $words ) {
		return $text;
	}
	$allowed = array_merge( get_settled_doubts(), array( 'year' ) );
	$span    = get_span( implode( "\n", $kept ) );

	list( 'start' => $start, 'end' => $end ) = $span ?? $stored;

	$from = '' === $start ? current_day( WordPress\get_current_timestamp() ) : substr( $start, 0, 10 );
	$read = '';
	// Days and hours may stand below their weekdays.
	foreach ( array( $words, str_replace( "\n", ', ', $words ) ) as $text_of_words ) {
		$read = '' === $read ? Reader\read_sessions_text( $text_of_words, $allowed ) : $read;
		// "Martes 17 h hasta el 30 de junio".
		$read = '' === $read ? Reader\read_sessions_text( $text_of_words, $allowed, $from ) : $read;
		$read = '' === $read ? Reader\read_schedule( $text_of_words, $start, $end, $allowed ) : $read;
	}
	// "Del 3 al 28 de marzo".
	$read = '' === $read && array() === $kept ? read_typed_span( $words, $allowed ) : $read;

	return '' === $read ? $text : keep_usable_changes( sorted_lines( implode( "\n", null === $span ? $kept : array() ) . "\n$read" ), current_day( WordPress\get_current_timestamp() ) );
}

/**
 * Sessions of a cell, or of what code passes: lines, or words that say nothing else.
 *
 * @param string $text Text.
 * @return string Lines as they are stored; the text itself where they cannot be read.
 */
function parse_sessions( string $text ): string {
	$lines = clean_sessions( $text ) ?? Reader\read_sessions_text( $text, get_settled_doubts() );
	$lines = '' === $lines ? read_typed_span( $text, get_settled_doubts() ) : $lines;

	return '' === $lines ? $text : $lines;
}

/**
 * The sessions of words that say a beginning and an end, and nothing else.
 *
 * @param string       $words   Words.
 * @param list<string> $allowed Doubts that are taken.
 * @return string Line; '' for other words, and for "from 3 March on": that it has no end is for a person to say.
 */
function read_typed_span( string $words, array $allowed ): string {
	$read = Reader\read_dates( $words, false, '', $allowed );
	if ( null === $read || '' !== $read['sessions'] . $read['schedule'] || array() !== array_diff( $read['doubts'], $allowed, array( 'month' ) ) || is_time_without_date( $read['start'] ) ) {
		return '';
	}

	return (string) clean_sessions( get_sessions_of_dates( $read['start'], $read['end'] ) );
}
