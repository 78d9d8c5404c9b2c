<?php
/**
 * When a program takes place, in files for calendars (RFC 5545). Sessions each week are one event with a rule.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** For how many years the changes of the clocks are told: nobody knows those of later ones, and one wrong date would make thousands of lines. */
const ZONE_YEARS = 20;

/**
 * The events of a program: one for each rule of its sessions, with one more for each of its sessions that differs; one for each other session; or one
 * for a program without sessions.
 *
 * @param Facts $facts Facts with a beginning.
 * @param int   $since Unix time; sessions that were over before it, but for those of a rule, are left out.
 * @param int   $most  How many sessions, without those of a rule, at most.
 * @return list<CalendarEvent>
 */
function calendar_events( array $facts, int $since, int $most ): array {
	$rules  = Program\session_rules( $facts['sessions'] );
	$events = array() === $rules ? array( calendar_event( '', $facts ) ) : array();
	foreach ( $rules as $rule ) {
		$days = array_merge( $rule['days'], $rule['cancelled'] );
		sort( $days );
		$is_repeated = isset( $days[1] ) && ( '' === $rule['start'] || null !== calendar_zone_name() );
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
			$own[] = calendar_event(
				isset( $days[1] ) && ! $is_repeated ? "-$id-" . str_replace( '-', '', Program\day_of_number( $day ) ) : "-$id",
				$session,
				$is_repeated ? array( 'RECURRENCE-ID' . calendar_start( $session['start'] ) ) : array()
			);
		}
		if ( $is_repeated ) {
			// A cancelled session that has no event of its own is left out of the rule.
			$without = array_map( static fn( int $day ): string => Program\day_of_number( $day ), array_intersect( $out, $rule['cancelled'] ) );
			$as_all  = array(
				'cancelled' => array(),
				'places'    => array(),
				'without'   => array_merge( $rule['without'], $without ),
			) + $rule;
			array_unshift( $own, calendar_event( "-$id", Program\session_on( $days[0], $as_all ), recurrence_rule( $as_all, $days ) ) );
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
 * @param list<string> $more  Further lines that say when.
 * @return CalendarEvent
 */
function calendar_event( string $id, array $dates, array $more = array() ): array {
	return array(
		'id'           => $id,
		'times'        => array_merge( calendar_times( $dates ), $more ),
		// A program has its own on all of its events.
		'place'        => '' === $id ? '' : $dates['place'] ?? '',
		'is_cancelled' => '1' === ( $dates['cancelled'] ?? '' ),
	);
}

/**
 * The rule of an event. Cancelled sessions are in it: an event of their own says that they are.
 *
 * @param SessionRule         $rule Rule.
 * @param non-empty-list<int> $days Its days.
 * @return list<string> Lines.
 */
function recurrence_rule( array $rule, array $days ): array {
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
		$lines[] = 'EXDATE' . calendar_start( $session_start( Program\day_number( $day ) ) );
	}

	return $lines;
}

/**
 * Whether a program is an event with hours. One that only begins or only ends at an hour, on days apart, is an event of whole days.
 *
 * @param ProgramDates $facts Dates.
 */
function has_calendar_hours( array $facts ): bool {
	return strlen( $facts['start'] ) > 10 && ( strlen( $facts['end'] ) > 10 || '' === $facts['end'] || substr( $facts['start'], 0, 10 ) === $facts['end'] );
}

/**
 * Beginning and end of an event: days, which do not make anybody busy, or moments.
 *
 * @param ProgramDates $facts Dates.
 * @return list<string> Lines. No end where none is known, or where the clocks skip the hour of the beginning.
 */
function calendar_times( array $facts ): array {
	if ( ! has_calendar_hours( $facts ) ) {
		$start = substr( $facts['start'], 0, 10 );
		// The day after the last one.
		$after = Program\day_after( '' === $facts['end'] ? $start : substr( $facts['end'], 0, 10 ) );

		return array( 'DTSTART' . calendar_start( $start ), 'DTEND' . calendar_start( $after ), 'TRANSP:TRANSPARENT' );
	}
	$start = Program\date_moment( $facts['start'] )->getTimestamp();
	$end   = strlen( $facts['end'] ) > 10 ? Program\date_moment( $facts['end'] )->getTimestamp() : $start;
	$lines = array( 'DTSTART' . calendar_moment( $start ) );

	return $end > $start ? array_merge( $lines, array( 'DTEND' . calendar_moment( $end ) ) ) : $lines;
}

/**
 * A beginning: a day, or a moment.
 *
 * @param string $start Clean beginning.
 * @return string Value, with the parameter before it.
 */
function calendar_start( string $start ): string {
	return strlen( $start ) > 10 ? calendar_moment( Program\date_moment( $start )->getTimestamp() ) : ';VALUE=DATE:' . str_replace( '-', '', $start );
}

/**
 * A moment by the clock of the site, or in UTC.
 *
 * @param int $moment Unix time.
 * @return string With the parameter before it.
 */
function calendar_moment( int $moment ): string {
	$zone = calendar_zone_name();

	return null === $zone || '' === $zone
		? ':' . gmdate( 'Ymd\THis\Z', $moment )
		: ";TZID=$zone:" . gmdate( 'Ymd\THis', $moment + wp_timezone()->getOffset( new \DateTimeImmutable( "@$moment" ) ) );
}

/**
 * The name of the site's time zone in calendars. A whole number of hours has a name too, whose sign is turned round.
 *
 * @return string|null '' for UTC. Null for another offset: each session is in UTC then, as it may be on another weekday there.
 */
function calendar_zone_name(): ?string {
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
function calendar_zone( string $events ): array {
	preg_match_all( '/^(?:DT(?:START|END);TZID=[^:]*:|RRULE:.*;UNTIL=)(\d{8})/m', str_replace( "\r\n ", '', $events ), $found );
	$days = $found[1];
	if ( array() === $days || ! str_contains( $events, ';TZID=' ) ) {
		return array();
	}
	$last    = min( (int) strtotime( max( $days ) . ' UTC' ) + 2 * DAY_IN_SECONDS, time() + ZONE_YEARS * 365 * DAY_IN_SECONDS );
	$lines   = array( 'BEGIN:VTIMEZONE', 'TZID:' . calendar_zone_name() );
	$changes = ( new \DateTimeZone( (string) calendar_zone_name() ) )->getTransitions( min( (int) strtotime( min( $days ) . ' UTC' ), $last ) - 366 * DAY_IN_SECONDS, $last );
	$before  = null;
	foreach ( false === $changes ? array() : $changes as $change ) {
		$kind   = $change['isdst'] ? 'DAYLIGHT' : 'STANDARD';
		$before = $before ?? $change['offset'];
		$lines  = array_merge(
			$lines,
			array(
				"BEGIN:$kind",
				'DTSTART:' . gmdate( 'Ymd\THis', $change['ts'] + $before ),
				'TZOFFSETFROM:' . calendar_offset( $before ),
				'TZOFFSETTO:' . calendar_offset( $change['offset'] ),
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
function calendar_offset( int $seconds ): string {
	return ( $seconds < 0 ? '-' : '+' ) . gmdate( 'Hi', abs( $seconds ) );
}
