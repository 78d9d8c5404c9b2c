<?php
/**
 * What happens to a program other than planned: it is cancelled, postponed, or moved online.
 *
 * A postponed program has no new date yet while it has no former one, or both are the same. It counts as one without dates then.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * It in words.
 *
 * @param string $happening One of HAPPENINGS, other than ''.
 */
function happening_words( string $happening ): string {
	switch ( $happening ) {
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
	return 'cancelled' === $facts['happening'];
}

/**
 * Whether a program waits for a new date.
 *
 * @param Facts $facts Facts in effect.
 */
function is_without_new_date( array $facts ): bool {
	return 'postponed' === $facts['happening'] && '' === $facts['start'];
}

/**
 * The dates of a postponed program: the new ones, and when it was to begin.
 *
 * @param array{string, string} $dates Text and HTML of the new dates; empty for none.
 * @param Facts                 $facts Facts in effect.
 * @return array{string, string} Text and HTML.
 */
function with_former_date( array $dates, array $facts ): array {
	$former = 'postponed' === $facts['happening'] ? dates_text_and_html( $facts['former_start'], substr( $facts['former_start'], 0, 10 ) ) : array( '', '' );
	if ( '' === $former[0] ) {
		return $dates;
	}
	/* translators: 1: new dates of a program, 2: its former date. */
	$sentence = __( '%1$s (before: %2$s)', 'programs-filter' );
	if ( '' === $dates[0] ) {
		/* translators: %2$s: former date of a program. */
		$sentence = __( 'New date to be announced (before: %2$s)', 'programs-filter' );
	}

	return array( sprintf( $sentence, $dates[0], $former[0] ), sprintf( esc_html( $sentence ), $dates[1], $former[1] ) );
}
