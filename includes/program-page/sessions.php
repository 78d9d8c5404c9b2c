<?php
/**
 * The coming sessions of a program for its page: by month, each with what is different about it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The sessions by month.
 *
 * @param Facts $facts Facts.
 * @param int   $now   Unix time.
 * @return list<SessionMonth>
 */
function get_session_months( array $facts, int $now ): array {
	$months   = array();
	$sessions = Program\get_listed_sessions( $facts, $now );
	$left     = count( $sessions );
	// A few more are no reason to fold them.
	$folded = $left > 2 * Program\NAMED_SESSIONS ? $left - Program\NAMED_SESSIONS : 0;
	foreach ( $sessions as $session ) {
		$day   = substr( $session['start'], 0, 10 );
		$month = substr( $day, 0, 7 );
		if ( ! isset( $months[ $month ] ) ) {
			/* translators: A month with the sessions below it. Braces hold a format of PHP's date(); the year in brackets may be left out. */
			$name             = format_day( _x( '{F[ Y]}', 'sessions of a month', 'programs-filter' ), $day, Program\is_year_said( '', $day, $now ) );
			$months[ $month ] = array(
				'name'     => $name,
				'more'     => $left <= $folded ? Program\further_text( $left ) : '',
				'sessions' => array(),
			);
			$folded           = $left <= $folded ? 0 : $folded;
		}
		$months[ $month ]['sessions'][] = get_session_row( $session, $now );
		--$left;
	}

	return array_values( $months );
}

/**
 * A session: its day and hours, and the state and the sentence of one that is not as usual.
 *
 * @param Session $session Session.
 * @param int     $now     Unix time.
 * @return SessionRow
 */
function get_session_row( array $session, int $now ): array {
	/* translators: A day in a list below its month. Braces hold a format of PHP's date(), with a backslash before each letter of a word. */
	$day   = format_day( _x( '{l j}', 'sessions of a month', 'programs-filter' ), substr( $session['start'], 0, 10 ), false );
	$times = array_diff( array( substr( $session['start'], 11 ), substr( $session['end'], 11 ) ), array( '' ) );
	$hours = implode( '–', array_map( static fn( string $time ): string => Program\hours_words( $time, '' ), $times ) );
	$other = $session['moved'];
	$note  = '' === $session['reason'] ? $session['place'] : $session['reason'];
	if ( '' !== $other && ! str_starts_with( $session['start'], $other ) ) {
		/* translators: %s: day on which a session takes place. */
		$moves = __( 'It moves to %s.', 'programs-filter' );
		/* translators: %s: day on which a session was to be. */
		$was  = __( 'It was to be on %s.', 'programs-filter' );
		$note = sprintf( '' === $session['cancelled'] ? $was : $moves, Program\dates_text_and_html( $other, $other, $now )[0] );
	}

	return array(
		'day'     => $day,
		'hours'   => $hours,
		'is_gone' => '' !== $session['cancelled'],
		'state'   => Program\get_state_html( Program\get_session_state( $session ) ),
		'note'    => Program\ucfirst_words( $note ),
	);
}

/**
 * A day in words, with a capital.
 *
 * @param string $sentence  Format in braces.
 * @param string $day       Day.
 * @param bool   $with_year Whether a year in brackets is said.
 */
function format_day( string $sentence, string $day, bool $with_year ): string {
	return Program\ucfirst_words( implode( '', array_column( Program\sentence_parts( $sentence, $day, '', true, $with_year ), 0 ) ) );
}
