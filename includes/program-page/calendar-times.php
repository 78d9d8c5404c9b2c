<?php
/**
 * The events of a program in iCalendar (RFC 5545): one for each session, in UTC; for calendar.php and subscription.php.
 *
 * No recurrence rules: a rule with sessions that are canceled, moved or elsewhere needs exceptions and the changes of the clocks of a time zone, and
 * calendars differ in how they show those.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The events of a program: one for each of its sessions, also of those that are canceled; or one for a span.
 *
 * @param Facts $facts Facts with a beginning.
 * @param int   $since Unix time; sessions that were over before it are left out.
 * @param int   $most  How many sessions at most.
 * @return list<CalendarEvent>
 */
function get_calendar_events( array $facts, int $since, int $most ): array {
	if ( array() === Program\session_rules( $facts['sessions'] ) ) {
		return array( get_calendar_event( '', $facts ) );
	}
	$sessions = array_slice( Program\coming_sessions( $facts['sessions'], $since, true ), 0, $most );

	// An event keeps its identifier when others are put before it.
	return array_map( static fn( array $session ): array => get_calendar_event( '-' . preg_replace( '/\D/', '', $session['start'] . $session['end'] ), $session ), $sessions );
}

/**
 * An event.
 *
 * @param string       $id    What its identifier has beside the program's.
 * @param ProgramDates $dates Dates of a program, or a session.
 * @return CalendarEvent
 */
function get_calendar_event( string $id, array $dates ): array {
	return array(
		'id'     => $id,
		'times'  => get_calendar_times( $dates ),
		// A program has its own on all of its events.
		'place'  => '' === $id ? '' : $dates['place'] ?? '',
		'change' => get_calendar_change( $dates ),
	);
}

/**
 * What an event says of a session that does not take place.
 *
 * @param array<string, string> $dates Dates of a program, or a session.
 * @return string Such as "Canceled (strike)" and "Moves to Friday 18 December 2026"; '' for one that takes place.
 */
function get_calendar_change( array $dates ): string {
	$moved = $dates['moved'] ?? '';
	if ( '1' !== ( $dates['cancelled'] ?? '' ) ) {
		return '';
	}
	$reason = $dates['reason'] ?? '';

	return '' === $moved ? Program\get_event_status_label( 'cancelled' ) . ( '' === $reason ? '' : " ($reason)" ) : Program\ucfirst_words( Program\get_moved_words( $moved ) );
}

/**
 * Start and end of an event: dates, which do not block the calendar, or times.
 *
 * @param ProgramDates $facts Dates.
 * @return list<string> Lines. No end where none is known, or where the clocks skip the hour of the beginning.
 */
function get_calendar_times( array $facts ): array {
	// With a time only for the beginning or the end, on different days, it is an all-day event.
	$has_hours = strlen( $facts['start'] ) > 10 && ( strlen( $facts['end'] ) > 10 || '' === $facts['end'] || substr( $facts['start'], 0, 10 ) === $facts['end'] );
	if ( ! $has_hours ) {
		$start = substr( $facts['start'], 0, 10 );
		// The day after the last one.
		$after = Program\day_after( '' === $facts['end'] ? $start : substr( $facts['end'], 0, 10 ) );

		return array( 'DTSTART;VALUE=DATE:' . str_replace( '-', '', $start ), 'DTEND;VALUE=DATE:' . str_replace( '-', '', $after ), 'TRANSP:TRANSPARENT' );
	}
	$start = Program\date_moment( $facts['start'] )->getTimestamp();
	$end   = strlen( $facts['end'] ) > 10 ? Program\date_moment( $facts['end'] )->getTimestamp() : $start;
	$lines = array( 'DTSTART:' . gmdate( 'Ymd\THis\Z', $start ) );

	return $end > $start ? array_merge( $lines, array( 'DTEND:' . gmdate( 'Ymd\THis\Z', $end ) ) ) : $lines;
}
