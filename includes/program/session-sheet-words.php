<?php
/**
 * Sessions in exact words, which the import reads back: for a column of a sheet, and for the field in the form of a program.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Sessions in exact words for a sheet, a line for each rule: "del 6/10/2026 al 18/12/2026, martes y jueves, 17:00-18:30, excepto 13/10/2026".
 *
 * @param string $lines Clean lines.
 * @return string The lines themselves where parse_sessions() would read something else.
 */
function words_of_sessions( string $lines ): string {
	$words = array();
	$read  = array();
	foreach ( '' === $lines ? array() : explode( "\n", $lines ) as $line ) {
		$words[ $line ] = words_of_line( $line );
		// Single days that have the same hours are read alike.
		$read[ (string) preg_replace( '/^\d{4}-\d\d-\d\d(?= [\d:-]+$|$)/D', '', $line ) ] = $line;
	}
	sort( $read );

	return parse_sessions( implode( "\n", array_intersect_key( $words, array_flip( $read ) ) ) ) === implode( "\n", $read ) ? implode( "\n", $words ) : $lines;
}

/**
 * A line of sessions in exact words.
 *
 * @param string $line Line.
 */
function words_of_line( string $line ): string {
	if ( 1 === preg_match( EXCEPTION_LINE, $line, $parts ) ) {
		if ( '' !== ( $parts['moved'] ?? '' ) ) {
			$hours = implode( '-', array_diff( array( $parts['start'] ?? '', $parts['end'] ?? '' ), array( '' ) ) );
			/* translators: 1: a day, 2: another day, with hours. The import reads the words back: their order, and the colon, have to stay. */
			return sprintf( _x( '%1$s: moves to %2$s', 'session in a sheet', 'programs-filter' ), sheet_day( $parts['moved'] ), rtrim( sheet_day( $parts['to'] ?? '' ) . " $hours" ) );
		}
		if ( '' !== $parts['cancelled'] ) {
			$reason = $parts['reason'] ?? '';
			/* translators: %s: a day. The import reads the words back: the colon has to stay. */
			return sprintf( _x( '%s: canceled', 'session in a sheet', 'programs-filter' ), sheet_day( $parts['cancelled'] ) ) . ( '' === $reason ? '' : " ($reason)" );
		}
		/* translators: 1: a day, 2: a place. The import reads the words back: their order, and the colon, have to stay. */
		return sprintf( _x( '%1$s: at %2$s', 'session in a sheet', 'programs-filter' ), sheet_day( $parts['elsewhere'] ), $parts['place'] );
	}
	$rule = read_session_rule( $line );
	if ( null === $rule ) {
		return words_of_span( $line );
	}
	$days = sheet_day( $rule['from'] );
	if ( is_repeated( $rule ) ) {
		$days = words_of_range( $days, $rule['is_open'] ? '' : sheet_day( $rule['to'] ) );
	}
	$hours   = implode( '-', array_diff( array( $rule['start'], $rule['end'] ), array( '' ) ) );
	$without = '';
	if ( array() !== $rule['without'] ) {
		$without = joined_words( array_map( __NAMESPACE__ . '\\sheet_day', $rule['without'] ) );
		/* translators: %s: days without a session. */
		$without = sprintf( _x( 'except %s', 'sessions in a sheet', 'programs-filter' ), $without );
	}

	/* translators: Of repeated sessions. The import reads the words back: "always" in includes/reader/languages. */
	$always = $rule['is_always'] ? _x( 'also on days without activity', 'sessions in a sheet', 'programs-filter' ) : '';

	return implode( ', ', array_diff( array( $days, days_words( $rule ), $hours, $without, $rule['is_open'] ? words_of_no_end() : '', $always ), array( '' ) ) );
}

/**
 * A span in exact words.
 *
 * @param string $line Line.
 * @return string The line itself where it is none, or has hours.
 */
function words_of_span( string $line ): string {
	$span = get_span( $line );
	if ( null === $span || str_contains( $line, ':' ) ) {
		return $line;
	}
	list( $from, $to ) = array_map( static fn( string $day ): string => '' === $day ? '' : sheet_day( $day ), array_values( $span ) );

	return words_of_range( $from, $to ) . ( '' === $to ? ', ' . words_of_no_end() : '' );
}

/**
 * From one day to another in exact words.
 *
 * @param string $from First day, '' for none.
 * @param string $to   Last day, '' for none.
 */
function words_of_range( string $from, string $to ): string {
	if ( '' === $from || '' === $to ) {
		/* translators: %s: first day; The import reads the words back. */
		return '' === $to ? sprintf( _x( 'from %s', 'sessions in a sheet', 'programs-filter' ), $from ) : sprintf( _x( 'until %s', 'sessions in a sheet', 'programs-filter' ), $to );
	}

	/* translators: 1: first day, 2: last day. */
	return sprintf( _x( 'from %1$s to %2$s', 'sessions in a sheet', 'programs-filter' ), $from, $to );
}

/** What says that there is no last day. */
function words_of_no_end(): string {
	/* translators: Of sessions. The import reads the words back: "endless" in includes/reader/languages. */
	return _x( 'without an end date', 'sessions in a sheet', 'programs-filter' );
}

/**
 * A day as a sheet has it.
 *
 * @param string $day Day.
 */
function sheet_day( string $day ): string {
	/* translators: A day in a sheet, in a format of PHP's date(). The day comes before the month, or the month has its name. */
	return formatted_date( _x( 'j F Y', 'day in a sheet', 'programs-filter' ), $day )[0];
}
