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

/**
 * When each event of a program is.
 *
 * @param Facts $facts Facts with a beginning.
 * @return non-empty-list<list<string>> Lines of each.
 */
function calendar_events( array $facts ): array {
	$events = array();
	foreach ( Program\session_rules( $facts['sessions'] ) as $rule ) {
		$sessions = array_map( static fn( int $day ): array => Program\session_on( $day, $rule ), $rule['days'] );
		if ( isset( $sessions[1] ) && ( has_named_zone() || '' === $rule['start'] ) ) {
			$events[] = array_merge( calendar_times( $sessions[0] ), repetition( $rule, $sessions ) );
		} else {
			// In UTC, a session may be on another weekday.
			$events = array_merge( $events, array_map( __NAMESPACE__ . '\\calendar_times', $sessions ) );
		}
	}

	return array() === $events ? array( calendar_times( $facts ) ) : $events;
}

/**
 * The rule of an event.
 *
 * @param SessionRule                  $rule     Rule.
 * @param non-empty-list<ProgramDates> $sessions Its sessions.
 * @return list<string> Lines.
 */
function repetition( array $rule, array $sessions ): array {
	$last  = Program\date_moment( end( $sessions )['start'] )->getTimestamp();
	$until = '' === $rule['start'] ? str_replace( '-', '', end( $sessions )['start'] ) : gmdate( 'Ymd\THis\Z', $last );
	$lines = array( "RRULE:FREQ=WEEKLY;WKST=MO;INTERVAL={$rule['every']};BYDAY=" . implode( ',', $rule['weekdays'] ) . ";UNTIL=$until" );
	foreach ( $rule['without'] as $day ) {
		$lines[] = 'EXDATE' . ( '' === $rule['start'] ? ';VALUE=DATE:' . str_replace( '-', '', $day ) : calendar_moment( Program\date_moment( Program\session_on( Program\day_number( $day ), $rule )['start'] )->getTimestamp() ) );
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
 * Beginning and end of an event: days, or moments in the site's time zone.
 *
 * @param ProgramDates $facts Dates.
 * @return list<string> Lines. No end where none is known, or where the clocks skip the hour of the beginning.
 */
function calendar_times( array $facts ): array {
	if ( ! has_calendar_hours( $facts ) ) {
		$start = substr( $facts['start'], 0, 10 );
		// The day after the last one.
		$after = Program\day_after( '' === $facts['end'] ? $start : substr( $facts['end'], 0, 10 ) );

		return str_replace( '-', '', array( "DTSTART;VALUE=DATE:$start", "DTEND;VALUE=DATE:$after" ) );
	}
	$start = Program\date_moment( $facts['start'] )->getTimestamp();
	$end   = strlen( $facts['end'] ) > 10 ? Program\date_moment( $facts['end'] )->getTimestamp() : $start;
	$lines = array( 'DTSTART' . calendar_moment( $start ) );

	return $end > $start ? array_merge( $lines, array( 'DTEND' . calendar_moment( $end ) ) ) : $lines;
}

/**
 * A moment by the clock of the site, or in UTC where the site has an offset instead of a time zone.
 *
 * @param int $moment Unix time.
 * @return string With the parameter before it.
 */
function calendar_moment( int $moment ): string {
	return has_named_zone() ? ';TZID=' . wp_timezone_string() . ':' . gmdate( 'Ymd\THis', $moment + wp_timezone()->getOffset( new \DateTimeImmutable( "@$moment" ) ) ) : ':' . gmdate( 'Ymd\THis\Z', $moment );
}

/** Whether the site has a time zone with a name, other than UTC. */
function has_named_zone(): bool {
	return 1 === preg_match( '/^[A-Z]/i', wp_timezone_string() ) && 'UTC' !== wp_timezone_string();
}

/**
 * The site's time zone while events take place: the offset from a year before, and each change of the clocks.
 *
 * @param string $events Events, as lines of a file.
 * @return list<string> Lines; none where no event has hours, or where the site has an offset instead.
 */
function calendar_zone( string $events ): array {
	preg_match_all( '/^(?:DT(?:START|END);TZID=[^:]*:|RRULE:.*;UNTIL=)(\d{8})/m', str_replace( "\r\n ", '', $events ), $found );
	$days = $found[1];
	if ( array() === $days || ! str_contains( $events, ';TZID=' ) ) {
		return array();
	}
	$lines   = array( 'BEGIN:VTIMEZONE', 'TZID:' . wp_timezone_string() );
	$changes = wp_timezone()->getTransitions( (int) strtotime( min( $days ) . ' UTC' ) - 366 * DAY_IN_SECONDS, (int) strtotime( max( $days ) . ' UTC' ) + 2 * DAY_IN_SECONDS );
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
