<?php
/**
 * The sessions that a row means: by its schedule, and by weekdays in a column of their own.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * A row whose schedule begins with the weekdays of a column of their own. A day says its weekday itself.
 *
 * @param SheetRow $row Row.
 * @return SheetRow
 */
function with_weekdays( array $row ): array {
	$values   = $row['values'];
	$schedule = implode( ', ', array_diff( array( $values['weekdays'] ?? '', $values['schedule'] ?? '' ), array( '' ) ) );
	if ( isset( $values['weekdays'] ) && '' === day_of_session( $row ) && mb_strlen( $schedule ) <= Program\kinds_table()['text']['longest'] ) {
		$row['values']['schedule'] = $schedule;
	}
	unset( $row['values']['weekdays'] );

	return $row;
}

/**
 * The day of a row that begins and ends on it.
 *
 * @param SheetRow $row Row.
 * @return string '' for one that has several, no end, or sessions.
 */
function day_of_session( array $row ): string {
	$values = $row['values'];
	$start  = (string) Program\clean_fact( 'moment', $values['start'] ?? '' );
	$end    = (string) Program\clean_fact( 'moment', $values['end'] ?? '' );
	$day    = (string) substr( $start, 0, 10 );

	return '' !== $day && substr( $end, 0, 10 ) === $day && '' === ( $values['sessions'] ?? '' ) ? $day : '';
}

/**
 * A row whose schedule says weekdays and hours from its beginning to its end, with these as sessions: it is no event of some weeks.
 *
 * @param SheetRow $row Row.
 * @return SheetRow
 */
function with_sessions( array $row ): array {
	$values   = $row['values'];
	$schedule = $values['schedule'] ?? '';
	// An export says which sessions a program has, or that it has none.
	$is_export = isset( $values['sessions'], $values['id'] );
	if ( '' === $schedule || $is_export || '' !== ( $values['sessions'] ?? '' ) || isset( $row['problems']['sessions'] ) ) {
		return $row;
	}
	list( $start, $end ) = array( $values['start'] ?? '', $values['end'] ?? '' );
	$sessions            = Program\sessions_of_schedule( $schedule, $start, $end );
	if ( '' !== $sessions ) {
		$row['values'] = array( 'schedule' => '' ) + compact( 'sessions' ) + $values;
	}

	return $row;
}
