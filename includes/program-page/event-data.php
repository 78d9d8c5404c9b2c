<?php
/**
 * Maps the facts of a program to schema.org properties (type, dates, status, sessions, location, teachers, capacity). Called by structured-data.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Weekdays by their names in iCalendar. */
const SCHEMA_WEEKDAYS = array(
	'MO' => 'https://schema.org/Monday',
	'TU' => 'https://schema.org/Tuesday',
	'WE' => 'https://schema.org/Wednesday',
	'TH' => 'https://schema.org/Thursday',
	'FR' => 'https://schema.org/Friday',
	'SA' => 'https://schema.org/Saturday',
	'SU' => 'https://schema.org/Sunday',
);

/**
 * The type of a program.
 *
 * @param Facts $facts    Facts.
 * @param bool  $has_text Whether it has a description.
 * @return 'Event'|'Course'|'CreativeWork'
 */
function get_schema_type( array $facts, bool $has_text ): string {
	if ( '' !== $facts['start'] && ( 'online' === $facts['event_status'] || '' !== $facts['place'] . $facts['address'] . $facts['online_url'] ) ) {
		return 'Event';
	}

	return $has_text && '1' !== $facts['application'] && '' !== $facts['start'] . $facts['end'] . $facts['schedule'] ? 'Course' : 'CreativeWork';
}

/**
 * The status of an event. It keeps its previous date until there is a new one.
 *
 * @param Facts $facts Displayed facts.
 * @return array<string, string>
 */
function get_event_status_data( array $facts ): array {
	switch ( $facts['event_status'] ) {
		case 'cancelled':
			return array( 'eventStatus' => 'https://schema.org/EventCancelled' );
		case 'online':
			return array( 'eventStatus' => 'https://schema.org/EventMovedOnline' );
		case 'postponed':
			return array( 'eventStatus' => 'https://schema.org/EventPostponed' );
		case 'rescheduled':
			return array(
				'eventStatus'       => 'https://schema.org/EventRescheduled',
				'previousStartDate' => '' === $facts['previous_start'] ? '' : Program\datetime_attribute( $facts['previous_start'] ),
			);
	}

	return array( 'eventStatus' => 'https://schema.org/EventScheduled' );
}

/**
 * Beginning and end: days, or with the site's offset. When the clocks skip the hour of the beginning, the end may be before it, and is left
 * out.
 *
 * @param ProgramDates $dates Dates.
 * @return array{startDate: string, endDate: string} '' for what is not known.
 */
function get_schema_times( array $dates ): array {
	list( $start, $end ) = array( $dates['start'], $dates['end'] );
	$is_skipped          = strlen( $start ) > 10 && strlen( $end ) > 10 && Program\date_moment( $end ) < Program\date_moment( $start );

	return array(
		'startDate' => '' === $start ? '' : Program\datetime_attribute( $start ),
		'endDate'   => '' === $end || $is_skipped ? '' : Program\datetime_attribute( $end ),
	);
}

/**
 * The sessions of an event: rules as schedules; days without a rule, and sessions elsewhere, as events of their own.
 *
 * @param Facts                $facts Facts.
 * @param array<string, mixed> $event What all of them have: name, state, place.
 * @return array<string, mixed>
 */
function get_session_data( array $facts, array $event ): array {
	$days  = array();
	$rules = Program\session_rules( $facts['sessions'] );
	foreach ( $rules as $rule ) {
		$elsewhere = array_intersect( array_keys( $rule['places'] ), $rule['days'] );
		foreach ( Program\is_repeated( $rule ) ? $elsewhere : array_merge( $rule['days'], $rule['cancelled'] ) as $number ) {
			$session = Program\session_on( $number, $rule );
			if ( '' === $session['cancelled'] || '' === $session['moved'] ) {
				$days[] = get_session_event( $session, $event );
			}
		}
	}
	$is_one = array() === array_filter( $rules, 'ProgramsFilter\\Program\\is_repeated' ) && count( $days ) < 2;

	return array(
		'eventSchedule' => get_schedule_data( $facts ),
		'subEvent'      => $is_one ? array() : $days,
	);
}

/**
 * A session as a separate event.
 *
 * @param Session              $session Session.
 * @param array<string, mixed> $event   What all of them have.
 * @return array<string, mixed>
 */
function get_session_event( array $session, array $event ): array {
	$own = array( '@type' => 'Event' );
	if ( '' !== $session['cancelled'] ) {
		$own['eventStatus'] = 'https://schema.org/EventCancelled';
	} elseif ( '' !== $session['moved'] ) {
		$own['eventStatus']       = 'https://schema.org/EventRescheduled';
		$own['previousStartDate'] = $session['moved'];
	}
	if ( '' !== $session['place'] ) {
		$own['location'] = array(
			'@type'   => 'Place',
			'name'    => $session['place'],
			'address' => $session['place'],
		);
	}

	// The previous date is that of the first session.
	return $own + array_diff_key( $event, array( 'previousStartDate' => '' ) ) + remove_empty_values( get_schema_times( $session ) );
}

/**
 * The rules of a program's sessions. Hours are those of the site's time zone, or have its offset where it has no name.
 *
 * @param Facts $facts Facts.
 * @return list<array<string, mixed>>
 */
function get_schedule_data( array $facts ): array {
	$schedules = array();
	$zone      = wp_timezone_string();
	$has_name  = 1 === preg_match( '/^[A-Z]/i', $zone );
	$time      = static fn( string $hour ): string => '' === $hour ? '' : "$hour:00" . ( $has_name ? '' : $zone );
	// What is always open has no first and last day to tell.
	foreach ( '' === $facts['end'] ? array() : Program\session_rules( $facts['sessions'] ) as $rule ) {
		if ( array() !== $rule['days'] && Program\is_repeated( $rule ) ) {
			$is_monthly  = array() !== $rule['monthdays'];
			$by_number   = $is_monthly && is_numeric( $rule['monthdays'][0] );
			$weekdays    = array_values( array_intersect_key( SCHEMA_WEEKDAYS, array_flip( $rule['weekdays'] ) ) );
			$schedules[] = remove_empty_values(
				array(
					'@type'            => 'Schedule',
					'startDate'        => Program\day_of_number( $rule['days'][0] ),
					'endDate'          => Program\day_of_number( (int) end( $rule['days'] ) ),
					'repeatFrequency'  => "P{$rule['every']}" . ( $is_monthly ? 'M' : 'W' ),
					'repeatCount'      => count( $rule['days'] ),
					// Weekdays of a month by their names in iCalendar.
					'byDay'            => $by_number ? array() : ( $is_monthly ? $rule['monthdays'] : $weekdays ),
					'byMonthDay'       => $by_number ? array_map( 'intval', $rule['monthdays'] ) : array(),
					'startTime'        => $time( $rule['start'] ),
					'endTime'          => $time( $rule['end'] ),
					'exceptDate'       => array_merge( $rule['without'], array_map( 'ProgramsFilter\\Program\\day_of_number', $rule['cancelled'] ) ),
					'scheduleTimezone' => $has_name ? $zone : '',
				)
			);
		}
	}

	return $schedules;
}

/**
 * The location of an event: a place, online, or both. Search engines want an address, and get the name of the place without one. Where no address
 * online is known, it is the page of the program.
 *
 * @param Facts  $facts Facts.
 * @param string $url   Address of the program.
 * @return array<string, mixed> `location`, and how people attend unless they simply come. Empty where nothing is known.
 */
function get_location_data( array $facts, string $url ): array {
	$has_place = '' !== $facts['place'] . $facts['address'];
	$place     = array(
		'@type'   => 'Place',
		'name'    => '' === $facts['place'] ? $facts['address'] : $facts['place'],
		'address' => '' === $facts['address'] ? $facts['place'] : $facts['address'],
	);
	if ( ! $has_place && 'online' !== $facts['event_status'] && '' === $facts['online_url'] ) {
		return array();
	}
	if ( $has_place && '' === $facts['online_url'] ) {
		return array( 'location' => $place );
	}
	$online = array(
		'@type' => 'VirtualLocation',
		'url'   => '' === $facts['online_url'] ? $url : $facts['online_url'],
	);

	return array(
		'eventAttendanceMode' => 'https://schema.org/' . ( $has_place ? 'Mixed' : 'Online' ) . 'EventAttendanceMode',
		'location'            => $has_place ? array( $place, $online ) : $online,
	);
}

/**
 * The teacher.
 *
 * @param Facts $facts Facts.
 * @return array<string, string>
 */
function get_teacher_data( array $facts ): array {
	return '' === $facts['teacher'] ? array() : array(
		'@type' => 'Person',
		'name'  => $facts['teacher'],
	);
}

/**
 * The capacity of an event, and the places left.
 *
 * @param Facts $facts Facts.
 * @return array{maximumAttendeeCapacity: int|'', remainingAttendeeCapacity: int|''} '' for what is not known.
 */
function get_capacity_data( array $facts ): array {
	return array(
		'maximumAttendeeCapacity'   => '' === $facts['places'] ? '' : (int) $facts['places'],
		'remainingAttendeeCapacity' => '' === $facts['places_left'] ? '' : (int) $facts['places_left'],
	);
}

/**
 * Data without empty values.
 *
 * @param array<string, mixed> $data Data.
 * @return array<string, mixed>
 */
function remove_empty_values( array $data ): array {
	return array_filter( $data, static fn( $value ): bool => '' !== $value && array() !== $value );
}
