<?php
/**
 * Dates of iCalendar events (RFC 5545): start, end, recurrence rules and time zone, for calendar.php and subscription.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Years of daylight saving changes in the file: later ones are not known, and one wrong date would add thousands of lines. */
const ZONE_YEARS = 20;

/**
 * The events of a program: one for each rule of its sessions, with one more for each of its sessions that differs; one for each other session; or one
 * for a span.
 *
 * @param Facts $facts Facts with a beginning.
 * @param int   $since Unix time; sessions that were over before it, but for those of a rule, are left out.
 * @param int   $most  How many sessions, without those of a rule, at most.
 * @return list<CalendarEvent>
 */
function get_calendar_events( array $facts, int $since, int $most ): array {
	$rules  = Program\session_rules( $facts['sessions'] );
	$events = array() === $rules ? array( get_calendar_event( '', $facts ) ) : array();
	foreach ( $rules as $rule ) {
		$days = array_merge( $rule['days'], $rule['cancelled'] );
		sort( $days );
		$is_repeated = isset( $days[1] ) && ( '' === $rule['start'] || null !== get_calendar_timezone_name() );
		// An event keeps its identifier when others are put before it.
		$which = strtr( implode( $rule['weekdays'] ) . implode( 'D', $rule['monthdays'] ), '-', 'L' ) . ( $rule['every'] > 1 ? "E{$rule['every']}" : '' );
		$id    = str_replace( array( '-', ':' ), '', "{$rule['from']}T{$rule['start']}" ) . $which;
		$own   = array();
		$out   = array();
		foreach ( $days as $day ) {
			$session = Program\session_on( $day, $rule );
			$differs = isset( $rule['places'][ $day ] ) || in_array( $day, $rule['cancelled'], true );
			if ( $is_repeated && ! $differs ) {
				continue;
			}
			if ( $most < 1 || Program\is_over( $session, $since ) ) {
				$out[] = $day;
				continue;
			}
			--$most;
			$own[] = get_calendar_event(
				isset( $days[1] ) && ! $is_repeated ? "-$id-" . str_replace( '-', '', Program\day_of_number( $day ) ) : "-$id",
				$session,
				$is_repeated ? array( 'RECURRENCE-ID' . get_calendar_start( $session['start'] ) ) : array()
			);
		}
		if ( $is_repeated ) {
			// A cancelled session without a separate event is excluded from the rule.
			$without = array_map( static fn( int $day ): string => Program\day_of_number( $day ), array_intersect( $out, $rule['cancelled'] ) );
			$as_all  = array(
				'cancelled' => array(),
				'places'    => array(),
				'without'   => array_merge( $rule['without'], $without ),
			) + $rule;
			array_unshift( $own, get_calendar_event( "-$id", Program\session_on( $days[0], $as_all ), get_recurrence_rule( $as_all, $days ) ) );
		}
		$events = array_merge( $events, $own );
	}

	return $events;
}

/**
 * An event.
 *
 * @param string       $id    What its identifier has beside the program's.
 * @param ProgramDates $dates Dates of a program, or a session.
 * @param list<string> $more  More lines about its dates.
 * @return CalendarEvent
 */
function get_calendar_event( string $id, array $dates, array $more = array() ): array {
	return array(
		'id'     => $id,
		'times'  => array_merge( get_calendar_times( $dates ), $more ),
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
 * The recurrence rule of an event. It includes cancelled sessions, which are marked by separate events.
 *
 * @param SessionRule         $rule Rule.
 * @param non-empty-list<int> $days Its days.
 * @return list<string> Lines.
 */
function get_recurrence_rule( array $rule, array $days ): array {
	$by = array( 'FREQ=WEEKLY', 'WKST=MO', 'BYDAY=' . implode( ',', $rule['weekdays'] ) );
	if ( array() !== $rule['monthdays'] ) {
		$by = array( 'FREQ=MONTHLY', ( is_numeric( $rule['monthdays'][0] ) ? 'BYMONTHDAY=' : 'BYDAY=' ) . implode( ',', $rule['monthdays'] ) );
	}
	if ( $rule['every'] > 1 ) {
		$by[] = "INTERVAL={$rule['every']}";
	}
	$session_start = static fn( int $day ): string => Program\session_on( $day, $rule )['start'];
	// A limit is in UTC, unless the sessions have no hours.
	$last  = $session_start( (int) end( $days ) );
	$by[]  = 'UNTIL=' . ( '' === $rule['start'] ? str_replace( '-', '', $last ) : gmdate( 'Ymd\THis\Z', Program\date_moment( $last )->getTimestamp() ) );
	$lines = array( 'RRULE:' . implode( ';', $by ) );
	foreach ( $rule['without'] as $day ) {
		$lines[] = 'EXDATE' . get_calendar_start( $session_start( Program\day_number( $day ) ) );
	}

	return $lines;
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

		return array( 'DTSTART' . get_calendar_start( $start ), 'DTEND' . get_calendar_start( $after ), 'TRANSP:TRANSPARENT' );
	}
	$start = Program\date_moment( $facts['start'] )->getTimestamp();
	$end   = strlen( $facts['end'] ) > 10 ? Program\date_moment( $facts['end'] )->getTimestamp() : $start;
	$lines = array( 'DTSTART' . format_calendar_datetime( $start ) );

	return $end > $start ? array_merge( $lines, array( 'DTEND' . format_calendar_datetime( $end ) ) ) : $lines;
}

/**
 * A beginning: a day, or a moment.
 *
 * @param string $start Clean beginning.
 * @return string Value, with the parameter before it.
 */
function get_calendar_start( string $start ): string {
	return strlen( $start ) > 10 ? format_calendar_datetime( Program\date_moment( $start )->getTimestamp() ) : ';VALUE=DATE:' . str_replace( '-', '', $start );
}

/**
 * A moment by the clock of the site, or in UTC.
 *
 * @param int $moment Unix time.
 * @return string With the parameter before it.
 */
function format_calendar_datetime( int $moment ): string {
	$zone = get_calendar_timezone_name();

	return null === $zone || '' === $zone
		? ':' . gmdate( 'Ymd\THis\Z', $moment )
		: ";TZID=$zone:" . gmdate( 'Ymd\THis', $moment + wp_timezone()->getOffset( new \DateTimeImmutable( "@$moment" ) ) );
}

/**
 * The name of the site's time zone in calendars. A whole number of hours has a name too, whose sign is turned round.
 *
 * @return string|null '' for UTC. Null for another offset: each session is in UTC then, as it may be on another weekday there.
 */
function get_calendar_timezone_name(): ?string {
	$zone = wp_timezone_string();
	if ( 'UTC' === $zone || '+00:00' === $zone ) {
		return '';
	}
	if ( 1 === preg_match( '/^[A-Z]/i', $zone ) ) {
		return $zone;
	}

	return 1 === preg_match( '/^([+-])0?(\d+):00$/', $zone, $parts ) ? 'Etc/GMT' . ( '+' === $parts[1] ? '-' : '+' ) . $parts[2] : null;
}

/**
 * The site's time zone while events take place: the offset from a year before, and each change of the clocks.
 *
 * @param string $events Events, as lines of a file.
 * @return list<string> Lines; none where no event has hours of a time zone.
 */
function get_calendar_timezone( string $events ): array {
	preg_match_all( '/^(?:DT(?:START|END);TZID=[^:]*:|RRULE:.*;UNTIL=)(\d{8})/m', str_replace( "\r\n ", '', $events ), $found );
	$days = $found[1];
	if ( array() === $days || ! str_contains( $events, ';TZID=' ) ) {
		return array();
	}
	// Until the end of a year: with the current second, far days would make another file each time.
	$years   = (int) gmmktime( 0, 0, 0, 1, 1, (int) gmdate( 'Y', WordPress\get_current_timestamp() ) + ZONE_YEARS );
	$last    = min( (int) strtotime( max( $days ) . ' UTC' ) + 2 * DAY_IN_SECONDS, $years );
	$lines   = array( 'BEGIN:VTIMEZONE', 'TZID:' . get_calendar_timezone_name() );
	$changes = ( new \DateTimeZone( (string) get_calendar_timezone_name() ) )->getTransitions( min( (int) strtotime( min( $days ) . ' UTC' ), $last ) - 366 * DAY_IN_SECONDS, $last );
	$before  = null;
	foreach ( false === $changes ? array() : $changes as $change ) {
		$kind   = $change['isdst'] ? 'DAYLIGHT' : 'STANDARD';
		$before = $before ?? $change['offset'];
		$lines  = array_merge(
			$lines,
			array(
				"BEGIN:$kind",
				'DTSTART:' . gmdate( 'Ymd\THis', $change['ts'] + $before ),
				'TZOFFSETFROM:' . format_calendar_offset( $before ),
				'TZOFFSETTO:' . format_calendar_offset( $change['offset'] ),
				"END:$kind",
			)
		);
		$before = $change['offset'];
	}
	$lines[] = 'END:VTIMEZONE';

	return $lines;
}

/**
 * An offset.
 *
 * @param int $seconds Seconds east of Greenwich.
 */
function format_calendar_offset( int $seconds ): string {
	return ( $seconds < 0 ? '-' : '+' ) . gmdate( 'Hi', abs( $seconds ) );
}
