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
 * @return list<SessionMonth> The first months that have NAMED_SESSIONS sessions, then those that are folded.
 */
function get_session_months( array $facts, int $now ): array {
	$months   = array();
	$count    = 0;
	$sessions = Program\get_listed_sessions( $facts, $now );
	// A few more are no reason to fold them.
	$shown = count( $sessions ) > 2 * Program\NAMED_SESSIONS ? Program\NAMED_SESSIONS : PHP_INT_MAX;
	foreach ( $sessions as $session ) {
		$day   = substr( $session['start'], 0, 10 );
		$month = substr( $day, 0, 7 );
		if ( ! isset( $months[ $month ] ) ) {
			/* translators: A month with the sessions below it. Braces hold a format of PHP's date(); the year in brackets may be left out. */
			$name             = _x( '{F[ Y]}', 'sessions of a month', 'programs-filter' );
			$months[ $month ] = array(
				'name'      => Program\ucfirst_words( format_day( $name, $day, Program\is_year_said( '', $day, $now ) ) ),
				'is_folded' => $count >= $shown,
				'sessions'  => array(),
			);
		}
		$months[ $month ]['sessions'][] = get_session_row( $session, $now );
		++$count;
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
	$note  = $session['reason'];
	$tone  = 'wait';
	$text  = '';
	if ( '' !== $session['cancelled'] && '' === $other ) {
		$tone = 'stop';
		$text = _x( 'Canceled', 'session', 'programs-filter' );
	} elseif ( '' !== $other && substr( $session['start'], 0, 10 ) === $other ) {
		$text = __( 'New time', 'programs-filter' );
	} elseif ( '' !== $other ) {
		$text  = __( 'New day', 'programs-filter' );
		$other = Program\dates_text_and_html( $other, $other, $now )[0];
		/* translators: %s: day on which a session takes place. */
		$moves = __( 'It moves to %s.', 'programs-filter' );
		/* translators: %s: day on which a session was to be. */
		$was  = __( 'It was to be on %s.', 'programs-filter' );
		$note = sprintf( '' === $session['cancelled'] ? $was : $moves, $other );
	} elseif ( '' !== $session['place'] ) {
		$text = __( 'New place', 'programs-filter' );
		$note = $session['place'];
	}

	return array(
		'day'     => Program\ucfirst_words( $day ),
		'hours'   => $hours,
		'is_gone' => '' !== $session['cancelled'],
		'state'   => '' === $text ? null : compact( 'tone', 'text' ),
		'note'    => Program\ucfirst_words( $note ),
	);
}

/**
 * A day in words.
 *
 * @param string $sentence  Format in braces.
 * @param string $day       Day.
 * @param bool   $with_year Whether a year in brackets is said.
 */
function format_day( string $sentence, string $day, bool $with_year ): string {
	return implode( '', array_column( Program\sentence_parts( $sentence, $day, '', true, $with_year ), 0 ) );
}
