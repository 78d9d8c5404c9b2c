<?php
/**
 * The one door through which a person's facts are written: the REST API (the block editor and other clients), the box of the classic editor, quick edit,
 * bulk edit and the import come through facts_to_write(). It reads words, completes values, refuses with a sentence and leaves only what differs.
 *
 * Code that calls update_post_meta() passes stored forms, which fact-storage.php checks.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** What the forms and the REST API call the facts as they were loaded, before a person changed anything. */
const LOADED_FACTS = 'pfilter_loaded';

/**
 * What a request changes in the facts of a program.
 *
 * A fact that is sent as it was loaded, or as it is stored, was not changed by the sender: it is not written, so that what somebody else wrote meanwhile stays.
 *
 * @param array<mixed> $sent    Values by meta key, as typed or stored; null and '' empty a fact. Other metadata is ignored.
 * @param int          $program The program; 0 for a new one.
 * @param array<mixed> $loaded  Values by meta key that the sender had loaded; empty where it does not say.
 * @return FactsToWrite
 */
function facts_to_write( array $sent, int $program, array $loaded = array() ): array {
	$stored  = 0 === $program ? no_facts() : stored_facts( $program );
	$changed = array();
	foreach ( fact_kinds() as $fact => $kind ) {
		$key = META_PREFIX . $fact;
		if (
			array_key_exists( $key, $sent ) && ! is_same_fact( $kind, $sent[ $key ], $stored[ $fact ] )
			&& ! ( array_key_exists( $key, $loaded ) && is_same_fact( $kind, $sent[ $key ], $loaded[ $key ] ) )
		) {
			$changed[ $key ] = fact_as_text( $kind, $sent[ $key ] );
		}
	}
	$typed     = array_filter( $changed, 'is_string' );
	$texts     = completed_facts( $typed, $program );
	$problems  = fact_problems( $texts + array_diff_key( $changed, $typed ), $program ) + problems_beside_sessions( $texts, $program );
	$values    = array();
	$conflicts = array();
	foreach ( array_diff_key( $texts, $problems ) as $key => $text ) {
		$fact  = (string) fact_of_meta( $key );
		$kind  = fact_kinds()[ $fact ];
		$value = (string) clean_fact( $kind, $text );
		if ( is_same_fact( $kind, $value, $stored[ $fact ] ) ) {
			continue;
		}
		if ( isset( $changed[ $key ], $loaded[ $key ] ) && ! is_same_fact( $kind, $loaded[ $key ], $stored[ $fact ] ) ) {
			$conflicts[ $key ] = $stored[ $fact ];
			$problems[ $key ]  = conflict_problem( $fact, $stored, $value );
		} else {
			$values[ $key ] = kinds_table()[ $kind ]['nothing'] === $value ? '' : $value;
		}
	}
	if ( array() !== $conflicts ) {
		// Nor what comes of them, such as the beginning of sessions.
		$values = facts_to_write( array_diff_key( $sent, $conflicts ), $program, $loaded )['values'];
	}

	return compact( 'values', 'problems', 'conflicts' );
}

/**
 * Whether two values of a fact say the same, however they are spelled.
 *
 * @param FactKind $kind   Kind of the fact.
 * @param mixed    $first  Value, as typed or stored.
 * @param mixed    $second Value, as typed or stored.
 */
function is_same_fact( string $kind, $first, $second ): bool {
	return $first === $second || ( clean_fact( $kind, $first ) ?? $first ) === ( clean_fact( $kind, $second ) ?? $second );
}

/**
 * A value as a form sends it.
 *
 * @param FactKind $kind  Kind of the fact.
 * @param mixed    $value Value.
 * @return mixed A text; the value itself where it is none that a fact can have.
 */
function fact_as_text( string $kind, $value ) {
	if ( null === $value || ( is_bool( $value ) && 'boolean' === kinds_table()[ $kind ]['type'] ) ) {
		return true === $value ? '1' : '';
	}

	return is_int( $value ) || is_float( $value ) ? (string) $value : $value;
}

/**
 * What is wrong with a fact that was changed elsewhere meanwhile: in another window, by another person, by an import.
 *
 * @param string $fact   Key.
 * @param Facts  $stored Facts as they are stored now.
 * @param string $value  What was to be stored.
 * @return string A sentence.
 */
function conflict_problem( string $fact, array $stored, string $value ): string {
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
 * Stores what facts_to_write() leaves.
 *
 * @param int                   $program Program.
 * @param array<string, string> $values  Values by meta key; '' for none.
 */
function store_facts( int $program, array $values ): void {
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
function completed_facts( array $texts, int $program ): array {
	list( $start, $end, $price, $sessions, $places, $left ) = array_map( __NAMESPACE__ . '\\fact_meta_key', array( 'start', 'end', 'price', 'sessions', 'places', 'places_left' ) );
	foreach ( $texts as $key => $text ) {
		if ( $sessions !== $key ) {
			$texts[ $key ] = value_of_text( fact_kinds()[ (string) fact_of_meta( $key ) ], $text );
		}
	}
	if ( isset( $texts[ $price ] ) ) {
		$texts[ $price ] = price_with_currency( $texts[ $price ] );
	}
	if ( is_full( $texts[ $places ] ?? '' ) || is_full( $texts[ $left ] ?? '' ) ) {
		$texts[ $left ] = '0';
		$texts          = is_full( $texts[ $places ] ?? '' ) ? array_diff_key( $texts, array( $places => '' ) ) : $texts;
	}
	if ( isset( $texts[ $sessions ] ) ) {
		$stored             = stored_facts( $program );
		$texts[ $sessions ] = sessions_of_text( $texts[ $sessions ], $texts[ $start ] ?? $stored['start'], $texts[ $end ] ?? $stored['end'] );
	}
	$of_sessions = facts_of_sessions( array( 'sessions' => usable_fact( 'sessions', $texts[ $sessions ] ?? '' ) ) );
	if ( isset( $of_sessions['start'], $of_sessions['end'] ) ) {
		list( $texts[ $start ], $texts[ $end ] ) = array( $of_sessions['start'], $of_sessions['end'] );
	} elseif ( isset( $texts[ $end ] ) ) {
		$texts[ $end ] = completed_end( $texts[ $end ], $texts[ $start ] ?? stored_facts( $program )['start'] );
	}
	list( $status, $previous ) = array( fact_meta_key( 'event_status' ), fact_meta_key( 'previous_start' ) );
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
function price_with_currency( string $price ): string {
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

	return price_in_euros( $number );
}

/**
 * A number as a price, where the language of the site is one of a country of the euro.
 *
 * @param string $number Number above nothing.
 */
function price_in_euros( string $number ): string {
	return in_array( get_locale(), array( 'es_ES', 'ca', 'eu', 'gl_ES', 'pt_PT' ), true ) ? "$number €" : $number;
}

/**
 * An end that has an hour and no day, with the day of the beginning, or the next one: from 22:00 to 01:00.
 *
 * @param string $end   Typed end.
 * @param string $start Beginning.
 * @return string The same when it is no such end, or there is no beginning.
 */
function completed_end( string $end, string $start ): string {
	$start = (string) clean_fact( 'moment', $start );
	if ( '' === $start || ! is_hour_alone( $end ) ) {
		return $end;
	}
	$day  = substr( $start, 0, 10 );
	$time = 'T' . substr( ltrim( $end, 'T' ), 0, 5 );
	// An hour that is less than twelve hours earlier is a mistake.
	$is_next_day = strlen( $start ) > 10 && (int) strtotime( "$day$time UTC" ) - (int) strtotime( "$start UTC" ) <= -12 * HOUR_IN_SECONDS;

	return 'T24:00' === $time ? day_after( $day ) . 'T00:00' : ( $is_next_day ? day_after( $day ) : $day ) . $time;
}

/**
 * Whether a text in place of a number says that there are no places left.
 *
 * @param string $text Such as "completo".
 */
function is_full( string $text ): bool {
	$plain                              = static fn( string $words ): string => (string) preg_replace( '/[^a-z]/', '', strtolower( remove_accents( $words ) ) );
	list( $spanish, $english, $others ) = kinds_table()['state']['words']['full'];

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
function sessions_of_text( string $text, string $start, string $end ): string {
	if ( mb_strlen( $text ) > LONGEST_SESSIONS ) {
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
	$read = '' === $read ? sessions_of_words( $words, array( 'year' ), '' === $start ? current_day( time() ) : substr( $start, 0, 10 ) ) : $read;

	return '' === $read ? $text : sorted_lines( implode( "\n", array_filter( $lines, __NAMESPACE__ . '\\is_session_line' ) ) . "\n$read" );
}
