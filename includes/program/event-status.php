<?php
/**
 * What happens to a program other than planned: it is cancelled, postponed, or moved online.
 *
 * A postponed program has no new date yet while it has no previous one, or both are the same. It counts as one without dates then.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * It in words.
 *
 * @param string $status Status, other than ''.
 */
function event_status_words( string $status ): string {
	switch ( $status ) {
		case 'cancelled':
			return _x( 'Cancelled', 'program', 'programs-filter' );
		case 'postponed':
			return _x( 'Postponed', 'program', 'programs-filter' );
	}

	return _x( 'Moved online', 'program', 'programs-filter' );
}

/**
 * Whether a program is cancelled.
 *
 * @param Facts $facts Facts.
 */
function is_cancelled( array $facts ): bool {
	return 'cancelled' === $facts['event_status'];
}

/**
 * Whether a program waits for a new date.
 *
 * @param Facts $facts Facts in effect.
 */
function is_without_new_date( array $facts ): bool {
	return 'postponed' === $facts['event_status'] && '' === $facts['start'];
}

/**
 * The dates of a postponed program: the new ones, and when it was to begin.
 *
 * @param array{string, string} $dates Text and HTML of the new dates; empty for none.
 * @param Facts                 $facts Facts in effect.
 * @param int                   $now   Unix time.
 * @return array{string, string} Text and HTML.
 */
function with_previous_date( array $dates, array $facts, int $now ): array {
	$date     = $facts['previous_start'];
	$previous = 'postponed' === $facts['event_status'] ? dates_text_and_html( $date, substr( $date, 0, 10 ), $now ) : array( '', '' );
	if ( '' === $previous[0] ) {
		return $dates;
	}
	/* translators: 1: new dates of a program, 2: its previous date. */
	$sentence = __( '%1$s (before: %2$s)', 'programs-filter' );
	if ( '' === $dates[0] ) {
		/* translators: %2$s: previous date of a program. */
		$sentence = __( 'New date to be announced (before: %2$s)', 'programs-filter' );
	}

	return array( sprintf( $sentence, $dates[0], $previous[0] ), sprintf( esc_html( $sentence ), $dates[1], $previous[1] ) );
}
